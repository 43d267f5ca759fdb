"""The games: one folder each, found by the catalogue; README.md says how one is written."""

UNFINISHED: frozenset[str] = frozenset()
"""Games whose rules stand and are tested, but whose table is not drawn yet: in no menu."""
