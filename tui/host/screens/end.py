"""The end of a match among people elsewhere: a rematch instead of a new game of one's own."""

from collections.abc import Callable
from dataclasses import replace

from core.words import message
from tui.bots.swings import Swing
from tui.drawing.canvas import Canvas
from tui.host.folk.rematch import waiting
from tui.host.screens.way import GuestWay
from tui.match.company import GuestPort
from tui.screens.end import EndScreen
from tui.shell.look import Look


class GuestEnd(EndScreen):
    """Who only looked on can look on."""

    def __init__(
        self, look: Look, guest: GuestWay, port: GuestPort, undo: Callable[[], None]
    ) -> None:
        """`port`: to the match that has ended."""
        super().__init__(look, guest, port, undo)
        self.guest, self.code = guest, port.gathering().code
        never = {"same", "saves"}
        if port.seat is None:
            never |= {"again", "undo", "watch"}
        if not self.end.deal:
            never |= {"deal"}
        self.end = replace(self.end, never=frozenset(never))

    def paint(self, canvas: Canvas) -> None:
        """The result, and how its save is kept."""
        if "watch" not in self.end.never:
            command = self.guest.keeping(self.code)
            keep = self.words.say(message("serve.keep", command=command))
            fits = len(keep) <= canvas.width - 6
            self.end = replace(self.end, keep=keep if fits else command)
        super().paint(canvas)

    def on_mount(self) -> None:
        """Somebody may wait for a rematch already."""
        self.heard()

    def on_screen_resume(self) -> None:
        """Or have begun to, while something else lay over this."""
        self.heard()

    def heard(self) -> None:
        """Something in the house has changed: perhaps who waits for a rematch."""
        names = waiting(self.guest.house, self.code, self.guest.person.id)
        if "again" in self.end.never:
            names = ()
        wish = message("serve.wish", names=", ".join(names), n=len(names))
        said = self.words.say(wish) if names else ""
        if said != self.end.wish:
            rings = said and not self.end.wish and self.guest.person.bell
            self.end = replace(self.end, wish=said)
            self.draw()
            if rings:
                self.app.bell()

    def relook(self, look: Look) -> None:
        """In other words."""
        super().relook(look)
        self.heard()

    def reviewed(self) -> None:
        """Turning points lead into the replay, which is not for who looked on."""
        if "watch" not in self.end.never:
            super().reviewed()

    def replayed(self, at: int | Swing) -> None:
        """By the host's rules, which may say why not."""
        self.guest.again(self.code, at)

    def do_again(self) -> None:
        """A rematch."""
        if "again" not in self.end.never:
            self.guest.rematch(self.code)

    def do_same(self) -> None:
        """The same cards again would be known to everybody."""

    def do_watch(self) -> None:
        """From the first move, through all eyes."""
        if "watch" not in self.end.never:
            super().do_watch()

    def do_saves(self) -> None:
        """All tables are in the lobby."""
        self.do_home()
