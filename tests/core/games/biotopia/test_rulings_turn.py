"""Rulings on the turn: A5 to A11, A18, A19, A22 and A23."""

from typing import Any

import pytest

from core.games.biotopia.game import GAME
from core.games.biotopia.state import Ended
from tests.core.games.biotopia.tables import (
    Seat,
    act,
    has,
    in_both_editions,
    lay,
    legal,
    mover,
    play,
    points,
    row,
    story,
)

FULL = "6*small_tortoiseshell"


@pytest.mark.parametrize(
    ("laid", "answers"),
    [
        ({"deck": "peacock"}, {"draw"}),
        ({"compost": "peacock"}, {"draw"}),
        ({"sky": "- peacock -"}, {"take peacock"}),
        ({"hand": "peacock"}, {"plant peacock"}),
        ({"wings": "3*essex_skipper"}, {"claim three_essex_skippers"}),
        ({"wings": "large_white"}, {"pass"}),
        ({}, {"pass"}),
    ],
)
def test_only_who_has_no_other_action_may_pass(laid: dict[str, Any], answers: set[str]) -> None:
    """A5."""
    table = lay(**{"deck": "", "sky": "- - -"} | laid)

    assert legal(table) == answers


@in_both_editions
def test_the_game_ends_when_everybody_passes_in_one_round(edition: str) -> None:
    """A5."""
    table = lay(
        wings="peacock",
        deck="",
        sky="- - -",
        rivals=[Seat(hand="peacock"), Seat()],
        edition=edition,
    )
    table = play(table, "pass", "plant peacock", "pass", "pass", "pass")
    assert mover(table) == 2
    table, events = act(table, "pass")

    assert story(events) == ["passed", "ended"]
    assert events[-1] == Ended(stuck=True)
    assert GAME.ask(table) == ()
    assert GAME.winners(table) == (0,)


def test_passes_of_two_rounds_are_not_added_up() -> None:
    """A5."""
    table = lay(deck="", sky="- - -", rivals=[Seat(hand="2*peacock")])
    table = play(table, "pass", "plant peacock", "pass", "plant peacock", "pass")
    assert mover(table) == 1

    assert GAME.ask(play(table, "pass")) == ()


@pytest.mark.parametrize("wording", ["may", "must"])
def test_with_an_empty_sky_a_common_blue_asks_nothing(wording: str) -> None:
    """A6."""
    table = lay(hand="common_blue", down="3*?", sky="- - -", deck="", common_blue=wording)

    assert mover(play(table, "play common_blue")) == 1


def test_the_english_reading_of_common_blue_is_may_unless_agreed_otherwise() -> None:
    """A6."""
    variant = next(variant for variant in GAME.variants if variant.key == "common_blue")

    assert (variant.default, variant.values) == ("may", ("may", "must"))


def test_a_strict_common_blue_takes_even_with_a_full_hand() -> None:
    """A6."""
    table = lay(hand=f"common_blue {FULL}", down="3*?", common_blue="must")
    table = play(table, "play common_blue")
    assert len(legal(table)) == 3
    table = play(table, "take large_white")

    assert legal(table) == {"drop small_tortoiseshell", "drop large_white"}


def test_a_meadow_brown_draws_all_its_cards_or_in_danish_none() -> None:
    """A7."""
    laid: dict[str, Any] = {"hand": "meadow_brown", "down": "4*?", "wings": "2*meadow_brown"}
    english, danish = (lay(**laid, edition=edition) for edition in ("en", "da"))
    danish = play(danish, "play meadow_brown")

    assert len(play(english, "play meadow_brown").gardens[0].hand) == 3
    assert len(play(danish, "draw").gardens[0].hand) == 3
    assert len(play(danish, "decline").gardens[0].hand) == 0


def test_a_danish_meadow_brown_draws_as_many_as_the_piles_hold_and_asks_for_no_less() -> None:
    """A7."""
    laid: dict[str, Any] = {"hand": "meadow_brown", "down": "4*?", "wings": "2*meadow_brown"}
    some = play(lay(**laid, deck="", compost="2*peacock", edition="da"), "play meadow_brown")
    none = play(lay(**laid, deck="", edition="da"), "play meadow_brown")

    assert row(play(some, "draw"), "hand") == "peacock peacock"
    assert mover(none) == 1


