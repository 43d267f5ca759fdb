"""Move trees: how many ways a table can go on, and what they come to."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from core import catalogue
from core.game import Game, Move
from core.rng import pick

FOLDER = Path(__file__).parent


class Fixed(NamedTuple):
    """A table that is always the same: its deal, and so many answers by chance."""

    options: dict[str, str]
    seats: int
    seed: int
    moves: int

    def __str__(self) -> str:
        chosen = "-".join(self.options.values())
        return f"{chosen}-{self.seats}p-s{self.seed}-after-{self.moves}"


class Grown(NamedTuple):
    """The positions after so many answers, counted, and all points in them."""

    leaves: int
    points: int


def answers(game: Game[Any], state: Any) -> list[tuple[int, Move]]:
    """Every legal answer, in an order that does not depend on how they are listed."""
    found = [(prompt.seat, answer.move) for prompt in game.ask(state) for answer in prompt.answers]
    return sorted(found, key=msgspec.json.encode)


def stand(game: Game[Any], table: Fixed) -> Any:
    """The table from which the tree grows."""
    state = game.setup(game.chosen(table.options), table.seats, table.seed)
    luck = table.seed
    for _ in range(table.moves):
        luck, (seat, move) = pick(luck, answers(game, state))
        state, _ = game.apply(state, seat, move)
    return state


def grown(game: Game[Any], state: Any, depth: int, met: set[type]) -> list[Grown]:
    """All positions after one answer, two, ... `depth`; a game that is over goes on to none.

    What moves and events there are on the way is added to `met`.
    """
    if not depth:
        return []
    sums = [[0, 0] for _ in range(depth)]
    for seat, move in answers(game, state):
        after, events = game.apply(state, seat, move)
        met |= {type(move), *map(type, events)}
        points = sum(score.total for score in game.scores(after))
        for total, more in zip(
            sums, (Grown(1, points), *grown(game, after, depth - 1, met)), strict=True
        ):
            total[0] += more.leaves
            total[1] += more.points
    return [Grown(*total) for total in sums]


def known(key: str) -> Iterator[tuple[Fixed, list[Grown]]]:
    """The tables of a game and what was counted there."""
    text = (FOLDER / f"{key}.toml").read_text(encoding="utf-8")
    for table in tomllib.loads(text)["table"]:
        *fixed, leaves, points = (
            table[name] for name in ("options", "seats", "seed", "moves", "leaves", "points")
        )
        yield Fixed(*fixed), [Grown(*pair) for pair in zip(leaves, points, strict=True)]


def written(key: str) -> Iterator[str]:
    """The file of a game with the tables it has, counted anew by today's rules."""
    game = catalogue.game(key)
    for table, old in known(key):
        new = grown(game, stand(game, table), len(old), set())
        options = ", ".join(f'{name} = "{value}"' for name, value in table.options.items())
        yield "\n[[table]]"
        yield f"options = {{ {options} }}"
        yield f"seats = {table.seats}"
        yield f"seed = {table.seed}"
        yield f"moves = {table.moves}"
        yield f"leaves = {[each.leaves for each in new]}"
        yield f"points = {[each.points for each in new]}"
