"""What is asked of a worker: what a bot answers, what it would advise, who is likely to win."""

from enum import IntEnum
from math import inf
from time import monotonic
from typing import NamedTuple

from core import catalogue
from core.bots import advising
from core.bots.advising import Advice
from core.bots.outlook import outlook
from core.bots.players import bot
from core.bots.search import Hurry
from core.effort import Effort
from core.game import Answer, View


class Kind(IntEnum):
    """What a question is for, in the order of their haste."""

    BOT = 0
    """A bot's turn: a match waits for it."""
    HINT = 1
    """A person waits for it, and may leave."""
    REVIEW = 2
    """Nobody waits for it; one of many short ones."""


Task = tuple[str, str, View, tuple[Answer, ...], int]
Question = tuple[str, View, tuple[Answer, ...], int, Effort | None]
Position = tuple[str, View, int, Effort]


class Thought(NamedTuple):
    """What a bot answers."""

    place: int
    """Of the answers that it was given."""
    hurried: bool = False
    """Whether it is not what the bot would have thought out, because the cap was met."""


def decide(task: Task, seconds: float = inf) -> int:
    """The place of the answer that the bot takes; it is in no hurry before so many seconds have gone by."""
    name, key, view, answers, rng = task
    player = bot(name, _after(seconds))
    return answers.index(player(catalogue.game(key), view, answers, rng))


def advise(question: Question, seconds: float = inf) -> Advice:
    """What a hard bot would do at this seat, and why; as far as it has come by then."""
    key, view, answers, rng, effort = question
    game = catalogue.game(key)
    return advising.advise(game, view, answers, rng, effort or game.hard(view), _after(seconds))


class Foresight(NamedTuple):
    """How likely a seat is to win."""

    chance: float
    error: float = 0.0
    """Its standard error."""


def foresee(position: Position, seconds: float = inf) -> Foresight:
    """How likely the seat of a view is to win; as far as that is known by then."""
    key, view, rng, effort = position
    found = outlook(catalogue.game(key), view, rng, effort, hurry=_after(seconds))
    return Foresight(found.wins[0], found.error())


def _after(seconds: float) -> Hurry:
    """In a hurry when so many have gone by, beginning now."""
    until = monotonic() + seconds
    return lambda: monotonic() > until
