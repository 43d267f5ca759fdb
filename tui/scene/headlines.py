"""What somebody did in a turn, as one headline: the deed, what came of it, the points of both.

Whatever is said of a turn, its deed stays: what came of it is left out first, its points never.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from core.game import Clock
from core.words import Words
from tui.match.port import Told


@dataclass(frozen=True)
class Turn:
    """The lines of the log about one turn of one seat."""

    number: int
    seat: int | None
    """Whose turn it was; None: nobody's."""
    lines: tuple[Told, ...]

    @cached_property
    def deed(self) -> Told:
        """What the turn was about: the first of what weighs most."""
        own = [each for each in self.lines if each.event.about == self.seat] or self.lines
        heavy = max(self.lines, key=_weight)
        return heavy if heavy.weight else max(reversed(own), key=lambda each: not _die(each))

    @property
    def parts(self) -> tuple[Told, ...]:
        """What a headline with room enough says, in the order in which it happened."""
        return tuple(each for each in self.lines if each.weight or each is self.deed)

    @property
    def moves(self) -> int:
        """After how many moves it began: where a replay opens from it."""
        return self.lines[0].moves

    def worth(self, each: Told, me: int | None) -> tuple[bool, int, bool]:
        """How late a part is left out; what was done to whoever reads it goes last but the deed."""
        aimed = me is not None and me != self.seat
        aimed = aimed and me in {each.event.target, each.event.about, *dict(each.points)}
        return aimed, each.weight, bool(each.points)


def _weight(each: Told) -> int:
    return each.weight


def _die(each: Told) -> bool:
    return each.event.thrown


def turns(log: Iterable[Told]) -> list[Turn]:
    """The turns that a log tells of, in the order of their last lines."""
    found: dict[tuple[int, int | None], list[Told]] = {}
    for told in log:
        key = (told.turn, told.whose)
        found[key] = [*found.pop(key, ()), told]
    return [Turn(number, seat, tuple(lines)) for (number, seat), lines in found.items()]


def since(log: Sequence[Told], seat: int | None, clock: Clock) -> int:
    """Where in a log that begins which is news to a seat: behind the last turn that it has ended.

    Who has no seat knows nothing yet but what happened before the last turn of each.
    """
    if seat is None:
        last = {told.whose: told.turn for told in log}
        return next((at for at, told in enumerate(log) if last[told.whose] == told.turn), 0)
    now = clock.turn if clock.seat == seat else None
    ended = (at for at, told in enumerate(log, 1) if told.whose == seat and told.turn != now)
    return max(ended, default=0)


def recent(log: Sequence[Told], seat: int | None, clock: Clock, moves: int) -> Sequence[Told]:
    """The end of a log: the last turn that a seat has ended and all after it, and so many moves."""
    new = since(log, seat, clock)
    if not new:
        return log
    own, least = (log[new - 1].turn, log[new - 1].whose), log[-1].moves - moves
    asked = ((told.turn, told.whose) == own or told.moves > least for told in log)
    return log[next(at for at, wanted in enumerate(asked) if wanted) :]


# -- in words --------------------------------------------------------------------------------------


def logged(words: Words, told: Told) -> str:
    """A line of the log with the points that it changed."""
    return words.say(told.message) + gains(words, told.points, told.event.about)


def gains(words: Words, points: Iterable[tuple[int, int]], seat: int | None) -> str:
    """Points behind a sentence about a seat: its own bare, those of others by their names."""
    points = list(points)
    own = "".join(f" {by:+}" for each, by in points if each == seat)
    others = [f"{words.who(each)} {by:+}" for each, by in points if each != seat]
    return own + (f" ({', '.join(others)})" if others else "")


def headline(words: Words, turn: Turn, kept: Collection[Told] = (), me: int | None = None) -> str:
    """A turn in one line: all that is worth saying, or these parts with the points of all."""
    told = [each for each in turn.parts if not kept or each in kept]
    rest = _gained(each for each in turn.lines if each not in told)
    bare = any(seat == turn.seat for seat, _ in rest)  # its points stand at the end, in a sum
    said = ""
    for each, times in _counted(told):
        text = words.brief(each.message)
        text += f" × {times}" if times > 1 else ""
        points = [(seat, by * times) for seat, by in each.points]
        shown = [(seat, by) for seat, by in points if not bare or seat != turn.seat]
        said += _joined(words, text, turn.seat, first=not said)
        said += gains(words, shown, each.event.about)
    if bare:
        total = _gained(turn.lines)
        said += gains(words, [each for each in total if each[0] == turn.seat], turn.seat)
    return said + gains(words, [each for each in rest if each[0] == me != turn.seat], turn.seat)


def shorter(words: Words, turn: Turn, me: int | None) -> Iterator[str]:
    """The headline as it is said with less and less room; the last one tells the deed alone."""
    kept = list(turn.parts)
    yield headline(words, turn, kept, me)
    while len(kept) > 1:
        kept.remove(_least(turn, kept, me))
        yield headline(words, turn, kept, me)
    yield headline(words.terse(), turn, kept, me)


def _least(turn: Turn, kept: Sequence[Told], me: int | None) -> Told:
    """What is left out next: of what is worth the same the newest goes first, the cause stays."""
    loose = [each for each in reversed(kept) if each is not turn.deed]
    return min(loose, key=lambda each: turn.worth(each, me))


def cut(words: Words, turn: Turn, width: int, dots: str) -> str:
    """The deed in so many cells, whatever that costs; its points are never cut."""
    own = [each for each in _gained(turn.lines) if each[0] == turn.seat]
    tail, terse = gains(words, own, turn.seat), words.terse()
    said = _joined(terse, terse.brief(turn.deed.message), turn.seat, first=True)
    if len(said) + len(tail) <= width:
        return said + tail
    return said[: max(width - len(tail) - len(dots), 0)] + dots + tail


def _gained(lines: Iterable[Told]) -> list[tuple[int, int]]:
    """The points that some lines brought in all."""
    found: dict[int, int] = {}
    for each in lines:
        for seat, by in each.points:
            found[seat] = found.get(seat, 0) + by
    return [(seat, by) for seat, by in sorted(found.items()) if by]


def _counted(told: Sequence[Told]) -> list[tuple[Told, int]]:
    """The same sentence again and again is said once."""
    found: list[tuple[Told, int]] = []
    for each in told:
        if found and (each.message, each.points) == (found[-1][0].message, found[-1][0].points):
            found[-1] = (each, found[-1][1] + 1)
        else:
            found.append((each, 1))
    return found


def _joined(words: Words, text: str, seat: int | None, *, first: bool) -> str:
    """A sentence as a part of a headline: the name of the seat is said once, at the beginning."""
    name = "" if seat is None else words.who(seat)
    if first:
        return text if name in text else f"{name}: {text}"
    for mark in (": ", " "):
        if name and text.startswith(name + mark):
            return f", {text.removeprefix(name + mark)}"
    return f"; {text}"
