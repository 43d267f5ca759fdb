"""Patience in English."""

WORDS = {
    "game.name": "Patience",
    "ask.turn": "Turn a card, or stop.",
    "card.black": "black",
    "card.red": "red",
    "log.stopped": "That was enough",
    "log.turned": "A {card:word} card came",
    "pile.pack": "Pack",
    "pile.row": "Row",
    "score.row": "Black cards",
    "verb.draw": "turn",
    "verb.end": "stop",
    "why.no": "You can turn a card or stop",
}
