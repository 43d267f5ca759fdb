"""How each event changes the table; nothing else does. Cards that move are in `places`."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from core.games.ecosfera.events import (
    Began,
    Bought,
    Cancelled,
    Claimed,
    Dealt,
    Discarded,
    Drawn,
    Drew,
    Ended,
    Events,
    Foretold,
    Funded,
    Healed,
    Impacted,
    Moved,
    Owed,
    Proposed,
    Restored,
    Shuffled,
    Skipped,
    Spent,
    Starred,
    Stopped,
    Swept,
    Turned,
    Voted,
    Woke,
)
from core.games.ecosfera.moves import TOKEN
from core.games.ecosfera.places import moved, put, taken, without
from core.games.ecosfera.policies import POLICY
from core.games.ecosfera.printed import ABILITIES
from core.games.ecosfera.state import Marks, Offer, Politics, State
from core.games.ecosfera.steps import Act

_ACT = (Act(),)
_FRESH = Marks()


def evolve(state: State, event: Events) -> State:
    """The state after the event."""
    return ARMS[type(event)](state, event)


# -- actions, habitats and impacts ---------------------------------------------------------------


def _bought(state: State, event: Bought) -> State:
    state = taken(state, event.card)
    player, pay = state.players[event.seat], event.pay
    row = player.row
    if event.borrowed:
        state = taken(state, event.borrowed)
        row, pay = (*row, event.borrowed), (*pay, event.borrowed)
    return replace(
        state,
        players=put(state.players, event.seat, replace(player, row=(*row, event.card))),
        marks=replace(state.marks, used=state.marks.used + pay, acted=True),
    )


def _claimed(state: State, event: Claimed) -> State:
    marks = replace(state.marks, used=state.marks.used + event.pair, acted=True)
    return _placed(replace(state, marks=marks), event.habitats)


def _restored(state: State, event: Restored) -> State:
    # A tile placed by a policy counts as one placed in the turn, too (E84).
    return _placed(replace(state, marks=replace(state.marks, acted=True)), (event.habitat,))


def _placed(state: State, habitats: tuple[str, ...]) -> State:
    sea = state.sea
    still = tuple(habitat for habitat in sea.open if habitat not in habitats)
    sea = replace(sea, restored=sea.restored + habitats, open=still)
    return replace(state, sea=sea, politics=_owing(state.politics, len(habitats)))


def _impacted(state: State, event: Impacted) -> State:
    sea, tiles = state.sea, event.tiles
    sea = replace(sea, impacts=sea.impacts + sea.spare[:tiles], spare=sea.spare[tiles:])
    return replace(state, sea=sea, politics=_owing(state.politics, tiles))


def _owing(politics: Politics, draws: int) -> Politics:
    """A draw for each tile (E108), as long as there are cards (E115)."""
    if not politics.deck:
        return politics
    return replace(politics, owed=min(politics.owed + draws, len(politics.deck)))


def _healed(state: State, _: Healed) -> State:
    impacts = state.sea.impacts
    sea = replace(state.sea, impacts=impacts[:-1], spare=(impacts[-1], *state.sea.spare))
    return replace(state, sea=sea)


# -- abilities -----------------------------------------------------------------------------------


def _spent(state: State, event: Spent) -> State:
    if event.by != TOKEN:
        marks = replace(state.marks, spent=(*state.marks.spent, event.by))
        return replace(state, marks=marks)
    player = state.players[event.seat]
    active = without(player.active, event.ability)
    player = replace(player, active=active, inactive=(*player.inactive, event.ability))
    return replace(state, players=put(state.players, event.seat, player))


def _woke(state: State, event: Woke) -> State:
    player = state.players[event.seat]
    inactive = without(player.inactive, event.token)
    player = replace(player, active=(*player.active, event.token), inactive=inactive)
    return replace(state, players=put(state.players, event.seat, player))


def _turned(state: State, event: Turned) -> State:
    active, inactive = (ABILITIES, ()) if event.active else ((), ABILITIES)
    players = tuple(replace(each, active=active, inactive=inactive) for each in state.players)
    return replace(state, players=players)


def _starred(state: State, event: Starred) -> State:
    marks = replace(state.marks, starred=(*state.marks.starred, event.card))
    return replace(state, marks=marks, politics=_owing(state.politics, 1))


# -- the market and the own cards ----------------------------------------------------------------


def _dealt(state: State, event: Dealt) -> State:
    offer: Offer = getattr(state, event.kind)
    row = offer.row
    for card in event.cards:
        row = put(row, row.index(None), card)
    deck = offer.deck[len(event.cards) :]
    offer = Offer(row, deck, min(offer.under, len(deck)))
    return _offered(state, event.kind, offer)


def _swept(state: State, event: Swept) -> State:
    offer: Offer = getattr(state, event.kind)
    row = tuple(None if card in event.cards else card for card in offer.row)
    offer = Offer(row, offer.deck + event.cards, offer.under + len(event.cards))
    return _offered(state, event.kind, offer)


def _offered(state: State, kind: str, offer: Offer) -> State:
    if kind == "producers":
        return replace(state, producers=offer)
    return replace(state, consumers=offer)


def _drew(state: State, event: Drew) -> State:
    player, cards = state.players[event.seat], len(event.cards)
    player = replace(
        player,
        row=player.row + event.cards,
        supply=player.supply[cards:],
        top=max(player.top - cards, 0),
    )
    return replace(state, players=put(state.players, event.seat, player))


def _discarded(state: State, event: Discarded) -> State:
    player = state.players[event.seat]
    player = replace(player, row=(), discard=player.discard + player.row)
    return replace(state, players=put(state.players, event.seat, player))


def _shuffled(state: State, event: Shuffled) -> State:
    player = replace(state.players[event.seat], supply=event.order, discard=(), top=0)
    return replace(state, players=put(state.players, event.seat, player), rng=event.rng)


# -- policies ------------------------------------------------------------------------------------


def _drawn(state: State, event: Drawn) -> State:
    politics = state.politics
    politics = replace(
        politics, deck=politics.deck[1:], drawn=(event.card,), owed=max(politics.owed - 1, 0)
    )
    return replace(state, politics=politics)


def _foretold(state: State, event: Foretold) -> State:
    if event.what == "noise":
        return replace(state, politics=replace(state.politics, noise=event.turn))
    return replace(state, politics=replace(state.politics, skip=event.turn))


def _voted(state: State, event: Voted) -> State:
    if event.yes:
        return state
    marks = replace(state.marks, refused=(*state.marks.refused, event.measure))
    return replace(state, marks=marks)


def _funded(state: State, event: Funded) -> State:
    politics = state.politics
    lasts = POLICY[event.measure].duration == "game"
    politics = replace(
        politics,
        open=without(without(politics.open, event.measure), event.funding),
        lasting=politics.lasting + ((event.measure,) if lasts else ()),
        gone=(*politics.gone, event.funding) + (() if lasts else (event.measure,)),
        measures=politics.measures + 1,
    )
    return replace(state, politics=politics)


# -- the turn ------------------------------------------------------------------------------------


def _stopped(state: State, _: Stopped) -> State:
    return replace(state, marks=replace(state.marks, stopped=True))


def _began(state: State, event: Began) -> State:
    return replace(state, turn=event.turn, todo=_ACT, marks=_FRESH)


def _owed(state: State, event: Owed) -> State:
    return replace(state, todo=event.todo)


def _ended(state: State, _: Ended) -> State:
    return replace(state, todo=())


def _told(state: State, _: Events) -> State:
    """What is only worth telling."""
    return state


ARMS: dict[type[Events], Callable[[State, Any], State]] = {
    Bought: _bought,
    Claimed: _claimed,
    Restored: _restored,
    Impacted: _impacted,
    Healed: _healed,
    Spent: _spent,
    Starred: _starred,
    Moved: moved,
    Dealt: _dealt,
    Swept: _swept,
    Drew: _drew,
    Discarded: _discarded,
    Shuffled: _shuffled,
    Woke: _woke,
    Turned: _turned,
    Drawn: _drawn,
    Cancelled: _told,
    Foretold: _foretold,
    Proposed: _told,
    Voted: _voted,
    Funded: _funded,
    Stopped: _stopped,
    Skipped: _told,
    Began: _began,
    Owed: _owed,
    Ended: _ended,
}
"""One arm an event."""
