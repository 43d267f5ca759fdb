"""Biomos: slide, fill and read a planet's ring; by Gricha German."""
