"""What a player may set, in files and by keys, and what a start is given; no screen, and of a match only which one it is."""
