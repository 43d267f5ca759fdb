"""The legal answers of each question, with what they bring."""

from functools import cache, lru_cache

from core.game import Answer, Prompt
from core.games.biomos.box import BLIND, HAPPENING, HAPPENINGS, PER_MOON, terrain
from core.games.biomos.cards import CARD
from core.games.biomos.happening import Uses, held, usable
from core.games.biomos.planet import ROOM, at, drops, gain, lifts, openings, ring
from core.games.biomos.ring import occurring, prospects, reading
from core.games.biomos.state import (
    Claim,
    ClaimCard,
    DropMarker,
    Lift,
    LiftMarker,
    Pass,
    PickPlanet,
    Place,
    PlaceMarker,
    Planet,
    Settle,
    Spot,
    State,
    Take,
    TakeMarker,
    Use,
    UseEvent,
)
from core.words import Message, message

STAY = Answer(Pass(), "pass", (), (message("note.stay"),))
QUIET = Answer(Pass(), "pass", (), (message("note.quiet"),))
END = Answer(Pass(), "end", (), (message("note.end"),))
EVENT_PLACE = {happening.key: place for place, happening in enumerate(HAPPENINGS, 1)}
_ASK = {
    PickPlanet: "planet",
    TakeMarker: "take",
    PlaceMarker: "place",
    DropMarker: "drop",
    LiftMarker: "lift",
    UseEvent: "event",
    ClaimCard: "claim",
}


def ask(state: State) -> tuple[Prompt, ...]:
    """One seat is asked at a time."""
    if not state.todo:
        return ()
    step = state.todo[-1]
    own = state.planets[state.seat]
    match step:
        case PickPlanet(seat):
            answers = tuple(_settle(place, home) for place, home in enumerate(state.homes, 1))
            return (Prompt(seat, _ASK[PickPlanet], answers),)
        case TakeMarker():
            answers = _takes(state, own)
        case PlaceMarker():
            answers = _places(state, own, openings(own, state.rules, state.held))
            answers += () if own.moon else (_moon(state, own),)
        case DropMarker(of):
            answers = _places(state, own, drops(own, state.rules, state.held, of))
        case LiftMarker():
            answers = (*map(_lift, lifts(own, state.rules)), STAY)
        case UseEvent():
            answers = (*_uses(state, own), QUIET)
        case _:
            answers = (*_claims(state, own), END)
    slots = (("marker", terrain(state.held)),) if state.held else ()
    return (Prompt(state.seat, _ASK[type(step)], answers, slots=slots),)


def _takes(state: State, own: Planet) -> tuple[Answer, ...]:
    """Any marker of the display (M10); where only the moon is empty it will be the moon."""
    if len(own.track) >= ROOM and ((own.f1 and own.f2) or not state.rules.advanced):
        markers = ring(own)
        return tuple(
            _take_moon(place, PER_MOON.value * markers.count(marker))
            for place, marker in enumerate(state.display)
            if marker
        )
    return tuple(
        _take(place, gain(own, state.rules, marker))
        for place, marker in enumerate(state.display)
        if marker
    )


def _places(state: State, own: Planet, spots: tuple[Spot, ...]) -> tuple[Answer, ...]:
    """Every place that makes a difference, with the cards that occur in the ring then (M12)."""
    held, offer = state.held, (*state.small, *state.large)
    points = gain(own, state.rules, held)
    cards = prospects(own, state.rules, [(spot, held) for spot in spots], offer, over=False)
    return tuple([_place(spot, points, each) for spot, each in zip(spots, cards, strict=True)])


def _moon(state: State, own: Planet) -> Answer:
    """The moon, and what it counts for now (M15, M19)."""
    points = PER_MOON.value * ring(own).count(state.held)
    return _made_moon(points, any(True for _ in lifts(own, state.rules)))


def _uses(state: State, own: Planet) -> tuple[Answer, ...]:
    """Every event on every marker that it can change (M34-M40)."""
    rules, offer = state.rules, (*state.small, *state.large)
    uses = usable(own, rules, state.bag)
    sure = [(spot, HAPPENING[event].becomes) for event, spot in uses if event != BLIND]
    cards = prospects(own, rules, sure, offer, over=True)
    answers = [
        _use(event, spot, gain(own, rules, new) - gain(own, rules, at(own, spot)), each)
        for (event, spot), (_, new), each in zip(uses, sure, cards, strict=False)
    ]
    # What a blind draw brings is not known; these uses come last.
    return (*answers, *_blind(state, own, uses[len(sure) :]))


