"""The coach at the table: what it says now, whether it is listened to, and the end of its lesson."""

from dataclasses import replace

from core.coach import Said
from tui.match.port import Snapshot, TablePort
from tui.tabletop.tabletop import Tabletop
from tui.widgets.sheet import Overlay, Row
from tui.widgets.sudden import Sudden

SILENT = Said()


class Coached:
    """What a learner at a table is told: in a lesson all of it, in a first match the asides alone."""

    def __init__(self, port: TablePort) -> None:
        """It is listened to until it is sent away."""
        self._port = port
        self.heeded = True
        self._closed = False
        """Whether the lesson's last sentence has been shown."""
        self._said, self._learning = SILENT, False

    @property
    def lesson(self) -> bool:
        """Whether there is one."""
        return self._port.lesson is not None

    def now(self, snap: Snapshot, *, learning: bool) -> Said:
        """What is said to a learner; until the next question what was said last."""
        self._learning = learning
        if not self.heeded or not learning:
            return SILENT
        if snap.prompt is not None:
            self._said = self._port.taught()
        elif snap.over or snap.curtain is not None:
            self._said = SILENT
        else:
            self._said = replace(self._said, answers=(), lights=())
        return self._said

    def heard(self) -> list[tuple[int, Said]]:
        """What was said before this question; nothing to who is no learner."""
        return self._port.heard() if self._learning else []

    def closing(self, said: Said) -> bool:
        """Whether the last sentence is to be shown over the table now; once is enough."""
        due = said.closing and not self._closed
        self._closed = self._closed or due
        return due


def parting(table: Tabletop) -> Sudden:
    """The last sentence, and what may come after it: the match is there to be played on."""
    words = table.words
    rows = [Row(words.say(each), "text", hang=0) for each in table.scene.said.sentences]
    rows.append(Row(""))
    rows += [Row(words.word(f"learn.then.{way}"), "text", way) for way in ("learn", "home", "on")]
    return Sudden(table.look, table.way, Overlay(words.word("learn.then.title"), rows))
