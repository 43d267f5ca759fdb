"""The table screen for somebody who plays with people elsewhere."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from core.errors import Refused
from core.words import message
from tui.config.keymap import Keymap
from tui.drawing.canvas import Canvas, wrap
from tui.host.screens.question import Question
from tui.host.screens.talk import TalkScreen, mute, newest
from tui.host.screens.way import GuestWay
from tui.match.company import GuestPort
from tui.match.naming import of_match
from tui.replay.actions import REPLAY
from tui.scene.scene import Scene
from tui.shell.action import Action, by_id, keys_of
from tui.shell.look import Look
from tui.table import answers
from tui.table.actions import TABLE
from tui.table.screen import Hands, TableScreen
from tui.table.taking_back import confirm
from tui.tabletop import common
from tui.tabletop.tabletop import ScenePainter
from tui.widgets.sheet import Overlay, Row


class GuestTable(TableScreen):
    """Knows who is there, talks, asks the others; everything else is the table of one's own."""

    port: GuestPort

    consent = "serve.ask"

    def __init__(
        self, port: GuestPort, look: Look, guest: GuestWay, *, sudden: bool = False
    ) -> None:
        """The port knows the table, the guest everything else of the house; `sudden`: it comes by itself."""
        self.guest = guest
        self._game_words = of_match(look.of_game(port.game.key), port.match)
        self.question = Question(self, port)
        self._talk: TalkScreen | None = None
        self.sudden = sudden
        self._mine = port.asked
        self._stale = False
        super().__init__(port, look, guest, HANDS)

    def relook(self, look: Look) -> None:
        """Other words, colours or glyphs."""
        self._game_words = of_match(look.of_game(self.game.key), self.port.match)
        super().relook(look)

    # -- what is shown -----------------------------------------------------------------------------

    def present(self, old: Scene | None) -> Scene:
        """One person sits at this screen; the names are those of who sits there now."""
        self.words = self._game_words.sits([seat.name for seat in self.port.match.seats])
        scene = super().present(old)
        return replace(scene, people=1, watching=self.port.seat is None)

    def changed(self) -> None:
        """Something happened at the table, or somebody came, went, asked or spoke."""
        port = self.port
        if port.ousted:
            self.guest.ousted()
            return
        if port.asked and not self._mine and self.guest.person.bell:
            self.app.bell()
        self._mine = port.asked
        self._stale = self not in self.guest.seen()
        if self._stale:
            return
        before, flash = self.scene.snap.prompt, self.scene.flash
        super().changed()
        if flash is not None and (before is None) == (self.scene.snap.prompt is None):
            self.update(flash=flash)  # it answers the last key; what happened meanwhile does not
        self._hear()
        self.question.look()

    def on_screen_resume(self) -> None:
        """What happened while something else lay over the whole table."""
        if self._stale:
            self.changed()
        super().on_screen_resume()

    def _hear(self) -> None:
        """The newest of what there is to tell, until the next key; talk has a place of its own."""
        news = self.port.news()
        if news:
            self.update(flash=news[-1])
        if self._talk is not None:
            self._talk.heard()

    def painters(self) -> dict[str, ScenePainter]:
        """The same, with who is there above the prompt, and what was said below the log."""
        return {**super().painters(), "prompt": self._prompt, "log": self._log}

    def _log(self, canvas: Canvas, scene: Scene) -> None:
        super().painters()["log"](canvas, scene)
        left, edge = (2, 1) if scene.boxed else (0, 0)
        width, most = canvas.width - 2 * left, max(canvas.height // 4, 1)
        said = newest(self.port.unread(), width * most - 8 * (most - 1), canvas.glyphs.dots)
        pieces = wrap(said, width)[:most] if said else []
        for y, piece in enumerate(pieces, canvas.height - edge - len(pieces)):
            canvas.fill(left, y, width, 1, "text")
            canvas.text(left, y, f"{piece:{width}}", "lit", canvas.width - left)
            canvas.hit("key:chat", left, y, width)

    def _prompt(self, canvas: Canvas, scene: Scene) -> None:
        common.prompt(canvas, scene)
        room, parts = canvas.width - 6, self._presence()
        said = newest(self.port.unread(), canvas.width - 5, canvas.glyphs.dots)
        if said and not self.zone("log").display:
            canvas.text(1, 0, f" {said} ", "lit", canvas.width - 2)
            canvas.hit("key:chat", 1, 0, canvas.width - 2)
            return
        if scene.snap.warning is not None:  # that can be read whole
            room -= len(self.words.say(scene.snap.warning)) + 2
        while len("  ".join(parts)) > room and len(parts) > 1:
            del parts[-2]  # the code stays, and what matters most
        said = f" {'  '.join(parts)} "
        if len(said) - 2 <= room:
            canvas.text(canvas.width - len(said) - 2, 0, said, "dim")

    def _presence(self) -> list[str]:
        """Who is away, how many look on, who is thinking, and the code; the most important first."""
        words, here = self.words, self.port.gathering()
        told = [
            (each.doing, words.say(message(f"serve.state.{each.doing}", name=each.name)))
            for each in here.seated
            if each.doing not in {"bot", "here"} and each.seat != self.port.seat
        ]
        found = [said for doing, said in told if doing != "thinking"]
        if here.watchers:
            found.append(words.say(message("serve.watchers", n=here.watchers)))
        found += [said for doing, said in told if doing == "thinking"]
        if new := self.port.unread():
            found.insert(0, words.say(message("serve.chat.new", n=len(new))))
        if here.given:
            found.insert(0, words.word("serve.given.short"))
        return [*found, here.code]

    # -- what can be done ----------------------------------------------------------------------------

    def offers(self) -> list[Row]:
        """What one does with people."""
        return [
            Row(self.words.word(f"serve.do.{action.id}"), "text", action.id)
            for action in PEOPLE
            if self._can(action.id)
        ]

    def _can(self, what: str) -> bool:
        if what == "answer":
            return self.question.asked is not None
        return self.port.seat is not None or what in {"chat", "here", "mute"}

    def answer(self) -> None:
        """What another seat asks, that was put off."""
        self.question.lay()

    def warnings(self) -> list[str]:
        """That the deal was given: somebody may know the cards."""
        return [self.words.word("serve.given")] if self.port.gathering().given else []

    def chat(self) -> None:
        """What was said, and a line to say something."""
        self._talk = TalkScreen(self.look, self.way, self.port)
        self.app.push_screen(self._talk, self._talked)
        self.redraw()  # what was said is read

    def _talked(self, _: str | None) -> None:
        self._talk = None
        self.redraw()

    def here(self) -> None:
        """Everybody at the table, and how long there is to answer."""
        words, here = self.words, self.port.gathering()
        rows = [
            Row(words.say(message(f"serve.state.{each.doing}", name=each.name)))
            for each in here.seated
        ]
        rows.append(Row(words.say(message("serve.watchers", n=here.watchers))))
        rows.append(Row(words.say(message("serve.room.join", code=here.code)), "dim"))
        rows += [Row(warning, "warn") for warning in self.warnings()]
        if here.clock:
            rows.append(Row(words.word(f"serve.clock.{here.clock}.long"), "dim"))
        if self.port.seat is not None and self.guest.way_back:
            rows.append(Row(self.guest.way_back, "dim"))
        self.lay(Overlay(words.word("serve.here.title"), rows))

    def mute(self) -> None:
        """Read nothing more of somebody, or read it again."""
        mute(self, self.port, self.redraw)

    def bell(self) -> None:
        """A bell when it is my turn, or none."""
        bell = not self.guest.person.bell
        self.guest.change(bell=bell)
        self.update(flash=message("serve.bell.on" if bell else "serve.bell.off"))

    def stand_in(self) -> None:
        """Bots for the seats whose players have left."""
        self._try(self.port.fill)

    def leave_seat(self) -> None:
        """Give the seat up, after a question."""
        confirm(self, "serve.leave.sure", self._left)

    def _left(self) -> None:
        port = self.port
        self.guest.home()
        port.leave()

    def resign(self) -> None:
        """Give the match up, after a question."""
        if not self.port.playing:
            self.update(flash=message("serve.watching"))
            return
        confirm(self, "serve.resign.sure", self._resigned)

    def _resigned(self) -> None:
        self._try(self.port.resign)

    def _try(self, do: Callable[[], None]) -> None:
        """Do it; what is refused is said."""
        try:
            do()
        except Refused as refused:
            self.update(flash=refused.message)


PEOPLE: tuple[Action[Any], ...] = (
    Action("answer", (), GuestTable.answer),
    Action("chat", ("/",), GuestTable.chat),
    Action("here", (), GuestTable.here),
    Action("mute", (), GuestTable.mute),
    Action("bell", (), GuestTable.bell),
    Action("stand_in", (), GuestTable.stand_in),
    Action("leave_seat", (), GuestTable.leave_seat),
    Action("resign", (), GuestTable.resign),
)
"""What one does with people; all of it stands in the list of commands."""

HANDS = Hands(by_id((*TABLE, *PEOPLE)), answers.digit)
USUAL = Keymap(keys_of((*TABLE, *PEOPLE)), keys_of(REPLAY))
"""The keys at a host: nobody has others there."""
