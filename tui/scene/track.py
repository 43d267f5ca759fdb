"""A played match as a row of stops, the jumps between them, and what can be seen at each.

Nothing of a screen is here. What a stop shows is folded from the state before its move, so
every stop of a match is equally near.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec.structs import replace

from core.game import AnyGame, Event, Face, Pile, View, redacted
from core.journal import Entry, Journal
from core.records import Record
from core.words import Message, message
from tui.match.log import changes
from tui.match.port import OPEN

Eyes = int | None
"""A seat, None for a spectator, or OPEN."""


class Stop(NamedTuple):
    """A moment worth a look: something was told, or a turn began.

    Events that go without saying (what the table owes next) happen together with the stop
    before them: a key that changes nothing on the screen would be a dead key.
    """

    move: int
    """Which of the moves is under way or done, from 0."""
    done: int
    """How many of its events have happened."""
    seat: int
    """Who acts."""
    round: int
    turn: int
    event: Event | None = None
    """What is told here."""
    begins: bool = False
    """Whether a turn begins here."""

    @property
    def moves(self) -> int:
        """After how many moves this is; the one under way counts as made."""
        return self.move + (self.done > 0)


class Position(NamedTuple):
    """Where a stop lies, in numbers for people."""

    turn: int
    turns: int
    step: int
    """0 is the beginning of the turn."""
    steps: int
    round: int


class Bookmark(NamedTuple):
    """One line of the log: a bookmark."""

    place: int
    turn: int
    seat: int
    message: Message
    event: Event | None
    """What is told of, as these eyes may know it; None in the heading of a turn."""
    reveal: bool
    auto: bool = False
    """Whether the answer left no choice and was given by itself."""
    round: int = 0
    """The round in which it happened, as the log of the table has it."""
    points: tuple[tuple[int, int], ...] = ()
    """Whose points it changed, as far as these eyes can see, and by how much."""

    @property
    def begins(self) -> bool:
        """Whether this is the heading of a turn."""
        return self.event is None


class News(NamedTuple):
    """What a stop has changed."""

    pieces: tuple[str, ...]
    came: frozenset[tuple[str, int | None, str | None]]
    """To which pile, whose, what: its word key, None for a back."""


class Track:
    """The moves that are in force in a journal, when it was opened; it may grow meanwhile."""

    def __init__(self, journal: Journal) -> None:
        """States are shared with the journal, not copied."""
        self.game: AnyGame = journal.game
        self.entries: tuple[Entry[Any, Any], ...] = tuple(journal.played)
        self._states = tuple(journal.states[: journal.cursor + 1])
        self._over = journal.over
        self.stops = tuple(self._stops())
        self.last = len(self.stops) - 1
        self.turns = _firsts([stop.turn for stop in self.stops])
        self.rounds = _firsts([stop.round for stop in self.stops])
        self._logs: dict[Eyes, tuple[Bookmark, ...]] = {}

    def _stops(self) -> Iterator[Stop]:
        clock = self.game.clock(self._states[0])
        first = self.entries[0].seat if self.entries else 0
        seat = first if clock.seat is None else clock.seat
        yield Stop(0, 0, seat, clock.round, clock.turn, None, clock.turn > 0)
        for number, entry in enumerate(self.entries):
            found = self._moments(number, entry)
            for stop, then in pairwise(found):
                yield stop._replace(done=then.done - 1)
            yield found[-1]._replace(done=len(entry.events))

    def _moments(self, number: int, entry: Entry[Any, Any]) -> list[Stop]:
        """The stops of one move; `done` says which event made each of them."""
        state, found = self._states[number], []
        clock = self.game.clock(state)
        for done, event in enumerate(entry.events, 1):
            state = self.game.evolve(state, event)
            before, clock = clock, self.game.clock(state)
            begins = clock.turn != before.turn and clock.seat is not None
            told = event if self.game.tell(event) is not None else None
            seat = clock.seat if begins and clock.seat is not None else entry.seat
            if begins or told is not None:
                found.append(Stop(number, done, seat, clock.round, clock.turn, told, begins))
        return found or [Stop(number, 0, entry.seat, clock.round, clock.turn)]

    # -- going ---------------------------------------------------------------------------------

    def step(self, at: int, by: int) -> int:
        """So many stops on or back."""
        return min(max(at + by, 0), self.last)

    def turn(self, at: int, by: int) -> int:
        """The beginning of the next turn; of this one, and then of the one before."""
        return self._section(self.turns, at, by)

    def round(self, at: int, by: int) -> int:
        """The same by rounds."""
        return self._section(self.rounds, at, by)

    def _section(self, firsts: Sequence[tuple[int, int]], at: int, by: int) -> int:
        places = [place for _, place in firsts]
        if by > 0:
            following = bisect_right(places, at)
            return places[following] if following < len(places) else self.last
        return places[max(bisect_left(places, at) - 1, 0)]

    def to_turn(self, turn: int) -> int:
        """The beginning of a turn, or of the nearest there is."""
        numbers = [number for number, _ in self.turns]
        return self.turns[max(bisect_right(numbers, turn) - 1, 0)][1]

    def after(self, moves: int) -> int:
        """Where a line of the table's log leads: to what the move brought first."""
        if moves <= 0:
            return 0
        return min(bisect_left(self.stops, moves, key=lambda stop: stop.moves), self.last)

    def before(self, moves: int) -> int:
        """Where the next move after so many is still to be chosen: all that they brought is seen."""
        if moves <= 0:
            return 0
        return max(bisect_right(self.stops, moves, key=lambda stop: stop.moves) - 1, 0)

    def position(self, at: int) -> Position:
        """Turn, step in the turn, round."""
        stop = self.stops[at]
        first = self.to_turn(stop.turn)
        following = self.turn(at, 1)
        ends = following - 1 if self.stops[following].turn != stop.turn else following
        return Position(stop.turn, self.stops[-1].turn, at - first, ends - first, stop.round)

    def branches(self, at: int) -> bool:
        """Whether anything is left to play after the moves that are seen here."""
        return bool(self.game.ask(self._states[self.stops[at].moves]))

    # -- looking -------------------------------------------------------------------------------

    def state(self, at: int) -> Any:  # noqa: ANN401 - the game's own state
        """The table at a stop: only the events of one move are folded."""
        stop = self.stops[at]
        state = self._states[stop.move]
        for event in self.entries[stop.move].events[: stop.done] if stop.done else ():
            state = self.game.evolve(state, event)
        return state

    def view(self, at: int, eyes: Eyes) -> View:
        """What these eyes see at a stop."""
        if eyes == OPEN:
            return opened(self.game, self.state(at), self.stops[at].seat)
        return self.game.view(self.state(at), eyes)

    def news(self, at: int, eyes: Eyes) -> News:
        """What looks different since the stop before, for the same eyes."""
        if not at:
            return News((), frozenset())
        after = self.view(at, eyes)
        if eyes == OPEN:
            before = opened(self.game, self.state(at - 1), self.stops[at].seat)
        else:
            before = self.view(at - 1, eyes)
        return news(before.piles, after.piles)

    def log(self, eyes: Eyes) -> tuple[Bookmark, ...]:
        """Everything these eyes are told, from the first stop to the last."""
        if eyes not in self._logs:
            self._logs[eyes] = tuple(self._lines(eyes))
        return self._logs[eyes]

    def _lines(self, eyes: Eyes) -> Iterator[Bookmark]:
        after = self._points(0, eyes)
        for place, stop in enumerate(self.stops):
            before, after = after, self._points(place, eyes)
            if stop.begins:
                heading = message("replay.turn", turn=stop.turn, seat=stop.seat)
                yield Bookmark(place, stop.turn, stop.seat, heading, None, reveal=False)
            if stop.event is not None:
                event = stop.event if eyes == OPEN else redacted(stop.event, eyes)
                said = self.game.tell(event)
                if said is not None:
                    yield Bookmark(
                        place,
                        stop.turn,
                        stop.seat,
                        said,
                        event,
                        reveal=bool(event.seen),
                        auto=self._marked(stop.move, eyes),
                        round=self.stops[max(place - 1, 0)].round,
                        points=changes(before, after),
                    )

    def _points(self, place: int, eyes: Eyes) -> tuple[int, ...]:
        """Everybody's points as these eyes see them; none where all play for one score."""
        if self.game.cooperative:
            return ()
        state = self.state(place)
        if eyes == OPEN:
            return tuple(score.total for score in self.game.scores(state))
        return self.game.view(state, eyes).points

    def _marked(self, move: int, eyes: Eyes) -> bool:
        """Whether these eyes are told that an answer left no choice: before the end only its seat."""
        entry = self.entries[move]
        return entry.auto and (self._over or eyes in (OPEN, entry.seat))

    def line(self, at: int, eyes: Eyes) -> Bookmark | None:
        """The line of the log that a stop has, as these eyes may know it."""
        lines = self.log(eyes)
        found = bisect_right(lines, at, key=lambda line: line.place) - 1
        return lines[found] if found >= 0 and lines[found].place == at else None

    def said(self, at: int, eyes: Eyes) -> Message:
        """What happened at a stop."""
        line = self.line(at, eyes)
        return line.message if line else message("replay.unseen" if at else "replay.start")


