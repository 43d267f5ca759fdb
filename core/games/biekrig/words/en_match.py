"""What in Biekrig depends on what was agreed for a match, in English."""

MATCH: dict[str, str] = {
    "part.points_hive": "each of your hives                      1 point",
    "part.points_hive@points_per_hive=2": "each of your hives                      2 points",
    "part.points_split": "a point more",
    "part.points_split@points_per_hive=2": "two points more",
    "part.ruling_hive": "Each hive is one point; the rulebook gives no number for it.",
    "part.ruling_hive@points_per_hive=2": "Each hive is two points; the rulebook gives no number for it.",
    "part.house_hive": "1 point for a hive",
    "part.house_hive@points_per_hive=2": "2 points for a hive, as chosen for this match; else it is 1",
    "rule.swarm@points_per_hive=2": "Before your roll: a new hive for nothing, a queen with two workers. That is two points at once.",
    "rule.hive@points_per_hive=2": "A queen and two to five workers; each hive is worth two points. The more bees, the surer it finds food: three bees bring on 1 to 3, six bees always.",
    "price.split@points_per_hive=2": "splits a full hive: +2 points",
    "part.order": "A turn has three parts, always in this order:",
    "part.order@phase_order=free": "A turn has three parts; the first two in any order, even by turns:",
    "part.bought": """\
Once you have bought something you cannot
play event cards any more in this turn.""",
    "part.bought@phase_order=free": """\
You can still play event
cards after you have bought something.""",
    "part.ruling_order": "All event cards of a turn come before its first purchase.",
    "part.ruling_order@phase_order=free": "Event cards and purchases of a turn come in any order.",
    "rule.acid_treatment@acid_fresh=usable": "When somebody attacks you with Varroa: no die is rolled, you lose nothing. Choose before the die falls. One that you have only just drawn can be used, too.",
    "rule.space.event@acid_fresh=usable": "At the very end of the turn you draw an event card. It can be used from your next turn on, an acid treatment at once.",
    "part.drawn": """\
You can use it from
your next turn on, once; then it is discarded. Five cards may be in your
hand; with a sixth you discard one of them, the new one or an old one.""",
    "part.drawn@acid_fresh=usable": """\
You can use it from
your next turn on (Acid treatment at once), once; then it is discarded. Five
cards may be in your hand; with a sixth you discard one of the six.""",
    "part.ruling_acid": "An acid treatment just drawn does not protect before your next turn.",
    "part.ruling_acid@acid_fresh=usable": "An acid treatment protects as soon as it has been drawn.",
    "part.harvest_when": """\
If you passed the harvest line you may now harvest. If you stopped on a
question mark you draw""",
    "part.harvest_when@harvest_timing=at_crossing": """\
If you pass the harvest line you may harvest before the space acts. If you
stopped on a question mark you draw""",
    "part.harvest_order": """\
You do so after the action of the space where you stopped, so its honey
counts, and before you draw a card.""",
    "part.harvest_order@harvest_timing=at_crossing": """\
You do so before the action of the space where you stopped, so its honey
does not count yet.""",
    "part.ruling_harvest": "Harvesting comes after the action of the space.",
    "part.ruling_harvest@harvest_timing=at_crossing": "Harvesting comes before the action of the space.",
    "rule.varroa@varroa_targets=non_minimal_only": "Before your roll: name somebody who has a hive of three workers or more. 4 to 6 costs them a worker. They choose the hive; a minimal hive is lost as a whole, but never their last one. An acid treatment stops the attack before the die falls.",
    "why.varroa@varroa_targets=non_minimal_only": "Nobody else has a hive with three workers or more",
    "tip.3@varroa_targets=non_minimal_only": "Varroa only comes where there is a hive that is not minimal.",
    "part.varroa_not": "Not against somebody whose only hive is minimal.",
    "part.varroa_not@varroa_targets=non_minimal_only": "Not against somebody who has minimal hives only.",
    "part.ruling_varroa": """\
Varroa may be used on somebody with minimal hives only. The rulebook says
  no in one sentence, and in the next what happens then.""",
    "part.ruling_varroa@varroa_targets=non_minimal_only": """\
Varroa cannot be used on somebody with minimal hives only. The rulebook
  says so in one sentence, and in the next what would happen then.""",
    "rule.robbing@robbing_empty_target=forbidden": "Before your roll: name somebody who has honey, and roll. 1 to 3 is honey from them to you. You never get more than they have. On 4 to 6 nothing happens, and the card is gone either way.",
    "part.rob": "you get that much of their honey, or all they have.",
    "part.rob@robbing_empty_target=forbidden": """\
you get that much of their honey, or all they have.
           Not against somebody who has no honey.""",
    "part.ruling_rob": "Somebody without honey may be robbed, in vain.",
    "part.ruling_rob@robbing_empty_target=forbidden": "Somebody without honey cannot be robbed.",
    "part.last_round": """\
There is no last round, unless the match has been set to one: then most
points win, and a tie is shared.""",
    "part.last_round@round_limit=100": """\
Round 100 is the last: after it most points win, and a tie is shared.""",
    "part.ruling_limit": "There is no limit to the hives of a player, nor to the game.",
    "part.ruling_limit@round_limit=100": "There is no limit to the hives of a player. Round 100 is the last.",
}
