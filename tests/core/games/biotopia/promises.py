"""What stands beside the answers of Biotopia, and how it is checked."""

from collections.abc import Iterator
from typing import Any

from core.games.biotopia.cards import KIND
from core.games.biotopia.scoring import symbols
from core.games.biotopia.state import (
    Awarded,
    Claimed,
    Decline,
    Draw,
    DrawBrowns,
    Ended,
    Fetch,
    Garden,
    Moved,
    Take,
    TakeCompost,
    TakeSky,
    Triggered,
)
from tests.core.published.promises import Checker, Tried


def _gardens(answer: Tried) -> tuple[Garden, Garden]:
    """The garden of whoever answers, before and after it."""
    return answer.before.gardens[answer.seat], answer.after.gardens[answer.seat]


def _asked(answer: Tried) -> Any:
    """What the same player is asked next in this turn, if anything."""
    state = answer.after
    return state.todo[-1] if state.todo and state.turn == answer.before.turn else None


def _drawn(answer: Tried, to: str) -> int:
    """The cards that came from the Deck."""
    return sum(move.of == "deck" and move.to == to for move in answer.of(Moved))


def _to_the_end(answer: Tried) -> Tried:
    """The turn to its end: no to every event, and the first card goes that has to."""
    events, turn = answer.events, answer.before.turn
    while turn and answer.after.todo and answer.after.turn == turn:
        [prompt] = answer.game.ask(answer.after)
        no = next((each for each in prompt.answers if each.move == Decline()), None)
        found = answer.then((no or prompt.answers[0]).move)
        events += found.events
        answer = found
    return answer._replace(events=events)


def _decline(answer: Tried) -> bool:
    """Nothing comes of the event: no card is drawn, taken or fetched."""
    before, after = _gardens(answer)
    return set(after.hand) <= set(before.hand) and after.wings == before.wings


def _draw(answer: Tried, n: int) -> bool:
    return _drawn(answer, "hand") == n > 0


def _may_draw(answer: Tried, n: int) -> bool:
    return isinstance(_asked(answer), DrawBrowns) and _drawn(answer.then(Draw()), "hand") == n


def _flowers(answer: Tried, n: int) -> bool:
    return symbols(_gardens(answer)[1]) == n


def _points(answer: Tried, n: int) -> bool:
    """The mission's or the butterfly's own; those of Most Large Whites have a note of their own."""
    return answer.points() - _by_whites(answer) == n > 0


def _by_whites(answer: Tried) -> int:
    """The points that Most Large Whites brought."""
    parts = [
        dict(answer.game.scores(state)[answer.seat].parts)["score.whites"]
        for state in (answer.before, answer.after)
    ]
    return parts[1] - parts[0]


def _last_round(answer: Tried, n: int) -> bool:
    found = _to_the_end(answer)
    triggered = [event.seat for event in found.of(Triggered)] == [answer.seat]
    return triggered and not found.of(Ended) and _total(answer) == n


def _ends(answer: Tried, n: int) -> bool:
    found = _to_the_end(answer)
    return bool(found.of(Ended)) and bool(found.of(Triggered)) and _total(answer) == n


def _total(answer: Tried) -> int:
    return int(answer.game.scores(answer.after)[answer.seat].total)


def _flip(answer: Tried, card: str) -> bool:
    flipped = [move for move in answer.of(Moved) if (move.of, move.to) == ("down", "wings")]
    return [f"card.{KIND[move.card]}" for move in flipped] == [card]


def _joker(answer: Tried, card: str) -> bool:
    [claimed] = answer.of(Claimed)
    return f"card.{claimed.joker}" == card


def _options(answer: Tried, kind: type) -> list[bool]:
    """Which answers of the next question are of a kind, and which are not."""
    [prompt] = answer.game.ask(answer.after)
    return [isinstance(answer.move, kind) for answer in prompt.answers]


def _must_take(answer: Tried) -> bool:
    return isinstance(_asked(answer), TakeSky) and all(_options(answer, Take))


def _may_take(answer: Tried) -> bool:
    found = _options(answer, Take) if isinstance(_asked(answer), TakeSky) else []
    return any(found) and found.count(False) == 1


def _may_fetch(answer: Tried) -> bool:
    found = _options(answer, Fetch) if isinstance(_asked(answer), TakeCompost) else []
    return any(found) and found.count(False) == 1


def _plants(answer: Tried) -> bool:
    return _drawn(answer, "down") == 1


def _white(answer: Tried) -> bool:
    """It counts, and that changes nothing as yet."""
    before, after = _gardens(answer)
    return len(after.wings) == len(before.wings) + 1 and not answer.of(Awarded)


def _whites(answer: Tried, n: int) -> bool:
    won = [event.seat for event in answer.of(Awarded)] == [answer.seat]
    return won and _by_whites(answer) == n > 0


def _whites_lost(answer: Tried, seat: int) -> bool:
    return [(event.seat, event.before) for event in answer.of(Awarded)] == [(None, seat)]


def _two(answer: Tried) -> bool:
    before, after = _gardens(answer)
    return symbols(after) == symbols(before) + 2


NOTES: dict[str, Checker] = {
    "note.decline": _decline,
    "note.draw": _draw,
    "note.may_draw": _may_draw,
    "note.flowers": _flowers,
    "note.points": _points,
    "note.last_round": _last_round,
    "note.ends": _ends,
    "note.flip": _flip,
    "note.joker": _joker,
    "note.common_blue": _must_take,
    "note.may_blue": _may_take,
    "note.orange_tip": _may_fetch,
    "note.brimstone": _plants,
    "note.large_white": _white,
    "note.whites": _whites,
    "note.whites_lost": _whites_lost,
    "note.brown_knapweed": _two,
}


def due(answer: Tried) -> Iterator[str]:
    """Points, a mission that changes hands, an event, and the end of the game."""
    for event in answer.of(Awarded):
        yield "note.whites_lost" if event.seat is None else "note.whites"
    if answer.points() > 0:
        yield "note.points"
    if answer.points() > 0 and _to_the_end(answer).of(Triggered):
        yield "note.ends" if _to_the_end(answer).of(Ended) else "note.last_round"
    asked = _asked(answer)
    if isinstance(asked, TakeSky | TakeCompost | DrawBrowns):
        yield from _events(asked, answer)


def _events(asked: Any, answer: Tried) -> Iterator[str]:
    if isinstance(asked, TakeSky):
        yield "note.common_blue" if all(_options(answer, Take)) else "note.may_blue"
    elif isinstance(asked, TakeCompost):
        yield "note.orange_tip"
    else:
        yield "note.may_draw"
