"""Which texts of Biekrig say something else for what has been agreed otherwise than usual."""

DEPENDS: dict[str, str] = {
    # `note.varroa` ("a worker, or a minimal hive") holds for both: whoever is attacked chooses the
    # hive, and beside a larger one that may be a minimal one.
    "varroa_targets=non_minimal_only": "rule.varroa why.varroa help.attacks help.rulings tip.3",
    "harvest_timing=at_crossing": "help.turn help.harvest help.rulings",
    "acid_fresh=usable": "rule.acid_treatment rule.space.event help.events help.rulings",
    "phase_order=free": "help.turn help.rulings",
    "points_per_hive=2": "rule.swarm rule.hive price.split help.goal help.buying help.rulings help.numbers",
    "robbing_empty_target=forbidden": "rule.robbing help.attacks help.rulings",
    "round_limit=100": "help.end help.rulings",
}
"""What is agreed, and the keys of the texts that differ from those of a usual match for two."""
UNSAID: dict[str, str] = {
    "board=quiet": "the board is drawn, and no text says how many spaces of a kind it has",
    "seats=3": "what changes with the number of seats is counted on the table, not told",
    "seats=4": "what changes with the number of seats is counted on the table, not told",
    "seats=5": "what changes with the number of seats is counted on the table, not told",
}
"""What no text depends on, and why not."""
