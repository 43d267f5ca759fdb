"""Count: a game without chance or secrets."""
