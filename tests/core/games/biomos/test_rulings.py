"""Where the rules are silent: rulings A1 to A11."""

import pytest

from core.games.biomos.cards import CARDS
from core.games.biomos.game import GAME
from core.games.biomos.ring import occurring, reading
from tests.core.games.biomos.tables import (
    ADVANCED,
    BASIC,
    Seat,
    act,
    asked,
    deal,
    lay,
    legal,
    mover,
    play,
    row,
    sees,
)


def test_the_basic_ring_does_not_wrap() -> None:
    """A1."""
    assert mover(play(lay("sdf", held="s", small="s04 - - -"), "place 3")) == 1


@pytest.mark.parametrize(
    ("f1", "f2", "there"), [("i", "i", True), ("i", "", False), ("", "i", False), ("", "", False)]
)
def test_the_advanced_ring_wraps_only_through_both_fixed_fields(
    f1: str, f2: str, there: bool
) -> None:
    """A2."""
    planet = Seat("mm", f1, f2).planet

    assert (occurring(reading(planet, ADVANCED), ("s22",)) == ("s22",)) == there


def test_neighbours_are_those_next_in_the_ring_and_an_empty_fixed_field_parts_them() -> None:
    """A3."""
    table = lay(seat=Seat("sf", f1="d"), held="f", mode="advanced", small="- - - -")
    parted, joined = play(table, "place 1"), play(table, "place f2")

    assert "use irrigate f1" not in legal(parted)
    assert "use irrigate f1" not in legal(joined)
    near = lay(seat=Seat("ff", f1="d"), held="s", mode="advanced", small="- - - -")
    assert "use irrigate f1" in legal(play(near, "place f2"))
    assert "use irrigate f1" in legal(play(near, "place 2"))
    assert "use irrigate f1" not in legal(play(near, "place 0"))


def test_mirror_images_are_the_same() -> None:
    """A4."""
    assert all(card.pattern == card.pattern[::-1] for card in CARDS)


def test_the_large_card_of_four_deserts_is_kept_unless_the_match_leaves_it_out() -> None:
    """A5."""
    assert dict(GAME.chosen({}))["dunes"] == "in"
    assert "g05" in {card for seed in range(30) for card in deal(2, seed).large}
    assert "g05" not in {card for seed in range(30) for card in deal(2, seed, dunes="out").large}


def test_an_ice_moon_may_be_broken_unless_the_match_spares_it() -> None:
    """A6."""
    for choice, there in (("breaks", True), ("stays", False)):
        table = lay(seat=Seat("m", moon="i"), held="f", mode="advanced", small="- - - -",
                    options={"ice_moon": choice})  # fmt: skip
        assert ("use break moon" in legal(play(table, "place 0"))) == there


def test_planets_are_picked_by_the_last_player_first_or_dealt() -> None:
    """A7."""
    table = deal(3, mode="advanced", starter="1")

    assert GAME.ask(table)[0].seat == 2
    assert asked(deal(3, mode="advanced", planets="random")) == "take-marker"


def test_ties_go_to_more_colours_then_to_the_more_even_planet_then_to_both() -> None:
    """A8."""
    planets = [Seat("ssssssssssss"), Seat("ssssssssssdf"), Seat("ssssddddffff"), Seat("sdfmi")]
    table = lay(seat=planets[0], rivals=planets[1:], bag="")
    ties = [score.tie for score in GAME.scores(table)]

    assert ties == sorted(ties)
    assert len(set(ties)) == 4


def test_claimed_cards_are_open() -> None:
    """A9."""
    table = lay(seat=Seat(cards="s01 g02"))

    assert sees(table, 1).planets[0].cards == sees(table, None).planets[0].cards == ("s01", "g02")


def test_a_dotted_field_is_any_marker_and_all_other_fields_are_their_colour() -> None:
    """A10."""
    found = {
        middle: occurring(reading(Seat(f"i{middle}i").planet, BASIC), ("s06", "s21"))
        for middle in ("s", "d", "f", "m", "i", "")
    }

    assert found == dict.fromkeys("sdfi", ("s06",)) | {"m": ("s06", "s21"), "": ()}


def test_a_starting_marker_is_simply_the_first_of_its_track() -> None:
    """A11."""
    table = deal(2, starter="1")
    table, _ = act(table, next(iter(legal(table, "take"))))
    table = play(table, "place 0")

    assert len(table.planets[1].track) == 1
    assert row(table, 1).endswith("moon:-")
