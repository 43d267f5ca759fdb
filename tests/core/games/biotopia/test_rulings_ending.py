"""Rulings on the end and the start: A20, A21 and A24 to A26."""

import pytest

from core.errors import BadChoice
from core.games.biotopia.game import GAME
from core.games.biotopia.state import Triggered
from tests.core.games.biotopia.tables import (
    Seat,
    act,
    begin,
    deal,
    heard,
    in_both_editions,
    lay,
    play,
    points,
    row,
    sees,
    story,
)


@in_both_editions
def test_the_last_round_stays_the_last_when_the_points_are_lost_again(edition: str) -> None:
    """A20."""
    wings = "large_white 5*red_admiral"
    table = lay(
        hand="essex_skipper large_white",
        down="3*?",
        wings=f"{wings} essex_skipper",
        has="most_large_whites",
        rivals=[Seat("large_white", "3*?"), Seat()],
        edition=edition,
    )
    table = play(table, "play essex_skipper", "play large_white")
    assert points(table) == (13, 1, 0)
    table, events = act(table, "draw")

    assert story(events)[-1] == "ended"
    assert GAME.winners(table) == (0,)


def test_the_game_ends_at_once_when_the_last_of_the_round_reaches_fifteen() -> None:
    """A20."""
    wings = "5*red_admiral 4*essex_skipper"
    table = lay(hand="essex_skipper", down="2*?", wings=wings, rivals=[Seat(), Seat()], turn=3)
    table, events = act(table, "play essex_skipper")

    assert story(events) == ["essex_skipper hand > wings", "triggered", "ended"]
    assert GAME.winners(table) == (0,)


def test_the_end_is_announced_once() -> None:
    """A20."""
    rival = Seat(hand="sunshine", wings="6*red_admiral 3*essex_skipper")
    table = lay(hand="sunshine", wings="5*peacock", rivals=[rival])
    table, events = act(table, "plant sunshine")
    assert story(events)[1:] == ["triggered", "turned"]
    _, events = act(table, "plant sunshine")

    assert story(events)[1:] == ["ended"]


def test_a_turn_raises_no_score_but_the_movers() -> None:
    """A21: the others can only lose Most Large Whites."""
    others = [Seat(wings="2*large_white"), Seat(wings="2*large_white")]
    table = lay(hand="large_white", down="3*?", wings="large_white", rivals=others)
    before = points(table)
    table = play(table, "play large_white")

    assert before == (1, 2, 2)
    assert points(table) == (2, 2, 2)


def test_only_the_mover_can_bring_about_the_last_round() -> None:
    """A21."""
    table = lay(wings="5*peacock", rivals=[Seat(), Seat()])
    _, events = act(table, "draw")
    (triggered,) = (event for event in events if isinstance(event, Triggered))
    _, quiet = act(lay(rivals=[Seat(), Seat(wings="5*peacock")]), "draw")

    assert triggered.seat == 0
    assert "triggered" not in story(quiet)


def test_a_camberwell_beauty_breaks_a_tie_as_itself_only() -> None:
    """A24."""
    rival = Seat(wings="essex_skipper common_blue peacock")
    table = lay(wings="2*camberwell_beauty essex_skipper", rivals=[rival], turn=2, last=True)
    pair = lay(wings="camberwell_beauty", rivals=[Seat(wings="red_admiral")], turn=2, last=True)

    assert [score.tie for score in GAME.scores(table)] == [2, 3]
    assert GAME.winners(play(table, "draw")) == (1,)
    assert GAME.winners(play(pair, "draw")) == (0, 1)


def test_the_starter_is_drawn_by_the_seed_or_named_by_the_host() -> None:
    """A25."""
    starter = next(variant for variant in GAME.variants if variant.key == "starter")

    assert starter.default == "random"
    assert {deal(5, seed=seed).starter for seed in range(60)} == {0, 1, 2, 3, 4}
    assert [deal(5, starter=name).starter for name in starter.values[1:]] == [0, 1, 2, 3, 4]
    with pytest.raises(BadChoice):
        deal(2, starter="3")


def test_first_flowers_are_picked_at_once_and_shown_to_nobody_until_all_have_picked() -> None:
    """A26."""
    table = deal(3, starter="1")
    assert [prompt.seat for prompt in GAME.ask(table)] == [0, 1, 2]
    pick = f"choose {row(table, 'hand', 1).split()[2]}"
    table, events = act(table, pick, seat=1)

    assert [prompt.seat for prompt in GAME.ask(table)] == [0, 2]
    assert [len(garden.down) for garden in table.gardens] == [0, 0, 0]
    assert [heard(events, seat) for seat in (0, 1, None)] == [["chose"]] * 3
    assert [sees(table, seat).first for seat in (0, 1, 2, None)] == [
        None,
        table.gardens[1].hand[2],
        None,
        None,
    ]
    assert [len(garden.down) for garden in begin(table).gardens] == [1, 1, 1]
