"""Nod: a game of one move."""
