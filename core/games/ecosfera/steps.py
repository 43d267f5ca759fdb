"""What the table may still owe: a stack of these is part of every state."""

from typing import Literal

from core.game import Step

Why = Literal["skip", "pressure", "equal"]


class Start(Step, frozen=True, tag="start"):
    """A turn that is over as it starts (E42): skipped, pressure cards, equal elements."""

    why: Why


class Wake(Step, frozen=True, tag="wake"):
    """One token may be reactivated at the start of a turn (E79)."""


class Act(Step, frozen=True, tag="act"):
    """Actions and abilities in any order, until the turn is ended (E35)."""


class Vote(Step, frozen=True, tag="vote"):
    """The other players say whether they support a measure (E118)."""

    measure: str
    agreed: tuple[int, ...] = ()
    """The seats that have said yes."""


class MayProtect(Step, frozen=True, tag="answer"):
    """Strict protection may answer the policy card just drawn (E121)."""


class Effect(Step, frozen=True, tag="effect"):
    """The drawn card does what it says (E113)."""


class PutAway(Step, frozen=True, tag="put-away"):
    """The drawn card goes where cards of its kind lie (E114)."""


class Check(Step, frozen=True, tag="check"):
    """Pressure cards and equal elements are looked at once a card has done all it does (E112)."""


class Upwell(Step, frozen=True, tag="upwell"):
    """Nutrient upwelling: the first of these seats may take one more nutrient (E133)."""

    seats: tuple[int, ...]
    left: int


class Settle(Step, frozen=True, tag="settle"):
    """Green energy: which of coast, rock and mud is restored (E134)."""


class Regulate(Step, frozen=True, tag="regulate"):
    """Hazardous substance regulation: which shared habitat is restored (E135)."""


class Migrate(Step, frozen=True, tag="migrate"):
    """Migratory barrier removal: which fish or bird goes where (E138)."""


class Release(Step, frozen=True, tag="release"):
    """Fishing gear regulation: whose row the cards with mud go to (E138)."""


class Recycle(Step, frozen=True, tag="recycle"):
    """Recycling: which pressure cards go, and whose supply replaces them then (E139)."""

    owners: tuple[int, ...] = ()


class Replace(Step, frozen=True, tag="replace"):
    """Recycling: these rows are filled up again (E139)."""

    owners: tuple[int, ...]


class Protect(Step, frozen=True, tag="protect"):
    """The house measure Marine protected area: whose pressure cards go."""


Steps = (
    Start
    | Wake
    | Act
    | Vote
    | MayProtect
    | Effect
    | PutAway
    | Check
    | Upwell
    | Settle
    | Regulate
    | Migrate
    | Release
    | Recycle
    | Replace
    | Protect
)
