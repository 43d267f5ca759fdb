"""How each answer is offered: its verb, what is clicked, what it costs or brings."""

import pytest

from core.game import Answer
from core.games.biekrig.game import GAME
from core.games.biekrig.state import State
from core.words import Message, message
from tests.core.games.biekrig.tables import Seat, deal, go, lay, play, prompt, said

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""


def offered(state: State) -> dict[str, tuple[str, str, str]]:
    """Each answer with its verb, its pieces and its notes."""
    return {
        said(answer.move): (
            answer.verb,
            " ".join(answer.pieces),
            ", ".join(map(short, answer.notes)),
        )
        for answer in prompt(state).answers
    }


def short(note: Message) -> str:
    """A message in a word or two."""
    values = ("+".join(value) if isinstance(value, tuple) else value for _, value in note.args)
    return " ".join([note.key.removeprefix("note."), *map(str, values)])


def rolls(state: State) -> list[str]:
    """What the roll says of the six faces."""
    (roll,) = (answer for answer in prompt(state).answers if answer.verb == "roll")
    return [short(note) for note in roll.notes]


def asks(state: State) -> str:
    """The key of the question."""
    return prompt(state).ask.key


def test_to_begin_with_everybody_just_rolls() -> None:
    (answer,) = GAME.ask(deal(3))[0].answers

    assert prompt(deal(3)).ask == message("ask.start", n=3)
    assert answer == Answer(answer.move, "roll", ("die",), throws=True)


def test_cards_say_what_they_bring() -> None:
    rivals = [Seat("23", honey=5), Seat("2")]
    table = lay("25", hand="extra_worker swarm extra_pollen robbing varroa afb", rivals=rivals)
    found = offered(table)
    found.pop("roll")

    assert asks(table) == "ask.events"
    assert found == {
        "play extra_worker 1": ("play", "hand:1 hive:1", "grows 1 3"),
        "play swarm": ("play", "hand:2", "hive, points 1"),
        "play extra_pollen blue": ("play", "hand:3 pollen:blue", ""),
        "play extra_pollen red": ("play", "hand:3 pollen:red", ""),
        "play extra_pollen green": ("play", "hand:3 pollen:green", ""),
        "play robbing 1": ("play", "hand:4 seat:1", "robbing 5"),
        "play robbing 2": ("play", "hand:4 seat:2", "robbing 0"),
        "play varroa 1": ("play", "hand:5 seat:1", "varroa"),
        "play afb 1": ("play", "hand:6 seat:1", "afb"),
    }


def test_copies_of_a_card_are_offered_each_as_what_lies_there() -> None:
    options = prompt(lay(hand="swarm afb swarm", rivals=[Seat("2")])).answers

    assert [answer.pieces for answer in options] == [("hand:1",), ("hand:3",), ("die",)]


def test_purchases_say_what_they_bring_and_are_paid_by_pointing_at_the_colours() -> None:
    table = lay("45", "BRG", 2)
    found = offered(table)
    found.pop("roll")

    assert asks(table) == "ask.buy"
    assert found == {
        "buy 1 blue+red": ("buy", "shop:worker hive:1 pollen:blue pollen:red", "grows 1 5"),
        "buy 1 blue+green": ("buy", "shop:worker hive:1 pollen:blue pollen:green", "grows 1 5"),
        "buy 1 red+green": ("buy", "shop:worker hive:1 pollen:red pollen:green", "grows 1 5"),
        "split 2": ("buy", "shop:queen hive:2", "split, points 1"),
    }


def test_what_makes_ten_points_says_that_it_wins() -> None:
    """K77, K78: and nine do not."""
    nine, ten = (offered(lay("25", "BRG", 1, "swarm", harvested=n)) for n in (6, 7))
    at_nine, at_ten = (offered(go(5, 6, space=22, hives="2", honey=7, harvested=n)) for n in (7, 8))

    assert (nine["split 2"][2], ten["split 2"][2]) == (
        "split, points 1, no_cards",
        "split, points 1, wins",
    )
    assert (nine["play swarm"][2], ten["play swarm"][2]) == (
        "hive, points 1",
        "hive, points 1, wins",
    )
    assert (at_nine["harvest 1"][2], at_ten["harvest 1"][2]) == (
        "points 1, keeps 0",
        "points 1, wins, keeps 0",
    )


def test_a_sixth_card_says_which_discard_wins() -> None:
    """K55, K78: only while the extra point is kept."""
    five = "robbing robbing robbing robbing afb"
    table = offered(go(1, to=3, harvested=7, hand=five, deck="extra_point"))
    short = offered(go(1, to=3, harvested=6, hand=five, deck="extra_point"))

    assert (table["drop afb"][2], table["drop extra_point"][2]) == ("wins", "extra_point")
    assert (short["drop afb"][2], short["drop extra_point"][2]) == ("", "extra_point")


