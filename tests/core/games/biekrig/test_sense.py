"""What a sensible bee-keeper likes, and that it pays; luck weighs heavily in this game."""

from typing import Any

import pytest

from core.games.biekrig.game import GAME
from core.games.biekrig.state import State
from tests.bench.biekrig_players import against
from tests.core.games.biekrig.tables import Seat, go, lay, play, said

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""


def likes(state: State) -> dict[str, float]:
    """Each answer and how much it is liked."""
    (prompt,) = GAME.ask(state)
    values = GAME.policy(GAME.view(state, prompt.seat), prompt.answers)
    return {said(answer.move): value for answer, value in zip(prompt.answers, values, strict=True)}


def best(state: State) -> str:
    """The answer that is liked best."""
    found = likes(state)
    return max(found, key=found.__getitem__)


@pytest.mark.parametrize(
    ("laid", "move"),
    [
        ({"hives": "24", "pollen": "BR", "honey": 3, "space": 14}, "buy 2 blue+red"),
        ({"hives": "23", "pollen": "BBRG", "honey": 3, "space": 14}, "buy 2 blue+red"),
        ({"hives": "25", "pollen": "BRG", "honey": 3}, "split 2"),
        ({"hives": "24", "pollen": "BRG", "honey": 3, "hand": "swarm"}, "play swarm"),
        ({"hives": "24", "hand": "extra_worker", "space": 14}, "play extra_worker 2"),
        ({"pollen": "BBR", "hand": "extra_pollen"}, "play extra_pollen green"),
        ({"hand": "varroa", "rivals": [Seat("33"), Seat("22")]}, "play varroa 2"),
        ({"hand": "afb", "rivals": [Seat("22"), Seat("22", harvested=3)]}, "play afb 2"),
        ({"hand": "robbing", "rivals": [Seat(honey=3), Seat(honey=9)]}, "play robbing 2"),
        ({"hand": "robbing", "rivals": [Seat(honey=1), Seat()]}, "roll"),
    ],
)
def test_it_buys_fills_one_hive_splits_and_attacks_the_leader(
    laid: dict[str, Any], move: str
) -> None:
    assert best(lay(**laid)) == move


def test_it_keeps_full_lots_of_honey_for_the_line() -> None:
    assert best(lay("22", "BR", 7, space=19)) == "roll"
    assert best(lay("22", "BR", 8, space=19)).startswith("buy")


def test_it_begins_no_hive_just_before_a_swarm() -> None:
    assert best(lay("22", "BR", 3, space=6)) == "roll"
    assert best(lay("24", "BR", 3, space=6)) == "buy 2 blue+red"


def test_it_harvests_all_it_can() -> None:
    assert best(go(1, space=22, honey=15)) == "harvest 2"


def test_it_guards_and_treats_and_gives_up_what_hurts_least() -> None:
    hit = {card: lay(hand=card, rivals=[Seat("532")], dice=[6]) for card in ("afb", "varroa")}
    attack = lay(hand="varroa", rivals=[Seat(hand="acid_treatment")])

    assert best(go(1, to=7, hives="55", hand="swarm_control")) == "play swarm_control"
    assert best(play(attack, "play varroa 1")) == "play acid_treatment"
    assert best(play(hit["afb"], "play afb 1")) == "give-up 3"
    assert best(play(hit["varroa"], "play varroa 1")) == "give-up 2"


def test_of_six_cards_it_discards_the_weakest() -> None:
    table = go(1, to=3, hand="swarm extra_point varroa afb extra_worker", deck="robbing")

    assert best(table) == "drop robbing"


@pytest.mark.parametrize(
    ("other", "floor", "games"),
    [
        ("random", 0.58, 100),
        ("never", 0.75, 100),  # a sample: 85 % but for three standard errors
        pytest.param("random", 0.58, 1000, marks=pytest.mark.long),
        pytest.param("never", 0.85, 1000, marks=pytest.mark.long),
    ],
)
def test_the_easy_bot_beats_chance_and_whoever_never_buys(
    other: str, floor: float, games: int
) -> None:
    assert against("easy", other, games).share >= floor
