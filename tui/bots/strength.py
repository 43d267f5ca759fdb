"""How often each bot wins, as `tests/bench/ladder.py` has measured it: the form says it at a seat."""

from collections.abc import Mapping

from core import catalogue
from core.words import Message, message

BELOW = {"easy": "random", "medium": "easy", "hard": "medium"}
"""Whom the games were played against, with two at the table."""
DECIDING = {"biotopia": "edition", "biomos": "mode", "biekrig": "board", "ecosfera": "preset"}
"""The option on which it depends."""
WINS: dict[str, dict[str, dict[str, int]]] = {
    "biotopia": {
        "en": {"easy": 99, "medium": 78, "hard": 72},
        "da": {"easy": 99, "medium": 78, "hard": 77},
    },
    "biekrig": {
        "quiet": {"easy": 75, "medium": 53, "hard": 44},
        "busy": {"easy": 78, "medium": 55},
    },
    "biomos": {
        "basic": {"easy": 99, "medium": 76, "hard": 72},
        "advanced": {"easy": 99, "medium": 78, "hard": 80},
    },
    "ecosfera": {
        "easy": {"easy": 44, "medium": 95, "hard": 98},
        "normal": {"easy": 42, "medium": 98},
        "hard": {"easy": 9},
        "advanced": {"easy": 6},
    },
}
"""Of a hundred games, by game, value of the option, and bot; together: of those of two such bots."""


def strength(game: str, chosen: Mapping[str, str], kind: str) -> Message | None:
    """What a bot has reached with these options; None where it was not measured."""
    played, deciding = catalogue.game(game), DECIDING.get(game, "")
    usual = all(
        chosen.get(each.key, each.default) in {each.default, each.alone}
        for each in played.variants
        if each.key != deciding
    )
    wins = WINS.get(game, {}).get(chosen.get(deciding, ""), {})
    if kind not in wins or not usual:
        return None
    if played.cooperative:
        return message("strength.together", n=wins[kind])
    return message("strength.against", other=f"kind.{BELOW[kind]}", n=wins[kind])
