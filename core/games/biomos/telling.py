"""The log's sentence for each event, and the reason shown for what is not legal."""

from core.game import Event, Postponed, Step, View
from core.games.biomos.answers import gap, marker
from core.games.biomos.box import HAPPENINGS, planet, terrain
from core.games.biomos.happening import held, in_bag, usable
from core.games.biomos.planet import ROOM, drops, lifts, openings
from core.games.biomos.ring import occurring, reading
from core.games.biomos.state import (
    ClaimCard,
    Claimed,
    Devoured,
    DropMarker,
    Ended,
    Lifted,
    LiftMarker,
    PickPlanet,
    Placed,
    PlaceMarker,
    Refilled,
    Settled,
    Shown,
    Swallowed,
    Swapped,
    TakeMarker,
    Taken,
    UseEvent,
)
from core.games.biomos.view import Sight
from core.words import Message, message

_ANSWERS: dict[type[Step], tuple[Postponed, tuple[tuple[str, str], ...]]] = {
    PickPlanet: (Postponed("why.pick_first"), (("take", "planet"),)),
    TakeMarker: (Postponed("why.take_first"), (("take", "display"),)),
    PlaceMarker: (
        Postponed("why.place_first"),
        (("play", "gap"), ("play", "f1"), ("play", "f2"), ("moon", "moon")),
    ),
    DropMarker: (Postponed("why.place_first"), (("play", "gap"), ("play", "f1"), ("play", "f2"))),
    LiftMarker: (Postponed("why.lift_first"), (("take", "marker"), ("take", "f1"), ("take", "f2"))),
    UseEvent: (Postponed("why.event_first"), (("ability", "event"),)),
    ClaimCard: (Postponed("why.claim_first"), (("claim", "small"), ("claim", "large"))),
}
"""What is owed now, and what answers it: verb and zone."""


def tell(event: Event) -> Message | None:
    """One sentence, or None for what goes without saying."""
    match event:
        case Taken(seat, colour):
            return message("log.took", seat=seat, marker=terrain(colour))
        case Placed():
            return _placed(event)
        case Lifted(seat, colour):
            return message("log.lifted", seat=seat, marker=terrain(colour))
        case Swapped(seat, key, _, old, new):
            names = (terrain(old), terrain(new))
            return message(
                "log.swapped", seat=seat, event=f"event.{key}", old=names[0], new=names[1]
            )
        case Claimed(seat, card):
            return message("log.claimed", seat=seat, card=f"card.{card}")
        case Shown(card):
            return message("log.shown", card=f"card.{card}")
        case Refilled(colours):
            return message("log.refilled", markers=tuple(map(terrain, colours)))
        case Settled(seat, home):
            return message("log.settled", seat=seat, planet=planet(home))
        case Swallowed(colours):
            return message("log.swallowed", markers=tuple(map(terrain, colours)))
        case Devoured(card):
            return message("log.devoured", card=f"card.{card}")
        case Ended():
            return message("log.ended")
        case _:
            return None


def _placed(event: Placed) -> Message:
    seat, colour = event.seat, terrain(event.marker)
    if event.at == "moon":
        return message("log.moon", seat=seat, marker=colour)
    if isinstance(event.at, str):
        return message("log.fixed", seat=seat, marker=colour, field=f"field.{event.at}")
    return message("log.placed", seat=seat, marker=colour, n=event.at + 1)


def weigh(event: Event) -> int:
    """How much it says of a turn; that a marker was taken is seen when it is placed."""
    match event:
        case Claimed():
            return 4
        case Placed() | Settled():
            return 3
        case Swapped() | Devoured() | Ended():
            return 2
        case Swallowed():
            return 1
        case _:
            return 0


# -- reasons -------------------------------------------------------------------------------------


def why_not(view: View, verb: str, piece: str) -> Message | None:
    """Why the seat cannot do this now; None if nothing in sight forbids it."""
    own = view.own
    assert isinstance(own, Sight)
    if view.seat is None or view.seat not in view.waiting:
        return message("why.not_your_turn")
    step = own.todo[-1]
    owed, answers = _ANSWERS[type(step)]
    zone, _, number = piece.partition(":")
    mine = own.planets[own.seat]
    if verb == "moon" and mine.moon and isinstance(step, PlaceMarker):
        return message("why.moon")
    if (verb, zone) not in answers:
        return owed
    place = int(number or 0)
    match step:
        case TakeMarker():
            return message("why.gap") if own.display[place - 1] is None else None
        case PlaceMarker() | DropMarker():
            return _unplaceable(own, piece)
        case LiftMarker():
            spots = map(marker, lifts(mine, own.rules))
            return None if piece in spots else message("why.no_lift")
        case UseEvent():
            return _unusable(own, place)
        case ClaimCard():
            card = (own.small if zone == "small" else own.large)[place - 1]
            if card is None:
                return message("why.no_card")
            fits = occurring(reading(mine, own.rules), (card,))
            return None if fits else message("why.pattern", card=f"card.{card}")
        case _:
            return None


def _unplaceable(own: Sight, piece: str) -> Message | None:
    mine, step = own.planets[own.seat], own.todo[-1]
    if piece == "moon":
        return None
    if isinstance(step, DropMarker):
        spots = drops(mine, own.rules, own.held, step.of)
    else:
        spots = openings(mine, own.rules, own.held)
    if piece in map(gap, spots):
        return None
    if isinstance(step, DropMarker) and piece == gap(step.of):
        return message("why.from_here")
    if piece in ("f1", "f2"):
        return message("why.filled")
    if len(mine.track) >= ROOM:
        return message("why.full", n=ROOM)
    return message("why.alike", marker=terrain(own.held))


def _unusable(own: Sight, place: int) -> Message | None:
    happening, bag = HAPPENINGS[place - 1], tuple(count for _, count in own.bag)
    mine = own.planets[own.seat]
    if any(key == happening.key for key, _ in usable(mine, own.rules, bag)):
        return None
    if not in_bag(happening, held(bag)):
        if not happening.becomes:
            return message("why.bag")
        return message("why.none_left", marker=terrain(happening.becomes))
    if happening.beside:
        return message("why.no_neighbour", marker=terrain(happening.beside))
    return message("why.no_ice")
