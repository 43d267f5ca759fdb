"""Settings that change how things look, while everything stays on the screen."""

from typing import TYPE_CHECKING, Any, Protocol, cast

from core.words import Message, Words
from tui.config.preferences import Preferences
from tui.drawing.glyphs import SETS, Glyphs
from tui.drawing.palette import Palette
from tui.widgets.zone import Zone
from tui.words.language import LANGUAGES, words

if TYPE_CHECKING:
    from textual.app import App

    Base = App[None]
else:
    Base = object


class Seen(Protocol):
    """A screen that can be drawn anew in another look."""

    def relook(self, hub: Any) -> None:  # noqa: ANN401 - HedgerowApp, which imports all of this
        """Take words, colours and glyphs from the application."""


class Looking(Base):
    """How the application looks; `HedgerowApp` sets it up."""

    preferences: Preferences
    words: Words
    palette: Palette
    glyphs: Glyphs
    glyph_set: str

    def change(self, **changes: Any) -> Message | None:  # noqa: ANN401 - fields of Settings
        """Set something, at once on all screens; the message says why it cannot be remembered."""
        trouble = self.preferences.change(**changes)
        now = self.preferences.now
        self.words = words(None, now.language or self.words.language)
        self.glyph_set = now.glyphs or self.glyph_set
        self.glyphs = SETS[self.glyph_set]
        theme = now.theme or self.palette.theme
        if (theme, now.art) != (self.palette.theme, self.palette.art):
            self.palette = Palette(theme, art=now.art)
            self.ansi_color = theme == "ansi"
            self.refresh_css(animate=False)
        if "mouse" in changes:
            self._point(now.mouse)
        for screen in self.screen_stack:
            for zone in screen.query(Zone):
                zone.palette, zone.glyphs = self.palette, self.glyphs
            port = getattr(screen, "port", None)
            if port is not None and hasattr(
                port, "follow"
            ):  # a match that is played elsewhere has its own pace
                learning = bool(port.people) and self.preferences.learning(port.match)
                port.follow(now, learning=learning)
            if hasattr(screen, "relook"):
                cast("Seen", screen).relook(self)
        return trouble

    def _point(self, ours: bool) -> None:
        """Take the mouse, or leave it to the terminal; Textual can do both, but says so to nobody."""
        driver: Any = self._driver
        if ours:
            driver._mouse = True
            getattr(driver, "_enable_mouse_support", lambda: None)()
        else:
            getattr(driver, "_disable_mouse_support", lambda: None)()
            driver._mouse = False

    def speak(self) -> None:
        """The next language."""
        at = LANGUAGES.index(self.words.language)
        self.change(language=LANGUAGES[(at + 1) % len(LANGUAGES)])
