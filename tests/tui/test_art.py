"""The small pictures: whole in every glyph set, and always the same."""

import pytest

from tests.tui.drawn import drawn
from tui import art


@pytest.mark.parametrize("picture", [art.TITLE, art.FOX, art.BLUE, art.LIME])
def test_every_row_of_a_picture_is_equally_wide(picture: art.Picture) -> None:
    assert len({len(row) for row in picture}) == 1
    assert {pixel for row in picture for pixel in row} - set(art.INK) <= {"."}


def test_a_butterfly_has_two_equal_wings() -> None:
    assert all(row == row[::-1] for row in art.FOX)


@pytest.mark.parametrize("scale", [1, 2])
def test_a_picture_takes_the_cells_that_it_says(scale: int) -> None:
    canvas = drawn(lambda canvas: art.paint(canvas, art.TITLE, 0, 0, scale), (130, 20))
    lines = [line for line in canvas.plain().split("\n") if line]

    assert (max(map(len, lines)), len(lines)) == art.cells(art.TITLE, scale)


def test_in_ascii_a_picture_is_drawn_with_ascii_alone() -> None:
    canvas = drawn(lambda canvas: art.paint(canvas, art.hedge(80, 6), 0, 0), glyphs="ascii")

    assert canvas.plain().isascii()
    assert "#" in canvas.plain()


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (80, 5), (200, 16)])
def test_a_hedge_has_any_size_and_never_changes(size: tuple[int, int]) -> None:
    width, height = size
    hedge = art.hedge(width, height)

    assert hedge == art.hedge(width, height)
    assert len(hedge) == 2 * height
    assert {len(row) for row in hedge} == {width}


def test_colours_of_the_terminal_are_used_where_it_chooses_them() -> None:
    from tui.look.canvas import Canvas
    from tui.look.glyphs import SETS
    from tui.look.palette import Palette

    canvas = Canvas(20, 8, Palette("ansi"), SETS["safe"])
    art.paint(canvas, art.FOX, 0, 0)
    colours = {style.color for _, styles in canvas.rows for style in styles if style.color}

    assert not any(colour.triplet for colour in colours)