@pytest.mark.parametrize("down", ["", "peacock", "peacock sunshine brown_knapweed chrysalis"])
def test_a_chrysalis_without_a_target_is_only_a_flower(down: str) -> None:
    """A8."""
    table = lay(hand="chrysalis", down=down, rivals=[Seat(down="essex_skipper")])

    assert legal(table, "play") == set()
    assert legal(table, "plant") == {"plant chrysalis"}


def test_only_the_owner_can_tell_whether_a_chrysalis_has_a_target() -> None:
    """A8."""
    target, none = (lay(hand="chrysalis", down=down) for down in ("essex_skipper", "peacock"))

    assert GAME.why_not(GAME.view(target, 0), "play", "hand:1") is None
    assert GAME.why_not(GAME.view(none, 0), "play", "hand:1") is not None
    assert GAME.view(target, 1) == GAME.view(none, 1)


@in_both_editions
def test_a_mission_is_claimed_at_the_earliest_in_the_own_next_turn(edition: str) -> None:
    """A9."""
    table = lay(hand="peacock", down="6*?", edition=edition, missions="seven_flowers")
    table = play(table, "plant peacock")
    assert legal(table, "claim") == set()
    table = play(table, "draw")

    assert mover(table) == 0
    assert legal(table, "claim") == {"claim seven_flowers"}


def test_the_turn_ends_after_the_one_event_of_a_flipped_butterfly() -> None:
    """A10."""
    fetched = lay(hand="chrysalis", down="orange_tip common_blue")
    fetched = play(fetched, "play chrysalis orange_tip", "fetch chrysalis")
    planted = lay(hand="chrysalis", down="brimstone", deck="common_blue ?")
    planted = play(planted, "play chrysalis brimstone")
    drawn = lay(hand="chrysalis", down="meadow_brown", deck="chrysalis ?")
    drawn = play(drawn, "play chrysalis meadow_brown")

    assert [mover(table) for table in (fetched, planted, drawn)] == [1, 1, 1]
    assert row(planted, "down") == "common_blue"
    assert row(planted, "wings") == "brimstone"


def test_the_sky_then_the_large_whites_then_the_discards_then_the_fifteen_points() -> None:
    """A11."""
    wings = "6*red_admiral"
    table = lay(hand="large_white 7*?", down="3*?", wings=wings, sky="peacock - peacock", turn=2)
    table, events = act(table, "play large_white")
    assert story(events)[1:] == ["sunshine deck > sky", "awarded", "owed"]
    table, events = act(table, "drop chrysalis")

    assert story(events) == ["chrysalis hand > compost", "triggered", "ended"]


def test_a_card_discarded_this_turn_cannot_be_fetched_by_an_orange_tip() -> None:
    """A11."""
    table = lay(hand="orange_tip 7*essex_skipper", down="3*?", compost="brimstone")
    table = play(table, "play orange_tip")
    assert legal(table) == {"fetch brimstone", "decline"}
    table = play(table, "fetch brimstone")
    assert legal(table) == {"drop essex_skipper", "drop brimstone"}

    assert mover(play(table, "drop essex_skipper", "drop essex_skipper")) == 1


def test_a_flipped_small_tortoiseshell_needs_nothing_and_scores_as_the_next() -> None:
    """A18."""
    table = lay(hand="chrysalis", down="small_tortoiseshell", wings="2*small_tortoiseshell")
    table = play(table, "play chrysalis small_tortoiseshell")

    assert points(table) == (6, 0)


def test_a_flipped_large_white_moves_most_large_whites() -> None:
    """A19."""
    rival = Seat(wings="large_white", has="most_large_whites")
    table = lay(hand="chrysalis", down="large_white", wings="large_white", rivals=[rival])
    table, events = act(table, "play chrysalis large_white")

    assert story(events)[-3:] == ["chrysalis table > compost", "awarded", "turned"]
    assert (has(table, 0), has(table, 1)) == ({"most_large_whites"}, set())


def test_with_six_cards_in_hand_a_player_may_still_draw() -> None:
    """A22."""
    table = play(lay(hand="6*peacock", deck="brimstone ?"), "draw")

    assert legal(table) == {"drop peacock", "drop brimstone"}
    assert mover(play(table, "drop brimstone")) == 1


def test_a_knapweed_is_never_flipped_on_either_side() -> None:
    """A23."""
    table = lay(hand="chrysalis", down="brown_knapweed", up="brown_knapweed")

    assert legal(table, "play") == set()
