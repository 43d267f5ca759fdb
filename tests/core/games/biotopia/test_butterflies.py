"""The ten butterflies: rules B32 to B53."""

import pytest

from core.games.biotopia.game import GAME
from core.games.biotopia.scoring import symbols
from tests.core.games.biotopia.tables import (
    Seat,
    act,
    has,
    heard,
    in_both_editions,
    lay,
    legal,
    mover,
    play,
    points,
    row,
    story,
)


@in_both_editions
def test_an_essex_skipper_has_no_special_rule(edition: str) -> None:
    """B32."""
    table, events = act(
        lay(hand="essex_skipper", down="2*?", edition=edition), "play essex_skipper"
    )

    assert story(events) == ["essex_skipper hand > wings", "turned"]
    assert points(table) == (1, 0)


@in_both_editions
def test_a_red_admiral_has_no_special_rule(edition: str) -> None:
    """B33."""
    table, events = act(lay(hand="red_admiral", down="5*?", edition=edition), "play red_admiral")

    assert story(events) == ["red_admiral hand > wings", "turned"]
    assert points(table) == (2, 0)


def test_a_common_blue_takes_one_of_the_three_sky_cards() -> None:
    """B34."""
    sky = "peacock sunshine red_admiral"
    table = lay(hand="common_blue", down="3*?", sky=sky, deck="brimstone ?")
    table = play(table, "play common_blue")
    assert legal(table, "take") == {"take peacock", "take sunshine", "take red_admiral"}
    table = play(table, "take sunshine")

    assert row(table, "hand") == "sunshine"
    assert row(table, "sky") == "peacock brimstone red_admiral"
    assert mover(table) == 1


@in_both_editions
def test_a_common_blue_takes_what_is_left_in_a_sky_with_gaps(edition: str) -> None:
    """B34, A3: with Deck and Compost Heap empty the gaps stay."""
    table = lay(hand="common_blue", down="3*?", sky="- peacock -", deck="", edition=edition)
    table = play(table, "play common_blue")
    assert legal(table) == {"take peacock", "decline"}
    table = play(table, "take peacock")

    assert (row(table, "hand"), row(table, "sky"), mover(table)) == ("peacock", "- - -", 1)


def test_in_danish_a_common_blue_may_leave_the_sky_as_it_is() -> None:
    """B35."""
    table = lay(hand="common_blue", down="3*?", edition="da")
    after = play(table, "play common_blue", "decline")

    assert (row(after, "hand"), row(after, "sky")) == ("", row(table, "sky"))
    assert mover(after) == 1


@in_both_editions
@pytest.mark.parametrize(("wording", "answers"), [("may", {"decline"}), ("must", set())])
def test_a_common_blue_may_or_must_take_as_agreed(
    wording: str, answers: set[str], edition: str
) -> None:
    """B36, A6: the English entry says "must"; what the match chose holds in both editions."""
    table = lay(hand="common_blue", down="3*?", edition=edition, common_blue=wording)
    table = play(table, "play common_blue")

    assert legal(table, "decline") == answers
    assert len(legal(table, "take")) == 3


@in_both_editions
def test_an_orange_tip_may_take_any_card_of_the_compost_heap(edition: str) -> None:
    """B37."""
    heap = "peacock sunshine peacock brimstone"
    table = lay(hand="orange_tip", down="3*?", compost=heap, edition=edition)
    table = play(table, "play orange_tip")
    assert legal(table) == {"fetch peacock", "fetch sunshine", "fetch brimstone", "decline"}
    table = play(table, "fetch sunshine")

    assert row(table, "hand") == "sunshine"
    assert row(table, "compost") == "peacock peacock brimstone"
    assert mover(table) == 1


def test_an_orange_tip_finds_nothing_in_an_empty_compost_heap() -> None:
    """B37."""
    _, events = act(lay(hand="orange_tip", down="3*?"), "play orange_tip")

    assert story(events) == ["orange_tip hand > wings", "turned"]


def test_the_event_of_an_orange_tip_cannot_be_saved_for_later() -> None:
    """B38."""
    table = lay(hand="orange_tip", down="3*?", compost="peacock")
    table = play(table, "play orange_tip", "decline")
    assert mover(table) == 1
    table = play(table, "draw")

    assert row(table, "compost") == "peacock"
    assert legal(table, "fetch") == set()


def test_a_flipped_orange_tip_may_fetch_the_very_chrysalis() -> None:
    """B39."""
    table = lay(hand="chrysalis", down="orange_tip", compost="peacock")
    table, events = act(table, "play chrysalis orange_tip")
    assert story(events) == [
        "chrysalis hand > table",
        "orange_tip down > wings",
        "chrysalis table > compost",
        "owed",
    ]
    table = play(table, "fetch chrysalis")

    assert (row(table, "hand"), row(table, "compost")) == ("chrysalis", "peacock")


@in_both_editions
def test_a_brimstone_plants_the_top_card_that_only_its_owner_may_look_at(edition: str) -> None:
    """B40."""
    table = lay(hand="brimstone", down="4*?", deck="peacock sunshine", edition=edition)
    table, events = act(table, "play brimstone")

    assert row(table, "down").endswith(" peacock")
    assert (row(table, "hand"), row(table, "deck")) == ("", "sunshine")
    assert heard(events, 0)[1:] == ["peacock deck > down", "turned"]
    assert heard(events, 1)[1:] == ["? deck > down", "turned"]


