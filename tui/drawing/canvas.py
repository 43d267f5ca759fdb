"""A grid of cells to draw on, and the strips that Textual shows of it."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from tui.drawing.glyphs import Glyphs
from tui.drawing.palette import Palette

Row = tuple[list[str], list[Style]]
"""One line of cells: the characters and their styles."""


class Hit(NamedTuple):
    """A rectangle that stands for a piece: what a click there means."""

    piece: str
    x: int
    y: int
    width: int
    height: int
    signed: bool = True
    """Whether the piece has its sign here; not where it is shown a second time."""

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """Cells of one zone. Everything drawn outside of it is cut off, never an error."""

    def __init__(self, width: int, height: int, palette: Palette, glyphs: Glyphs) -> None:
        """An empty ground of the palette's colour."""
        self.width, self.height = max(width, 0), max(height, 0)
        self.palette, self.glyphs = palette, glyphs
        ground = palette("text")
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[ground] * self.width for _ in range(self.height)]
        self.hits: list[Hit] = []

    def text(self, x: int, y: int, text: str, role: str | Style = "text", width: int = 0) -> int:
        """Write on one line; `width` cuts and marks the cut. Returns the x behind the text."""
        text = one_cell_each(text)
        if width and cell_len(text) > width:
            text = set_cell_size(text, max(width - 1, 0)) + self.glyphs.dots
        if not 0 <= y < self.height:
            return x + cell_len(text)
        style = role if isinstance(role, Style) else self.palette(role)
        for char in text:
            if 0 <= x < self.width:
                self._chars[y][x] = char
                self._styles[y][x] = style
            x += 1
        return x

    def line(self, x: int, y: int, parts: Iterable[tuple[str, str | Style]], width: int = 0) -> int:
        """Several texts behind one another, each in its own role."""
        end = x + width if width else self.width
        for text, role in parts:
            if x >= end:
                break
            x = self.text(x, y, text, role, end - x)
        return x

    def fill(self, x: int, y: int, width: int, height: int, role: str, char: str = " ") -> None:
        """A rectangle of one character."""
        for row in range(y, y + height):
            self.text(x, row, char * width, role)

    def box(
        self, x: int, y: int, width: int, height: int, role: str | Style, heavy: bool = False
    ) -> None:
        """The outline of a rectangle."""
        lines = tuple(self.glyphs.heavy if heavy else self.glyphs.frame)
        across, along, top_left, top_right, bottom_left, bottom_right = lines
        self.text(x, y, top_left + across * (width - 2) + top_right, role)
        for row in range(y + 1, y + height - 1):
            self.text(x, row, along, role)
            self.text(x + width - 1, row, along, role)
        self.text(x, y + height - 1, bottom_left + across * (width - 2) + bottom_right, role)

    def rule(self, y: int, title: str, role: str, title_role: str, after: str = "") -> None:
        """A line across the zone with a title in it."""
        self.text(0, y, self.glyphs.frame[0] * self.width, role)
        if title:
            x = self.text(2, y, f" {title} ", title_role)
            if after:
                self.text(x, y, f"{after} ", "dim")

    def hit(
        self, piece: str, x: int, y: int, width: int, height: int = 1, *, signed: bool = True
    ) -> None:
        """Make a rectangle clickable."""
        if piece:
            self.hits.append(Hit(piece, x, y, width, height, signed))

    @property
    def rows(self) -> list[Row]:
        """The cells, line by line."""
        return list(zip(self._chars, self._styles, strict=True))

    def strip(self, y: int) -> Strip:
        """A line as Textual shows it."""
        return Strip(list(_segments(self._chars[y], self._styles[y])), self.width)

    def mark(self, signs: Callable[[str], str]) -> None:
        """A sign before each piece that has one, so that nothing is told by colour alone."""
        seen = {""}
        for hit in self.hits:
            if (
                hit.piece in seen
                or not hit.signed
                or not (0 < hit.x <= self.width and 0 <= hit.y < self.height)
            ):
                continue
            seen.add(hit.piece)
            sign = signs(hit.piece)
            if sign and self._chars[hit.y][hit.x - 1] == " ":
                self.text(hit.x - 1, hit.y, sign, "lit")

    def point(self) -> None:
        """A sign where the cursor's colour begins on a line: it is not told by colour alone."""
        cursor, sign = self.palette("cursor"), self.glyphs.more
        for chars, styles in self.rows:
            x = styles.index(cursor) if cursor in styles else None
            if x is None or sign in chars[max(x - 4, 0) : x]:
                continue
            place = x if chars[x] == " " else x - 1
            if place >= 0 and chars[place] == " ":
                chars[place] = sign

    def plain(self) -> str:
        """The characters alone: for tests and for who asks what a zone shows."""
        return "\n".join("".join(row).rstrip() for row in self._chars)


def _segments(chars: list[str], styles: list[Style]) -> Iterator[Segment]:
    at = 0
    for style, run in groupby(styles):
        length = sum(1 for _ in run)
        yield Segment("".join(chars[at : at + length]), style)
        at += length


def one_cell_each(text: str) -> str:
    """The text with a `?` for what takes no cell or two, or would be a command to the terminal."""
    if text.isprintable() and cell_len(text) == len(text):
        return text
    letters = unicodedata.normalize("NFC", text)
    return "".join(
        letter if letter.isprintable() and cell_len(letter) == 1 else "?" for letter in letters
    )


def wrap(text: str, width: int, indent: int = 0) -> list[str]:
    """The text in lines of at most `width` cells, broken at spaces; the first is shorter."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            room = width - (0 if lines else indent)
            if line and cell_len(line) + 1 + cell_len(word) > room:
                lines.append(line)
                line = word
            else:
                line = f"{line} {word}" if line else word
        lines.append(line)
    return lines
