"""The table of Biekrig as data: state, steps and moves."""

from typing import Literal

from core.game import Move, Step
from core.games.biekrig.board import Colour, Layout
from core.records import Record, Tagged

Harm = Literal["afb", "varroa"]
Pay = tuple[Colour, Colour]
"""The two colours that a worker costs, in the order of the board (K25)."""


class Rules(Record, frozen=True):
    """What the match options decide."""

    varroa_targets: Literal["any_loss", "non_minimal_only"] = "any_loss"
    harvest_timing: Literal["after_landing", "at_crossing"] = "after_landing"
    acid_fresh: Literal["dormant", "usable"] = "dormant"
    phase_order: Literal["strict", "free"] = "strict"
    points_per_hive: int = 1
    robbing_empty_target: Literal["allowed", "forbidden"] = "allowed"
    board: Layout = "quiet"
    """A match from before there was a choice has the quiet one."""
    round_limit: int = 0
    """The last round; 0: none."""


class Apiary(Record, frozen=True):
    """What one player has, all of it open (K10)."""

    hives: tuple[int, ...]
    """The workers of each hive, in the order in which the hives came."""
    pollen: tuple[int, int, int] = (0, 0, 0)
    """Blue, red, green."""
    honey: int = 0
    harvested: int = 0
    space: int = 0
    year: int = 1
    """The year the piece is in: one more than the years behind it."""


# -- steps: hives are named by number, the first is 1 ------------------------------------------


class Opening(Step, frozen=True, tag="opening"):
    """These seats roll for who begins (K5, K6); the dice so far."""

    seats: tuple[int, ...]
    dice: tuple[int, ...] = ()


class Before(Step, frozen=True, tag="before"):
    """The turn before the roll: event cards, then purchases (K16)."""

    bought: bool = False
    """Whether the purchases have begun (K19)."""


class Land(Step, frozen=True, tag="land"):
    """The action of the space where the piece stands (K22)."""


class Guard(Step, frozen=True, tag="guard"):
    """A swarm space: swarm control, or a roll for every hive it threatens (K43, K65)."""


class Harvesting(Step, frozen=True, tag="harvesting"):
    """Past the line: honey into points (K49)."""


class Drawing(Step, frozen=True, tag="drawing"):
    """The card of an event space, last of all (K53)."""


class Shed(Step, frozen=True, tag="shed"):
    """Five cards in hand at most (K55)."""


class EndTurn(Step, frozen=True, tag="end-turn"):
    """The next player, or the end at the round limit (K80)."""


class Treat(Step, frozen=True, tag="treat"):
    """Attacked by Varroa: acid treatment, or the die (K70, K71)."""

    victim: int


class Lose(Step, frozen=True, tag="lose"):
    """The victim names the hive that suffers (K68, K72)."""

    victim: int
    by: Harm


Steps = Opening | Before | Land | Guard | Harvesting | Drawing | Shed | EndTurn | Treat | Lose

# -- moves -------------------------------------------------------------------------------------


class Roll(Move, frozen=True, tag="roll"):
    """Roll: for who begins, for the move (K20), or for the hives on a swarm space (K43)."""


class Play(Move, frozen=True, tag="play"):
    """Use an event card, with the one thing that it asks for (K62-K71)."""

    card: str
    hive: int | None = None
    colour: Colour | None = None
    target: int | None = None


class Buy(Move, frozen=True, tag="buy"):
    """Buy a worker (K25) for a hive (K29)."""

    hive: int
    pay: Pay


class Split(Move, frozen=True, tag="split"):
    """Buy a queen and split a maximal hive (K26, K31)."""

    hive: int


class Harvest(Move, frozen=True, tag="harvest"):
    """Turn honey into so many points, or into none (K49)."""

    points: int


class Drop(Move, frozen=True, tag="drop"):
    """Discard one of six cards (K55)."""

    card: str


class GiveUp(Move, frozen=True, tag="give-up"):
    """The victim's choice: this hive is lost, or loses a worker (K68, K72)."""

    hive: int


class Decline(Move, frozen=True, tag="decline"):
    """No acid treatment: let the attacker roll (K71)."""


Moves = Roll | Play | Buy | Split | Harvest | Drop | GiveUp | Decline


class State(Tagged, frozen=True, tag="biekrig"):
    """Everything about the table, secrets included."""

    rules: Rules
    apiaries: tuple[Apiary, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    """The top card first."""
    discard: tuple[str, ...]
    """The top card last."""
    todo: tuple[Steps, ...]
    """What the table owes, the next step last; empty when the game is over."""
    rng: int
    fresh: tuple[str | None, ...]
    """The card that each seat drew at the end of its last turn (K54, K59)."""
    starter: int = 0
    turn: int = 0
    """Turns begun so far."""

    @property
    def mover(self) -> int:
        """Whose turn it is (K7)."""
        return (self.starter + self.turn - 1) % len(self.apiaries)
