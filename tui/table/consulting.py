"""What the table lays over itself: hints, a card, a pile, the log, help, commands, the replay, the end."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from core.words import Message, Words, message
from tui.boards.find import Board
from tui.drawing.glyphs import Glyphs
from tui.drawing.palette import Palette
from tui.match.port import TablePort
from tui.scene.scene import Scene
from tui.tabletop import hints, sheets
from tui.tabletop.heaps import Heaps
from tui.widgets.finder import Finder
from tui.widgets.sheet import Row, Sheet, foot_of

if TYPE_CHECKING:
    from textual.screen import Screen

    from tui.table.acting import Acting

    Base = Screen[Any]
else:
    Base = object


class Consulting(Heaps, Base):
    """The sheets of the table screen; `Acting` has its hands."""

    port: TablePort
    scene: Scene
    words: Words
    palette: Palette
    glyphs: Glyphs
    drawn_by: Board

    if TYPE_CHECKING:

        def update(self, **changes: Any) -> None:  # noqa: ANN401 - fields of Scene
            """Change the player's attention."""

        def action_table(self, name: str) -> None:
            """A key of the grammar."""

        def play(self, move: Any) -> None:  # noqa: ANN401 - the game's own move
            """Answer the question."""

    def sheet(self, title: str, rows: list[Row], chosen: Any = None, again: Any = None) -> Sheet:  # noqa: ANN401 - callbacks
        """Lay a sheet over the table; `again` opens it anew when the language changes."""
        foot = self.words.word(foot_of(rows))
        sheet = Sheet(self.palette, self.glyphs, title, rows, foot)
        sheet.again = again
        self.app.push_screen(sheet, chosen)
        return sheet

    def do_hint(self) -> None:
        """What is legal and why the rest is not; once more, what a hard bot would do."""
        scene = self.scene
        options = scene.choosing.options
        if not options:
            # No sheet: it would still lie there when the question has come.
            self.update(flash=self.idle("hint.nothing"))
            return

        def chosen(value: str | None) -> None:
            if value:
                self.play(options[int(value.partition(":")[2])].move)

        rows = hints.hint(scene, self.drawn_by, self.port.game)
        sheet = self.sheet(self.words.word("hint.title"), rows, chosen, self.do_hint)
        if len(options) > 1 and self.port.no_advice is None:
            sheet.foot = self.words.word("hint.foot")
        sheet.twice = lambda: self._advised(sheet, scene)

    def idle(self, key: str) -> Message:
        """What is said to who would answer while nothing is asked; after the end that it is over."""
        return message("end.title" if self.scene.snap.over else key)

    def _advised(self, sheet: Sheet, scene: Scene) -> None:
        """Think about it in the worker; who leaves the sheet stops that."""
        sheet.twice = None

        def refuse(reason: str) -> None:
            told = [Row(reason, "warn"), Row("")]
            sheet.rewrite([*told, *sheet.given], self.words.word("sheet.foot"))

        options, refused = scene.choosing.options, self.port.no_advice
        if len(options) == 1:
            refuse(self.words.word("hint.only"))
            return
        if refused is not None:
            refuse(self.words.say(refused))
            return
        sheet.rewrite(sheet.rows, self.words.word("hint.thinking"))

        async def think() -> None:
            advice = await self.port.advise()
            if advice is None or options != self.scene.choosing.options:
                refuse(self.words.word("hint.none"))
                return
            rows = hints.hint(scene, self.drawn_by, self.port.game, advice)
            sheet.rewrite(rows, self.words.word("sheet.foot"), first=True)

        sheet.run_worker(think())

    def do_inspect(self) -> None:
        """The full text of the piece under the cursor."""
        wide = min(sheets.WIDTH, self.app.size.width - 4)
        title, rows = sheets.inspect(self.scene, self.drawn_by, self.scene.cursor, wide)
        self.sheet(title, rows, again=self.do_inspect)

    def do_log(self) -> None:
        """The whole log, the newest line chosen; a line opens the replay there."""
        scene = replace(self.scene, log=tuple(self.port.log()))
        rows = sheets.log(scene, self.glyphs)

        def chosen(value: str | None) -> None:
            if value:
                self.open_replay(int(value))

        sheet = self.sheet(self.words.word("zone.log"), rows, chosen, self.do_log)
        sheet.at = max(len(sheet.choices) - 1, 0)

    def do_help(self) -> None:
        """The rules in short, how strong the bots are, and all keys."""
        rows = sheets.help_pages(self.scene, self.port.match, self.warnings())
        self.sheet(self.words.word("help.title"), rows, again=self.do_help)

    def warnings(self) -> list[str]:
        """What else whoever sits here should know of the match."""
        return []

    def do_more(self) -> None:
        """Everything the keys do, as a list to search."""
        self.offer(sheets.commands(self.scene))

    def offer(self, commands: list[Row]) -> None:
        """A list of commands to search; the one that is chosen is done."""

        def chosen(value: str | None) -> None:
            if value:
                self.action_table(value)

        found = Finder(self.palette, self.glyphs, self.words, commands)
        self.app.push_screen(found, chosen)

    def do_watch(self) -> None:
        """The replay, from the present moment."""
        self.open_replay(None)

    def open_replay(self, moves: int | None) -> None:
        """The replay, at a move."""
        from tui.replay.screen import ReplayScreen  # noqa: PLC0415 - start-up does not need it

        self.app.push_screen(ReplayScreen.of(cast("Acting", self), moves))

    def ended(self) -> None:
        """The end of the game."""
        from tui.screens.end import EndScreen  # noqa: PLC0415 - start-up does not need it

        self.app.push_screen(EndScreen.of(cast("Acting", self)))
