"""What a seat may see: everything but the order of the decks, so all see the same."""

from typing import Literal

from core.game import Clock, Face, Meter, Pile, Stage, View
from core.games.biomos.answers import gap, marker
from core.games.biomos.box import COLOURS, HAPPENINGS, planet, terrain
from core.games.biomos.cards import CARD
from core.games.biomos.near import within_one
from core.games.biomos.planet import ROOM
from core.games.biomos.ring import occurring, reading
from core.games.biomos.scoring import hole_points, points
from core.games.biomos.state import (
    ClaimCard,
    DropMarker,
    Hole,
    LiftMarker,
    PickPlanet,
    PlaceMarker,
    Planet,
    Rules,
    Spot,
    State,
    Steps,
    TakeMarker,
    UseEvent,
)
from core.records import Tagged
from core.words import Message, message


class Sight(Tagged, frozen=True, tag="biomos-view"):
    """The game's own part of a view: the state without the decks and where chance stands."""

    rules: Rules
    starter: int
    bag: tuple[tuple[str, int], ...]
    """How many markers of each colour; public, since all others lie open."""
    display: tuple[str | None, ...]
    small: tuple[str | None, ...]
    large: tuple[str | None, ...]
    deck: int
    planets: tuple[Planet, ...]
    todo: tuple[Steps, ...]
    homes: str
    held: str
    hole: Hole | None
    turn: int
    seat: int


