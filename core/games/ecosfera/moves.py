"""What a seat may answer."""

from typing import Literal

from core.game import Move

Kind = Literal["producers", "consumers"]
TOKEN = "token"
"""What an ability is used with: a token, or else the card with its symbol."""


class Buy(Move, frozen=True, tag="buy"):
    """A producer for elements, or a consumer for two producers (E43, E54)."""

    card: str
    pay: tuple[str, ...]
    borrow: str | None = None
    """The one missing element, taken from the market (E45)."""


class Claim(Move, frozen=True, tag="claim"):
    """Two consumers restore the habitats that they share (E58)."""

    first: str
    second: str


class Give(Move, frozen=True, tag="give"):
    """Pass: a card to another row (E64)."""

    by: str
    card: str
    seat: int


class Return(Move, frozen=True, tag="return"):
    """Pass: an element back to the market (E65)."""

    by: str
    card: str


class Shelve(Move, frozen=True, tag="shelve"):
    """Pass with a single row: a card on top of the own supply (E141)."""

    by: str
    card: str


class Plus(Move, frozen=True, tag="plus"):
    """Plus: draw a card (E71)."""

    by: str


class Refresh(Move, frozen=True, tag="refresh"):
    """Refresh: new cards in one market row (E73)."""

    by: str
    kind: Kind


class Star(Move, frozen=True, tag="star"):
    """A star card draws a policy card (E106)."""

    card: str


class Propose(Move, frozen=True, tag="propose"):
    """Pay for a measure, if all agree (E118)."""

    measure: str


class Agree(Move, frozen=True, tag="agree"):
    """Support the measure."""


class Refuse(Move, frozen=True, tag="refuse"):
    """Do not support the measure."""


class End(Move, frozen=True, tag="end"):
    """The turn is over (E99)."""


class Reactivate(Move, frozen=True, tag="reactivate"):
    """Turn a token up again (E79)."""

    token: str


class Decline(Move, frozen=True, tag="decline"):
    """No, or no more."""


class Take(Move, frozen=True, tag="take"):
    """One more nutrient (E133)."""


class Restore(Move, frozen=True, tag="restore"):
    """The habitat that a policy card restores (E134, E135)."""

    habitat: str


class Send(Move, frozen=True, tag="send"):
    """A fish or bird from the market to a row (E138)."""

    card: str
    seat: int


class Pick(Move, frozen=True, tag="pick"):
    """The row that a measure is for (E138, E139)."""

    seat: int


Moves = (
    Buy
    | Claim
    | Give
    | Return
    | Shelve
    | Plus
    | Refresh
    | Star
    | Propose
    | Agree
    | Refuse
    | End
    | Reactivate
    | Decline
    | Take
    | Restore
    | Send
    | Pick
)
