"""Whoever does not follow: walks about a lesson, and what every question on them has to keep."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from core import catalogue
from core.coach import OFTEN, Coach, Said
from core.game import Answer, redacted
from core.journal import Journal
from core.lesson import Lesson, Moment
from core.words import Words
from tests.lessons.playing import FAR, Choose, Playing, along, spoken
from tui.words import LANGUAGES


@dataclass
class Heard:
    """What was said on one walk."""

    beats: Counter[str] = field(default_factory=Counter)
    done: set[str] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    """Of every sentence."""
    closings: int = 0


class Walk:
    """A lesson that is played anyhow, and looked at without the coach at each question."""

    def __init__(self, playing: Playing) -> None:
        """From where it stands."""
        self.playing = playing
        self.heard = Heard()
        self._begins = {beat.key: beat for beat in playing.lesson.beats}

    def on(self, choose: Choose, *, beyond: int = 2) -> Heard:
        """To the last sentence and so many own questions on, or to the end of the match."""
        left = beyond
        for _ in range(FAR):
            prompt = self.playing.prompt
            if prompt is None or left < 0:
                return self.heard
            said = self.look()
            left -= self.heard.closings > 0
            self.playing.answer(choose(prompt, said))
        raise AssertionError("no end")

    def look(self) -> Said:
        """What is said at the present question, which keeps what is promised."""
        said, heard, lesson = self.playing.said, self.heard, self.playing.lesson
        now = moment(self.playing)
        heard.done |= {key for key, beat in self._begins.items() if beat.done(now)}
        assert not heard.closings or said.beat is None, "a lesson that is over asks for nothing"
        if said.closing:
            heard.closings += 1
        elif said.beat is not None:
            key = said.key.removeprefix(f"lesson.{lesson.key}.")
            heard.beats[key] += 1
            assert key not in heard.done, f"{key} is told after it was done"
            assert heard.beats[key] <= OFTEN, f"{key} is told once too often"
            assert said.answers, f"{key} asks for nothing"
            assert set(said.answers) <= set(now.answers), f"{key} asks for what is not legal"
            assert not self._begins[key].gone(now), f"{key} can never be done any more"
        for sentence in said.sentences:
            heard.keys.add(sentence.key)
            for words in voices(lesson):
                assert words.say(sentence)
        return said


def moment(playing: Playing) -> Moment:
    """The present question, put together anew."""
    journal, seat, prompt = playing.journal, playing.seat, playing.prompt
    assert prompt is not None
    entries = journal.played
    told = tuple(redacted(event, seat) for entry in entries for event in entry.events)
    return Moment(playing.view, prompt.answers, told)


def branched(playing: Playing, moves: int) -> Playing:
    """The same lesson at an earlier question, with a coach of its own."""
    other = Playing.__new__(Playing)
    other.__dict__.update(playing.__dict__)
    journal: Journal = playing.journal.branch(moves, playing.journal.match)
    other.journal, other.coach = journal, playing.another_coach()
    return other


def line(lesson: Lesson) -> tuple[Playing, list[int]]:
    """The lesson played along the line, and after how many moves each own question was asked."""
    playing, moves = Playing(lesson), []
    while (prompt := playing.prompt) and not playing.said.closing:
        moves.append(playing.journal.cursor)
        playing.answer(along(prompt, playing.said))
    return playing, moves


def others(playing: Playing) -> Iterator[Answer]:
    """Every answer that the coach does not ask for."""
    assert playing.prompt is not None
    asked = {answer.move for answer in playing.said.answers}
    yield from (each for each in playing.prompt.answers if each.move not in asked)


def same(coach: Coach, playing: Playing) -> Said:
    """What is said now: by one who was there all along, and the same by one who comes only now."""
    said = coach.now(playing.journal)
    assert said == playing.another_coach().now(playing.journal)
    return said


@lru_cache
def _voices(game: str, key: str) -> tuple[Words, ...]:
    [lesson] = [each for each in catalogue.lessons(game) if each.key == key]
    return tuple(spoken(game, language, lesson) for language in LANGUAGES)


def voices(lesson: Lesson) -> tuple[Words, ...]:
    """The words of its matches, in every language."""
    return _voices(lesson.game, lesson.key)