def clock(state: State) -> Clock:
    """Round, turn and whose turn; a round is one turn for every player."""
    if not state.turn:
        return Clock(0, 0, None)
    seats = len(state.planets)
    return Clock((state.turn - 1) // seats + 1, state.turn, state.seat if state.todo else None)


def view(state: State, seat: int | None) -> View:
    """The table as the seat (None: a spectator) sees it."""
    sight = _sight(state)
    return View(
        seat=seat,
        clock=clock(state),
        waiting=waiting(state.todo, state.seat),
        points=tuple(points(planet, state.rules) for planet in state.planets),
        piles=(*_shared(sight, seat), *_boards(sight, seat)),
        meters=_meters(sight),
        status=_status(sight),
        bar=_bar(sight),
        own=sight,
    )


def bot_view(state: State, seat: int) -> View:
    """The same as far as bots look at it."""
    count = tuple(points(planet, state.rules) for planet in state.planets)
    return View(seat, clock(state), (), count, (), own=_sight(state))


def waiting(todo: tuple[Steps, ...], seat: int) -> tuple[int, ...]:
    """The seat that owes an answer."""
    if not todo:
        return ()
    step = todo[-1]
    return (step.seat if isinstance(step, PickPlanet) else seat,)


def _sight(state: State) -> Sight:
    return Sight(
        rules=state.rules,
        starter=state.starter,
        bag=tuple(zip(COLOURS, state.bag, strict=True)),
        display=state.display,
        small=state.small,
        large=state.large,
        deck=len(state.deck),
        planets=state.planets,
        todo=state.todo,
        homes=state.homes,
        held=state.held,
        hole=state.hole,
        turn=state.turn,
        seat=state.seat,
    )


def _status(sight: Sight) -> tuple[Message, ...]:
    return () if sight.hole is None else (message("status.hole", n=hole_points(sight.hole)),)


_NOW: dict[type[Steps], str] = {
    TakeMarker: "take",
    PlaceMarker: "place",
    LiftMarker: "place",
    DropMarker: "place",
    UseEvent: "event",
    ClaimCard: "claim",
}
"""To which phase of a turn a question belongs."""


def _bar(sight: Sight) -> tuple[Stage, ...]:
    """The phases of the turn; one that makes a moon has no event (M9, M20, M34)."""
    step = type(sight.todo[-1]) if sight.todo else None
    if step is None or step is PickPlanet:
        return ()
    phases = ("take", "place", *(("event",) if sight.rules.advanced else ()), "claim")
    now = phases.index(_NOW[step])
    no_event = step in (LiftMarker, DropMarker)

    def mark(place: int, phase: str) -> Literal["done", "now", "open", "empty"]:
        if place == now:
            return "now"
        if place < now:
            return "done"
        return "empty" if phase == "event" and no_event else "open"

    return tuple(Stage(f"stage.{phase}", mark(place, phase)) for place, phase in enumerate(phases))


def _meters(sight: Sight) -> tuple[Meter, ...]:
    """Alone: the own points, and how many beat the Black Hole (N4)."""
    if sight.hole is None:
        return ()
    mine = points(sight.planets[0], sight.rules)
    return (Meter("meter.hole", mine, hole_points(sight.hole) + 1),)


# -- what all share ------------------------------------------------------------------------------


def _shared(sight: Sight, seat: int | None) -> tuple[Pile, ...]:
    """Display, bag, events and boards to pick, then the cards on offer."""
    piles = [_row("pile.display", "display", sight.display), _bag(sight)]
    if sight.todo and isinstance(sight.todo[-1], PickPlanet):
        faces = tuple(_home(home, f"planet:{at}") for at, home in enumerate(sight.homes, 1))
        piles.append(Pile("pile.planets", "hand", None, faces, len(faces)))
    elif sight.rules.advanced:
        faces = tuple(
            Face(f"event:{place}", f"event.{each.key}", f"rule.{each.key}")
            for place, each in enumerate(HAPPENINGS, 1)
        )
        piles.append(Pile("pile.events", "hand", None, faces, len(faces)))
    marks = _marks(sight, seat)
    for name, offer in (("small", sight.small), ("large", sight.large)):
        faces = tuple(_card(card, f"{name}:{at}", marks) for at, card in enumerate(offer, 1))
        piles.append(Pile(f"pile.{name}", "missions", None, faces, len(faces)))
    piles.append(Pile("pile.deck", "missions", count=sight.deck, spread=False))
    if sight.hole is not None:
        piles += _hole(sight.hole)
    return tuple(piles)


def _row(name: str, piece: str, colours: tuple[str | None, ...]) -> Pile:
    faces = tuple(
        _terrain(colour, f"{piece}:{place}") if colour else Face(f"{piece}:{place}", known_to=())
        for place, colour in enumerate(colours, 1)
    )
    return Pile(name, "market", None, faces, len(faces))


def _bag(sight: Sight) -> Pile:
    """A heap that may be looked through: what lies in it is known by subtraction."""
    # Looking through a heap begins at its last face, so the first colour lies on top.
    faces = tuple(_terrain(colour) for colour, count in reversed(sight.bag) for _ in range(count))
    return Pile("pile.bag", "market", None, faces, len(faces), "bag", spread=False, tip="rule.bag")


def _terrain(colour: str, piece: str = "") -> Face:
    name = terrain(colour)
    return Face(piece, name, f"rule.{name}")


def _home(colour: str, piece: str = "") -> Face:
    name = planet(colour)
    return Face(piece, name, f"rule.{name}")


def _card(key: str | None, piece: str = "", marks: dict[str, str] | None = None) -> Face:
    if key is None:
        return Face(piece, known_to=())
    return Face(piece, f"card.{key}", f"rule.{CARD[key].shape}", mark=(marks or {}).get(key, ""))


def _marks(sight: Sight, seat: int | None) -> dict[str, str]:
    """Which cards occur in the seat's ring, and which lack one marker."""
    if seat is None:
        return {}
    own, offer = sight.planets[seat], (*sight.small, *sight.large)
    marks = dict.fromkeys(within_one(own, sight.rules, offer), "mark.near")
    return marks | dict.fromkeys(occurring(reading(own, sight.rules), offer), "mark.now")


def _hole(hole: Hole) -> list[Pile]:
    markers = tuple(_terrain(colour) for colour in sorted(hole.markers, key=COLOURS.index))
    cards = tuple(map(_card, hole.cards))
    return [
        Pile("pile.hole", "missions", None, markers, len(markers)),
        Pile("pile.hole_cards", "missions", None, cards, len(cards)),
    ]


# -- what lies before the players ----------------------------------------------------------------


def _boards(sight: Sight, seat: int | None) -> list[Pile]:
    """Every planet with its moon, then what was claimed and what is in the hand."""
    piles: list[Pile] = []
    for owner, own in enumerate(sight.planets):
        mine = owner == seat
        # Gaps come first: they are what one looks for with a marker in the hand.
        if mine and sight.todo and isinstance(sight.todo[-1], PlaceMarker | DropMarker):
            piles += _gaps(own, owner) if owner == sight.seat else []
        piles += _planet(own, owner, sight.rules, mine=mine)
        cards = tuple(map(_card, own.cards))
        piles.append(Pile("pile.cards", "board", owner, cards, len(cards)))
        held = (_terrain(sight.held),) if sight.held and owner == sight.seat else ()
        piles.append(Pile("pile.held", "hand" if mine else "board", owner, held, len(held)))
    return piles


def _planet(own: Planet, owner: int, rules: Rules, *, mine: bool) -> list[Pile]:
    def field(spot: Spot, colour: str) -> Face:
        piece = marker(spot) if mine else ""
        name = f"field.{spot}" if mine else "field.empty"
        return _terrain(colour, piece) if colour else Face(piece, name)

    home = (_home(own.home),) if own.home else ()
    track = tuple(field(place, colour) for place, colour in enumerate(own.track))
    piles = [
        Pile("pile.home", "board", owner, home, len(home)),
        Pile("pile.track", "board", owner, track, len(track)),
    ]
    if rules.advanced:
        fixed = (field("f1", own.f1), field("f2", own.f2))
        piles.append(Pile("pile.fixed", "board", owner, fixed, len(fixed)))
    piles.append(Pile("pile.moon", "board", owner, (field("moon", own.moon),), 1))
    return piles


def _gaps(own: Planet, owner: int) -> list[Pile]:
    """Where the marker in hand can go between those on the track, gap 0 being the first."""
    if len(own.track) >= ROOM:
        return []
    faces = tuple(
        Face(gap(place), f"gap.{place}", "rule.gap") for place in range(len(own.track) + 1)
    )
    return [Pile("pile.gaps", "board", owner, faces, len(faces))]
