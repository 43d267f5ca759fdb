"""The application: one screen on another, a theme, a language, a worker for the bots."""

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeGuard

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from core.errors import Refused
from core.journal import Journal
from core.words import Message, Words
from saves import store
from saves.store import Save
from tui.home import HomeScreen
from tui.language import LANGUAGES, words
from tui.look.glyphs import SETS
from tui.look.palette import THEMES, Palette
from tui.start import Start
from tui.thinking import Thinker

if TYPE_CHECKING:
    from tui.draft import Draft
    from tui.table import TableScreen


class HedgerowApp(App[None]):
    """Holds what all screens share, and opens one from another; knows no game."""

    CSS_PATH = Path(__file__).with_name("app.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False),
        Binding("ctrl+l", "redraw", show=False),
    ]

    def __init__(
        self, theme: str = "dark", glyphs: str = "safe", start: Start | None = None
    ) -> None:
        """`theme` and `glyphs` are keys of their tables; without a start there is no home."""
        super().__init__(ansi_color=theme == "ansi")
        self.begin = start
        self.palette = Palette(theme)
        self.glyphs = SETS[glyphs]
        self.words = words(None, start.language if start else LANGUAGES[0])
        self.thinker = Thinker()
        self.draft: Draft | None = None
        """How the last new match was set up."""
        self.broken: str = ""
        """What the player is told when the program itself has failed."""
        self.animation_level = "none"

    def get_default_screen(self) -> Screen[Any]:
        """Home, or nothing where somebody else pushes the screens."""
        return HomeScreen(self.begin.folder) if self.begin else super().get_default_screen()

    def get_css_variables(self) -> dict[str, str]:
        """The ground, for the one line of a style sheet that needs a colour."""
        ground = THEMES[self.palette.theme]["ground"] if hasattr(self, "palette") else "#000000"
        named = "ansi_default" if ground == "default" else ground
        return {**super().get_css_variables(), "ground": named}

    def on_mount(self) -> None:
        """What was asked for on the command line; then the worker, once there is something to see."""
        asyncio.get_running_loop().set_exception_handler(self._strayed)
        start = self.begin
        if start is not None and start.save is not None:
            if start.screen == "watch":
                self.replay(start.save.journal, 0)
            else:
                self.open_save(start.save)
        if start is not None:
            self.call_after_refresh(self.thinker.warm)

    def on_unmount(self) -> None:
        """End the worker with the app."""
        self.thinker.stop()

    def action_redraw(self) -> None:
        """Paint the whole screen again, for a terminal that something else wrote to."""
        self.refresh(layout=True, repaint=True)
        self.screen.refresh()

    # -- from one screen to another --------------------------------------------------------------
    # What home does not need is imported when it is opened.

    @property
    def folder(self) -> Path:
        """Where saves live."""
        assert self.begin is not None
        return self.begin.folder

    def words_for(self, game: str) -> Words:
        """The words at a table of this game."""
        return words(game, self.words.language)

    def speak(self) -> None:
        """The next language."""
        at = LANGUAGES.index(self.words.language)
        self.words = words(None, LANGUAGES[(at + 1) % len(LANGUAGES)])

    def home(self) -> None:
        """Back to the first screen; a table on the way is left, and its save free again at once."""
        for screen in self.screen_stack[1:]:
            if _at_table(screen):
                screen.port.close()
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def new(self, game: str = "") -> None:
        """Set up a match."""
        from tui.new import NewScreen  # noqa: PLC0415 - home does not need it

        self.push_screen(NewScreen(game))

    def saves(self, *, watching: bool = False) -> None:
        """The list of saves."""
        from tui.savelist import SavesScreen  # noqa: PLC0415 - home does not need it

        self.push_screen(SavesScreen(self.folder, watching=watching))

    def start(self, draft: "Draft") -> None:
        """Begin a match; raises BadChoice."""
        from tui.seating import sitters  # noqa: PLC0415 - home does not need it

        self.table(
            store.begin(
                self.folder,
                draft.rules,
                draft.chosen,
                sitters(draft.sitting, draft.names, self.words),
                int(draft.seed) if draft.seed else None,
                draft.policy,
            )
        )

    def resume(self, path: Path) -> None:
        """Play a save on; what cannot be opened says why."""
        if any(map(_at_table, self.screen_stack)):
            self.home()  # it may be the save of the very table that lies below
        try:
            save = store.resume(path)
        except Refused as refused:
            self.tell(refused.message)
        else:
            self.open_save(save)

    def open_save(self, save: Save) -> None:
        """Play it on; where nothing can be kept, say why and ask what to do instead."""
        if not save.read_only:
            self.table(save)
            return
        said, journal = self.words, save.journal

        def chosen(value: str | None) -> None:
            if value == "watch":
                self.replay(journal, 0)
            elif value == "copy":
                self.branch(journal, journal.cursor)
            elif value == "table":
                self.table(save)

        ways = ("watch", "copy", "table") if branchable(journal) else ("watch", "table")
        choices = [(said.word(f"readonly.{way}"), way) for way in ways]
        self.tell(save.notices[-1], "readonly", choices, chosen)

    def show_save(self, path: Path) -> None:
        """Watch a save from its beginning."""
        try:
            self.replay(store.watch(path).journal, 0)
        except Refused as refused:
            self.tell(refused.message)

    def branch(self, journal: Journal, moves: int) -> None:
        """A new match that begins with the first moves of another one."""
        self.table(store.branch(journal, moves, self.folder))

    def table(self, save: Save) -> None:
        """Play a match: its table lies over home, whatever was open before."""
        from tui.local import LocalPort  # noqa: PLC0415 - home does not need it
        from tui.table import TableScreen  # noqa: PLC0415

        journal = save.journal
        warning = save.notices[-1] if save.notices else None
        keeper = None if save.read_only else save
        port = LocalPort(journal, keeper, self.thinker, warning=warning)
        said = self.words_for(journal.match.game)
        self.home()
        self.push_screen(TableScreen(port, said, self.palette, self.glyphs))

    def replay(self, journal: Journal, at: int | None) -> None:
        """Watch a match."""
        from tui.local import LocalPort  # noqa: PLC0415 - home does not need it
        from tui.replay import ReplayScreen  # noqa: PLC0415

        self.push_screen(
            ReplayScreen(
                journal,
                LocalPort(journal, None, self.thinker).eyes(),
                self.words_for(journal.match.game),
                self.palette,
                self.glyphs,
                at,
                lambda moves: self.branch(journal, moves),
            )
        )

    def tell(
        self,
        what: Message,
        title: str = "tell",
        choices: Sequence[tuple[str, str]] = (),
        chosen: Callable[[str | None], None] | None = None,
    ) -> None:
        """A sentence over the screen, for what cannot be done, and perhaps what can instead."""
        from tui.look.canvas import wrap  # noqa: PLC0415 - home does not need it
        from tui.sheet import Row, Sheet  # noqa: PLC0415

        said = self.words
        lines = [Row(line) for line in wrap(said.say(what), 70)]
        if choices:
            lines.append(Row(""))
        lines += [Row(label, "text", value) for label, value in choices]
        foot = said.word("sheet.foot" if choices else "page.help.foot")
        sheet = Sheet(self.palette, self.glyphs, said.word(f"{title}.title"), lines, foot)
        self.push_screen(sheet, chosen)

    # -- when the program itself fails -----------------------------------------------------------

    def _strayed(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """An error in a task that nobody waits for ends the program like any other."""
        error = context.get("exception")
        if isinstance(error, Exception):
            self._handle_exception(error)

    def _handle_exception(self, error: Exception) -> None:
        """The first error is written down."""
        self.fail(error)
        super()._handle_exception(error)

    def fail(self, error: Exception) -> None:
        """What there is to say about the first error; the game is already saved."""
        from tui import crash  # noqa: PLC0415 - only then

        if not self.broken:
            self.broken = crash.sentence(self.words, error, crash.record(error))

    def _fatal_error(self) -> None:
        """Leave, without Textual's picture of every local variable."""
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        """`run` says what there is to say, once the terminal is itself again."""
        self._exit_renderables.clear()


def branchable(journal: Journal) -> bool:
    """Whether a copy may be played on: while others play, it would tell what is going to be drawn."""
    return journal.over or journal.match.undo == "free"


def _at_table(screen: Screen[Any]) -> TypeGuard["TableScreen"]:
    """Whether a match is being played on it."""
    return hasattr(screen, "port")


def run(start: Start) -> int:
    """Show what was asked for until the player leaves; 0, or 1 if the program itself failed."""
    plain = os.environ.get("NO_COLOR")
    theme = start.theme or ("ansi" if plain else "dark")
    known = (sys.stdout.encoding or "").lower().startswith("utf")
    app = HedgerowApp(theme, start.glyphs or ("safe" if known else "ascii"), start)
    try:
        app.run()
    except Exception as error:  # while it was closing: the terminal is itself again by now
        app.fail(error)
    if app.broken:
        sys.stderr.write(f"{app.broken}\n")
        return 1
    return app.return_code or 0
