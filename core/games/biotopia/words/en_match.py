"""What in Biotopia depends on what was agreed for a match, in English."""

MATCH: dict[str, str] = {
    "option.edition.en.head": "English edition",
    "option.edition.da.head": "Danish edition",
    "rule.common_blue@common_blue=must": "Event: take one of the Sky cards into your hand; you cannot decline. The Sky is refilled at once.",
    "part.blue": "You may take a card from the Sky.",
    "part.blue@common_blue=must": "Take a card from the Sky; you cannot decline.",
    "part.ruling_blue": "Common Blue may be declined, unless the match is set to “must take”.",
    "part.ruling_blue@common_blue=must": "The card of a Common Blue cannot be declined, as chosen for this match.",
    "part.brown": "Draw a card for each Meadow Brown you now have in play.",
    "part.brown@edition=da": """\
You may draw a card for each one you now have in play;
                all or none.""",
    "rule.meadow_brown@edition=da": "Event: you may draw one card for each of your Meadow Browns in play. This one counts, too; it is all or nothing.",
    "part.gap": "the gap is filled from the Deck.",
    "part.gap@edition=da": """\
the gap is filled from the Deck.
     Three alike go to the Compost Heap, and three new ones come.""",
    "mission.edge_three@rules=1": "Orange, Essex, Admiral",
    "mission.edge_three.short@rules=1": "Orange Essex Admiral",
    "rule.edge_three@rules=1": "Have Orange Tip, Essex Skipper and Red Admiral in play. A Camberwell Beauty may stand for one of them.",
}
