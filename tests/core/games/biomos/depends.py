"""Which texts of Biomos say something else for what has been agreed otherwise than usual."""

_ADVANCED = """
    rule.terrain.sea rule.terrain.desert rule.terrain.forest rule.terrain.mountain rule.terrain.ice
    help.goal help.turn help.ring help.events help.end help.alone help.sources tip.6"""
DEPENDS: dict[str, str] = {
    "mode=advanced": _ADVANCED,
    "mode=advanced,fixed_gap=skipped": _ADVANCED,
    "mode=advanced,late=both": _ADVANCED,
    "mode=advanced,planets=random": _ADVANCED,
    "dunes=out": "help.sources",
    "ice_moon=stays": "help.events",
    "seats=1": "why.gap log.ended help.goal help.turn help.end tip.4",
}
"""What is agreed, and the keys of the texts that differ from those of a usual match for two."""
UNSAID: dict[str, str] = {
    "planets=random": "in a basic match nobody has a planet of their own, and no text speaks of it",
    "late=both": "a basic match has the starting marker anyway",
    "fixed_gap=skipped": "a basic match has no fixed fields, and no text speaks of them",
    "starter=1": "it says whose turn comes first, and no text speaks of that",
    "starter=2": "it says whose turn comes first, and no text speaks of that",
    "starter=3": "it says whose turn comes first, and no text speaks of that",
    "starter=4": "it says whose turn comes first, and no text speaks of that",
    "seats=3": "what changes with the number of seats is counted on the table, not told",
    "seats=4": "what changes with the number of seats is counted on the table, not told",
}
"""What no text depends on, and why not."""
