"""The board of a game without a board file: every piece has a place, and no zone stands empty."""

import asyncio
from dataclasses import replace

import pytest
from msgspec.structs import replace as changed
from textual.pilot import Pilot

from core.game import AnyGame, Face
from tests import tiny
from tests.tui import looks
from tests.tui.matches import port
from tests.tui.seen import at_table
from tui.boards import plain
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.drawing.palette import Palette
from tui.scene.answering import Choosing
from tui.scene.scene import Scene
from tui.table.screen import TableScreen
from tui.tabletop import hints


@pytest.fixture
def scene(pebbles: AnyGame) -> Scene:
    """The first question of a game of pebbles."""
    return looks.table(port(tiny.opened(pebbles))).scene


def test_what_a_row_has_no_room_for_stands_in_the_next(scene: Scene) -> None:
    faces = tuple(Face(f"row:{place}", "pebble.white") for place in range(1, 31))
    piles = [changed(pile, faces=faces, count=30) for pile in scene.piles("board")[:1]]
    full = replace(scene, snap=replace(scene.snap, view=changed(scene.view, piles=(*piles,))))
    canvas = Canvas(80, 10, Palette("dark"), SETS["unicode"])

    plain.board(canvas, full)
    drawn = {hit.piece: hit for hit in canvas.hits if hit.piece.startswith("row:")}

    assert len(drawn) == len(faces)
    assert all(hit.x + len("white") <= 80 for hit in drawn.values())
    assert len({(hit.x, hit.y) for hit in drawn.values()}) == len(faces)
    assert canvas.plain().count("white") == len(faces)


def test_a_hint_names_the_pile_where_pieces_of_several_are_called_the_same(
    scene: Scene, pebbles: AnyGame
) -> None:
    state = tiny.opened(pebbles).state
    seat = pebbles.view(state, 0)
    hand = next(pile for pile in seat.piles if pile.panel == "hand")
    alike = tuple(changed(face, name="pebble.red") for face in hand.faces)
    halves = (
        changed(hand, faces=alike[:1], count=1),
        changed(hand, name="pile.bag", faces=alike[1:], count=len(alike) - 1),
    )
    split = replace(scene, snap=replace(scene.snap, view=changed(seat, piles=halves)))
    split = split.attending(choosing=Choosing(pebbles.ask(state)[0].answers))

    texts = [row.text for row in hints.hint(split, plain, pebbles) if row.value]

    hides = [text for text in texts if "hide red" in text]
    assert [text.rpartition(": ")[2].strip() for text in hides] == ["Hand", "Bag"]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_zone_that_nothing_lies_in_is_left_out(pebbles: AnyGame, size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert not screen.zone("missions").display
        assert screen.zone("market").size.width == size[0]
        missions = changed(screen.scene.view.piles[0], panel="missions", piece="")
        piles = (*screen.scene.view.piles, missions)
        view = changed(screen.scene.view, piles=piles)
        screen.scene = replace(screen.scene, snap=replace(screen.scene.snap, view=view))
        screen.redraw()
        await pilot.pause()
        assert screen.zone("missions").display

    asyncio.run(at_table(tiny.opened(pebbles), play, size=size))
