"""Biotopia: butterflies come to the best flower garden."""
