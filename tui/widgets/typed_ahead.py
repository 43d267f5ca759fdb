"""Keys that are typed faster than a screen opens."""

from time import monotonic
from typing import Any

from textual import events

from tui.widgets.shown import Shown

GRACE = 0.7
"""Seconds before a screen that has come by itself takes a key that the one below knows, too."""


class Moment:
    """How long a screen has been there that came by itself."""

    def __init__(self) -> None:
        """It has just come."""
        self._since = monotonic()

    @property
    def over(self) -> bool:
        """Whether it has been seen, so that a key is meant for it."""
        return monotonic() - self._since > GRACE


class Ahead(Shown[Any]):
    """What is typed while another screen is laid over this one, or lies bare, belongs to that one."""

    async def on_event(self, event: events.Event) -> None:
        """Textual hands a key to the screen that was on top when it came."""
        top = self.app.screen_stack[-1]
        if isinstance(event, events.Key) and top is not self:
            top.post_message(events.Key(event.key, event.character))
            return
        await super().on_event(event)
