"""The screen on which a match is played: its keys, its answers; the match itself is behind a port."""
