"""The legal answers of each question, with what they cost or bring."""

from functools import cache

from core.game import Option, Prompt
from core.games.biotopia.cards import CARD, KIND, MISSION
from core.games.biotopia.scoring import count, jokers, need, symbols, worth
from core.games.biotopia.state import (
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
    Take,
    TakeCompost,
    TakeSky,
)
from core.words import Message, message

DRAW = Option(Draw(), "draw", ("deck",))
PASS = Option(Pass(), "pass")
DECLINE = Option(Decline(), "pass", (), (message("note.decline"),))
_ASK = {
    FirstFlower: message("ask.first"),
    TakeSky: message("ask.sky"),
    TakeCompost: message("ask.compost"),
    DrawBrowns: message("ask.browns"),
}
_ACT, _PASS = message("ask.act"), message("ask.pass")


def ask(state: State) -> tuple[Prompt, ...]:
    """Every seat picks its first flower at once (A26); after that one seat is asked at a time."""
    if not state.todo:
        return ()
    step = state.todo[-1]
    if isinstance(step, FirstFlower):
        return tuple(
            Prompt(seat, _ASK[FirstFlower], _firsts(state.gardens[seat]))
            for seat, card in enumerate(state.first)
            if card is None
        )
    seat = (state.starter + state.turn - 1) % len(state.gardens)
    garden = state.gardens[seat]
    match step:
        case TakeSky():
            answers = _takes(state) + (() if state.rules.blue_must else (DECLINE,))
        case TakeCompost():
            answers = (*_fetches(state), DECLINE)
        case DrawBrowns():
            answers = (_draw_browns(count(garden, "meadow_brown")), DECLINE)
        case Discard():
            over = len(garden.hand) - 6
            drops = tuple(_drop(card, place) for place, card in enumerate(garden.hand, 1))
            return (Prompt(seat, message("ask.discard", n=over), drops),)
        case _:
            answers = _actions(state, garden)
            return (Prompt(seat, _PASS if answers == (PASS,) else _ACT, answers),)
    return (Prompt(seat, _ASK[type(step)], answers),)


def _firsts(garden: Garden) -> tuple[Option, ...]:
    return tuple(_choose(card, place) for place, card in enumerate(garden.hand, 1))


def _takes(state: State) -> tuple[Option, ...]:
    return tuple(_take(card, place) for place, card in enumerate(state.sky, 1) if card)


def _fetches(state: State) -> tuple[Option, ...]:
    """One option for each kind in the heap: copies are alike, the topmost is taken (B37)."""
    top = {KIND[card]: (place, card) for place, card in enumerate(state.compost, 1)}
    return tuple(_fetch(card, place) for place, card in top.values())


def _actions(state: State, garden: Garden) -> tuple[Option, ...]:
    """The five actions (B15-B20), or a pass for who has none of them (A5)."""
    found: list[Option] = [DRAW] if state.deck or state.compost else []
    found += _takes(state)
    flowers = symbols(garden)
    for place, card in enumerate(garden.hand, 1):
        found.append(_plant(card, place, flowers + 1))
        kind = KIND[card]
        if CARD[kind].need.value <= flowers and need(garden, kind) <= flowers:
            found += _plays(garden, card, place, kind)
    for place, (key, owner) in enumerate(state.missions, 1):
        mission = MISSION[key]
        if owner is None and not mission.most:
            found += [_claim(key, joker, place) for joker in jokers(garden, mission)]
    return tuple(found) or (PASS,)


def _plays(garden: Garden, card: str, place: int, kind: str) -> list[Option]:
    """Front side up (B18); a Chrysalis once for each flower that it may flip (B54, A8)."""
    if kind == "chrysalis":
        return [
            _flip(card, place, down, target, worth(garden, KIND[down]))
            for target, down in enumerate(garden.down, 1)
            if CARD[KIND[down]].flippable
        ]
    browns = count(garden, kind) + 1 if kind == "meadow_brown" else 0
    return [_play(card, place, worth(garden, kind), browns)]


# Options are values, so each is made once and then remembered.


@cache
def _choose(card: str, place: int) -> Option:
    return Option(Choose(card), "flower", (f"hand:{place}",))


@cache
def _take(card: str, place: int) -> Option:
    return Option(Take(card), "take", (f"sky:{place}",))


@cache
def _fetch(card: str, place: int) -> Option:
    return Option(Fetch(card), "take", (f"compost:{place}",))


@cache
def _draw_browns(cards: int) -> Option:
    return Option(Draw(), "draw", ("deck",), (message("note.draw", n=cards),))


@cache
def _drop(card: str, place: int) -> Option:
    return Option(Drop(card), "discard", (f"hand:{place}",))


@cache
def _plant(card: str, place: int, flowers: int) -> Option:
    return Option(Plant(card), "flower", (f"hand:{place}",), (message("note.flowers", n=flowers),))


@cache
def _play(card: str, place: int, points: int, browns: int) -> Option:
    return Option(Play(card), "play", (f"hand:{place}",), _brings(KIND[card], points, browns))


@cache
def _flip(card: str, place: int, down: str, target: int, points: int) -> Option:
    kind = KIND[down]
    notes = (message("note.flip", card=f"card.{kind}"), *_brings(kind, points, 0))
    return Option(Play(card, down), "play", (f"hand:{place}", f"down:{target}"), notes)


@cache
def _claim(key: str, joker: str | None, place: int) -> Option:
    notes = [message("note.points", n=MISSION[key].points.value)]
    if joker:
        notes.append(message("note.joker", card=f"card.{joker}"))
    return Option(Claim(key, joker), "claim", (f"mission:{place}",), tuple(notes))


def _brings(kind: str, points: int, browns: int) -> tuple[Message, ...]:
    gain = (message("note.points", n=points),) if points else ()
    if browns:
        return (*gain, message("note.draw", n=browns))
    return (*gain, message(f"note.{kind}")) if kind in _EFFECTS else gain


_EFFECTS = frozenset(
    "common_blue orange_tip meadow_brown brimstone large_white sunshine brown_knapweed".split()
)
