"""Pebbles: a small game that exists only in the tests."""