def _blind(state: State, own: Planet, uses: Uses) -> list[Answer]:
    """What the worst and the best draw from the bag would bring (M39, M43)."""
    if not uses:
        return []
    rules, colours, found = state.rules, held(state.bag), []
    worth = [gain(own, rules, colour) for colour in colours]
    least, most = min(worth), max(worth)
    for event, spot in uses:
        if spot == "moon":
            markers = ring(own)
            worth = [PER_MOON.value * markers.count(colour) for colour in colours]
            now = PER_MOON.value * markers.count(own.moon)
            found.append(_break(event, spot, min(worth) - now, max(worth) - now))
        else:
            now = gain(own, rules, at(own, spot))
            found.append(_break(event, spot, least - now, most - now))
    return found


def _claims(state: State, own: Planet) -> tuple[Answer, ...]:
    """At most one card whose pattern occurs in the ring (M21)."""
    fitting = set(occurring(reading(own, state.rules), (*state.small, *state.large)))
    return tuple(
        _claim(card, f"{row}:{place}")
        for row, offer in (("small", state.small), ("large", state.large))
        for place, card in enumerate(offer, 1)
        if card in fitting
    )


# Answers are values, so each is made once and then remembered; there are many of some.


@cache
def _settle(place: int, home: str) -> Answer:
    note = message("note.home", marker=terrain(home))
    return Answer(Settle(home), "take", (f"planet:{place}",), (note,))


@cache
def _take(place: int, points: int) -> Answer:
    notes = (message("note.ring", n=points),) if points else ()
    return Answer(Take(place), "take", (f"display:{place + 1}",), notes)


@cache
def _take_moon(place: int, points: int) -> Answer:
    return Answer(Take(place), "take", (f"display:{place + 1}",), (message("note.moon", n=points),))


@lru_cache(maxsize=1 << 14)
def _place(spot: Spot, points: int, cards: tuple[str, ...]) -> Answer:
    return Answer(Place(spot), "play", (gap(spot),), (*_worth(points), *map(_opens, cards)))


def _worth(points: int) -> tuple[Message, ...]:
    if not points:
        return ()
    return (message("note.points" if points > 0 else "note.loses", n=abs(points)),)


@cache
def _opens(card: str) -> Message:
    return message("note.opens", card=f"card.{card}", n=CARD[card].points.value)


@cache
def _made_moon(points: int, moves: bool) -> Answer:
    notes = (message("note.moon", n=points), *((message("note.moves"),) if moves else ()))
    return Answer(Place("moon"), "moon", ("moon",), notes)


@cache
def _lift(spot: Spot) -> Answer:
    return Answer(Lift(spot), "take", (marker(spot),))


@lru_cache(maxsize=1 << 14)
def _use(event: str, spot: Spot, points: int, cards: tuple[str, ...]) -> Answer:
    becomes = message("note.becomes", marker=terrain(HAPPENING[event].becomes))
    pieces = (f"event:{EVENT_PLACE[event]}", marker(spot))
    notes = (becomes, *_worth(points), *map(_opens, cards))
    return Answer(Use(event, spot), "ability", pieces, notes)


@lru_cache(maxsize=1 << 14)
def _break(event: str, spot: Spot, least: int, most: int) -> Answer:
    pieces = (f"event:{EVENT_PLACE[event]}", marker(spot))
    brings = (message("note.between", least=least, most=most),) if least < most else _worth(most)
    return Answer(Use(event, spot), "ability", pieces, (message("note.random"), *brings))


@cache
def _claim(card: str, piece: str) -> Answer:
    return Answer(
        Claim(card), "claim", (piece,), (message("note.points", n=CARD[card].points.value),)
    )


def gap(spot: Spot) -> str:
    """What is clicked to put a marker there; gap 0 is before the first marker."""
    return f"gap:{spot}" if isinstance(spot, int) else spot


def marker(spot: Spot) -> str:
    """What is clicked to mean the marker that lies there; the first of the track is 1."""
    return f"marker:{spot + 1}" if isinstance(spot, int) else spot
