"""A match as it is played, wherever that is: no screen, no socket, no file.

A table of one's own, several people at one screen, a table of the host and simulated games are the
same match with other keepers, other seats and another pace.
"""

import asyncio
import contextvars
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from core.bots.players import HUMAN, answering
from core.errors import NeedsConsent, Refused
from core.game import Clock, Move, Prompt, View
from core.journal import Entry, Journal, Line, Note, Why
from core.rng import child
from core.words import Message, message
from tui.bots.questions import Task
from tui.bots.worker import Thinking
from tui.match import consent
from tui.match.consent import Asking
from tui.match.kept import Kept
from tui.match.port import TUMBLE, TUMBLES, forced

PACE = 0.5
"""Seconds a bot's move is kept back, so that one can follow it."""
STANDIN = "easy"
"""The bot that plays for people who are late, away or gone."""
_BLIND = View(None, Clock(0, 0, None), (), (), ())
"""What the random bot is given: it looks at nothing, and a real view takes longer than a move."""


@dataclass(frozen=True)
class Pace:
    """How long everything takes, in seconds."""

    bot: float = 0.0
    """How long a bot's answer is kept back."""
    person: float = 0.0
    """How long a person has, until a bot gives that one answer for them; 0: as long as they like."""
    step: bool = False
    """Whether each answer of a bot waits until it is let, unless a person is asked something too."""


def unmoved() -> None:
    """For a match at which nobody looks."""


def untaken(_: Line) -> None:
    """For a match of which nobody follows the lines."""


