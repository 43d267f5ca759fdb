"""What is said to a learner, found from the match alone: it knows no screen, and nothing is stored.

It sees what the learner's seat sees: each of its questions with the view of that moment, and the
events as that seat may know them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from core import catalogue
from core.game import Answer, AnyGame, Event, redacted
from core.journal import Entry, Journal, Match, asked, unread
from core.lesson import Aside, Beat, Lesson, Moment
from core.words import Message, message

OFTEN = 2
"""So often a beat is told; then it is left alone."""


@dataclass(frozen=True)
class Said:
    """What is said at one question."""

    aside: Message | None = None
    """A rule that has just happened for the first time."""
    remark: Message | None = None
    """What the last answer did, where it was not the one that was asked for."""
    beat: Message | None = None
    """What to do now, or the last sentence of the lesson."""
    answers: tuple[Answer, ...] = ()
    """Those that do it, the one for Enter first."""
    lights: tuple[str, ...] = ()
    """Pieces to look at."""
    place: int = 0
    """The number of the beat, from 1."""
    of: int = 0
    closing: bool = False

    @property
    def key(self) -> str:
        """The word key of the beat; "" without one."""
        return self.beat.key if self.beat else ""

    @property
    def sentences(self) -> tuple[Message, ...]:
        """All of it in order."""
        return tuple(each for each in (self.aside, self.remark, self.beat) if each is not None)


@dataclass(frozen=True)
class _Known:
    """What has been said and done up to one question."""

    moves: int
    """After how many answers the question was asked."""
    entry: Entry | None  # type: ignore[type-arg] # the game's own
    """How it was answered."""
    said: Said
    told: tuple[int, ...]
    """How often each beat."""
    done: frozenset[int]
    asides: frozenset[str]
    closed: bool
    events: tuple[Event, ...] = field(repr=False, default=())
    """All up to the question, while the lesson goes on."""
    moment: Moment | None = field(repr=False, default=None)


class Coach:
    """Goes through a match once, question by question; what it has read it does not read again."""

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        lesson: Lesson | None = None,
        asides: Sequence[Aside] = (),
    ) -> None:
        """Without a lesson only asides are said."""
        self.game, self.seat, self.lesson, self.asides = game, seat, lesson, tuple(asides)
        self._has = catalogue.words(game.key, "en").__contains__
        self._known: list[_Known] = []

    def now(self, journal: Journal) -> Said:
        """What is said at the question that the seat is asked now; of nothing where it is asked none."""
        self._catch_up(journal)
        prompt = asked(journal.prompts, self.seat)
        if prompt is None:
            return Said()
        return self._look(journal, journal.cursor, prompt.answers, None).said

    def heard(self, journal: Journal) -> list[tuple[int, Said]]:
        """All that was said so far: after how many answers, and what."""
        self._catch_up(journal)
        return [(each.moves, each.said) for each in self._known if each.said.sentences]

    def _catch_up(self, journal: Journal) -> None:
        known = self._known
        for moves in unread(known, journal):
            entry = journal.entries[moves]
            # What was given by itself nobody was asked, so nothing was said at it.
            if entry.seat == self.seat and not entry.auto:
                prompt = asked(self.game.ask(journal.states[moves]), self.seat)
                assert prompt is not None
                known.append(self._look(journal, moves, prompt.answers, entry))

    def _look(
        self,
        journal: Journal,
        moves: int,
        answers: tuple[Answer, ...],
        entry: Entry | None,  # type: ignore[type-arg]
    ) -> _Known:
        """One question, after those that are known."""
        last = self._known[-1] if self._known else None
        since = last.moves if last else 0
        fresh = tuple(
            redacted(event, self.seat)
            for each in journal.entries[since:moves]
            for event in each.events
        )
        going = self.lesson is not None and not (last and last.closed)
        told = (*last.events, *fresh) if last and going else fresh
        moment = Moment(self.game.view(journal.states[moves], self.seat), answers, told, fresh)
        found = _Known(
            moves,
            entry,
            Said(),
            told=last.told if last else (0,) * len(self._beats),
            done=last.done if last else frozenset(),
            asides=last.asides if last else frozenset(),
            closed=bool(last and last.closed),
            events=told if going else (),
            moment=moment,
        )
        if going:
            found = self._taught(found)
        found = self._beside(found)
        remark = self._remark(last, found) if last and last.entry is not None else None
        said = replace(found.said, remark=remark)
        # Only what another answer is compared with is kept; views are large, and matches long.
        return replace(found, said=said, moment=moment if said.answers else None)

    @property
    def _beats(self) -> tuple[Beat, ...]:
        return self.lesson.beats if self.lesson else ()

    def _taught(self, known: _Known) -> _Known:
        """With the present beat, or with the last sentence where none is left."""
        moment, beats = known.moment, self._beats
        assert moment is not None
        assert self.lesson is not None
        done = known.done | {at for at, beat in enumerate(beats) if beat.done(moment)}
        known = replace(known, done=done)
        left = [
            at
            for at, beat in enumerate(beats)
            if at not in done and known.told[at] < OFTEN and not beat.gone(moment)
        ]
        if not left or moment.view.clock.round > self.lesson.rounds:
            said = Said(
                beat=self._closing(moment), closing=True, place=len(beats) + 1, of=len(beats) + 1
            )
            return replace(known, said=said, closed=True)
        for at in left:
            answers = tuple(beats[at].follow(moment))
            if answers:
                return replace(
                    known, said=self._asks(at, moment, answers), told=_one_more(known.told, at)
                )
        return known

    def _asks(self, at: int, moment: Moment, answers: tuple[Answer, ...]) -> Said:
        beat = self._beats[at]
        return Said(
            beat=message(f"lesson.{self._name}.{beat.key}", **beat.slots(moment)),
            answers=answers,
            lights=tuple(beat.lights(moment)),
            place=at + 1,
            of=len(self._beats) + 1,
        )

    def _closing(self, moment: Moment) -> Message:
        assert self.lesson is not None
        return message(f"lesson.{self.lesson.key}.closing", **self.lesson.closing(moment))

    @property
    def _name(self) -> str:
        assert self.lesson is not None
        return self.lesson.key

    def _beside(self, known: _Known) -> _Known:
        """With a rule that has happened for the first time: one a question, the more important first."""
        moment = known.moment
        assert moment is not None
        for aside in self.asides:
            for event in moment.fresh:
                if aside.key not in known.asides and aside.when(event, moment):
                    told = message(f"aside.{aside.key}", **aside.slots(moment))
                    return replace(
                        known,
                        asides=known.asides | {aside.key},
                        said=replace(known.said, aside=told),
                    )
        return known

    def _remark(self, last: _Known, known: _Known) -> Message | None:
        """What another answer did, where there are words for it."""
        before, entry = last.said, last.entry
        assert entry is not None
        if not before.answers or any(answer.move == entry.move for answer in before.answers):
            return None
        assert last.moment is not None
        assert known.moment is not None
        at = before.place - 1
        if at in known.done:
            return None
        given = next(each for each in last.moment.answers if each.move == entry.move)
        beat = self._beats[at]
        end = beat.astray(last.moment, given)
        told = message(f"lesson.{self._name}.{beat.key}.{end}", **beat.slots(known.moment))
        return told if self._has(told.key) else None


def lesson_of(match: Match) -> Lesson | None:
    """The lesson that a match is, by its deal; branches and copies of it are the same lesson."""
    game = catalogue.game(match.game)
    for lesson in catalogue.lessons(match.game):
        same = lesson.seed == match.seed and len(lesson.kinds) == len(match.seats)
        if same and game.chosen(dict(lesson.options)) == game.agreed(match.options):
            return lesson
    return None


def _one_more(told: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*told[:at], told[at] + 1, *told[at + 1 :])
