"""The TablePort of somebody at a table of the host: sees what their seat sees, and no more."""

import contextvars
from collections import deque
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from core import undo
from core.bots.advising import Advice
from core.coach import Said
from core.deal import code
from core.errors import NotAsked, Refused
from core.game import AnyGame, Move, Prompt
from core.journal import Journal, Match
from core.lesson import Lesson
from core.rng import child
from core.words import Message, message
from tui.bots.review import course, thought_over
from tui.bots.swings import Swing
from tui.config.settings import Settings
from tui.host.disk.people import Person
from tui.host.disk.revival import stuck
from tui.host.table.gathering import gathering
from tui.host.table.table import Table
from tui.host.table.talk import Talk
from tui.host.table.visit import Speaks, Visit
from tui.match.company import Gathering
from tui.match.log import Log
from tui.match.port import OPEN, Snapshot, Told
from tui.match.teaching.coaching import Coaching


class HostedPort(Speaks):
    """A chair, or a place behind the chairs."""

    def __init__(self, table: Table, visit: Visit, seat: int | None) -> None:
        """`seat`: None for who only looks on."""
        self.table = table
        self.visit = visit
        self.seat = seat
        self.game: AnyGame = table.game
        self.told: deque[Message] = deque(maxlen=20)
        """What has to be told to this player once."""
        self.ousted = False
        """Whether the same person has sat down here from another terminal."""
        self._log = Log()
        self._coaching = Coaching(self.game, table.journal.match)
        self._listeners: list[Callable[[], None]] = []
        self._pending = False
        table.ports.append(self)
        visit.places.append(self)
        if table.record.seed is not None and table.open and self.lesson is None:
            self.told.append(message("serve.given"))

    @property
    def person(self) -> Person:
        """Who it is."""
        return self.visit.person

    # -- looking -------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """What was agreed, and who sits here now; the seed is for who sat here, after the end."""
        table = self.table
        match = table.journal.match
        seats = tuple(
            replace(sitter, name=table.name(seat)) for seat, sitter in enumerate(match.seats)
        )
        return replace(match, seats=seats, seed=match.seed if self._all_open else 0)

    @property
    def deal(self) -> str:
        """The code of the deal, as the seed."""
        return code(self.table.journal) if self._all_open else ""

    @property
    def _all_open(self) -> bool:
        """Whether everything of the match is open to this player: it is over, and they sat here."""
        record = self.table.record
        return record.over and self.person.id in record.sat

    def snapshot(self) -> Snapshot:
        """The match through this player's eyes."""
        table, seat = self.table, self.seat
        journal, match = table.journal, table.match
        return Snapshot(
            view=self.game.view(journal.state, seat),
            prompt=self._prompt(),
            undo=0 if seat is None else undo.depth(journal, (seat,)),
            redo=len(journal.entries) - journal.cursor,
            over=table.record.over,
            scores=self.game.scores(journal.state) if table.record.over else (),
            winners=self.game.winners(journal.state),
            thinking=match.thinking,
            warning=table.keeping.warning or self._unwritten or match.hurried,
            moves=journal.cursor,
            unkept=match.kept.unkept,
        )

    @property
    def _unwritten(self) -> Message | None:
        return message("serve.unwritten") if self.table.unwritten else None

    @property
    def asked(self) -> bool:
        """Whether it is this seat's turn to answer."""
        return self._prompt() is not None

    def _prompt(self) -> Prompt | None:
        table = self.table
        if self.seat is None or not table.playing or self.seat not in table.match.people:
            return None
        if self.lesson is not None and table.match.due() is not None:
            return None  # the bots first: so a lesson's deal is one course
        return table.match.asked((self.seat,))

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that this match is."""
        return self._coaching.lesson

    def taught(self) -> Said:
        """What this seat is told; nothing while it is not asked."""
        return self._coaching.said(self.table.journal, self.seat if self._prompt() else None)

    def heard(self) -> list[tuple[int, Said]]:
        """What this seat was told."""
        return self._coaching.heard(self.table.journal, self.seat)

    def log(self, last: int | None = None) -> list[Told]:
        """What happened, as this seat may know it; what was told once is not told anew."""
        over = self.table.record.over
        return self._log.read(self.table.journal, self.seat, over=over, last=last)

    def replay(self) -> Journal:
        """A copy of the match so far, without the seed while it is played."""
        journal = self.table.journal
        copy = Journal(journal.game, self.match, journal.states[0])
        copy.lines, copy.entries = list(journal.lines), list(journal.entries)
        copy.states, copy.cursor = list(journal.states), journal.cursor
        return copy

    @property
    def wrong(self) -> Message | None:
        """What whoever sees the match again has to know of it: that it is damaged, from where on."""
        table = self.table
        found = table.stuck
        if found is None and table.record.over and table.save is not None and table.save.notices:
            found = stuck(table.save.notices[-1])
        return found.told if found is not None and found.kind == "damaged" else None

    def eyes(self) -> tuple[int | None, ...]:
        """One's own and everybody's; after the end all of them, for those who sat here."""
        record = self.table.record
        if self._all_open:
            return (OPEN, None, *range(len(record.chairs)))
        return (None,) if self.seat is None else (self.seat, None)

    @property
    def no_advice(self) -> Message | None:
        """Where people play against each other everybody thinks for themselves."""
        fair = self.game.cooperative or len(self.table.match.people) == 1
        return None if fair else message("hint.against")

    async def advise(self) -> Advice | None:
        """What a hard bot would do with what this seat sees, where a bot may be asked."""
        prompt, table = self._prompt(), self.table
        if prompt is None or self.no_advice is not None:
            return None
        view = self.game.view(table.journal.state, prompt.seat)
        pool, rng = table.means.pool.at(self.person.id), child(0, "advice")
        return await pool.advise(self.game.key, view, prompt.answers, rng)

    async def review(self, journal: Journal) -> tuple[Swing, ...] | None:
        """After the end, for those who sat there: a review looks at what was hidden from others."""
        if self.seat is None or not self._all_open:
            return None
        means = self.table.means
        pool = means.pool.at(self.table.record.id)
        return await means.reviews.of(course(journal), partial(thought_over, journal, pool))

    # -- doing ---------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Answer the open question."""
        if self._prompt() is None:
            raise NotAsked("error.not_now")
        assert self.seat is not None
        self.table.play(self.seat, move)

    def undo(self, *, turn: bool = False, agreed: bool = False) -> None:
        """By the table's policy; `agreed`: ask the others."""
        asking = self.table.undo(self._sitting(), turn=turn, ask=agreed)
        if asking is not None:
            raise Refused("serve.asked")

    def redo(self) -> None:
        """Forward again by one decision."""
        self.table.redo(self._sitting())

    def _sitting(self) -> int:
        if self.seat is None:
            raise NotAsked("serve.watching")
        return self.seat

    # -- with the others -------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether this player has a seat in a match that goes on."""
        return self.seat is not None and self.table.playing

    def gathering(self) -> Gathering:
        """Who is here, and what they are doing."""
        return gathering(self.table)

    def news(self) -> list[Message]:
        """What has to be told to this player once, oldest first."""
        told = list(self.told)
        self.told.clear()
        return told

    def consent(self, *, yes: bool) -> None:
        """The answer to what another seat wants to take back."""
        self.table.agree(self._sitting(), yes=yes)

    @property
    def said(self) -> Talk:
        """What is said at this table."""
        return self.table.talk

    def say(self, text: str) -> None:
        """A line of chat; raises Refused."""
        self.table.say(self.person.id, self.person.name, self.visit.mouth.open(text))

    def fill(self) -> None:
        """Bots for the seats that nobody has; raises Refused where there is none."""
        if self.table.record.full:
            raise Refused("serve.nobody_left")
        self.table.fill()

    def leave(self) -> None:
        """Give the seat up for good, and close the port."""
        seat = self._sitting()
        self.close()
        self.table.leave(seat)

    def resign(self) -> None:
        """Give the match up: a bot plays the seat to the end. Raises Refused."""
        if not self.playing:
            raise Refused("serve.watching")
        self.table.resign(self._sitting())

    # -- coming and going ------------------------------------------------------------------------

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this on every change, in the listener's own context."""
        self._listeners.append(heard)

    def changed(self) -> None:
        """Tell the listeners, once for all that happens at the same moment."""
        if self._pending or not self._listeners:
            return
        self._pending = True
        contextvars.Context().run(self.visit.post, self._ring)

    def _ring(self) -> None:
        self._pending = False
        for heard in self._listeners:
            heard()

    def start(self) -> None:
        """The player is there: the bots need not wait for anything else."""
        if self.seat is not None and self in self.table.ports:
            self.table.back(self.seat)
            self.table.changed()

    def lift(self) -> None:
        """There is no curtain: everybody has a screen of their own."""

    def follow(self, settings: Settings, *, learning: bool) -> None:
        """What is agreed at the table holds for everybody there."""

    def step(self) -> None:
        """Bots do not wait to be let: they play for several people."""

    def oust(self) -> None:
        """The same person has sat down elsewhere."""
        self.ousted = True
        self._gone()
        self.changed()

    def at_stake(self) -> None:
        """The match is the host's, and goes on without this player."""

    def close(self) -> None:
        """Leave the table; the seat is kept."""
        self._listeners.clear()  # who was ousted is at no table, and still listens
        self._gone()
        if self in self.table.ports:
            self.table.part(self)

    def _gone(self) -> None:
        if self in self.visit.places:
            self.visit.places.remove(self)

    @property
    def known(self) -> str:
        """The code of the table, where it stands in everybody's list; else ""."""
        return self.table.record.code if self.table.record.public else ""

    @property
    def begun(self) -> bool:
        """Whether there is a match."""
        return True
