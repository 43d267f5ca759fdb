"""The table: draws a snapshot, lights what can be answered, plays one answer. It knows no rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

from textual import events
from textual._time import get_time

from core.bots.players import HUMAN
from core.errors import Refused
from core.fading import Fading
from core.words import Message, message
from tui.config.grammar import DEED_OF, DEEDS
from tui.config.keymap import LETTERS, pressed, written
from tui.match.port import TUMBLE, TUMBLES, Snapshot, TablePort, Told
from tui.scene import dear
from tui.scene.answering import Choosing
from tui.scene.attending import attend, kept
from tui.scene.attention import Attention
from tui.scene.headlines import recent
from tui.scene.newly import Newly
from tui.scene.scene import PANELS, Scene
from tui.shell.action import Action
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.table.coached import Coached, parting
from tui.table.curtain import CurtainScreen
from tui.tabletop import common, sheets
from tui.tabletop.tabletop import ScenePainter, Tabletop
from tui.widgets.asking import asked
from tui.widgets.sheet import Row
from tui.widgets.typed_ahead import Gate
from tui.widgets.zone import Zone

_LOGGED = 30
"""How many moves' lines the log zone is given at least: all that is news to whoever looks, too."""


_ANSWERING = frozenset(("do", *(deed.id for deed in DEEDS)))
"""What answers the question, as digits do: never one that had not been drawn when it was pressed."""


@dataclass(frozen=True)
class Hands:
    """What keys and clicks do at a table."""

    actions: Mapping[str, Action["TableScreen"]]
    digit: Callable[["TableScreen", int], None]
    """Chooses a piece by its number."""


