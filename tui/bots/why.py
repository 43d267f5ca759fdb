"""Why a match went as it did: the choice at its worst turning point, and a better one."""

from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from core.bots.advising import Advice
from core.game import Answer, View
from core.journal import Journal
from tui.bots.swings import Missed, Swing
from tui.bots.turns import turns

MOST, LEAST = 3, 0.05
"""So many choices of the turn are thought over; what is better by less is no answer to why."""
Advise = Callable[[View, tuple[Answer, ...]], Awaitable[Advice | None]]


class _Choice(NamedTuple):
    """A question of the turn that had more than one answer."""

    moves: int
    answers: tuple[Answer, ...]
    played: int
    """The place of the one that was given."""


async def explained(
    journal: Journal, found: tuple[Swing, ...], advise: Advise
) -> tuple[Swing, ...]:
    """The same turning points; the one in which most was lost says what would have been better.

    Where nothing was lost that could have been kept, the one in which most was won says by what.
    """
    order = sorted(range(len(found)), key=lambda at: _gain(found[at]))
    for at in order:
        if _gain(found[at]) < 0 and (why := await _better(journal, found[at], advise)):
            return _with(found, at, why)
    if order and _gain(found[order[-1]]) > 0:
        choice = next(iter(_choices(journal, found[order[-1]])), None)
        if choice:
            return _with(found, order[-1], Missed(choice.moves, choice.answers[choice.played]))
    return found


def _with(found: tuple[Swing, ...], at: int, why: Missed) -> tuple[Swing, ...]:
    return (*found[:at], found[at]._replace(why=why), *found[at + 1 :])


def _gain(swing: Swing) -> float:
    before, after = swing.chances or (0.0, 0.0)
    return after - before


async def _better(journal: Journal, swing: Swing, advise: Advise) -> Missed | None:
    """The choice of the turn that cost most, as a bot sees it that sees what the seat saw."""
    found: list[tuple[float, Missed]] = []
    for choice in list(_choices(journal, swing))[:MOST]:
        view = journal.game.view(journal.states[choice.moves], swing.seat)
        advice = await advise(view, choice.answers)
        if advice is None or choice.played in (advice.best, *advice.alike):
            continue
        best, played = advice.chances[advice.best], advice.chances[choice.played]
        if best is None or played is None or best - played < LEAST:
            continue
        answers = choice.answers[choice.played], choice.answers[advice.best]
        found.append((best - played, Missed(choice.moves, *answers, (played, best))))
    return max(found, key=lambda each: each[0])[1] if found else None


def _choices(journal: Journal, swing: Swing) -> Iterable[_Choice]:
    """Where the seat could choose in this turn, in order."""
    turn = next(each for each in turns(journal) if each.first == swing.moves)
    for moves in range(turn.first, turn.after):
        entry = journal.entries[moves]
        if entry.seat != swing.seat:
            continue
        for prompt in journal.game.ask(journal.states[moves]):
            given = [answer.move for answer in prompt.answers]
            if prompt.seat == swing.seat and len(given) > 1:
                yield _Choice(moves, prompt.answers, given.index(entry.move))
