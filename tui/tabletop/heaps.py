"""Piles that everybody may look through: the one under the cursor, or the one that is asked for."""

from collections.abc import Callable
from functools import partial

from core.game import Pile
from core.words import message
from tui.scene.scene import Scene
from tui.tabletop import sheets
from tui.tabletop.tabletop import Tabletop
from tui.widgets.sheet import Overlay, Row

Pointed = Callable[[str], None]
"""What is done with a card of a heap that answers a question."""


def heap(scene: Scene, piece: str) -> Pile | None:
    """The heap with this name, if it may be looked through."""
    piles = (pile for pile in scene.view.piles if piece and pile.piece == piece)
    return next((pile for pile in piles if not pile.spread and pile.faces), None)


def look(table: Tabletop, pointed: Pointed) -> None:
    """Look through a heap."""
    scene = table.scene
    heaps = [pile for pile in scene.view.piles if not pile.spread and pile.faces]
    found = heap(scene, scene.cursor) or (heaps[0] if len(heaps) == 1 else None)
    if found is not None:
        look_through(table, found, pointed)
    elif heaps:
        table.lay(_which(table, heaps, pointed))
    else:
        table.update(flash=message("heap.empty"))


def _which(table: Tabletop, heaps: list[Pile], pointed: Pointed) -> Overlay:
    """The heaps by name."""
    names = [sheets.heap_name(table.scene, pile) for pile in heaps]
    rows = [Row(name, "text", str(number)) for number, name in enumerate(names)]

    def asked(at: str | None) -> None:
        if at:
            look_through(table, heaps[int(at)], pointed)

    again = partial(look, table, pointed)
    return Overlay(table.words.word("heap.which"), rows, asked, again)


def look_through(table: Tabletop, pile: Pile, pointed: Pointed) -> None:
    """One heap, card by card."""
    rows, title = sheets.heap(table.scene, pile), sheets.heap_name(table.scene, pile)
    again = partial(look_through, table, pile, pointed)
    table.lay(Overlay(title, rows, lambda piece: pointed(piece) if piece else None, again))
