"""What an answer brings, said beside it: pressure cards, impacts, the end of a turn or of the game."""

from collections import Counter
from functools import cache
from itertools import combinations

from core.games.ecosfera.cards import (
    CODE,
    DISASTER,
    FULL,
    OVERFULL,
    PRESSURE,
    PRODUCER,
    SAME,
)
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.state import Player, State
from core.games.ecosfera.table import danger
from core.words import Message, message

Notes = tuple[Message, ...]
Danger = tuple[int, int]
"""The pressure cards of a row, and its most elements of one kind."""
SAFE: Notes = (message("note.safe"),)
ONE_MORE: Notes = (message("note.pressure"),)
SAVED: Notes = (message("note.saved"),)
_LOST, _OVER, _THREE = message("note.lost"), message("note.over"), message("note.three")
_THEIRS, _YOURS = message("note.theirs"), message("note.yours")
_NUTRIENTS = ELEMENTS.index("nutrients")
_CHANCE = {
    "note.three": "note.chance_three",
    "note.over": "note.chance_over",
    "note.third": "note.chance_third",
    "note.lost": "note.chance_lost",
}
UPGRADE = "upgraded_waste_water_treatment"


# -- in one's own turn -----------------------------------------------------------------------------


def third(state: State) -> Notes:
    """A third pressure card (E87), one tile more where the climate has changed (E125)."""
    return _impacts(0, *_tiles(state, 1))


def alike(state: State, pressed: int) -> Notes:
    """Three equal elements (E91); the card they bring may be the third (E92), or none (E97)."""
    if not state.pressure:
        return (_OVER,)
    return (_THREE, *third(state)) if pressed + 1 >= FULL else (_THREE,)


def stops(state: State, found: Danger) -> Notes:
    """What a row brings that its player now has: pressure cards first (E94)."""
    pressed, equal = found
    if pressed >= FULL:
        return third(state)
    return alike(state, pressed) if equal >= SAME else ()


def ended(state: State, pressed: int) -> Notes:
    """The end of a turn (E82)."""
    if state.marks.acted or not state.pressure:
        return SAFE
    return third(state) if pressed + 1 >= FULL else ONE_MORE


def funded(state: State, seat: int, measure: str) -> Notes:
    """A measure that is carried out: one brings a nutrient, which may be the third (E137)."""
    if measure != UPGRADE or not state.elements[_NUTRIENTS]:
        return ()
    return stops(state, with_one(state.players[seat].row, _NUTRIENTS))


def drawn(state: State, player: Player, cards: int) -> Notes:
    """What so many cards of the own supply bring for sure, or else how often (E71, E139)."""
    pressed, equal = danger(player.row)
    if pressed + cards < FULL and equal + cards < SAME:
        return ()  # most rows are in no danger yet
    row = [CODE[card] for card in player.row]
    ways: Counter[Notes] = Counter()
    for hand, number in Counter(_hands(player, cards)).items():
        ways[stops(state, _danger((*row, *hand)))] += number
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


def _hands(player: Player, cards: int) -> list[tuple[int, ...]]:
    """Every way to draw, each as likely as any other; those seen on top of the supply come first."""
    supply = [CODE[card] for card in player.supply]
    top, rest = tuple(supply[: min(player.top, cards)]), supply[player.top :]
    if cards > len(supply):
        top, rest = tuple(supply), [CODE[card] for card in player.discard]
    return [top + hand for hand in combinations(rest, min(cards - len(top), len(rest)))]


# -- as a turn starts ------------------------------------------------------------------------------


def starts(state: State, found: Danger) -> Notes:
    """What a row brings as its player's turn starts (E88-E91)."""
    pressed, equal = found
    if pressed >= FULL:
        return _impacts(pressed, *_tiles(state, DISASTER if pressed >= OVERFULL else 1))
    return alike(state, pressed) if equal >= SAME else ()


def given(state: State, row: Danger, held: int, code: int) -> Notes:
    """What one more card means for another row, which has so many of the kind (E93)."""
    if code == PRESSURE:
        after = row[0] + 1, row[1]
    elif code < PRODUCER:
        after = row[0], max(row[1], held + 1)
    else:
        return ()
    return _changed(state, row, after, _THEIRS)


def taken(state: State, seat: int, code: int) -> Notes:
    """What one more element means for one's own row, in another's turn (E93)."""
    row = state.players[seat].row
    return _changed(state, danger(row), with_one(row, code), _YOURS)


def _changed(state: State, before: Danger, after: Danger, when: Message) -> Notes:
    if after[0] < FULL and after[1] < SAME:
        return ()
    notes = starts(state, after)
    return () if notes == starts(state, before) else (*notes, when)


# -- rows and tiles --------------------------------------------------------------------------------


def with_one(row: tuple[str, ...], code: int) -> Danger:
    """A row with one more element."""
    return _danger((*(CODE[card] for card in row), code))


def _danger(codes: tuple[int, ...]) -> Danger:
    return codes.count(PRESSURE), max(codes.count(code) for code in range(PRODUCER))


def _tiles(state: State, due: int) -> tuple[int, bool]:
    """How many impact tiles are placed (E33, E125), and whether the last is among them (E31)."""
    spare = len(state.sea.spare)
    due += "climate_change" in state.politics.lasting
    return min(due, spare), due >= spare


@cache
def _impacts(cards: int, tiles: int, last: bool) -> Notes:
    note = message("note.piled", cards=cards, n=tiles) if cards else message("note.third", n=tiles)
    return (note, _LOST) if last else (note,)
