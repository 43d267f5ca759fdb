"""Watching a match: the table at any stop of it, through anybody's eyes that are allowed."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from textual import events
from textual.timer import Timer

from core.errors import Refused
from core.journal import Journal
from core.words import Message, Words, message
from saves.reader import damage
from tui.bots.swings import Swing
from tui.config.keymap import pressed, respelt
from tui.drawing.glyphs import Glyphs
from tui.drawing.palette import Palette
from tui.replay import scrubber
from tui.replay.turning import Turning, begin
from tui.scene.answering import Choosing
from tui.scene.scene import PANELS
from tui.scene.track import Eyes, Track
from tui.scene.watching import SPEEDS, TICK, Watching, seen, snapshot, spoken
from tui.tabletop import sheets
from tui.tabletop.agreed import page as match_page
from tui.tabletop.heaps import Heaps
from tui.tabletop.tabletop import ScenePainter, Tabletop
from tui.widgets.sheet import Row, Sheet, foot_of
from tui.widgets.zone import Zone

if TYPE_CHECKING:
    from tui.app.app import HedgerowApp
    from tui.table.acting import Acting

Branch = Callable[[int], None]
"""Play on after so many moves, as a new match."""


class ReplayScreen(Turning, Heaps, Tabletop):
    """The zones of the table, with a scrubber where the prompt is; leaving it is `dismiss`."""

    scene: Watching

    def __init__(
        self,
        journal: Journal,
        eyes: tuple[Eyes, ...],
        words: Words,
        palette: Palette,
        glyphs: Glyphs,
        at: int | Swing | None = None,
        branch: Branch | None = None,
        notices: tuple[Message, ...] = (),
    ) -> None:
        """`at`: after which move to begin, or before which turning point; None: at the end.

        `eyes`: whose are allowed; `notices`: what there is to know about the file.
        """
        super().__init__(journal.game, journal.match, words, palette, glyphs)
        self.eyes, self.journal = eyes, journal
        # A copy of an unfinished game to play on in would tell what is going to be drawn.
        self.branch = branch if journal.over or journal.match.undo == "free" else None
        self.later = branch is not None
        track = Track(journal)
        self.scene = Watching(
            snapshot(track.view(0, eyes[0])),
            self.words,
            Choosing(),
            track=track,
            at=begin(track, at),
            eyes=eyes[0],
            focus="",
            watching=True,
            peek=True,
            match=journal.match,
            branches=self.branch is not None,
            broken=damage(notices),
            flash=next((each for each in notices if each != damage(notices)), None),
        )
        self.notices = notices
        self._timer: Timer | None = None

    @classmethod
    def of(cls, table: "Acting", moves: int | None) -> "ReplayScreen":
        """The replay of the game at a table: now, or at a move; back leads to the game."""
        journal, seat = table.port.replay(), table.scene.view.seat
        eyes = table.port.eyes()
        if not journal.over:
            # Two people at one screen do not look into each other's hands in a replay, either.
            eyes = tuple(each for each in dict.fromkeys((seat, None)) if each in eyes)

        def branch(after: int) -> None:
            cast("HedgerowApp", table.app).branch(journal, after)

        screen = cls(journal, eyes, table.words, table.palette, table.glyphs, moves, branch)
        screen.scene = replace(screen.scene, live=True)
        return screen

    def spoken(self, words: Words) -> Words:
        """In a replay some hints say something else."""
        return spoken(words, self.scene.view.seat)

    def on_mount(self) -> None:
        """Draw the stop where the replay begins."""
        self.scene = replace(self.scene, keymap=cast("HedgerowApp", self.app).keymap)
        self.scene = seen(self.scene)
        self.find_swings()
        self.lay_out()

    def painters(self) -> dict[str, ScenePainter]:
        """The table's painters, but for what only a replay has."""
        own = {"log": scrubber.log, "prompt": scrubber.scrubber, "keys": scrubber.keys}
        return {**super().painters(), **own}

    # -- where ---------------------------------------------------------------------------------

    def update(self, **changes: Any) -> None:  # noqa: ANN401 - fields of Watching
        """Change what is shown, and draw what differs; the last key's answer goes."""
        old = self.scene
        scene = replace(old, **{"flash": None, "typed": "", **changes})
        if (scene.at, scene.eyes, scene.garden) != (old.at, old.eyes, old.garden):
            scene = seen(scene)
        self.scene = scene
        self.redraw()

    def go(self, at: int) -> None:
        """To a stop; whoever goes by hand does not want to be carried on."""
        self.pause()
        self.update(at=at)

    def action_replay(self, name: str) -> None:
        """A key of the scrubber."""
        getattr(self, f"do_{name}")()

    def do_left(self) -> None:
        """One step back."""
        self.go(self.scene.track.step(self.scene.at, -1))

    def do_right(self) -> None:
        """One step on; at the end back to the game."""
        if self.scene.at < self.scene.track.last:
            self.go(self.scene.at + 1)
        elif self.scene.live:
            self.do_leave()
        else:
            self.update(flash=self.scene.ending or message("replay.at_end"))

    def do_up(self) -> None:
        """One turn back."""
        self.go(self.scene.track.turn(self.scene.at, -1))

    def do_down(self) -> None:
        """One turn on."""
        self.go(self.scene.track.turn(self.scene.at, 1))

    def do_pageup(self) -> None:
        """One round back."""
        self.go(self.scene.track.round(self.scene.at, -1))

    def do_pagedown(self) -> None:
        """One round on."""
        self.go(self.scene.track.round(self.scene.at, 1))

    def do_home(self) -> None:
        """To the start."""
        self.go(0)

    def do_end(self) -> None:
        """To the end."""
        self.go(self.scene.track.last)

    # -- a turn by its number --------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Digits, and the actions of the keymap."""
        action = self.scene.keymap.in_replay(pressed(event.key, event.character))
        if action:
            event.stop()
            event.prevent_default()
            self.action_replay(action.removeprefix("replay_"))
        elif event.character and event.character.isdecimal():
            event.stop()
            self.pause()
            self.update(typed=(self.scene.typed + event.character)[-4:])

    def do_enter(self) -> None:
        """To the turn that was typed; without one, play or pause."""
        if self.scene.typed:
            self.go(self.scene.track.to_turn(int(self.scene.typed)))
        else:
            self.do_play()

    def do_erase(self) -> None:
        """Backspace: the last digit, else back."""
        if self.scene.typed:
            self.update(typed=self.scene.typed[:-1])
        else:
            self.do_back()

    # -- playing ---------------------------------------------------------------------------------

    def do_play(self) -> None:
        """Play or pause; at the end from the start."""
        if self.scene.playing:
            self.pause()
            self.update()
            return
        start = 0 if self.scene.at == self.scene.track.last else self.scene.at
        self.update(playing=True, at=start)
        self._run()

    def pause(self) -> None:
        """Stand still; the next drawing shows it."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self.scene = replace(self.scene, playing=False)

    def _run(self) -> None:
        """The next tick, at the present speed."""
        if self._timer is not None:
            self._timer.stop()
        speed = SPEEDS[self.scene.speed]
        self._timer = self.set_timer(1 / speed if speed else TICK, self.tick)

    def tick(self) -> None:
        """One stop on, or at instant speed one turn; the last one ends it."""
        track, at = self.scene.track, self.scene.at
        at = track.step(at, 1) if SPEEDS[self.scene.speed] else track.turn(at, 1)
        if at == track.last:
            self.pause()
        self.update(at=at)
        if self.scene.playing:
            self._run()

    def do_faster(self) -> None:
        """The next speed."""
        self._speed(min(self.scene.speed + 1, len(SPEEDS) - 1))

    def do_slower(self) -> None:
        """The speed before."""
        self._speed(max(self.scene.speed - 1, 0))

    def do_speed(self) -> None:
        """A click on the speed: the next one, round and round."""
        self._speed((self.scene.speed + 1) % len(SPEEDS))

    def _speed(self, speed: int) -> None:
        self.update(speed=speed)
        if self.scene.playing:
            self._run()

    # -- eyes and branches -----------------------------------------------------------------------

    def do_eyes(self) -> None:
        """The next of the eyes that are allowed."""
        following = self.eyes.index(self.scene.eyes) + 1
        self.update(eyes=self.eyes[following % len(self.eyes)], garden=None)

    def do_fork(self) -> None:
        """Play on from here as a new match; this one stays as it is."""
        scene = self.scene
        if self.branch is None:
            self.update(flash=message("replay.later" if self.later else "replay.no_branch"))
        elif not scene.track.branches(scene.at):
            self.update(flash=message("replay.over_here"))
        else:
            self.pause()
            try:
                self.branch(scene.track.stops[scene.at].moves)
            except Refused as refused:
                self.update(flash=refused.message)

    # -- looking ---------------------------------------------------------------------------------

    def do_garden(self) -> None:
        """One seat's board after the other large, then again that of whose turn it is."""
        following = (self.scene.large + 1) % self.seats
        self.update(garden=None if following == self.scene.owner else following)

    def do_piece(self) -> None:
        """The next piece on the table."""
        self._choose(1)

    def do_piece_back(self) -> None:
        """The piece before."""
        self._choose(-1)

    def _choose(self, step: int) -> None:
        self.pause()
        pieces = [(panel, piece) for panel in PANELS for piece in self.pieces(panel)]
        if not pieces:
            self.update(flash=message("replay.no_piece"))
            return
        here = [piece for _, piece in pieces]
        at = here.index(self.scene.cursor) if self.scene.cursor in here else min(-step, 0)
        panel, piece = pieces[(at + step) % len(pieces)]
        self.update(cursor=piece, focus=panel)

    def sheet(self, title: str, rows: list[Row], chosen: Any = None, again: Any = None) -> Sheet:  # noqa: ANN401 - callbacks
        """Lay a sheet over the replay, which stands still meanwhile."""
        self.pause()
        self.update(cursor=self.scene.cursor)
        sheet = Sheet(self.palette, self.glyphs, title, rows, self.words.word(foot_of(rows)))
        sheet.again = again
        self.app.push_screen(sheet, chosen)
        return sheet

    def do_help(self) -> None:
        """Which match this is, and the keys of the replay."""
        going, looking = self.words.word("replay.help").split("\n\n", 1)
        if self.scene.swings:
            going += f"\n{self.words.word('replay.help.next')}"
        text = respelt(self.scene.keymap, f"{going}\n\n{looking}")
        rows = [Row(self.words.say(each), "warn") for each in self.notices]
        rows += match_page(self.scene.words, self.journal.match)
        rows += [Row(line) for line in text.split("\n")]
        self.sheet(self.words.word("replay.help.title"), rows, again=self.do_help)

    def do_log(self) -> None:
        """The log up to here, the newest line chosen; a line leads to its stop."""
        rows: list[Row] = []
        for line in self.scene.lines:
            text, role = self.words.say(line.message), "title" if line.begins else "text"
            rows.append(Row(text, role, str(line.place), hang=2))
        title = self.words.word("zone.log")
        rows = rows or [Row(self.words.word("log.empty"))]

        def chosen(value: str | None) -> None:
            if value:
                self.go(int(value))

        sheet = self.sheet(title, rows, chosen, self.do_log)
        sheet.at = max(len(sheet.choices) - 1, 0)

    def do_inspect(self) -> None:
        """The full text of the chosen piece, or of the one that the event speaks of."""
        wide = min(sheets.WIDTH, self.app.size.width - 4)
        title, rows = sheets.inspect(self.scene, self.drawn_by, self.scene.cursor, wide)
        self.sheet(title, rows, again=self.do_inspect)

    def do_zoom(self) -> None:
        """The zone of the chosen piece alone, and back."""
        self.zoomed = "" if self.zoomed else self.scene.focus or "board"
        self.lay_out()

    # -- leaving ---------------------------------------------------------------------------------

    def do_back(self) -> None:
        """One step back: a number half typed, a chosen piece, a zoomed zone, then the replay."""
        if self.scene.typed:
            self.update()
        elif self.zoomed:
            self.do_zoom()
        elif self.scene.cursor:
            self.update(cursor="")
        else:
            self.do_leave()

    def do_leave(self) -> None:
        """To where the replay was opened."""
        self.pause()
        self.dismiss(None)

    # -- the mouse -------------------------------------------------------------------------------

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """A click: a place on the bar or in the log, a key, a piece."""
        kind, _, rest = event.piece.partition(":")
        if kind == "at":
            self.go(int(rest))
        elif kind == "key":
            self.action_replay(rest)
        elif event.zone.id == "log":
            self.do_log()
        elif event.zone.id in PANELS:
            again = bool(event.piece) and event.piece == self.scene.cursor
            self.pause()
            self.update(cursor=event.piece, focus=event.zone.id)
            if again:
                self.do_inspect()

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        """The wheel: one step back."""
        self.do_left()

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        """The wheel: one step on, but not out of the replay."""
        if self.scene.at < self.scene.track.last:
            self.do_right()