class Running:
    """One match: the journal, what is kept of it, answers, undo and its consent, bots and clocks.

    Every method that changes something calls `changed` once, when all of it is written; `changed`
    may call anything here. Bots think between `wake` and `stop`, in a loop of asyncio; a match
    that is never woken needs none, and its bots are asked by `due` and `task`.
    """

    def __init__(
        self,
        journal: Journal,
        kept: Kept | None = None,
        thinker: Thinking | None = None,
        *,
        pace: Pace | None = None,
        changed: Callable[[], None] = unmoved,
        context: Callable[[], contextvars.Context] = contextvars.copy_context,
    ) -> None:
        """`thinker` answers for the bots, and is needed to wake them; `context`: what they run in."""
        self.journal = journal
        self.kept = kept or Kept()
        self.pace = pace or Pace()
        self.gives: Callable[[Prompt], bool] = forced
        """Whether a question to a person is answered by itself now."""
        self.taken: Callable[[Line], None] = untaken
        """Called with each line before it is kept, and before anybody is told of a change."""
        self.asking: Asking | None = None
        """An undo that the others have been asked about."""
        self.thinking: int | None = None
        """The seat of the bot that is thinking."""
        self.held: int | None = None
        """The seat of the bot that answers as soon as it is let."""
        self.hurried: Message | None = None
        """That a bot had no time to think since a person has answered."""
        self.late: set[int] = set()
        """Seats whose time is over: a bot gives this one answer for them."""
        self.gone = 0.0
        """Seconds of what is asked first that had gone by before the match was woken."""
        self._thinker = thinker
        self._changed = changed
        self._context = context
        self._task: asyncio.Task[None] | None = None
        self._let = asyncio.Event()
        self._clock: asyncio.TimerHandle | None = None
        self._timed: tuple[int, tuple[int, ...]] | None = None

    # -- looking -------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play now."""
        return self.journal.people

    def _questions(self) -> list[Prompt]:
        """What people are asked."""
        people = self.people
        return [prompt for prompt in self.journal.prompts if prompt.seat in people]

    def waiting(self) -> tuple[int, ...]:
        """The seats of people that owe an answer."""
        return tuple(prompt.seat for prompt in self._questions())

    @property
    def busy(self) -> bool:
        """Whether it goes on without people: a bot thinks, or will."""
        return self.thinking is not None or self.due() is not None

    def asked(self, seats: Collection[int]) -> Prompt | None:
        """The first question to one of these seats."""
        return next((prompt for prompt in self.journal.prompts if prompt.seat in seats), None)

    def due(self) -> Prompt | None:
        """The first question that a bot has to answer, for itself or for somebody who is late."""
        people, late = self.journal.people, self.late
        for prompt in self.journal.prompts:
            if prompt.seat not in people or prompt.seat in late:
                return prompt
        return None

    def task(self, prompt: Prompt) -> Task:
        """What a bot is given to answer: the same match and the same moves give the same chance."""
        journal, seat = self.journal, prompt.seat
        kind = journal.kinds[seat]
        kind = STANDIN if kind == HUMAN else kind
        rng = child(journal.match.seed, f"{kind} {seat} {journal.cursor}")
        view = _BLIND if kind == "random" else journal.game.view(journal.state, seat)
        return answering(kind, prompt), journal.game.key, view, prompt.answers, rng

    # -- answering -----------------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> None:
        """Answer for a seat, and give what leaves no choice after it; raises Refused."""
        entry = self.journal.play(seat, move)
        self._write(entry)
        self.asking = None
        self._give()
        self._changed()

    def _give(self) -> None:
        """Give the answers of people that leave no choice; the log marks them, undo skips them."""
        journal = self.journal
        while journal.people and (prompt := next(filter(self.gives, self._questions()), None)):
            self._write(journal.play(prompt.seat, prompt.answers[0].move, auto=True))

    def sit(self, seat: int, kind: str) -> None:
        """A bot takes a seat over, or a person returns to it; what others think about goes on."""
        if kind == HUMAN and seat in (self.thinking, self.held):
            self._rest()
        self._write(self.journal.seat(seat, kind))
        self._changed()

    def note(self, note: Note) -> None:
        """Write down what changes no state."""
        self._write(self.journal.note(note))

    def _write(self, line: Line) -> None:
        if isinstance(line, Entry) and not line.auto and line.seat in self.people:
            self.hurried = None
        self.taken(line)
        self.kept.append(line)

    # -- taking back ---------------------------------------------------------------------------

    def undo(self, seats: Collection[int], *, turn: bool, ask: bool) -> Asking | None:
        """Take back for these seats by the policy; what the others were asked, or None: it is done.

        Raises CannotUndo; NeedsConsent where they have to agree, and are not to be asked.
        """
        found = consent.back(self.journal, seats, self.people, turn=turn)
        if not found.waiting:
            self._go(found.to, "undo", found.seat)
            return None
        if not ask:
            raise NeedsConsent(found.to)
        # Whoever asks once more before an answer has come does not knock once more.
        if self.asking is None or replace(self.asking, waiting=found.waiting) != found:
            self.asking = found
        self._changed()
        return found

    def agree(self, seat: int, *, yes: bool) -> Asking | None:
        """What a seat says to an undo that it was asked about; what has been decided by that, if it has.

        With the last one who agrees it is taken back.
        """
        asking = self.asking
        if asking is None or seat not in asking.waiting or asking.at != self.journal.cursor:
            return None
        if yes:
            self.note(Note("consent", seat))
            self.asking = asking.without(seat)
            if not self.asking.waiting:
                self._go(asking.to, "undo", asking.seat)
                return asking
        else:
            self.asking = None
        self._changed()
        return None if yes else asking

    def redo(self, seats: Collection[int]) -> None:
        """Forward again by one decision of these seats; raises CannotUndo."""
        to = consent.forward(self.journal, seats)
        decided = self.journal.entries[self.journal.cursor].seat
        self._go(to, "redo", decided if decided in seats else next(iter(seats)))

    def _go(self, to: int, why: Why, seat: int) -> None:
        """Go there; a bot that is thinking is stopped."""
        self.stop()
        self.asking = None
        self._write(self.journal.go(to, why, seat))
        self._changed()

    # -- bots and clocks -------------------------------------------------------------------------

    def wake(self) -> None:
        """See whether a bot has to answer now, and start the clock of whoever is asked."""
        if self.asking is not None and self.asking.at != self.journal.cursor:
            self.asking = None
        self._wind()
        if self.due() is not None and (self._task is None or self._task.done()):
            loop = asyncio.get_running_loop()
            self._task = loop.create_task(self._answers(), context=self._context())
            self._task.add_done_callback(_failed)

    def stop(self) -> None:
        """Stop thinking, stop the clock; the next `wake` begins both anew."""
        self._rest()
        self._unwind()

    def _rest(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = self.thinking = self.held = None

    def let(self) -> None:
        """The bot that is held back answers."""
        self._let.set()

    async def _answers(self) -> None:
        """One bot after another, until only people who have time are asked or the game is over."""
        while (prompt := self.due()) is not None:
            await self._answer(prompt)

    async def _answer(self, prompt: Prompt) -> None:
        assert self._thinker is not None
        if self.thinking != prompt.seat:
            self.thinking = prompt.seat
            self._changed()
        thinking = self._thinker.think(self.task(prompt))
        (place, hurried), _ = await asyncio.gather(thinking, asyncio.sleep(self._wait()))
        if hurried:
            self.hurried = message("prompt.hurried", seat=prompt.seat)
        await self._hold(prompt.seat)
        self.thinking = None
        self.late.discard(prompt.seat)
        try:
            self.play(prompt.seat, prompt.answers[place].move)
        except Refused:  # a person has answered meanwhile; the bot's own question still stands
            self._changed()

    def _wait(self) -> float:
        """Seconds a bot's answer is kept back: a person first sees how their own dice fell."""
        journal, pace = self.journal, self.pace.bot
        if not pace or not journal.cursor:
            return pace
        last = journal.entries[journal.cursor - 1]
        fell = last.seat in self.people and any(event.thrown for event in last.events)
        return pace + TUMBLES * TUMBLE * fell

    async def _hold(self, seat: int) -> None:
        """At `step` the answer waits until it is let, unless a person is asked something too."""
        if not self.pace.step or self.asked(self.people) is not None:
            return
        self._let.clear()
        self.thinking, self.held = None, seat
        self._changed()
        await self._let.wait()
        self.held = None

    def _wind(self) -> None:
        """A new question to a person starts the clock again."""
        seats = self.waiting() if self.pace.person else ()
        now = (self.journal.cursor, seats) if seats else None
        if now == self._timed:
            return
        self._unwind()
        self._timed = now
        if now is not None:
            left, self.gone = max(self.pace.person - self.gone, 0.0), 0.0
            self._clock = asyncio.get_running_loop().call_later(
                left, self._rung, seats, context=self._context()
            )

    def _unwind(self) -> None:
        """Nobody's time is counted, and nobody is late."""
        self.late.clear()
        if self._clock is not None:
            self._clock.cancel()
        self._clock = self._timed = None

    def _rung(self, seats: tuple[int, ...]) -> None:
        self.late.update(seats)
        self.wake()


def _failed(task: asyncio.Task[None]) -> None:
    """Nobody waits for the bots: what goes wrong there must not look like long thinking."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        told = {"message": "a bot has failed", "exception": error}
        task.get_loop().call_exception_handler(told)
