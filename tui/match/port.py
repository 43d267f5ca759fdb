"""The door between a screen and a match: the screen does not know where the match is played."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from core.bots.advising import Advice
from core.coach import Said
from core.game import AnyGame, Event, Move, Prompt, Score, View
from core.journal import Journal, Line, Match
from core.lesson import Lesson
from core.words import Message
from saves.notices import Trouble
from tui.bots.swings import Swing
from tui.config.settings import Settings

OPEN = -1
"""The eyes that see everything, once the match is over."""
TUMBLES, TUMBLE = 6, 0.07
"""How often a die that falls shows another face, and for how many seconds each."""


def forced(prompt: Prompt) -> bool:
    """Whether there is only one answer, and everybody can see that; giving it decides nothing by chance."""
    return len(prompt.answers) == 1 and not prompt.secret and not prompt.answers[0].throws


@dataclass(frozen=True)
class Told:
    """One line of the log, as a seat may read it."""

    moves: int
    """After how many moves: where a replay opens from this line."""
    round: int
    message: Message
    event: Event
    """What is told of, as far as the seat may know it."""
    reveal: bool
    """Somebody learnt something new: fair undo does not pass this line."""
    auto: bool = False
    """The first line of an answer that left no choice and was given by itself.

    While the match runs only its own seat is told: a mark that is missing would say as much.
    """
    turn: int = 0
    """The turn in which it happened, 0 in set-up."""
    whose: int | None = None
    """Whose turn that is; in set-up whom the line is about."""
    weight: int = 3
    """How much it says of that turn: `Game.weigh`."""
    points: tuple[tuple[int, int], ...] = ()
    """Whose points it changed, as far as the seat can see, and by how much."""


@dataclass(frozen=True)
class Snapshot:
    """A match as one seat may see it now."""

    view: View
    prompt: Prompt | None
    """The question this seat has to answer, if any."""
    undo: int
    """How many times `u` works without asking anybody."""
    redo: int
    over: bool
    scores: tuple[Score, ...]
    """Points by source, once the match is over: before that some may be hidden."""
    winners: tuple[int, ...]
    thinking: int | None
    """The seat of the bot that is thinking."""
    warning: Message | None
    """Something about the save that the player has to know."""
    curtain: int | None = None
    """The person who is next at this screen, while what is theirs is still hidden from the last."""
    passing: int | None = None
    """The person who is next, while the last one still looks at what their own answer brought."""
    held: int | None = None
    """The seat of the bot that answers when the player lets it (`step`)."""
    moves: int = 0
    """How many answers have been given."""
    unkept: int = 0
    """How many of them would be lost if the program ended now."""


class Writing(Protocol):
    """What writes the lines of a match, as far as a running match has to know."""

    @property
    def trouble(self) -> Trouble | None:
        """Why the last lines are not kept, as it stands now; None where they are."""

    @property
    def unkept(self) -> int:
        """How many lines would be lost now."""

    def append(self, line: Line) -> None:
        """Write one line; raises Refused when it cannot, or when there is something to tell."""

    def check(self) -> Message | None:
        """Try again what waits, look after the file; what there is to tell, once."""


class Keeper(Writing, Protocol):
    """What keeps a match in a file of its own."""

    @property
    def path(self) -> Path:
        """The file they are in."""

    def elsewhere(self, folder: Path) -> None:
        """Keep all of it in another folder; raises Refused."""

    def close(self) -> None:
        """Let go of the file."""


class TablePort(Protocol):
    """What a table screen may do.

    Life: a port is open from the beginning and until `close`. Bots play from the first `start` on,
    or as soon as a listener is there and something has been answered. After `close` nobody is called
    and nothing may be played, but all that was known can still be read.

    Errors: whatever is refused raises `core.errors.Refused` and has changed nothing: NotAsked where
    nothing is asked of this player, GameOver, Illegal, CannotUndo, NeedsConsent; nothing else is raised.

    Calls back: only the listeners, without arguments. They may be called before the method returns
    that changed something (play, undo, redo, step: the local port does) or soon after (the hosted one
    does, and once for all that happens at the same moment); what is written of the match is on its
    way to the disk by then. A listener may call anything here.

    All of it is for the thread of the event loop, and quick, but for what is `async`.
    """

    @property
    def game(self) -> AnyGame:
        """The game that is played."""

    @property
    def match(self) -> Match:
        """What was agreed, and who sits here now; without the seed while it would tell of cards."""

    @property
    def deal(self) -> str:
        """The deal code; "" while it would tell somebody who plays what is going to be drawn."""

    def snapshot(self) -> Snapshot:
        """The match through this player's eyes, as it stands now."""

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that this match is, if it is one."""

    def taught(self) -> Said:
        """What a learner is told at the open question."""

    def heard(self) -> list[tuple[int, Said]]:
        """What a learner was told before it: after how many answers, and what."""

    def log(self, last: int | None = None) -> list[Told]:
        """The log's lines, oldest first, or those of the last so many moves; as these eyes may know them."""

    def play(self, move: Move) -> None:
        """Answer the open question, and what leaves no choice after it.

        Raises NotAsked or GameOver where none is open, Illegal for a move that is not among its answers.
        """

    def undo(self, *, turn: bool = False, agreed: bool = False) -> None:
        """Back to my last decision, or to the start of my turn; `agreed`: the others consent.

        Raises CannotUndo where there is nothing or the match allows none; NeedsConsent where others
        have to be asked first. With `agreed` those who sit elsewhere are asked now, and Refused says so.
        """

    def redo(self) -> None:
        """Forward again by one decision; raises CannotUndo where there is none, or another took back."""

    def replay(self) -> Journal:
        """The match so far, for watching: it is read and left alone."""

    def eyes(self) -> tuple[int | None, ...]:
        """Whose eyes this player may watch through; None: a spectator's, OPEN (-1): everything."""

    def listen(self, heard: Callable[[], None]) -> None:
        """Call this whenever the snapshot may have changed, until `close`."""

    def lift(self) -> None:
        """The person behind the curtain has sat down; where there is none nothing happens."""

    def start(self) -> None:
        """The player looks: let the bots play, from now on. More than once is as good as once."""

    def follow(self, settings: Settings, *, learning: bool) -> None:
        """Pace and forced answers as they are set from now on; a learner is asked everything.

        At a table of the host what was agreed there holds for everybody.
        """

    def step(self) -> None:
        """Go on: a bot that is held back answers, or the person who has looked passes the keyboard."""

    @property
    def no_advice(self) -> Message | None:
        """Why nobody at this table may ask a bot; None where that is allowed."""

    async def advise(self) -> Advice | None:
        """What a hard bot would do with the open question, from what my seat sees; None if none is open.

        Takes seconds. Cancelling it stops the bot.
        """

    async def review(self, journal: Journal) -> tuple[Swing, ...] | None:
        """The turning points of the match, a copy of which is over; None if nobody can tell."""

    def at_stake(self) -> Keeper | None:
        """What keeps this match, where leaving now would lose moves even after one more try."""

    def close(self) -> Trouble | None:
        """Leave the table; the match is already saved, or the message says why it is not.

        Once is enough; again does nothing.
        """
