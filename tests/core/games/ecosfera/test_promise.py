"""How near the sea is to being saved, for bots that do not imagine a game to its end."""

from itertools import pairwise

import pytest

from core.games.ecosfera.game import GAME
from tests.core.games.ecosfera.tables import lay


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({}, {"habitats": "ice"}),
        ({"impacts": 2}, {"impacts": 1}),
        ({}, {"discards": ["phocoena_phocoena"]}),
        ({"discards": ["phocoena_phocoena"]}, {"discards": ["phocoena_phocoena mytilus_edulis"]}),
        ({"supplies": ["3*pressure"]}, {"supplies": ["2*pressure"]}),
    ],
)
def test_what_helps_the_sea_promises_more(less: dict[str, object], more: dict[str, object]) -> None:
    assert GAME.promise(lay("salinity", **less), 0) < GAME.promise(lay("salinity", **more), 0)  # type: ignore[arg-type]


def test_the_last_impact_is_worse_than_the_first() -> None:
    promises = [GAME.promise(lay("salinity", impacts=impacts), 0) for impacts in range(6)]
    steps = [before - after for before, after in pairwise(promises)]

    assert steps == sorted(steps)
    assert steps[0] > 0


def test_a_pair_in_one_deck_promises_more_than_one_consumer_in_each_of_two() -> None:
    together = lay("salinity", "", discards=["phocoena_phocoena mytilus_edulis", ""])
    apart = lay("salinity", "", discards=["phocoena_phocoena", "mytilus_edulis"])

    assert GAME.promise(together, 0) > GAME.promise(apart, 0)


def test_all_seats_hope_for_the_same() -> None:
    table = lay("salinity", "2*pressure")

    assert GAME.promise(table, 0) == GAME.promise(table, 1)
