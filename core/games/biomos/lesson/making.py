"""What an event can make of the markers in the ring, for the second lesson."""

from collections.abc import Iterator

from core.game import Answer
from core.games.biomos.box import BLIND, HAPPENING, terrain
from core.games.biomos.happening import usable
from core.games.biomos.lesson.sights import (
    asked,
    completing,
    fitting,
    mine,
    offer,
    opened,
    opening,
    sight,
    takes,
)
from core.games.biomos.planet import laid, openings, ring, swapped
from core.games.biomos.ring import occurring, reading
from core.games.biomos.state import PlaceMarker, Spot, Swapped
from core.lesson import Moment, Slots, by

_FEW = 5
"""Rings with more markers are not looked through for what an event would make of them."""


def _made(moment: Moment, colour: str) -> Iterator[tuple[Spot, str, str]]:
    """Where the marker can go so that an event would complete a biome: place, event and biome."""
    own, planet = sight(moment), mine(moment)
    bag = tuple(count for _, count in own.bag)
    now = fitting(moment)
    for spot in openings(planet, own.rules, colour) if len(ring(planet)) < _FEW else ():
        with_it_there = laid(planet, colour, spot)
        if set(occurring(reading(with_it_there, own.rules), offer(moment))) - set(now):
            continue
        for event, at in usable(with_it_there, own.rules, bag):
            if event != BLIND:
                changed = swapped(with_it_there, HAPPENING[event].becomes, at)
                for card in occurring(reading(changed, own.rules), offer(moment)):
                    if card not in now:
                        yield spot, event, card


def _bait(moment: Moment) -> tuple[str, str, str] | None:
    """A marker of the display of which an event can make a biome: colour, event and biome."""
    if mine(moment).cards or not ring(mine(moment)) or next(completing(moment, offer(moment)), ()):
        return None
    for colour in sorted({colour for colour in sight(moment).display if colour}):
        for _, event, card in _made(moment, colour):
            return colour, event, card
    return None


def bait(moment: Moment) -> tuple[Answer, ...]:
    """The takes of a marker out of which an event can make what a biome lacks."""
    found = _bait(moment) if by(moment, "take") else None
    return takes(moment, found[0]) if found else ()


def bait_of(moment: Moment) -> Slots:
    """That marker, the event and the biome."""
    found = _bait(moment)
    if not found:
        return {}
    colour, event, card = found
    return {"marker": terrain(colour), "event": f"event.{event}", "card": f"card.{card}"}


def touching(moment: Moment) -> tuple[Answer, ...]:
    """The places on the track from which an event completes a biome."""
    if not asked(moment, PlaceMarker) or mine(moment).cards:
        return ()
    spots = {spot for spot, _, _ in _made(moment, sight(moment).held)}
    return tuple(
        answer
        for spot in sorted(spot for spot in spots if isinstance(spot, int))
        for answer in by(moment, "play", f"gap:{spot}")
    )


def changed(moment: Moment) -> bool:
    """Whether the learner has used an event, or has a biome without one."""
    return bool(mine(moment).cards) or any(
        isinstance(event, Swapped) and event.seat == moment.seat for event in moment.told
    )


def baited(moment: Moment) -> bool:
    """Whether such a marker is in hand or placed."""
    return changed(moment) or bool(opening(moment, "ability") or touching(moment))


def event_of(moment: Moment) -> Slots:
    """The event of the best answer, what the marker becomes, and the biome that this completes."""
    best = opening(moment, "ability")
    if not best:
        return {}
    names = {face.piece: face.name for pile in moment.view.piles for face in pile.faces}
    becomes = next(note for note in best[0].notes if note.key == "note.becomes")
    slots = dict(becomes.args)
    return {**opened(moment, "ability"), **slots, "event": names[best[0].pieces[0]] or ""}
