"""The way on from a screen; the application on one's own machine and that of a guest are one each."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from core.journal import Journal, Match
from core.words import Message
from saves.notices import Trouble
from tui.bots.review import Review
from tui.bots.swings import Swing
from tui.config.preferences import Preferences
from tui.match.draft import Draft
from tui.match.port import TablePort

Chosen = Callable[[str | None], None]
"""What is done with the answer to a sheet; None: it was left."""


class Reviewing(Protocol):
    """What is known of the turning points of matches, and finds out more."""

    def of(self, journal: Journal) -> tuple[Swing, ...] | None:
        """The turning points of a match that is over; None while they are being looked for."""

    def begin(self, journal: Journal, review: Review) -> None:
        """Think a match over, unless that has been done or is being done."""

    def stop(self) -> None:
        """The thinker is needed for something else."""


class Navigator(Protocol):
    """Where a screen leads to, and what is set for all of them.

    A way that does not exist here raises `core.errors.Refused`, with a sentence for the player.
    """

    preferences: Preferences
    reviews: Reviewing
    draft: Draft | None
    """How the last new match was set up."""
    lost: bool
    """Whether moves have been left behind that are in no file."""

    # -- to another screen -----------------------------------------------------------------------

    def home(self) -> None:
        """To the first screen; a table on the way is left, and what is not kept is asked about."""

    def to_new(self, game: str = "", code: str = "") -> None:
        """Set up a match; `game`: one that was chosen already; `code`: of the deal that is wanted."""

    def to_lessons(self) -> None:
        """The lessons there are."""

    def to_saves(self, *, watching: bool = False) -> None:
        """The list of saves; `watching`: to watch one of them."""

    @property
    def settable(self) -> tuple[str, ...]:
        """The names of what can be set here."""

    def to_settings(self, row: str = "") -> None:
        """What can be set, over whatever is on the screen; `row`: the line that is looked for."""

    def to_replay(
        self, journal: Journal, at: int | Swing | None, notices: Sequence[Message] = ()
    ) -> None:
        """Watch a match from a move or a turning point on; `notices` of its file."""

    def to_lookback(self, port: TablePort, seat: int | None, moves: int | None) -> None:
        """Watch the match at a table as a seat sees it, from a move (None: now); back is the table."""

    def to_result(self, port: TablePort, undo: Callable[[], None]) -> None:
        """The end of the match at a table; `undo` takes its last decision back there, and may ask."""

    def back(self) -> None:
        """To the screen below."""

    def quit(self) -> None:
        """Out of the program."""

    # -- to a table ------------------------------------------------------------------------------

    def start(self, draft: Draft) -> None:
        """Begin a match; raises BadChoice."""

    def resume(self, path: Path) -> None:
        """Play a save on; what cannot be opened says why."""

    def show_save(self, path: Path) -> None:
        """Watch a save from its beginning; what cannot be opened says why."""

    def branch(self, journal: Journal, moves: int, notices: Sequence[Message] = ()) -> None:
        """A new match that begins with the first moves of another one; raises Refused."""

    # -- away from a table -----------------------------------------------------------------------

    @property
    def safe(self) -> bool:
        """Whether all that has been played is kept."""

    def part(self, then: Callable[[], None], stay: Callable[[], None] | None = None) -> None:
        """Leave the table for something else; what is not kept there is asked about first."""

    def abandon(self, port: TablePort) -> None:
        """Leave a table where nobody can be asked: what is not kept there is kept elsewhere."""

    def unkept(self, trouble: Trouble | None) -> None:
        """Say what could not be kept of a match whose table has been left."""

    # -- said and set ----------------------------------------------------------------------------

    def tell(
        self,
        what: Message,
        title: str = "tell",
        choices: Sequence[tuple[str, str]] = (),
        chosen: Chosen | None = None,
    ) -> None:
        """A sentence over the screen, and perhaps what can be done about it."""

    def change(self, **changes: Any) -> Message | None:  # noqa: ANN401 - fields of Kept
        """Set something, at once on all screens; the message says why it cannot be remembered."""

    def teaches(self, match: Match) -> bool:
        """Whether somebody here is to be helped in a match."""

    def speak(self) -> None:
        """The next language."""
