"""How each answer is offered: its verb, what is clicked, what it costs or brings."""

import pytest
from msgspec.structs import replace

from core.game import Prompt
from core.games.biotopia.game import GAME
from core.games.biotopia.state import State
from core.words import Message, message
from tests.core.games.biotopia.tables import Seat, deal, lay, play, said

ALL = "seven_flowers three_essex_skippers meadow_four grassland"


def prompt(state: State) -> Prompt:
    """The one question that is asked."""
    (found,) = GAME.ask(state)
    return found


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
    return " ".join([note.key.removeprefix("note."), *(str(value) for _, value in note.args)])


def test_the_actions_name_what_is_clicked_and_what_it_brings() -> None:
    table = lay(
        "peacock sunshine common_blue meadow_brown",
        "5*?",
        up="brown_knapweed",
        wings="meadow_brown 3*essex_skipper",
        sky="red_admiral - brimstone",
    )

    assert prompt(table).ask == message("ask.act")
    assert offered(table) == {
        "draw": ("draw", "deck", ""),
        "take red_admiral": ("take", "sky:1", ""),
        "take brimstone": ("take", "sky:3", ""),
        "plant peacock": ("flower", "hand:1", "flowers 8"),
        "plant sunshine": ("flower", "hand:2", "flowers 8"),
        "plant common_blue": ("flower", "hand:3", "flowers 8"),
        "plant meadow_brown": ("flower", "hand:4", "flowers 8"),
        "play peacock": ("play", "hand:1", "points 3"),
        "play sunshine": ("play", "hand:2", "draw 3"),
        "play common_blue": ("play", "hand:3", "points 1, may_blue"),
        "play meadow_brown": ("play", "hand:4", "points 1, draw 2"),
        "claim three_essex_skippers": ("claim", "mission:2", "points 2"),
        "claim seven_flowers": ("claim", "mission:3", "points 2"),
    }


@pytest.mark.parametrize(
    ("kind", "notes"),
    [
        ("essex_skipper", "points 1"),
        ("large_white", "points 1, whites 2"),
        ("orange_tip", "points 1"),  # the Compost Heap is empty
        ("brimstone", "points 1, brimstone"),
        ("small_tortoiseshell", "points 3"),
        ("red_admiral", "points 2"),
        ("camberwell_beauty", "points 2"),
        ("brown_knapweed", "brown_knapweed"),
    ],
)
def test_a_front_says_what_it_brings(kind: str, notes: str) -> None:
    table = lay(kind, "6*?", wings="2*small_tortoiseshell")

    assert offered(table)[f"play {kind}"] == ("play", "hand:1", notes)


@pytest.mark.parametrize(
    ("kind", "notes"),
    [
        ("red_admiral", "flip card.red_admiral, points 2"),
        ("small_tortoiseshell", "flip card.small_tortoiseshell, points 3"),
        ("meadow_brown", "flip card.meadow_brown, points 1, draw 2"),
    ],
)
def test_a_chrysalis_names_the_flower_and_what_it_brings(kind: str, notes: str) -> None:
    table = lay("peacock chrysalis", f"? ? {kind}", wings="2*small_tortoiseshell meadow_brown")

    assert offered(table)[f"play chrysalis {kind}"] == ("play", "hand:2 down:3", notes)


def test_a_first_of_its_kind_that_is_flipped_brings_what_a_first_one_brings() -> None:
    """B46, B43: the second Small Tortoiseshell would bring two."""
    table = lay("chrysalis", "? small_tortoiseshell meadow_brown")

    assert [
        offered(table)[f"play chrysalis {kind}"][2]
        for kind in ("small_tortoiseshell", "meadow_brown")
    ] == [
        "flip card.small_tortoiseshell, points 1",
        "flip card.meadow_brown, points 1, draw 1",
    ]


def test_each_of_two_equal_flowers_can_be_flipped() -> None:
    options = prompt(lay("chrysalis", "common_blue ? common_blue")).answers

    assert [answer.pieces for answer in options if answer.verb == "play"] == [
        ("hand:1", "down:1"),
        ("hand:1", "down:3"),
    ]


def test_a_joker_is_named_with_the_mission() -> None:
    table = lay(wings="2*essex_skipper camberwell_beauty 2*meadow_brown", missions=ALL)

    assert offered(table)["claim three_essex_skippers essex_skipper"] == (
        "claim",
        "mission:2",
        "points 2, joker card.essex_skipper",
    )
    assert offered(table)["claim grassland"] == ("claim", "mission:4", "points 2")


