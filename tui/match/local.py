"""A match on this machine: people at this screen, bots, and a save file."""

import asyncio
from collections.abc import Callable

from core import undo
from core.bots.advising import Advice
from core.coach import Said
from core.deal import code
from core.errors import NotAsked
from core.game import AnyGame, Event, Move, Prompt
from core.journal import At, Entry, Journal, Line, Match
from core.lesson import Lesson
from core.rng import child
from core.words import Message
from saves.notices import Trouble
from tui.bots.review import thought_over
from tui.bots.swings import Swing
from tui.bots.worker import Thinker
from tui.config.settings import SECONDS, Settings
from tui.match.kept import Kept
from tui.match.log import Log
from tui.match.port import OPEN, Keeper, Snapshot, Told, forced
from tui.match.running import PACE, Pace, Running
from tui.match.teaching.coaching import Coaching

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
        self._kept = Kept(keeper, self._told)
        self._running = Running(
            journal, self._kept, thinker, pace=Pace(bot=pace), changed=self._changed
        )
        self._running.gives, self._running.taken = self._gives, self._taken
        self._thinker = thinker
        self._auto = auto
        self._learnt = False
        """Whether the last answer showed the person at the screen something they have to see yet."""
        self._warning = warning
        self._news: Message | None = None
        """What happened to the save since a person has answered."""
        self._clock: asyncio.TimerHandle | None = None
        self._heard: list[Callable[[], None]] = []
        self._log = Log()
        self._coaching = Coaching(journal.game, journal.match)
        people = self.people
        self._eyes: int | None = people[0] if len(people) == 1 else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this screen."""
        return self._running.people

    @property
    def deal(self) -> str:
        """The code of the deal, once nobody can make use of it."""
        return code(self.journal) if self.journal.over or self.match.undo == "free" else ""

    def follow(self, settings: Settings, *, learning: bool = False) -> None:
        """Pace and forced answers as they are set from now on; a learner is asked everything.

        But in a lesson, which has said what each question is about.
        """
        stepping = settings.pace == "step"
        self._running.pace = Pace(bot=SECONDS[settings.pace], step=stepping)
        self._auto = settings.auto and (self.lesson is not None or not learning)
        if not stepping:
            self._running.let()

    # -- looking -------------------------------------------------------------------------------

    def snapshot(self) -> Snapshot:
        """The match through the eyes of whoever at this screen has to answer, or had to last."""
        prompt = self._mine()
        curtain = self._drawn(prompt)
        if prompt is not None and curtain is None:
            self._eyes = prompt.seat
        passing = curtain if self._learnt else None
        state, over, running = self.journal.state, self.journal.over, self._running
        return Snapshot(
            view=self.game.view(state, self._eyes),
            prompt=prompt if curtain is None else None,
            undo=undo.depth(self.journal, self.people),
            redo=len(self.journal.entries) - self.journal.cursor,
            over=over,
            scores=self.game.scores(state) if over else (),
            winners=self.game.winners(state),
            thinking=running.thinking,
            warning=self._kept.trouble or self._news or self._warning or running.hurried,
            curtain=None if passing is not None else curtain,
            passing=passing,
            held=running.held,
            moves=self.journal.cursor,
            unkept=self._kept.unkept,
        )

    def _drawn(self, prompt: Prompt | None) -> int | None:
        """Who the curtain hides from whom: it falls between two people where there are secrets.

        While it is down the eyes at this screen are a spectator's: the private data is not
        covered, it is not there. Whoever has drawn or rolled looks at that first.
        """
        if prompt is None or not self._hides(prompt.seat):
            return None
        self._learnt = self._learnt and self._eyes is not None
        if not self._learnt:
            self._eyes = None
        return prompt.seat

    def _hides(self, seat: int) -> bool:
        """Whether this seat sees what whoever looks at the screen now may not."""
        if len(self.people) < 2 or seat == self._eyes:
            return False
        view = self.game.view(self.journal.state, seat)
        return any(face.known_to != "all" for pile in view.piles for face in pile.faces)

    def lift(self) -> None:
        """The person whose turn it is looks at the screen alone."""
        prompt = self._mine()
        if prompt is not None:
            self._eyes = prompt.seat

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that this match is."""
        return self._coaching.lesson

    def taught(self) -> Said:
        """What the seat in view is told; nothing while it is not asked."""
        return self._coaching.said(self.journal, self._eyes if self._mine() else None)

    def heard(self) -> list[tuple[int, Said]]:
        """What the seat in view was told."""
        return self._coaching.heard(self.journal, self._eyes)

    def log(self, last: int | None = None) -> list[Told]:
        """What happened, as the seat in view may know it."""
        return self._log.read(self.journal, self._eyes, over=self.journal.over, last=last)

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
        self._running.play(prompt.seat, move)

    def undo(self, *, turn: bool = False, agreed: bool = False) -> None:
        """By the match's policy; a bot that is thinking is stopped."""
        asking = self._running.undo(self.people, turn=turn, ask=agreed)
        for other in sorted(asking.waiting) if asking is not None else ():
            self._running.agree(other, yes=True)  # everybody who is asked sits here

    def redo(self) -> None:
        """To the next point where somebody at this screen is asked, or to the end of the course."""
        self._running.redo(self.people)

    def _taken(self, line: Line) -> None:
        """What was said before is over; who has just drawn something, or seen a die fall, looks first."""
        match line:
            case Entry(seat, _, events, False) if seat in self.people:
                self._learnt = any(self._new(event, seat) for event in events)
                self._news = None
            case At():
                self._learnt, self._news = False, None
            case _:
                pass

    def _new(self, event: Event, seat: int) -> bool:
        """Whether a person has just drawn something, or seen a die fall."""
        if event.seen != "all":
            return seat in event.seen
        return event.thrown

    def _gives(self, prompt: Prompt) -> bool:
        """Whether an answer that leaves no choice is given now.

        Where the curtain falls first it falls all the same: whether somebody had a choice may be
        a secret of theirs.
        """
        return self._auto and forced(prompt) and not self._hides(prompt.seat)

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

    async def review(self, journal: Journal) -> tuple[Swing, ...] | None:
        """The worker thinks about it."""
        return await thought_over(journal, self._thinker)

    def _mine(self) -> Prompt | None:
        """What somebody at this screen is asked; in a lesson bots answer first, so that a deal is one course."""
        if self.lesson is not None and self._running.due() is not None:
            return None
        return self._running.asked(self.people)

    # -- coming and going ------------------------------------------------------------------------

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this on every change."""
        self._heard.append(heard)

    def start(self) -> None:
        """Let the bots answer what they are asked, and look after the save."""
        if self._clock is None and self._keeper is not None:
            self._look_later()
        self._running.wake()

    def step(self) -> None:
        """Let the bot that is held back answer; where nobody is, the curtain falls now."""
        self._running.let()
        if self._learnt:
            self._learnt = False
            self._tell()

    def at_stake(self) -> Keeper | None:
        """The keeper, where it has not everything even after one more try."""
        self._look()
        return self._keeper if self._kept.unkept else None

    def close(self) -> Trouble | None:
        """Stop thinking, let go of the file; what it could not keep shows only then."""
        self._heard.clear()
        self._running.stop()
        if self._clock is not None:
            self._clock.cancel()
        keeper, self._keeper = self._keeper, None
        self._kept.keeper = None
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
        if self._kept.look():
            self._tell()

    def _told(self, news: Message) -> None:
        self._news = news

    # -- telling -------------------------------------------------------------------------------

    def _changed(self) -> None:
        """Everybody looks again; the bots see whether they are asked, once somebody looks."""
        self._tell()
        if self._heard:
            self.start()

    def _tell(self) -> None:
        for heard in self._heard:
            heard()
