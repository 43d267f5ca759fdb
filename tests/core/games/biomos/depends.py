"""Which texts of Biomos say something else for what has been agreed otherwise than usual."""

_MARKERS = "rule.terrain.sea rule.terrain.desert rule.terrain.forest rule.terrain.mountain rule.terrain.ice"
"""What is said of each marker: events touch them in the advanced game only."""
DEPENDS: dict[str, str] = {
    "mode=advanced": f"help.turn tip.6 {_MARKERS}",
    "mode=advanced,fixed_gap=skipped": f"help.turn tip.6 {_MARKERS} help.ring help.sources",
    "planets=random": "help.sources",
    "late=both": "help.sources",
    "dunes=out": "help.sources",
    "fixed_gap=skipped": "help.ring help.sources",
    "ice_moon=stays": "help.events help.sources",
    "seats=1": "why.gap log.ended help.goal help.turn help.end help.sources tip.4",
}
"""What is agreed, and the keys of the texts that differ from those of a usual match for two."""
UNSAID: dict[str, str] = {
    "starter=1": "it says whose turn comes first, and no text speaks of that",
    "starter=2": "it says whose turn comes first, and no text speaks of that",
    "starter=3": "it says whose turn comes first, and no text speaks of that",
    "starter=4": "it says whose turn comes first, and no text speaks of that",
    "seats=3": "what changes with the number of seats is counted on the table, not told",
    "seats=4": "what changes with the number of seats is counted on the table, not told",
}
"""What no text depends on, and why not."""
