"""A screen of ours: it has been given how it looks and the way on, and can be told of changes."""

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import Screen

from tui.match.port import TablePort
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.zone import Zone

Result = TypeVar("Result")


class Shown(Screen[Result]):
    """What an application may ask of every screen; most have nothing to say to most of it."""

    playing: TablePort | None = None
    """The match that is played on it: whoever leaves the screen leaves the match."""

    def __init__(self, look: Look, way: Navigator) -> None:
        """Another look comes by `relook`, the way stays."""
        super().__init__()
        self.look, self.way = look, way

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Leave it, once: a key that was pressed before it was gone leaves nothing that lay below."""
        if self.is_active:
            return super().dismiss(result)
        nothing: AwaitComplete = AwaitComplete.nothing()  # type: ignore[no-untyped-call]
        return nothing

    def relook(self, look: Look) -> None:
        """In other words, colours or glyphs; whoever derives from this draws it."""
        self.look = look
        for zone in self.query(Zone):
            zone.look = look

    def reviewed(self) -> None:
        """The turning points of a match may have been found."""

    def heard(self) -> None:
        """Something in the house of a host has changed."""