def test_a_queen_says_what_it_brings_also_when_nothing_else_can_be_bought() -> None:
    """K26, K75."""
    found = offered(lay("5", "BRG", 1))
    assert found["split 1"] == ("buy", "shop:queen hive:1", "split, points 1")

    assert set(found) == {"split 1", "roll"}


def test_a_turn_with_nothing_to_decide_is_a_roll() -> None:
    table = lay(hand="extra_point swarm_control", honey=9)

    assert asks(table) == "ask.roll"
    assert list(offered(table)) == ["roll"]


@pytest.mark.parametrize(
    ("on", "second", "third"),
    [
        ("quiet", "flower 2 colour.blue 3", "flower 3 colour.green 3"),
        ("busy", "risk 2 2 2+3", "flower 3 colour.blue 3"),
    ],
)
def test_the_roll_says_where_each_face_would_lead_and_what_is_at_risk(
    on: str, second: str, third: str
) -> None:
    assert rolls(lay("253", space=3, board=on)) == [
        "flower 1 colour.green 3",
        second,
        third,
        "risk 4 2 2+3",
        "flower 5 colour.red 3",
        "risk 6 2 2+3",
    ]


def test_minimal_hives_run_no_risk() -> None:
    assert rolls(lay("22", space=5))[1::2] == ["swarm 2", "swarm 4", "swarm 6"]


def test_the_roll_says_from_which_face_on_there_is_a_harvest() -> None:
    assert rolls(lay(space=20))[-1] == "line 3"


@pytest.mark.parametrize(
    ("on", "first"),
    [
        ("quiet", ["blank 1", "blank 2", "event 3", "blank 4"]),
        ("busy", ["event 1", "event 2", "flower 3 colour.blue 2", "event 4"]),
    ],
)
def test_past_the_line_the_roll_says_nothing_of_a_harvest(on: str, first: list[str]) -> None:
    assert rolls(lay(space=28, board=on)) == [*first, "flower 5 colour.blue 2", "event 6"]


def test_a_swarm_space_asks_for_the_card_or_the_dice() -> None:
    table = go(1, to=7, hives="235", hand="afb swarm_control")

    assert prompt(table).ask == message("ask.guard", n=2, hives=("2", "3"))
    assert offered(table) == {
        "play swarm_control": ("play", "hand:2", "swarm_control"),
        "roll": ("roll", "die", "dice 2 2+3"),
    }


def test_who_has_no_swarm_control_is_told_to_roll() -> None:
    assert asks(go(1, to=7, hives="235", hand="afb")) == "ask.guard_roll"


def test_the_harvest_says_what_it_brings_and_what_is_left() -> None:
    assert offered(go(1, space=22, honey=15)) == {
        "harvest 1": ("harvest", "lot:1", "points 1, keeps 8"),
        "harvest 2": ("harvest", "lot:2", "points 2, keeps 1"),
        "harvest 0": ("pass", "", "keeps 15"),
    }


def test_a_sixth_card_says_what_its_loss_costs() -> None:
    table = go(1, to=3, hand="afb afb afb varroa varroa", deck="extra_point")

    assert asks(table) == "ask.shed"
    assert offered(table)["drop extra_point"] == ("discard", "hand:6", "extra_point")
    assert offered(table)["drop afb"] == ("discard", "hand:3", "")


@pytest.mark.parametrize(
    ("holds", "ask"), [("swarm acid_treatment", "ask.treat"), ("swarm", "ask.attacked")]
)
def test_the_victim_of_varroa_is_asked_out_of_turn(holds: str, ask: str) -> None:
    table = play(lay(hand="varroa", rivals=[Seat(), Seat(hand=holds)]), "play varroa 2")

    assert (prompt(table).seat, prompt(table).ask) == (2, message(ask, seat=0))
    assert offered(table)["decline"] == ("pass", "", "decline")
    treated = offered(table).get("play acid_treatment")
    assert treated == (("play", "hand:2", "acid_treatment") if "acid" in holds else None)


@pytest.mark.parametrize(
    ("card", "notes"),
    [
        ("afb", ["whole, less 1", "whole, less 1"]),
        ("varroa", ["whole, less 1", "shrinks 2 3"]),
    ],
)
def test_the_hive_to_lose_says_what_is_lost(card: str, notes: list[str]) -> None:
    table = play(lay(hand=card, rivals=[Seat("24")], dice=[6]), f"play {card} 1")

    assert prompt(table).ask == message(f"ask.{card}", seat=0)
    assert offered(table) == {
        f"give-up {hive}": ("lose", f"hive:{hive}", note) for hive, note in enumerate(notes, 1)
    }
