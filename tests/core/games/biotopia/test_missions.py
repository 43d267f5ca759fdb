"""Missions: rules B61 to B67."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from core.games.biotopia.game import GAME
from core.games.biotopia.state import Rules, State
from saves.reader import read
from tests.core.games.biotopia.tables import (
    Seat,
    act,
    has,
    in_both_editions,
    lay,
    legal,
    mover,
    pile,
    play,
    points,
    row,
    story,
)

EVERY = "three_essex_skippers seven_flowers meadow_four edge_three seven_species grassland"
SEVEN = "essex_skipper large_white common_blue brimstone small_tortoiseshell red_admiral peacock"


@pytest.mark.parametrize(
    ("mission", "wings"),
    [
        ("three_essex_skippers", "essex_skipper essex_skipper essex_skipper"),
        ("meadow_four", "common_blue essex_skipper meadow_brown brimstone"),
        ("edge_three", "orange_tip essex_skipper red_admiral brimstone"),
        ("seven_species", SEVEN),
        ("grassland", "essex_skipper meadow_brown meadow_brown essex_skipper"),
    ],
)
def test_a_mission_asks_for_certain_butterflies_in_the_own_row(mission: str, wings: str) -> None:
    """B61."""
    words = wings.split()
    short = [" ".join(words[:i] + words[i + 1 :]) for i in range(len(words))]

    assert legal(lay(wings=wings, missions=mission), "claim") == {f"claim {mission}"}
    for less in short:
        tables = [
            lay(wings=less, missions=mission),
            lay(wings=less, missions=mission, rivals=[Seat(wings=wings)]),
            lay(hand=wings, wings=less, down="essex_skipper", missions=mission),
        ]
        assert [legal(table, "claim") for table in tables] == [set()] * 3


@pytest.mark.parametrize(
    ("down", "up", "met"),
    [(7, 0, True), (6, 0, False), (5, 1, True), (4, 1, False), (1, 3, True), (0, 4, True)],
)
def test_a_mission_asks_for_flower_symbols_of_which_a_double_flower_has_two(
    down: int, up: int, met: bool
) -> None:
    """B61."""
    table = lay(down=f"{down}*?", up=f"{up}*brown_knapweed", rivals=[Seat(down="3*?")])

    assert ("claim seven_flowers" in legal(table)) is met


def test_meeting_a_requirement_gives_nothing_and_taking_the_mission_costs_the_action() -> None:
    """B62."""
    table = lay(hand="essex_skipper", down="2*?", wings="2*essex_skipper")
    table = play(table, "play essex_skipper")
    assert points(table) == (3, 0)
    table = play(table, "draw")
    assert (points(table), has(table)) == ((3, 0), set())
    table, events = act(table, "claim three_essex_skippers")

    assert (points(table), has(table)) == ((5, 0), {"three_essex_skippers"})
    assert story(events) == ["claimed", "turned"]


@in_both_editions
def test_a_turn_passes_between_meeting_a_requirement_and_taking_the_mission(edition: str) -> None:
    """B63."""
    table = lay(
        hand="essex_skipper", down="2*?", wings="2*essex_skipper", missions=EVERY, edition=edition
    )
    table = play(table, "play essex_skipper")
    assert mover(table) == 1

    table = play(table, "draw")

    assert legal(table, "claim") == {"claim three_essex_skippers"}


def test_two_fulfilled_missions_cost_two_turns() -> None:
    """B64."""
    table = lay(down="7*?", wings="3*essex_skipper")
    table = play(table, "claim seven_flowers")
    assert (has(table), mover(table)) == ({"seven_flowers"}, 1)

    table = play(table, "draw", "claim three_essex_skippers")

    assert has(table) == {"seven_flowers", "three_essex_skippers"}
    assert GAME.clock(table).turn == 4


def test_a_taken_mission_is_kept_when_others_meet_it_or_its_owner_no_longer_does() -> None:
    """B65."""
    table = lay(down="7*?", rivals=[Seat(wings="3*essex_skipper", has="seven_flowers")])
    taken = lay(
        hand="chrysalis", down="? red_admiral", has="seven_flowers", rivals=[Seat(down="7*?")]
    )
    taken = play(taken, "play chrysalis red_admiral")

    assert legal(table, "claim") == legal(taken, "claim") == set()
    assert has(table, 1) == has(taken, 0) == {"seven_flowers"}
    assert [face.name for face in pile(table, "missions").faces if face.mark] == [
        "mission.seven_flowers"
    ]


def test_mission_points_count_at_once_and_towards_the_fifteen() -> None:
    """B66."""
    table = lay(down="7*?", wings="6*red_admiral essex_skipper")
    assert points(table) == (13, 0)
    table, events = act(table, "claim seven_flowers")

    assert points(table) == (15, 0)
    assert story(events) == ["claimed", "triggered", "turned"]


@pytest.mark.parametrize("mission", EVERY.split())
def test_every_mission_scores_two_points(mission: str) -> None:
    """B66."""
    table = lay(wings="essex_skipper", has=mission, rivals=[Seat(has="most_large_whites")])

    assert points(table) == (3, 2)


def test_a_camberwell_beauty_adds_no_flower_symbol() -> None:
    """B67."""
    table = lay(hand="peacock", down="6*?", wings="2*camberwell_beauty")

    assert legal(table, "claim") == set()
    assert legal(table, "play") == set()
    assert row(table, "wings") == "camberwell_beauty camberwell_beauty"


# -- a mission that was changed --------------------------------------------------------------


def as_it_was(table: State) -> State:
    """The same table in a match that began under rules version 1."""
    return replace(table, rules=replace(table.rules, edge=Rules().edge))


@in_both_editions
def test_a_match_that_began_when_edge_three_asked_for_three_keeps_it_so(edition: str) -> None:
    three = "orange_tip essex_skipper red_admiral"
    table = lay(wings=three, missions="edge_three", edition=edition)
    joker = lay(wings="orange_tip red_admiral camberwell_beauty", missions="edge_three")

    assert legal(table, "claim") == legal(joker, "claim") == set()
    assert legal(as_it_was(table), "claim") == {"claim edge_three"}
    assert legal(as_it_was(joker), "claim") == {"claim edge_three essex_skipper"}
    assert has(play(as_it_was(table), "claim edge_three")) == {"edge_three"}


@pytest.mark.parametrize(("wings", "now"), [("", 4), ("orange_tip essex_skipper", 2)])
def test_what_edge_three_lacks_is_told_as_the_match_has_it(wings: str, now: int) -> None:
    table = lay(wings=wings, missions="edge_three")
    for state, lacking in ((table, now), (as_it_was(table), now - 1)):
        view = GAME.view(state, 0)
        why = GAME.why_not(view, "claim", "mission:1")
        assert why is not None
        cards = dict(why.args)["cards"]
        assert isinstance(cards, tuple)
        assert len(cards) == lacking
    tips = [pile(state, "missions").faces[0].tip for state in (table, as_it_was(table))]
    assert tips == ["rule.edge_three", "rule.edge_of_three"]


def test_a_save_of_rules_version_1_has_the_mission_of_three() -> None:
    saves = sorted((Path(__file__).parents[3] / "golden" / "biotopia").glob("*.jsonl"))
    old = [read(save).journal for save in saves]
    old = [journal for journal in old if journal.match.rules == 1]

    assert old
    assert {journal.state.rules.edge for journal in old} == {3}
