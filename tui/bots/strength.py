"""The sentence at a bot's seat: how often it wins, as the game says."""

from collections.abc import Mapping

from core import catalogue
from core.words import Message, message

BELOW = {"easy": "random", "medium": "easy", "hard": "medium"}
"""Whom the games were played against, with two at the table."""


def strength(game: str, chosen: Mapping[str, str], kind: str) -> Message | None:
    """What a bot has reached with these options; None where it was not measured."""
    played = catalogue.game(game)
    measured = played.strength
    if measured is None:
        return None
    usual = all(
        chosen.get(each.key, each.default) in {each.default, each.alone}
        for each in played.variants
        if each.key != measured.option
    )
    wins = measured.wins.get(chosen.get(measured.option, ""), {})
    if kind not in wins or not usual:
        return None
    if played.cooperative:
        return message("strength.together", n=wins[kind])
    return message("strength.against", other=f"kind.{BELOW[kind]}", n=wins[kind])
