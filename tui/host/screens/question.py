"""What another seat asks of the player: whether it may take something back."""

from weakref import ref

from core.words import message
from tui.match.company import GuestPort
from tui.match.consent import Asking
from tui.table.screen import TableScreen
from tui.table.taking_back import gone
from tui.widgets.asking import yes_or_no
from tui.widgets.sheet import Overlay, Row
from tui.widgets.sudden import Sudden


class Question:
    """Lies over the table when it comes; put off, it can be answered as long as it stands."""

    def __init__(self, table: TableScreen, port: GuestPort) -> None:
        """Nobody has asked yet."""
        self._at, self._port = ref(table), port
        self._seen: Asking | None = None
        self._sheet: Sudden | None = None

    @property
    def _table(self) -> TableScreen:
        """The screen that this is a part of: it must not be kept alive by its parts."""
        table = self._at()
        assert table is not None
        return table

    @property
    def asked(self) -> Asking | None:
        """What is asked of this player now."""
        asking = self._port.gathering().asking
        return asking if asking is not None and self._port.seat in asking.waiting else None

    def look(self) -> None:
        """Something has happened at the table: perhaps a question came, perhaps it is void."""
        asked = self.asked
        if asked is None:
            self._void()
        elif not self._known(asked):
            self._void()
            self.lay()

    def _known(self, asked: Asking) -> bool:
        """Whether it has been laid before the player: that others have agreed makes it no other."""
        seen, self._seen = self._seen, asked
        return seen is not None and (
            asked is seen or (_about(asked) == _about(seen) and asked.waiting < seen.waiting)
        )

    def lay(self) -> None:
        """Before the player, who may put it off."""
        asked, table = self.asked, self._table
        if asked is None:
            return
        words = table.words
        name = self._port.gathering().seated[asked.seat].name
        rows = [Row(words.say(message("serve.consent", name=name))), *gone(table, asked.to)]
        rows += [Row(""), *yes_or_no(words)]
        rows.append(Row(words.word("serve.consent.later"), "text", "later"))
        overlay = Overlay(words.word("confirm"), rows)
        self._sheet = Sudden(table.look, table.way, overlay)
        table.app.push_screen(self._sheet, self._answered)

    def _answered(self, value: str | None) -> None:
        self._sheet = None
        if value in {"yes", "no"}:
            self._port.consent(yes=value == "yes")
        elif (asked := self.asked) is not None:
            name = self._port.gathering().seated[asked.seat].name
            self._table.update(flash=message("serve.consent.waits", name=name))

    def _void(self) -> None:
        """Nobody waits for the answer any more."""
        if self._sheet is not None and self._sheet.is_current:
            self._sheet.dismiss(None)


def _about(asking: Asking) -> tuple[int, int, int]:
    return asking.seat, asking.to, asking.at
