"""Small pictures of our own: the name, butterflies, a hedge. Two pixels to a cell, one above the other.

A picture is rows of letters, each letter a colour of INK; anything else is sky. Where a terminal
has no block characters the same pixels are drawn with `#`, `'` and `.`.
"""

from collections.abc import Sequence

from rich.color import Color
from rich.style import Style

from tui.look.canvas import Canvas

Picture = Sequence[str]

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


def _mirrored(*left: str) -> tuple[str, ...]:
    """A butterfly is its left half, the body being the last column."""
    return tuple(half + half[-2::-1] for half in left)


TITLE = _word("Hedgerow")
FOX = _mirrored(
    ".....n...",
    "......n..",
    ".ooo...n.",
    "obcoo..n.",
    "ocoyoo..k",
    "ooyykooyk",
    ".ookoyook",
    "..oooyyok",
    "...okoook",
    "..oooyook",
    ".ocooook.",
    "..cbooo..",
    "...ccc...",
)
"""A small tortoiseshell, more or less."""
BLUE = _mirrored(
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
LIME = _mirrored(
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
    blocks = canvas.glyphs.full == "█"
    if top not in INK and bottom not in INK:
        return
    if bottom not in INK:
        canvas.text(x, y, "▀" if blocks else "'", _ink(canvas, top))
    elif top not in INK:
        canvas.text(x, y, "▄" if blocks else ".", _ink(canvas, bottom))
    else:
        upper, lower = _ink(canvas, top), _ink(canvas, bottom)
        if upper.color == lower.color or not blocks:
            canvas.text(x, y, canvas.glyphs.full, upper)
        else:
            canvas.text(x, y, "▀", Style(color=upper.color, bgcolor=lower.color))


def _ink(canvas: Canvas, letter: str) -> Style:
    """A letter's colour on the ground; where the terminal chooses the colours, that of its role."""
    role, colour = INK[letter]
    ground = canvas.palette("text").bgcolor
    if not colour or ground is None or ground.is_default:
        return canvas.palette(role)
    return Style(color=Color.parse(colour), bgcolor=ground)


def cells(picture: Picture, scale: int = 1) -> tuple[int, int]:
    """Width and height of a picture on a canvas."""
    return len(picture[0]) * scale, (len(picture) * scale + 1) // 2


def hedge(width: int, height: int) -> list[str]:
    """A hedge in flower, as wide and (in cells) as high as asked; always the same one."""
    tall = 2 * height
    tops = [_top(x, tall) for x in range(width)]
    rows = [
        [_leaf(x, y, tops[x]) if y >= tops[x] else "." for x in range(width)] for y in range(tall)
    ]
    x = 4
    while x < width - 2:
        y = tops[x] + 3 + _noise(x, 5) % max(tall - tops[x] - 6, 1)
        colour = "pwyobp"[_noise(x, 1) % 6]
        if all(
            0 <= y + down < tall and rows[y + down][x + across] != "." for across, down in _PETALS
        ):
            for across, down in _PETALS:
                rows[y + down][x + across] = colour
            rows[y][x] = "o" if colour == "y" else "y"
        x += 5 + _noise(x, 2) % 9
    return ["".join(row) for row in rows]


_PETALS = ((0, -1), (-1, 0), (1, 0), (0, 1))


def _top(x: int, tall: int) -> int:
    """Where the hedge begins in a column: bushes of several widths beside one another."""
    bush = 0.0
    for wide, at, high in ((23, 5, 0.55), (17, 11, 0.45), (9, 2, 0.25)):
        place = (x + at) % wide
        off = (place - wide / 2) / (wide / 2)
        bush = max(
            bush, high * (1 - off * off) * (0.7 + _noise((x + at) // wide, wide) % 100 / 250)
        )
    return max(int(tall * (0.72 - bush)) - _noise(x, 3) % 2, 0)


def _leaf(x: int, y: int, top: int) -> str:
    shades = ("tsst", "tssts4", "ss44", "s4445", "44556", "45566")[min((y - top) // 2, 5)]
    return shades[_noise(x, y) % len(shades)]


def _noise(x: int, y: int) -> int:
    mixed = (x * 374761393 + y * 668265263 + 1013904223) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 15)) * 2246822519) & 0xFFFFFFFF
    return mixed ^ (mixed >> 16)
