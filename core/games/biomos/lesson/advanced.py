"""The second lesson: a planet, its fixed fields, an event, and the closed ring."""

from collections.abc import Iterator

from core.game import Answer
from core.games.biomos.box import BLIND, HAPPENING, PER_MOON, terrain
from core.games.biomos.happening import usable
from core.games.biomos.lesson.sights import (
    asked,
    claimed,
    claims,
    completing,
    fitting,
    mine,
    named,
    offer,
    opened,
    opening,
    sight,
    standing,
    takes,
)
from core.games.biomos.planet import laid, openings, ring, swapped
from core.games.biomos.ring import occurring, prospects, reading
from core.games.biomos.state import PickPlanet, PlaceMarker, Planet, Spot, Swapped, UseEvent
from core.lesson import Beat, Lesson, Moment, Slots, by, with_it

_FEW = 5
"""Rings with more markers are not looked through for what an event would make of them."""


# -- the planet ------------------------------------------------------------------------------------


def _home(moment: Moment) -> Slots:
    home = mine(moment).home
    return {"planet": f"planet.{_name(home)}", "marker": terrain(home)} if home else {}


def _name(colour: str) -> str:
    return terrain(colour).partition(".")[2]


def _of_home(moment: Moment) -> tuple[Answer, ...]:
    return () if ring(mine(moment)) else takes(moment, mine(moment).home)


def _fixed(moment: Moment) -> bool:
    return bool(mine(moment).f1 or mine(moment).f2)


def _first_fixed(moment: Moment) -> tuple[Answer, ...]:
    return () if _fixed(moment) else by(moment, "play", "f1")


def _fixed_slots(moment: Moment) -> Slots:
    moon = mine(moment).moon
    return {"field": "field.f1", **({"marker": terrain(moon), "n": PER_MOON.value} if moon else {})}


# -- what an event can make ------------------------------------------------------------------------


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


def _take_bait(moment: Moment) -> tuple[Answer, ...]:
    found = _bait(moment) if by(moment, "take") else None
    return takes(moment, found[0]) if found else ()


def _bait_slots(moment: Moment) -> Slots:
    found = _bait(moment)
    if not found:
        return {}
    colour, event, card = found
    return {"marker": terrain(colour), "event": f"event.{event}", "card": f"card.{card}"}


def _touching(moment: Moment) -> tuple[Answer, ...]:
    """The places on the track from which an event completes a biome."""
    if not asked(moment, PlaceMarker) or mine(moment).cards:
        return ()
    spots = {spot for spot, _, _ in _made(moment, sight(moment).held)}
    return tuple(
        answer
        for spot in sorted(spot for spot in spots if isinstance(spot, int))
        for answer in by(moment, "play", f"gap:{spot}")
    )


def _changed(moment: Moment) -> bool:
    """Whether the learner has used an event, or has a biome without one."""
    return bool(mine(moment).cards) or any(
        isinstance(event, Swapped) and event.seat == moment.seat for event in moment.told
    )


def _baited(moment: Moment) -> bool:
    return _changed(moment) or bool(opening(moment, "ability") or _touching(moment))


def _event(moment: Moment) -> Slots:
    """The event of the best answer, what the marker becomes, and the biome that this completes."""
    best = opening(moment, "ability")
    if not best:
        return {}
    names = {face.piece: face.name for pile in moment.view.piles for face in pile.faces}
    becomes = next(note for note in best[0].notes if note.key == "note.becomes")
    slots = dict(becomes.args)
    return {**opened(moment, "ability"), **slots, "event": names[best[0].pieces[0]] or ""}


# -- the closed ring -------------------------------------------------------------------------------


def _closed(planet: Planet) -> bool:
    return bool(planet.f1 and planet.f2)


def _last_fixed(moment: Moment) -> Spot | None:
    """The only fixed field that is empty."""
    planet = mine(moment)
    if _closed(planet) or not (planet.f1 or planet.f2):
        return None
    return "f2" if planet.f1 else "f1"


