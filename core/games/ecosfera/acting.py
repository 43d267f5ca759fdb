"""The actions and abilities of a turn (E36-E78)."""

from typing import cast

from core.game import Move
from core.games.ecosfera import politics, turns
from core.games.ecosfera.cards import CODE, CONSUMER, MASK, habitats
from core.games.ecosfera.events import Bought, Claimed, Moved, Spent, Starred
from core.games.ecosfera.moves import (
    Buy,
    Claim,
    End,
    Give,
    Plus,
    Propose,
    Refresh,
    Return,
    Shelve,
    Star,
)
from core.games.ecosfera.resolution import Resolution
from core.games.ecosfera.state import State


def act(resolution: Resolution, move: Move) -> None:
    """One thing that a player does in the turn."""
    match move:
        case End():
            turns.end(resolution)
        case Buy():
            _buy(resolution, move)
        case Claim(first, second):
            _claim(resolution, first, second)
        case Plus(by):
            resolution.emit(Spent(resolution.seat, by, "plus"))
            resolution.draw(resolution.seat, 1)
            resolution.check()
        case Refresh(by, kind):
            resolution.emit(Spent(resolution.seat, by, "refresh"))
            row = (
                resolution.state.producers if kind == "producers" else resolution.state.consumers
            ).row
            resolution.sweep(kind, tuple(card for card in row if card))
        case Star(card):
            resolution.emit(Starred(resolution.seat, card))
        case Propose(measure):
            politics.propose(resolution, measure)
        case _:
            _pass(resolution, move)


def _buy(resolution: Resolution, move: Buy) -> None:
    """The card comes into the row and its place is filled; borrowed elements count (E50)."""
    seat, card = resolution.seat, move.card
    resolution.emit(Bought(seat, card, move.pay, move.borrow))
    resolution.fill("consumers" if CODE[card] == CONSUMER else "producers")
    if move.borrow:
        resolution.check()


def _claim(resolution: Resolution, first: str, second: str) -> None:
    found = shared(resolution.state, first, second)
    resolution.emit(Claimed(resolution.seat, (first, second), found))
    resolution.won()


def shared(state: State, first: str, second: str) -> tuple[str, ...]:
    """The habitats of both cards that are not restored yet (E61)."""
    still = state.sea.open
    return tuple(each for each in habitats(MASK[first] & MASK[second]) if each in still)


def _pass(resolution: Resolution, move: Move) -> None:
    """The three ways to use a pass (E64, E65, E141)."""
    move = cast("Give | Return | Shelve", move)
    seat = resolution.seat
    resolution.emit(Spent(seat, move.by, "pass"))
    match move:
        case Give(card=card, seat=receiver):
            resolution.emit(Moved(card, "row", "row", seat, receiver))
        case Return(card=card):
            resolution.emit(Moved(card, "row", "elements", seat))
        case Shelve(card=card):
            resolution.emit(Moved(card, "row", "supply", seat))
