"""The log of a running match through one pair of eyes; what was read once is not read anew."""

from core.journal import Journal
from tui.match.port import Told, lines


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
