"""What a planet would be after the answer under the cursor: where it goes, and what it brings."""

from dataclasses import dataclass, field

from msgspec.structs import replace

from core.game import Answer
from core.games.biomos.box import HAPPENING, PER_MOON
from core.games.biomos.cards import CARD
from core.games.biomos.planet import ROOM, at, laid, openings, swapped
from core.games.biomos.ring import lies, occurring, places, reading
from core.games.biomos.state import (
    DropMarker,
    Place,
    PlaceMarker,
    Planet,
    Rules,
    Spot,
    Take,
    TakeMarker,
    Use,
    UseEvent,
)
from core.games.biomos.view import Sight
from tui.boards.biomos.marks import own
from tui.scene.scene import Scene


@dataclass(frozen=True)
class Outlook:
    """A planet as it is, or as it would be."""

    planet: Planet
    new: Spot | None = None
    """Where something is new."""
    blind: bool = False
    """Whether what is new is not known yet."""
    card: str = ""
    """The card whose pattern is bracketed."""
    spots: tuple[Spot, ...] = ()
    """The markers it lies on."""
    notes: dict[Spot, str] = field(default_factory=dict)
    """What is written under a marker; "": the sign of what an event could change."""
    others: int = 0
    """How many more cards would fit."""


def outlook(scene: Scene, seat: int) -> Outlook:
    """The planet of a seat, seen from the cursor of who looks."""
    table = own(scene)
    planet = table.planets[seat]
    answer = under_cursor(scene) if seat == scene.view.seat else None
    move = answer.move if answer is not None else None
    if isinstance(move, Place) and move.at == "moon":
        return _moon(planet, table.held)
    if isinstance(move, Place):
        return _opened(table, planet, laid(planet, table.held, move.at), move.at)
    if isinstance(move, Use):
        new = HAPPENING[move.event].becomes
        if not new:
            return Outlook(planet, move.at, blind=True)
        return _opened(table, planet, swapped(planet, new, move.at), move.at)
    if answer is None and seat == scene.view.seat and targets(scene):
        return Outlook(planet, notes=dict.fromkeys(targets(scene), ""))
    card = card_under_cursor(scene)
    return Outlook(
        planet, card=card, spots=lies(CARD[card].pattern, planet, table.rules) if card else ()
    )


def under_cursor(scene: Scene) -> Answer | None:
    """The answer that Enter would give now."""
    if not scene.lit(scene.cursor):
        return None
    picked = scene.choosing.pick(scene.cursor)
    return picked.answer if picked is not None else None


def card_under_cursor(scene: Scene) -> str:
    """The card on offer that the cursor stands on."""
    face = scene.face(scene.cursor)
    return face.kind if face is not None and face.group == "card" else ""


def targets(scene: Scene) -> tuple[Spot, ...]:
    """What the event under the cursor could change."""
    return tuple(
        answer.move.at
        for answer in scene.choosing.open
        if isinstance(answer.move, Use)
        and scene.cursor in answer.pieces[len(scene.choosing.picked) :][:1]
    )


def placing(scene: Scene, seat: int) -> bool:
    """Whether the seat in view looks for a place for its marker."""
    table = own(scene)
    asked = bool(table.todo) and isinstance(table.todo[-1], PlaceMarker | DropMarker)
    return asked and seat == scene.view.seat == table.seat


def gaps(scene: Scene, seat: int) -> int:
    """How many gaps of the track can be pointed at."""
    track = own(scene).planets[seat].track
    return len(track) + 1 if placing(scene, seat) and len(track) < ROOM else 0


def within_reach(table: Sight, seat: int, colour: str) -> tuple[str, ...]:
    """The cards that a marker of the colour could complete at once, the best first."""
    planet, offer = table.planets[seat], (*table.small, *table.large)
    was = occurring(reading(planet, table.rules), offer)
    found = {
        card
        for spot in openings(planet, table.rules, colour)
        for card in occurring(reading(laid(planet, colour, spot), table.rules), offer)
    }
    return tuple(sorted(found.difference(was), key=_worth))


def taken_under_cursor(scene: Scene) -> str:
    """The marker of the display that would be taken."""
    answer = under_cursor(scene)
    if answer is None or not isinstance(answer.move, Take):
        return ""
    return own(scene).display[answer.move.place] or ""


def phase(table: Sight) -> str:
    """What the seat whose turn it is does just now."""
    step = table.todo[-1] if table.todo else None
    if isinstance(step, TakeMarker):
        return "take"
    return "event" if isinstance(step, UseEvent) else ""


def _moon(planet: Planet, colour: str) -> Outlook:
    """A moon, and every marker that it counts (M19)."""
    after = replace(planet, moon=colour)
    counted = [
        spot for spot in (*range(len(planet.track)), "f1", "f2") if _is(planet, spot, colour)
    ]
    return Outlook(after, "moon", notes=dict.fromkeys(counted, f"+{PER_MOON.value}"))


def _is(planet: Planet, spot: Spot, colour: str) -> bool:
    return at(planet, spot) == colour


def _opened(table: Sight, before: Planet, after: Planet, new: Spot) -> Outlook:
    """What would fit then; a card that fits only then rather than one that fits already."""
    offer = (*table.small, *table.large)
    was = occurring(reading(before, table.rules), offer)
    now = occurring(reading(after, table.rules), offer)
    fresh = sorted((card for card in now if card not in was), key=_worth)
    found = fresh or sorted(now, key=_worth)
    if not found:
        return Outlook(after, new)
    lying = _lies(found[0], after, table.rules, new)
    return Outlook(after, new, card=found[0], spots=lying, others=len(found) - 1)


def _worth(card: str) -> tuple[int, str]:
    return (-CARD[card].points.value, card)


def _lies(card: str, planet: Planet, rules: Rules, new: Spot) -> tuple[Spot, ...]:
    """Where a pattern lies; of several places one with the new marker in it."""
    found = list(places(CARD[card].pattern, planet, rules))
    return next((row for row in found if new in row), found[0])
