"""What a learner is told at a running match; a match is a lesson by its deal, wherever it is played."""

from core import catalogue
from core.bots.players import HUMAN
from core.coach import Coach, Said, lesson_of
from core.game import AnyGame
from core.journal import Journal, Match
from core.lesson import Lesson

NOTHING = Said()


class Coaching:
    """One coach for each seat that is looked at; they remember what they have read of the match."""

    def __init__(self, game: AnyGame, match: Match) -> None:
        """`match` with its seed, by which a lesson is known."""
        self.lesson: Lesson | None = lesson_of(match)
        self._game = game
        self._coaches: dict[int, Coach] = {}

    def said(self, journal: Journal, seat: int | None) -> Said:
        """What is said to a seat at its present question."""
        return NOTHING if seat is None else self._coach(seat).now(journal)

    def heard(self, journal: Journal, seat: int | None) -> list[tuple[int, Said]]:
        """All that was said to it: after how many answers, and what."""
        return [] if seat is None else self._coach(seat).heard(journal)

    def _coach(self, seat: int) -> Coach:
        """That of the seat; only the learner's is asked for anything, all are told what is new."""
        if seat not in self._coaches:
            lesson = self.lesson
            if lesson is not None and lesson.kinds[seat] != HUMAN:
                lesson = None
            asides = catalogue.asides(self._game.key)
            self._coaches[seat] = Coach(self._game, seat, lesson, asides)
        return self._coaches[seat]
