"""What a garden promises, for bots that do not imagine a game to its end."""

from typing import Any

import pytest

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
    assert GAME.promise(lay(**less), 0) < GAME.promise(lay(**more), 0)


def test_the_seventh_flower_promises_more_than_the_ninth() -> None:
    six, seven, eight, nine = (GAME.promise(lay(down=f"{n}*?"), 0) for n in (6, 7, 8, 9))

    assert seven - six > nine - eight > 0


def test_near_the_end_only_points_count() -> None:
    table = lay(hand="brimstone", down="5*?", wings="5*small_tortoiseshell")
    points = GAME.scores(table)[0].total

    assert points >= 15
    assert GAME.promise(table, 0) == points
