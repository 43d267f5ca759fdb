"""Everything a zone needs to draw itself: a snapshot and where the player's attention is."""

from dataclasses import dataclass

from rich.style import Style

from core.game import Face, Pile, View
from core.words import Message, Words
from tui.choosing import Choosing
from tui.look.canvas import Canvas
from tui.look.palette import Palette
from tui.port import Snapshot, Told

PANELS = ("market", "missions", "board", "hand")


@dataclass(frozen=True)
class Scene:
    """One moment of the table screen."""

    snap: Snapshot
    words: Words
    choosing: Choosing
    log: tuple[Told, ...] = ()
    focus: str = "hand"
    """The zone in which arrows and digits choose."""
    cursor: str = ""
    """The piece under the cursor."""
    large: int = 0
    """Whose garden is drawn large."""
    peek: bool = False
    """Whether the seat's own backs are shown from the front."""
    boxed: bool = False
    flash: Message | None = None
    """The answer to the last key: why something cannot be done, or what was undone."""
    watching: bool = False
    people: int = 1
    """How many people share this screen."""

    @property
    def view(self) -> View:
        """What the seat may see."""
        return self.snap.view

    def style(self, palette: Palette, piece: str, base: str | Style = "text") -> str | Style:
        """How a piece is written: under the cursor, already picked, lit, or as it is."""
        if piece and piece == self.cursor:
            return "cursor"
        if piece in self.choosing.picked and piece:
            return "picked"
        return base

    def lit(self, piece: str) -> bool:
        """Whether pointing at the piece carries an answer on."""
        return bool(piece) and piece in self.choosing.next

    def rim(self, piece: str) -> str:
        """The colour of a box around a piece."""
        if piece and (piece == self.cursor or self.lit(piece)):
            return "lit"
        return "frame"

    def piles(self, panel: str) -> list[Pile]:
        """The piles of one panel."""
        return [pile for pile in self.view.piles if pile.panel == panel]

    def face(self, piece: str) -> Face | None:
        """The face that a click on the piece means."""
        for pile in self.view.piles:
            for face in pile.faces:
                if piece and face.piece == piece:
                    return face
        return None

    def title(self, canvas: Canvas, zone: str, text: str, after: str = "") -> None:
        """The frame of a zone: a box where there is room, else a rule across the screen."""
        role = "frame.focus" if self.focus == zone else "frame"
        if not self.boxed:
            canvas.rule(0, text, role, "title", after)
            return
        canvas.box(0, 0, canvas.width, canvas.height, role)
        x = canvas.text(2, 0, f" {text} ", "title")
        if after:
            canvas.text(x, 0, f"{after} ", "dim", max(canvas.width - x - 2, 1))
