"""What can be done with tokens and symbols (E64-E78)."""

from functools import lru_cache

from core.game import Answer
from core.games.ecosfera import warnings
from core.games.ecosfera.cards import CODE, KIND, PRESSURE, PRODUCER, SPECIES
from core.games.ecosfera.moves import TOKEN, Give, Kind, Plus, Refresh, Return, Shelve
from core.games.ecosfera.paying import Cards
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.state import Player, State
from core.words import Message, message

Source = tuple[str, str, tuple[str, ...]]
"""An ability to be used: which, by what, and what is clicked first."""
Passed = tuple[str, str | int, tuple[str, str], tuple[Message, ...]]
"""What can be passed: a card, where to, what is clicked, and what it means there."""
ABLE = {each.key: each.abilities for each in SPECIES.values() if each.abilities}
ROW = tuple(f"row:{place}" for place in range(300))
"""How the cards of the own row are called, by place from 1."""
_MARKET = tuple(f"element:{element}" for element in ELEMENTS)
_SEAT = tuple(f"seat:{seat + 1}" for seat in range(4))
_KINDS: tuple[Kind, Kind] = ("producers", "consumers")
_BACK, _SHELVED = (message("note.returns"),), (message("note.shelved"),)
_DRAWS = (message("note.draws"),)
_TOKENS: dict[str, list[Source]] = {
    ability: [(ability, TOKEN, (f"token:{ability}",))] for ability in ("pass", "plus", "refresh")
}


def abilities(
    state: State, seat: int, player: Player, loose: Cards, row: warnings.Counts
) -> list[Answer]:
    """Tokens that lie face up, and cards of which no ability has been used (E75, E76, E39)."""
    sources: list[Source] = []
    for ability in player.active:
        sources += _TOKENS[ability]
    spent = state.marks.spent
    for place, card in enumerate(player.row, 1):
        if card in ABLE and card not in spent:
            sources += [(ability, card, (ROW[place],)) for ability in ABLE[card]]
    return _offered(state, seat, loose, row, sources) if sources else []


def _offered(
    state: State, seat: int, loose: Cards, row: warnings.Counts, sources: list[Source]
) -> list[Answer]:
    found: list[Answer] = []
    passed: list[Passed] | None = None
    drawn: warnings.Notes | None = None
    for ability, by, piece in sources:
        if ability == "pass":
            if passed is None:
                passed = _passes(state, seat, loose)
            found += [
                _pass(by, card, to, piece + pieces, notes)
                for card, to, pieces, notes in passed
                if card != by
            ]
        elif ability == "plus":
            player = state.players[seat]
            if player.supply or player.discard:
                pieces = piece if by == TOKEN else (*piece, "supply")
                if drawn is None:
                    drawn = warnings.drawn(state, player, row, 1)
                found.append(Answer(Plus(by), "ability", pieces, _DRAWS + drawn))
        else:
            full = any(state.producers.row), any(state.consumers.row)
            found += _refreshes(by, piece, full)
    return found


@lru_cache(maxsize=1 << 12)
def _refreshes(by: str, piece: tuple[str, ...], full: tuple[bool, bool]) -> tuple[Answer, ...]:
    """A market row that has cards (E73)."""
    return tuple(
        Answer(Refresh(by, kind), "ability", (*piece, kind))
        for kind, cards in zip(_KINDS, full, strict=True)
        if cards
    )


def _pass(
    by: str, card: str, to: str | int, pieces: tuple[str, ...], notes: tuple[Message, ...]
) -> Answer:
    if isinstance(to, int):
        return Answer(Give(by, card, to), "ability", pieces, notes)
    move = Return(by, card) if to == "market" else Shelve(by, card)
    return Answer(move, "ability", pieces, notes)


def _passes(state: State, seat: int, loose: Cards) -> list[Passed]:
    """What can be passed and where to; of cards that are alike only the first (E64-E66)."""
    found: list[Passed] = []
    at = warnings.left(state)
    others = [
        (other, warnings.given(at, warnings.counted(each.row)))
        for other, each in enumerate(state.players)
        if other != seat
    ]
    kinds: set[str] = set()
    for place, card in loose:
        kind, code, piece = KIND[card], CODE[card], ROW[place]
        if kind in kinds:
            continue
        kinds.add(kind)
        if code == PRESSURE and not state.rules.pass_pressure:
            continue
        for other, brings in others:
            found.append((card, other, (piece, _SEAT[other]), brings[code]))
        if code < PRODUCER:
            found.append((card, "market", (piece, _MARKET[code]), _BACK))
        if not others:
            found.append((card, "supply", (piece, "supply"), _SHELVED))
    return found
