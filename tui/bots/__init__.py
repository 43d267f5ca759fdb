"""The processes in which bots think, and what they find out about a match; the bots themselves are in core."""
