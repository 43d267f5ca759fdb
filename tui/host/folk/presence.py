"""Who is at a host and what they do there, as everybody may know it."""

from dataclasses import dataclass
from typing import Literal

from tui.host.house.house import House
from tui.host.table.visit import Visit

Doing = Literal["lobby", "waits", "plays", "watches"]
_ORDER: tuple[Doing, ...] = ("lobby", "watches", "waits", "plays")


@dataclass(frozen=True)
class Present:
    """One person, however often they are here."""

    person: str
    name: str
    doing: Doing
    code: str = ""
    """Of their table; "" where only those who were told may know it."""


def present(house: House, who: str) -> list[Present]:
    """The others here by name, those in the lobby first; of their tables only those in every list."""
    found: dict[str, Present] = {}
    for visit in house.visits:
        person = visit.person
        if not person.name or person.id == who:
            continue
        here, before = _doing(visit), found.get(person.id)
        if before is None or _ORDER.index(here.doing) > _ORDER.index(before.doing):
            found[person.id] = here
    return sorted(found.values(), key=lambda each: (each.doing != "lobby", each.name.casefold()))


def _doing(visit: Visit) -> Present:
    person = visit.person
    if not visit.places:
        return Present(person.id, person.name, "lobby")
    place = visit.places[-1]
    doing: Doing = "watches" if place.seat is None else "plays" if place.begun else "waits"
    return Present(person.id, person.name, doing, place.known)
