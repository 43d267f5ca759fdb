"""What is said at a table or in the lobby: short, harmless, and not too much of it."""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic

from core.errors import Refused
from core.journal import Journal, Note
from tui.host.disk.record import Chair
from tui.match.company import Said
from tui.match.seating import clean

LONGEST = 200
"""Letters of a line of chat."""
MOST, SPAN = 3, 3.0
"""So many lines within so many seconds."""
KEPT = 100
"""Lines that are remembered."""
READERS = 500
"""People of whom it is remembered how far they have read."""


@dataclass
class Mouth:
    """One visitor's right to speak."""

    spoken: deque[float] = field(default_factory=lambda: deque(maxlen=MOST))

    def open(self, text: str, now: float | None = None) -> str:
        """The line as it may be shown; raises Refused when it is empty or comes too soon."""
        line = " ".join(clean(text, LONGEST).split())
        if not line:
            raise Refused("serve.chat_empty")
        now = monotonic() if now is None else now
        if len(self.spoken) == MOST and now - self.spoken[0] < SPAN:
            raise Refused("serve.chat_fast")
        self.spoken.append(now)
        return line


class Talk:
    """The last lines, and how far everybody has read them."""

    def __init__(self) -> None:
        """Nothing has been said."""
        self._lines: deque[Said] = deque(maxlen=KEPT)
        self._count = 0
        self._before = 0
        """How many lines stood there when it was opened: they are news to nobody."""
        self._read: dict[str, int] = {}

    def __iter__(self) -> Iterator[Said]:
        return iter(self._lines)

    def recall(self, lines: Iterable[Said]) -> None:
        """What was said before, and nothing else."""
        self._lines.clear()
        self._lines.extend(lines)
        self._count = self._before = len(self._lines)
        self._read.clear()

    def add(self, said: Said) -> None:
        """One more line; whoever speaks has read what was there."""
        self._lines.append(said)
        self._count += 1
        self.seen(said.person)

    def seen(self, who: str) -> None:
        """Somebody has read all of it."""
        self._read.pop(who, None)
        while len(self._read) >= READERS:
            del self._read[next(iter(self._read))]
        self._read[who] = self._count

    def unread(self, who: str, muted: Collection[str] = ()) -> list[Said]:
        """What somebody has not read yet, but for those they do not want to read."""
        new = self._count - self._read.get(who, self._before)
        lines = list(self._lines)[-new:] if new else []
        return [said for said in lines if said.person != who and said.person not in muted]

    def belongs(self, old: str, new: str, name: str) -> None:
        """What one has said was said by another, or under another name."""
        lines = [
            replace(said, person=new, name=name or said.name) if said.person == old else said
            for said in self._lines
        ]
        self._lines.clear()
        self._lines.extend(lines)


def recalled(journal: Journal | None, chairs: Sequence[Chair]) -> list[Said]:
    """What was said before, as far as it stands in the match."""
    return [
        Said(chairs[line.seat].person, chairs[line.seat].name, line.text)
        for line in (journal.lines if journal else ())
        if isinstance(line, Note) and line.what == "chat"
    ]
