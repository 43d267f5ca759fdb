"""The table of Ecosfera Baltica as data."""

from core.games.ecosfera.printed import ABILITIES
from core.games.ecosfera.steps import Steps
from core.records import Record, Tagged


class Rules(Record, frozen=True):
    """What the match options decide."""

    elements: int = 6
    """Cards in each element stack at first (E14)."""
    pressure: int = 2
    """Pressure cards in each starting deck (E15, E23)."""
    eutrophication: bool = False
    unlimited: bool = False
    """With eutrophication, more nutrients than the twelve cards (E27)."""
    calanoida: bool = True
    """Whether Calanoida is in the game (E28)."""
    policies: int = 0
    """How many policy cards: 0 at level 1, else 30 or 27 (E29)."""
    pass_pressure: bool = True
    """Whether pressure cards may be passed to another row (E64)."""
    votes: bool = True
    """Whether the other seats are asked before a measure is paid for (E118)."""


class Player(Record, frozen=True):
    """What lies before one player: all of it open, but for the order of the supply."""

    row: tuple[str, ...] = ()
    supply: tuple[str, ...] = ()
    """The top card first."""
    discard: tuple[str, ...] = ()
    active: tuple[str, ...] = ABILITIES
    """The tokens that lie face up (E15)."""
    inactive: tuple[str, ...] = ()
    top: int = 0
    """How many cards on top of the supply everybody saw being put there (E141)."""


class Offer(Record, frozen=True):
    """One market row of species, and its deck."""

    row: tuple[str | None, ...]
    """None where a place could not be refilled (E53)."""
    deck: tuple[str, ...]
    """The top card first."""
    under: int = 0
    """How many cards under the deck everybody saw being put there (E73)."""


class Sea(Record, frozen=True):
    """The two puzzles that belong to all (E62)."""

    restored: tuple[str, ...]
    open: tuple[str, ...]
    """The habitats that are not restored yet."""
    impacts: tuple[str, ...]
    spare: tuple[str, ...]
    """The impact tiles that are not placed."""


class Marks(Record, frozen=True):
    """What has been done in this turn."""

    used: tuple[str, ...] = ()
    """The cards spent on an action (E37)."""
    spent: tuple[str, ...] = ()
    """The cards of which an ability was used (E39)."""
    starred: tuple[str, ...] = ()
    """The cards of which the star was used (E107)."""
    acted: bool = False
    """Whether something was acquired or placed (E82)."""
    stopped: bool = False
    """Whether the turn has been ended at once (E87, E91)."""
    refused: tuple[str, ...] = ()
    """The measures that somebody has refused; they are not proposed again in this turn."""


class Politics(Record, frozen=True):
    """The policy cards (E105)."""

    deck: tuple[str, ...] = ()
    """The top card first."""
    drawn: tuple[str, ...] = ()
    """The card that is being carried out."""
    open: tuple[str, ...] = ()
    """Measures and funding, in common (E117)."""
    lasting: tuple[str, ...] = ()
    """What goes on beside the market (E114)."""
    gone: tuple[str, ...] = ()
    owed: int = 0
    """Draws still to be made (E108)."""
    measures: int = 0
    """Measures paid for so far (E132)."""
    noise: int = 0
    """The turn in which no ability may be used (E130)."""
    skip: int = 0
    """The turn that is skipped (E131)."""


class State(Tagged, frozen=True, tag="ecosfera"):
    """Everything about the table, the order of the decks included."""

    rules: Rules
    turn: int
    todo: tuple[Steps, ...]
    """What the table owes, the next step last; empty when the game is over."""
    players: tuple[Player, ...]
    producers: Offer
    consumers: Offer
    elements: tuple[tuple[str, ...], ...]
    """The market stacks, in the order of the elements; the top card last."""
    pressure: tuple[str, ...]
    """The pressure supply, its top card last."""
    sea: Sea
    marks: Marks
    politics: Politics
    box: tuple[str, ...]
    """Cards that are out of the game (E19)."""
    rng: int


def mover(state: State) -> int:
    """Whose turn it is: seat 1 starts, and play goes clockwise (E18)."""
    return (state.turn - 1) % len(state.players)
