"""The zones of a table and what the sheets over it say, for playing and for watching; no hands."""
