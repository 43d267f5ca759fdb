"""What is said at a table: short, harmless, and not too much of it."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
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
"""Lines a table remembers."""


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


def talk() -> deque[Said]:
    """The lines of one table."""
    return deque(maxlen=KEPT)


def forget(lines: deque[Said], person: str, name: str) -> None:
    """Whatever somebody said was said by nobody in particular."""
    for at, said in enumerate(lines):
        if said.person == person:
            lines[at] = Said("", name, said.text)


def recalled(journal: Journal | None, chairs: Sequence[Chair]) -> list[Said]:
    """What was said before, as far as it stands in the match."""
    return [
        Said(chairs[line.seat].person, chairs[line.seat].name, line.text)
        for line in (journal.lines if journal else ())
        if isinstance(line, Note) and line.what == "chat"
    ]
