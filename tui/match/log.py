"""The log of a running match through one pair of eyes; what was read once is not read anew."""

from dataclasses import replace
from typing import Any

from core.game import AnyGame, redacted
from core.journal import Journal
from tui.match.port import Told

Points = tuple[int, ...]


class Log:
    """Remembers its lines, move by move, for as long as the same eyes look at the same course."""

    def __init__(self) -> None:
        """Nothing has been read."""
        self._told: list[list[Told]] = []
        self._eyes: tuple[int | None, bool] = (None, False)
        """Whose eyes that was, and whether the match was over."""
        self._last: object = None
        """The last entry that was read: another one in its place is another course."""

    def read(
        self, journal: Journal, seat: int | None, *, over: bool, last: int | None = None
    ) -> list[Told]:
        """The lines of a seat (None: a spectator), or those of the last so many moves."""
        told, played, eyes = self._told, journal.cursor, (seat, over)
        same = self._eyes == eyes and len(told) <= played
        if not same or (told and journal.entries[len(told) - 1] is not self._last):
            told.clear()
        self._eyes = eyes
        for moves in range(len(told), played):
            told.append(lines(journal, moves, seat, over=over))
        self._last = journal.entries[played - 1] if played else None
        recent = told if last is None else told[max(len(told) - last, 0) :]
        return [line for move in recent for line in move]


def lines(journal: Journal, moves: int, seat: int | None, *, over: bool) -> list[Told]:
    """What a seat (None: a spectator) reads of the answer that was given after so many moves."""
    game, entry, state = journal.game, journal.entries[moves], journal.states[moves]
    auto, found = entry.auto and (over or entry.seat == seat), list[Told]()
    base = told = before = _points(game, state, seat)
    ends = _points(game, journal.states[moves + 1], seat)
    moved = before != ends
    for event in entry.events:
        clock, state = game.clock(state), game.evolve(state, event)
        known = redacted(event, seat)
        said = game.tell(known)
        if said is None:
            continue
        after = _points(game, state, seat) if moved else before
        line = Told(moves + 1, clock.round, said, known, bool(event.seen), auto)
        whose = known.about if clock.seat is None else clock.seat
        weight, points = game.weigh(known), changes(told, after)
        found.append(replace(line, turn=clock.turn, whose=whose, weight=weight, points=points))
        auto, base, told = False, told, after
    if found and told != ends:
        # What goes without saying came of what was said before it.
        found[-1] = replace(found[-1], points=changes(base, ends))
    return found


def changes(before: Points, after: Points) -> tuple[tuple[int, int], ...]:
    """Whose points are others than they were, and by how much."""
    both = enumerate(zip(before, after, strict=True))
    return tuple((seat, new - old) for seat, (old, new) in both if new != old)


def _points(game: AnyGame, state: Any, seat: int | None) -> Points:  # noqa: ANN401 - the game's own state
    """Everybody's points as these eyes see them: what is hidden from them is not counted."""
    return () if game.cooperative else game.view(state, seat).points
