"""Biekrig, read a second time: the board, the cards, and how the table is laid.

Typed in from the lists; it shares nothing with the game it is compared with. Marks such as K43
name the statements of the game's RULES.md. The board and the numbers of the cards are house
values, as are the rulings that `Rules` can turn the other way.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

COLOURS = ("blue", "red", "green")

# W does nothing, B, R and G are flowers, ? brings an event card, S is a swarm space.
BOARDS = {
    "first": (
        # spring
        "WGB?GBGSRS"
        # summer
        "RSBSRGBRGR"
        # autumn
        "RBR?GB?R?W"
        # winter
        "W?WB?WG?BG"
    ),
    "second": (
        # spring
        "WGB?GSBSRS"
        # summer
        "RS?SRGSBRG"
        # autumn
        "RBR?GB?R??"
        # winter
        "?B?B?WG?BG"
    ),
}
FLOWERS = {"B": "blue", "R": "red", "G": "green"}
# The harvest line lies behind this space, on either board.
LINE = 22

CARDS = {
    "extra_worker": 7,
    "extra_point": 5,
    "swarm": 4,
    "swarm_control": 4,
    "extra_pollen": 6,
    "robbing": 4,
    "afb": 3,
    "varroa": 6,
    "acid_treatment": 3,
}
# Workers of a hive (K9).
MINIMAL, MAXIMAL = 2, 5
# What a hive loses when it swarms (K45).
SWARMED = {3: 1, 4: 2, 5: 2}
HONEY_FOR_A_POINT = 7
HAND_LIMIT = 5
POINTS_TO_WIN = 10


class Chance(NamedTuple):
    """Who is asked for what nobody decides.

    `roll(what, number)` gives one die, 1 to 6: ("start", seat), ("move", seat), ("hive", place in
    the row of hives) on flower and swarm spaces, ("attack", seat of the victim). `shuffle(pile)`
    gives the new order of a pile, top card first.
    """

    roll: Callable[[str, int], int]
    shuffle: Callable[[list[str]], list[str]]


@dataclass(frozen=True)
class Rules:
    """The rulings that can be agreed on otherwise; names and values are those of the data file."""

    varroa_targets: str = "any_loss"
    harvest_timing: str = "after_space_action_before_event_draw"
    acid_fresh: str = "dormant_until_own_turn"
    phase_order: str = "strict"
    points_per_hive: int = 1
    robbing_empty_target: str = "allowed"
    round_limit: int | None = None
    board: str = "first"

    def __post_init__(self) -> None:
        """Refuse what nobody knows."""
        known = (
            self.varroa_targets in {"any_loss", "non_minimal_only"},
            self.harvest_timing in {"after_space_action_before_event_draw", "at_crossing"},
            self.acid_fresh in {"dormant_until_own_turn", "usable_at_once"},
            self.phase_order in {"strict", "free_before_roll"},
            self.points_per_hive in {1, 2},
            self.robbing_empty_target in {"allowed", "forbidden"},
            self.round_limit is None or self.round_limit >= 1,
            self.board in BOARDS,
        )
        if not all(known):
            raise ValueError(f"no such game: {self}")


@dataclass
class Table:
    """The table before the first turn; as laid at the start, the part with defaults needs no word.

    A hive is the number of its workers (K9). A card is its kind: copies are alike, but `fresh`
    names, for each seat, the card drawn since its last turn began, which is the last one in its
    hand. A hand is in the order drawn, the deck has its top card first, the discard pile is in the
    order discarded. `pieces` are the spaces on which the pieces stand.
    """

    hives: list[list[int]]
    deck: list[str]
    starter: int = 0
    rules: Rules = field(default_factory=Rules)
    pollen: list[dict[str, int]] = field(default_factory=list)
    honey: list[int] = field(default_factory=list)
    harvested: list[int] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    fresh: list[str | None] = field(default_factory=list)
    pieces: list[int] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nobody has anything but hives, all pieces on space 0, unless said otherwise (K3, K4)."""
        seats = len(self.hives)
        self.pollen = self.pollen or [dict.fromkeys(COLOURS, 0) for _ in range(seats)]
        self.honey = self.honey or [0] * seats
        self.harvested = self.harvested or [0] * seats
        self.hands = self.hands or [[] for _ in range(seats)]
        self.fresh = self.fresh or [None] * seats
        self.pieces = self.pieces or [0] * seats


def set_up(seats: int, chance: Chance, rules: Rules | None = None) -> Table:
    """The table of K1 to K8: first the deck is shuffled, then everybody rolls, seat 0 first."""
    if not 2 <= seats <= 5:
        raise ValueError(f"no such game: {seats} seats")
    deck = chance.shuffle([kind for kind, number in CARDS.items() for _ in range(number)])
    hives = [[MINIMAL, MINIMAL] for _ in range(seats)]
    return Table(hives, deck, find_starter(seats, chance), rules or Rules())


def find_starter(seats: int, chance: Chance) -> int:
    """The highest roll; those who share it roll again, the others are out (K5, K6)."""
    rolling = list(range(seats))
    while len(rolling) > 1:
        dice = {seat: chance.roll("start", seat) for seat in rolling}
        rolling = [seat for seat in rolling if dice[seat] == max(dice.values())]
    return rolling[0]
