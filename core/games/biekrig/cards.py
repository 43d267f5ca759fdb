"""The event cards. Kinds and effects are the rulebook's, the number of copies is ours."""

from typing import Literal

from core.games.biekrig.board import Number
from core.records import Record

When = Literal["turn", "held", "swarm", "varroa"]
"""In the own turn before the roll, never, on landing on a swarm space, when attacked by Varroa."""


class Card(Record, frozen=True):
    """One kind of event card."""

    kind: str
    copies: Number
    when: When


CARDS: tuple[Card, ...] = (
    Card("extra_worker", Number(7, "house"), "turn"),
    Card("extra_point", Number(5, "house"), "held"),
    Card("swarm", Number(4, "house"), "turn"),
    Card("swarm_control", Number(4, "house"), "swarm"),
    Card("extra_pollen", Number(6, "house"), "turn"),
    Card("robbing", Number(4, "house"), "turn"),
    Card("afb", Number(3, "house"), "turn"),
    Card("varroa", Number(6, "house"), "turn"),
    Card("acid_treatment", Number(3, "house"), "varroa"),
)
CARD = {card.kind: card for card in CARDS}
DECK = tuple(f"{card.kind}.{copy}" for card in CARDS for copy in range(1, card.copies.value + 1))
"""The event cards by id: kind, dot, copy number."""


class _Kinds(dict[str, str]):
    """The kind of a card by its id, for ids of other printings too."""

    def __missing__(self, card: str) -> str:
        kind = card.partition(".")[0]
        self[card] = kind
        return kind


KIND = _Kinds((card, card.partition(".")[0]) for card in DECK)


def first(cards: tuple[str, ...], kind: str) -> str | None:
    """The first card of a kind among some, if there is one."""
    return next((card for card in cards if KIND[card] == kind), None)


def count(cards: tuple[str, ...], kind: str) -> int:
    """How many cards of a kind are among some."""
    return sum(KIND[card] == kind for card in cards)
