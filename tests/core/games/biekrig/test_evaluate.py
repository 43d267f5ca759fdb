"""What an apiary promises, for bots that do not imagine a game to its end."""

import pytest
from msgspec.structs import replace

from core.games.biekrig.game import GAME
from core.games.biekrig.state import Apiary, State


def table(apiary: Apiary, hand: tuple[str, ...] = ()) -> State:
    """A table at which the first seat has this."""
    start = GAME.setup(GAME.chosen({}), 2, 1)
    return replace(start, apiaries=(apiary, start.apiaries[1]), hands=(hand, start.hands[1]))


PLAIN = Apiary((2, 2))


@pytest.mark.parametrize(
    "more",
    [
        Apiary((2, 2, 2)),
        Apiary((2, 3)),
        Apiary((2, 2), pollen=(1, 0, 0)),
        Apiary((2, 2), honey=1),
        Apiary((2, 2), harvested=1),
    ],
)
def test_more_bees_stores_or_points_promise_more(more: Apiary) -> None:
    assert GAME.evaluate(table(more), 0) > GAME.evaluate(table(PLAIN), 0)


def test_a_swarm_in_the_hand_promises_less_than_the_hive_it_becomes() -> None:
    held = GAME.evaluate(table(PLAIN, ("swarm.1",)), 0)

    assert GAME.evaluate(table(PLAIN), 0) < held < GAME.evaluate(table(Apiary((2, 2, 2))), 0) + 0.5


def test_when_it_is_over_only_points_count() -> None:
    ended = replace(table(Apiary((5, 5, 5), (3, 3, 3), 20, harvested=8)), todo=())

    assert GAME.evaluate(ended, 0) == GAME.scores(ended)[0].total == 11
