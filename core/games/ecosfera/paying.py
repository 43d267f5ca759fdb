"""Which market cards can be acquired, and how they are paid for (E43-E61)."""

from functools import cache

from core.game import Answer
from core.games.ecosfera import warnings
from core.games.ecosfera.cards import COST, LESS, MASK, OFFERED, SAME, habitats
from core.games.ecosfera.moves import Buy, Claim
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.state import State
from core.words import Message, message

Cards = list[tuple[int, str]]
"""Cards of a row with their places, from 1."""
Pair = tuple[int, str, int, str, int]
"""Two cards with their places, and what they share."""
_PRODUCER = tuple((f"producer:{place}",) for place in range(OFFERED + 1))
_LEAST = 2
"""The cards that the cheapest producers take, with nutrient retention too."""
RETENTION = "improved_nutrient_retention"


def producers(state: State, free: list[list[str]], row: warnings.Counts) -> list[Answer]:
    """Producers whose cost is covered, or lacks one element that the market has (E43, E45)."""
    costs = LESS if RETENTION in state.politics.lasting else COST
    found: list[Answer] = []
    if sum(map(len, free)) + 1 < _LEAST:
        return found
    for place, card in enumerate(state.producers.row, 1):
        if card is None:
            continue
        pay: list[str] = []
        missing = -1
        for element, number in costs[card]:
            have = free[element]
            short = number - len(have)
            if short <= 0:
                pay += have[:number]
            elif short == 1 and missing < 0 and state.elements[element]:
                missing = element
                pay += have
            else:
                break
        else:
            over: warnings.Notes = ()
            if missing >= 0 and row[missing] + 1 >= SAME:
                over = warnings.alike(warnings.left(state), row[-1])
            found.append(_producer(state, card, place, tuple(pay), missing, over))
    return found


def _producer(
    state: State,
    card: str,
    place: int,
    pay: tuple[str, ...],
    missing: int,
    over: warnings.Notes,
) -> Answer:
    borrow = state.elements[missing][-1] if missing >= 0 else None
    less = RETENTION in state.politics.lasting
    notes = _paid(card, missing, less=less) + over
    return Answer(Buy(card, pay, borrow), "buy", _PRODUCER[place], notes)


@cache
def _paid(card: str, missing: int, *, less: bool) -> tuple[Message, ...]:
    """What is paid and what is borrowed; what it brings if that ends the turn (E50) comes after."""
    pay = tuple(
        f"card.{ELEMENTS[element]}.short"
        for element, number in (LESS if less else COST)[card]
        for _ in range(number - (element == missing))
    )
    notes = [message("note.pay", cards=pay)] if pay else []
    if missing >= 0:
        notes.append(message("note.borrow", card=f"card.{ELEMENTS[missing]}.short"))
    return tuple(notes)


def consumers(state: State, free: Cards) -> list[Answer]:
    """Consumers for two producers that all share a habitat (E54, E55)."""
    pairs = _pairs(free, -1)
    if not pairs:
        return []
    found = []
    offered = [
        (place, card, MASK[card]) for place, card in enumerate(state.consumers.row, 1) if card
    ]
    for place, card, mask in offered:
        ways = [pair for pair in pairs if pair[4] & mask]
        if len(ways) > 1:
            others = [other for _, each, other in offered if each != card]
            ways.sort(key=lambda pair: _openness(pair, pairs, others, free), reverse=True)
        for way, (first, one, second, two, _) in enumerate(ways):
            pieces = (f"consumer:{place}", f"row:{first}", f"row:{second}")
            notes, usual = _with(one, two), way == 0
            buy = Buy(card, (one, two))
            found.append(Answer(buy, "buy", pieces, notes, loose=True, usual=usual))
    return found


def _openness(pair: Pair, pairs: list[Pair], others: list[int], free: Cards) -> tuple[int, int]:
    """What is left after paying with a pair: consumers that can still be had, then habitats."""
    rest = [other for other in pairs if not {pair[0], pair[2]} & {other[0], other[2]}]
    buys = sum(any(other[4] & mask for other in rest) for mask in others)
    left = sum(MASK[card].bit_count() for place, card in free if place not in {pair[0], pair[2]})
    return buys, left


@cache
def _with(first: str, second: str) -> tuple[Message, ...]:
    return (message("note.pay", cards=(f"card.{first}.short", f"card.{second}.short")),)


def claims(state: State, free: Cards) -> list[Answer]:
    """Pairs of consumers that share habitats which are not restored (E58, E61)."""
    every = mask_of(state.sea.open)
    return [
        Answer(
            Claim(one, two),
            "claim",
            (f"row:{first}", f"row:{second}"),
            _restores(two, mask, every == mask),
            loose=True,
        )
        for first, one, second, two, mask in _pairs(free, every)
    ]


@cache
def mask_of(names: tuple[str, ...]) -> int:
    """Habitats as one number."""
    return sum(1 << place for place, each in enumerate(habitats(63)) if each in names)


def _pairs(free: Cards, within: int) -> list[Pair]:
    return [
        (first, one, second, two, shared)
        for number, (second, two) in enumerate(free)
        for first, one in free[:number]
        if (shared := MASK[one] & MASK[two] & within)
    ]


@cache
def _restores(card: str, mask: int, saved: bool) -> tuple[Message, ...]:
    found = tuple(f"habitat.{each}" for each in habitats(mask))
    notes = message("note.with", card=f"card.{card}"), message("note.restores", habitats=found)
    return notes + warnings.SAVED if saved else notes
