"""The table: draws a snapshot, lights what can be answered, plays one option. It knows no rules."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from core.bots.players import HUMAN
from core.game import View
from core.words import Message, Words
from tui.drawing.glyphs import Glyphs
from tui.drawing.palette import Palette
from tui.match.port import TUMBLE, TUMBLES, Snapshot, TablePort, Told
from tui.scene.answering import Choosing
from tui.scene.scene import Scene
from tui.table.acting import Acting
from tui.table.curtain import CurtainScreen
from tui.tabletop.tabletop import Tabletop

if TYPE_CHECKING:
    from tui.app.app import HedgerowApp

_LOGGED = 30
"""How many moves' lines the log zone is given; more never fit."""


class TableScreen(Acting, Tabletop):
    """One seat's view of a match."""

    def __init__(
        self,
        port: TablePort,
        words: Words,
        palette: Palette,
        glyphs: Glyphs,
        news: Message | None = None,
    ) -> None:
        """`words` are those of the game in the player's language.

        `news`: what is said once, with the first question to somebody at this screen.
        """
        super().__init__(port.game, port.match, words, palette, glyphs)
        self.port, self._news = port, news
        self._read: dict[int, int] = {}
        """Up to which answer each person at this screen has had the log before their eyes."""
        self._hidden = False
        self._learning = False
        self._told = False
        """Whether the end of the match has been shown; looking at the table after it is allowed."""
        self.scene = self._scene(None)

    def on_mount(self) -> None:
        """Draw what is there, then let the bots play."""
        self.scene = replace(self.scene, keymap=cast("HedgerowApp", self.app).keymap)
        self._learn()
        self.lay_out()
        self.port.listen(self.changed)
        self.port.start()
        self._curtain()

    def on_unmount(self) -> None:
        """Where the app ends with it, nobody can be asked any more about what is not kept."""
        cast("HedgerowApp", self.app).abandon(self.port)

    def changed(self) -> None:
        """Something happened at the table."""
        if not self.is_attached:
            return  # it is being left
        old = self.scene
        self.scene = self._scene(old)
        if self.scene.dice > old.dice and self._lively:
            self._throw(TUMBLES)
        self.redraw()
        self._told = self._told and self.scene.snap.over
        if not self.scene.snap.over:
            cast("HedgerowApp", self.app).reviews.stop()
        if self.is_current:
            self.on_screen_resume()
            self._curtain()

    @property
    def _lively(self) -> bool:
        return cast("HedgerowApp", self.app).preferences.now.pace != "instant"

    def _throw(self, times: int) -> None:
        """Dice that have just fallen roll for a moment before they lie still."""
        self.scene = replace(self.scene, tumble=times)
        if times:
            self.set_timer(TUMBLE, partial(self._rolls_on, self.scene.log, times - 1))

    def _rolls_on(self, log: tuple[Told, ...], times: int) -> None:
        """The next face, unless something has happened since."""
        if self.scene.log is log:
            self._throw(times)
            self.draw()

    def on_screen_resume(self) -> None:
        """The end, once; also one that came while something lay over the table."""
        if self.scene.snap.over and not self._told:
            self._told = True
            self.ended()

    def _curtain(self) -> None:
        """Between two people with secrets: what is behind it has already been drawn without them."""
        seat = self.scene.snap.curtain
        if seat is None or self._hidden:
            return
        self._hidden = True
        unread = self.scene.snap.moves - self._read.get(seat, 0)
        since = len(self.port.log(max(unread, 0)))
        look = (self.palette, self.glyphs, self.words)
        curtain = CurtainScreen(*look, seat, since, fell=bool(self._read))
        self.app.push_screen(curtain, lambda lifted: self._lifted(bool(lifted)))

    def _lifted(self, lifted: bool) -> None:
        """The next person sits down, or the game is left for the menu."""
        if not lifted:
            self.do_leave()
            return
        self._hidden = False
        self.port.lift()
        self.changed()

    def stayed(self) -> None:
        """Whoever turned back behind a curtain stands behind it again."""
        self._hidden = False
        self._curtain()

    def _scene(self, old: Scene | None) -> Scene:
        """The present moment; the player's attention stays where it was, where it can."""
        snap = self.port.snapshot()
        if snap.view.seat is not None:
            self._read[snap.view.seat] = snap.moves
        people = sum(sitter.kind == "me" for sitter in self.port.match.seats)
        log = tuple(self.port.log(_LOGGED))
        fresh = Scene(
            snap,
            self.words,
            Choosing(snap.prompt.options if snap.prompt else ()),
            log,
            large=snap.view.seat or 0,
            people=people,
            match=self.port.match,
            lesson=self._lesson(snap),
        )
        if snap.prompt is not None and self._news is not None:
            fresh, self._news = replace(fresh, flash=self._news), None
        if old is None:
            return self.attend(fresh)
        return self._kept(fresh, old)

    def _lesson(self, snap: Snapshot) -> str:
        """What the question is about, for a learner."""
        if not self._learning or snap.prompt is None:
            return ""
        asked = f"now.{self.game.key}.{snap.prompt.ask.key.removeprefix('ask.')}"
        asked = self.drawn_by.lesson(snap.view, snap.prompt.options, asked)
        return asked if self.words.has(asked) else "now.any"

    def relook(self, hub: Any) -> None:  # noqa: ANN401 - HedgerowApp
        """In another look; perhaps a learner, or no longer one."""
        self._learn()
        super().relook(hub)

    def _learn(self) -> None:
        hub = cast("HedgerowApp", self.app)
        match = self.port.match
        people = any(sitter.kind == HUMAN for sitter in match.seats)
        # Without a start this is a picture or the like, and there is nobody to teach.
        self._learning = people and bool(hub.begin) and hub.preferences.learning(match)
        self.scene = replace(self.scene, lesson=self._lesson(self.scene.snap))

    def _kept(self, fresh: Scene, old: Scene) -> Scene:
        """The same with what the player was looking at.

        Unless a new question asks for it, or an answer has been given and the cursor lies on
        what was chosen for it.
        """
        same = old.view.seat == fresh.view.seat
        asked, moves = fresh.snap.prompt, fresh.snap.moves
        if same and asked is not None and (asked, moves) == (old.snap.prompt, old.snap.moves):
            # Nobody has moved: what has been chosen so far is still chosen, what was said stands.
            there = fresh.with_attention(old, same=True, there=True)
            return replace(there, choosing=old.choosing, flash=fresh.flash or old.flash)
        kept = fresh.with_attention(old, same=same, there=_exists(fresh.view, old.cursor))
        answered = asked is not None and asked != old.snap.prompt and not kept.lit(kept.cursor)
        new = _new_question(old.snap, fresh.snap) or answered
        return self.attend(kept) if new or not kept.cursor else kept


def _new_question(old: Snapshot, new: Snapshot) -> bool:
    if new.prompt is None:
        return False
    return old.prompt is None or old.prompt.ask.key != new.prompt.ask.key


def _exists(view: View, piece: str) -> bool:
    faces = (face.piece for pile in view.piles for face in pile.faces)
    return piece in faces or piece in (pile.piece for pile in view.piles)
