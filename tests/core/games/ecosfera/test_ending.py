"""The goal and the end: rules E30 to E34."""

from core.games.ecosfera.events import Ended
from core.games.ecosfera.game import GAME
from tests.core.games.ecosfera.tables import (
    act,
    deal,
    impacts,
    kinds,
    lay,
    over,
    play,
    row,
    story,
)

FIVE = "ice mud river rock coast"
PAIR = "phocoena_phocoena mytilus_edulis"


def test_the_sixth_habitat_wins_for_all() -> None:
    """E30."""
    table = lay(PAIR, seats=3, habitats=FIVE)
    assert GAME.winners(table) == ()
    table = play(table, "claim phocoena_phocoena mytilus_edulis")

    assert over(table)
    assert GAME.winners(table) == (0, 1, 2)
    assert [score.total for score in GAME.scores(table)] == [6, 6, 6]
    assert GAME.cooperative


def test_the_sixth_impact_loses_for_all() -> None:
    """E31."""
    table = lay("2*pressure sun", seats=3, impacts=5)
    table = play(table, "end")

    assert over(table)
    assert GAME.winners(table) == ()
    assert impacts(table) == 6
    assert [score.total for score in GAME.scores(table)] == [-6, -6, -6]


def test_how_it_ended_is_told_to_all() -> None:
    """E30, E31."""
    _, won = act(lay(PAIR, habitats=FIVE), f"claim {PAIR}")
    _, lost = act(lay("2*pressure", impacts=5), "end")

    assert [events[-1] for events in (won, lost)] == [Ended(won=True), Ended(won=False)]


def test_five_of_either_are_not_the_end() -> None:
    """E30, E31."""
    table = play(lay(PAIR, habitats="ice mud river rock", impacts=5), f"claim {PAIR}")

    assert not over(table)


def test_the_game_stops_at_that_tile_and_nothing_more_is_resolved() -> None:
    """E32, E111: no policy is drawn, no row is discarded."""
    table, events = act(
        lay("2*pressure sun", impacts=5, policies="funding oil_spill"),
        "end",
    )
    assert story(events) == ["pressure pressure > row", "stopped", "impacted", "ended"]
    assert row(table) == "pressure pressure sun pressure"
    assert kinds(table.politics.deck) == "funding oil_spill"

    table, events = act(lay(PAIR, habitats=FIVE, policies="funding"), f"claim {PAIR}")
    assert story(events) == ["claimed", "ended"]
    assert table.politics.drawn == ()


def test_of_three_tiles_due_those_are_placed_that_exist() -> None:
    """E33."""
    table = play(lay("4*pressure", impacts=4, start=True), "end")

    assert over(table)
    assert impacts(table) == 6
    assert table.sea.spare == ()


def test_a_victory_and_a_defeat_never_come_together() -> None:
    """E34: an event places tiles of one puzzle only, and the game stops there."""
    won = play(lay(PAIR, habitats=FIVE, impacts=5), f"claim {PAIR}")
    lost = play(lay("2*pressure", habitats=FIVE, impacts=5), "end")

    assert GAME.winners(won) == (0, 1)
    assert (GAME.winners(lost), over(lost)) == ((), True)
    assert impacts(won) == 5


def test_no_game_is_over_before_it_has_begun() -> None:
    """E30, E31."""
    assert not over(deal(4))
    assert GAME.winners(deal(4)) == ()
