"""What is promised beside an answer, and what came of it: the answer is played on a copy.

A game says in `tests/core/games/<game>/promises.py` how each of its notes is checked, as `NOTES`,
and which notes an answer must have for what it brings for sure, as `due`.
"""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from core.game import Answer, AnyGame, Event, Prompt
from core.words import Message
from tests.core.playing import Ply


class Tried(NamedTuple):
    """An answer that was played on a copy of the table."""

    game: AnyGame
    before: Any
    prompt: Prompt
    answer: Answer
    after: Any
    events: tuple[Event, ...]

    @property
    def move(self) -> Any:
        """The answer itself, of whatever game."""
        return self.answer.move

    @property
    def seat(self) -> int:
        """Who answered."""
        return self.prompt.seat

    def of(self, *kinds: type) -> list[Any]:
        """The events of some kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    def noted(self, *keys: str) -> list[Message]:
        """The notes with these keys."""
        return [note for note in self.answer.notes if note.key in keys]

    def points(self) -> int:
        """What the answer brought in points."""
        now, then = (
            self.game.scores(state)[self.seat].total for state in (self.after, self.before)
        )
        return now - then

    def then(self, move: Any, state: Any = None) -> "Tried":
        """One answer more, by the first who may give it."""
        state = self.after if state is None else state
        for prompt in self.game.ask(state):
            for answer in prompt.answers:
                if answer.move == move:
                    return tried(self.game, state, prompt, answer)
        raise AssertionError(f"{move} cannot be answered")

    def instead(self, state: Any) -> "Tried":
        """The same answer at another table."""
        after, events = self.game.apply(state, self.seat, self.answer.move)
        return self._replace(before=state, after=after, events=events)


Checker = Callable[..., bool]
"""Whether a note is true of an answer; it takes the note's arguments by name."""
Due = Callable[[Tried], Iterator[str]]
"""The notes that the answer must have, for what it brought for sure."""


def tried(game: AnyGame, state: Any, prompt: Prompt, answer: Answer) -> Tried:
    """An answer is played."""
    after, events = game.apply(state, prompt.seat, answer.move)
    return Tried(game, state, prompt, answer, after, events)


def answers(game: AnyGame, ply: Ply) -> Iterator[Tried]:
    """Every answer that could have been given."""
    for prompt in game.ask(ply.before):
        for answer in prompt.answers:
            yield tried(game, ply.before, prompt, answer)


def promises(key: str) -> tuple[Mapping[str, Checker], Due]:
    """How a game's notes are checked."""
    found = import_module(f"tests.core.games.{key}.promises")
    return found.NOTES, found.due


def broken(answer: Tried, notes: Mapping[str, Checker], due: Due) -> list[str]:
    """The notes that say what does not happen, and those that are missing."""
    said = [note.key for note in answer.answer.notes]
    false = [
        f"{note} is false"
        for note in answer.answer.notes
        if note.key not in notes or not notes[note.key](answer, **dict(note.args))
    ]
    return false + [f"{key} is missing" for key in due(answer) if key not in said]
