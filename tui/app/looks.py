"""Settings that change how things look, while everything stays on the screen."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from weakref import ref

from rich.console import RenderableType
from textual.screen import Screen

from core.bots.players import HUMAN
from core.words import Message, Words
from tui.app.leaving import Leavable
from tui.config.keymap import Keymap
from tui.config.preferences import Preferences
from tui.drawing.glyphs import SETS, Glyphs
from tui.drawing.palette import Palette
from tui.match.port import TablePort
from tui.shell.look import Look
from tui.widgets.shown import Shown
from tui.words.language import LANGUAGES, words


class Looking(Leavable):
    """How the application looks; `HedgerowApp` sets it up."""

    preferences: Preferences
    look: Look

    _on_show: "ref[Screen[Any]] | None" = None
    """The screen that the last picture showed; it may be gone."""

    def shows(self, screen: Screen[Any]) -> bool:
        """Whether the last picture that was sent is one of this screen."""
        return self._on_show is not None and self._on_show() is screen

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Every picture leads through here; a screen is told when it can be seen."""
        super()._display(screen, renderable)
        if not self._batch_count and screen is self.screen:
            anew, self._on_show = not self.shows(screen), ref(screen)
            if isinstance(screen, Shown):
                screen.displayed(anew=anew)

    @property
    def words(self) -> Words:
        """The words of the screens in the present language."""
        return self.look.words

    @property
    def palette(self) -> Palette:
        """The present colours."""
        return self.look.palette

    @property
    def glyphs(self) -> Glyphs:
        """The present glyphs."""
        return self.look.glyphs

    @property
    def keymap(self) -> Keymap:
        """The player's keys."""
        return self.look.keymap

    def change(self, **changes: Any) -> Message | None:  # noqa: ANN401 - fields of Settings
        """Set something, at once on all screens; the message says why it cannot be remembered."""
        trouble = self.preferences.change(**changes)
        now, look = self.preferences.now, self.look
        theme = now.theme or look.palette.theme
        repainted = (theme, now.art) != (look.palette.theme, look.palette.art)
        self.look = replace(
            look,
            words=words(None, now.language or look.words.language),
            glyphs=SETS[now.glyphs] if now.glyphs else look.glyphs,
            palette=Palette(theme, art=now.art) if repainted else look.palette,
            keys=self._keys() if "vim" in changes else look.keys,
        )
        if repainted:
            self.ansi_color = theme == "ansi"
            self.refresh_css(animate=False)
        if "mouse" in changes:
            self._point(now.mouse)
        for screen in self.screen_stack:
            if isinstance(screen, Shown):
                if screen.playing is not None:
                    self.follow(screen.playing)
                screen.relook(self.look)
        return trouble

    def _keys(self) -> Callable[[], Keymap]:
        """What gives the player's keys."""
        raise NotImplementedError

    def follow(self, port: TablePort) -> None:
        """Have a match go on as it is set now; somebody who is helped is asked everything."""
        people = any(sitter.kind == HUMAN for sitter in port.match.seats)
        lesson = port.lesson is not None
        learning = people and (lesson or self.preferences.learning(port.match))
        if learning and not lesson:
            self.preferences.taught(port.match)
        port.follow(self.preferences.now, learning=learning)

    def _point(self, ours: bool) -> None:
        """Take the mouse, or leave it to the terminal."""
        driver: Any = self._driver  # Textual can do both while it runs, but offers it to nobody
        if ours:
            driver._mouse = True  # noqa: SLF001 - else the next line does nothing
            getattr(driver, "_enable_mouse_support", lambda: None)()
        else:
            getattr(driver, "_disable_mouse_support", lambda: None)()
            driver._mouse = False  # noqa: SLF001 - else it would be taken after a stop

    def speak(self) -> None:
        """The next language."""
        at = LANGUAGES.index(self.words.language)
        self.change(language=LANGUAGES[(at + 1) % len(LANGUAGES)])
