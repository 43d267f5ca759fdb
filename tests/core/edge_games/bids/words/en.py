"""Bids in English."""

WORDS = {
    "game.name": "Bids",
    "ask.lay": "Lay a card: the highest that is alone takes the point.",
    "card.1": "one",
    "card.2": "two",
    "card.3": "three",
    "card.4": "four",
    "log.laid": "{seat:who} laid a card",
    "log.nobody": "Two cards were the highest: nobody takes the point",
    "log.won": "{seat:who} took the point with a {n}",
    "pile.hand": "Hand",
    "score.won": "Points won",
    "verb.play": "lay",
    "why.laid": "You can lay one of your cards",
}
