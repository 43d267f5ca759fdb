"""A match as it is kept: every state, every line ever written, and a cursor.

Undo, redo and "go to turn n" move the cursor at any depth; each is a line of its own, so a
save only ever grows. Random results stand in the events: undo and the same move give the
same cards.
"""

from collections.abc import MutableSequence
from typing import Any, Generic, Literal, Protocol, TypeVar

from core.game import AnyGame, Event, Move, Prompt, Prompts
from core.records import Record, Tagged

M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
Policy = Literal["free", "fair", "off"]
Why = Literal["undo", "redo", "go"]
"""What for a match was taken to another point."""


class Sitter(Record, frozen=True):
    """Who sits at a seat: a name, and `me` for a person or the name of a bot."""

    name: str
    kind: str

    @property
    def person(self) -> bool:
        """Whether it is a person who sits there, and not a bot."""
        return self.kind == "me"


class Parent(Record, frozen=True):
    """The match this one was branched off from, and after how many moves."""

    match: str
    moves: int


class Match(Record, frozen=True, gc=True):
    """What was agreed before the first move."""

    id: str
    game: str
    rules: int
    """The rules version under which it is played."""
    options: tuple[tuple[str, str], ...]
    seats: tuple[Sitter, ...]
    seed: int
    """The generator the table is dealt from, of the one kind or the other (core/rng.py)."""
    undo: Policy = "free"
    parent: Parent | None = None


# -- the lines of a save, a tagged union from format 1 on ----------------------------------------


class Entry(Tagged, Generic[M, E], frozen=True, tag="move"):
    """A seat answered, and this is what happened."""

    seat: int
    move: M
    events: tuple[E, ...]
    auto: bool = False
    """A forced answer that was given by itself."""


class At(Tagged, frozen=True, tag="at"):
    """The match was taken to the point after `moves` moves."""

    moves: int
    why: Why = "go"
    seat: int | None = None
    """Who asked for it."""


class Sat(Tagged, frozen=True, tag="sat"):
    """A bot took over a seat, or a person returned."""

    seat: int
    kind: str


class Note(Tagged, frozen=True, tag="note"):
    """Something that changes no state: consent to an undo, resignation, chat."""

    what: Literal["consent", "resign", "chat"]
    seat: int
    text: str = ""


Line = Entry[Any, Any] | At | Sat | Note


class Journal:
    """The moves of a match, with the state after each of them."""

    def __init__(self, game: AnyGame, match: Match, start: Any) -> None:  # noqa: ANN401 - the game's own state
        """`start` is the table before the first move; `game.setup` or a save gives it.

        Nothing is written anywhere: what is done here is returned as a line, for whoever keeps it.
        """
        self.game = game
        self.match = match
        self.lines: list[Line] = []
        self.entries: list[Entry[Any, Any]] = []
        """The moves on the present course, those taken back (and still there for redo) too."""
        self.states: list[Any] = [start]
        """The state before the first move and after each of the entries."""
        self.cursor = 0
        """How many of the entries are in force."""
        self.kinds = tuple(sitter.kind for sitter in match.seats)
        """Who sits at each seat now: `me` or a bot."""
        self.people = _people(self.kinds)
        """The seats that people play now."""
        self._asked: tuple[Any, Prompts] = (None, ())

    @property
    def state(self) -> Any:  # noqa: ANN401 - the game's own state
        """The table as it stands."""
        return self.states[self.cursor]

    @property
    def prompts(self) -> Prompts:
        """What is asked as the table stands: asked of the game once, however often it is read."""
        state = self.states[self.cursor]
        known, prompts = self._asked
        if known is not state:
            prompts = self.game.ask(state)
            self._asked = (state, prompts)
        return prompts

    @property
    def played(self) -> list[Entry[Any, Any]]:
        """The entries that are in force."""
        return self.entries[: self.cursor]

    @property
    def over(self) -> bool:
        """Whether nothing is left to answer."""
        return not self.prompts

    def play(self, seat: int, move: Move, *, auto: bool = False) -> Entry[Any, Any]:
        """Answer for a seat; the entry that is to be kept.

        Raises Illegal, NotAsked or GameOver, and has changed nothing then. What had been taken back
        is gone from the course with the first new answer; its lines stay.
        """
        state, events = self.game.apply(self.states[self.cursor], seat, move, self.prompts)
        entry = Entry(seat, move, events, auto)
        self._append(entry, state)
        return entry

    def go(self, moves: int, why: Why = "go", seat: int | None = None) -> At:
        """Take the match to the point after so many moves; less than none is none, too many all."""
        line = At(min(max(moves, 0), len(self.entries)), why, seat)
        self.read(line)
        return line

    def seat(self, seat: int, kind: str) -> Sat:
        """Let a bot take over a seat, or a person return to it."""
        line = Sat(seat, kind)
        self.read(line)
        return line

    def note(self, note: Note) -> Note:
        """Write down what changes no state."""
        self.read(note)
        return note

    def read(self, line: Line) -> None:
        """Take in a line that was written before: folds its events with `evolve`, runs no rules.

        The events are trusted: what they cannot be folded into raises whatever `evolve` raises.
        """
        match line:
            case Entry():
                state = self.state
                for event in line.events:
                    state = self.game.evolve(state, event)
                self._append(line, state)
            case At(moves):
                self.lines.append(line)
                self.cursor = min(max(moves, 0), len(self.entries))
            case Sat(seat, kind):
                self.kinds = (*self.kinds[:seat], kind, *self.kinds[seat + 1 :])
                self.people = _people(self.kinds)
                self.lines.append(line)
            case Note():
                self.lines.append(line)

    def branch(self, moves: int, match: Match) -> "Journal":
        """A new match that begins with the first moves of this one, 0 to all of the present course."""
        other = Journal(self.game, match, self.states[0])
        for entry in self.entries[:moves]:
            other.read(entry)
        return other

    def _append(self, entry: Entry[Any, Any], state: Any) -> None:  # noqa: ANN401 - the game's own state
        if self.cursor < len(self.entries):
            del self.entries[self.cursor :]
            del self.states[self.cursor + 1 :]
        self.lines.append(entry)
        self.entries.append(entry)
        self.states.append(state)
        self.cursor += 1


def asked(prompts: Prompts, seat: int) -> Prompt | None:
    """What a seat is asked, if anything."""
    return next((prompt for prompt in prompts if prompt.seat == seat), None)


class Read(Protocol):
    """What was read of one answer of a match."""

    @property
    def moves(self) -> int:
        """After how many answers it was given."""

    @property
    def entry(self) -> Entry[Any, Any] | None:
        """The answer."""


R = TypeVar("R", bound=Read)


def unread(known: MutableSequence[R], journal: Journal) -> range:
    """Which answers a reader has not read yet; what it knew of another course is forgotten."""
    while known and (
        known[-1].moves >= journal.cursor or journal.entries[known[-1].moves] is not known[-1].entry
    ):
        known.pop()
    return range(known[-1].moves + 1 if known else 0, journal.cursor)


def _people(kinds: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, kind in enumerate(kinds) if kind == "me")
