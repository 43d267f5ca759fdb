"""Solo: rules E140 to E142."""

import pytest

from core.games.ecosfera.game import GAME
from tests.core.games.ecosfera.tables import (
    act,
    deal,
    lay,
    legal,
    play,
    row,
    sees,
    story,
    turn,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_person_may_run_several_rows_by_the_same_rules(seats: int) -> None:
    """E140: rows are seats, and nobody is asked about measures."""
    alone, together = deal(seats, votes="none", level="2"), deal(seats, level="2")

    assert alone.players == together.players
    assert [each.move for each in GAME.ask(alone)[0].answers] == [
        each.move for each in GAME.ask(together)[0].answers
    ]


def test_a_single_row_is_a_variant_and_is_marked_so() -> None:
    """E141."""
    statuses = [[each.key for each in GAME.view(deal(seats), 0).status] for seats in GAME.seats]

    assert statuses == [["status.digital"], [], [], []]


def test_with_a_single_row_pass_puts_a_card_on_top_of_the_own_supply() -> None:
    """E141."""
    table = lay("sun pressure viruses", seats=1, supplies=["oxygen"])
    assert legal(table, "give", "shelve", "return") == {
        "shelve token sun",
        "return token sun",
        "shelve token pressure",
        "shelve token viruses",
    }
    table, events = act(table, "shelve token viruses")

    assert story(events) == ["spent", "viruses row > supply"]
    assert row(table, 0, "supply") == "viruses oxygen"
    assert sees(table).rows[0].top == ("viruses",)


def test_a_single_row_has_every_turn() -> None:
    """E141."""
    table = lay("sun", seats=1, acted=True)

    assert [turn(table), turn(play(table, "end"))] == [(1, 0), (2, 0)]


def test_with_a_single_row_beach_litter_passes_a_turn_and_the_row_is_kept() -> None:
    """E142."""
    supply = "salinity oxygen temperature nutrients"
    table = lay("synechococcus", seats=1, policies="beach_litter", supplies=[supply], acted=True)
    table = play(table, "star synechococcus", "end")
    assert legal(table) == {"end"}
    table, events = act(table, "end")

    assert story(events) == ["skipped", "began"]
    assert row(table) == supply
    assert turn(table) == (3, 0)
