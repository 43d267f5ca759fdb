"""Most Large Whites: rules B68 to B73."""

import pytest

from tests.core.games.biotopia.tables import (
    Seat,
    act,
    has,
    in_both_editions,
    lay,
    legal,
    play,
    points,
    story,
)

MOST = {"most_large_whites"}
HOLDER = Seat(wings="large_white", has="most_large_whites")


def whites(number: int) -> Seat:
    """Somebody who has so many Large Whites and holds nothing."""
    return Seat(wings=f"{number}*large_white")


@in_both_editions
def test_most_large_whites_is_taken_without_an_action_and_may_be_passed_on(edition: str) -> None:
    """B68."""
    table = lay(
        hand="large_white", down="3*?", wings="large_white", edition=edition, rivals=[HOLDER]
    )
    assert legal(table, "claim") == set()
    table = play(table, "play large_white")

    assert (has(table, 0), has(table, 1)) == (MOST, set())


def test_ordinary_missions_never_move() -> None:
    """B68."""
    rival = Seat(wings="essex_skipper", has="three_essex_skippers seven_flowers")
    table = lay(hand="large_white", down="7*?", wings="3*essex_skipper", rivals=[rival])
    table = play(table, "play large_white")

    assert has(table, 1) == {"three_essex_skippers", "seven_flowers"}


@in_both_editions
def test_the_first_large_white_takes_the_mission_at_once(edition: str) -> None:
    """B69."""
    table = lay(hand="large_white", down="3*?", edition=edition)
    table, events = act(table, "play large_white")

    assert story(events) == ["large_white hand > wings", "awarded", "turned"]
    assert (has(table), points(table)) == (MOST, (3, 0))


@pytest.mark.parametrize(
    ("mine", "others", "owner"),
    [(0, [0, 0], 0), (1, [1, 1], 0), (1, [3, 0], 1), (0, [2, 2], None), (2, [0, 3], None)],
)
def test_only_who_has_strictly_the_most_large_whites_holds_it(
    mine: int, others: list[int], owner: int | None
) -> None:
    """B70: the numbers are those before one more is played."""
    table = lay(
        hand="large_white", down="3*?", wings=f"{mine}*large_white", rivals=[*map(whites, others)]
    )
    table = play(table, "play large_white")

    assert [has(table, seat) for seat in range(3)] == [
        MOST if seat == owner else set() for seat in range(3)
    ]


def test_a_tie_sends_it_back_to_the_table_and_nobody_scores_it() -> None:
    """B71."""
    table = lay(hand="large_white", down="3*?", rivals=[HOLDER, whites(0)])
    assert points(table) == (0, 3, 0)
    table, events = act(table, "play large_white")

    assert story(events)[1] == "awarded"
    assert [has(table, seat) for seat in range(3)] == [set()] * 3
    assert points(table) == (1, 1, 0)


def test_who_again_has_strictly_the_most_takes_it_back() -> None:
    """B72."""
    table = lay(hand="large_white", down="3*?", wings="large_white", rivals=[whites(1), whites(1)])
    table = play(table, "play large_white")

    assert (has(table), points(table)) == (MOST, (4, 1, 1))


def test_it_stays_where_it_is_while_the_majority_lasts() -> None:
    """B70."""
    holder = Seat(wings="3*large_white", has="most_large_whites")
    _, events = act(lay(hand="large_white", down="3*?", rivals=[holder]), "play large_white")

    assert story(events) == ["large_white hand > wings", "turned"]


@in_both_editions
@pytest.mark.parametrize("before", [15, 16, 17, 18])
def test_who_loses_it_drops_two_points_even_in_the_last_round(edition: str, before: int) -> None:
    """B73."""
    wings = f"large_white 5*red_admiral {before - 13}*essex_skipper"
    holder = Seat(wings=wings, has="most_large_whites")
    table = lay(hand="large_white", down="3*?", rivals=[holder], edition=edition, turn=2, last=True)
    assert points(table) == (0, before)
    table, events = act(table, "play large_white")

    assert points(table) == (1, before - 2)
    assert story(events) == ["large_white hand > wings", "awarded", "ended"]
