"""Keys that are typed faster than a screen opens."""

from typing import Any

from textual import events
from textual.screen import Screen


class Ahead(Screen[Any]):
    """What is typed while another screen is laid over this one belongs to that one."""

    async def on_event(self, event: events.Event) -> None:
        """Textual hands a key to the screen that was on top when it came."""
        top = self.app.screen
        if isinstance(event, events.Key) and top is not self and self in self.app.screen_stack:
            top.post_message(events.Key(event.key, event.character))
            return
        await super().on_event(event)
