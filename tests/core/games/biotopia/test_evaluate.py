"""What a garden promises, for bots that do not imagine a game to its end."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from core.games.biotopia.game import GAME
from tests.core.games.biotopia.tables import lay


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({}, {"wings": "essex_skipper"}),
        ({}, {"hand": "peacock"}),
        ({"down": "2*?"}, {"down": "3*?"}),
        ({"down": "2*?"}, {"down": "2*?", "up": "brown_knapweed"}),
    ],
)
def test_more_on_the_table_or_in_the_hand_promises_more(
    less: dict[str, Any], more: dict[str, Any]
) -> None:
    assert GAME.evaluate(lay(**less), 0) < GAME.evaluate(lay(**more), 0)


def test_the_first_flowers_promise_more_than_later_ones_and_the_ninth_nothing() -> None:
    promises = [GAME.evaluate(lay(down=f"{n}*?"), 0) for n in range(10)]
    steps = [after - before for before, after in pairwise(promises)]

    assert min(steps[:4]) > max(steps[4:8]) > 0
    assert steps[8] == 0


def test_a_card_that_is_held_twice_promises_less_than_two_cards() -> None:
    alike = GAME.evaluate(lay(hand="2*peacock", down="7*?"), 0)
    one = GAME.evaluate(lay(hand="peacock", down="7*?"), 0)
    none = GAME.evaluate(lay(down="7*?"), 0)

    assert 0 < alike - one < one - none


def test_when_it_is_over_only_points_count() -> None:
    table = replace(lay(hand="brimstone", down="5*?", wings="5*small_tortoiseshell"), todo=())

    assert GAME.evaluate(table, 0) == GAME.scores(table)[0].total == 15
