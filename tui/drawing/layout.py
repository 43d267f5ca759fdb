"""Where each zone of the table lies, for every size of the terminal."""

from collections.abc import Set as AbstractSet
from typing import NamedTuple

LEAST = (80, 24)
"""The smallest terminal on which a whole table fits."""
TINY = (60, 20)
"""The smallest on which one zone at a time can be played with."""
TALL = 60
"""Rows from which on there is room for large pictures."""


class Place(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int


class Shape(NamedTuple):
    """How many rows a game's board file wants for its zones, titles included."""

    market: int = 3
    """At 80x24; also at any size without boxes."""
    missions: int = 2
    """0: all of it stands in the market's zone."""
    mine: int = 2
    """The own rows of the board zone, besides its title and a row for each other seat."""
    hand: int = 4
    spare: int = 1
    """Rows more for the hand where there is room."""
    top: int = 9
    """Market and missions with boxes, at 120x40 and larger."""
    bottom: int = 9
    """The hand with boxes."""
    tall: int = 0
    """Market and missions on a terminal of 60 rows or more; 0: as elsewhere."""
    closes: bool = False
    """Whether a zone that no pile lies in is left out, for it is not known which a game has."""


USUAL = Shape()
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


def plan(
    width: int,
    height: int,
    seats: int,
    zoomed: str = "",
    shape: Shape = USUAL,
    empty: AbstractSet[str] = frozenset(),
) -> Plan:
    """The zones of a table, by name; a zoomed zone takes everything but prompt and keys.

    Where not all of them fit, the zoomed one is there with the card under its cursor and what the
    others did.
    `empty`: the panels to leave out; the board is always there.
    """
    if not whole(width, height):
        return _one(width, height, zoomed)
    if boxed(width, height):
        found = _boxed(width, height, shape, empty)
    else:
        found = _rows(width, height, seats, _closed(shape, empty))
    found = {name: place for name, place in found.items() if place.height}
    if zoomed:
        bottom = found["prompt"].y
        kept = {name: found[name] for name in ("status", "prompt", "keys")}
        return {**kept, zoomed: Place(0, 1, width, bottom - 1)}
    return found


def coached(places: Plan, rows: int) -> Plan:
    """The same zones with so many rows for the coach, right above what is asked.

    Where there are boxes it is one, between log and card; else it takes the rows of these two, and
    leaves what is over to the log. Where one zone has the screen to itself, all but that one line
    of the zone's give way to it.
    """
    if not rows or "card" not in places:
        return places
    if places["card"].x:
        return _coached_boxes(places, rows)
    others = {name: place for name, place in places.items() if name not in {"card", "log"}}
    bottom, top = places["prompt"].y, places["card"].y
    if "log" in places:
        high = min(rows, bottom - top)
        others |= {"log": places["log"]._replace(y=top, height=bottom - top - high)}
    else:
        high = min(rows, bottom - 3)
        zone = next(name for name, place in others.items() if place.y == 1)
        others[zone] = others[zone]._replace(height=bottom - 1 - high)
    others["coach"] = places["card"]._replace(y=bottom - high, height=high)
    return {name: place for name, place in others.items() if place.height}


def advised(places: Plan, rows: int) -> Plan:
    """The same zones with so many rows in a log without a box, as far as the card has them."""
    card, log = places.get("card"), places.get("log")
    if card is None or log is None or card.x:
        return places
    more = max(min(rows - log.height, card.height), 0)
    found = {
        **places,
        "card": card._replace(height=card.height - more),
        "log": log._replace(y=log.y - more, height=log.height + more),
    }
    return {name: place for name, place in found.items() if place.height}


def _coached_boxes(places: Plan, rows: int) -> Plan:
    """The coach's box between log and card, which keep two lines each."""
    log, card = places["log"], places["card"]
    room = log.height + card.height
    high = min(rows + 2, room - 2 * _LEAST_BOX)
    low = max(min(card.height, room - high - _LEAST_BOX), _LEAST_BOX)
    top = room - high - low
    return {
        **places,
        "log": log._replace(height=top),
        "coach": log._replace(y=log.y + top, height=high),
        "card": card._replace(y=log.y + top + high, height=low),
    }


_LEAST_BOX = 4
"""Rows of a box with two lines in it."""


def _closed(shape: Shape, empty: AbstractSet[str]) -> Shape:
    """No rows for what is left out."""
    return shape._replace(
        market=0 if "market" in empty else shape.market,
        missions=0 if "missions" in empty else shape.missions,
        hand=0 if "hand" in empty else shape.hand,
        spare=0 if "hand" in empty else shape.spare,
    )


def _one(width: int, height: int, zone: str) -> Plan:
    return {
        "status": Place(0, 0, width, 1),
        zone: Place(0, 1, width, height - 9),
        "card": Place(0, height - 8, width, 2),
        "log": Place(0, height - 6, width, 2),
        "prompt": Place(0, height - 4, width, 3),
        "keys": Place(0, height - 1, width, 1),
    }


def _rows(width: int, height: int, seats: int, shape: Shape) -> Plan:
    """Text rows, one zone under the other: 80x24 exactly, more log and boards where there is room."""
    # For hand, card and log, once the other zones and a line for each board have their rows.
    fixed = 1 + shape.market + shape.missions + 3 + 1
    room = height - fixed - (shape.mine + seats)
    # A second line of the log goes before more of the hand: one is too short for four turns.
    hand = shape.hand + shape.spare * (room >= shape.hand + shape.spare + 3)
    card = 2 if room - hand >= 4 else 1
    log = max(1, min(room - hand - card, 7))
    board = height - fixed - hand - card - log
    heights = (
        ("status", 1),
        ("market", shape.market),
        ("missions", shape.missions),
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


def _boxed(width: int, height: int, shape: Shape, empty: AbstractSet[str]) -> Plan:
    """Boxes: shared offer, boards and hand on the left; missions, log and card on the right.

    Of offer and missions one takes the whole width where the other is left out.
    """
    side = 36 if width < 160 else 48
    left = width - side
    top = shape.tall or shape.top if height >= TALL else shape.top
    shared = [zone for zone in ("market", "missions") if zone not in empty]
    top = top if shared else 0
    bottom = 0 if "hand" in empty else shape.bottom
    middle = height - 1 - top - bottom - 4
    card = max(12, bottom)
    above = {
        "market": Place(0, 1, left, top),
        "missions": Place(left, 1, side, top),
    }
    if len(shared) < len(above):
        above = {zone: Place(0, 1, width, top) for zone in shared}
    return {
        "status": Place(0, 0, width, 1),
        **above,
        "board": Place(0, 1 + top, left, middle),
        "log": Place(left, 1 + top, side, middle + bottom - card),
        "hand": Place(0, 1 + top + middle, left, bottom),
        "card": Place(left, 1 + top + middle + bottom - card, side, card),
        "prompt": Place(0, height - 4, width, 3),
        "keys": Place(0, height - 1, width, 1),
    }
