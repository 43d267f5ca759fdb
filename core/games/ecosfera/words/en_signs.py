"""What the signs of the board of Ecosfera mean, and its sources, in English."""

SIGNS: dict[str, str] = {
    "means.pass": "Pass: a card goes to another row, or an element back to the market",
    "means.pass@seats=1": "Pass: a card goes on top of your supply, or an element back to the market",
    "means.plus": "Plus: draw the top card of your supply",
    "means.refresh": "Refresh: new producers or consumers in the market",
    "means.star": "a star: once a turn it draws a policy card, if you like",
    "means.pressure": "a pressure card: three in a row bring an impact",
    "means.restored": "restored",
    "means.meter": "how far it has come; it must not get full",
    "means.active": "an active token: can be used",
    "means.used": "used in this turn; of a token: inactive",
    "means.mine": "two of your unused producers bring it",
    "means.shared": "a producer of yours and one of a partner’s could bring it",
    "means.times": "so many of them",
    "means.others": "so many more",
    "means.nothing": "nothing there",
    "means.lasts": "in force to the end of the game",
    "means.reveal": "just drawn, for all to see; fair undo ends there",
    # -- where the numbers are from
    "source.species": "Species",
    "source.policies": "Policies",
    "means.giver": "passed to this row since your last turn, by whom",
}
