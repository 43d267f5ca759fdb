"""Matches, ports and words for the tests of the screens."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from core import catalogue
from core.bots.advising import Advice
from core.effort import Effort
from core.errors import Refused
from core.game import Answer, View
from core.journal import Journal, Line, Match, Policy, Sitter
from core.words import Message, Words
from saves.notices import Trouble, troubled
from tui.bots.questions import Foresight, Task, Thought, advise, decide
from tui.bots.worker import Thinker, Thinking
from tui.match.local import LocalPort

LITTLE = Effort(2)


class Here(Thinking):
    """Thinks in this process, and of advice only as long as a test can wait."""

    async def think(self, task: Task) -> Thought:
        await asyncio.sleep(0)
        return Thought(decide(task))

    async def advise(
        self,
        key: str,
        view: View,
        options: tuple[Answer, ...],
        rng: int,
        effort: Effort | None = LITTLE,
    ) -> Advice | None:
        await asyncio.sleep(0)
        return advise((key, view, options, rng, effort))


class AtOnce(Here, Thinker):
    """No worker has to be started, so that a test waits for nothing."""

    def warm(self) -> None:
        """Nobody is going to be asked."""

    async def foresee(self, key: str, view: View, rng: int, effort: Effort) -> Foresight | None:
        await asyncio.sleep(0)
        return None


class Kept:
    """A keeper that remembers the lines; `full` makes it refuse like a full disk."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.waiting: list[Line] = []
        self.full = False
        self.closed = False
        self.path = Path("a.jsonl")
        self.told: Message | None = None
        """What a look at the file brings to light."""
        self.looks = 0

    @property
    def trouble(self) -> Trouble | None:
        return troubled("disk_full", self.unkept) if self.waiting else None

    @property
    def unkept(self) -> int:
        return len(self.waiting)

    def append(self, line: Line) -> None:
        self.waiting.append(line)
        self.check()
        if self.waiting:
            raise Refused("error.disk_full")

    def check(self) -> Message | None:
        self.looks += 1
        if not self.full:
            self.lines += self.waiting
            self.waiting = []
        told, self.told = self.told, None
        return told

    def elsewhere(self, folder: Path) -> None:
        raise Refused("error.disk_full")

    def close(self) -> None:
        self.check()
        self.closed = True


def journal(
    *kinds: str, seed: int = 7, undo: Policy = "free", game: str = "biotopia", **options: str
) -> Journal:
    """A new match; the seats are called Anna, Bo, Cleo ..."""
    found = catalogue.game(game)
    names = ("Anna", "Bo", "Cleo", "Dag", "Eva")
    sitters = tuple(Sitter(name, kind) for name, kind in zip(names, kinds, strict=False))
    chosen = found.chosen(options)
    match = Match("test", game, found.version, chosen, sitters, seed, undo)
    return Journal(found, match, found.setup(chosen, len(kinds), seed))


def port(
    journal: Journal, keeper: Kept | None = None, thinker: Thinker | None = None, pace: float = 0
) -> LocalPort:
    """A port whose bots answer without delay."""
    return LocalPort(journal, keeper, thinker or AtOnce(), pace=pace)


def words(game: str | None = "biotopia", language: str = "en") -> Words:
    """The words that the table is drawn with, and the usual keys in them."""
    from tui.app.keys import USUAL
    from tui.words.language import words as chained

    said = chained(game, language)
    return said.keyed(partial(USUAL.called, words=said))


def first(port: LocalPort, verb: str = "") -> Any:
    """The first answer to the open question, or the first with a verb."""
    if port.snapshot().passing is not None:
        port.step()
    if port.snapshot().curtain is not None:
        port.lift()
    prompt = port.snapshot().prompt
    assert prompt is not None
    return next(answer.move for answer in prompt.answers if verb in ("", answer.verb))


async def settled(port: LocalPort) -> None:
    """Let the bots play until a person is asked or the game is over."""
    port.start()
    running = port._running
    while running._task is not None and not running._task.done():
        await asyncio.sleep(0)
