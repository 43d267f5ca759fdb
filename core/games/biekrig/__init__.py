"""Biekrig: two hives and a year full of flowers, swarms and mites."""
