"""The game's own part of a view: the state with what the seat does not know as None."""

from typing import Literal

from core.game import Stage
from core.games.biekrig.ahead import Ahead, ahead
from core.games.biekrig.answers import cards_may_be_played, may_play, purchases
from core.games.biekrig.board import crosses
from core.games.biekrig.kinds import KIND
from core.games.biekrig.rules import threatened
from core.games.biekrig.state import Apiary, Before, Harvesting, Opening, Rules, State, Steps
from core.records import Tagged

Mark = Literal["done", "now", "open", "empty"]


class Mine(Tagged, frozen=True, tag="biekrig-view"):
    """What one seat, or a spectator, may see."""

    rules: Rules
    starter: int
    apiaries: tuple[Apiary, ...]
    hands: tuple[tuple[str | None, ...], ...]
    deck: int
    discard: tuple[str, ...]
    todo: tuple[Steps, ...]
    turn: int
    drew: tuple[bool, ...]
    """Whose last turn ended with a card."""
    fresh: str | None
    """The card that this seat drew at the end of its last turn (K59)."""
    ahead: tuple[Ahead, ...]
    """Before the roll: what each face would bring."""


def mine(state: State, seat: int | None) -> Mine:
    """The game as the seat sees it; at the end the extra points in all hands lie open."""
    before = bool(state.todo) and isinstance(state.todo[0], Before)
    mover = state.apiaries[state.mover]
    return Mine(
        rules=state.rules,
        starter=state.starter,
        apiaries=state.apiaries,
        hands=tuple(_fronts(state, owner, seat) for owner in range(len(state.hands))),
        deck=len(state.deck),
        discard=state.discard,
        todo=state.todo,
        turn=state.turn,
        drew=tuple(card is not None for card in state.fresh),
        fresh=None if seat is None else state.fresh[seat],
        ahead=ahead(state.rules.board, mover.space, threatened(mover.hives)) if before else (),
    )


def _fronts(state: State, owner: int, seat: int | None) -> tuple[str | None, ...]:
    if owner == seat:
        return state.hands[owner]
    return tuple(
        card if not state.todo and KIND[card] == "extra_point" else None
        for card in state.hands[owner]
    )


def bar(state: State, seat: int | None) -> tuple[Stage, ...]:
    """The phases of this turn; none in set-up and after the end."""
    if not state.todo or isinstance(state.todo[0], Opening):
        return ()
    if not isinstance(state.todo[0], Before):
        later: Mark = "open" if Harvesting() in state.todo else "empty"
        harvest: Mark = "now" if state.todo[-1] == Harvesting() else later
        return _stages("done", "done", "done", harvest)
    mover = state.apiaries[state.mover]
    buys = bool(purchases(mover.hives, mover.pollen, mover.honey))
    line = any(crosses(mover.space, die) for die in range(1, 7))
    cards = _cards(state, seat)
    buy: Mark = "empty" if not buys else "open" if cards == "now" else "now"
    roll: Mark = "open" if "now" in {cards, buy} else "now"
    return _stages(cards, buy, roll, "open" if line else "empty")


def _cards(state: State, seat: int | None) -> Mark:
    """The others see whether there are cards, not whether they can be played."""
    if len(state.todo) > 1:
        return "now"
    if not cards_may_be_played(state):
        return "done"
    mover = state.mover
    some = may_play(state, mover) if seat == mover else bool(state.hands[mover])
    return "now" if some else "empty"


def _stages(events: Mark, buy: Mark, roll: Mark, harvest: Mark) -> tuple[Stage, ...]:
    return (
        Stage("phase.events", events),
        Stage("phase.buy", buy),
        Stage("phase.roll", roll),
        Stage("phase.harvest", harvest),
    )
