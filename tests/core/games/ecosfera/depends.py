"""Which texts of Ecosfera Baltica say something else for what has been agreed otherwise than usual."""

DEPENDS: dict[str, str] = {
    "preset=easy": "help.goal",
    "preset=hard": "help.goal",
    "preset=advanced": "help.goal",
    "elements=3": "help.goal",
    "elements=4": "help.goal",
    "elements=5": "help.goal",
    "elements=7": "help.goal",
    "elements=8": "help.goal",
    "pressure=1": "help.goal",
    "pressure=3": "help.goal",
    "pressure=4": "help.goal",
    "eutrophication=strict": "help.goal",
    "eutrophication=strict,seats=3": "help.goal",
    "eutrophication=unlimited": "help.goal help.variants",
    "calanoida=out": "rule.atmospheric_deposition help.variants",
    "level=2": "help.pressure help.rulings",
    "level=27": "help.pressure help.rulings help.variants",
    "pass_pressure=no": "rule.pressure rule.pass help.abilities help.pressure tip.3",
    "pass_pressure=no,level=2": "rule.pressure rule.pass help.abilities help.pressure help.rulings tip.3",
    "votes=none": "help.policies",
    "seats=1": "rule.pressure rule.pass means.pass rule.underwater_noise rule.beach_litter help.goal help.abilities help.pressure help.policies tip.1 tip.3",
    "seats=1,pass_pressure=no": "rule.pressure rule.pass means.pass rule.underwater_noise rule.beach_litter help.goal help.abilities help.pressure help.policies tip.1 tip.3",
}
"""What is agreed, and the keys of the texts that differ from those of a usual match for two."""
UNSAID: dict[str, str] = {
    "elements=6": "the preset that is usual has as many",
    "pressure=2": "the preset that is usual has as many",
    "seats=3": "what changes with the number of seats is counted on the table, not told",
    "seats=4": "what changes with the number of seats is counted on the table, not told",
}
"""What no text depends on, and why not."""
