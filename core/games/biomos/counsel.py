"""What a learner is told at each question: what is best now, and the rule behind it."""

from collections.abc import Iterator

from core.counsel import Case, Counsel, Found, always, counsels
from core.game import Answer, Step, View
from core.games.biomos.box import (
    BLIND,
    FOREST,
    HAPPENING,
    PER_FOREST,
    PER_HOME,
    PER_MOON,
    planet,
    terrain,
)
from core.games.biomos.cards import CARD
from core.games.biomos.look import Look
from core.games.biomos.near import within_one
from core.games.biomos.planet import laid, openings, ring
from core.games.biomos.scoring import POINTS, hole_points
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
    Settle,
    Take,
    TakeMarker,
    Use,
    UseEvent,
)
from core.games.biomos.view import Sight
from core.words import Arg

_FEW = 2
"""Markers in the display, or empty fields, that are few."""


def _best_of(cards: tuple[str, ...]) -> str:
    """The one with most points."""
    return max(cards, key=POINTS.__getitem__)


# -- taking a marker -------------------------------------------------------------------------------


def _last(look: Look) -> Found:
    return (look.all, {}) if len(look.all) == 1 else None


def _must_be_moon(look: Look) -> Found:
    """Where the ring is full, the last marker is the moon."""
    if look.mine.moon or openings(look.mine, look.rules, look.marker):
        return None
    n = PER_MOON.value * ring(look.mine).count(look.marker)
    return look.only(Take), {"marker": terrain(look.marker), "n": n, "each": PER_MOON.value}


def _race(look: Look) -> Found:
    """A biome that somebody else lacks one marker of, too."""
    for card in look.completes(look.marker):
        for seat in look.others:
            if card in within_one(look.own.planets[seat], look.rules, look.offer):
                return look.only(Take), {
                    "marker": terrain(look.marker),
                    "card": f"card.{card}",
                    "seat": seat,
                }
    return None


def _two(look: Look) -> Found:
    cards = look.completes(look.marker)
    slots: dict[str, Arg] = {"marker": terrain(look.marker), "n": len(cards)}
    return (look.only(Take), slots) if len(cards) > 1 else None


def _completes(look: Look) -> Found:
    cards = look.completes(look.marker)
    if not cards:
        return None
    card = _best_of(cards)
    return look.only(Take), {
        "marker": terrain(look.marker),
        "card": f"card.{card}",
        "n": POINTS[card],
    }


def _moon_colour(look: Look) -> Found:
    fits = look.marker == look.mine.moon != "" and openings(look.mine, look.rules, look.marker)
    slots: dict[str, Arg] = {"marker": terrain(look.marker), "n": PER_MOON.value}
    return (look.only(Take), slots) if fits else None


def _nearer(look: Look) -> Found:
    """A biome that will lack one marker only."""
    before = look.near(look.mine)
    for spot in openings(look.mine, look.rules, look.marker):
        after = laid(look.mine, look.marker, spot)
        for card in look.near(after) - before - set(look.occur(after)):
            return look.only(Take), {"marker": terrain(look.marker), "card": f"card.{card}"}
    return None


def _own_colour(look: Look) -> Found:
    fits = look.rules.advanced and look.marker == look.mine.home != ""
    slots: dict[str, Arg] = {"marker": terrain(look.marker), "n": PER_HOME.value}
    return (look.only(Take), slots) if fits else None


def _forest(look: Look) -> Found:
    fits = look.rules.advanced and look.marker == FOREST
    return (look.only(Take), {"marker": terrain(FOREST), "n": PER_FOREST.value}) if fits else None


def _first(look: Look) -> Found:
    asked = any(card and look.marker in CARD[card].pattern for card in look.offer)
    return (look.only(Take), {"marker": terrain(look.marker)}) if look.empty and asked else None


def _few(look: Look) -> Found:
    """What is not taken now may be gone."""
    n = sum(each is not None for each in look.own.display)
    return ((), {"n": n}) if n <= _FEW and look.own.hole is None else None


def _hole(look: Look) -> Found:
    if look.own.hole is None:
        return None
    return (), {"n": hole_points(look.own.hole) + 1, "have": look.view.points[look.seat]}


