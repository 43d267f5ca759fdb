"""Bids: all are asked at once."""
