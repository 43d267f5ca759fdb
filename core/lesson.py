"""What teaches a game: `core/games/<game>/lesson.py` may have LESSONS and ASIDES.

A lesson is a match like any other, of a deal that was searched for, and what is said at it. Nothing
of it is stored: `core/coach.py` finds what is to be said now from the match alone, so it is right
after undo, in a match that is resumed, and whatever has been answered.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from core.game import Answer, Event, View
from core.words import Arg


@dataclass(frozen=True)
class Moment:
    """A question as the one who is asked sees it; a condition can look at nothing else."""

    view: View
    answers: tuple[Answer, ...]
    told: Sequence[Event] = ()
    """All that has happened, as far as this seat may know it, the oldest first."""
    fresh: Sequence[Event] = ()
    """What of it has happened since this seat answered last, what came of that answer included."""

    @property
    def seat(self) -> int:
        """Whose lesson it is."""
        assert self.view.seat is not None
        return self.view.seat


Slots = Mapping[str, Arg]
"""What stands in a sentence: numbers and names from the view, never typed."""
When = Callable[[Moment], bool]


def never(_: Moment) -> bool:
    """Of no moment."""
    return False


def nothing(_: Moment) -> Slots:
    """A sentence without slots."""
    return {}


def dark(_: Moment) -> Sequence[str]:
    """Nothing lights up but what is to be clicked."""
    return ()


def otherwise(_: Moment, __: Answer) -> str:
    """One sentence for all other answers, `….else`, where there are words for it."""
    return "else"


@dataclass(frozen=True, kw_only=True)
class Beat:
    """One thing to do. Its words: `lesson.<lesson>.<beat>`, and for other answers `.else` behind it.

    The present one is the first that is neither done nor gone and can be followed. None is told a
    third time: who has left it twice knows what they want.
    """

    key: str
    follow: Callable[[Moment], Sequence[Answer]]
    """The answers that do it, the one that Enter is to give first; none: it cannot be done now."""
    done: When
    """Whether that has happened, however it came about; asked at each question, once is enough."""
    gone: When = never
    """Whether it can never be done any more: then it is passed over."""
    lights: Callable[[Moment], Sequence[str]] = dark
    """Pieces to look at, besides those of the answer."""
    slots: Callable[[Moment], Slots] = nothing
    astray: Callable[[Moment, Answer], str] = otherwise
    """Which sentence follows another answer: the end of its word key; one without words says nothing."""
    rules: tuple[str, ...] = ()
    """The rules that its sentence states, by their numbers in RULES.md."""


@dataclass(frozen=True, kw_only=True)
class Aside:
    """A rule that is told when it first happens, whoever does it. Its words: `aside.<key>`."""

    key: str
    when: Callable[[Event, Moment], bool]
    """Whether this event, of those since the last answer, is the case."""
    slots: Callable[[Moment], Slots] = nothing
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A match with its beats. Its words: `lesson.<key>.title`, `.about` for lists, `.closing` at the end."""

    key: str
    game: str
    options: Mapping[str, str]
    """Those that are not as usual."""
    seed: int
    """A plain one, found by tests/lessons/search.py: other rules or bots need another."""
    beats: tuple[Beat, ...]
    closing: Callable[[Moment], Slots] = nothing
    """The slots of the last sentence."""
    rounds: int = 14
    """After so many the last sentence is said in any case."""
    kinds: tuple[str, ...] = ("me", "easy")


# -- for conditions --------------------------------------------------------------------------------


def by(moment: Moment, verb: str, *pieces: str) -> tuple[Answer, ...]:
    """The answers with this verb that begin with these pieces."""
    return tuple(
        answer
        for answer in moment.answers
        if answer.verb == verb and answer.pieces[: len(pieces)] == pieces
    )


def pieces(moment: Moment, name: str, pile: str = "") -> tuple[str, ...]:
    """What is called so in the seat's view (a face's word key), where a pile is named in that alone."""
    return tuple(
        face.piece
        for each in moment.view.piles
        if each.owner in (None, moment.seat) and pile in ("", each.name)
        for face in each.faces
        if face.name == name
    )


def with_it(moment: Moment, verb: str, name: str, pile: str = "") -> tuple[Answer, ...]:
    """The answers with this verb whose first piece is called so."""
    found = pieces(moment, name, pile)
    return tuple(
        answer
        for answer in moment.answers
        if answer.verb == verb and answer.pieces[:1] and answer.pieces[0] in found
    )
