"""How near the sea is to being saved, for bots that do not imagine a game to its end."""

import pytest
from msgspec.structs import replace

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
    assert GAME.evaluate(lay("salinity", **less), 0) < GAME.evaluate(lay("salinity", **more), 0)  # type: ignore[arg-type]


def test_every_impact_promises_less() -> None:
    promises = [GAME.evaluate(lay("salinity", impacts=impacts), 0) for impacts in range(6)]

    assert promises == sorted(promises, reverse=True)
    assert len(set(promises)) == len(promises)


def test_a_pressure_card_weighs_the_more_the_thinner_the_deck() -> None:
    def lost(supply: str) -> float:
        without = GAME.evaluate(lay("salinity", supplies=[supply]), 0)
        return without - GAME.evaluate(lay("salinity", supplies=[f"{supply} pressure"]), 0)

    assert lost("2*sun") > lost("9*sun") > 0


def test_a_sea_that_is_saved_promises_more_than_any_other_and_one_that_is_lost_less() -> None:
    best = GAME.evaluate(lay("salinity", habitats="ice rock mud river coast"), 0)
    worst = GAME.evaluate(lay("6*pressure", impacts=5), 0)
    saved, lost = lay("salinity", habitats="ice rock mud river coast pelagic"), lay("", impacts=6)

    assert GAME.evaluate(replace(saved, todo=()), 0) > 0 > worst
    assert GAME.evaluate(replace(lost, todo=()), 0) < best


def test_all_seats_hope_for_the_same() -> None:
    table = lay("salinity", "2*pressure")

    assert GAME.evaluate(table, 0) == GAME.evaluate(table, 1)
