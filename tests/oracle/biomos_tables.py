"""Tables of Biomos in a line or two, for the tests of the oracle.

A colour is a letter, an empty field a dot: "SS.M" are t1 to t4, the rest of the track is empty.
"""

from collections import Counter
from typing import Any

from tests.oracle.biomos import Answer, Game
from tests.oracle.biomos_data import COLOURS, Table
from tests.oracle.biomos_planet import TRACK, Planet

LETTERS = dict(zip("SDFMI", COLOURS, strict=True))
FULL = "SDFMISDFMISD"
SHORT = FULL[:-1]


def colours(text: str) -> list[str]:
    """The markers that letters stand for."""
    return [LETTERS[letter] for letter in text if letter != "."]


def letters(markers: list[str]) -> str:
    """A row of markers in short."""
    return "".join(marker[0].upper() for marker in markers)


def planet(track: str = "", fixed: str = "", moon: str = "", colour: str = "") -> Planet:
    """A planet; `fixed` are f1 and f2, two letters or dots, and nothing on the basic side."""
    fields = [*TRACK, "f1", "f2"][: 12 + len(fixed)]
    lying = [LETTERS.get(letter) for letter in track.ljust(12, ".") + fixed]
    ring = dict(zip(fields, lying, strict=True))
    return Planet(ring, LETTERS.get(moon), colour or ("ice" if fixed else None))


def spread(board: Planet) -> Planet:
    """The same order, as far apart as it goes."""
    lying = [board.ring[name] for name in board.lying()]
    ring = board.ring | dict.fromkeys(TRACK)
    for number, marker in enumerate(lying):
        ring[TRACK[12 * number // len(lying)]] = marker
    return Planet(ring, board.moon, board.colour)


def order(board: Planet) -> str:
    """The track in short."""
    return letters([str(board.ring[name]) for name in board.lying()])


def lying(board: Planet) -> str:
    """The track with its gaps."""
    return "".join((board.ring[name] or ".")[0].upper() for name in TRACK)


def first(_: str, pile: list[str]) -> str:
    """No chance at all."""
    return pile[0]


def game_with(
    *planets: Planet,
    display: str = "SDFMI",
    bag: str | None = None,
    small: str = "s01 s02 s03 s04",
    deck: str = "s11 s13",
    large: str = "g06",
    **rest: Any,
) -> Game:
    """A game in which the first of these planets is about to have its turn.

    The bag has all that does not lie elsewhere, unless it is given; a card "-" is an empty place.
    """
    open_markers = colours(display if len(planets) > 1 else "")
    rest["hole"] = colours(rest.get("hole", ""))
    out = Counter([*open_markers, *rest["hole"]])
    for board in planets:
        out += board.counts() + Counter([board.moon] if board.moon else [])
    left = Counter(dict.fromkeys(COLOURS, 12)) - out
    rows = [[None if card == "-" else card for card in row.split()] for row in (small, large)]
    table = Table(
        len(planets[0].ring) > 12,
        sorted(left.elements()) if bag is None else colours(bag),
        open_markers,
        rows[0],
        deck.split(),
        rows[1],
        list(planets),
        **rest,
    )
    return Game(table, first)


def words(answer: Answer) -> str:
    """An answer in short: "place 3"."""
    return " ".join(map(str, answer))


def asked(game: Game, begin: str = "") -> set[str]:
    """What the one seat that is asked may answer; all of it, or what begins with a word."""
    [answers] = game.questions().values()
    return {words(answer) for answer in answers if begin in {"", answer[0]}}


def do(game: Game, *texts: str) -> None:
    """Give these answers, whoever is asked."""
    for text in texts:
        [(seat, answers)] = game.questions().items()
        [answer] = [answer for answer in answers if words(answer) == text]
        game.answer(seat, answer)
