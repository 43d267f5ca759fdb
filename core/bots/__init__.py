"""Opponents: they know views and options, no game and no clock."""
