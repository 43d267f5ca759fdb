"""The game's own part of a view: the table with the order of what is face down left out."""

from core.games.ecosfera.state import Marks, Rules, Sea
from core.games.ecosfera.steps import Steps
from core.records import Record, Tagged


class SeenRow(Record, frozen=True):
    """What lies before one player."""

    row: tuple[str, ...]
    supply: tuple[str, ...]
    """Which cards are in it is known, in which order is not: here they are sorted."""
    top: tuple[str, ...]
    """Cards on top of it that everybody saw being put there."""
    discard: tuple[str, ...]
    active: tuple[str, ...]
    inactive: tuple[str, ...]


class Deck(Record, frozen=True):
    """A market row and what is known of its deck."""

    row: tuple[str | None, ...]
    unknown: int
    """Cards of which nobody knows the order."""
    under: tuple[str, ...]
    """The cards below them, which everybody saw being put there."""


class Mine(Tagged, frozen=True, tag="ecosfera-view"):
    """The state with what nobody knows left out."""

    rules: Rules
    turn: int
    todo: tuple[Steps, ...]
    rows: tuple[SeenRow, ...]
    producers: Deck
    consumers: Deck
    elements: tuple[tuple[str, ...], ...]
    pressure: tuple[str, ...]
    sea: Sea
    marks: Marks
    policies: int
    """How many cards the policy deck still has."""
    drawn: tuple[str, ...]
    open: tuple[str, ...]
    lasting: tuple[str, ...]
    gone: tuple[str, ...]
    owed: int
    measures: int
    noise: int
    skip: int
    box: tuple[str, ...]
