"""Small pictures, two pixels to a cell: how they are drawn, and those that are of no game.

A picture is rows of letters, each letter a colour of INK; anything else is sky. Where a terminal
has no block characters the same pixels are drawn with `#`, `'` and `.`.
"""

from functools import cache

from rich.color import Color
from rich.style import Style

from core.cover import Picture, mirrored
from tui.drawing.canvas import Canvas
from tui.drawing.palette import style

INK = {
    "1": ("lit", ""),
    "2": ("title", ""),
    "3": ("good", ""),
    "t": ("good", "#afd787"),
    "s": ("good", "#87d787"),
    "4": ("good", "#5faf5f"),
    "5": ("good", "#5f875f"),
    "6": ("good", "#005f00"),
    "y": ("points", "#ffd700"),
    "o": ("warn", "#ffaf5f"),
    "p": ("flower", "#ff87d7"),
    "b": ("reveal", "#87afff"),
    "c": ("hue.teal", "#87d7d7"),
    "l": ("lit", "#d7ff87"),
    "w": ("strong", "#eeeeee"),
    "n": ("hue.brown", "#d7875f"),
    "k": ("frame", "#6c6c6c"),
    "B": ("hue.blue", ""),
    "C": ("hue.teal", ""),
    "G": ("good", ""),
    "K": ("frame", ""),
    "L": ("lit", ""),
    "N": ("hue.brown", ""),
    "O": ("hue.orange", ""),
    "P": ("hue.rose", ""),
    "W": ("strong", ""),
    "a": ("points", "#d7af5f"),
    "d": ("warn", "#d78700"),
    "e": ("warn", "#af5f00"),
    "g": ("good", "#5f5f00"),
    "r": ("bad", "#ff5f5f"),
    "m": ("text", "#d0d0d0"),
    "f": ("reveal", "#afafd7"),
    "h": ("reveal", "#8787af"),
    "j": ("frame", "#5f5f87"),
    "i": ("reveal", "#5f87d7"),
    "u": ("reveal", "#005f87"),
    "v": ("hue.sand", "#d7d7af"),
}
"""What colour a letter is: a role, and the one of xterm's 256 that it has wherever we choose."""

_LETTERS = {
    "H": ("##..##", "##..##", "##..##", "######", "######", "##..##", "##..##", "##..##"),
    "e": ("......", "......", ".####.", "##..##", "######", "##....", "##..##", ".####."),
    "d": ("....##", "....##", ".#####", "##..##", "##..##", "##..##", "##..##", ".#####"),
    "g": (
        *("......", "......", ".#####", "##..##", "##..##"),
        *("##..##", "##..##", ".#####", "....##", ".####."),
    ),
    "r": (".....", ".....", "##.##", "#####", "##...", "##...", "##...", "##..."),
    "o": ("......", "......", ".pppp.", "pp..pp", "p.yy.p", "p.yy.p", "pp..pp", ".pppp."),
    "w": (
        *("........", "........", "##....##", "##....##"),
        *("##.##.##", "##.##.##", "########", ".##..##."),
    ),
}
_SHADES = "1112223333"
"""The colour of each row of the title, light from above."""


def _word(word: str) -> list[str]:
    rows = []
    for y, shade in enumerate(_SHADES):
        letters = (_LETTERS[letter] for letter in word)
        pixels = ".".join(rows[y] if y < len(rows) else "." * len(rows[0]) for rows in letters)
        rows.append(pixels.replace("#", shade))
    return rows


TITLE = _word("Hedgerow")
BLUE = mirrored(
    "...k..",
    ".cc.k.",
    "cbbc.k",
    "cbwbbk",
    ".cbbbk",
    "..cbbk",
    ".cbwc.",
    "..cc..",
)
"""A common blue from further away."""
LIME = mirrored(
    ".ll.k",
    "lttlk",
    ".lttk",
    "..ltk",
    ".ltl.",
)
"""A brimstone, further still."""


def paint(canvas: Canvas, picture: Picture, x: int, y: int, scale: int = 1) -> None:
    """A picture with its top left corner in a cell; sky lets through what is there."""
    if not canvas.palette.art:
        return
    rows = ["".join(pixel * scale for pixel in row) for row in picture for _ in range(scale)]
    for line in range(0, len(rows), 2):
        under = rows[line + 1] if line + 1 < len(rows) else ""
        for column, top in enumerate(rows[line]):
            bottom = under[column] if column < len(under) else "."
            _cell(canvas, x + column, y + line // 2, top, bottom)


def _cell(canvas: Canvas, x: int, y: int, top: str, bottom: str) -> None:
    if top in INK or bottom in INK:
        canvas.text(x, y, *_look(canvas.palette.theme, canvas.glyphs.full, top, bottom))


@cache
def _look(theme: str, full: str, top: str, bottom: str) -> tuple[str, Style]:
    """The character and the style of two pixels, at least one of which is not sky."""
    blocks = full == "█"
    if bottom not in INK:
        return "▀" if blocks else "'", _ink(theme, top)
    if top not in INK:
        return "▄" if blocks else ".", _ink(theme, bottom)
    upper, lower = _ink(theme, top), _ink(theme, bottom)
    if upper.color == lower.color or not blocks:
        return full, upper
    return "▀", Style(color=upper.color, bgcolor=lower.color)


def _ink(theme: str, letter: str) -> Style:
    """A letter's colour on the ground; where the terminal chooses the colours, that of its role."""
    role, colour = INK[letter]
    ground = style(theme, "text").bgcolor
    if not colour or ground is None or ground.is_default:
        return style(theme, role)
    return Style(color=Color.parse(colour), bgcolor=ground)


def cells(picture: Picture, scale: int = 1) -> tuple[int, int]:
    """Width and height of a picture on a canvas."""
    return len(picture[0]) * scale, (len(picture) * scale + 1) // 2
