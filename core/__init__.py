"""The rules: pure and deterministic; no screen, no files, no clock, no chance of their own."""

__version__ = "0.1.0"
