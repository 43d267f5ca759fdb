"""Ecosfera Baltica against a second reading of its rules: every question, state and result.

Whole games are played by both at once. The second reading knows nothing of ours but the match
options and the orders that our shuffles came to.
"""

from collections import Counter

import pytest

from core.games.ecosfera.game import GAME
from core.games.ecosfera.setup import VARIANTS
from core.rng import below, child, pick
from tests.core.games.ecosfera.readings import Deal, compare, laid, told

DEALS = [
    Deal(seats, {"level": level, "preset": preset})
    for seats in range(1, 5)
    for level, preset in (("1", "normal"), ("2", "normal"))
]
MANY = pytest.mark.parametrize("games", [25, pytest.param(1000, marks=pytest.mark.long)])
MET = {
    "1": {"buy", "claim", "plus", "refresh", "return", "reactivate", "end", "stopped", "shuffled"},
    "2": {"star", "propose", "funded", "drawn", "foretold", "skipped", "take", "impacted"},
}
"""What cannot fail to happen in twenty-five games."""


@pytest.mark.parametrize("deal", DEALS, ids=str)
@MANY
def test_games_are_the_same_in_both_readings(deal: Deal, games: int) -> None:
    seen = sum((compare(deal, number) for number in range(games)), Counter[str]())

    assert MET["1"] | (MET["2"] if deal.given["level"] == "2" else set()) <= set(seen)


@MANY
def test_games_with_any_options_are_the_same_in_both_readings(games: int) -> None:
    seen = sum((compare(any_deal(number), number) for number in range(games)), Counter[str]())

    assert MET["1"] <= set(seen)


def any_deal(number: int) -> Deal:
    """Some options, some number of rows."""
    luck, seats = below(child(number, "deal"), 4)
    given = {}
    for variant in VARIANTS:
        luck, given[variant.key] = pick(luck, variant.values)
    return Deal(seats + 1, given)


@pytest.mark.parametrize("number", range(100))
def test_the_table_is_laid_alike_in_both_readings(number: int) -> None:
    deal = any_deal(number)
    state = GAME.setup(GAME.chosen(deal.given), deal.seats, number)
    table, now = laid(state), told(state)

    for name in ("producer_row", "producers", "consumer_row", "consumers", "policies", "rows"):
        assert now[name] == getattr(table, name)
    for name in ("elements", "pressure", "supplies", "tokens"):
        assert now[name] == getattr(table, name)
