"""How a game's pieces are laid out in the zones, one file a game, found by its key."""
