"""Which texts of Biotopia say something else for what has been agreed otherwise than usual."""

DEPENDS: dict[str, str] = {
    "edition=da": "rule.meadow_brown help.turn help.events",
    "common_blue=must": "rule.common_blue help.events help.editions",
}
"""What is agreed, and the keys of the texts that differ from those of a usual match for two."""
UNSAID: dict[str, str] = {
    "starter=1": "it says whose turn comes first, and no text speaks of that",
    "starter=2": "it says whose turn comes first, and no text speaks of that",
    "starter=3": "it says whose turn comes first, and no text speaks of that",
    "starter=4": "it says whose turn comes first, and no text speaks of that",
    "starter=5": "it says whose turn comes first, and no text speaks of that",
    "seats=3": "what changes with the number of seats is counted on the table, not told",
    "seats=4": "what changes with the number of seats is counted on the table, not told",
    "seats=5": "what changes with the number of seats is counted on the table, not told",
}
"""What no text depends on, and why not."""