class TableScreen(Tabletop):
    """One seat's view of a match."""

    consent: ClassVar[str] = "undo.consent"
    """The word key of the question whether the others agree to an undo."""

    def __init__(
        self,
        port: TablePort,
        look: Look,
        way: Navigator,
        hands: Hands,
        news: Message | None = None,
    ) -> None:
        """`news`: what is said once, with the first question to somebody at this screen."""
        super().__init__(port.game, port.match, look, way, hands.actions)
        self.port = self.playing = port
        self._digit, self._news = hands.digit, news
        self.coached = Coached(port)
        self._asked = Gate()
        """Since when the present question can be seen."""
        self._newly = Newly()
        self._last: int | None = None
        """Who at this screen was asked last."""
        self._read: dict[int, int] = {}
        """Up to which answer each person at this screen has had the log before their eyes."""
        self._hidden = False
        self._learning = False
        self._counsel: dict[int, Fading] = {}
        """What each learner at this screen has been told."""
        self._told = False
        """Whether the end of the match has been shown; looking at the table after it is allowed."""
        self.scene = self.present(None)

    def on_mount(self) -> None:
        """Draw what is there, then let the bots play."""
        self._learn()
        if self._learning:  # the cursor stands on what the coach asks for
            self.scene = self.present(None).attending(flash=self.scene.flash)
        self._ask()
        self.lay_out()
        self.port.listen(self.changed)
        self.port.start()
        self._curtain()
        self._close_lesson()

    def on_unmount(self) -> None:
        """Where the app ends with it, nobody can be asked any more about what is not kept."""
        self.way.abandon(self.port)

    def painters(self) -> dict[str, ScenePainter]:
        """Those of every table, and the line of its own keys."""
        actions = tuple(
            each for each in self.actions.values() if each.id != "coach" or self.coached.lesson
        )
        return {**super().painters(), "keys": partial(common.keys, actions=actions)}

    # -- keys and clicks -------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """The actions of the keymap, and digits."""
        key = pressed(event.key, event.character)
        action = self.look.keymap.at_table(key)
        digit = (event.character or "").isdecimal()
        if (digit or action in _ANSWERING) and self._unseen(event.time):
            event.stop()
            event.prevent_default()
        elif action:
            event.stop()
            event.prevent_default()
            self.act(action)
        elif digit:
            event.stop()
            self._digit(self, (int(event.character or "") or 10) - 1)
        elif event.key not in self.app.active_bindings:
            self.missed(written(key))

    def _unseen(self, time: float) -> bool:
        """Whether what was pressed then was meant for something else than the present question."""
        return self.scene.snap.prompt is not None and self._asked.early(time)

    def missed(self, key: str) -> None:
        """A key that means nothing: the sentence about the last one must not stay."""
        moves = key in LETTERS and "vim" in self.way.settable
        self.update(flash=message("why.vim" if moves else "why.not_here", key=key))

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """A click: select; on the piece under the cursor: do."""
        piece, zone = event.piece, event.zone.id
        kind, _, rest = piece.partition(":")
        if (kind == "verb" or zone in PANELS) and self._unseen(get_time()):
            return
        if kind == "key":
            self.act(rest)
        elif kind == "verb":
            self.act(DEED_OF[rest])
        elif kind == "log":
            self.look_back(int(rest))
        elif zone == "log":
            self.act("log")
        elif piece and zone in PANELS:
            scene = self.scene
            # In the middle of an answer a click beside all that carries it on gives none.
            if scene.lit(piece) if scene.choosing.begun else piece == scene.cursor:
                self.scene = scene.attending(cursor=piece, focus=zone)
                self.act("do")
            else:
                self.update(focus=zone, cursor=piece)

    def turn_to(self, scene: Scene) -> None:
        """The attention of a scene; the last key's answer goes."""
        self.scene = scene.attending(flash=None)
        self.redraw()

    def play(self, move: Any) -> None:  # noqa: ANN401 - the game's own move
        """Play, what costs dearly only when it is meant; a refusal is shown, and nothing is lost."""
        costs = dear.costs(self.scene, self.port.game, move)
        if costs is None or not self.way.preferences.now.dear:
            self._play(move)
        else:
            said = Row(sheets.named(self.scene, costs), "strong", hang=2)
            self.lay(asked(self.words, [said], partial(self._meant, self.scene.snap.moves, move)))

    def _meant(self, moves: int, move: Any) -> None:  # noqa: ANN401 - the game's own move
        if moves == self.scene.snap.moves:  # else the question has gone
            self._play(move)

    def _play(self, move: Any) -> None:  # noqa: ANN401 - the game's own move
        try:
            self.port.play(move)
        except Refused as refused:
            self.update(flash=refused.message)

    def idle(self, key: str) -> Message:
        """What is said to who would answer while nothing is asked; after the end that it is over."""
        return message("end.title" if self.scene.snap.over else key)

    def warnings(self) -> list[str]:
        """What else whoever sits here should know of the match."""
        return []

    def offers(self) -> list[Row]:
        """What else can be done here than what the keys do."""
        return []

    # -- on and away -----------------------------------------------------------------------------

    def look_back(self, moves: int | None) -> None:
        """The replay, at a move, or at the present moment."""
        self.way.to_lookback(self.port, self.scene.view.seat, moves)

    def ended(self) -> None:
        """The end of the match."""
        self.way.to_result(self.port, partial(self.act, "undo"))

    def leave(self) -> None:
        """To the menu; the game is already saved, and if it is not, that is asked about first."""
        self.way.part(self._parted, self.stayed)

    def _parted(self) -> None:
        trouble = self.port.close()
        self.way.back()
        self.way.unkept(trouble)

    # -- what happens ----------------------------------------------------------------------------

    def changed(self) -> None:
        """Something happened at the table."""
        if not self.is_attached:
            return  # it is being left
        old = self.scene
        self.scene = self.present(old)
        if (self.scene.snap.prompt, self.scene.snap.moves) != (old.snap.prompt, old.snap.moves):
            self._ask()
        if self.scene.dice > old.dice and self._lively:
            self._throw(TUMBLES)
        self.redraw()
        self._told = self._told and self.scene.snap.over
        if not self.scene.snap.over:
            self.way.reviews.stop()
        if self.is_current:
            self.on_screen_resume()
            self._curtain()
            self._close_lesson()

    def _ask(self) -> None:
        """There is another question; where it is for another person, that is said, and seen first."""
        prompt = self.scene.snap.prompt
        if prompt is None:
            return
        handed = self._last not in (None, prompt.seat)
        self._last = prompt.seat
        self._asked.shut(sudden=handed)
        self.call_after_refresh(self._asked.opens)
        if handed:
            now = message("prompt.handed", name=self.words.who(prompt.seat))
            self.scene = self.scene.attending(flash=now)

    @property
    def _lively(self) -> bool:
        return self.way.preferences.now.pace != "instant"

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
        since = self.port.log(max(unread, 0))
        look = self.look.saying(self.words)
        curtain = CurtainScreen(look, self.way, seat, since, fell=bool(self._read))
        self.app.push_screen(curtain, lambda lifted: self._lifted(bool(lifted)))

    def _close_lesson(self) -> None:
        """The lesson is over, the match goes on: said once, over the table."""
        if not self._hidden and self.coached.closing(self.scene.said):
            self.app.push_screen(parting(self), self._onward)

    def _onward(self, way: str | None) -> None:
        """What was chosen after the lesson; else it is played on."""
        if way == "home":
            self.leave()
        elif way == "learn":
            self.way.to_lessons()

    def _lifted(self, lifted: bool) -> None:
        """The next person sits down, or the game is left for the menu."""
        if not lifted:
            self.leave()
            return
        self._hidden, self._last = False, None  # whom the curtain let in knows whose turn it is
        self.port.lift()
        self.changed()

    def stayed(self) -> None:
        """Whoever turned back behind a curtain stands behind it again."""
        self._hidden = False
        self._curtain()

    def present(self, old: Scene | None) -> Scene:
        """The present moment; the player's attention stays where it was, where it can."""
        snap = self.port.snapshot()
        if snap.view.seat is not None:
            self._read[snap.view.seat] = snap.moves
        said = self.coached.now(snap, learning=self._learning)
        wanted = next(iter(said.answers), None)
        choosing = Choosing(snap.prompt.answers if snap.prompt else (), wanted=wanted)
        fresh = Scene(
            snap,
            self.words,
            Attention(choosing, large=snap.view.seat or 0),
            self.look.keymap,
            log=tuple(recent(self.port.log(), snap.view.seat, snap.view.clock, _LOGGED)),
            people=sum(sitter.kind == HUMAN for sitter in self.port.match.seats),
            match=self.port.match,
            lesson=self._lesson(snap),
            said=said,
            taught=self.coached.lesson,
            newly=self._newly.at(snap),
        )
        if snap.prompt is not None and self._news is not None:
            fresh, self._news = fresh.attending(flash=self._news), None
        return attend(fresh) if old is None else kept(fresh, old)

    def _lesson(self, snap: Snapshot) -> Message | None:
        """What is true of the position, for a learner who does not know it yet."""
        if not self._learning or snap.prompt is None:
            return None
        seat = snap.prompt.seat
        fading = self._counsel.setdefault(seat, Fading(self.game, seat))
        said = fading.now(self.port.replay())
        return said.message if said else None

    def relook(self, look: Look) -> None:
        """In another look; perhaps a learner, or no longer one."""
        self._learn()
        super().relook(look)

    def _learn(self) -> None:
        match = self.port.match
        people = any(sitter.kind == HUMAN for sitter in match.seats)
        lesson = self.port.lesson is not None
        self._learning = people and (lesson or self.way.teaches(match))
        snap = self.scene.snap
        said = self.coached.now(snap, learning=self._learning)
        self.scene = replace(self.scene, lesson=self._lesson(snap), said=said)
