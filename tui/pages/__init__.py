"""What the screens around the table show: painters of a canvas, and the words they need; no keys."""
