"""The table of Biomos as data: state, steps, moves, events.

Only the order of the markers on a track means anything, since they slide freely and gaps are
skipped (S2-S4). So a track is a row of letters without gaps, and sliding is no move at all.
"""

from typing import Literal

from core.game import Event, Move, Step
from core.records import Record, Tagged

Spot = int | Literal["f1", "f2", "moon"]
"""A place on a planet: a marker or a gap of the track, counted from 0, or one of the fields."""


class Rules(Record, frozen=True):
    """What the mode and the match options decide."""

    advanced: bool = False
    closed: bool = False
    """An empty fixed field is skipped like any gap, so that the ring always closes (S6)."""
    moon_breaks: bool = True
    """The event Break may hit a moon of ice (M43)."""


class Planet(Record, frozen=True):
    """One player's planet and what has been claimed; colours as letters, nothing as ''."""

    track: str = ""
    f1: str = ""
    """The fixed field beyond the end of the track (S5)."""
    f2: str = ""
    """The fixed field before its beginning."""
    moon: str = ""
    home: str = ""
    """The board's colour; none in the basic game."""
    cards: tuple[str, ...] = ()


class Hole(Record, frozen=True):
    """The opponent of a player alone (N1-N4)."""

    start: int
    markers: str = ""
    """What it has swallowed and not spent."""
    cards: tuple[str, ...] = ()
    spent: str = ""
    """Markers that have left the game."""


# -- steps -------------------------------------------------------------------------------------


class PickPlanet(Step, frozen=True, tag="pick-planet"):
    """A seat picks its board (M7)."""

    seat: int


class TakeMarker(Step, frozen=True, tag="take-marker"):
    """Phase 1 (M10)."""


class PlaceMarker(Step, frozen=True, tag="place-marker"):
    """Phase 2 (M12)."""


class LiftMarker(Step, frozen=True, tag="lift-marker"):
    """A new moon lets one ring marker be lifted (M16)."""


class DropMarker(Step, frozen=True, tag="drop-marker"):
    """The lifted marker goes elsewhere in the ring (M16, M17)."""

    of: Spot
    """Where it was lifted."""


class UseEvent(Step, frozen=True, tag="use-event"):
    """One event, or none (M34)."""


class ClaimCard(Step, frozen=True, tag="claim-card"):
    """Phase 3 (M21)."""


class EndTurn(Step, frozen=True, tag="end-turn"):
    """The Black Hole acts, then the next turn begins or the game is over (N4, M9, M29)."""


Steps = (
    PickPlanet | TakeMarker | PlaceMarker | LiftMarker | DropMarker | UseEvent | ClaimCard | EndTurn
)

# -- moves -------------------------------------------------------------------------------------


class Settle(Move, frozen=True, tag="settle"):
    """This board (M7)."""

    home: str


class Take(Move, frozen=True, tag="take"):
    """The marker on this place of the display, counted from 0 (M10)."""

    place: int


class Place(Move, frozen=True, tag="place"):
    """The marker in hand into this gap, on this fixed field, or as the moon (M12, M15)."""

    at: Spot


class Lift(Move, frozen=True, tag="lift"):
    """This marker of the ring (M16)."""

    at: Spot


class Use(Move, frozen=True, tag="use"):
    """This event on this marker (M34)."""

    event: str
    at: Spot


class Claim(Move, frozen=True, tag="claim"):
    """This card (M21)."""

    card: str


class Pass(Move, frozen=True, tag="pass"):
    """Nothing lifted, no event, no card: all three are optional."""


Moves = Settle | Take | Place | Lift | Use | Claim | Pass

# -- events ------------------------------------------------------------------------------------


class Settled(Event, frozen=True, tag="settled"):
    """A board was picked (M7)."""

    seat: int
    home: str


class Taken(Event, frozen=True, tag="taken"):
    """A marker went from the display into a hand (M10)."""

    seat: int
    marker: str
    place: int


class Placed(Event, frozen=True, tag="placed"):
    """The marker in hand went onto the planet (M12, M16)."""

    seat: int
    marker: str
    at: Spot


class Lifted(Event, frozen=True, tag="lifted"):
    """A marker went from the ring into the hand (M16)."""

    seat: int
    marker: str
    at: Spot


class Swapped(Event, frozen=True, tag="swapped"):
    """An event put another marker in the place of one (M36-M41)."""

    seat: int
    event: str
    at: Spot
    old: str
    new: str


class Claimed(Event, frozen=True, tag="claimed"):
    """A card was completed (M26)."""

    seat: int
    card: str


class Shown(Event, frozen=True, tag="shown"):
    """The top card of the deck went to an empty place on offer (M27)."""

    card: str
    place: int


class Refilled(Event, frozen=True, tag="refilled"):
    """Markers drawn from the bag became the display (M11, N2)."""

    markers: str


class Swallowed(Event, frozen=True, tag="swallowed"):
    """What was left of the display went to the Black Hole (N2)."""

    markers: str


class Devoured(Event, frozen=True, tag="devoured"):
    """The Black Hole completed a card and spent its markers (N3)."""

    card: str
    markers: str


class Turned(Event, frozen=True, tag="turned"):
    """The next turn began."""

    turn: int
    seat: int


class Owed(Event, frozen=True, tag="owed"):
    """The question that the table waits on now, in the middle of a turn."""

    todo: tuple[Steps, ...]


class Ended(Event, frozen=True, tag="ended"):
    """Every planet is full (M29)."""


Events = (
    Settled
    | Taken
    | Placed
    | Lifted
    | Swapped
    | Claimed
    | Shown
    | Refilled
    | Swallowed
    | Devoured
    | Turned
    | Owed
    | Ended
)


class State(Tagged, frozen=True, tag="biomos"):
    """Everything about the table; only the order of the decks is a secret."""

    rules: Rules
    starter: int
    bag: tuple[int, ...]
    """How many markers of each colour; which one comes next is decided when it is drawn."""
    display: tuple[str | None, ...]
    small: tuple[str | None, ...]
    """The small cards on offer."""
    large: tuple[str | None, ...]
    deck: tuple[str, ...]
    """The small cards face down, the top card first."""
    aside: tuple[str, ...]
    """The large cards that left the game unseen (M4)."""
    planets: tuple[Planet, ...]
    todo: tuple[Steps, ...]
    """What the table owes, the next step last; empty when the game is over."""
    rng: int
    homes: str = ""
    """The boards that nobody has picked."""
    held: str = ""
    """The marker in the hand of whose turn it is."""
    hole: Hole | None = None
    turn: int = 0
    """Turns begun so far."""
    seat: int = 0
    """Whose turn it is."""
