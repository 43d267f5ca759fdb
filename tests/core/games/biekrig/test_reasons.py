"""Why something cannot be done: the reason that is shown."""

from typing import Any

import pytest

from core.games.biekrig.game import GAME
from core.games.biekrig.state import State
from tests.core.games.biekrig.tables import Seat, go, lay, play

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""


def why(state: State, verb: str, piece: str, seat: int = 0) -> str | None:
    """The reason in a word."""
    reason = GAME.why_not(GAME.view(state, seat), verb, piece)
    return reason.key.removeprefix("why.") if reason else None


@pytest.mark.parametrize(
    ("laid", "reason"),
    [
        ({"hand": "extra_point"}, "extra_point"),
        ({"hand": "swarm_control"}, "swarm_control"),
        ({"hand": "acid_treatment"}, "acid_treatment"),
        ({"hand": "swarm", "bought": True}, "bought"),
        ({"hand": "swarm", "bought": True, "phase_order": "free"}, None),
        ({"hand": "extra_worker", "hives": "55"}, "full"),
        ({"hand": "extra_worker", "hives": "54"}, None),
        ({"hand": "afb", "rivals": [Seat("5")]}, "afb"),
        ({"hand": "varroa", "rivals": [Seat("2")]}, "varroa"),
        ({"hand": "varroa", "varroa_targets": "non_minimal_only"}, "varroa"),
        ({"hand": "varroa"}, None),
        ({"hand": "robbing"}, None),
        ({"hand": "robbing", "robbing_empty_target": "forbidden"}, "robbing"),
    ],
)
def test_why_a_card_cannot_be_played(laid: dict[str, Any], reason: str | None) -> None:
    assert why(lay(**laid), "play", "hand:1") == reason


@pytest.mark.parametrize(
    ("hives", "pollen", "honey", "worker", "queen"),
    [
        ("55", "BRG", 1, "full", None),
        ("25", "BRG", 0, "honey", "honey"),
        ("25", "BB", 1, "two_colours", "three_colours"),
        ("25", "BR", 1, None, "three_colours"),
        ("24", "BRG", 1, None, "no_maximal"),
    ],
)
def test_why_bees_cannot_be_bought(
    hives: str, pollen: str, honey: int, worker: str | None, queen: str | None
) -> None:
    table = lay(hives, pollen, honey)

    assert (why(table, "buy", "shop:worker"), why(table, "buy", "shop:queen")) == (worker, queen)


def test_why_nothing_can_be_bought_or_played_whatever_the_cursor_is_on() -> None:
    table = lay("25", "BB", 0)

    assert why(table, "buy", "die") == why(table, "buy", "") == "honey"
    assert why(table, "play", "die") == why(table, "play", "") == "no_card"


def test_what_is_never_done_before_the_roll() -> None:
    table = lay(hand="afb")

    assert why(table, "discard", "hand:1") == "no_discard"
    assert why(table, "harvest", "lot:1") == "no_line"
    assert why(table, "lose", "hive:1") == "no_attack"
    assert why(table, "roll", "die") is None


def test_somebody_elses_turn_and_the_end() -> None:
    over = play(lay("25", "BRG", 1, harvested=7), "split 2")

    assert why(lay(), "roll", "die", seat=1) == "not_your_turn"
    assert why(over, "roll", "die") == "over"


def test_one_kind_of_card_helps_on_a_swarm_space_and_one_against_varroa() -> None:
    swarm = go(1, to=7, hives="33", hand="afb swarm_control")
    rival = Seat(hand="acid_treatment* swarm acid_treatment")
    attack = play(lay(hand="varroa", rivals=[rival]), "play varroa 1")

    assert [why(swarm, "play", f"hand:{n}") for n in (1, 2)] == ["only_card", None]
    assert [why(attack, "play", f"hand:{n}", 1) for n in (1, 2, 3)] == ["fresh", "only_card", None]
    assert why(swarm, "buy", "shop:worker") == "answer_first"
