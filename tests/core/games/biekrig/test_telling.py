"""The log: every die says what it was for, and every card what became of it."""

from collections.abc import Sequence

import pytest

from core.catalogue import words
from core.game import Event, redacted
from core.games.biekrig.events import Turned
from core.games.biekrig.game import GAME
from core.games.biekrig.state import State
from core.words import Words
from tests.core.games.biekrig.tables import Seat, act, go, lay

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""

ENGLISH = Words("en", (words("biekrig", "en"),), ("Anna", "Bo", "Cleo"))


def log(state: State, *moves: str, seat: int | None = None) -> list[str]:
    """What is written down about the last of these moves."""
    events: Sequence[Event] = ()
    for move in moves:
        state, events = act(state, move)
    told = (GAME.tell(redacted(event, seat)) for event in events)
    return [ENGLISH.say(line) for line in told if line]


def test_a_landing_on_flowers() -> None:
    assert log(lay("235", space=1, dice=[1, 4, 2]), "roll") == [
        "Anna rolled 1",
        "Anna moved to blue flowers (2)",
        "Anna rolled 4 for hive 1",
        "Anna rolled 2 for hive 2",
        "Anna got 2 blue pollen and 2 honey: hives 2, 3",
    ]


def test_a_landing_on_a_swarm_space() -> None:
    assert log(lay("24", space=6, dice=[1, 5]), "roll")[2:] == [
        "Anna rolled 5 for hive 2 on the swarm space",
        "Anna: hive 2 swarmed and lost 2 workers",
    ]
    table = go(1, to=7, hives="24", hand="swarm_control")
    assert log(table, "play swarm_control") == ["Anna used Swarm control: no hive swarms"]


@pytest.mark.parametrize(("seat", "card"), [(0, "AFB"), (1, "an event card")])
def test_a_card_drawn_is_told_to_its_owner(seat: int, card: str) -> None:
    assert log(lay(space=2, dice=[1], deck="afb"), "roll", seat=seat)[-1] == f"Anna drew {card}"


def test_a_robbery() -> None:
    table = lay(hand="robbing", rivals=[Seat(honey=5)], dice=[2])

    assert log(table, "play robbing 1") == [
        "Anna played Robbing against Bo",
        "Anna rolled 2 for Robbing",
        "Anna took 2 honey from Bo",
    ]
    failed = lay(hand="robbing", rivals=[Seat(honey=5)], dice=[5])
    assert log(failed, "play robbing 1")[-1] == "Anna rolled 5 for Robbing: nothing"


def test_an_attack() -> None:
    table = lay(hand="varroa", rivals=[Seat("23", hand="afb")], dice=[4])

    assert log(table, "play varroa 1", "decline") == ["Anna rolled 4 for Varroa: Bo loses a worker"]
    assert log(table, "play varroa 1", "decline", "give-up 2") == [
        "Bo lost a worker of hive 2 to Varroa"
    ]
    assert log(table, "play varroa 1", "decline", "give-up 1") == ["Bo lost hive 1 to Varroa"]


def test_purchases_harvest_and_the_end() -> None:
    assert log(lay("22", "BR", 1), "buy 2 blue+red") == [
        "Anna bought a worker for hive 2 (blue, red)"
    ]
    assert log(lay("25", "BRG", 1, harvested=7), "split 2") == [
        "Anna bought a queen and split hive 2",
        "Ten points: the game is over",
    ]
    assert log(go(1, space=22, honey=7, deck="swarm"), "harvest 1")[0] == "Anna harvested 7 honey"
    assert log(lay(space=22, honey=7, dice=[1]), "roll")[-1] == (
        "Anna passed the harvest line and moved to question mark (23)"
    )


def test_who_begins() -> None:
    begins = GAME.tell(Turned(1, 1))

    assert begins is not None
    assert ENGLISH.say(begins) == "Bo begins"
    assert GAME.tell(Turned(2, 0)) is None
