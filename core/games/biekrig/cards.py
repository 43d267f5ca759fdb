"""The event cards, a card a line. Kinds and effects are the rulebook's, the number of copies is ours."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from core.games.biekrig import attacks, effects
from core.games.biekrig.board import Number
from core.games.biekrig.resolution import Resolution
from core.games.biekrig.state import Apiary, Play, Rules, State

When = Literal["turn", "held", "swarm", "varroa"]
"""In the own turn before the roll, never, on landing on a swarm space, when attacked by Varroa."""


class Card(NamedTuple):
    """One kind of event card."""

    kind: str
    copies: Number
    when: When
    does: Callable[[Resolution, Play], None] | None = None
    """Its effect in the own turn."""
    hits: Callable[[Apiary, Rules], bool] | None = None
    """Of an attack: what an opponent must have to be named."""


CARDS: tuple[Card, ...] = (
    Card("extra_worker", Number(7, "house"), "turn", effects.hatch),
    Card("extra_point", Number(5, "house"), "held"),
    Card("swarm", Number(4, "house"), "turn", effects.settle),
    Card("swarm_control", Number(4, "house"), "swarm"),
    Card("extra_pollen", Number(6, "house"), "turn", effects.pick),
    Card("robbing", Number(4, "house"), "turn", attacks.rob, attacks.can_lose_honey),
    Card("afb", Number(3, "house"), "turn", attacks.infect, attacks.can_lose_hive),
    Card("varroa", Number(6, "house"), "turn", attacks.infest, attacks.can_lose_worker),
    Card("acid_treatment", Number(3, "house"), "varroa"),
)
CARD = {card.kind: card for card in CARDS}
DECK = tuple(f"{card.kind}.{copy}" for card in CARDS for copy in range(1, card.copies.value + 1))
"""The event cards by id: kind, dot, copy number."""


def targets(state: State, kind: str) -> tuple[int, ...]:
    """The opponents on whom an attack may be made now."""
    hits, mover, rules = CARD[kind].hits, state.mover, state.rules
    assert hits is not None, kind
    return tuple(
        seat for seat, each in enumerate(state.apiaries) if seat != mover and hits(each, rules)
    )
