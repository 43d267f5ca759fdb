"""A screen of ours: it has been given how it looks and the way on, and can be told of changes.

No key and no click does anything on a screen that had not been drawn when it was pressed; on one
that has come by itself not before the hands have rested, either.
"""

from typing import TypeVar

from textual import events
from textual.await_complete import AwaitComplete
from textual.screen import Screen

from tui.match.port import TablePort
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.typed_ahead import Gate
from tui.widgets.zone import Zone

Result = TypeVar("Result")
_TYPED = (events.Key, events.Paste)
_POINTED = (events.MouseDown, events.Click, events.MouseScrollUp, events.MouseScrollDown)


class Shown(Screen[Result]):
    """What an application may ask of every screen; most have nothing to say to most of it."""

    playing: TablePort | None = None
    """The match that is played on it: whoever leaves the screen leaves the match."""
    sudden = False
    """Whether it comes by itself: what is pressed then was meant for the screen below."""

    def __init__(self, look: Look, way: Navigator) -> None:
        """Another look comes by `relook`, the way stays."""
        super().__init__()
        self.look, self.way = look, way
        self._gate = Gate()
        self._came = False
        self._astray = False
        """Whether the button of the mouse went down before this could be seen."""

    # -- what is meant for it --------------------------------------------------------------------

    def _opens(self) -> None:
        """It is on top, for the first time or again; in a moment it can be seen."""
        self._gate.shut(sudden=self.sudden and not self._came)
        self._came = True
        # The zones draw themselves when they have been laid out, which is one picture later.
        self.call_after_refresh(self._drawn)

    def _drawn(self) -> None:
        self.call_after_refresh(self._gate.opens)

    def written(self, event: events.Key | events.Paste) -> bool:  # noqa: ARG002 - for those that write
        """Whether it is only written into a line, where it does nothing yet: that may be typed ahead."""
        return False

    async def on_event(self, event: events.Event) -> None:
        """Textual hands a key to the screen that was on top when it came."""
        if isinstance(event, events.ScreenResume):
            self._opens()
        elif isinstance(event, events.ScreenSuspend):
            self._gate.shut()
        elif isinstance(event, _TYPED):
            top = self.app.screen_stack[-1]
            if top is not self:
                top.post_message(_copy(event))
                return
            if self._gate.early(event.time) and not self.written(event):
                return
        await super().on_event(event)

    def _forward_event(self, event: events.Event) -> None:
        """Textual hands clicks to what lies under them."""
        if isinstance(event, _POINTED):
            if not isinstance(event, events.Click):  # that one is made of the others, and later
                self._astray = self._gate.early(event.time)
            if self._astray:
                return
        super()._forward_event(event)

    # -- what it is told ---------------------------------------------------------------------------

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


def _copy(event: events.Key | events.Paste) -> events.Key | events.Paste:
    """The same for another screen, which sees when it was typed."""
    again: events.Key | events.Paste
    if isinstance(event, events.Key):
        again = events.Key(event.key, event.character)
    else:
        again = events.Paste(event.text)
    again.time = event.time
    return again
