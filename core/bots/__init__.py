"""Opponents: they know views and answers, no game and no clock."""
