"""The reviews of a session: each match is thought over once, and what was found stays known."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from core.journal import Journal
from tui.bots.review import Course, Review
from tui.bots.review import course as course_of
from tui.bots.swings import Swing, swings

if TYPE_CHECKING:
    from textual.app import App
    from textual.worker import Worker


class Reviews:
    """One at a time goes on behind the screens, until the table is left."""

    def __init__(self, app: "App[None]", told: Callable[[], None]) -> None:
        """`told` is called when a review has ended."""
        self._app, self._told = app, told
        self._found: dict[Course, tuple[Swing, ...]] = {}
        self._under_way: Course | None = None
        self._worker: Worker[None] | None = None

    def of(self, journal: Journal) -> tuple[Swing, ...] | None:
        """The turning points of a match that is over; None while they are being looked for.

        Where nobody can tell how likely it was to be won, the points tell.
        """
        course = course_of(journal)
        if course == self._under_way:
            return None
        if course in self._found:
            return self._found[course]
        return swings(journal.game, journal)

    def begin(self, journal: Journal, review: Review) -> None:
        """Think a match over, unless that has been done or is being done."""
        course = course_of(journal)
        if course not in self._found and course != self._under_way:
            self.stop()
            self._under_way = course
            self._worker = self._app.run_worker(self._found_out(course, journal, review))

    async def _found_out(self, course: Course, journal: Journal, review: Review) -> None:
        found = await review(journal)
        if found is not None:
            self._found[course] = found
        self._under_way = None
        self._told()

    def stop(self) -> None:
        """The thinker is needed for something else."""
        if self._worker is not None:
            self._worker.cancel()
        self._under_way = self._worker = None
