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
    "1": "lit",
    "2": "title",
    "3": "good",
    "4": "#5faf5f",
    "5": "#5f875f",
    "6": "#005f00",
    "y": "hue.gold",
    "o": "hue.amber",
    "p": "flower",
    "b": "hue.blue",
    "c": "hue.teal",
    "w": "strong",
    "n": "hue.brown",
    "k": "frame",
}
"""What colour a letter is: a role of the palette, or a green that only leaves have."""

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
_SHADES = "1112223344"
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
    ".11.k",
    "1221k",
    ".122k",
    "..12k",
    ".121.",
)
"""A brimstone, further still."""


def paint(canvas: Canvas, picture: Picture, x: int, y: int, scale: int = 1) -> None:
    """A picture with its top left corner in a cell; sky lets through what is there."""
    rows = ["".join(pixel * scale for pixel in row) for row in picture for _ in range(scale)]
    for line in range(0, len(rows), 2):
        under = rows[line + 1] if line + 1 < len(rows) else ""
        for column, top in enumerate(rows[line]):
            bottom = under[column] if column < len(under) else "."
            _cell(canvas, x + column, y + line // 2, top, bottom)


def _cell(canvas: Canvas, x: int, y: int, top: str, bottom: str) -> None:
    upper, lower = INK.get(top), INK.get(bottom)
    if upper is None and lower is None:
        return
    blocks = canvas.glyphs.full == "█"
    if upper is None or lower is None:
        char = ("▀" if blocks else "'") if lower is None else ("▄" if blocks else ".")
        canvas.text(x, y, char, _ink(canvas, upper or lower or ""))
    elif upper == lower or not blocks:
        canvas.text(x, y, canvas.glyphs.full, _ink(canvas, upper))
    else:
        both = Style(color=_ink(canvas, upper).color, bgcolor=_ink(canvas, lower).color)
        canvas.text(x, y, "▀", both)


def _ink(canvas: Canvas, ink: str) -> Style:
    """A colour on the ground; where the terminal chooses the colours, every leaf is green."""
    if not ink.startswith("#"):
        return canvas.palette(ink)
    ground = canvas.palette("text").bgcolor
    if ground is None or ground.is_default:
        return canvas.palette("good")
    return Style(color=Color.parse(ink), bgcolor=ground)


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
    shades = ("2332", "233234", "3344", "34445", "44556", "45566")[min((y - top) // 2, 5)]
    return shades[_noise(x, y) % len(shades)]


def _noise(x: int, y: int) -> int:
    mixed = (x * 374761393 + y * 668265263 + 1013904223) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 15)) * 2246822519) & 0xFFFFFFFF
    return mixed ^ (mixed >> 16)
