"""Files: saves are written, read, listed and recovered here; nothing is drawn."""
