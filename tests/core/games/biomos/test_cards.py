"""What is printed on the cards and boards, typed in a second time."""

from collections import Counter

from core.games.biomos import box, cards
from core.games.biomos.cards import CARD, CARDS, LARGE, SMALL

PRINTED = """
    s01 ii 3      s02 dd 3      s03 ff 3      s04 ss 3      s05 mm 3
    s06 i.i 3     s07 d.d 3     s08 f.f 3     s09 s.s 3     s10 m.m 3
    s11 fmmf 7    s12 mfm 5     s13 diid 7    s14 idi 5     s15 sis 5
    s16 issi 7    s17 mddm 7    s18 dmd 5     s19 fsf 5     s20 sffs 7
    s21 imi 5     s22 miim 7    s23 fif 5     s24 iffi 7    s25 dfd 5
    s26 fddf 7    s27 sds 5     s28 dssd 7    s29 msm 5     s30 smms 7
    g01 m.m.m.m 10   g02 f.f.f.f 10   g03 i.i.i.i 10   g04 d.d.d.d 10   g05 dddd 10
    g06 ssss 10      g07 s.s.s.s 10   g08 ii..ii 10    g09 ff..ff 10    g10 mm..mm 10
"""


def test_all_forty_cards_are_as_printed() -> None:
    """M27a."""
    words = PRINTED.split()
    rows = list(zip(words[::3], words[1::3], words[2::3], strict=True))

    assert [(card.key, card.pattern, str(card.points.value)) for card in CARDS] == rows
    assert (len(SMALL), len(LARGE)) == (30, 10)


def test_no_two_cards_are_alike() -> None:
    assert len({card.pattern for card in CARDS}) == len(CARD) == 40


def test_the_shapes_are_as_many_as_they_should_be() -> None:
    assert Counter((card.shape, card.points.value) for card in CARDS) == {
        ("pair", 3): 5,
        ("bridge", 3): 5,
        ("heart", 5): 10,
        ("mirror", 7): 10,
        ("chain", 10): 5,
        ("row", 10): 2,
        ("wings", 10): 3,
    }


def test_each_pair_of_colours_occurs_once_as_a_heart_and_once_reversed_as_a_mirror() -> None:
    hearts = {card.pattern[:2] for card in CARDS if card.shape == "heart"}
    mirrors = {card.pattern[:2] for card in CARDS if card.shape == "mirror"}

    assert len({frozenset(pair) for pair in hearts}) == 10
    assert mirrors == {pair[::-1] for pair in hearts}


def test_every_colour_leads_as_many_cards_of_each_shape() -> None:
    small = Counter((card.pattern[0], card.shape) for card in SMALL)
    large = Counter(card.pattern[0] for card in LARGE)

    for colour in box.COLOURS:
        shapes = ("pair", "bridge", "heart", "mirror")
        assert [small[colour, shape] for shape in shapes] == [1, 1, 2, 2]
        assert large[colour] == 2


def test_large_cards_ask_for_four_of_one_colour() -> None:
    assert {len(card.needs) for card in LARGE} == {4}
    assert all(len(set(card.needs)) == 1 for card in LARGE)


def test_the_box_holds_what_the_rules_say() -> None:
    assert (box.COPIES.value * len(box.COLOURS), box.DISPLAY.value, box.TRACK.value) == (60, 5, 12)
    assert (cards.SMALL_SHOWN.value, cards.LARGE_SHOWN.value) == (4, 4)
    assert sorted(box.TERRAINS.values()) == ["desert", "forest", "ice", "mountain", "sea"]
    assert sorted(box.HOMES) == ["d", "f", "i", "m"]
    assert [point.value for point in (box.PER_MOON, box.PER_FOREST, box.PER_HOME)] == [3, 1, 1]
    assert {key: number.value for key, number in box.HOLE_STARTS.items()} == {
        "basic": 20,
        "advanced": 40,
    }


def test_the_four_events_are_as_printed() -> None:
    assert [(h.key, h.target, h.beside, h.becomes) for h in box.HAPPENINGS] == [
        ("irrigate", "d", "s", "f"),
        ("freeze", "s", "m", "i"),
        ("expand", "sfmi", "d", "d"),
        ("break", "i", "", ""),
    ]
