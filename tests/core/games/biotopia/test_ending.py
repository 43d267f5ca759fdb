"""The end and the winner: rules B74 to B77."""

import pytest

from core.games.biotopia.game import GAME
from core.games.biotopia.state import Ended
from tests.core.games.biotopia.tables import (
    Seat,
    act,
    in_both_editions,
    lay,
    mover,
    play,
    points,
    story,
)

THIRTEEN = "5*red_admiral 3*essex_skipper"


@in_both_editions
def test_after_fifteen_points_the_round_is_played_to_its_end(edition: str) -> None:
    """B74."""
    table = lay(
        hand="red_admiral", down="5*?", wings=THIRTEEN, rivals=[Seat(), Seat()], edition=edition
    )
    table, events = act(table, "play red_admiral")
    assert points(table)[0] == 15
    assert story(events) == ["red_admiral hand > wings", "triggered", "turned"]
    assert GAME.winners(table) == ()
    table = play(table, "draw")
    assert mover(table) == 2
    table, events = act(table, "draw")

    assert events[-1] == Ended(stuck=False)
    assert GAME.ask(table) == ()
    assert mover(table) is None
    assert GAME.clock(table).turn == 3


def test_after_fourteen_points_the_game_goes_on() -> None:
    """B74."""
    table = lay(hand="essex_skipper", down="2*?", wings=THIRTEEN, turn=2)
    table, events = act(table, "play essex_skipper")

    assert points(table)[0] == 14
    assert story(events) == ["essex_skipper hand > wings", "turned"]
    assert mover(play(table, "draw", "draw", "draw")) == 0


def test_butterflies_in_play_and_own_missions_score_and_nothing_else_does() -> None:
    """B75."""
    table = lay(
        hand="2*peacock",
        down="3*red_admiral",
        up="2*brown_knapweed",
        wings="peacock camberwell_beauty 2*small_tortoiseshell large_white",
        has="seven_flowers most_large_whites",
        rivals=[Seat(hand="peacock", down="peacock", has="meadow_four")],
    )
    score = GAME.scores(table)[0]

    assert points(table) == (3 + 2 + (1 + 2) + 1 + 2 + 2, 2)
    assert dict(score.parts) == {
        "score.butterflies": 3 + 2 + 1,
        "score.tortoiseshells": 1 + 2,
        "score.missions": 2,
        "score.whites": 2,
    }


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("essex_skipper", 1),
        ("large_white", 1),
        ("common_blue", 1),
        ("orange_tip", 1),
        ("meadow_brown", 1),
        ("brimstone", 1),
        ("red_admiral", 2),
        ("camberwell_beauty", 2),
        ("peacock", 3),
    ],
)
def test_every_butterfly_scores_its_points(kind: str, value: int) -> None:
    """B75."""
    assert points(lay(wings=f"2*{kind}")) == (2 * value, 0)


def ended(*rows: str, hand: str = "", down: str = "") -> tuple[int, ...]:
    """Who has won with these Butterfly rows when the last player has only passed the time."""
    rivals = [Seat(wings=wings) for wings in rows[1:]]
    table = lay(hand, down, wings=rows[0], rivals=rivals, turn=len(rows), last=True)
    return GAME.winners(play(table, "draw"))


def test_most_points_win_whatever_the_number_of_species() -> None:
    """B76."""
    many = "essex_skipper large_white common_blue orange_tip meadow_brown brimstone"

    assert ended(many, "2*peacock red_admiral") == (1,)
    assert ended("2*peacock red_admiral", many, "peacock") == (0,)


def test_on_equal_points_more_different_butterflies_in_play_win() -> None:
    """B76."""
    assert ended("2*red_admiral", "peacock essex_skipper") == (1,)
    assert ended("peacock essex_skipper", "2*red_admiral", "3*essex_skipper") == (0,)


def test_butterflies_in_hand_or_face_down_break_no_tie() -> None:
    """B76."""
    hidden = "common_blue orange_tip"

    assert ended("2*red_admiral", "peacock essex_skipper", hand=hidden, down=hidden) == (1,)


def test_players_who_are_equal_in_all_share_the_victory() -> None:
    """B77."""
    pair = "peacock essex_skipper"

    assert ended(pair, "2*red_admiral", "red_admiral large_white common_blue", pair) == (2,)
    assert ended(pair, "2*red_admiral", pair) == (0, 2)
    assert GAME.winners(lay(wings=pair)) == ()
