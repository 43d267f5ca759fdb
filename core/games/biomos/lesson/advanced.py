"""The second lesson: a planet, its fixed fields, an event, and the closed ring."""

from core.game import Answer
from core.games.biomos.box import PER_MOON, terrain
from core.games.biomos.lesson.making import bait, bait_of, baited, changed, event_of, touching
from core.games.biomos.lesson.sights import (
    asked,
    claimed,
    claims,
    fitting,
    mine,
    named,
    offer,
    opening,
    sight,
    standing,
    takes,
)
from core.games.biomos.planet import ring
from core.games.biomos.ring import prospects
from core.games.biomos.state import PickPlanet, PlaceMarker, Planet, Spot, UseEvent
from core.lesson import Beat, Lesson, Moment, Slots, by, with_it

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
            follow=bait,
            done=baited,
            lights=named(bait_of),
            slots=bait_of,
            rules=("M36", "M37", "M38"),
        ),
        Beat(
            key="touch",
            follow=touching,
            done=lambda moment: changed(moment) or bool(opening(moment, "ability")),
            rules=("S4", "S6"),
        ),
        Beat(
            key="event",
            follow=lambda moment: opening(moment, "ability"),
            done=changed,
            lights=named(event_of),
            slots=event_of,
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