def test_a_first_flower_is_picked_from_the_hand() -> None:
    table = deal(3, starter="1")
    prompts = GAME.ask(table)

    assert [prompt.seat for prompt in prompts] == [0, 1, 2]
    assert {prompt.ask for prompt in prompts} == {message("ask.first")}
    assert [(answer.verb, answer.pieces) for answer in prompts[1].answers] == [
        ("flower", ("hand:1",)),
        ("flower", ("hand:2",)),
        ("flower", ("hand:3",)),
        ("flower", ("hand:4",)),
    ]


def test_a_common_blue_asks_for_a_sky_card() -> None:
    table = play(lay("common_blue", "3*?"), "play common_blue")

    assert (prompt(table).seat, prompt(table).ask) == (0, message("ask.sky"))
    assert offered(table) == {
        "take large_white": ("take", "sky:1", ""),
        "take red_admiral": ("take", "sky:2", ""),
        "take orange_tip": ("take", "sky:3", ""),
        "decline": ("pass", "", "decline"),
    }


def test_an_orange_tip_asks_for_a_compost_card_and_takes_the_topmost_of_equals() -> None:
    table = lay("orange_tip", "3*?", compost="peacock brimstone peacock red_admiral")
    topmost = table.compost[2]
    table = play(table, "play orange_tip")

    assert prompt(table).ask == message("ask.compost")
    assert offered(table) == {
        "fetch peacock": ("take", "compost:3", ""),
        "fetch brimstone": ("take", "compost:2", ""),
        "fetch red_admiral": ("take", "compost:4", ""),
        "decline": ("pass", "", "decline"),
    }
    assert play(table, "fetch peacock").gardens[0].hand == (topmost,)


def test_a_danish_meadow_brown_says_how_many_cards_it_draws() -> None:
    table = lay("meadow_brown", "4*?", wings="2*meadow_brown", edition="da")
    table = play(table, "play meadow_brown")

    assert prompt(table).ask == message("ask.browns")
    assert offered(table) == {
        "draw": ("draw", "deck", "draw 3"),
        "decline": ("pass", "", "decline"),
    }


def test_the_hand_limit_says_how_many_cards_are_too_many() -> None:
    table = play(lay("sunshine peacock brimstone 3*red_admiral", "2*?"), "play sunshine")

    assert prompt(table).ask == message("ask.discard", n=2)
    assert offered(table)["drop brimstone"] == ("discard", "hand:2", "")
    assert prompt(play(table, "drop brimstone")).ask == message("ask.discard", n=1)


def test_who_can_do_nothing_is_told_so() -> None:
    table = lay(sky="- - -", deck="", rivals=[Seat(), Seat()])

    assert prompt(table).ask == message("ask.pass")
    assert offered(table) == {"pass": ("pass", "", "")}


def test_when_the_game_is_over_nobody_is_asked() -> None:
    assert GAME.ask(play(lay(turn=2, last=True), "draw")) == ()


@pytest.mark.parametrize(
    ("wings", "turn", "answer", "notes"),
    [
        ("4*peacock essex_skipper", 1, "play red_admiral", "points 2, last_round 15"),
        ("4*peacock red_admiral", 1, "play red_admiral", "points 2, last_round 16"),
        ("4*peacock", 1, "play red_admiral", "points 2"),
        ("4*peacock essex_skipper", 2, "play red_admiral", "points 2, ends 15"),
        ("4*peacock", 1, "play large_white", "points 1, whites 2, last_round 15"),
        ("3*peacock red_admiral", 1, "play large_white", "points 1, whites 2"),
        (
            "4*peacock essex_skipper",
            1,
            "play chrysalis red_admiral",
            "flip card.red_admiral, points 2, last_round 15",
        ),
        (
            "4*peacock",
            1,
            "play chrysalis large_white",
            "flip card.large_white, points 1, whites 2, last_round 15",
        ),
        ("4*peacock essex_skipper", 1, "claim seven_flowers", "points 2, last_round 15"),
        ("4*peacock", 1, "claim seven_flowers", "points 2"),
    ],
)
def test_what_makes_fifteen_points_says_that_it_brings_on_the_last_round(
    wings: str, turn: int, answer: str, notes: str
) -> None:
    """B74: and the last in a round that it ends the game."""
    table = lay(
        "red_admiral large_white chrysalis",
        "5*? red_admiral large_white",
        wings=wings,
        missions="most_large_whites seven_flowers",
        turn=turn,
    )

    assert offered(table)[answer][2] == notes
    assert "last_round" not in str(offered(replace(table, last=True)))


def test_where_nothing_else_is_left_a_flipped_meadow_brown_draws_its_chrysalis() -> None:
    """B39, B42: the second would draw two cards, and there is one."""
    table = lay("chrysalis", "? ? meadow_brown", wings="meadow_brown", deck="")

    notes = offered(table)["play chrysalis meadow_brown"][2]
    assert notes == "flip card.meadow_brown, points 1, draw 1"
