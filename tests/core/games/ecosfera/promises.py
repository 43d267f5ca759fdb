"""What stands beside the answers of Ecosfera Baltica, and how it is checked."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from core.games.ecosfera.cards import CODE, KIND, PRESSURE
from core.games.ecosfera.events import (
    Bought,
    Claimed,
    Drew,
    Ended,
    Impacted,
    Moved,
    Shuffled,
    Stopped,
)
from core.games.ecosfera.moves import Agree, Decline, End, Give, Plus, Propose, Take
from core.games.ecosfera.state import Marks, Player, State, mover
from core.games.ecosfera.steps import Act, Start, Upwell, Vote
from core.games.ecosfera.turns import opened
from tests.core.published.promises import Checker, Tried

_DRAW = ("note.chance_three", "note.chance_over", "note.chance_third", "note.chance_lost")
_LATER = ("note.theirs", "note.yours")


# -- what an answer leads to -----------------------------------------------------------------------


def _brought(answer: Tried) -> tuple[Any, ...]:
    """What the notes are about: what follows now, or else as the row's turn starts."""
    if answer.noted(*_LATER):
        return _as_it_starts(answer)
    return _through(answer).events


def _through(answer: Tried) -> Tried:
    """All agree, and nobody takes nutrients any more: then it is seen what the answer brought."""
    events = answer.events
    while answer.after.todo and isinstance(answer.after.todo[-1], Vote | Upwell):
        voting = isinstance(answer.after.todo[-1], Vote)
        if voting and not isinstance(answer.move, Agree | Propose):
            break
        if not voting and not isinstance(answer.move, Take | Decline):
            break
        after = answer.then(Agree() if voting else Decline())
        events += after.events
        answer = answer._replace(after=after.after)
    return answer._replace(events=events)


def _as_it_starts(answer: Tried) -> tuple[Any, ...]:
    """The turn of the row that got a card, as if it started now; nobody may have more to say."""
    state, move = answer.after, answer.move
    seat = move.seat if isinstance(move, Give) else answer.seat
    return _start(answer, state, seat)


def _start(answer: Tried, state: State, seat: int) -> tuple[Any, ...]:
    while mover(state) != seat:
        state = replace(state, turn=state.turn + 1)
    politics = replace(state.politics, skip=0, owed=0)
    state = opened(replace(state, todo=(Act(),), marks=Marks(), politics=politics))
    if not isinstance(state.todo[-1], Start):
        return ()
    return tuple(answer.then(End(), state).events)


def _tiles(events: tuple[Any, ...]) -> list[int]:
    """The impact tiles, as they were placed the first time; what a drawn policy does is later."""
    return [event.tiles for event in events if isinstance(event, Impacted)][:1]


def _pressed(events: tuple[Any, ...]) -> list[str]:
    """The pressure cards that came from the supply."""
    return [each.card for each in events if isinstance(each, Moved) and each.of == "pressure"]


def _stopped(events: tuple[Any, ...], why: str) -> bool:
    return any(isinstance(event, Stopped) and event.why == why for event in events)


def _lost(events: tuple[Any, ...]) -> bool:
    return any(isinstance(event, Ended) and not event.won for event in events)


# -- the notes -------------------------------------------------------------------------------------


def _pay(answer: Tried, cards: tuple[str, ...]) -> bool:
    [bought] = answer.of(Bought)
    paid = sorted(f"card.{KIND[card]}.short" for card in bought.pay)
    used = answer.game.evolve(answer.before, bought).marks.used
    return paid == sorted(cards) and set(bought.pay) <= set(used)


def _borrow(answer: Tried, card: str) -> bool:
    [bought] = answer.of(Bought)
    return f"card.{KIND[bought.borrowed]}.short" == card


def _with(answer: Tried, card: str) -> bool:
    [claimed] = answer.of(Claimed)
    return f"card.{claimed.pair[1]}" == card


def _restores(answer: Tried, habitats: tuple[str, ...]) -> bool:
    before, after = answer.before.sea.restored, answer.after.sea.restored
    [claimed] = answer.of(Claimed)
    new = tuple(f"habitat.{each}" for each in claimed.habitats)
    return (
        new == habitats
        and set(after) >= set(claimed.habitats)
        and not set(before) & set(claimed.habitats)
    )


def _returns(answer: Tried) -> bool:
    [moved] = answer.of(Moved)
    return any(moved.card in stack for stack in answer.after.elements)


def _shelved(answer: Tried) -> bool:
    [moved] = answer.of(Moved)
    return moved.card in answer.after.players[answer.seat].supply


def _draws(answer: Tried) -> bool:
    return len(answer.of(Drew)) >= 1


def _safe(answer: Tried) -> bool:
    return _pressed(answer.events) == [] == _tiles(answer.events)


def _pressure(answer: Tried) -> bool:
    return len(_pressed(answer.events)) == 1 and _tiles(answer.events) == []


def _three(answer: Tried) -> bool:
    events = _brought(answer)
    third = answer.noted("note.third") != []
    return (
        _stopped(events, "equal") and len(_pressed(events)) >= 1 and bool(_tiles(events)) == third
    )


def _over(answer: Tried) -> bool:
    events = _brought(answer)
    return _stopped(events, "equal") and not _pressed(events) and not _tiles(events)


def _third(answer: Tried, n: int) -> bool:
    return _tiles(_brought(answer)) == [n]


def _piled(answer: Tried, cards: int, n: int) -> bool:
    move, state = answer.move, answer.after
    seat = move.seat if isinstance(move, Give) else answer.seat
    row = (answer.before if isinstance(move, End) else state).players[seat].row
    there = sum(CODE[card] == PRESSURE for card in row)
    return there == cards and _tiles(_brought(answer)) == [n]


