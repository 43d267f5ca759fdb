"""Biomos, read a second time: the cards, the events, and how the table is laid.

Typed in from the card list; it shares nothing with the game it is compared with. Marks such as
M27 name the statements of the game's RULES.md.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.oracle.biomos_planet import TRACK, Planet, advanced

# One of what lies in a pile: "bag", "small", "large" or "planets".
Chance = Callable[[str, list[str]], str]

COLOURS = ("sea", "desert", "forest", "mountain", "ice")
PLANETS = ("forest", "mountain", "desert", "ice")


class Printed(NamedTuple):
    """What a card brings and the row it asks for."""

    points: int
    pattern: tuple[str, ...]


def card(points: int, pattern: str) -> Printed:
    """From words."""
    return Printed(points, tuple(pattern.split()))


SMALL = {
    "s01": card(3, "ice ice"),
    "s02": card(3, "desert desert"),
    "s03": card(3, "forest forest"),
    "s04": card(3, "sea sea"),
    "s05": card(3, "mountain mountain"),
    "s06": card(3, "ice any ice"),
    "s07": card(3, "desert any desert"),
    "s08": card(3, "forest any forest"),
    "s09": card(3, "sea any sea"),
    "s10": card(3, "mountain any mountain"),
    "s11": card(7, "forest mountain mountain forest"),
    "s12": card(5, "mountain forest mountain"),
    "s13": card(7, "desert ice ice desert"),
    "s14": card(5, "ice desert ice"),
    "s15": card(5, "sea ice sea"),
    "s16": card(7, "ice sea sea ice"),
    "s17": card(7, "mountain desert desert mountain"),
    "s18": card(5, "desert mountain desert"),
    "s19": card(5, "forest sea forest"),
    "s20": card(7, "sea forest forest sea"),
    "s21": card(5, "ice mountain ice"),
    "s22": card(7, "mountain ice ice mountain"),
    "s23": card(5, "forest ice forest"),
    "s24": card(7, "ice forest forest ice"),
    "s25": card(5, "desert forest desert"),
    "s26": card(7, "forest desert desert forest"),
    "s27": card(5, "sea desert sea"),
    "s28": card(7, "desert sea sea desert"),
    "s29": card(5, "mountain sea mountain"),
    "s30": card(7, "sea mountain mountain sea"),
}
LARGE = {
    "g01": card(10, "mountain any mountain any mountain any mountain"),
    "g02": card(10, "forest any forest any forest any forest"),
    "g03": card(10, "ice any ice any ice any ice"),
    "g04": card(10, "desert any desert any desert any desert"),
    "g05": card(10, "desert desert desert desert"),
    "g06": card(10, "sea sea sea sea"),
    "g07": card(10, "sea any sea any sea any sea"),
    "g08": card(10, "ice ice any any ice ice"),
    "g09": card(10, "forest forest any any forest forest"),
    "g10": card(10, "mountain mountain any any mountain mountain"),
}
CARDS = SMALL | LARGE


class Change(NamedTuple):
    """An event that turns one of these, beside a marker of that colour, into another colour."""

    targets: frozenset[str]
    beside: str
    becomes: str


# M36 to M38. Break needs no neighbour and takes what comes (M39).
CHANGES = {
    "irrigate": Change(frozenset({"desert"}), "sea", "forest"),
    "freeze": Change(frozenset({"sea"}), "mountain", "ice"),
    "expand": Change(frozenset(COLOURS) - {"desert"}, "desert", "desert"),
}

# The places in turn order, from 0, that begin with a marker (M6).
LATE = {1: (), 2: (1,), 3: (2,), 4: (2, 3)}


@dataclass
class Table:
    """The table between two turns; as laid at the start, the part with defaults needs no word.

    Bag and display have no order. The deck has its top card first if its order is known; chance is
    asked which card is revealed in any case. None among the open cards is an empty place. An
    advanced planet without a colour is still to be picked. One planet alone plays against the
    Black Hole and has no display between two rounds. `starter` is the seat whose turn comes.
    """

    advanced: bool
    bag: list[str]
    display: list[str]
    small: list[str | None]
    deck: list[str]
    large: list[str | None]
    planets: list[Planet]
    starter: int = 0
    fixed_gap_breaks_ring: bool = True
    event_break_may_hit_moon: bool = True
    cards: list[list[str]] = field(default_factory=list)
    hole: list[str] = field(default_factory=list)
    hole_cards: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nothing claimed yet, unless said otherwise."""
        self.cards = self.cards or [[] for _ in self.planets]


@dataclass
class Options:
    """What the players agree on before the table is laid."""

    seats: int = 2
    mode: str = "basic"
    starter: int = 0
    boards: str = "pick"
    large_g05_in_deck: bool = True
    compensation_in_advanced: bool = False
    fixed_gap_breaks_ring: bool = True
    event_break_may_hit_moon: bool = True

    def check(self) -> None:
        """Refuse what the rules do not know."""
        known = (
            self.seats in LATE,
            self.mode in {"basic", "advanced"},
            0 <= self.starter < self.seats,
            self.boards in {"pick", "random"},
        )
        if not all(known):
            raise ValueError(f"no such game: {self}")


def draw(chance: Chance, name: str, pile: list[str]) -> str:
    """One out of a pile, the one that chance says."""
    drawn = chance(name, pile[:])
    pile.remove(drawn)
    return drawn


def set_up(options: Options, chance: Chance) -> Table:
    """The table of M1 to M8."""
    options.check()
    with_events = options.mode == "advanced"
    bag = [colour for colour in COLOURS for _ in range(12)]
    # Alone, the markers of a round are drawn when it begins (N2).
    display = [draw(chance, "bag", bag) for _ in range(5 if options.seats > 1 else 0)]
    planets = [advanced() if with_events else Planet() for _ in range(options.seats)]
    if with_events and options.boards == "random":
        boards = list(PLANETS)
        for planet in planets:
            planet.colour = draw(chance, "planets", boards)
    if not with_events or options.compensation_in_advanced:
        for place in LATE[options.seats]:
            planet = planets[(options.starter + place) % options.seats]
            planet.ring[TRACK[0]] = draw(chance, "bag", bag)
    small, large = list(SMALL), list(LARGE)
    if not options.large_g05_in_deck:
        large.remove("g05")
    return Table(
        with_events,
        bag,
        display,
        [draw(chance, "small", small) for _ in range(4)],
        small,
        [draw(chance, "large", large) for _ in range(4)],
        planets,
        options.starter,
        options.fixed_gap_breaks_ring,
        options.event_break_may_hit_moon,
    )
