"""Where each zone of the table lies, for every size of the terminal."""

from typing import NamedTuple

LEAST = (80, 24)
"""The smallest terminal on which a whole table fits."""
TINY = (60, 20)
"""The smallest on which one zone at a time can be played with."""


class Place(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int


Plan = dict[str, Place]


def boxed(width: int, height: int) -> bool:
    """Whether cards are drawn as boxes and the log stands at the side."""
    return width >= 120 and height >= 40


def whole(width: int, height: int) -> bool:
    """Whether all zones fit at once."""
    return width >= LEAST[0] and height >= LEAST[1]


def playable(width: int, height: int) -> bool:
    """Whether there is room for one zone, the prompt and the keys."""
    return width >= TINY[0] and height >= TINY[1]


def plan(width: int, height: int, seats: int, zoomed: str = "") -> Plan:
    """The zones of a table, by name; a zoomed zone takes everything but prompt and keys.

    Where not all of them fit, the zoomed one is there with the card under its cursor.
    """
    if not whole(width, height):
        return _one(width, height, zoomed)
    found = _boxed(width, height) if boxed(width, height) else _rows(width, height, seats)
    if zoomed:
        bottom = found["prompt"].y
        kept = {name: found[name] for name in ("status", "prompt", "keys")}
        return {**kept, zoomed: Place(0, 1, width, bottom - 1)}
    return found


def _one(width: int, height: int, zone: str) -> Plan:
    return {
        "status": Place(0, 0, width, 1),
        zone: Place(0, 1, width, height - 7),
        "card": Place(0, height - 6, width, 2),
        "prompt": Place(0, height - 4, width, 3),
        "keys": Place(0, height - 1, width, 1),
    }


def _rows(width: int, height: int, seats: int) -> Plan:
    """Text rows, one zone under the other: 80x24 exactly, more log and gardens where there is room."""
    # For hand, card and log, once the other zones and a line for each garden have their rows.
    room = height - 12 - seats
    hand = 5 if room >= 7 else 4
    card = 2 if room - hand >= 4 else 1
    log = max(1, min(room - hand - card, 7))
    board = height - (1 + 3 + 2 + hand + card + log + 3 + 1)
    heights = (
        ("status", 1),
        ("market", 3),
        ("missions", 2),
        ("board", board),
        ("hand", hand),
        ("card", card),
        ("log", log),
        ("prompt", 3),
        ("keys", 1),
    )
    found, y = {}, 0
    for name, rows in heights:
        found[name] = Place(0, y, width, rows)
        y += rows
    return found


def _boxed(width: int, height: int) -> Plan:
    """Boxes: shared offer, gardens and hand on the left; missions, log and card on the right."""
    side = 36 if width < 160 else 48
    left = width - side
    middle = height - 1 - 9 - 9 - 4
    return {
        "status": Place(0, 0, width, 1),
        "market": Place(0, 1, left, 9),
        "missions": Place(left, 1, side, 9),
        "board": Place(0, 10, left, middle),
        "log": Place(left, 10, side, middle - 3),
        "hand": Place(0, 10 + middle, left, 9),
        "card": Place(left, 10 + middle - 3, side, 12),
        "prompt": Place(0, height - 4, width, 3),
        "keys": Place(0, height - 1, width, 1),
    }