def _some(look: Look) -> Found:
    """Some marker completes a biome."""
    colours = dict.fromkeys(each for each in look.own.display if each)
    return ((), {}) if any(map(look.completes, colours)) else None


# -- placing it ------------------------------------------------------------------------------------


def _moon(look: Look) -> Found:
    if not isinstance(look.move, Place) or look.move.at != "moon":
        return None
    n = PER_MOON.value * ring(look.mine).count(look.own.held)
    return look.best[:1], {"marker": terrain(look.own.held), "n": n, "each": PER_MOON.value}


def _spot(look: Look) -> str:
    """What the place is called that is liked best."""
    at = look.move.at if isinstance(look.move, Place) else ""
    return f"gap.{at}" if isinstance(at, int) else f"field.{at}"


def _two_here(look: Look) -> Found:
    cards = look.here()
    slots: dict[str, Arg] = {"n": len(cards), "field": _spot(look)}
    return (look.best[:1], slots) if len(cards) > 1 else None


def _here(look: Look) -> Found:
    cards = look.here()
    if not cards:
        return None
    card = cards[0]
    return look.best[:1], {"card": f"card.{card}", "n": POINTS[card], "field": _spot(look)}


def _moon_left(look: Look) -> Found:
    """The ring is nearly full, and there is no moon."""
    late = not look.mine.moon and look.room <= _FEW
    return ((), {"n": look.room}) if late and isinstance(look.move, Place) else None


def _fixed(look: Look) -> Found:
    fixed = isinstance(look.move, Place) and look.move.at in ("f1", "f2")
    return (look.best[:1], {}) if fixed else None


def _nearer_here(look: Look) -> Found:
    if not isinstance(look.move, Place) or look.move.at == "moon":
        return None
    after = laid(look.mine, look.own.held, look.move.at)
    for card in look.near(after) - look.near(look.mine) - set(look.occur(after)):
        return look.best[:1], {"card": f"card.{card}", "field": _spot(look)}
    return None


def _anywhere(look: Look) -> Found:
    return ((), {}) if look.empty else None


def _place(look: Look) -> Found:
    spots = tuple(each.move.at for each in look.all if isinstance(each.move, Place))
    return ((), {}) if look.opens(look.own.held, spots) else None


# -- a new moon, events, claims, planets -----------------------------------------------------------


def _lifts(look: Look) -> Found:
    if not isinstance(look.move, Lift):
        return None
    spot = look.move.at
    colour = look.mine.track[spot] if isinstance(spot, int) else getattr(look.mine, spot)
    return look.best[:1], {"marker": terrain(colour)}


def _stays(look: Look) -> Found:
    return (look.only(Pass), {}) if isinstance(look.move, Pass) else None


def _uses(look: Look) -> Found:
    """An event that completes a biome."""
    if not isinstance(look.move, Use):
        return None
    cards = [
        str(dict(note.args)["card"]) for note in look.best[0].notes if note.key == "note.opens"
    ]
    new = [card for card in cards if card.removeprefix("card.") not in look.there]
    if not new:
        return None
    slots: dict[str, Arg] = {
        "event": f"event.{look.move.event}",
        "marker": terrain(HAPPENING[look.move.event].becomes),
        "card": new[0],
    }
    return look.best[:1], slots


def _blind(look: Look) -> Found:
    """What comes of a thaw is drawn."""
    blind = isinstance(look.move, Use) and look.move.event == BLIND
    return (look.best[:1], {"event": f"event.{BLIND}"}) if blind else None


def _use(look: Look) -> Found:
    if not isinstance(look.move, Use):
        return None
    return look.best[:1], {"event": f"event.{look.move.event}"}


def _both(look: Look) -> Found:
    """A biome that lies in another's ring, too."""
    if isinstance(look.move, Claim):
        for seat in look.others:
            if look.move.card in look.occur(look.own.planets[seat]):
                return look.only(Claim)[:1], {"card": f"card.{look.move.card}", "seat": seat}
    return None


def _several(look: Look) -> Found:
    n = sum(isinstance(each.move, Claim) for each in look.all)
    if n < 2 or not isinstance(look.move, Claim):
        return None
    return look.only(Claim), {"n": n, "points": POINTS[look.move.card]}