def _firsts(numbers: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Each number with the first place that has it."""
    found: dict[int, int] = {}
    for place, number in enumerate(numbers):
        found.setdefault(number, place)
    return tuple(found.items())


# -- seeing everything ---------------------------------------------------------------------------


def opened(game: AnyGame, state: Any, seat: int) -> View:  # noqa: ANN401 - the game's own state
    """Everything open: the view of the seat that acts, its blanks filled in by all the others.

    No state reaches the screen by this: each secret shown is one that its owner's own view
    shows. What nobody at the table knows (the order of a deck) stays hidden here, too. The
    hand that is drawn large is that of the seat that acts, so it changes with the turn.
    """
    view = game.view(state, seat)
    for other in range(len(view.points)):
        if other != seat:
            theirs = game.view(state, other)
            found = {(pile.name, pile.owner): pile for pile in theirs.piles}
            piles = tuple(filled(pile, found.get((pile.name, pile.owner))) for pile in view.piles)
            view = replace(view, piles=piles, own=filled(view.own, theirs.own))
    return view


def filled(mine: Any, theirs: Any) -> Any:  # noqa: ANN401 - records, tuples and scalars
    """What is None in the one is taken from the other; nothing else is touched."""
    if mine is None:
        return theirs
    if isinstance(mine, Record) and type(mine) is type(theirs):
        fields = mine.__struct_fields__
        return replace(
            mine, **{name: filled(getattr(mine, name), getattr(theirs, name)) for name in fields}
        )
    if isinstance(mine, tuple) and isinstance(theirs, tuple) and len(mine) == len(theirs):
        # Only its owner sees a row in its true order, so a row with a blank is taken whole.
        fill = _taken if any(map(_blank, mine)) else filled
        return tuple(fill(each, other) for each, other in zip(mine, theirs, strict=True))
    return mine


def _blank(piece: object) -> bool:
    return piece is None or (isinstance(piece, Face) and piece.name is None)


def _taken(mine: Any, theirs: Any) -> Any:  # noqa: ANN401 - faces, or the scalars of a game's own view
    return replace(theirs, piece=mine.piece) if isinstance(theirs, Face) else theirs


def news(before: Sequence[Pile], after: Sequence[Pile]) -> News:
    """What of the second table was not in the same pile of the first."""
    old = {(pile.name, pile.owner): pile for pile in before}
    pieces: list[str] = []
    came: set[tuple[str, int | None, str | None]] = set()
    for pile in after:
        was = old.get((pile.name, pile.owner))
        if was is None:
            continue
        if pile.piece and pile.count != was.count:
            pieces.append(pile.piece)
        for face in _new(was.faces, pile.faces):
            came.add((pile.name, pile.owner, face.name))
            pieces += [face.piece] if face.piece else []
    return News(tuple(pieces), frozenset(came))


def _new(before: Sequence[Face], after: Sequence[Face]) -> Iterator[Face]:
    """Faces that came, or that are marked otherwise; what only moved up a place is not new."""
    more = Counter(face.name for face in after) - Counter(face.name for face in before)
    for place in range(len(after) - 1, -1, -1):
        face = after[place]
        same = place < len(before) and before[place].name == face.name
        if more[face.name] and not same:
            more[face.name] -= 1
            yield face
        elif same and before[place].mark != face.mark:
            yield face
