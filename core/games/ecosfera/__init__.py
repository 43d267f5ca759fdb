"""Ecosfera Baltica: together, restore six habitats before six impacts ruin the sea."""
