"""The oracle of Biomos against RULES.md: cards, set-up, turns, claims and points."""

from collections import Counter

import pytest

from tests.oracle.biomos import Game
from tests.oracle.biomos_data import CARDS, COLOURS, LARGE, SMALL, Options, set_up
from tests.oracle.biomos_planet import Planet
from tests.oracle.biomos_tables import (
    FULL,
    SHORT,
    asked,
    colours,
    do,
    first,
    game_with,
    letters,
    planet,
    spread,
)


def shape(card: str) -> str:
    """The pattern with its first colour as X, a second as Y, jokers as dots."""
    names = {"any": "."}
    for colour in CARDS[card].pattern:
        names.setdefault(colour, "XY"[min(len(names) - 1, 1)])
    return "".join(names[colour] for colour in CARDS[card].pattern)


def test_the_forty_cards_of_section_7() -> None:
    patterns = [card.pattern for card in CARDS.values()]

    assert len(set(patterns)) == 40
    assert all(pattern == pattern[::-1] for pattern in patterns)
    assert Counter((shape(card), CARDS[card].points) for card in SMALL) == {
        ("XX", 3): 5,
        ("X.X", 3): 5,
        ("XYX", 5): 10,
        ("XYYX", 7): 10,
    }
    assert Counter((shape(card), CARDS[card].points) for card in LARGE) == {
        ("X.X.X.X", 10): 5,
        ("XXXX", 10): 2,
        ("XX..XX", 10): 3,
    }


def test_each_pair_of_colours_is_once_xyx_and_once_yxxy() -> None:
    short = {card.pattern[:2] for name, card in CARDS.items() if shape(name) == "XYX"}
    long = {card.pattern[1::-1] for name, card in CARDS.items() if shape(name) == "XYYX"}
    leading = Counter((CARDS[card].pattern[0], shape(card)) for card in SMALL)

    assert short == long
    assert len({frozenset(pair) for pair in short}) == 10
    for colour in COLOURS:
        assert [leading[colour, form] for form in ("XX", "X.X", "XYX", "XYYX")] == [1, 1, 2, 2]
        assert sum(card.pattern[0] == colour for card in LARGE.values()) == 2


@pytest.mark.parametrize(
    ("seats", "starter", "late"), [(2, 0, {1}), (3, 0, {2}), (4, 0, {2, 3}), (4, 3, {1, 2})]
)
def test_m1_to_m6_the_basic_table(seats: int, starter: int, late: set[int]) -> None:
    table = set_up(Options(seats, starter=starter), first)

    assert table.display == ["sea"] * 5
    assert Counter(table.bag)["sea"] == 7 - len(late)
    assert (len(table.small), len(table.deck), len(table.large)) == (4, 26, 4)
    assert {seat for seat, board in enumerate(table.planets) if board.counts()} == late
    assert all(len(board.ring) == 12 for board in table.planets)


def test_m4_the_four_deserts_in_a_row_may_be_left_out() -> None:
    def wanted(_: str, pile: list[str]) -> str:
        return "g05" if "g05" in pile else pile[0]

    assert "g05" in set_up(Options(), wanted).large
    assert "g05" not in set_up(Options(large_g05_in_deck=False), wanted).large


def test_m7_planets_are_picked_in_reverse_turn_order() -> None:
    game = Game(set_up(Options(3, "advanced", 1), first), first)

    assert (list(game.questions()), game.state()["turns"]) == ([0], 0)
    assert asked(game) == {f"planet {name}" for name in ("forest", "mountain", "desert", "ice")}
    do(game, "planet ice")
    assert list(game.questions()) == [2]
    assert asked(game) == {"planet forest", "planet mountain", "planet desert"}
    do(game, "planet forest", "planet desert")
    assert [board["colour"] for board in game.state()["planets"]] == ["ice", "desert", "forest"]
    assert (list(game.questions()), asked(game)) == ([1], {"take sea"})


def test_m7_or_dealt_and_nobody_begins_with_a_marker_unless_agreed() -> None:
    dealt = set_up(Options(4, "advanced", boards="random"), first)
    agreed = set_up(Options(4, "advanced", compensation_in_advanced=True), first)

    assert [board.colour for board in dealt.planets] == ["forest", "mountain", "desert", "ice"]
    assert [board.counts().total() for board in dealt.planets] == [0, 0, 0, 0]
    assert [board.counts().total() for board in agreed.planets] == [0, 0, 1, 1]
    assert asked(Game(dealt, first)) == {"take sea"}


