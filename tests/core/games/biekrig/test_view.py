"""What a table shows: the phases of the turn, the faces of the die, the piles, the meters."""

import pytest

from core.game import Pile
from core.games.biekrig.ahead import Ahead
from core.games.biekrig.game import GAME
from core.games.biekrig.state import State
from core.words import message
from tests.core.games.biekrig.tables import Seat, deal, go, lay, play, sees

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""

SPENT = "roll"


def bar(state: State, seat: int | None = 0) -> str:
    """The phases of the turn: past, present, to come, with nothing in them."""
    return " ".join(
        f"{stage.name.removeprefix('phase.')}:{stage.mark}" for stage in GAME.view(state, seat).bar
    )


def pile(state: State, name: str, seat: int | None = 0, owner: int | None = None) -> Pile:
    """One pile as a seat sees it."""
    piles = GAME.view(state, seat).piles
    (found,) = (each for each in piles if (each.name, each.owner) == (f"pile.{name}", owner))
    return found


# -- the phases of the turn --------------------------------------------------------------------


def test_before_the_first_turn_and_after_the_last_there_are_no_phases() -> None:
    over = play(lay("25", "BRG", 1, harvested=7), "split 2")

    assert (bar(deal(2)), bar(over)) == ("", "")


def test_a_turn_with_everything_in_it() -> None:
    table = lay("22", "BR", 1, "swarm", space=20)

    assert bar(table) == "events:now buy:open roll:open harvest:open"


def test_empty_phases_are_skipped() -> None:
    assert bar(lay("22", "BR", 1)) == "events:empty buy:now roll:open harvest:empty"
    assert bar(lay("22", hand="extra_point")) == "events:empty buy:empty roll:now harvest:empty"


def test_after_a_purchase_the_cards_are_over() -> None:
    bought = play(lay("22", "BBRR", 2, "swarm"), "buy 1 blue+red")

    assert bar(bought) == "events:done buy:now roll:open harvest:empty"
    assert bar(play(bought, "buy 1 blue+red")) == "events:done buy:empty roll:now harvest:empty"


@pytest.mark.parametrize("seat", [1, None])
def test_the_others_see_that_there_are_cards_not_whether_they_can_be_played(
    seat: int | None,
) -> None:
    tables = [lay(hand=kind, rivals=[Seat("2")]) for kind in ("extra_point", "swarm")]

    assert [bar(table, seat) for table in tables] == [
        "events:now buy:empty roll:open harvest:empty"
    ] * 2
    assert bar(lay(), seat) == "events:empty buy:empty roll:now harvest:empty"


def test_an_attack_belongs_to_the_cards() -> None:
    table = play(lay("22", "BR", 1, "varroa", rivals=[Seat(hand="afb")]), "play varroa 1")

    assert bar(table, 1) == "events:now buy:open roll:open harvest:empty"


def test_after_the_roll_comes_the_harvest() -> None:
    table = go(1, space=22, honey=7)

    assert bar(table) == "events:done buy:done roll:done harvest:now"
    swarm = go(1, to=7, hives="33", hand="afb")
    assert bar(swarm) == "events:done buy:done roll:done harvest:empty"


# -- the faces of the die ----------------------------------------------------------------------


def test_before_the_roll_all_see_what_each_face_would_bring() -> None:
    table = lay("25", space=21)

    for seat in (0, 1, None):
        assert sees(table, seat).ahead == (
            Ahead(1, 22, "flower", "red"),
            Ahead(2, 23, "event", None, line=True),
            Ahead(3, 24, "flower", "green", line=True),
            Ahead(4, 25, "flower", "blue", line=True),
            Ahead(5, 26, "event", None, line=True),
            Ahead(6, 27, "flower", "red", line=True),
        )


def test_a_face_names_the_hives_that_may_swarm() -> None:
    faces = sees(lay("2352", space=8), 0).ahead

    assert [(face.die, face.risk) for face in faces if face.kind == "swarm"] == [
        (1, (2, 3)),
        (3, (2, 3)),
        (5, (2, 3)),
    ]


def test_after_the_roll_there_are_no_faces() -> None:
    assert sees(go(1, to=7, hives="33", hand="afb"), 0).ahead == ()


# -- piles, points, meters ---------------------------------------------------------------------


def test_the_year_is_four_rows_of_ten_spaces_with_the_line_in_autumn() -> None:
    rows = [pile(lay(), season) for season in ("spring", "summer", "autumn", "winter")]

    assert [row.count for row in rows] == [10] * 4
    faces = [face for row in rows for face in row.faces]
    assert [face.piece for face in faces] == [f"space:{place}" for place in range(40)]
    assert [face.piece for face in faces if face.mark] == ["space:23"]


def test_an_apiary_shows_hives_stores_and_the_place_of_the_piece() -> None:
    table = lay(rivals=[Seat("253", "BBG", 4, space=7)])

    row = pile(table, "hives", 0, 1)
    assert [face.name for face in row.faces] == ["hive.2", "hive.5", "hive.3"]
    assert (row.piece, {face.piece for face in row.faces}) == ("seat:1", {""})
    assert [face.piece for face in pile(table, "hives", 1, 1).faces] == [
        "hive:1",
        "hive:2",
        "hive:3",
    ]
    stores = [pile(table, name, 0, 1).count for name in ("blue", "red", "green", "honey")]
    assert stores == [2, 0, 1, 4]
    assert pile(table, "place", 0, 1).faces[0].name == "space.swarm"


def test_a_card_just_drawn_is_marked_for_its_owner() -> None:
    table = go(1, to=3, hand="afb", deck="swarm")

    assert [face.mark for face in pile(table, "hand", 0, 0).faces] == ["", "mark.fresh"]
    assert [face.mark for face in pile(table, "hand", 1, 0).faces] == ["", ""]


def test_the_discards_may_be_looked_through_and_the_pile_may_not() -> None:
    table = lay(discard="afb swarm")

    assert [face.name for face in pile(table, "discard", 1).faces] == ["card.afb", "card.swarm"]
    assert (pile(table, "deck").faces, pile(table, "deck").count) == ((), 40)


def test_extra_points_of_others_are_not_among_the_points_one_sees() -> None:
    table = lay(hand="extra_point", rivals=[Seat(hand="extra_point extra_point", harvested=1)])

    assert [GAME.view(table, seat).points for seat in (0, 1, None)] == [(3, 3), (2, 5), (2, 3)]


def test_the_status_tells_the_goal_and_the_year() -> None:
    view = GAME.view(go(4, 6, 6, space=38), 0)

    assert view.status == (message("status.goal", n=10), message("status.year", n=1))
    assert [meter.goal for meter in view.meters] == [10]
    assert [meter.goal for meter in GAME.view(lay(round_limit="100"), 0).meters] == [10, 100]


def test_the_lots_to_harvest_lie_there_when_they_are_asked_for() -> None:
    table = go(1, space=22, honey=15)

    assert pile(table, "lots").count == 2
    assert "pile.lots" not in {each.name for each in GAME.view(table, 1).piles}
