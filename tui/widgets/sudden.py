"""A sheet that nobody at this screen has asked for: what others want to know, or what has happened."""

from textual import events

from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets import typed_ahead
from tui.widgets.sheet import Overlay, Sheet, foot_of
from tui.widgets.zone import Zone


class Sudden(Sheet):
    """Takes nothing before the hands have rested: what is typed was meant for the screen below.

    The cursor starts on the last answer, which is to leave everything as it is. Digits answer
    nothing: at a table they choose a card, and Enter plays it.
    """

    def __init__(self, look: Look, way: Navigator, overlay: Overlay) -> None:
        """The foot says how to answer once an answer is taken."""
        words = look.words
        super().__init__(look, way, overlay.title, overlay.rows, words.word("sheet.wait"))
        self._ready = words.word(overlay.foot or foot_of(overlay.rows))
        self.at = max(len(self.choices) - 1, 0)

    def on_mount(self) -> None:
        """From now on there must be no key for a moment."""
        # Textual divides by the time of a timer.
        self._timer = self.set_timer(max(typed_ahead.GRACE, 0.001), self._rested)

    def _rested(self) -> None:
        self.foot = self._ready
        self._arrange()

    def _too_early(self) -> bool:
        """Whether a key or a click is still one for the screen below; then it is waited anew."""
        if self.foot == self._ready:
            return False
        self._timer.reset()
        return True

    def on_key(self, event: events.Key) -> None:
        """Textual calls this before the sheet's own."""
        if self._too_early() or (event.character or "").isdecimal():
            event.stop()
            event.prevent_default()

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """A click may be too early, too."""
        if self._too_early():
            event.stop()
            event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """One beside the sheet as well."""
        if self._too_early():
            event.stop()
            event.prevent_default()
