"""The small pictures: whole in every glyph set, and always the same."""

from typing import get_args

import pytest

from core import catalogue
from core.cover import BUTTERFLY, PLAIN, Picture, Scenery
from tests import tiny
from tests.tui.drawn import drawn
from tui.drawing import pictures
from tui.drawing.landscape import LANDS, hedge, land

COVERS = dict(zip(catalogue.published(), map(catalogue.cover, catalogue.published()), strict=True))


@pytest.mark.parametrize(
    "picture",
    [
        *(pictures.TITLE, pictures.BLUE, pictures.LIME, PLAIN.picture),
        *(cover.picture for cover in COVERS.values()),
    ],
)
def test_every_row_of_a_picture_is_equally_wide(picture: Picture) -> None:
    assert len({len(row) for row in picture}) == 1
    assert {pixel for row in picture for pixel in row} - set(pictures.INK) <= {"."}


def test_a_butterfly_has_two_equal_wings() -> None:
    assert all(row == row[::-1] for row in BUTTERFLY)


@pytest.mark.parametrize("scale", [1, 2])
def test_a_picture_takes_the_cells_that_it_says(scale: int) -> None:
    canvas = drawn(lambda canvas: pictures.paint(canvas, pictures.TITLE, 0, 0, scale), (130, 20))
    lines = [line for line in canvas.plain().split("\n") if line]

    assert (max(map(len, lines)), len(lines)) == pictures.cells(pictures.TITLE, scale)


def test_in_ascii_a_picture_is_drawn_with_ascii_alone() -> None:
    canvas = drawn(lambda canvas: pictures.paint(canvas, hedge(80, 6), 0, 0), glyphs="ascii")

    assert canvas.plain().isascii()
    assert "#" in canvas.plain()


@pytest.mark.parametrize("name", get_args(Scenery))
@pytest.mark.parametrize("size", [(1, 1), (3, 2), (60, 3), (80, 5), (200, 16)])
def test_a_landscape_has_any_size_and_never_changes(size: tuple[int, int], name: Scenery) -> None:
    width, height = size
    rows = land(name, width, height)

    assert rows == land(name, width, height)
    assert len(rows) == 2 * height
    assert {len(row) for row in rows} == {width}
    assert {pixel for row in rows for pixel in row} <= {*pictures.INK, "."}


def test_every_landscape_looks_different() -> None:
    assert set(LANDS) == set(get_args(Scenery))
    assert len({land(name, 80, 6) for name in LANDS}) == len(LANDS)


def test_no_two_games_are_shown_alike() -> None:
    assert len({cover.picture for cover in COVERS.values()}) == len(COVERS)
    assert len({cover.scenery for cover in COVERS.values()}) == len(COVERS)


def test_a_game_that_says_nothing_of_its_looks_has_a_butterfly_over_a_hedge() -> None:
    with tiny.added():
        cover = catalogue.cover("pebbles")

    assert cover == (BUTTERFLY, "summer")


def test_without_drawings_nothing_is_drawn() -> None:
    from tui.drawing.canvas import Canvas
    from tui.drawing.glyphs import SETS
    from tui.drawing.palette import Palette

    canvas = Canvas(80, 10, Palette("dark", art=False), SETS["safe"])
    pictures.paint(canvas, BUTTERFLY, 0, 0)
    pictures.paint(canvas, hedge(80, 4), 0, 6)

    assert not canvas.plain().strip()


def test_colours_of_the_terminal_are_used_where_it_chooses_them() -> None:
    from tui.drawing.canvas import Canvas
    from tui.drawing.glyphs import SETS
    from tui.drawing.palette import Palette

    canvas = Canvas(20, 8, Palette("ansi"), SETS["safe"])
    pictures.paint(canvas, BUTTERFLY, 0, 0)
    colours = {style.color for _, styles in canvas.rows for style in styles if style.color}

    assert not any(colour.triplet for colour in colours)
