"""Patience: a game for one, of chance and nothing else that is hidden."""
