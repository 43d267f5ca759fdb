"""Where the numbers of Biotopia's cards are from."""

from core.games.biotopia.cards import CARDS, Number
from core.games.biotopia.missions import MISSIONS
from core.words import Words
from tui.boards.plain import Sources, sorted_out


def sources(words: Words) -> Sources:
    """What cards need, bring and how many there are, then the missions: each by its source."""
    missions = [(f"mission.{each.key}", each) for each in MISSIONS]
    kinds = [(f"card.{card.kind}", card) for card in CARDS]
    winged = [(key, card) for key, card in kinds if card.group == "butterfly"]
    return [
        _numbers(words, "source.need", [(key, card.need) for key, card in kinds]),
        _numbers(words, "source.points", [(key, card.points) for key, card in winged]),
        _numbers(words, "source.copies", [(key, card.copies) for key, card in kinds]),
        _numbers(words, "source.mission_points", [(key, each.points) for key, each in missions]),
        sorted_out(
            words, "source.terms", [(each.basis, words.word(key)) for key, each in missions]
        ),
    ]


def _numbers(
    words: Words, label: str, numbers: list[tuple[str, Number]]
) -> tuple[str, list[tuple[str, str]]]:
    said = [(number.basis, f"{words.word(key)} {number.value}") for key, number in numbers]
    return sorted_out(words, label, said)
