"""The legal answers of each question, with what they cost or bring."""

from collections.abc import Callable
from functools import cache, lru_cache

from core.game import Answer, Move, Prompt
from core.games.biotopia import promised
from core.games.biotopia.cards import CARDS, DECK, KIND, LIMIT
from core.games.biotopia.missions import MISSION
from core.games.biotopia.scoring import claims, count, row, symbols, wanted
from core.games.biotopia.state import (
    Act,
    Choose,
    Claim,
    Decline,
    Discard,
    Draw,
    DrawBrowns,
    Drop,
    Fetch,
    FirstFlower,
    Garden,
    Pass,
    Plant,
    Play,
    State,
    Steps,
    Take,
    TakeCompost,
    TakeSky,
)
from core.words import Message, message

DRAW = Answer(Draw(), "draw", ("deck",))
PASS = Answer(Pass(), "pass")
DECLINE = Answer(Decline(), "pass", (), (message("note.decline"),))
_FLIPPABLE = frozenset(card.kind for card in CARDS if card.flippable)


def _places(zone: str) -> tuple[tuple[str, ...], ...]:
    """`pieces` of an answer that names one card of the zone, for every place in it."""
    return tuple((f"{zone}:{place}",) for place in range(1, len(DECK) + 1))


_PLANT, _PLAY = {card: Plant(card) for card in DECK}, {card: Play(card) for card in DECK}
_HAND, _DOWN = _places("hand"), _places("down")


def ask(state: State) -> tuple[Prompt, ...]:
    """Every seat picks its first flower at once (A26); after that one seat is asked at a time."""
    if not state.todo:
        return ()
    step = type(state.todo[-1])
    if step is FirstFlower:
        return _first_flowers(state)
    seat = promised.mover(state)
    return (_ASK[step](state, seat),)


def _first_flowers(state: State) -> tuple[Prompt, ...]:
    return tuple(
        Prompt(seat, "first", _each(Choose, "flower", garden))
        for seat, (garden, first) in enumerate(zip(state.gardens, state.first, strict=True))
        if first is None
    )


def _act(state: State, seat: int) -> Prompt:
    """The five actions (B15-B20), or a pass for who has none of them (A5)."""
    garden = state.gardens[seat]
    flowers, wings = symbols(garden), row(garden.wings)
    found = [DRAW, *_takes(state.sky)] if state.deck or state.compost else [*_takes(state.sky)]
    blooms, fronts = _flowers(flowers + 1), promised.fronts(state)
    short = promised.lacking(state, seat, wings.points)
    counts = wings.counts
    for place, card in enumerate(garden.hand):
        here = _HAND[place]
        found.append(Answer(_PLANT[card], "flower", here, blooms))
        kind = KIND[card]
        if kind == "chrysalis":
            found += _flips(state, garden, card, here, short)
            continue
        asked, brings, notes = fronts[kind, counts.get(kind, 0)]
        if asked <= flowers:
            if kind == "large_white" or brings >= short:
                notes = promised.entering(state, kind, brings, notes, short)
            found.append(Answer(_PLAY[card], "play", here, notes))
    if met := claims(wings, flowers):
        asks = wanted(state.rules.edge)
        found += [
            _claim(key, met[asks[key]], place, promised.claim(state, key, short))
            for place, (key, owner) in enumerate(state.missions, 1)
            if owner is None and asks[key] in met
        ]
    return Prompt(seat, "act", tuple(found)) if found else Prompt(seat, "pass", (PASS,))


def _flips(
    state: State, garden: Garden, card: str, here: tuple[str, ...], short: int
) -> list[Answer]:
    """Action 4 with a Chrysalis: one answer for each flower that it may flip (B54, A8)."""
    counts, fronts = row(garden.wings).counts, promised.fronts(state, flipped=1)
    found = []
    for down, there in zip(garden.down, _DOWN, strict=False):
        kind = KIND[down]
        if kind in _FLIPPABLE:
            _, brings, notes = fronts[kind, counts.get(kind, 0)]
            if kind == "large_white" or brings >= short:
                notes = promised.entering(state, kind, brings, notes, short)
            found.append(Answer(Play(card, down), "play", here + there, _flip(kind) + notes))
    return found


def _take_sky(state: State, seat: int) -> Prompt:
    """Whether a Common Blue may be declined was agreed for the match (B36, A6)."""
    takes = _takes(state.sky)
    return Prompt(seat, "sky", takes if state.rules.blue_must else (*takes, DECLINE))


def _fetch(state: State, seat: int) -> Prompt:
    """One answer for each kind in the heap: copies are alike, the topmost is taken (B37)."""
    top = {KIND[card]: (card, place) for place, card in enumerate(state.compost, 1)}
    fetches = (Answer(Fetch(card), "take", (f"compost:{place}",)) for card, place in top.values())
    return Prompt(seat, "compost", (*fetches, DECLINE))


def _draw_browns(state: State, seat: int) -> Prompt:
    cards = min(count(state.gardens[seat], "meadow_brown"), promised.left(state))
    draw = Answer(Draw(), "draw", ("deck",), (promised.draws(cards),))
    return Prompt(seat, "browns", (draw, DECLINE))


def _discard(state: State, seat: int) -> Prompt:
    garden = state.gardens[seat]
    over = (("n", len(garden.hand) - LIMIT),)
    return Prompt(seat, "discard", _each(Drop, "discard", garden), slots=over)


_ASK: dict[type[Steps], Callable[[State, int], Prompt]] = {
    Act: _act,
    TakeSky: _take_sky,
    TakeCompost: _fetch,
    DrawBrowns: _draw_browns,
    Discard: _discard,
}


def _each(move: Callable[[str], Move], verb: str, garden: Garden) -> tuple[Answer, ...]:
    """One answer for each card in the hand."""
    cards = zip(garden.hand, _HAND, strict=False)
    return tuple(Answer(move(card), verb, here) for card, here in cards)


# Options and notes are values: where they are few, each is made once and then remembered.


@lru_cache(maxsize=1 << 12)
def _takes(sky: tuple[str | None, ...]) -> tuple[Answer, ...]:
    """Action 2 (B16)."""
    return tuple(
        Answer(Take(card), "take", (f"sky:{place}",)) for place, card in enumerate(sky, 1) if card
    )


@cache
def _claim(key: str, joker: str | None, place: int, ends: promised.Notes) -> Answer:
    notes = [message("note.points", n=MISSION[key].points.value), *ends]
    if joker:
        notes.append(message("note.joker", card=f"card.{joker}"))
    return Answer(Claim(key, joker), "claim", (f"mission:{place}",), tuple(notes))


@cache
def _flowers(symbols: int) -> tuple[Message, ...]:
    return (message("note.flowers", n=symbols),)


@cache
def _flip(kind: str) -> tuple[Message, ...]:
    return (message("note.flip", card=f"card.{kind}"),)
