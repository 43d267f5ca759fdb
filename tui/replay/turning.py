"""The turning points of a match that is watched."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from core.journal import Journal
from core.words import message
from tui.bots.swings import Swing
from tui.scene.track import Track
from tui.scene.watching import Watching

if TYPE_CHECKING:
    from tui.app.app import HedgerowApp


def begin(track: Track, at: int | Swing | None) -> int:
    """The stop at which a replay begins: after a move, before a turning point, or the end."""
    if isinstance(at, Swing):
        return track.before(at.moves)
    return track.last if at is None else track.after(at)


class Turning:
    """The hands of a replay, as far as turning points go."""

    scene: Watching
    journal: Journal

    if TYPE_CHECKING:
        app: Any

        def update(self, **changes: Any) -> None:  # noqa: ANN401 - fields of the scene
            """Draw what differs."""

        def go(self, at: int) -> None:
            """To a stop."""

    def find_swings(self) -> None:
        """Mark the turning points, where they are known."""
        known = cast("HedgerowApp", self.app).reviews.of(self.journal) if self.journal.over else ()
        before = self.scene.track.before
        swings = tuple((before(swing.moves), swing) for swing in known or ())
        self.scene = replace(self.scene, swings=swings)

    def reviewed(self) -> None:
        """They may have been found while somebody watches."""
        old = self.scene.swings
        self.find_swings()
        if self.scene.swings != old:
            self.update(flash=message("replay.found"), cursor=self.scene.cursor)

    def do_next(self) -> None:
        """The next turning point; after the last one the first again."""
        places = [place for place, _ in self.scene.swings]
        if places:
            self.go(next((place for place in places if place > self.scene.at), places[0]))
        else:
            self.update(flash=message("replay.no_swings"))
