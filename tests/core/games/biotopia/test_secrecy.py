"""Secrecy and precedence: rules B27 to B31."""

from core.games.biotopia.game import GAME
from core.games.biotopia.scoring import symbols
from tests.core.games.biotopia.tables import (
    Seat,
    in_both_editions,
    lay,
    legal,
    pile,
    play,
    points,
    row,
    sees,
)


def test_what_a_card_says_beats_the_general_rules() -> None:
    """B27: a double flower is two symbols, a flipped butterfly needs none."""
    table = lay(hand="chrysalis red_admiral", down="red_admiral", up="brown_knapweed")

    assert symbols(table.gardens[0]) == 3
    assert legal(table, "play") == {"play chrysalis red_admiral"}


def test_a_player_may_look_at_the_own_flowers_at_any_time_and_nobody_else_may() -> None:
    """B28."""
    table = lay(down="peacock sunshine", rivals=[Seat(down="brimstone")])
    fronts = table.gardens[0].down

    for moment in (table, play(table, "draw")):
        assert sees(moment, 0).downs == (fronts, (None,))
        assert sees(moment, 1).downs == ((None, None), table.gardens[1].down)
        assert sees(moment, None).downs == ((None, None), (None,))


@in_both_editions
def test_nobody_is_shown_anothers_hand_or_flowers(edition: str) -> None:
    """B29."""
    table = lay(hand="peacock red_admiral", down="sunshine", edition=edition)
    changed = lay(hand="brimstone brimstone", down="orange_tip", edition=edition)

    assert row(table, "deck") == row(changed, "deck")
    for seat in (1, None):
        assert GAME.view(table, seat) == GAME.view(changed, seat)
    assert GAME.view(table, 0) != GAME.view(changed, 0)


def test_everybody_may_look_through_the_compost_heap_at_any_time() -> None:
    """B30."""
    table = lay(hand="common_blue", down="3*?", compost="peacock sunshine brimstone")
    names = ["card.peacock", "card.sunshine", "card.brimstone"]

    for moment in (table, play(table, "play common_blue"), play(table, "draw")):
        for seat in (0, 1, None):
            heap = pile(moment, "compost", seat)
            assert [face.name for face in heap.faces] == names
            assert [face.known_to for face in heap.faces] == ["all"] * 3


def test_a_butterfly_stays_in_play_when_its_owner_has_fewer_flowers() -> None:
    """B31."""
    table = lay(hand="chrysalis", down="essex_skipper", wings="peacock")
    table = play(table, "play chrysalis essex_skipper")

    assert symbols(table.gardens[0]) == 0
    assert row(table, "wings") == "peacock essex_skipper"
    assert points(table) == (4, 0)
