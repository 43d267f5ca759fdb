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
from core.games.ecosfera.state import State
from core.games.ecosfera.table import Table


def act(table: Table, move: Move) -> None:
    """One thing that a player does in the turn."""
    match move:
        case End():
            turns.end(table)
        case Buy():
            _buy(table, move)
        case Claim(first, second):
            _claim(table, first, second)
        case Plus(by):
            table.emit(Spent(table.seat, by, "plus"))
            table.draw(table.seat, 1)
            table.check()
        case Refresh(by, kind):
            table.emit(Spent(table.seat, by, "refresh"))
            row = (table.state.producers if kind == "producers" else table.state.consumers).row
            table.sweep(kind, tuple(card for card in row if card))
        case Star(card):
            table.emit(Starred(table.seat, card))
        case Propose(measure):
            politics.propose(table, measure)
        case _:
            _pass(table, move)


def _buy(table: Table, move: Buy) -> None:
    """The card comes into the row and its place is filled; borrowed elements count (E50)."""
    seat, card = table.seat, move.card
    table.emit(Bought(seat, card, move.pay, move.borrow))
    table.fill("consumers" if CODE[card] == CONSUMER else "producers")
    if move.borrow:
        table.check()


def _claim(table: Table, first: str, second: str) -> None:
    found = shared(table.state, first, second)
    table.emit(Claimed(table.seat, (first, second), found))
    table.won()


def shared(state: State, first: str, second: str) -> tuple[str, ...]:
    """The habitats of both cards that are not restored yet (E61)."""
    still = state.sea.open
    return tuple(each for each in habitats(MASK[first] & MASK[second]) if each in still)


def _pass(table: Table, move: Move) -> None:
    """The three ways to use a pass (E64, E65, E141)."""
    move = cast("Give | Return | Shelve", move)
    seat = table.seat
    table.emit(Spent(seat, move.by, "pass"))
    match move:
        case Give(card=card, seat=receiver):
            table.emit(Moved(card, "row", "row", seat, receiver))
        case Return(card=card):
            table.emit(Moved(card, "row", "elements", seat))
        case Shelve(card=card):
            table.emit(Moved(card, "row", "supply", seat))
