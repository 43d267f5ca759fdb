"""Plays lessons without a screen, as a match plays them: the easy bot, and what is said at each question.

    for asked in questions(lesson):               # along the line: the first of the coach's answers
    for asked in questions(lesson, wandering(7)): # anything, by chance

A bot that is asked together with the learner answers first, and what leaves no choice is given by
itself, as in a match that is a lesson.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from core import catalogue
from core.bots.players import HUMAN, answering, bot
from core.coach import Coach, Said
from core.game import Answer, Prompt, View
from core.journal import Journal, Match, Sitter
from core.lesson import Lesson
from core.rng import child, pick
from core.words import Words
from tui.match.port import forced
from tui.words.language import words

NAMES = ("You", "Hazel", "Robin", "Rowan", "Wren")
FAR = 300
"""So many own questions are more than any lesson has."""


@dataclass(frozen=True)
class Asked:
    """An own question in a lesson, what was said at it and what was answered."""

    moves: int
    """After how many answers of anybody."""
    round: int
    prompt: Prompt
    view: View
    said: Said
    answer: Answer

    @property
    def along(self) -> bool:
        """Whether the answer is what the coach asked for; True where nothing was asked for."""
        return not self.said.answers or self.answer in self.said.answers


Choose = Callable[[Prompt, Said], Answer]
"""How the learner answers."""


class Playing:
    """A lesson that is being played."""

    def __init__(self, lesson: Lesson, seed: int | None = None) -> None:
        """`seed`: another deal than that of the lesson, for the search."""
        self.lesson = lesson
        self.game = catalogue.game(lesson.game)
        self.seat = lesson.kinds.index(HUMAN)
        self.seed = lesson.seed if seed is None else seed
        sitters = tuple(Sitter(name, kind) for name, kind in zip(NAMES, lesson.kinds, strict=False))
        options = self.game.chosen(dict(lesson.options))
        match = Match("lesson", self.game.key, self.game.version, options, sitters, self.seed)
        start = self.game.setup(options, len(sitters), self.seed)
        self.journal = Journal(self.game, match, start)
        self.coach = self.another_coach()
        self.wake()

    def another_coach(self) -> Coach:
        """One that has seen nothing of the match yet."""
        lesson = self.lesson
        return Coach(self.game, self.seat, lesson, catalogue.asides(lesson.game))

    @property
    def prompt(self) -> Prompt | None:
        """What the learner is asked; None: the match is over."""
        return next((each for each in self.journal.prompts if each.seat == self.seat), None)

    @property
    def view(self) -> View:
        """What the learner sees."""
        return self.game.view(self.journal.state, self.seat)

    @property
    def said(self) -> Said:
        """What the coach says now."""
        return self.coach.now(self.journal)

    @property
    def round(self) -> int:
        """The round it is."""
        return self.game.clock(self.journal.state).round

    def answer(self, answer: Answer) -> None:
        """The learner answers; then all goes on to their next question."""
        self.journal.play(self.seat, answer.move)
        self._give()
        self.wake()

    def wake(self) -> None:
        """The bots answer, as long as one is asked anything."""
        kinds = self.lesson.kinds
        while prompt := next(
            (each for each in self.journal.prompts if kinds[each.seat] != HUMAN), None
        ):
            self.journal.play(prompt.seat, self._thinks(prompt, kinds[prompt.seat]).move)
            self._give()

    def _thinks(self, prompt: Prompt, kind: str) -> Answer:
        """As Running.task draws it: the same match and the same moves give the same chance."""
        rng = child(self.seed, f"{kind} {prompt.seat} {self.journal.cursor}")
        view = self.game.view(self.journal.state, prompt.seat)
        return bot(answering(kind, prompt))(self.game, view, prompt.answers, rng)

    def _give(self) -> None:
        while (prompt := self.prompt) and forced(prompt):
            self.journal.play(self.seat, prompt.answers[0].move, auto=True)


def along(prompt: Prompt, said: Said) -> Answer:
    """What the coach asks for; without that the first answer."""
    return said.answers[0] if said.answers else prompt.answers[0]


def wandering(seed: int, astray: int = 10) -> Choose:
    """By chance: of ten answers so many are any that there is, the others what the coach asks for."""
    luck = child(seed, "wandering")

    def choose(prompt: Prompt, said: Said) -> Answer:
        nonlocal luck
        luck, ten = pick(luck, range(10))
        luck, answer = pick(luck, prompt.answers)
        return answer if ten < astray else along(prompt, said)

    return choose


def questions(
    lesson: Lesson, choose: Choose = along, *, seed: int | None = None, beyond: bool = False
) -> Iterator[Asked]:
    """The own questions up to the last sentence, or, `beyond` it, to the end of the match."""
    playing = Playing(lesson, seed)
    for _ in range(FAR):
        prompt, said = playing.prompt, playing.said
        if prompt is None:
            return
        answer = choose(prompt, said)
        yield Asked(playing.journal.cursor, playing.round, prompt, playing.view, said, answer)
        if said.closing and not beyond:
            return
        playing.answer(answer)


def lessons(*games: str) -> list[Lesson]:
    """The lessons of these games, or of all."""
    return [each for game in games or catalogue.published() for each in catalogue.lessons(game)]


def spoken(game: str, language: str, lesson: Lesson | None = None) -> Words:
    """The words of a match of this game, at a table where these people sit."""
    found = words(game, language)
    if lesson is not None:
        rules = catalogue.game(game)
        options = rules.chosen(dict(lesson.options))
        found = found.of(rules.facts(options, len(lesson.kinds)))
    return found.sits(NAMES)
