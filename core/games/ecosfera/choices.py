"""The answers to every question but what to do in a turn."""

from functools import cache

from msgspec.structs import replace

from core.game import Answer, Prompt
from core.games.ecosfera import effects, measures, warnings
from core.games.ecosfera.cards import CODE, PRESSURE, pressures
from core.games.ecosfera.effects import GREEN, NUTRIENTS
from core.games.ecosfera.moves import (
    Agree,
    Decline,
    End,
    Pick,
    Propose,
    Reactivate,
    Refuse,
    Restore,
    Send,
    Take,
)
from core.games.ecosfera.politics import STRICT
from core.games.ecosfera.resolution import Resolution
from core.games.ecosfera.state import State, mover
from core.games.ecosfera.steps import (
    MayProtect,
    Migrate,
    Protect,
    Recycle,
    Regulate,
    Release,
    Settle,
    Start,
    Steps,
    Upwell,
    Vote,
    Wake,
)
from core.words import Message

DECLINE = Answer(Decline(), "pass")
_REACTIVATE = {
    token: Answer(Reactivate(token), "wake", (f"token:{token}",))
    for token in ("pass", "plus", "refresh")
}
_RESTORE = {
    habitat: Answer(Restore(habitat), "claim", (f"habitat:{habitat}",))
    for habitat in ("ice", "mud", "river", "rock", "pelagic", "coast")
}
_RELEASE = [Answer(Pick(seat), "take", (f"seat:{seat + 1}",)) for seat in range(4)]
_PROTECT = [Answer(Pick(seat), "discard", (f"seat:{seat + 1}",)) for seat in range(4)]


def chosen(state: State, step: Steps) -> tuple[Prompt, ...]:
    """The question to whoever is concerned; a vote is put to all the others at once (E118)."""
    if isinstance(step, Vote):
        slots = (("seat", mover(state)), ("card", f"policy.{step.measure}"))
        # Who is not the last to agree says the same as who is: it is known how all have voted.
        notes = warnings.funded(state, mover(state), step.measure)
        answers = _votes(state.politics.open, step.measure, notes)
        return tuple(
            Prompt(seat, "vote", answers, slots=slots)
            for seat in range(len(state.players))
            if seat != mover(state) and seat not in step.agreed
        )
    if isinstance(step, Upwell):
        seat = step.seats[0]
        return (Prompt(seat, "upwell", _upwell(state, seat), slots=(("n", step.left),)),)
    return (_asked(state, step),)


def _upwell(state: State, seat: int) -> tuple[Answer, ...]:
    """One nutrient more, or none; the mover's row is looked at once all have answered (E112)."""
    now: warnings.Notes = ()
    if seat != mover(state):
        more = warnings.taken(state, seat, NUTRIENTS)
    elif state.marks.stopped:
        more = now
    else:
        at, row = warnings.left(state), warnings.counted(state.players[seat].row)
        more = warnings.stops(at, warnings.with_one(row, NUTRIENTS))
        now = warnings.stops(at, row)
    take = Answer(Take(), "take", ("element:nutrients",), more)
    return take, Answer(Decline(), "pass", (), now)


def _votes(lying: tuple[str, ...], measure: str, notes: warnings.Notes) -> tuple[Answer, ...]:
    """Yes and no about a measure, as long as it lies there."""
    pieces = tuple(f"policy:{place}" for place, card in enumerate(lying, 1) if card == measure)
    return Answer(Agree(), "agree", pieces, notes), Answer(Refuse(), "refuse", pieces)


def _asked(state: State, step: Steps) -> Prompt:
    seat, player = mover(state), state.players[mover(state)]
    match step:
        case Start():
            return _started(state, step, player.row)
        case Wake():
            found = tuple(_REACTIVATE[token] for token in player.inactive)
            return Prompt(seat, "wake", (*found, DECLINE))
        case MayProtect():
            place = state.politics.open.index(STRICT) + 1
            drawn = (("card", f"policy.{state.politics.drawn[0]}"),)
            pay = Answer(Propose(STRICT), "play", (f"policy:{place}",))
            return Prompt(seat, "answer", (pay, DECLINE), slots=drawn)
        case Settle():
            return Prompt(seat, "settle", tuple(_RESTORE[each] for each in GREEN))
        case Regulate():
            found = tuple(_RESTORE[each] for each in measures.regulated(state))
            if len(state.sea.open) == 1:
                found = tuple(replace(each, notes=warnings.SAVED) for each in found)
            return Prompt(seat, "regulate", found)
        case _:
            return _measured(state, step)


def _started(state: State, step: Start, row: tuple[str, ...]) -> Prompt:
    """The turn is over; there is nothing to decide, but it is said whose turn it was (E42)."""
    notes: tuple[Message, ...] = ()
    if step.why == "pressure":
        notes = warnings.starts(warnings.left(state), warnings.counted(row))
    elif step.why == "equal":
        # That elements are equal is in the question.
        notes = warnings.ended(state, pressures(row))
    return Prompt(mover(state), f"start_{step.why}", (Answer(End(), "end", (), notes),))


def _measured(state: State, step: Steps) -> Prompt:
    mine, seats = mover(state), range(len(state.players))
    match step:
        case Migrate():
            found = tuple(
                _send(card, state.consumers.row.index(card) + 1, seat)
                for card in measures.migrants(state)
                for seat in seats
            )
            return Prompt(mine, "migrate", found)
        case Release():
            return Prompt(mine, "release", tuple(_RELEASE[seat] for seat in seats))
        case Recycle(owners):
            found = tuple(_recycled(state, seat, owners) for seat in measures.pressed(state))
            again = (Answer(Decline(), "pass", (), _filled(state, owners)),) if owners else ()
            left = (("n", measures.RECYCLED - len(owners)),)
            return Prompt(mine, "recycle", found + again, slots=left)
        case Protect():
            found = tuple(_PROTECT[each] for each in measures.pressed(state))
            return Prompt(mine, "protect", found)
        case _:
            raise AssertionError(f"{step} asks nothing")


@cache
def _send(card: str, place: int, seat: int) -> Answer:
    return Answer(Send(card, seat), "take", (f"consumer:{place}", f"seat:{seat + 1}"))


def _recycled(state: State, seat: int, owners: tuple[int, ...]) -> Answer:
    row = state.players[seat].row
    place = next(place for place, card in enumerate(row, 1) if CODE[card] == PRESSURE)
    zone = "row" if seat == mover(state) else f"row{seat + 1}"
    resolution = Resolution(state)
    effects.relieve(resolution, seat)
    more = len(owners) + 1 < measures.RECYCLED and measures.pressed(resolution.state)
    notes = () if more else _filled(resolution.state, (*owners, seat))
    return Answer(Pick(seat), "discard", (f"{zone}:{place}",), notes)


def _filled(state: State, owners: tuple[int, ...]) -> warnings.Notes:
    """What the cards that replace those removed may bring the player whose turn it is (E139)."""
    player, cards = state.players[mover(state)], owners.count(mover(state))
    return warnings.drawn(state, player, warnings.counted(player.row), cards) if cards else ()
