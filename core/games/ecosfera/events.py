"""What happened, with every random result in it. All cards lie open but for what is in a deck."""

from typing import Literal

from core.game import Event
from core.games.ecosfera.moves import Kind
from core.games.ecosfera.steps import Steps

Zone = Literal[
    "row",
    "supply",
    "discard",
    "producers",
    "consumers",
    "consumer deck",
    "elements",
    "pressure",
    "drawn",
    "policies",
    "lasting",
    "gone",
    "box",
]
"""`policies`: the measures and funding that lie open; `gone`: the policy discard; `box`: out of
the game."""


class Common:
    """What is told of the habitats that all restore together, not of the seat that did it."""

    __slots__ = ()

    @property
    def about(self) -> None:
        """Nobody alone."""


class Bought(Event, frozen=True, tag="bought"):
    """A producer or consumer was acquired; what paid for it is used (E43, E54)."""

    seat: int
    card: str
    pay: tuple[str, ...]
    borrowed: str | None = None
    """The element card that came from the market for it (E45)."""


class Claimed(Event, frozen=True, tag="claimed"):
    """Two consumers restored habitats and are used (E58)."""

    seat: int
    pair: tuple[str, str]
    habitats: tuple[str, ...]


class Restored(Common, Event, frozen=True, tag="restored"):
    """A policy card restored a habitat (E134, E135)."""

    seat: int
    habitat: str


class Impacted(Common, Event, frozen=True, tag="impacted"):
    """Impact tiles were placed (E87-E89)."""

    seat: int
    tiles: int


class Healed(Common, Event, frozen=True, tag="healed"):
    """An impact tile was taken away (E136)."""

    seat: int


class Spent(Event, frozen=True, tag="spent"):
    """An ability was used: that of a token or of a card (E75, E76)."""

    seat: int
    by: str
    ability: str


class Starred(Event, frozen=True, tag="starred"):
    """The star of a card was used (E106)."""

    seat: int
    card: str


class Moved(Event, frozen=True, tag="moved"):
    """A card went from one place to another."""

    card: str
    of: Zone
    to: Zone
    seat: int = 0
    """Whose row, supply or discard is concerned."""
    receiver: int | None = None
    """Whose row it went to, if that is another one."""

    @property
    def about(self) -> int | None:
        """Nobody, where no row, supply or discard is concerned, or the card left the game."""
        own = {self.of, self.to} & {"row", "supply", "discard"}
        return self.seat if own and self.to != "box" else None

    @property
    def target(self) -> int | None:
        """Whose row it went to, if that is another one."""
        return self.receiver


class Dealt(Event, frozen=True, tag="dealt"):
    """Gaps of a market row were filled from its deck (E52)."""

    kind: Kind
    cards: tuple[str, ...]


class Swept(Event, frozen=True, tag="swept"):
    """Cards of a market row went under its deck (E73, E126)."""

    kind: Kind
    cards: tuple[str, ...]


class Drew(Event, frozen=True, tag="drew"):
    """Cards came from the own supply into the row (E71, E100)."""

    seat: int
    cards: tuple[str, ...]


class Discarded(Event, frozen=True, tag="discarded"):
    """A whole row went to the own discard (E99)."""

    seat: int
    cards: int


class Shuffled(Event, frozen=True, tag="shuffled"):
    """A discard became a supply (E101)."""

    seat: int
    order: tuple[str, ...]
    rng: int
    """The generator after the shuffle."""
    cards: int

    def veiled(self) -> "Shuffled":
        """How many cards were shuffled: the order is nobody's."""
        return Shuffled(self.seat, (), 0, self.cards, known=self.known, seen=self.seen)


class Woke(Event, frozen=True, tag="woke"):
    """A token was turned up (E79)."""

    seat: int
    token: str


class Turned(Event, frozen=True, tag="tokens"):
    """All tokens of all players were turned (E132, E136)."""

    active: bool


class Drawn(Event, frozen=True, tag="drawn"):
    """The top policy card was drawn and read out (E112)."""

    seat: int
    card: str


class Cancelled(Event, frozen=True, tag="cancelled"):
    """Strict protection kept a policy card from doing anything (E139)."""

    card: str


class Foretold(Event, frozen=True, tag="foretold"):
    """Something hangs over the next player's turn (E130, E131)."""

    what: Literal["noise", "skip"]
    turn: int


class Proposed(Event, frozen=True, tag="proposed"):
    """A measure was proposed to the others (E118)."""

    seat: int
    measure: str


class Voted(Event, frozen=True, tag="voted"):
    """One of the others has answered; one no is enough (E118)."""

    seat: int
    measure: str
    yes: bool


class Funded(Event, frozen=True, tag="funded"):
    """A measure was paid for (E119)."""

    seat: int
    measure: str
    funding: str


class Stopped(Event, frozen=True, tag="stopped"):
    """The turn ends at once: pressure cards or equal elements (E87, E91)."""

    seat: int
    why: Literal["pressure", "equal"]


class Skipped(Event, frozen=True, tag="skipped"):
    """A turn was skipped (E131)."""

    seat: int


class Began(Event, frozen=True, tag="began"):
    """The next turn began (E103)."""

    turn: int
    seat: int


class Owed(Event, frozen=True, tag="owed"):
    """The question that the table waits on now, in the middle of a turn."""

    todo: tuple[Steps, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The game is over, for all of them (E30, E31)."""

    won: bool


Events = (
    Bought
    | Claimed
    | Restored
    | Impacted
    | Healed
    | Spent
    | Starred
    | Moved
    | Dealt
    | Swept
    | Drew
    | Discarded
    | Shuffled
    | Woke
    | Turned
    | Drawn
    | Cancelled
    | Foretold
    | Proposed
    | Voted
    | Funded
    | Stopped
    | Skipped
    | Began
    | Owed
    | Ended
)
