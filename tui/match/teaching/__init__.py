"""Lessons at a running match."""