def _is_lost(answer: Tried) -> bool:
    return _lost(_brought(answer))


def _saved(answer: Tried) -> bool:
    return not answer.after.todo and answer.after.sea.open == ()


def _later(answer: Tried) -> bool:
    """What it is about is no less than a stop."""
    return any(isinstance(event, Stopped) for event in _as_it_starts(answer))


def _chance(outcome: str) -> Checker:
    """Every order of the cards that may come is tried, and those are counted that end so."""

    def checked(answer: Tried, ways: int, of: int, n: int = 0) -> bool:
        found = [_outcome(answer.instead(state)) for state in _orders(answer)]
        return len(found) == of and found.count((outcome, n)) == ways

    return checked


def _outcome(answer: Tried) -> tuple[str, int]:
    """What a draw came to, in the word of its note, and with how many tiles."""
    events = answer.events
    tiles = _tiles(events)
    if _lost(events) and not _before_a_policy(events, Ended):
        return "lost", 0
    if tiles:
        return "third", tiles[0]
    if _stopped(events, "equal"):
        return ("three" if _pressed(events) else "over"), 0
    return "", 0


def _before_a_policy(events: tuple[Any, ...], kind: type) -> bool:
    """Whether more than one impact came before the end: then it was not the draw's own."""
    return sum(isinstance(event, Impacted) for event in events) > 1 and any(
        isinstance(event, kind) for event in events
    )


def _orders(answer: Tried) -> Iterator[State]:
    """The table with every set of cards on top of the supply that may lie there."""
    state: State = answer.before
    seat = mover(state)
    player, cards = state.players[seat], _drawn(answer)
    sure = player.supply[: min(player.top, cards)]
    rest, left = player.supply[len(sure) :], cards - len(sure)
    if cards > len(player.supply):
        sure, rest = player.supply, player.discard
        left = cards - len(sure)
    for hand in combinations(rest, min(left, len(rest))):
        under = tuple(card for card in player.supply if card not in sure + hand)
        gone = tuple(card for card in player.discard if card not in hand)
        yield _put(state, seat, replace(player, supply=sure + hand + under, discard=gone))


def _put(state: State, seat: int, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _drawn(answer: Tried) -> int:
    """How many cards the answer makes the player draw whose turn it is."""
    drawn, seat = 0, mover(answer.before)
    for event in answer.events:
        if isinstance(event, Stopped):
            break
        if isinstance(event, Drew) and event.seat == seat:
            drawn += len(event.cards)
    return drawn


NOTES: dict[str, Checker] = {
    "note.pay": _pay,
    "note.borrow": _borrow,
    "note.three": _three,
    "note.over": _over,
    "note.third": _third,
    "note.piled": _piled,
    "note.lost": _is_lost,
    "note.saved": _saved,
    "note.theirs": _later,
    "note.yours": _later,
    "note.chance_three": _chance("three"),
    "note.chance_over": _chance("over"),
    "note.chance_third": _chance("third"),
    "note.chance_lost": _chance("lost"),
    "note.with": _with,
    "note.restores": _restores,
    "note.returns": _returns,
    "note.shelved": _shelved,
    "note.draws": _draws,
    "note.safe": _safe,
    "note.pressure": _pressure,
}


# -- what must be said -----------------------------------------------------------------------------


def due(answer: Tried) -> Iterator[str]:
    """What an answer brings before anything is revealed, and what a card means for its row."""
    move = answer.move
    sure = _sure(answer)
    if isinstance(move, Plus) and not answer.noted(*_DRAW):
        outcomes = {_outcome(answer.instead(state)) for state in _orders(answer)}
        if len(outcomes) > 1 or any(sure):
            sure = answer.events
            assert len(outcomes) == 1, "what may come is not said"
    if isinstance(move, Decline | Take) and answer.seat != mover(answer.before):
        sure = ()  # what the mover's own row brings was said to the mover
    yield from _keys(sure, isinstance(answer.before.todo[-1], Start))
    yield from _for_the_row(answer)


def _sure(answer: Tried) -> tuple[Any, ...]:
    """The events up to the first that shows something nobody knew."""
    found: list[Any] = []
    for event in answer.events:
        if isinstance(event, Drew | Shuffled) or getattr(event, "of", "") == "drawn":
            break
        if type(event).__name__ == "Drawn":
            break
        found.append(event)
    return tuple(found)


def _keys(events: tuple[Any, ...], starting: bool) -> Iterator[str]:
    equal = _stopped(events, "equal")
    if _lost(events):
        yield "note.lost"
    if any(isinstance(event, Ended) and event.won for event in events):
        yield "note.saved"
    if _tiles(events):
        yield "note.piled" if starting and _stopped(events, "pressure") else "note.third"
    elif _pressed(events):
        yield "note.three" if equal and not starting else "note.pressure"
    elif equal and not starting:
        yield "note.over"


def _for_the_row(answer: Tried) -> Iterator[str]:
    """A card that changes what another turn starts with (E93)."""
    move = answer.move
    if isinstance(move, Give):
        seat, when = move.seat, "note.theirs"
    elif isinstance(move, Take) and answer.seat != mover(answer.before):
        seat, when = answer.seat, "note.yours"
    else:
        return
    if not answer.after.todo:
        return
    then, now = (_worth(_start(answer, state, seat)) for state in (answer.before, answer.after))
    if then != now:
        yield when
        yield (
            "note.piled"
            if _stopped(_start(answer, answer.after, seat), "pressure")
            else ("note.three" if now[1] else "note.over")
        )


def _worth(events: tuple[Any, ...]) -> tuple[list[int], int]:
    """The tiles, and the pressure cards up to them."""
    return _tiles(events), len(_pressed(events))
