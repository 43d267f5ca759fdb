"""Whoever cannot tell two tables apart observes the same at both: at a host, at one screen, in a replay."""

from itertools import islice
from typing import Any

import pytest

from core import catalogue
from core.game import Game
from tests import tiny
from tests.core.playing import sizes
from tests.tui.alike import Pair, alone, hosted, pairs, shared

PAIRS = 500
"""For each game and each pair of eyes, with `-m long`."""


def eyes() -> list[Any]:
    """Every published game, and the pebbles, with each of its seats, and with somebody who only looks on."""
    with tiny.added():
        keys = (*catalogue.published(), "pebbles")
        return [
            (key, seat) for key in keys for seat in (*range(catalogue.game(key).seats[-1]), None)
        ]


@sizes(30, PAIRS)
@pytest.mark.parametrize(("key", "watcher"), eyes())
async def test_tables_that_look_alike_are_alike_in_all_that_can_be_observed(
    key: str, watcher: int | None, games: int
) -> None:
    with tiny.added():
        game = catalogue.game(key)
        for pair in islice(pairs(game, watcher), games):
            seen = [await everything(game, pair, which, watcher) for which in (0, 1)]
            assert seen[0] == seen[1], pair


async def everything(
    game: Game[Any], pair: Pair, which: int, watcher: int | None
) -> list[list[bytes]]:
    """All that can be observed at one of the two tables."""
    found = [hosted(game, pair, which, watcher)]
    if watcher is not None:
        found += [shared(game, pair, which, watcher), await alone(game, pair, which, watcher)]
    return found


@pytest.mark.parametrize("watcher", [0, 4, None])
def test_many_of_the_pairs_differ_in_whether_somebody_has_a_card_against_what_happens(
    watcher: int | None,
) -> None:
    """K61, K65: or the property above would hold of itself."""
    found = list(islice(pairs(catalogue.game("biekrig"), watcher), PAIRS))

    assert sum(pair.telling for pair in found) > PAIRS // 15
    assert {type(pair.move).__name__ for pair in found if pair.telling} == {"Play", "Roll"}