@pytest.mark.parametrize("wrong", [Options(5), Options(mode="family"), Options(2, starter=2)])
def test_a_game_nobody_knows_is_refused(wrong: Options) -> None:
    with pytest.raises(ValueError, match="no such game"):
        set_up(wrong, first)


def test_m10_to_m12_a_turn_takes_one_marker_and_must_place_it() -> None:
    game = game_with(planet("SD"), planet(), display="SSFMI")

    assert asked(game) == {"take sea", "take forest", "take mountain", "take ice"}
    do(game, "take forest")
    assert (game.state()["hand"], game.state()["step"]) == ("forest", "place")
    assert asked(game) == {"place 0", "place 1", "place 2", "moon"}
    do(game, "place 1")
    assert letters(game.state()["planets"][0]["track"]) == "SFD"
    assert (game.state()["turn"], game.state()["hand"]) == (1, None)
    with pytest.raises(ValueError, match="seat 0 cannot"):
        game.answer(0, ("take", "sea"))


def test_m11_the_display_is_filled_when_it_is_empty_and_never_before() -> None:
    game = game_with(planet(), planet(), display="SD", bag="FMISDF")
    do(game, "take sea", "place 0")
    assert game.state()["display"] == {"desert": 1}
    do(game, "take desert", "place 0")
    assert game.state()["display"] == dict(Counter(colours("FMISD")))
    assert game.state()["bag"] == {"forest": 1}


def test_m11_a_bag_with_fewer_gives_what_it_has() -> None:
    game = game_with(planet(), planet(), display="S", bag="FM")
    do(game, "take sea", "place 0")
    assert game.state()["display"] == {"forest": 1, "mountain": 1}
    do(game, "take forest", "place 0", "take mountain", "place 0")
    assert game.questions() == {}


def test_m14_a_full_planet_has_no_turn() -> None:
    game = game_with(planet(SHORT, moon="S"), planet(FULL, moon="S"), planet(moon="S"))
    do(game, "take desert", "place 11")
    assert game.state()["turn"] == 2
    do(game, "take ice", "place 0")
    assert game.state()["turn"] == 2


PATTERNS = [
    ("SS", "", "s04", True),
    ("MM", "", "s10", False),
    ("MMM", "", "s10", True),
    ("MSM", "", "s29", True),
    ("FSDF", "", "s03", False),
    ("MSMDMFM", "", "g01", True),
    ("MDMDMD", "", "g01", False),
    ("FFSDFF", "", "g09", True),
    ("FSD", "MF", "s03", True),
    ("FSM", "M.", "s05", True),
    ("MSF", "M.", "s05", False),
    ("MFF", ".M", "s05", True),
    ("", "II", "s01", True),
    ("", "II", "s06", False),
    ("F", "II", "s06", True),
    ("MM", "..", "s05", True),
    ("MSFM", "..", "s05", False),
]


@pytest.mark.parametrize(("track", "fixed", "card", "match"), PATTERNS)
def test_the_seventeen_patterns(track: str, fixed: str, card: str, match: bool) -> None:
    for board in (planet(track, fixed), spread(planet(track, fixed))):
        game = game_with(board, planet("", "." * len(fixed)), small=card, large=card)
        do(game, "take sea", "moon", *(["decline"] if track + fixed.strip(".") else []))
        assert (game.state()["step"] == "claim") is match
        assert board.shows(CARDS[card].pattern, breaks=True) is match


@pytest.mark.parametrize(
    ("track", "fixed", "card", "breaks", "literal"),
    [
        ("MSFM", "..", "s05", False, True),
        ("MSF", "M.", "s05", False, True),
        ("SFM", ".M", "s05", False, True),
        ("M", "..", "s05", False, False),
        ("MM", "..", "s10", False, False),
        ("FSDF", "", "s03", False, False),
    ],
)
def test_s6_read_literally_an_empty_fixed_field_is_a_gap_like_others(
    track: str, fixed: str, card: str, breaks: bool, literal: bool
) -> None:
    for flag, match in ((True, breaks), (False, literal)):
        game = game_with(
            planet(track, fixed),
            planet("", "." * len(fixed)),
            small=card,
            fixed_gap_breaks_ring=flag,
        )
        do(game, "take sea", "moon", "decline")
        assert (game.state()["step"] == "claim") is match