@pytest.mark.parametrize("kind", ["brown_knapweed", "sunshine", "chrysalis", "meadow_brown"])
def test_a_card_planted_by_a_brimstone_is_one_flower_and_nothing_else(kind: str) -> None:
    """B41."""
    table = play(lay(hand="brimstone", down="4*?", deck=f"{kind} 3*?"), "play brimstone")

    assert symbols(table.gardens[0]) == 5
    assert row(table, "hand") == row(table, "up") == ""
    assert row(table, "wings") == "brimstone"
    assert mover(table) == 1


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_a_meadow_brown_draws_a_card_for_each_meadow_brown_in_play(before: int) -> None:
    """B42."""
    wings, rival = f"red_admiral {before}*meadow_brown", Seat(wings="2*meadow_brown")
    table = lay(hand="meadow_brown", down="4*?", wings=wings, rivals=[rival], deck="6*brimstone")
    table = play(table, "play meadow_brown")

    assert row(table, "hand") == " ".join(["brimstone"] * (before + 1))


def test_in_danish_a_meadow_brown_may_draw_or_not() -> None:
    """B43."""
    table = lay(hand="meadow_brown", down="4*?", wings="meadow_brown", edition="da")
    table = play(table, "play meadow_brown")

    assert legal(table) == {"draw", "decline"}
    assert len(play(table, "draw").gardens[0].hand) == 2
    assert len(play(table, "decline").gardens[0].hand) == 0
    assert mover(play(table, "draw")) == mover(play(table, "decline")) == 1


def test_in_english_a_meadow_brown_must_draw() -> None:
    """B44."""
    table = lay(hand="meadow_brown", down="4*?", deck="peacock ?", edition="en")
    _, events = act(table, "play meadow_brown")

    assert story(events) == ["meadow_brown hand > wings", "peacock deck > hand", "turned"]


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_each_further_small_tortoiseshell_needs_one_flower_more(before: int) -> None:
    """B45."""
    shells, rival = f"{before}*small_tortoiseshell", Seat(wings="2*small_tortoiseshell")
    tables = [
        lay(hand="small_tortoiseshell", down=f"{flowers}*?", wings=shells, rivals=[rival])
        for flowers in (2 + before, 3 + before)
    ]

    assert [legal(table, "play") for table in tables] == [set(), {"play small_tortoiseshell"}]


@pytest.mark.parametrize(("shells", "total"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_each_further_small_tortoiseshell_scores_one_point_more(shells: int, total: int) -> None:
    """B46."""
    assert points(lay(wings=f"{shells}*small_tortoiseshell")) == (total, 0)


@pytest.mark.parametrize("lacking", ["common_blue", "essex_skipper", "meadow_brown", "brimstone"])
def test_a_camberwell_beauty_stands_for_any_one_butterfly_of_a_mission(lacking: str) -> None:
    """B47."""
    four = "common_blue essex_skipper meadow_brown brimstone"
    table = lay(wings=f"{four.replace(lacking, '')} camberwell_beauty")

    assert legal(table, "claim") == {f"claim meadow_four {lacking}"}
    assert has(play(table, f"claim meadow_four {lacking}")) == {"meadow_four"}


def test_only_one_camberwell_beauty_stands_for_another_in_a_turn() -> None:
    """B48."""
    table = lay(wings="common_blue essex_skipper 3*camberwell_beauty")

    assert legal(table, "claim") == set()


def test_a_camberwell_beauty_stands_for_different_butterflies_in_different_turns() -> None:
    """B49."""
    table = lay(wings="common_blue essex_skipper brimstone red_admiral camberwell_beauty")
    wings = row(table, "wings")
    table = play(table, "claim meadow_four meadow_brown", "draw", "claim edge_three orange_tip")

    assert has(table) == {"meadow_four", "edge_three"}
    assert row(table, "wings") == wings


def test_a_camberwell_beauty_never_has_the_event_effect_or_points_of_another() -> None:
    """B50."""
    played = lay(hand="camberwell_beauty", down="6*?", compost="peacock")
    _, events = act(played, "play camberwell_beauty")
    browns = lay(hand="meadow_brown", down="4*?", wings="meadow_brown camberwell_beauty")
    shells = lay(
        hand="small_tortoiseshell", down="4*?", wings="small_tortoiseshell camberwell_beauty"
    )

    assert story(events) == ["camberwell_beauty hand > wings", "turned"]
    assert len(play(browns, "play meadow_brown").gardens[0].hand) == 2
    assert points(play(shells, "play small_tortoiseshell")) == (1 + 2 + 2, 0)


def test_a_camberwell_beauty_does_not_count_for_most_large_whites() -> None:
    """B51."""
    rival = Seat(wings="large_white", has="most_large_whites")
    table = lay(hand="large_white", down="3*?", wings="camberwell_beauty", rivals=[rival])
    table = play(table, "play large_white")

    assert has(table, 0) == has(table, 1) == set()
    assert "claim most_large_whites" not in legal(lay(wings="2*camberwell_beauty large_white"))


def test_a_peacock_is_played_from_the_hand_or_as_a_flower_but_never_flipped() -> None:
    """B52."""
    table = lay(hand="peacock chrysalis", down="7*? peacock common_blue")

    assert legal(table, "play") == {"play peacock", "play chrysalis common_blue"}
    assert "plant peacock" in legal(table)
    assert points(play(table, "play peacock")) == (3, 0)


def test_a_large_white_that_enters_play_moves_most_large_whites() -> None:
    """B53."""
    rival = Seat(wings="large_white", has="most_large_whites")
    table = lay(hand="large_white", down="3*?", wings="large_white", rivals=[rival])
    table, events = act(table, "play large_white")

    assert story(events) == ["large_white hand > wings", "awarded", "turned"]
    assert has(table) == {"most_large_whites"}
    assert GAME.scores(table)[1].total == 1
