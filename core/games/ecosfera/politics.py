"""The course of a policy card: drawn, answered, carried out, put away; proposed, voted on, paid for.

What each one does is in its line (`policies`); here is what all have in common (E112-E123).
"""

from core.games.ecosfera.cards import KIND
from core.games.ecosfera.effects import discard
from core.games.ecosfera.events import Cancelled, Drawn, Funded, Moved, Proposed
from core.games.ecosfera.policies import POLICY
from core.games.ecosfera.resolution import Resolution
from core.games.ecosfera.state import State
from core.games.ecosfera.steps import Check, Effect, MayProtect, PutAway, Vote

STRICT = "strict_protection"


def draw(resolution: Resolution) -> None:
    """The top policy card is read out; measures and funding are collected (E112, E117)."""
    card = resolution.state.politics.deck[0]
    resolution.emit(Drawn(resolution.seat, card, seen="all"))
    policy = POLICY[KIND[card]]
    if policy.category in {"positive", "funding"}:
        resolution.emit(Moved(card, "drawn", "policies"))
        return
    resolution.todo += (Check(), PutAway(), Effect())
    if policy.discards and answerable(resolution.state):
        resolution.todo.append(MayProtect())


def answerable(state: State) -> bool:
    """Whether Strict protection could be paid for now (E121)."""
    return STRICT in state.politics.open and funding(state) is not None


def funding(state: State) -> str | None:
    """A funding card that lies open (E118)."""
    return next((card for card in state.politics.open if KIND[card] == "funding"), None)


def put_away(resolution: Resolution) -> None:
    """Lasting cards stay beside the market, the others are done (E114)."""
    for card in resolution.state.politics.drawn:
        lasts = POLICY[KIND[card]].duration in {"game", "next"}
        resolution.emit(Moved(card, "drawn", "lasting" if lasts else "gone"))


def carry_out(resolution: Resolution) -> None:
    """The drawn card does what it says, unless Strict protection forbids it (E139)."""
    [card] = resolution.state.politics.drawn
    policy = POLICY[card]
    if policy.does is not None:
        policy.does(resolution)
    elif policy.discards and STRICT in resolution.state.politics.lasting:
        resolution.emit(Cancelled(card))
    elif policy.discards:
        discard(resolution, policy.discards)


def propose(resolution: Resolution, measure: str) -> None:
    """The others are asked; with nobody else at the table it is done (E118)."""
    if resolution.state.rules.votes and len(resolution.state.players) > 1:
        resolution.emit(Proposed(resolution.seat, measure))
        resolution.todo.append(Vote(measure))
    else:
        implement(resolution, measure)


def implement(resolution: Resolution, measure: str) -> None:
    """A funding card and the measure are spent, and it is carried out (E119, E123)."""
    paid = funding(resolution.state)
    assert paid is not None, "nothing to pay with"
    resolution.emit(Funded(resolution.seat, measure, paid))
    resolution.todo.append(Check())
    policy = POLICY[measure]
    if policy.asks is not None:
        resolution.todo.append(policy.asks)
    elif policy.does is not None:
        policy.does(resolution)


def payable(state: State) -> tuple[str, ...]:
    """The open measures that could be paid for, each with something to do (E122)."""
    if funding(state) is None:
        return ()
    return tuple(
        card
        for card in state.politics.open
        if KIND[card] != "funding" and card not in state.marks.refused and useful(state, card)
    )


def useful(state: State, measure: str) -> bool:
    """Whether the measure finds what it is for (E122)."""
    finds = POLICY[measure].finds
    return finds is None or bool(finds(state))
