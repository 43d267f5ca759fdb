"""What has been said at a table or in the lobby, to read back and to write in."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from textual import events

from core.errors import Refused
from core.words import message
from tui.drawing.canvas import Canvas
from tui.host.table.talk import LONGEST
from tui.match.company import Said, Voice
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.widgets.entry import TextEntry
from tui.widgets.sheet import Row, Sheet, broken
from tui.widgets.shown import Shown
from tui.widgets.zone import Zone

WIDE = 76
LOW, HIGH = 9, 20
"""Rows at least, and at most on a terminal of usual height; of a high one a third stays free."""


class TalkScreen(TextEntry):
    """Enter says the line, and leaves where there is none; the arrows scroll, Tab mutes."""

    def __init__(self, look: Look, way: Navigator, voice: Voice) -> None:
        """`voice`: of whoever sits at this screen."""
        super().__init__(look, way, "serve.chat", longest=LONGEST)
        self.voice = voice
        self.wrong = ""
        self.up = 0
        """How many lines the last one is below the picture."""
        self._new = voice.unread()
        voice.read()

    def heard(self) -> None:
        """Somebody has said something."""
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.app.size
        wide = min(WIDE, width)
        most = min(max(HIGH, height * 2 // 3), height - 1)
        high = min(max(len(self._lines(wide - 4)) + 4, LOW), most)
        zone = self.query_one("#entry", Zone)
        zone.styles.width, zone.styles.height = wide, high
        zone.styles.offset = (max((width - wide) // 2, 0), max((height - high) // 2, 0))
        zone.show(self._paint)

    def _paint(self, canvas: Canvas) -> None:
        words, wide, high = self.look.words, canvas.width, canvas.height
        self._new += [said for said in self.voice.unread() if said not in self._new]
        self.voice.read()
        canvas.box(0, 0, wide, high, "frame.focus")
        canvas.text(2, 0, f" {words.word('serve.chat')} ", "title", wide - 4)
        self._history(canvas, high - 4)
        if self.wrong:
            canvas.text(2, high - 3, self.wrong, "warn", wide - 3)
        else:
            canvas.text(2, high - 3, canvas.glyphs.dash * (wide - 4), "faint", wide - 3)
        x = canvas.text(2, high - 2, f"{canvas.glyphs.more} ", "strong")
        x = canvas.text(x, high - 2, self.text[-(wide - 7) :], "strong")
        canvas.text(x, high - 2, " ", "cursor")
        foot = f" {words.word('serve.chat.foot')} "
        canvas.text(max(wide - len(foot) - 2, 1), high - 1, foot, "dim", wide - 1)

    def _history(self, canvas: Canvas, room: int) -> None:
        """As many of the last lines as there is room for, or those one has scrolled to."""
        lines, wide = self._lines(canvas.width - 4), canvas.width
        self.up = max(min(self.up, len(lines) - room), 0)
        shown = lines[max(len(lines) - self.up - room, 0) : len(lines) - self.up]
        for y, (name, text, role) in enumerate(shown, 1 + room - len(shown)):
            canvas.text(canvas.text(2, y, name, role), y, text, "text", wide - 3)
        if not lines:
            canvas.text(2, room, self.look.words.word("serve.chat.none"), "dim", wide - 4)
        if len(lines) > room + self.up:
            canvas.text(wide - 2, 1, canvas.glyphs.up, "lit")
        if self.up:
            canvas.text(wide - 2, room, canvas.glyphs.down, "lit")

    def _lines(self, width: int) -> list[tuple[str, str, str]]:
        """Each line in the width there is: the name before its first piece, its text, the name's role."""
        found = []
        for said in self.voice.talk():
            role = "lit" if said in self._new else "strong"
            first, *more = broken(Row(f"{said.name}: {said.text}"), width)
            name = first.text[: len(said.name) + 1]
            found.append((name, first.text[len(name) :], role))
            found += [("", piece.text, role) for piece in more]
        return found

    # -- keys --------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """What is not typed; Textual calls this before the entry's own."""
        room = self.app.size.height // 2
        steps = {"up": 1, "down": -1, "pageup": room, "pagedown": -room, "home": 999, "end": -999}
        if event.key in steps:
            self._scroll(steps[event.key])
        elif event.key == "enter" and self.text.strip():
            self._say()
        elif event.key == "tab":
            mute(self, self.voice, self._muted)
        else:
            return
        event.stop()
        event.prevent_default()

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        """Back."""
        self._scroll(3)

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        """Forward."""
        self._scroll(-3)

    def on_click(self, event: events.Click) -> None:
        """A click beside it leaves."""
        if event.widget is self:
            self.dismiss(None)

    def _muted(self) -> None:
        """The last line may stand on the screen below, too."""
        for screen in self.app.screen_stack:
            if isinstance(screen, Shown):
                screen.heard()

    def _scroll(self, by: int) -> None:
        self.up += by
        self._arrange()

    def _say(self) -> None:
        try:
            self.voice.say(self.text)
        except Refused as refused:
            self.wrong = self.look.words.say(refused.message)
        else:
            self.text, self.wrong, self.up = "", "", 0
        self._arrange()

    def _write(self, text: str) -> None:
        self.wrong = ""
        super()._write(text)


def mute(screen: Shown[Any], voice: Voice, then: Callable[[], None]) -> None:
    """Read nothing more of somebody, or read it again."""
    words, muted = screen.look.words, voice.muted
    rows = [
        Row(
            words.say(message("serve.unmute" if person in muted else "serve.mute", name=name)),
            "text",
            person,
        )
        for person, name in voice.speakers().items()
    ] or [Row(words.word("serve.mute.nobody"))]
    foot = words.word("sheet.foot" if voice.speakers() else "page.help.foot")
    sheet = Sheet(screen.look, screen.way, words.word("serve.do.mute"), rows, foot)
    screen.app.push_screen(sheet, partial(_muted, voice, then))


def _muted(voice: Voice, then: Callable[[], None], person: str | None) -> None:
    if person:
        voice.mute(person)
    then()


def newest(new: Sequence[Said], room: int, dots: str) -> str:
    """The last of what has not been read, behind its key and how many there are; "" if there is none."""
    count = f"{len(new)} " if len(new) > 1 else ""
    said = f"/ {count}{new[-1].name}: {new[-1].text}" if new else ""
    return said if len(said) <= room else said[: room - len(dots)] + dots