def _closer(moment: Moment) -> tuple[str, str] | None:
    """A marker of the display that completes a biome by closing the ring, and that biome."""
    spot, own = _last_fixed(moment), sight(moment)
    if spot is None or not mine(moment).cards:
        return None
    now = fitting(moment)
    changes = [(spot, colour) for colour in sorted({each for each in own.display if each})]
    found = prospects(mine(moment), own.rules, changes, offer(moment), over=False)
    for (_, colour), cards in zip(changes, found, strict=True):
        for card in cards:
            if card not in now:
                return colour, card
    return None


def _take_closer(moment: Moment) -> tuple[Answer, ...]:
    found = _closer(moment) if by(moment, "take") else None
    return takes(moment, found[0]) if found else ()


def _closer_slots(moment: Moment) -> Slots:
    found = _closer(moment)
    return {"marker": terrain(found[0]), "card": f"card.{found[1]}"} if found else {}


def _closing_places(moment: Moment) -> tuple[Answer, ...]:
    spot = _last_fixed(moment)
    if spot is None or not asked(moment, PlaceMarker):
        return ()
    return tuple(answer for answer in by(moment, "play", str(spot)) if answer in opening(moment))


def _closing_slots(moment: Moment) -> Slots:
    spot = _last_fixed(moment)
    cards = [
        note.args[0][1]
        for answer in _closing_places(moment)
        for note in answer.notes
        if note.key == "note.opens"
    ]
    return {"field": f"field.{spot}", "card": cards[0]} if cards else {}


def _spared(moment: Moment) -> bool:
    """Whether an event is asked for, and the closed ring has a biome already."""
    closed = _closed(mine(moment)) and asked(moment, UseEvent)
    return closed and bool(fitting(moment)) and not opening(moment, "ability")


ADVANCED = Lesson(
    key="advanced",
    game="biomos",
    options={"mode": "advanced", "starter": "2"},
    seed=618,
    rounds=7,
    closing=standing,
    beats=(
        Beat(
            key="planet",
            follow=lambda moment: with_it(moment, "take", "planet.desert"),
            done=lambda moment: bool(mine(moment).home) and not asked(moment, PickPlanet),
            slots=_home,
            rules=("M5", "M7", "M31"),
        ),
        Beat(
            key="colour",
            follow=_of_home,
            done=lambda moment: bool(ring(mine(moment)) or sight(moment).held or mine(moment).moon),
            slots=_home,
            rules=("M31",),
        ),
        Beat(
            key="fixed",
            follow=_first_fixed,
            done=_fixed,
            slots=_fixed_slots,
            astray=lambda _, answer: "moon" if answer.verb == "moon" else "else",
            rules=("M5", "S5", "S6"),
        ),
        Beat(
            key="bait",
            follow=_take_bait,
            done=_baited,
            lights=named(_bait_slots),
            slots=_bait_slots,
            rules=("M36", "M37", "M38"),
        ),
        Beat(
            key="touch",
            follow=_touching,
            done=lambda moment: _changed(moment) or bool(opening(moment, "ability")),
            rules=("S4", "S6"),
        ),
        Beat(
            key="event",
            follow=lambda moment: opening(moment, "ability"),
            done=_changed,
            lights=named(_event),
            slots=_event,
            astray=lambda _, answer: "none" if answer.verb == "pass" else "else",
            rules=("M34", "M41"),
        ),
        Beat(
            key="claim",
            follow=claims,
            done=lambda moment: bool(mine(moment).cards),
            slots=claimed,
            rules=("M26", "M44"),
        ),
        Beat(
            key="closer",
            follow=_take_closer,
            done=lambda moment: _closed(mine(moment)) or bool(_closing_places(moment)),
            lights=named(_closer_slots),
            slots=_closer_slots,
            rules=("S6", "S7"),
        ),
        Beat(
            key="close",
            follow=_closing_places,
            done=lambda moment: _closed(mine(moment)),
            lights=named(_closing_slots),
            slots=_closing_slots,
            rules=("S6", "S8"),
        ),
        Beat(
            key="quiet",
            follow=lambda moment: by(moment, "pass") if _spared(moment) else (),
            done=lambda moment: _closed(mine(moment)) and not asked(moment, UseEvent),
            rules=("M34",),
        ),
        Beat(
            key="across",
            follow=lambda moment: claims(moment) if _closed(mine(moment)) else (),
            done=lambda moment: len(mine(moment).cards) > 1,
            slots=claimed,
            rules=("M21", "S8"),
        ),
    ),
)
