"""The seats of a table that nobody answers for: bots, people who are late or away."""

import asyncio
import contextlib
import contextvars
from typing import Protocol

from core.bots.players import HUMAN, answering
from core.errors import Refused
from core.game import Move, Prompt
from core.journal import Journal
from core.rng import child
from tui.bots.worker import Thinking
from tui.host.disk.logs import log, trace
from tui.host.disk.record import Record
from tui.words import LANGUAGES, catalogue

PACE = 0.5
"""Seconds a bot's move is kept back, so that one can follow it."""
STANDIN = "easy"
"""The bot that plays for people."""


class Asker(Protocol):
    """The table that asks, as far as its bots have to know."""

    @property
    def record(self) -> Record:
        """What is known of it."""

    @property
    def journal(self) -> Journal | None:
        """The match, once it has begun."""

    def prompts(self) -> tuple[Prompt, ...]:
        """What is asked now."""

    def waiting(self) -> tuple[int, ...]:
        """The seats of people that owe an answer."""

    def play(self, seat: int, move: Move) -> None:
        """Answer for a seat; raises Refused."""

    def changed(self) -> None:
        """Everybody looks again: a bot has begun to think."""


class Bots:
    """Answers one question after another, until only people who have time are asked."""

    def __init__(self, table: Asker, pool: Thinking, pace: float = PACE) -> None:
        """`pace`: seconds that a bot's move is kept back."""
        self._table = table
        self._pool = pool
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._timed: tuple[int, tuple[int, ...]] | None = None
        self.late: set[int] = set()
        """Seats whose time is over: a bot gives this one answer for them."""
        self.thinking: int | None = None

    def wake(self) -> None:
        """Something has changed: see whether a bot has to answer, and start the clock."""
        self._wind()
        if self._next() is not None and (self._task is None or self._task.done()):
            # Not in the context of whoever has just played: it would keep their session alive.
            self._task = asyncio.get_running_loop().create_task(
                self._run(), context=contextvars.Context()
            )
            self._task.add_done_callback(_failed)

    def stop(self) -> None:
        """Stop thinking; the next change wakes them again."""
        if self._task is not None:
            self._task.cancel()
        self._task, self.thinking = None, None
        self.late.clear()

    def close(self) -> None:
        """Never again."""
        self.stop()
        if self._clock is not None:
            self._clock.cancel()
        self._clock = None

    # -- the clock -----------------------------------------------------------------------------

    def _wind(self) -> None:
        """A new question to a person starts the clock again."""
        table = self._table
        seats = table.waiting() if table.record.clock else ()
        now = (table.journal.cursor, seats) if table.journal is not None and seats else None
        if now == self._timed:
            return
        self._timed = now
        self.late.clear()
        if self._clock is not None:
            self._clock.cancel()
        self._clock = None
        if now is not None:
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(
                table.record.clock, self._rung, seats, context=contextvars.Context()
            )

    def _rung(self, seats: tuple[int, ...]) -> None:
        self.late.update(seats)
        self.wake()

    # -- answering -----------------------------------------------------------------------------

    def _next(self) -> Prompt | None:
        table = self._table
        if table.journal is None or table.record.closed:
            return None
        kinds = table.journal.kinds()
        return next(
            (
                prompt
                for prompt in table.prompts()
                if kinds[prompt.seat] != HUMAN or prompt.seat in self.late
            ),
            None,
        )

    async def _run(self) -> None:
        while (prompt := self._next()) is not None:
            await self._answer(prompt)
        self.thinking = None

    async def _answer(self, prompt: Prompt) -> None:
        table, journal = self._table, self._table.journal
        assert journal is not None
        kind = journal.kinds()[prompt.seat]
        kind = STANDIN if kind == HUMAN else kind
        if self.thinking != prompt.seat:
            self.thinking = prompt.seat
            table.changed()
        rng = child(journal.match.seed, f"{kind} {prompt.seat} {journal.cursor}")
        view = journal.game.view(journal.state, prompt.seat)
        task = (answering(kind, prompt), journal.game.key, view, prompt.answers, rng)
        place, _ = await asyncio.gather(self._pool.think(task), asyncio.sleep(self._pace))
        self.thinking = None
        self.late.discard(prompt.seat)
        with contextlib.suppress(Refused):  # a person may have answered meanwhile
            table.play(prompt.seat, prompt.answers[place].move)


def name_for(seat: int, record: Record) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {chair.name for chair in record.chairs}
    words = catalogue(LANGUAGES[0])
    names = [words[f"name.bot.{number}"] for number in range(1, 6)]
    order = (*names[seat:], *names[:seat])
    return next((name for name in order if name not in taken), f"Bot {seat + 1}")


def _failed(task: asyncio.Task[None]) -> None:
    """Nobody waits for the bots; a table must not stand still in silence."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.error("a bot has failed: %s", type(error).__name__, exc_info=trace(error))
