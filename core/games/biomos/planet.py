"""A planet, and what it is with a marker more, less or exchanged."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, assert_never

from msgspec.structs import replace

from core.games.biomos.box import FOREST, PER_FOREST, PER_HOME, PER_MOON, TRACK
from core.games.biomos.state import Planet, Rules, Spot

ROOM = TRACK.value


def ring(planet: Planet) -> str:
    """All markers of the ring; the moon is none of them (M28)."""
    return planet.track + planet.f1 + planet.f2


def full(planet: Planet, rules: Rules) -> bool:
    """Whether ring and moon are complete (M14, M29)."""
    fixed = bool(planet.f1 and planet.f2) or not rules.advanced
    return len(planet.track) == ROOM and bool(planet.moon) and fixed


def at(planet: Planet, spot: Spot) -> str:
    """The marker on a place of the planet."""
    match spot:
        case "f1":
            return planet.f1
        case "f2":
            return planet.f2
        case "moon":
            return planet.moon
        case int():
            return planet.track[spot]
        case _:
            assert_never(spot)


def laid(planet: Planet, colour: str, spot: Spot) -> Planet:
    """The planet with one more marker, in a gap of the track or on an empty field."""
    if isinstance(spot, int):
        track = planet.track
        return replace(planet, track=track[:spot] + colour + track[spot:])
    return swapped(planet, colour, spot)


def swapped(planet: Planet, colour: str, spot: Spot) -> Planet:
    """The planet with another marker in a place, or with none; all others stay (M44)."""
    match spot:
        case "f1":
            return replace(planet, f1=colour)
        case "f2":
            return replace(planet, f2=colour)
        case "moon":
            return replace(planet, moon=colour)
        case int():
            track = planet.track
            return replace(planet, track=track[:spot] + colour + track[spot + 1 :])
        case _:
            assert_never(spot)


# Whoever thinks ahead asks for the places of a planet again and again.
@lru_cache(maxsize=1 << 12)
def gaps(track: str, colour: str) -> tuple[int, ...]:
    """The gaps into which a marker makes different rows: beside its like only the leftmost (S2)."""
    if len(track) >= ROOM:
        return ()
    return (0, *[gap for gap, before in enumerate(track, 1) if before != colour])


def openings(planet: Planet, rules: Rules, colour: str) -> tuple[Spot, ...]:
    """The places of the ring where a marker makes a difference (M12)."""
    found: tuple[Spot, ...] = gaps(planet.track, colour)
    if rules.advanced and not planet.f1:
        found += ("f1",)
    if rules.advanced and not planet.f2:
        found += ("f2",)
    return found


def drops(planet: Planet, rules: Rules, colour: str, of: Spot) -> tuple[Spot, ...]:
    """Where the marker that was lifted from a place can go so that the ring changes (M16, M17)."""
    return tuple(spot for spot in openings(planet, rules, colour) if spot != of)


def lifts(planet: Planet, rules: Rules) -> Iterator[Spot]:
    """The markers that a new moon can move; of a run of equal ones the first (M16)."""
    track, before = planet.track, ""
    for place, colour in enumerate(track):
        if colour != before and drops(swapped(planet, "", place), rules, colour, place):
            yield place
        before = colour
    fixed: tuple[Literal["f1", "f2"], ...] = ("f1", "f2")
    for spot in fixed:
        colour = at(planet, spot)
        if colour and drops(swapped(planet, "", spot), rules, colour, spot):
            yield spot


def gain(planet: Planet, rules: Rules, colour: str) -> int:
    """Points that each ring marker of the colour is worth to its planet (M19, M31)."""
    points = PER_MOON.value if colour == planet.moon else 0
    if rules.advanced and colour == FOREST:
        points += PER_FOREST.value
    if rules.advanced and colour == planet.home:
        points += PER_HOME.value
    return points
