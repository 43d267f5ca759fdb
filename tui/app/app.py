"""The application: one screen on another, a theme, a language, a worker for the bots."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen

from tui.app.navigation import Navigation
from tui.app.reviews import Reviews
from tui.bots.worker import Thinker
from tui.config.keymap import Keymap
from tui.config.preferences import Preferences
from tui.config.start import Start
from tui.drawing.glyphs import SETS
from tui.drawing.palette import THEMES, Palette
from tui.process import event_loop, streams
from tui.screens.home import HomeScreen
from tui.shell.look import Look
from tui.widgets.shown import Shown
from tui.words.language import LANGUAGES, words


class HedgerowApp(Navigation):
    """Holds what all screens share; knows no game."""

    CSS_PATH = Path(__file__).with_name("app.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),  # over a sheet, too
        Binding("ctrl+l", "redraw", show=False),
    ]

    def __init__(
        self, theme: str = "dark", glyphs: str = "safe", start: Start | None = None
    ) -> None:
        """`theme` and `glyphs` are keys of their tables; without a start there is no home."""
        for name in ("COLUMNS", "LINES"):  # the terminal is asked; Rich fails of a "²"
            os.environ.pop(name, None)
        self.begin = start
        self.preferences = start.preferences if start else Preferences()
        self.look = Look(
            words(None, start.language if start else LANGUAGES[0]),
            Palette(theme, art=self.preferences.now.art),
            SETS[glyphs],
            self._keys(),
        )
        super().__init__(ansi_color=theme == "ansi")
        self.thinker = Thinker()
        self.reviews = Reviews(self, self._reviewed)
        self.draft = None
        self.broken: str = ""
        """What the player is told when the program itself has failed."""
        self.untold, self.lost, self.playing = [], False, None
        self.animation_level = "none"

    def _keys(self) -> Callable[[], Keymap]:
        """The player's own keys at once, for what is wrong with them is said at home; else later."""
        if not self.preferences.rekeyed:
            return _usual
        keymap = self.preferences.keymap(_usual())
        return lambda: keymap

    def get_default_screen(self) -> Screen[Any]:
        """Home, or nothing where somebody else pushes the screens."""
        if self.begin is None:
            return super().get_default_screen()
        return HomeScreen(self.look, self, self.begin.folder)

    def get_css_variables(self) -> dict[str, str]:
        """The ground, for the one line of a style sheet that needs a colour."""
        ground = THEMES[self.look.palette.theme]["ground"]
        named = "ansi_default" if ground == "default" else ground
        return {**super().get_css_variables(), "ground": named}

    def on_mount(self) -> None:
        """There is a screen now."""
        self.opened()

    def opened(self) -> None:
        """What was asked for on the command line; then the worker, once there is something to see."""
        asyncio.get_running_loop().set_exception_handler(self._strayed)
        start = self.begin
        if start is not None and start.save is not None:
            if start.screen == "watch":
                self.show(start.save)
            else:
                self.open_save(start.save)
        if start is not None and start.screen == "learn":
            self.to_lessons()
        if start is not None:
            self.call_after_refresh(self._warm)

    def _warm(self) -> None:
        """What home was seen without: the worker, and what keys do."""
        self.thinker.warm()
        self.look.keys()

    async def _replace_screen(self, screen: Screen[Any]) -> Screen[Any]:
        """Leave a screen; the one below it is sent once, where Textual would send it twice.

        All ways away from a screen lead through this one of Textual's.
        """
        with self.batch_update():
            return await super()._replace_screen(screen)

    async def action_quit(self) -> None:
        """Out, from wherever the player is."""
        self.part(self.exit)

    def on_unmount(self) -> None:
        """End the worker with the app."""
        self.thinker.stop()

    def _reviewed(self) -> None:
        """A review has ended: whichever screens show turning points look again."""
        for screen in self.screen_stack:
            if isinstance(screen, Shown):
                screen.reviewed()

    def action_redraw(self) -> None:
        """Paint the whole screen again, for a terminal that something else wrote to."""
        self.refresh(layout=True, repaint=True)
        self.screen.refresh()

    # -- when the program itself fails -----------------------------------------------------------

    def _strayed(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """An error in a task that nobody waits for ends the program like any other."""
        error = context.get("exception")
        if isinstance(error, Exception):
            self._handle_exception(error)  # Textual's way for an error of its own tasks

    # Textual lets nobody else have a say in how an error ends the program: three of its own are
    # replaced here.

    def _handle_exception(self, error: Exception) -> None:
        """The first error is written down."""
        self.fail(error)
        super()._handle_exception(error)

    def fail(self, error: Exception) -> None:
        """What there is to say about the first error."""
        from tui.app import crash

        if not self.broken:
            path = crash.record(error, saves=self.begin.folder) if self.begin else None
            self.broken = crash.sentence(self.words, error, path)

    def last_words(self) -> list[str]:
        """What is said once the screen is gone: of the program, then of the game."""
        if self.playing is not None:  # where even its screen could not be closed any more
            self.abandon(self.playing)
        said = [self.broken] if self.broken else []
        if self.broken and self.playing and not self.untold and not self.lost:
            said.append(self.words.word("crash.saved"))
        return said + self.untold

    def _fatal_error(self) -> None:
        """Leave, without Textual's picture of every local variable."""
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        """`run` says what there is to say, once the terminal is itself again."""
        self._exit_renderables.clear()


def _usual() -> Keymap:
    """The keys of the grammar; they bring the table and the replay, which home does not need."""
    from tui.app.keys import USUAL

    return USUAL


def run(start: Start) -> int:
    """Show what was asked for until the player leaves; 0, or 1 if the program itself failed."""
    # Textual would take an empty one for a wish, and make a theme grey that somebody asked for.
    plain = os.environ.pop("NO_COLOR", "")
    wished = start.preferences.fixed("theme") if start.theme else ""
    theme = "ansi" if plain and not wished else start.theme or "dark"
    if plain and theme == "ansi":
        os.environ["NO_COLOR"] = plain
    _ask_the_terminal()
    known = (sys.stdout.encoding or "").lower().startswith("utf")
    app = HedgerowApp(theme, start.glyphs or ("safe" if known else "ascii"), start)
    if os.name == "posix":
        from tui.app import terminal

        app.driver_class = terminal.driver(os.environ)
    event_loop.enough(event_loop.SCREEN)
    try:
        app.run(mouse=app.preferences.now.mouse)
    except Exception as error:  # while it was closing: the terminal is itself again by now
        app.fail(error)
    for line in app.last_words():
        streams.remark(f"{line}\n")
    return 1 if app.broken else app.return_code or 0


def _ask_the_terminal() -> None:
    """What is drawn goes to it: Textual draws on stderr, which may be a file or closed."""
    if sys.__stderr__ is None or not sys.__stderr__.isatty():
        sys.__stderr__ = sys.__stdout__  # type: ignore[misc]  # Textual draws there
