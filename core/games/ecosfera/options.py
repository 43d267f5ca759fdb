"""The legal answers of each question, with what they cost or bring."""

from core.game import Option, Prompt
from core.games.ecosfera import measures, paying
from core.games.ecosfera.cards import (
    CODE,
    CONSUMER,
    FULL,
    KIND,
    PRESSURE,
    PRODUCER,
    SAME,
    SPECIES,
)
from core.games.ecosfera.choices import chosen
from core.games.ecosfera.moves import (
    TOKEN,
    End,
    Give,
    Plus,
    Propose,
    Refresh,
    Return,
    Shelve,
    Star,
)
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.state import Player, State, mover
from core.games.ecosfera.steps import Act
from core.words import Message, message

_ACT = message("ask.act")
_SAFE, _ONE_MORE, _IMPACT = (
    (message("note.safe"),),
    (message("note.pressure"),),
    (message("note.impact"),),
)
_ENDS = {notes: Option(End(), "end", (), notes) for notes in (_SAFE, _ONE_MORE, _IMPACT)}
_THREE, _THIRD = (message("note.gives_three"),), (message("note.gives_third"),)
_ABLE = {each.key: each.abilities for each in SPECIES.values() if each.abilities}
_STARS = frozenset(each.key for each in SPECIES.values() if each.star)
_MARKET = tuple(f"element:{element}" for element in ELEMENTS)
_ROW = tuple(f"row:{place}" for place in range(200))
_SEAT = tuple(f"seat:{seat + 1}" for seat in range(4))
_TOKENS = {ability: f"token:{ability}" for ability in ("pass", "plus", "refresh")}

Source = tuple[str, str, tuple[str, ...]]
"""An ability to be used: which, by what, and what is clicked first."""


def ask(state: State) -> tuple[Prompt, ...]:
    """The questions of the step on top; in a turn that is what to do."""
    if not state.todo:
        return ()
    step = state.todo[-1]
    if not isinstance(step, Act):
        return chosen(state, step)
    seat = mover(state)
    return (Prompt(seat, _ACT, tuple(_actions(state, seat))),)


def _actions(state: State, seat: int) -> list[Option]:
    """Actions, abilities, stars, measures, and the end of the turn (E35-E40)."""
    player, marks = state.players[seat], state.marks
    elements: list[list[str]] = [[], [], [], [], []]
    held = [0] * len(ELEMENTS)
    plants: paying.Cards = []
    animals: paying.Cards = []
    loose: paying.Cards = []
    pressed = 0
    for place, card in enumerate(player.row, 1):
        code = CODE[card]
        if code < PRODUCER:
            held[code] += 1
        pressed += code == PRESSURE
        if card in marks.used:
            continue
        loose.append((place, card))
        if code < PRODUCER:
            elements[code].append(card)
        elif code == PRODUCER:
            plants.append((place, card))
        elif code == CONSUMER:
            animals.append((place, card))
    found = paying.claims(state, animals)
    found += paying.consumers(state, plants)
    found += paying.producers(state, elements, held)
    if state.politics.noise != state.turn:
        found += _abilities(state, seat, player, loose)
    if state.politics.deck and not _STARS.isdisjoint(player.row):
        found += _stars(player, marks.starred)
    if state.politics.open:
        found += _measures(state)
    found.append(_end(state, pressed))
    return found


def _end(state: State, pressed: int) -> Option:
    """The end of the turn, and what it will cost (E82)."""
    if state.marks.acted or not state.pressure:
        return _ENDS[_SAFE]
    return _ENDS[_IMPACT if pressed + 1 >= FULL else _ONE_MORE]


def _stars(player: Player, starred: tuple[str, ...]) -> list[Option]:
    return [
        Option(Star(card), "ability", (_ROW[place], "policies"))
        for place, card in enumerate(player.row, 1)
        if card in _STARS and card not in starred
    ]


def _measures(state: State) -> list[Option]:
    return [
        Option(Propose(card), "play", (f"policy:{state.politics.open.index(card) + 1}",))
        for card in measures.payable(state)
    ]


# -- abilities -----------------------------------------------------------------------------------


def _sources(player: Player, spent: tuple[str, ...]) -> list[Source]:
    """Tokens that lie face up, and cards of which no ability has been used (E75, E76, E39)."""
    found: list[Source] = [(ability, TOKEN, (_TOKENS[ability],)) for ability in player.active]
    for place, card in enumerate(player.row, 1):
        if card in _ABLE and card not in spent:
            found += [(ability, card, (_ROW[place],)) for ability in _ABLE[card]]
    return found


def _abilities(state: State, seat: int, player: Player, loose: paying.Cards) -> list[Option]:
    found: list[Option] = []
    passed: list[tuple[str, str | int, tuple[str, str], tuple[Message, ...]]] | None = None
    for ability, by, piece in _sources(player, state.marks.spent):
        if ability == "pass":
            if passed is None:
                passed = _passes(state, seat, loose)
            found += [
                _pass(by, card, to, piece + pieces, notes)
                for card, to, pieces, notes in passed
                if card != by
            ]
        elif ability == "plus":
            if player.supply or player.discard:
                pieces = piece if by == TOKEN else (*piece, "supply")
                found.append(Option(Plus(by), "ability", pieces))
        else:
            if any(state.producers.row):
                pieces = (*piece, "producers")
                found.append(Option(Refresh(by, "producers"), "ability", pieces))
            if any(state.consumers.row):
                pieces = (*piece, "consumers")
                found.append(Option(Refresh(by, "consumers"), "ability", pieces))
    return found


def _pass(
    by: str, card: str, to: str | int, pieces: tuple[str, ...], notes: tuple[Message, ...]
) -> Option:
    if isinstance(to, int):
        return Option(Give(by, card, to), "ability", pieces, notes)
    move = Return(by, card) if to == "market" else Shelve(by, card)
    return Option(move, "ability", pieces, notes)


def _passes(
    state: State, seat: int, loose: paying.Cards
) -> list[tuple[str, str | int, tuple[str, str], tuple[Message, ...]]]:
    """What can be passed and where to; of cards that are alike only the first (E64-E66)."""
    found: list[tuple[str, str | int, tuple[str, str], tuple[Message, ...]]] = []
    others = [
        (other, [CODE[card] for card in each.row])
        for other, each in enumerate(state.players)
        if other != seat
    ]
    kinds: set[str] = set()
    for place, card in loose:
        kind, code, piece = KIND[card], CODE[card], _ROW[place]
        if kind in kinds:
            continue
        kinds.add(kind)
        if code == PRESSURE and not state.rules.pass_pressure:
            continue
        for other, codes in others:
            found.append((card, other, (piece, _SEAT[other]), _brings(code, codes)))
        if code < PRODUCER:
            found.append((card, "market", (piece, _MARKET[code]), ()))
        if not others:
            found.append((card, "supply", (piece, "supply"), ()))
    return found


def _brings(code: int, codes: list[int]) -> tuple[Message, ...]:
    """What the card would mean for the other row when its turn starts (E88, E91)."""
    if code == PRESSURE:
        return _THIRD if codes.count(code) + 1 >= FULL else ()
    return _THREE if code < PRODUCER and codes.count(code) + 1 >= SAME else ()
