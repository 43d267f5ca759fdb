"""The canvas, and the differences that a zone sends."""

from hypothesis import given
from hypothesis import strategies as st

from tui.drawing.canvas import Canvas, wrap
from tui.drawing.glyphs import SETS
from tui.drawing.palette import Palette
from tui.widgets.zone import difference

PALETTE, SAFE = Palette("dark"), SETS["safe"]


def canvas(width: int = 20, height: int = 4) -> Canvas:
    return Canvas(width, height, PALETTE, SAFE)


def test_text_is_written_where_it_belongs_and_says_where_it_ends() -> None:
    page = canvas()

    assert page.text(3, 1, "Sky") == 6
    assert page.plain().split("\n") == ["", "   Sky", "", ""]


def test_text_too_wide_for_its_place_is_cut_and_marked() -> None:
    page = canvas()
    page.text(0, 0, "Camberwell Beauty", width=8)

    assert page.plain().split("\n")[0] == "Camberw" + SAFE.dots


@given(st.integers(-30, 30), st.integers(-9, 9), st.text("abc", max_size=30), st.integers(0, 30))
def test_nothing_drawn_outside_is_an_error(x: int, y: int, text: str, width: int) -> None:
    page = canvas()
    page.text(x, y, text, width=width)
    page.box(x, y, width, 3, "frame")

    assert [strip.cell_length for strip in map(page.strip, range(4))] == [20] * 4


def test_a_click_finds_the_piece_drawn_there() -> None:
    page = canvas()
    page.hit("hand:1", 2, 1, 5, 2)

    assert page.hits[0].holds(2, 1)
    assert page.hits[0].holds(6, 2)
    assert not page.hits[0].holds(7, 1)
    assert not page.hits[0].holds(2, 3)


def test_only_the_columns_that_differ_are_sent_again() -> None:
    before, after = canvas(), canvas()
    before.text(2, 1, "Anna 9p")
    after.text(2, 1, "Anna 8p")

    region = difference(1, before.rows[1], after.rows[1])

    assert region is not None
    assert (region.x, region.y, region.width, region.height) == (7, 1, 1, 1)
    assert difference(0, before.rows[0], after.rows[0]) is None


def test_a_change_of_colour_alone_is_a_difference() -> None:
    before, after = canvas(), canvas()
    before.text(0, 0, "Sky", "text")
    after.text(0, 0, "Sky", "lit")

    assert difference(0, before.rows[0], after.rows[0]) is not None


@given(st.text("ab \n", max_size=80), st.integers(3, 30))
def test_wrapped_lines_fit_and_lose_no_word(text: str, width: int) -> None:
    lines = wrap(text, width)

    assert " ".join(lines).split() == text.split()
    assert all(len(line) <= width or " " not in line for line in lines)


def test_the_ascii_glyphs_are_ascii() -> None:
    assert all(char.isascii() for glyph in SETS["ascii"] for char in glyph)


def test_every_glyph_is_one_cell_wide() -> None:
    from rich.cells import cell_len
    from wcwidth import wcswidth

    for glyphs in SETS.values():
        for glyph in glyphs:
            assert cell_len(glyph) == wcswidth(glyph) == len(glyph)


def test_a_piece_that_is_drawn_outside_has_no_sign_and_does_no_harm() -> None:
    page = canvas(4, 1)
    for x in (-3, 5, 99):
        page.hit(f"hand:{x}", x, 0, 3)
    page.hit("hand:4", 4, 0, 3)
    page.mark(lambda piece: "*")

    assert page.plain() == "   *"
