"""Tables and games for the properties that every game has."""

import hashlib
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, reject, settings
from hypothesis import strategies as st

from core import catalogue
from core.bots.players import BOTS, Bot, ahead, bot
from core.effort import Effort
from core.errors import BadChoice, GameOver, Illegal, NotAsked, Refused
from core.game import Answer, AnyGame, Event, Move, Options, Prompt
from core.journal import Journal, Match, Policy, Sitter
from core.rng import below, child, pick
from tests import tiny

frozen = msgspec.json.encode
"""A value as bytes: what changes inside it, or differs in the least, differs here."""
KINDS: dict[str, Bot] = {
    "random": BOTS["random"],
    "easy": BOTS["easy"],
    "ahead": ahead(Effort(1)),
    "looking": ahead(Effort(1, far=2, often=2, tree=False)),
}
"""One bot of each kind; the one that thinks ahead thinks as little as it can."""


class Place(NamedTuple):
    """A game and how many people sit down to it."""

    game: AnyGame
    seats: int


class Seating(NamedTuple):
    """What decides a whole game."""

    seats: int
    options: Options
    seed: int
    luck: int
    """The players' own generator; the game's knows nothing of it."""
    sense: int
    """How many of ten answers are sensible ones."""


class Ply(NamedTuple):
    """One answer, and the table before and after it."""

    before: Any
    prompt: Prompt
    answer: Answer
    events: tuple[Event, ...]
    after: Any


class Ids:
    """Finds the pieces of a game by name in what was written down."""

    def __init__(self, pieces: tuple[str, ...]) -> None:
        self.pieces = frozenset(pieces)
        known = b"|".join(re.escape(p.encode()) for p in pieces) or b"(?!)"
        self.pattern = re.compile(b'"(' + known + b')"')

    def found(self, what: Any) -> list[str]:
        """Those named, in order."""
        return [found.decode() for found in self.pattern.findall(frozen(what))]


class Foreign(Move, frozen=True, tag="foreign"):
    """A move of no game."""


def places() -> list[tuple[str, int]]:
    """Every game, those for tests too, with every number of seats."""
    with tiny.added(*tiny.ALL):
        keys = catalogue.keys()
        return [(key, seats) for key in keys for seats in catalogue.game(key).seats]


def sizes(few: int, many: int) -> pytest.MarkDecorator:
    """How many games: a few always, many with `-m long`."""
    long = pytest.param(many, marks=pytest.mark.long, id="long")
    return pytest.mark.parametrize("games", [pytest.param(few, id="few"), long])


@st.composite
def tables(draw: st.DrawFn, place: Place) -> Seating:
    """A spread over match options, deals and ways to play."""
    game, seats = place
    given = {variant.key: draw(st.sampled_from(variant.values)) for variant in game.variants}
    seed, luck = draw(st.integers(0, 2**64 - 1)), draw(st.integers(0, 2**64 - 1))
    table = Seating(seats, game.chosen(given), seed, luck, draw(st.sampled_from((0, 0, 6, 9))))
    try:
        start(game, table)
    except BadChoice:
        reject()
    return table


def for_tables(place: Place, games: int, holds: Callable[[Seating], None]) -> None:
    """Check at so many tables; always the same ones, and the simplest that fails is shown."""
    settled = settings(
        max_examples=games,
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    settled(given(tables(place))(holds))()


def start(game: AnyGame, table: Seating) -> Any:
    """The table before the first answer."""
    return game.setup(table.options, table.seats, table.seed)


def play(game: AnyGame, table: Seating) -> Iterator[Ply]:
    """A game to its end, or to the round cap."""
    state, luck = start(game, table), table.luck
    while (prompts := game.ask(state)) and game.clock(state).round <= game.longest:
        luck, prompt = pick(luck, prompts)
        assert prompt.answers, (
            f"{game.key}: seat {prompt.seat} is asked {prompt.what} with no answer"
        )
        luck, wit = below(luck, 10)
        luck, answer = pick(luck, prompt.answers)
        if wit < table.sense:
            answer = bot("easy")(game, game.view(state, prompt.seat), prompt.answers, luck)
        after, events = game.apply(state, prompt.seat, answer.move)
        yield Ply(state, prompt, answer, events, after)
        state = after


def journal(game: AnyGame, table: Seating, undo: Policy = "free") -> Journal:
    """A match at this table, before its first move."""
    sitters = tuple(Sitter(f"P{seat}", "me") for seat in range(table.seats))
    match = Match("m", game.key, game.version, table.options, sitters, table.seed, undo)
    return Journal(game, match, start(game, table))


def twisted(moves: list[Move], move: Move, luck: int) -> Move:
    """The move with one of its fields from another move, or with nonsense in it."""
    fields = msgspec.structs.asdict(move)
    if not fields:
        return move
    luck, field = pick(luck, sorted(fields))
    values = ["nonsense", *(getattr(other, field) for other in moves if hasattr(other, field))]
    return msgspec.structs.replace(move, **{field: pick(luck, values)[1]})


def refusal(game: AnyGame, state: Any, seat: int) -> type[Refused]:
    """Which error a wrong move of this seat must meet."""
    seats = [prompt.seat for prompt in game.ask(state)]
    return Illegal if seat in seats else NotAsked if seats else GameOver


def eyes(table: Seating, luck: int) -> int | None:
    """One of the seats, or a spectator."""
    seat = below(child(luck, "eyes"), table.seats + 1)[1]
    return None if seat == table.seats else seat


def fold(game: AnyGame, state: Any, events: tuple[Event, ...]) -> Any:
    """The state after the events."""
    for event in events:
        state = game.evolve(state, event)
    return state


def fingerprint(keys: tuple[str, ...]) -> str:
    """All states and views of a few games in one number, to be compared between processes."""
    whole = hashlib.sha256()
    for key in keys:
        game = catalogue.game(key)
        for seed in range(3):
            seats = game.seats[seed % len(game.seats)]
            for ply in play(game, Seating(seats, game.chosen({}), seed, seed, 5)):
                whole.update(frozen(ply.after))
                whole.update(frozen(game.view(ply.after, ply.prompt.seat)))
    return whole.hexdigest()
