"""What an answer brings, said beside it: pressure cards, impacts, the end of a turn or of the game."""

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from core.games.ecosfera.cards import (
    CODE,
    DEAD,
    DISASTER,
    FULL,
    OVERFULL,
    PRESSURE,
    PRODUCER,
    SAME,
)
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.state import Player, State
from core.words import Message, message

Notes = tuple[Message, ...]
Counts = tuple[int, ...]
"""How many elements of each kind a row has, and last its pressure cards."""
SAFE: Notes = (message("note.safe"),)
ONE_MORE: Notes = (message("note.pressure"),)
SAVED: Notes = (message("note.saved"),)
_LOST, _OVER, _THREE = message("note.lost"), message("note.over"), message("note.three")
_THEIRS, _YOURS = message("note.theirs"), message("note.yours")
_code = CODE.__getitem__
_NUTRIENTS = ELEMENTS.index("nutrients")
_CHANCE = {
    "note.three": "note.chance_three",
    "note.over": "note.chance_over",
    "note.third": "note.chance_third",
    "note.lost": "note.chance_lost",
}
UPGRADE = "upgraded_waste_water_treatment"


class Left(NamedTuple):
    """All of the table, beside a row, that decides what the row brings."""

    pressure: bool
    """Whether there are pressure cards in the supply (E97)."""
    tiles: int
    """The impact tiles that are not placed."""
    warmer: bool
    """Whether the climate has changed: one tile more (E125)."""


def left(state: State) -> Left:
    """What is asked for once, for all cards and rows."""
    warmer = "climate_change" in state.politics.lasting
    return Left(bool(state.pressure), len(state.sea.spare), warmer)


# -- in one's own turn -----------------------------------------------------------------------------


def third(at: Left) -> Notes:
    """A third pressure card (E87)."""
    return _impacts(0, *_tiles(at, 1))


def alike(at: Left, pressed: int) -> Notes:
    """Three equal elements (E91); the card they bring may be the third (E92), or none (E97)."""
    if not at.pressure:
        return (_OVER,)
    return (_THREE, *third(at)) if pressed + 1 >= FULL else (_THREE,)


def stops(at: Left, row: Counts) -> Notes:
    """What a row brings that its player now has: pressure cards first (E94)."""
    if row[-1] >= FULL:
        return third(at)
    return alike(at, row[-1]) if max(row[:-1]) >= SAME else ()


def ended(state: State, pressed: int) -> Notes:
    """The end of a turn (E82)."""
    if state.marks.acted or not state.pressure:
        return SAFE
    return third(left(state)) if pressed + 1 >= FULL else ONE_MORE


def funded(state: State, seat: int, measure: str) -> Notes:
    """A measure that is carried out: one brings a nutrient, which may be the third (E137)."""
    if measure != UPGRADE or not state.elements[_NUTRIENTS]:
        return ()
    return stops(left(state), with_one(counted(state.players[seat].row), _NUTRIENTS))


def drawn(state: State, player: Player, row: Counts, cards: int) -> Notes:
    """What so many cards of the own supply bring for sure, or else how often (E71, E139)."""
    if row[-1] + cards < FULL and max(row[:-1]) + cards < SAME:
        return ()  # most rows are in no danger yet
    supply, top = player.supply, player.top
    sure, rest = supply[: min(top, cards)], supply[top:] if top < cards else ()
    if cards > len(supply):
        sure, rest = supply, player.discard
    codes = tuple(sorted(map(_code, rest)))
    return _drawn(left(state), row, tuple(map(_code, sure)), codes, cards - len(sure))


@lru_cache(maxsize=1 << 12)
def _drawn(at: Left, row: Counts, top: tuple[int, ...], rest: tuple[int, ...], cards: int) -> Notes:
    """Those seen on top come first; of the rest every way to draw is as likely as any other."""
    for code in top:
        row = with_one(row, code)
    ways: Counter[Notes] = Counter()
    for hand, number in Counter(combinations(rest, min(cards, len(rest)))).items():
        after = row
        for code in hand:
            after = with_one(after, code)
        ways[stops(at, after)] += number
    if len(ways) == 1:
        return next(iter(ways))
    found: Counter[Message] = Counter()
    for notes, number in ways.items():
        if notes:
            # The worst of it says the most: "three alike" may come before an impact.
            found[notes[-1]] += number
    of = ways.total()
    return tuple(_chance(note, number, of) for note, number in sorted(found.items(), key=repr))


def _chance(note: Message, number: int, of: int) -> Message:
    return message(_CHANCE[note.key], ways=number, of=of, **dict(note.args))


# -- as a turn starts ------------------------------------------------------------------------------


def starts(at: Left, row: Counts) -> Notes:
    """What a row brings as its player's turn starts (E88-E91)."""
    pressed = row[-1]
    if pressed >= FULL:
        return _impacts(pressed, *_tiles(at, DISASTER if pressed >= OVERFULL else 1))
    return alike(at, pressed) if max(row[:-1]) >= SAME else ()


@lru_cache(maxsize=1 << 12)
def given(at: Left, row: Counts) -> tuple[Notes, ...]:
    """What one more card means for another row, by what the card is (E93)."""
    return tuple(_changed(at, row, code, _THEIRS) for code in range(DEAD + 1))


def taken(state: State, seat: int, code: int) -> Notes:
    """What one more element means for one's own row, in another's turn (E93)."""
    return _changed(left(state), counted(state.players[seat].row), code, _YOURS)


def _changed(at: Left, row: Counts, code: int, when: Message) -> Notes:
    notes = starts(at, with_one(row, code))
    return () if notes == starts(at, row) else (*notes, when)


# -- rows and tiles --------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def counted(cards: tuple[str, ...]) -> Counts:
    """What counts of the cards of a row, used ones too (E50); others' rows seldom change."""
    codes = [CODE[card] for card in cards]
    return (*[codes.count(element) for element in range(PRODUCER)], codes.count(PRESSURE))


def with_one(row: Counts, code: int) -> Counts:
    """A row with one more card, which may be none of those that count."""
    if code == PRESSURE:
        return (*row[:-1], row[-1] + 1)
    return (*row[:code], row[code] + 1, *row[code + 1 :]) if code < PRODUCER else row


def _tiles(at: Left, due: int) -> tuple[int, bool]:
    """How many impact tiles are placed (E33, E125), and whether the last is among them (E31)."""
    due += at.warmer
    return min(due, at.tiles), due >= at.tiles


@cache
def _impacts(cards: int, tiles: int, last: bool) -> Notes:
    note = message("note.piled", cards=cards, n=tiles) if cards else message("note.third", n=tiles)
    return (note, _LOST) if last else (note,)
