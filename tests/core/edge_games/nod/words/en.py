"""Nod in English."""

WORDS = {
    "game.name": "Nod",
    "ask.nod": "Nod.",
    "log.nodded": "There was a nod",
    "score.nod": "Nods",
    "verb.end": "nod",
    "why.nod": "You can only nod",
}
