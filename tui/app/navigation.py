"""From one screen to another: what each of them is opened with.

What home does not need is imported when it is opened.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from textual.screen import Screen

from core.errors import Refused
from core.journal import Journal, Match
from core.words import Message, message
from saves import store
from saves.notices import Trouble
from saves.reader import damage
from saves.store import Save
from tui.app.looks import Looking
from tui.bots.swings import Swing
from tui.bots.worker import Thinker
from tui.config.start import Start
from tui.match.branching import copied
from tui.match.draft import Draft
from tui.match.port import Keeper, TablePort
from tui.shell.navigator import Chosen, Reviewing
from tui.widgets.sheet import Overlay, Row, Sheet
from tui.widgets.shown import Shown


class Navigation(Looking):
    """The ways of the application; `HedgerowApp` has what they need."""

    begin: Start | None
    """What was asked for; None where somebody else pushes the screens."""
    playing: TablePort | None
    """The match at the table that was opened last."""
    thinker: Thinker
    reviews: Reviewing
    draft: Draft | None
    """How the last new match was set up."""
    untold: list[str]
    """What is said once the screen is gone: what could not be kept, and what lies elsewhere."""
    lost: bool
    """Whether moves have been left behind that are in no file."""

    @property
    def folder(self) -> Path:
        """Where saves live."""
        assert self.begin is not None
        return self.begin.folder

    def lay(self, screen: Screen[str | None], chosen: Chosen | None = None) -> None:
        """Put a screen over the others; what it was left with is handed on."""
        self.push_screen(screen, chosen)

    def back(self) -> None:
        """To the screen below."""
        self.pop_screen()

    def quit(self) -> None:
        """Out of the program."""
        self.exit()

    # -- away from a table -----------------------------------------------------------------------

    @property
    def safe(self) -> bool:
        """Whether all that has been played is kept."""
        return not any(port.snapshot().unkept for port in self._played())

    def _played(self) -> list[TablePort]:
        """The matches that are played on screens above the first one."""
        screens = (screen for screen in self.screen_stack[1:] if isinstance(screen, Shown))
        return [screen.playing for screen in screens if screen.playing is not None]

    def part(self, then: Callable[[], None], stay: Callable[[], None] | None = None) -> None:
        """Leave the table for something else, if there is one; what is not kept is asked about first.

        Every way that a player can take away from a table leads through here.
        """
        for port in self._played():
            keeper = port.at_stake()
            if keeper is not None:
                from tui.screens import parting

                if not isinstance(self.screen, parting.Parting):  # it is being asked already
                    parting.ask(self, port, keeper, then, stay or (lambda: None))
                return
        then()

    def abandon(self, port: TablePort) -> None:
        """Leave a table where nobody can be asked: what is not kept there is kept elsewhere."""
        keeper = port.at_stake()
        if keeper is not None:
            self._rescue(keeper)
        trouble = port.close()
        if trouble is not None:
            self.untold.append(self.look.words.say(self._gone(trouble)))

    def _rescue(self, keeper: Keeper) -> None:
        from tui.screens import parting

        where = parting.rescue(keeper)
        if where is not None:
            self.untold.append(self.look.words.say(where))

    def _gone(self, trouble: Trouble) -> Message:
        """That moves are lost, and why."""
        from tui.screens import parting

        self.lost = True
        return parting.lost(self.look.words, trouble)

    def unkept(self, trouble: Trouble | None) -> None:
        """Say what could not be kept of a match whose table has been left."""
        if trouble is not None:
            self.tell(self._gone(trouble), "unkept")

    def home(self) -> None:
        """Back to the first screen; a table on the way is left, and its save free again at once."""
        self.part(self._home)

    def _home(self) -> None:
        self.reviews.stop()
        trouble = [port.close() for port in self._played()]
        while len(self.screen_stack) > 1:
            self.pop_screen()
        for each in trouble:
            self.unkept(each)

    # -- to another screen -----------------------------------------------------------------------

    def to_new(self, game: str = "", code: str = "") -> None:
        """Set up a match; who opens a game for the first time is asked once whether to be shown it."""
        if code or not self._offer(game):
            self._new(game, code)

    def _offer(self, game: str) -> bool:
        """Offer the lesson of a game that was never opened here."""
        from tui.pages.lessons import offered

        now = self.preferences.now
        overlay = offered(self.look, game) if game not in {"", *now.offered, *now.learnt} else None
        if overlay is None:
            return False
        self.change(offered=(*now.offered, game))

        def chosen(way: str | None) -> None:
            if way == "show":
                self._learn(game)
            elif way == "new":
                self._new(game)

        self._lay(overlay, chosen)
        return True

    def to_lessons(self) -> None:
        """The lessons there are; one that is chosen begins."""
        from tui.pages.lessons import listed

        self._lay(listed(self.look), lambda name: self._learn(*name.split("/")) if name else None)

    def _learn(self, game: str, lesson: str = "") -> None:
        from tui.match.teaching.lessons import find

        self.start(find(game, lesson).draft)

    def _lay(self, overlay: Overlay, chosen: Chosen) -> None:
        foot = self.look.words.word("sheet.foot")
        self.push_screen(Sheet(self.look, self, overlay.title, overlay.rows, foot), chosen)

    def _new(self, game: str, code: str = "") -> None:
        from tui.screens.new import NewScreen

        self.push_screen(NewScreen(self.look, self, game, code))

    def to_saves(self, *, watching: bool = False) -> None:
        """The list of saves."""
        from tui.screens.saves import SavesScreen

        self.push_screen(SavesScreen(self.look, self, self.folder, watching=watching))

    @property
    def settable(self) -> tuple[str, ...]:
        """The names of what can be set."""
        from tui.pages.settings import ROWS

        return tuple(ROWS)

    def to_settings(self, row: str = "") -> None:
        """What can be set, over whatever is on the screen."""
        from tui.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen(self.look, self, row))

    def start(self, draft: Draft) -> None:
        """Begin a match; raises BadChoice."""
        from tui.match.draft import seed
        from tui.match.seating import sitters

        save = store.begin(
            self.folder,
            draft.rules,
            draft.chosen,
            sitters(draft.sitting, draft.names, self.look.words),
            seed(draft),
            draft.policy,
        )
        self.part(lambda: self.to_table(save))

    def resume(self, path: Path) -> None:
        """Play a save on; what cannot be opened says why."""
        self.part(lambda: self._resume(path))

    def _resume(self, path: Path) -> None:
        if self._played():
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
            self.to_table(save)
            return
        said, journal = self.look.words, save.journal

        def chosen(value: str | None) -> None:
            if value == "watch":
                self.to_replay(journal, 0, save.notices)
            elif value == "copy":
                self.branch(journal, journal.cursor, save.notices)
            elif value == "table":
                self.to_table(save)

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
        self.to_replay(save.journal, 0, save.notices)
        why = damage(save.notices)
        if why is not None:
            self.tell(why, "damaged")

    def branch(self, journal: Journal, moves: int, notices: Sequence[Message] = ()) -> None:
        """A new match that begins with the first moves of another one; `notices` of its file."""
        why = damage(notices)
        news = message("branch.new")
        if why is not None:
            news = message("branch.damaged", line=why.line, lost=why.lost)
        self.part(lambda: self.to_table(store.branch(journal, moves, self.folder), news))

    def to_table(self, save: Save, news: Message | None = None) -> None:
        """Play a match: its table lies over home, whatever was open before.

        `news`: what there is to say about it first.
        """
        from tui.match.local import LocalPort
        from tui.match.unsaved import Unsaved
        from tui.table.actions import HANDS
        from tui.table.screen import TableScreen

        # Why it is read-only has been said before; what matters here is that nothing is kept.
        keeper = Unsaved(save, copied=copied(save)) if save.read_only else save
        warning = save.notices[-1] if save.notices else None
        port = LocalPort(save.journal, keeper, self.thinker, warning=warning)
        self.follow(port)
        self._home()
        self.playing = port
        self.push_screen(TableScreen(port, self.look, self, HANDS, news))

    def to_result(self, port: TablePort, undo: Callable[[], None]) -> None:
        """The end of the match at a table."""
        from tui.screens.end import EndScreen

        self.push_screen(EndScreen(self.look, self, port, undo))

    def to_replay(
        self, journal: Journal, at: int | Swing | None, notices: Sequence[Message] = ()
    ) -> None:
        """Watch a match; `notices` are what there is to know about its file."""
        from tui.match.local import LocalPort

        port = LocalPort(journal, None, self.thinker)
        if journal.over:
            self.reviews.begin(journal, port.review)
        self._watch(journal, port.eyes(), at, tuple(notices))

    def to_lookback(self, port: TablePort, seat: int | None, moves: int | None) -> None:
        """The replay of the match at a table: now, or at a move; back leads to the table."""
        journal, eyes = port.replay(), port.eyes()
        if not journal.over:
            # Two people at one screen do not look into each other's hands in a replay, either.
            eyes = tuple(each for each in dict.fromkeys((seat, None)) if each in eyes)
        self._watch(journal, eyes, moves, live=True)

    def _watch(
        self,
        journal: Journal,
        eyes: tuple[int | None, ...],
        at: int | Swing | None,
        notices: tuple[Message, ...] = (),
        *,
        live: bool = False,
    ) -> None:
        from tui.replay.actions import ACTIONS
        from tui.replay.screen import ReplayScreen

        def branch(moves: int) -> None:
            self.branch(journal, moves)

        given = (journal, eyes, self.look, self, ACTIONS, at, branch, notices)
        self.push_screen(ReplayScreen(*given, live=live))

    def teaches(self, match: Match) -> bool:
        """Whether somebody here is to be helped in a match; not in a picture, where nobody is."""
        return self.begin is not None and self.preferences.learning(match)

    def tell(
        self,
        what: Message,
        title: str = "tell",
        choices: Sequence[tuple[str, str]] = (),
        chosen: Chosen | None = None,
    ) -> None:
        """A sentence over the screen, for what cannot be done, and perhaps what can instead."""
        said = self.look.words
        lines = [Row(line, hang=0) for line in said.say(what).split("\n")]
        if choices:
            lines.append(Row(""))
        lines += [Row(label, "text", value) for label, value in choices]
        foot = said.word("sheet.foot" if choices else "page.help.foot")
        sheet = Sheet(self.look, self, said.word(f"{title}.title"), lines, foot)
        self.push_screen(sheet, chosen)