def test_s8_a_pattern_may_cover_f2_the_whole_track_and_f1_with_its_gaps() -> None:
    board = planet("D...I.I.F..I", "IS")
    assert board.shows(tuple(colours("SDIIFII")), breaks=True)
    assert not board.shows(tuple(colours("SDIIFIIS")), breaks=True)


def test_s9_a_pattern_is_read_either_way() -> None:
    assert planet("SDF").shows(("forest", "desert", "sea"), breaks=True)
    assert not planet("SDF").shows(("desert", "sea", "forest"), breaks=True)


def test_m21_to_m27_one_card_that_lies_in_the_ring_replaced_if_it_is_small() -> None:
    game = game_with(planet("SSSS"), planet(), small="s01 s04 s09", large="g06 g07")
    do(game, "take ice", "place 2")
    assert asked(game) == {"claim s04", "claim s09", "decline"}
    do(game, "claim s04")
    assert game.state()["small"] == ["s01", "s11", "s09"]
    assert game.state()["deck"] == ["s13"]
    assert game.state()["cards"] == [["s04"], []]
    assert game.scores() == [3, 0]
    do(game, "take sea", "place 0", "take desert", "moon", "lift 2", "drop 0")
    assert asked(game) == {"claim g06", "claim s09", "decline"}
    do(game, "claim g06")
    assert game.state()["large"] == [None, "g07"]
    assert game.scores() == [13, 0]


def test_m27_the_place_stays_empty_when_the_deck_is_empty() -> None:
    game = game_with(planet("S"), planet(), deck="")
    do(game, "take sea", "place 0", "claim s04")
    assert game.state()["small"] == ["s01", "s02", "s03", None]


def test_m28_the_moon_is_no_part_of_a_pattern() -> None:
    game = game_with(planet("S", moon="S"), planet())
    do(game, "take ice", "place 1")
    assert game.state()["turn"] == 1


def test_m19_and_m30_the_moon_counts_three_for_each_marker_but_itself() -> None:
    assert game_with(planet("SSSD", moon="S"), planet("SSS")).scores() == [9, 0]
    board = planet("FF", "F.", moon="F", colour="mountain")
    assert game_with(board, planet("", "..")).scores() == [12, 0]


@pytest.mark.parametrize(("colour", "points"), [("forest", 4), ("mountain", 5), ("ice", 2)])
def test_m31_forests_and_the_planets_colour(colour: str, points: int) -> None:
    board = planet("FMM", "FM", moon="S", colour=colour)
    ice = planet("I", "..", colour="ice")
    assert game_with(board, ice).scores() == [points, 1]


def winners(*boards: Planet, cards: str = "") -> list[int]:
    """Who wins with these full planets; the cards go to the first."""
    claimed = [cards.split(), *([] for _ in boards[1:])]
    game = game_with(*boards, display="", bag="", cards=claimed)
    assert game.questions() == {}
    assert game.state()["turn"] is None
    return game.winners()


def test_m32_most_points_win() -> None:
    more, less = planet("SSSDDDDDDDDD", moon="S"), planet("SSDDDDDDDDDD", moon="S")
    assert (winners(less, more), winners(less, more, cards="s01 s02")) == ([1], [0])


def test_m32_then_most_colours() -> None:
    three, four = planet("DFFFFFFFFFFM", moon="M"), planet("DFFFFFFFFSSM", moon="M")
    assert winners(three, four, three) == [1]


def test_m32_the_moon_is_no_colour_of_the_planet() -> None:
    two, three = planet("DDDDDDFFFFFF", moon="S"), planet("DDDDDDDDDDFM", moon="M")
    assert winners(two, three, cards="s01") == [1]


def test_m33_then_the_more_even_planet_then_shared() -> None:
    even, uneven = planet("DDDDDDFFFFFM", moon="M"), planet("DFFFFFFFFFFM", moon="M")
    assert winners(uneven, even) == [1]
    assert winners(uneven, even, even) == [1, 2]


def test_an_open_game_has_no_winners() -> None:
    with pytest.raises(ValueError, match="not over"):
        game_with(planet(), planet()).winners()
