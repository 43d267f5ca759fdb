"""What can happen at a table of Biekrig. Every die says what it was for."""

from typing import ClassVar, Literal

from core.game import Event
from core.games.biekrig.board import HARMS, ROBS, Colour, Layout
from core.games.biekrig.state import Harm, Pay, Steps

Why = Literal["start", "move", "forage", "swarm", "robbing", "afb", "varroa"]
End = Literal["points", "rounds"]


class Rolled(Event, frozen=True, tag="rolled"):
    """A die fell."""

    seat: int
    die: int
    why: Why
    hive: int | None = None
    """The hive it was for (K41)."""
    target: int | None = None
    """Whom the attack is on."""

    thrown: ClassVar[bool] = True

    @property
    def works(self) -> bool | None:
        """Whether an attack succeeds (K67, K68, K70); None: the die is for something else."""
        if self.target is None:
            return None
        return self.die <= ROBS if self.why == "robbing" else self.die >= HARMS


class Stirred(Event, frozen=True, tag="stirred"):
    """Chance was asked; where its generator stands now is nobody's."""

    rng: int

    def veiled(self) -> "Stirred":
        """That chance was asked."""
        return Stirred(0, known=self.known, seen=self.seen)


class Turned(Event, frozen=True, tag="turned"):
    """The next turn began."""

    turn: int
    seat: int


class Owed(Event, frozen=True, tag="owed"):
    """The question that the table waits on now, in the middle of a turn."""

    todo: tuple[Steps, ...]


class Counted(Event, frozen=True, tag="counted"):
    """A seat whose hidden cards might have made ten points has not won: now all know that (K78)."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over, and the extra points in all hands are laid open."""

    why: End
    cards: tuple[str, ...] = ()


# -- at the apiaries ---------------------------------------------------------------------------


class Moved(Event, frozen=True, tag="moved"):
    """A piece went forward (K20)."""

    seat: int
    of: int
    to: int
    line: bool = False
    """Whether it passed the harvest line (K47)."""
    board: Layout = "quiet"
    """Where that was; before there was a choice it was the quiet one."""


class Gathered(Event, frozen=True, tag="gathered"):
    """These hives brought a pollen of the colour and a honey each (K40)."""

    seat: int
    colour: Colour
    hives: tuple[int, ...]


class Swarmed(Event, frozen=True, tag="swarmed"):
    """A hive swarmed and lost so many workers (K45)."""

    seat: int
    hive: int
    workers: int


class Bought(Event, frozen=True, tag="bought"):
    """A worker was paid for and put into a hive (K25, K29)."""

    seat: int
    hive: int
    pay: Pay


class Divided(Event, frozen=True, tag="divided"):
    """A queen was paid for, and a maximal hive became two minimal ones (K32)."""

    seat: int
    hive: int


class Hatched(Event, frozen=True, tag="hatched"):
    """A worker came for nothing (K62)."""

    seat: int
    hive: int


class Settled(Event, frozen=True, tag="settled"):
    """A new minimal hive came for nothing (K64)."""

    seat: int


class Picked(Event, frozen=True, tag="picked"):
    """A pollen came for nothing (K66)."""

    seat: int
    colour: Colour


class Robbed(Event, frozen=True, tag="robbed"):
    """Honey went from one player to another (K67)."""

    seat: int
    target: int
    honey: int


class Lost(Event, frozen=True, tag="lost"):
    """A hive of the victim lost a worker, or was lost as a whole (K68, K72, K73)."""

    seat: int
    hive: int
    by: Harm
    whole: bool = False


class Harvested(Event, frozen=True, tag="harvested"):
    """Honey became points (K49)."""

    seat: int
    points: int


# -- event cards -------------------------------------------------------------------------------


class Used(Event, frozen=True, tag="used"):
    """An event card was used and discarded (K57)."""

    seat: int
    card: str
    target: int | None = None


class Drew(Event, frozen=True, tag="drew"):
    """An event card was drawn (K53)."""

    seat: int
    card: str | None

    def veiled(self) -> "Drew":
        """That a card was drawn, not which."""
        return Drew(self.seat, None, known=self.known, seen=self.seen)


class Dropped(Event, frozen=True, tag="dropped"):
    """One of six cards was discarded (K55)."""

    seat: int
    card: str


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The discards became the new pile (K60)."""

    order: tuple[str, ...]
    cards: int

    def veiled(self) -> "Shuffled":
        """How many cards were shuffled: the order is nobody's."""
        return Shuffled((), self.cards, known=self.known, seen=self.seen)


Tended = (
    Moved | Gathered | Swarmed | Bought | Divided | Hatched | Settled | Picked | Lost | Harvested
)
"""What changes the apiary of its seat and nothing else."""
Events = (
    Rolled
    | Stirred
    | Turned
    | Owed
    | Counted
    | Ended
    | Tended
    | Robbed
    | Used
    | Drew
    | Dropped
    | Shuffled
)
