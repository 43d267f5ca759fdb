"""Which of the sentences for a learner is true of a question of Biomos."""

from collections.abc import Sequence

from core.game import Answer, View
from core.games.biomos.planet import laid, openings
from core.games.biomos.ring import occurring, reading
from core.games.biomos.state import Place
from core.games.biomos.view import Sight


def lesson(view: View, answers: Sequence[Answer], asked: str) -> str:
    """The key of the sentence: what cannot be done now is not advised."""
    if asked == "now.biomos.take":
        if len(answers) == 1:
            return "now.biomos.take.last"
        return asked if _completes(view) else "now.biomos.take.far"
    if asked == "now.biomos.drop":
        return asked if _opens(view, answers) else "now.biomos.drop.far"
    return asked


def _opens(view: View, answers: Sequence[Answer]) -> bool:
    """Whether a biome on offer would occur in the ring with the marker in one of the places."""
    own = view.own
    assert isinstance(own, Sight)
    mine, offer = own.planets[own.seat], (*own.small, *own.large)
    return any(
        occurring(reading(laid(mine, own.held, answer.move.at), own.rules), offer)
        for answer in answers
        if isinstance(answer.move, Place)
    )


def _completes(view: View) -> bool:
    """Whether a marker of the display completes a biome on offer, somewhere in the own ring."""
    own = view.own
    assert isinstance(own, Sight)
    mine, offer = own.planets[own.seat], (*own.small, *own.large)
    return any(
        occurring(reading(laid(mine, marker, spot), own.rules), _lacked(own, offer))
        for marker in dict.fromkeys(each for each in own.display if each)
        for spot in openings(mine, own.rules, marker)
    )


def _lacked(own: Sight, offer: tuple[str | None, ...]) -> tuple[str | None, ...]:
    """The biomes on offer that do not occur in the ring already."""
    there = occurring(reading(own.planets[own.seat], own.rules), offer)
    return tuple(card for card in offer if card not in there)
