"""Acquiring habitat tiles: rules E58 to E63, worked example X5."""

from core.games.ecosfera.game import GAME
from tests.core.games.ecosfera.tables import asked, lay, legal, notes, pile, play, row, said, used

PAIR = "phocoena_phocoena mytilus_edulis"


def test_x5_phocoena_and_mytilus_restore_the_pelagic_habitat() -> None:
    """X5, E58, E59."""
    table = lay(f"{PAIR} sun")
    assert notes(table, f"claim {PAIR}") == ["note.with", "note.restores"]
    table = play(table, f"claim {PAIR}")

    assert table.sea.restored == ("pelagic",)
    assert used(table) == PAIR
    assert row(table) == f"{PAIR} sun"


def test_all_shared_habitats_are_restored_at_once() -> None:
    """E58."""
    table = play(lay("perca_fluviatilis esox_lucius"), "claim perca_fluviatilis esox_lucius")

    assert table.sea.restored == ("mud", "river", "rock")


def test_of_three_consumers_the_player_picks_the_pair() -> None:
    """E60."""
    table = lay("mytilus_edulis perca_fluviatilis clupea_harengus")
    assert legal(table, "claim") == {
        "claim mytilus_edulis perca_fluviatilis",
        "claim mytilus_edulis clupea_harengus",
    }
    table = play(table, "claim mytilus_edulis clupea_harengus")

    assert legal(table, "claim") == set()
    assert table.sea.restored == ("pelagic",)


def test_habitats_restored_before_are_left_out_and_with_none_left_there_is_no_action() -> None:
    """E61."""
    one = lay("perca_fluviatilis esox_lucius", habitats="mud rock")
    none = lay("perca_fluviatilis esox_lucius", habitats="mud rock river")

    assert play(one, "claim perca_fluviatilis esox_lucius").sea.restored == ("mud", "rock", "river")
    assert legal(none, "claim") == set()
    assert notes(none, "end") == ["note.pressure"]


def test_the_tiles_belong_to_all() -> None:
    """E62."""
    table = play(lay(PAIR, seats=3), f"claim {PAIR}")

    assert [score.total for score in GAME.scores(table)] == [1, 1, 1]
    for seat in (0, 1, 2, None):
        marks = {face.name: face.mark for face in pile(table, "habitats", seat).faces}
        assert marks["habitat.pelagic"] == "mark.restored"
        assert marks["habitat.ice"] == ""


def test_it_is_a_move_that_names_the_pair() -> None:
    """E63."""
    [answer] = [o for o in asked(lay(f"sun {PAIR}")).answers if o.verb == "claim"]

    assert said(answer.move) == f"claim {PAIR}"
    assert answer.pieces == ("row:2", "row:3")


def test_the_two_may_be_clicked_in_any_order() -> None:
    """E63."""
    answers = asked(lay(f"sun {PAIR}")).answers

    assert [answer.loose for answer in answers if answer.verb == "claim"] == [True]
