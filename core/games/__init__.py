"""The games: one folder each, found by the catalogue; README.md says how one is written."""

PUBLISHED: frozenset[str] = frozenset({"biekrig", "biomos", "biotopia", "ecosfera"})
"""Games that keep more than core/game.py asks: tests/core/published says what, and holds them to it.

A folder that is not named here is found, offered and played all the same.
"""
UNFINISHED: frozenset[str] = frozenset()
"""Games whose rules stand and are tested, but whose table is not drawn yet: in no menu."""
