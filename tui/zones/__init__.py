"""One line-drawn widget for each zone of the table."""
