"""Piles that everybody may look through: the one under the cursor, or the one that is asked for."""

from functools import partial
from typing import TYPE_CHECKING, Any

from core.game import Pile
from core.words import message
from tui.scene.scene import Scene
from tui.tabletop import sheets
from tui.widgets.sheet import Row


class Heaps:
    """The hands of a screen that shows a table, as far as heaps go."""

    scene: Any
    words: Any

    if TYPE_CHECKING:

        def update(self, **changes: Any) -> None:  # noqa: ANN401 - fields of the scene
            """Draw what differs."""

        def sheet(self, title: str, rows: list[Row], chosen: Any = None, again: Any = None) -> Any:  # noqa: ANN401 - callbacks
            """Lay a sheet over the table."""

    def do_open(self) -> None:
        """Look through a heap."""
        heaps = [pile for pile in self.scene.view.piles if not pile.spread and pile.faces]
        found = heap(self.scene, self.scene.cursor) or (heaps[0] if len(heaps) == 1 else None)
        if found is not None:
            self.look_through(found)
        elif heaps:
            named = enumerate(sheets.heap_name(self.scene, pile) for pile in heaps)
            rows = [Row(name, "text", str(number)) for number, name in named]
            title = self.words.word("heap.which")

            def asked(at: str | None) -> None:
                if at:
                    self.look_through(heaps[int(at)])

            self.sheet(title, rows, asked, self.do_open)
        else:
            self.update(flash=message("heap.empty"))

    def look_through(self, pile: Pile) -> None:
        """One heap, card by card."""
        rows, title = sheets.heap(self.scene, pile), sheets.heap_name(self.scene, pile)

        def pointed(piece: str | None) -> None:
            if piece:
                self.chosen(piece)

        self.sheet(title, rows, pointed, partial(self.look_through, pile))

    def chosen(self, piece: str) -> None:
        """A card of the heap that answers a question was pointed at."""


def heap(scene: Scene, piece: str) -> Pile | None:
    """The heap with this name, if it may be looked through."""
    piles = (pile for pile in scene.view.piles if piece and pile.piece == piece)
    return next((pile for pile in piles if not pile.spread and pile.faces), None)
