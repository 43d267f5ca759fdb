"""Piles that everybody may look through: the one under the cursor, or the one that is asked for."""

from collections.abc import Callable

from core.game import Pile
from core.words import message
from tui.scene.scene import Scene
from tui.tabletop import sheets
from tui.tabletop.overlays import opens
from tui.tabletop.tabletop import Tabletop
from tui.widgets.sheet import Overlay, Row

Pointed = Callable[[str], None]
"""What is done with a card of a heap that answers a question."""


def heap(scene: Scene, piece: str) -> Pile | None:
    """The heap with this name, if it may be looked through."""
    piles = (pile for pile in scene.view.piles if piece and pile.piece == piece)
    return next((pile for pile in piles if not pile.spread and pile.faces), None)


def opened(table: Tabletop, pointed: Pointed) -> Overlay | None:
    """The heap that is meant, card by card; where several may be, which of them."""
    scene = table.scene
    heaps = [pile for pile in scene.view.piles if not pile.spread and pile.faces]
    found = heap(scene, scene.cursor) or (heaps[0] if len(heaps) == 1 else None)
    if found is not None:
        return _through(table, found, pointed)
    if heaps:
        return _which(table, heaps, pointed)
    table.update(flash=message("heap.empty"))
    return None


def _which(table: Tabletop, heaps: list[Pile], pointed: Pointed) -> Overlay:
    """The heaps by name."""
    names = [sheets.heap_name(table.scene, pile) for pile in heaps]
    rows = [Row(name, "text", str(number)) for number, name in enumerate(names)]

    def asked(at: str | None) -> None:
        if at:
            opens(lambda table: _through(table, heaps[int(at)], pointed))(table)

    return Overlay(table.words.word("heap.which"), rows, asked)


def _through(table: Tabletop, pile: Pile, pointed: Pointed) -> Overlay:
    """One heap, card by card."""
    rows, title = sheets.heap(table.scene, pile), sheets.heap_name(table.scene, pile)
    return Overlay(
        title,
        rows,
        lambda piece: pointed(piece) if piece else None,
        first=_asked(table.scene, rows),
    )


def _asked(scene: Scene, rows: list[Row]) -> str:
    """The card that a lesson asks for, or another one of the same name."""
    asked = scene.choosing.asked
    meant = {scene.called(piece) for piece in asked.pieces} if asked else set()
    return next((row.value for row in rows if row.value and scene.called(row.value) in meant), "")
