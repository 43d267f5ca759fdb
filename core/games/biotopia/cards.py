"""What is printed on the cards, each number with its source, and what a card does.

A basis is one of: rulebook, review (of this game), sister (the same designer's later edition),
derived (follows from the rules), house (ours, balance-checked). Only the last is our own choice.
"""

from typing import Literal

from core.games.biotopia.state import (
    CountWhites,
    DrawBrowns,
    Draws,
    PlantTop,
    PutAway,
    Steps,
    TakeCompost,
    TakeSky,
)
from core.records import Record

Group = Literal["butterfly", "bio", "double"]
Basis = Literal["rulebook", "review", "sister", "derived", "house"]


class Number(Record, frozen=True):
    """A printed number and where it comes from."""

    value: int
    basis: Basis


class Card(Record, frozen=True):
    """One kind of playing card; every card has a flower on its back."""

    kind: str
    latin: str
    group: Group
    copies: Number
    need: Number
    """Flower symbols the own Flower row must show (B18)."""
    points: Number
    flippable: bool
    """Whether a Chrysalis may flip it: any butterfly but the Peacock (B52, B54)."""
    brings: tuple[Steps, ...] = ()
    """The event, as steps that are owed once it is played, the next one last."""
    after_sky: tuple[Steps, ...] = ()
    """The same, but only when the Sky has been filled."""
    rising: bool = False
    """Whether the nth asks for n - 1 flowers more and brings n points (B45, B46)."""
    joker: bool = False
    """Whether it stands in for a butterfly that a mission asks for."""


CARDS: tuple[Card, ...] = (
    Card(
        "essex_skipper",
        "Thymelicus lineola",
        "butterfly",
        copies=Number(10, "house"),
        need=Number(2, "review"),
        points=Number(1, "review"),
        flippable=True,
    ),
    Card(
        "large_white",
        "Pieris brassicae",
        "butterfly",
        copies=Number(10, "house"),
        need=Number(3, "sister"),
        points=Number(1, "house"),
        flippable=True,
        after_sky=(CountWhites(),),
    ),
    Card(
        "common_blue",
        "Polyommatus icarus",
        "butterfly",
        copies=Number(8, "house"),
        need=Number(3, "house"),
        points=Number(1, "house"),
        flippable=True,
        brings=(TakeSky(),),
    ),
    Card(
        "orange_tip",
        "Anthocharis cardamines",
        "butterfly",
        copies=Number(8, "house"),
        need=Number(3, "house"),
        points=Number(1, "house"),
        flippable=True,
        brings=(TakeCompost(),),
    ),
    Card(
        "meadow_brown",
        "Maniola jurtina",
        "butterfly",
        copies=Number(8, "house"),
        need=Number(4, "house"),
        points=Number(1, "house"),
        flippable=True,
        brings=(DrawBrowns(),),
    ),
    Card(
        "brimstone",
        "Gonepteryx rhamni",
        "butterfly",
        copies=Number(7, "house"),
        need=Number(4, "house"),
        points=Number(1, "house"),
        flippable=True,
        brings=(PlantTop(),),
    ),
    Card(
        "small_tortoiseshell",
        "Aglais urticae",
        "butterfly",
        copies=Number(11, "house"),
        need=Number(3, "rulebook"),
        points=Number(1, "rulebook"),
        flippable=True,
        rising=True,
    ),
    Card(
        "red_admiral",
        "Vanessa atalanta",
        "butterfly",
        copies=Number(8, "house"),
        need=Number(5, "sister"),
        points=Number(2, "house"),
        flippable=True,
    ),
    Card(
        "camberwell_beauty",
        "Nymphalis antiopa",
        "butterfly",
        copies=Number(5, "house"),
        need=Number(6, "house"),
        points=Number(2, "house"),
        flippable=True,
        joker=True,
    ),
    Card(
        "peacock",
        "Aglais io",
        "butterfly",
        copies=Number(6, "house"),
        need=Number(7, "review"),
        points=Number(3, "review"),
        flippable=False,
    ),
    Card(
        "chrysalis",
        "",
        "bio",
        copies=Number(8, "house"),
        need=Number(1, "house"),
        points=Number(0, "derived"),
        flippable=False,
    ),
    Card(
        "sunshine",
        "",
        "bio",
        copies=Number(5, "house"),
        need=Number(2, "rulebook"),
        points=Number(0, "derived"),
        flippable=False,
        brings=(PutAway(), Draws()),
    ),
    Card(
        "brown_knapweed",
        "Centaurea jacea",
        "double",
        copies=Number(6, "house"),
        need=Number(2, "rulebook"),
        points=Number(0, "derived"),
        flippable=False,
    ),
)

CARD = {card.kind: card for card in CARDS}
HAND, SKY, LIMIT, GOAL, DOUBLE, SUNSHINE = 4, 3, 6, 15, 2, 3
"""Starting hand (B7), Sky cards (B21), hand limit (B23), points that end the game (B74),
symbols of a Brown Knapweed that lies front side up (B59), cards that Sunshine draws (B58)."""
DECK = tuple(f"{card.kind}.{copy}" for card in CARDS for copy in range(1, card.copies.value + 1))
"""The hundred cards by id: kind, dot, copy number."""


class _Kinds(dict[str, str]):
    """The kind of a card by its id, for ids of other printings too."""

    def __missing__(self, card: str) -> str:
        kind = card.partition(".")[0]
        self[card] = kind
        return kind


KIND = _Kinds((card, card.partition(".")[0]) for card in DECK)
