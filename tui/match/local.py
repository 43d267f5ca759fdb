"""A match on this machine: a journal, its save file, people at this screen, and bots."""

import asyncio
import contextlib
from collections.abc import Callable

from core import undo
from core.bots.advising import Advice
from core.bots.players import HUMAN, answering
from core.deal import code
from core.effort import Effort
from core.errors import CannotUndo, NeedsConsent, NotAsked, Refused
from core.game import AnyGame, Event, Move, Prompt, View
from core.journal import Journal, Line, Match, Note
from core.rng import child
from core.words import Message, message
from saves.errors import Restored
from saves.notices import Trouble
from tui.bots.worker import Thinker
from tui.config.settings import SECONDS, Settings
from tui.match.port import OPEN, TUMBLE, TUMBLES, Keeper, Snapshot, Told, forced, lines

PACE = 0.5
"""Seconds a bot's move is kept back, so that one can follow it."""
CHECK = 3.0
"""Seconds between two looks at the save, also where nobody moves."""


class LocalPort:
    """The TablePort of a match that is played here."""

    def __init__(
        self,
        journal: Journal,
        keeper: Keeper | None,
        thinker: Thinker,
        *,
        pace: float = PACE,
        auto: bool = True,
        warning: Message | None = None,
    ) -> None:
        """Without a keeper nothing is written; `warning`: what there is to know from the beginning.

        `pace` is how many seconds a bot's move is kept back; with `auto` an answer that leaves
        no choice is given by itself.
        """
        self.journal = journal
        self.game: AnyGame = journal.game
        self.match: Match = journal.match
        self._keeper = keeper
        self._thinker = thinker
        self._pace = pace
        self._auto = auto
        self._stepping = False
        """Whether each answer of a bot waits for the player."""
        self._step = asyncio.Event()
        self._held: int | None = None
        self._learnt = False
        """Whether the last answer showed the person at the screen something they have to see yet."""
        self._warning = warning
        self._news: Message | None = None
        """What happened to the save since a person has answered."""
        self._trouble = keeper.trouble if keeper else None
        """What is wrong with it as far as the listeners know."""
        self._clock: asyncio.TimerHandle | None = None
        self._hurried: Message | None = None
        """That a bot had no time to think since a person has answered."""
        self._heard: list[Callable[[], None]] = []
        self._task: asyncio.Task[None] | None = None
        self._thinking: int | None = None
        people = self.people
        self._eyes: int | None = people[0] if len(people) == 1 else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this screen."""
        return tuple(seat for seat, kind in enumerate(self.journal.kinds()) if kind == HUMAN)

    @property
    def deal(self) -> str:
        """The code of the deal, once nobody can make use of it."""
        return code(self.journal) if self.journal.over or self.match.undo == "free" else ""

    def follow(self, settings: Settings, *, learning: bool = False) -> None:
        """Pace and forced answers as they are set from now on; a learner is asked everything."""
        self._pace, self._auto = SECONDS[settings.pace], settings.auto and not learning
        self._stepping = settings.pace == "step"
        if not self._stepping:
            self._step.set()

    # -- looking -------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """The match through the eyes of whoever at this screen has to answer, or had to last."""
        prompt = self._mine()
        curtain = self._drawn(prompt)
        if prompt is not None and curtain is None:
            self._eyes = prompt.seat
        passing = curtain if self._learnt else None
        state, over, keeper = self.journal.state, self.journal.over, self._keeper
        return Snapshot(
            view=self.game.view(state, self._eyes),
            prompt=prompt if curtain is None else None,
            undo=undo.depth(self.journal, self.people),
            redo=len(self.journal.entries) - self.journal.cursor,
            over=over,
            scores=self.game.scores(state) if over else (),
            winners=self.game.winners(state),
            thinking=self._thinking,
            warning=(keeper and keeper.trouble) or self._news or self._warning or self._hurried,
            curtain=None if passing is not None else curtain,
            passing=passing,
            held=self._held,
            moves=self.journal.cursor,
            unkept=keeper.unkept if keeper else 0,
        )

    def _drawn(self, prompt: Prompt | None) -> int | None:
        """Who the curtain hides from whom: it falls between two people where there are secrets.

        While it is down the eyes at this screen are a spectator's: the private data is not
        covered, it is not there. Whoever has drawn or rolled looks at that first.
        """
        if prompt is None or len(self.people) < 2 or prompt.seat == self._eyes:
            return None
        view = self.game.view(self.journal.state, prompt.seat)
        faces = (face for pile in view.piles for face in pile.faces)
        if all(face.known_to == "all" for face in faces):
            return None
        self._learnt = self._learnt and self._eyes is not None
        if not self._learnt:
            self._eyes = None
        return prompt.seat

    def lift(self) -> None:
        """The person whose turn it is looks at the screen alone."""
        prompt = self._mine()
        if prompt is not None:
            self._eyes = prompt.seat

    def log(self, last: int | None = None) -> list[Told]:
        """What happened, as the seat in view may know it."""
        first = 0 if last is None else max(self.journal.cursor - last, 0)
        over = self.journal.over
        return [
            line
            for moves in range(first, self.journal.cursor)
            for line in lines(self.journal, moves, self._eyes, over=over)
        ]

    def replay(self) -> Journal:
        """The journal itself; a watcher reads it and leaves it alone."""
        return self.journal

    def eyes(self) -> tuple[int | None, ...]:
        """While secrets matter only the eyes that see this screen now; after the end everybody's.

        Where several people share the screen and nobody has sat down, that is nobody's.
        """
        if self.journal.over or not self.people:
            return (OPEN, None, *range(len(self.match.seats)))
        return tuple(dict.fromkeys((self._eyes, None)))

    # -- doing ---------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Answer for the seat at this screen that is asked."""
        prompt = self._mine()
        if prompt is None or self._drawn(prompt) is not None:
            raise NotAsked("error.not_now")
        self._hurried = self._news = None
        entry = self.journal.play(prompt.seat, move)
        self._learnt = any(self._new(event, prompt.seat) for event in entry.events)
        self._write(entry)
        self._forced()

    def _new(self, event: Event, seat: int) -> bool:
        """Whether a person has just drawn something, or seen a die fall."""
        if event.seen != "all":
            return seat in event.seen
        return event.thrown

    def _forced(self) -> None:
        """Give the answers of people that leave no choice; the log marks them, undo skips them.

        Where the curtain falls first it falls all the same: whether somebody had a choice may be
        a secret of theirs.
        """
        while self._auto and (prompt := self._mine()) and forced(prompt):
            if self._drawn(prompt) is not None:
                return
            self._write(self.journal.play(prompt.seat, prompt.answers[0].move, auto=True))

    def undo(self, *, turn: bool = False, agreed: bool = False) -> None:
        """By the match's policy; a bot that is thinking is stopped."""
        find = undo.turn_start if turn else undo.last_decision
        if self.match.undo == "off":
            raise CannotUndo("error.undo_off")
        to = find(self.journal, self.people)
        seat = self.journal.entries[to].seat
        if agreed and self.match.undo == "fair":
            for other in self.people:
                if other != seat:
                    self._write(self.journal.note(Note("consent", other)), quiet=True)
        else:
            self._allowed(to)
        self._stop_thinking()
        self._learnt, self._news = False, None
        self._write(self.journal.go(to, "undo", seat))

    def _allowed(self, to: int) -> None:
        try:
            undo.check(self.journal, to, self.people)
        except NeedsConsent:
            # Bots do not agree to anything: only people can be asked.
            if len(self.people) > 1:
                raise
            raise CannotUndo("error.undo_fair") from None

    def redo(self) -> None:
        """To the next point where somebody at this screen is asked, or to the end of the course."""
        to, entries = self.journal.cursor + 1, self.journal.entries
        if to > len(entries):
            raise CannotUndo("error.nothing_to_redo")
        self._stop_thinking()
        last = len(entries)
        while to < last and (entries[to].seat not in self.people or entries[to].auto):
            to += 1
        self._learnt, self._news = False, None
        self._write(self.journal.go(to, "redo", self._eyes))

    @property
    def no_advice(self) -> Message | None:
        """Nothing: everybody at this screen sees who asks."""
        return None

    async def advise(self) -> Advice | None:
        """From the view of the seat that is asked; the seed of the match has no part in it."""
        prompt = self._mine()
        if prompt is None or prompt.seat != self._eyes:
            return None
        view, rng = self.game.view(self.journal.state, prompt.seat), child(0, "advice")
        return await self._thinker.advise(self.game.key, view, prompt.answers, rng)

    async def foresee(self, view: View, effort: Effort) -> float | None:
        """The worker thinks about it."""
        return await self._thinker.foresee(self.game.key, view, child(0, "outlook"), effort)

    # -- the bots ------------------------------------------------------------------------------

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this on every change."""
        self._heard.append(heard)

    def start(self) -> None:
        """Let the bots answer what they are asked, and look after the save."""
        if self._clock is None and self._keeper is not None:
            self._look_later()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._bots())
            self._task.add_done_callback(_failed)

    def step(self) -> None:
        """Let the bot that is held back answer; where nobody is, the curtain falls now."""
        self._step.set()
        if self._learnt:
            self._learnt = False
            self._tell()

    def at_stake(self) -> Keeper | None:
        """The keeper, where it has not everything even after one more try."""
        self._look()
        return self._keeper if self._keeper and self._keeper.unkept else None

    def close(self) -> Trouble | None:
        """Stop thinking, let go of the file; what it could not keep shows only then."""
        self._heard.clear()
        self._stop_thinking()
        if self._clock is not None:
            self._clock.cancel()
        keeper, self._keeper = self._keeper, None
        if keeper is None:
            return None
        keeper.close()
        return keeper.trouble if keeper.unkept else None

    # -- the save ------------------------------------------------------------------------------

    def _look_later(self) -> None:
        self._clock = asyncio.get_running_loop().call_later(CHECK, self._look_again)

    def _look_again(self) -> None:
        if self._news is not None and not self.people:  # no answer of a person will end it
            self._news = None
            self._tell()
        self._look()
        self._look_later()

    def _look(self) -> None:
        """Try again what waits; other hands on the file are noticed although nobody moves."""
        if self._keeper is not None and self._found(self._keeper, self._keeper.check()):
            self._tell()

    def _found(self, keeper: Keeper, news: Message | None) -> bool:
        """Remember what there is to tell about the save; whether it is anything new."""
        before, self._trouble = self._trouble, keeper.trouble
        if before is not None and self._trouble is None:
            news = news or message("save.kept_again")
        self._news = news or self._news
        return news is not None or self._trouble != before

    def _mine(self) -> Prompt | None:
        prompts = self.game.prompts(self.journal.state)
        people = self.people
        return next((prompt for prompt in prompts if prompt.seat in people), None)

    def _stop_thinking(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task, self._thinking, self._held = None, None, None

    async def _bots(self) -> None:
        """One bot after another, until only people are asked or the game is over."""
        while True:
            kinds = self.journal.kinds()
            prompts = self.game.prompts(self.journal.state)
            prompt = next((each for each in prompts if kinds[each.seat] != HUMAN), None)
            if prompt is None:
                self._thinking = None
                return
            self._thinking = prompt.seat
            await self._answer(prompt, kinds[prompt.seat])

    async def _answer(self, prompt: Prompt, kind: str) -> None:
        journal = self.journal
        rng = child(self.match.seed, f"{kind} {prompt.seat} {journal.cursor}")
        view = self.game.view(journal.state, prompt.seat)
        task = (answering(kind, prompt), self.game.key, view, prompt.answers, rng)
        hurried = self._thinker.hurried
        place, _ = await asyncio.gather(self._thinker.think(task), asyncio.sleep(self._wait()))
        if self._thinker.hurried > hurried:
            self._hurried = message("prompt.hurried", seat=prompt.seat)
        await self._hold(prompt.seat)
        self._thinking = None
        # In the set-up a person may have answered meanwhile; the bot's own question still stands.
        with contextlib.suppress(Refused):
            self._write(journal.play(prompt.seat, prompt.answers[place].move))
            self._forced()

    def _wait(self) -> float:
        """Seconds a bot's answer is kept back: a person first sees how their own dice fell."""
        entries, cursor = self.journal.entries, self.journal.cursor
        if not self._pace or not cursor or entries[cursor - 1].seat not in self.people:
            return self._pace
        fell = any(told.event.thrown for told in self.log(1))
        return self._pace + TUMBLES * TUMBLE * fell

    async def _hold(self, seat: int) -> None:
        """At `step` the answer waits for the player, unless the player is asked something too."""
        if not self._stepping or self._mine() is not None:
            return
        self._step.clear()
        self._thinking, self._held = None, seat
        self._tell()
        await self._step.wait()
        self._held = None

    def _tell(self) -> None:
        for heard in self._heard:
            heard()

    def _write(self, line: Line, *, quiet: bool = False) -> None:
        """Keep the line, tell who listens, wake the bots."""
        if self._keeper is not None:
            news = None
            try:
                self._keeper.append(line)
            except Restored as told:
                news = told.message
            except Refused:
                pass  # the line waits; what is wrong is asked of the keeper, as it then stands
            self._found(self._keeper, news)
        if quiet:
            return
        self._tell()
        if self._heard:
            self.start()


def _failed(task: asyncio.Task[None]) -> None:
    """Nobody waits for the bots: what goes wrong there must not look like long thinking."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        context = {"message": "a bot has failed", "exception": error}
        task.get_loop().call_exception_handler(context)
