"""Landscapes in the lines that nothing else needs: hedges in four seasons, the sea, a planet at night.

Like other pictures they are rows of letters; the same size is always the same landscape.
"""

from collections.abc import Callable, Mapping
from functools import cache

from core.cover import Picture, Scenery

SEASONS = {
    "spring": str.maketrans("ts456o", "lts45p"),
    "summer": str.maketrans("", ""),
    "autumn": str.maketrans("ts456pwyob", "aodegrrrrr"),
    "winter": str.maketrans("ts456pwyob", "wmfhjrrrrr"),
}
"""What the colours of a summer hedge turn to: buds, leaves, snow; flowers to berries."""


@cache
def hedge(width: int, height: int, season: str = "summer") -> Picture:
    """A hedge, as wide and (in cells) as high as asked."""
    return tuple(row.translate(SEASONS[season]) for row in _hedge(width, height))


@cache
def sea(width: int, height: int) -> Picture:
    """The sea from the side: waves, deeper and deeper water, bladderwrack and a few fish."""
    tall = 2 * height
    rows = [[_water(x, y, tall) for x in range(width)] for y in range(tall)]
    x = 3
    while x < width - 3:
        high = min(2 + _noise(x, 7) % max(tall // 2, 1), tall - 4)
        for up in range(high):
            sway = (up // 2 + _noise(x, 4)) % 2
            rows[tall - 1 - up][x + sway] = "5" if up % 3 else "4"
        x += 4 + _noise(x, 6) % 11
    for x in range(9, width - 6, 23):
        y = tall // 2 + _noise(x, 9) % max(tall // 3, 1)
        for across, down in _FISH:
            if y + down < tall - 1:
                rows[y + down][x + across] = "wo"[_noise(x, 2) % 2]
    return tuple("".join(row) for row in rows)


_FISH = ((0, 0), (1, 0), (2, 0), (1, -1), (4, -1), (3, 0), (4, 1))
_SWELL = (0, 0, 1, 1, 2, 2, 1, 1)


def _water(x: int, y: int, tall: int) -> str:
    """One drop: foam where the swell is highest, then ever darker."""
    surface = min(_SWELL[(x // 2) % 8] + _SWELL[(x // 5) % 8], tall // 3)
    if y < surface:
        return "."
    if y == surface:
        return "w" if _noise(x // 2, 3) % 3 == 0 else "c"
    if y == tall - 1:
        return "v"
    deep = 4 * (y - surface) / max(tall - surface, 1) + _noise(x, y) % 100 / 200
    return "cbiuu"[min(int(deep), 4)]


@cache
def night(width: int, height: int) -> Picture:
    """Stars, and the edge of a planet with its seas, woods, deserts, mountains and ice."""
    tall = 2 * height
    return tuple("".join(_sky(x, y, width, tall) for x in range(width)) for y in range(tall))


def _sky(x: int, y: int, width: int, tall: int) -> str:
    off = (x - width / 2) / (width / 2)
    edge = int(tall * (0.45 + 0.5 * off * off))
    if y < edge:
        return "wmykb"[_noise(y, x) % 5] if _noise(x, y) % 41 == 0 else "."
    if y == edge:
        return "c"
    # Patches of land, a few cells wide, their borders a little ragged.
    across = x + 2 * _SWELL[(y + x // 9) % 8] + _noise(x, y) % 2
    patch = _noise(across // 7, (y + _SWELL[(x // 3) % 8]) // 4)
    return "bb4bawb5kbi4"[patch % 12]


LANDS: Mapping[Scenery, Callable[[int, int], Picture]] = {
    "spring": lambda width, height: hedge(width, height, "spring"),
    "summer": hedge,
    "autumn": lambda width, height: hedge(width, height, "autumn"),
    "winter": lambda width, height: hedge(width, height, "winter"),
    "sea": sea,
    "night": night,
}
"""How each landscape is made, of a width and (in cells) a height."""


def flown_over(name: Scenery) -> bool:
    """Whether there may be butterflies over it: over a hedge."""
    return name in SEASONS


def land(name: Scenery, width: int, height: int) -> Picture:
    """A landscape as wide and (in cells) as high as asked."""
    return LANDS[name](width, height)


def _hedge(width: int, height: int) -> list[str]:
    """A hedge in flower."""
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
