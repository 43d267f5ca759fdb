"""From one screen to another: what each of them is opened with.

What home does not need is imported when it is opened.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeGuard, cast

from textual.screen import Screen

from core.errors import Refused
from core.journal import Journal
from core.words import Message, Words, message
from saves import store
from saves.reader import damage
from saves.store import Save
from tui.app.reviews import Reviews
from tui.bots.worker import Thinker
from tui.config.keymap import Keymap, overlay
from tui.config.preferences import Preferences
from tui.config.start import Start
from tui.drawing.glyphs import Glyphs
from tui.drawing.palette import Palette
from tui.words.language import words

if TYPE_CHECKING:
    from textual.app import App

    from tui.app.app import HedgerowApp
    from tui.bots.swings import Swing
    from tui.match.draft import Draft
    from tui.match.port import Keeper, TablePort
    from tui.table.screen import TableScreen

    Base = App[None]
else:
    Base = object


class Opening(Base):
    """The ways of the application; `HedgerowApp` has what they need."""

    begin: Start | None
    playing: "TablePort | None"
    """The match at the table that was opened last."""
    preferences: Preferences
    keymap: Keymap
    words: Words
    palette: Palette
    glyphs: Glyphs
    thinker: Thinker
    reviews: Reviews
    untold: list[str]
    """What is said once the screen is gone: what could not be kept, and what lies elsewhere."""
    lost: bool
    """Whether moves have been left behind that are in no file."""

    @property
    def folder(self) -> Path:
        """Where saves live."""
        assert self.begin is not None
        return self.begin.folder

    def words_for(self, game: str) -> Words:
        """The words at a table of this game."""
        said = words(game, self.words.language)
        changed = overlay(self.keymap, said)
        return Words(said.language, (changed, *said.catalogues)) if changed else said

    # -- away from a table -----------------------------------------------------------------------

    @property
    def safe(self) -> bool:
        """Whether all that has been played is kept."""
        return not any(table.port.snapshot().unkept for table in self._tables())

    def _tables(self) -> "list[TableScreen]":
        return [screen for screen in self.screen_stack[1:] if _at_table(screen)]

    def part(self, then: Callable[[], None], stay: Callable[[], None] | None = None) -> None:
        """Leave the table for something else, if there is one; what is not kept is asked about first.

        Every way that a player can take away from a table leads through here.
        """
        waiting = [(table.port, table.port.at_stake()) for table in self._tables()]
        for port, keeper in waiting:
            if keeper is not None:
                from tui.screens import parting  # noqa: PLC0415 - hardly ever

                if not isinstance(self.screen, parting.Parting):  # it is being asked already
                    hub = cast("HedgerowApp", self)
                    parting.ask(hub, port, keeper, then, stay or (lambda: None))
                return
        then()

    def abandon(self, port: "TablePort") -> None:
        """Leave a table where nobody can be asked: what is not kept there is kept elsewhere."""
        keeper = port.at_stake()
        if keeper is not None:
            self._rescue(keeper)
        trouble = port.close()
        if trouble is not None:
            self.untold.append(self.words.say(self._gone(trouble)))

    def _rescue(self, keeper: "Keeper") -> None:
        from tui.screens import parting  # noqa: PLC0415 - hardly ever

        where = parting.rescue(keeper)
        if where is not None:
            self.untold.append(self.words.say(where))

    def _gone(self, trouble: Message) -> Message:
        """That moves are lost, and why."""
        from tui.screens import parting  # noqa: PLC0415 - hardly ever

        self.lost = True
        return parting.lost(self.words, trouble)

    def unkept(self, trouble: Message | None) -> None:
        """Say what could not be kept of a match whose table has been left."""
        if trouble is not None:
            self.tell(self._gone(trouble), "unkept")

    def home(self) -> None:
        """Back to the first screen; a table on the way is left, and its save free again at once."""
        self.part(self._home)

    def _home(self) -> None:
        self.reviews.stop()
        trouble = [table.port.close() for table in self._tables()]
        while len(self.screen_stack) > 1:
            self.pop_screen()
        for each in trouble:
            self.unkept(each)

    # -- to another screen -----------------------------------------------------------------------

    def new(self, game: str = "") -> None:
        """Set up a match."""
        from tui.screens.new import NewScreen  # noqa: PLC0415 - home does not need it

        self.push_screen(NewScreen(game))

    def saves(self, *, watching: bool = False) -> None:
        """The list of saves."""
        from tui.screens.saves import SavesScreen  # noqa: PLC0415 - home does not need it

        self.push_screen(SavesScreen(self.folder, watching=watching))

    def settings(self) -> None:
        """What can be set, over whatever is on the screen."""
        from tui.screens.settings import SettingsScreen  # noqa: PLC0415 - home does not need it

        self.push_screen(SettingsScreen())

    def start(self, draft: "Draft") -> None:
        """Begin a match; raises BadChoice."""
        from tui.match.draft import seed  # noqa: PLC0415 - home does not need it
        from tui.match.seating import sitters  # noqa: PLC0415

        save = store.begin(
            self.folder,
            draft.rules,
            draft.chosen,
            sitters(draft.sitting, draft.names, self.words),
            seed(draft),
            draft.policy,
        )
        self.part(lambda: self.table(save))

    def resume(self, path: Path) -> None:
        """Play a save on; what cannot be opened says why."""
        self.part(lambda: self._resume(path))

    def _resume(self, path: Path) -> None:
        if self._tables():
            self._home()  # it may be the save of the very table that lies below
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
                self.replay(journal, 0, save.notices)
            elif value == "copy":
                self.branch(journal, journal.cursor, save.notices)
            elif value == "table":
                self.table(save)

        ways = ("watch", "copy", "table") if copied(save) else ("watch", "table")
        choices = [(said.word(f"readonly.{way}"), way) for way in ways]
        self.tell(save.notices[-1], "readonly", choices, chosen)

    def show_save(self, path: Path) -> None:
        """Watch a save from its beginning."""
        try:
            self.show(store.watch(path))
        except Refused as refused:
            self.tell(refused.message)

    def show(self, save: Save) -> None:
        """The same; that it does not go on to its end is said before anything is seen."""
        self.replay(save.journal, 0, save.notices)
        why = damage(save.notices)
        if why is not None:
            self.tell(why, "damaged")

    def branch(self, journal: Journal, moves: int, notices: Sequence[Message] = ()) -> None:
        """A new match that begins with the first moves of another one; `notices` of its file."""
        why = damage(notices)
        news = message("branch.damaged", **dict(why.args)) if why else message("branch.new")
        self.part(lambda: self.table(store.branch(journal, moves, self.folder), news))

    def table(self, save: Save, news: Message | None = None) -> None:
        """Play a match: its table lies over home, whatever was open before.

        `news`: what there is to say about it first.
        """
        from tui.match.local import LocalPort  # noqa: PLC0415 - home does not need it
        from tui.match.unsaved import Unsaved  # noqa: PLC0415
        from tui.table.screen import TableScreen  # noqa: PLC0415

        journal = save.journal
        # Why it is read-only has been said before; what matters here is that nothing is kept.
        keeper = Unsaved(save, copied=copied(save)) if save.read_only else save
        warning = save.notices[-1] if save.notices else None
        port = LocalPort(journal, keeper, self.thinker, warning=warning)
        learning = bool(port.people) and self.preferences.learning(journal.match)
        port.follow(self.preferences.now, learning=learning)
        said = self.words_for(journal.match.game)
        self._home()
        self.playing = port
        self.push_screen(TableScreen(port, said, self.palette, self.glyphs, news))

    def replay(
        self, journal: Journal, at: "int | Swing | None", notices: Sequence[Message] = ()
    ) -> None:
        """Watch a match; `notices` are what there is to know about its file."""
        from tui.match.local import LocalPort  # noqa: PLC0415 - home does not need it
        from tui.replay.screen import ReplayScreen  # noqa: PLC0415

        port = LocalPort(journal, None, self.thinker)
        if journal.over:
            self.reviews.begin(journal, port.foresee)
        self.push_screen(
            ReplayScreen(
                journal,
                port.eyes(),
                self.words_for(journal.match.game),
                self.palette,
                self.glyphs,
                at,
                lambda moves: self.branch(journal, moves),
                tuple(notices),
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
        from tui.widgets.sheet import Row, Sheet  # noqa: PLC0415

        said = self.words
        lines = [Row(line, hang=0) for line in said.say(what).split("\n")]
        if choices:
            lines.append(Row(""))
        lines += [Row(label, "text", value) for label, value in choices]
        foot = said.word("sheet.foot" if choices else "page.help.foot")
        sheet = Sheet(self.palette, self.glyphs, said.word(f"{title}.title"), lines, foot)
        self.push_screen(sheet, chosen)


def branchable(journal: Journal) -> bool:
    """Whether a copy may be played on: while others play, it would tell what is going to be drawn."""
    return journal.over or journal.match.undo == "free"


def copied(save: Save) -> bool:
    """Whether what cannot be played on itself may go on in a copy."""
    why = save.notices[-1].key
    # What is damaged can go on in no other way; what is played elsewhere goes on there.
    return branchable(save.journal) if why == "save.locked" else why != "save.newer_rules"


def _at_table(screen: Screen[Any]) -> TypeGuard["TableScreen"]:
    """Whether a match is being played on it."""
    return hasattr(screen, "port")
