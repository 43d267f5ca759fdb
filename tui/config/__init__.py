"""What a player may set, in files and by keys, and what a start is given; no screen, nothing of a match."""
