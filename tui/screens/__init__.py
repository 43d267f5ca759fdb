"""The screens around the table: what their keys and clicks do; what they look like is in pages."""
