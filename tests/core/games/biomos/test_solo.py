"""Alone against the Black Hole: rules N1 to N4."""

import pytest

from core.bots.players import bot
from core.games.biomos.game import GAME
from core.games.biomos.scoring import hole_points
from core.rng import child
from core.words import Message
from tests.core.games.biomos.tables import (
    Seat,
    act,
    asked,
    bag,
    begin,
    deal,
    lay,
    markers,
    play,
    points,
    story,
)

NONE = "- - - -"


@pytest.mark.parametrize(("mode", "points"), [("basic", 20), ("advanced", 40)])
def test_the_black_hole_begins_with_its_points(mode: str, points: int) -> None:
    """N1."""
    table = deal(1, mode=mode)

    assert table.hole is not None
    assert hole_points(table.hole) == points
    assert Message("status.hole", (("n", points),)) in GAME.view(table, 0).status


def test_three_markers_are_drawn_each_round_one_is_kept_and_two_are_swallowed() -> None:
    """N2."""
    table = deal(1)
    first = markers(table)
    assert (len(first), len(bag(table))) == (3, 57)
    table = play(table, f"take {first[0]}")
    table, events = act(table, "place 0")

    assert story(events) == ["placed", "swallowed", "turned", "refilled"]
    assert table.hole is not None
    assert table.hole.markers == first[1:]
    assert (len(markers(table)), len(bag(table))) == (3, 54)


def test_nobody_begins_with_a_marker_alone() -> None:
    """N2."""
    assert {deal(1, seed, late=late).planets[0].track for seed in range(9) for late in
            ("basic", "both")} == {""}  # fmt: skip


def test_the_black_hole_completes_a_card_by_its_colours_in_any_order_and_spends_them() -> None:
    """N3."""
    table = lay(held="i", display="f-d", hole="fmsm", small="s11 - - -", large=NONE, deck="s01")
    table, events = act(table, "place 0")

    assert story(events) == ["placed", "swallowed", "devoured", "shown", "turned", "refilled"]
    assert table.hole is not None
    assert (table.hole.cards, table.hole.markers, table.hole.spent) == (("s11",), "sd", "fmmf")
    assert table.small == ("s01", None, None, None)
    assert hole_points(table.hole) == 27


def test_the_black_hole_ignores_jokers() -> None:
    """N3."""
    table = lay(held="i", display="m-m", hole="mm", small=NONE, large="g01 - - -")
    table = play(table, "place 0")

    assert table.hole is not None
    assert (table.hole.cards, table.hole.markers) == (("g01",), "")
    assert table.large == (None, None, None, None)


def test_the_black_hole_needs_all_the_colours_and_completes_one_card_a_turn() -> None:
    """N3."""
    short = play(lay(held="i", display="m--", hole="mf", small="s11 - - -", large=NONE), "place 0")
    two = play(lay(held="i", display="m--", hole="mss", small="s04 s05 - -", deck="",
                   large=NONE), "place 0")  # fmt: skip

    assert short.hole is not None
    assert short.hole.cards == ()
    assert two.hole is not None
    assert two.hole.cards == ("s04",)


@pytest.mark.parametrize(("hole", "done"), [("ff", False), ("ffm", False), ("mm", False),
                                            ("mmff", True)])  # fmt: skip
def test_the_black_hole_needs_both_colours_of_a_card(hole: str, done: bool) -> None:
    """N3."""
    table = play(lay(held="i", display="---", hole=hole, small="s11 - - -", large=NONE), "place 0")

    assert table.hole is not None
    assert table.hole.cards == (("s11",) if done else ())


def test_the_black_hole_spends_no_more_markers_than_the_card_has() -> None:
    """N3."""
    table = lay(held="i", display="---", hole="sfsssm", small="s04 - - -", large=NONE, deck="")
    table = play(table, "place 0")

    assert table.hole is not None
    assert (sorted(table.hole.markers), table.hole.spent) == (sorted("fssm"), "ss")


def test_the_black_hole_takes_most_points_and_of_equals_the_leftmost() -> None:
    """N4."""
    best = lay(held="i", display="---", hole="ssssmdd", small="s04 s30 s02 s09", large="g06 - - -")
    left = lay(held="i", display="---", hole="ssdd", small="s01 s09 s02 s04", large=NONE)

    for table, card in ((best, "g06"), (left, "s09")):
        after = play(table, "place 0")
        assert after.hole is not None
        assert after.hole.cards == (card,)


def test_the_black_hole_acts_after_the_claim() -> None:
    """N4."""
    table = lay("s", held="s", display="---", hole="ss", small="s04 - - -", large=NONE, deck="")
    claimed, left = play(table, "place 0", "claim s04"), play(table, "place 0", "pass")

    assert claimed.hole is not None
    assert left.hole is not None
    assert (claimed.planets[0].cards, claimed.hole.cards) == (("s04",), ())
    assert (left.planets[0].cards, left.hole.cards) == ((), ("s04",))


@pytest.mark.parametrize(("mode", "rounds"), [("basic", 13), ("advanced", 15)])
@pytest.mark.parametrize("player", ["random", "easy"])
def test_there_are_thirteen_or_fifteen_rounds_and_more_points_than_it_win(
    mode: str, rounds: int, player: str
) -> None:
    """N4."""
    results = set()
    for seed in range(30):
        table, rng = begin(deal(1, seed, mode=mode)), child(seed, player)
        while asked(table) != "over":
            [prompt] = GAME.ask(table)
            rng = child(rng, "on")
            chosen = bot(player)(GAME, GAME.view(table, 0), prompt.answers, rng)
            table, _ = GAME.apply(table, 0, chosen.move)
        assert table.turn == rounds
        assert table.hole is not None
        won = GAME.scores(table)[0].total > hole_points(table.hole)
        assert GAME.winners(table) == ((0,) if won else ())
        results.add(won)

    assert False in results
    assert player == "random" or True in results


@pytest.mark.parametrize(("cards", "won"), [("s11 s13 s01 s02", ()), ("s11 s13 s12 s02", (0,))])
def test_equal_points_do_not_beat_the_black_hole(cards: str, won: tuple[int, ...]) -> None:
    """N4."""
    seat = Seat("sdfsdfsdfsd", moon="m", cards=cards)
    table = lay(seat=seat, held="f", display="---", hole="", small=NONE, large=NONE)
    table = play(table, "place 0")

    assert points(table) == (22,) if won else (20,)
    assert GAME.winners(table) == won