def _claims(look: Look) -> Found:
    if not isinstance(look.move, Claim) or CARD[look.move.card].large:
        return None
    return look.only(Claim), {"card": f"card.{look.move.card}", "n": POINTS[look.move.card]}


def _claims_large(look: Look) -> Found:
    if not isinstance(look.move, Claim) or not CARD[look.move.card].large:
        return None
    return look.only(Claim), {"card": f"card.{look.move.card}", "n": POINTS[look.move.card]}


def _home(look: Look) -> Found:
    if not isinstance(look.move, Settle):
        return None
    n = look.own.display.count(look.move.home)
    slots: dict[str, Arg] = {
        "planet": planet(look.move.home),
        "marker": terrain(look.move.home),
        "n": n,
    }
    return (look.best[:1], slots) if n else None


_ASKED: dict[type[Step], tuple[Case[Look], ...]] = {
    PickPlanet: (
        Case("now.biomos.planet.display", _home, ("M31",)),
        Case("now.biomos.planet", always, ("M31",)),
    ),
    TakeMarker: (
        Case("now.biomos.take.last", _last, ("M10",)),
        Case("now.biomos.take.must_be_moon", _must_be_moon, ("M15", "M19")),
        Case("now.biomos.take.race", _race, ("M21", "M27")),
        Case("now.biomos.take.two", _two, ("M21", "M25")),
        Case("now.biomos.take.completes", _completes, ("M21", "M24")),
        Case("now.biomos.take.moon", _moon_colour, ("M19",)),
        Case("now.biomos.take.first", _first, ("S2",)),
        Case("now.biomos.take.near", _nearer, ("M21", "M24")),
        Case("now.biomos.take.home", _own_colour, ("M31",)),
        Case("now.biomos.take.forest", _forest, ("M31",)),
        Case("now.biomos.take.few", _few, ("M11",)),
        Case("now.biomos.take.hole", _hole, ("N4",)),
        Case("now.biomos.take", _some, ("M21",)),
        Case("now.biomos.take.far", always, ("M10",)),
    ),
    PlaceMarker: (
        Case("now.biomos.place.two", _two_here, ("M21", "M25")),
        Case("now.biomos.place.here", _here, ("M21", "M24")),
        Case("now.biomos.place.moon", _moon, ("M15", "M19")),
        Case("now.biomos.place.anywhere", _anywhere, ("S2", "M13")),
        Case("now.biomos.place.fixed", _fixed, ("S5", "S6")),
        Case("now.biomos.place.near", _nearer_here, ("M13", "M24")),
        Case("now.biomos.place.moon_left", _moon_left, ("M15",)),
        Case("now.biomos.place", always, ("S2", "M15")),
    ),
    LiftMarker: (
        Case("now.biomos.lift.move", _lifts, ("M16",)),
        Case("now.biomos.lift.stay", _stays, ("M16",)),
        Case("now.biomos.lift", always, ("M16",)),
    ),
    DropMarker: (
        Case("now.biomos.drop.here", _here, ("M16", "M20")),
        Case("now.biomos.drop", _place, ("S2",)),
        Case("now.biomos.drop.far", always, ("S2",)),
    ),
    UseEvent: (
        Case("now.biomos.event.opens", _uses, ("M34", "M35")),
        Case("now.biomos.event.blind", _blind, ("M39",)),
        Case("now.biomos.event.better", _use, ("M34", "M35")),
        Case("now.biomos.event.quiet", _stays, ("M34",)),
        Case("now.biomos.event", always, ("M34",)),
    ),
    ClaimCard: (
        Case("now.biomos.claim.race", _both, ("M21", "M27")),
        Case("now.biomos.claim.several", _several, ("M21", "M22")),
        Case("now.biomos.claim.large", _claims_large, ("M27", "M27a")),
        Case("now.biomos.claim.small", _claims, ("M25", "M27")),
        Case("now.biomos.claim", always, ("M27",)),
    ),
}


def counsel(view: View, answers: tuple[Answer, ...]) -> Iterator[Counsel]:
    """What may be said of the question, what matters most first."""
    assert isinstance(view.own, Sight)
    return counsels(_ASKED[type(view.own.todo[-1])], Look(view, answers))
