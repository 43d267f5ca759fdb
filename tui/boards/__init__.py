"""How a game's pieces are laid out in the zones: one folder a game, found by its key, and the plain one; no keys."""
