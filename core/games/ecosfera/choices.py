"""The answers to every question but what to do in a turn."""

from functools import cache

from core.game import Option, Prompt
from core.games.ecosfera import effects, measures
from core.games.ecosfera.cards import CODE, DISASTER, FULL, OVERFULL, PRESSURE, SAME
from core.games.ecosfera.effects import GREEN, NUTRIENTS, STRICT
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
from core.games.ecosfera.state import State, mover
from core.games.ecosfera.steps import (
    Answer,
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
from core.games.ecosfera.table import pressures
from core.words import Message, message

DECLINE = Option(Decline(), "pass")
_REACTIVATE = {
    token: Option(Reactivate(token), "wake", (f"token:{token}",))
    for token in ("pass", "plus", "refresh")
}
_RESTORE = {
    habitat: Option(Restore(habitat), "claim", (f"habitat:{habitat}",))
    for habitat in ("ice", "mud", "river", "rock", "pelagic", "coast")
}
_TAKE = {
    three: Option(
        Take(), "take", ("element:nutrients",), (message("note.three_same"),) if three else ()
    )
    for three in (False, True)
}
_RELEASE = [Option(Pick(seat), "take", (f"seat:{seat + 1}",)) for seat in range(4)]
_PROTECT = [Option(Pick(seat), "discard", (f"seat:{seat + 1}",)) for seat in range(4)]


def chosen(state: State, step: Steps) -> tuple[Prompt, ...]:
    """The question to whoever is concerned; a vote is put to all the others at once (E118)."""
    if isinstance(step, Vote):
        ask = message("ask.vote", seat=mover(state), card=f"policy.{step.measure}")
        answers = _votes(state.politics.open, step.measure)
        return tuple(
            Prompt(seat, ask, answers)
            for seat in range(len(state.players))
            if seat != mover(state) and seat not in step.agreed
        )
    if isinstance(step, Upwell):
        seat = step.seats[0]
        held = len(effects.of_kind(state, seat, NUTRIENTS))
        options: tuple[Option, ...] = (_TAKE[held + 1 >= SAME], DECLINE)
        return (Prompt(seat, message("ask.upwell", n=step.left), options),)
    ask, options = _asked(state, step)
    return (Prompt(mover(state), ask, options),)


def _votes(lying: tuple[str, ...], measure: str) -> tuple[Option, ...]:
    """Yes and no about a measure, as long as it lies there."""
    pieces = tuple(f"policy:{place}" for place, card in enumerate(lying, 1) if card == measure)
    return Option(Agree(), "agree", pieces), Option(Refuse(), "refuse", pieces)


def _asked(state: State, step: Steps) -> tuple[Message, tuple[Option, ...]]:
    player = state.players[mover(state)]
    match step:
        case Start():
            return _started(state, step, player.row)
        case Wake():
            found = tuple(_REACTIVATE[token] for token in player.inactive)
            return message("ask.wake"), (*found, DECLINE)
        case Answer():
            place = state.politics.open.index(STRICT) + 1
            card = f"policy.{state.politics.drawn[0]}"
            pay = Option(Propose(STRICT), "play", (f"policy:{place}",))
            return message("ask.answer", card=card), (pay, DECLINE)
        case Settle():
            return message("ask.settle"), tuple(_RESTORE[each] for each in GREEN)
        case Regulate():
            found = tuple(_RESTORE[each] for each in measures.regulated(state))
            return message("ask.regulate"), found
        case _:
            return _measured(state, step)


def _started(state: State, step: Start, row: tuple[str, ...]) -> tuple[Message, tuple[Option, ...]]:
    """The turn is over; there is nothing to decide, but it is said whose turn it was (E42)."""
    notes: tuple[Message, ...] = ()
    if step.why == "pressure":
        tiles = DISASTER if pressures(row) >= OVERFULL else 1
        notes = (message("note.impacts", n=tiles + _warmer(state)),)
    elif step.why == "equal":
        third = pressures(row) + 1 >= FULL and state.pressure
        notes = (message("note.impact" if third else "note.pressure"),)
    return message(f"ask.start_{step.why}"), (Option(End(), "end", (), notes),)


def _warmer(state: State) -> int:
    """The tile more that a changed climate brings (E125)."""
    return int("climate_change" in state.politics.lasting)


def _measured(state: State, step: Steps) -> tuple[Message, tuple[Option, ...]]:
    seats = range(len(state.players))
    match step:
        case Migrate():
            found = tuple(
                _send(card, state.consumers.row.index(card) + 1, seat)
                for card in measures.migrants(state)
                for seat in seats
            )
            return message("ask.migrate"), found
        case Release():
            return message("ask.release"), tuple(_RELEASE[seat] for seat in seats)
        case Recycle(owners):
            found = tuple(_recycled(state, seat) for seat in measures.pressed(state))
            again = (DECLINE,) if owners else ()
            return message("ask.recycle", n=measures.RECYCLED - len(owners)), found + again
        case Protect():
            return message("ask.protect"), tuple(_PROTECT[each] for each in measures.pressed(state))
        case _:
            raise AssertionError(f"{step} asks nothing")


@cache
def _send(card: str, place: int, seat: int) -> Option:
    return Option(Send(card, seat), "take", (f"consumer:{place}", f"seat:{seat + 1}"))


def _recycled(state: State, seat: int) -> Option:
    row = state.players[seat].row
    place = next(place for place, card in enumerate(row, 1) if CODE[card] == PRESSURE)
    zone = "row" if seat == mover(state) else f"row{seat + 1}"
    return Option(Pick(seat), "discard", (f"{zone}:{place}",))
