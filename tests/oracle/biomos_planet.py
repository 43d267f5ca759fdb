"""Biomos, read a second time: a planet as it lies on the table, with its fields and its gaps.

Markers lie on fields and are really slid from field to field. That only the order of the markers
matters is nowhere taken for granted here: what can be reached is found by sliding.
"""

from collections import Counter, deque
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

SIZE = 12
TRACK = tuple(f"t{number}" for number in range(1, SIZE + 1))
# The ring in track direction: behind t12 lies f1, then f2, then t1 again.
FIXED = ("f1", "f2")
JOKER = "any"

Where = int | str


class Slide(NamedTuple):
    """A marker is pushed from a field of the track to the empty one beside it; both count from 0."""

    start: int
    end: int


class Way(NamedTuple):
    """Slides, and a field that is empty after them."""

    slides: tuple[Slide, ...]
    goal: int


def layouts(taken: frozenset[int]) -> Iterator[tuple[frozenset[int], tuple[Slide, ...]]]:
    """Every set of track fields that sliding can bring the markers to, the nearest ones first.

    One field at a time and only onto an empty one: no marker passes another (M13), and none goes
    round, because beside the first and the last field there is nothing to slide to (S1, S5).
    """
    known = {taken}
    waiting: deque[tuple[frozenset[int], tuple[Slide, ...]]] = deque([(taken, ())])
    while waiting:
        layout, slides = waiting.popleft()
        yield layout, slides
        for start in sorted(layout):
            for end in (start - 1, start + 1):
                slid = layout - {start} | {end}
                if end in range(SIZE) and end not in layout and slid not in known:
                    known.add(slid)
                    waiting.append((slid, (*slides, Slide(start, end))))


@cache
def ways(taken: frozenset[int], barred: int | None) -> dict[int, Way]:
    """How to open a field in each gap, with the fewest slides; a gap that cannot be is missing.

    Of several fields in one gap it is the middle one, so that gaps remain on the table.
    """
    found: dict[int, Way] = {}
    for layout, slides in layouts(taken):
        empty: dict[int, list[int]] = {}
        for goal in range(SIZE):
            if goal not in layout and goal != barred:
                empty.setdefault(sum(place < goal for place in layout), []).append(goal)
        for gap, goals in empty.items():
            found.setdefault(gap, Way(slides, goals[len(goals) // 2]))
        # There are no more gaps than this between so many markers: nothing is left to find.
        if len(found) == len(taken) + 1:
            break
    return found


@dataclass
class Planet:
    """One board: what lies on which field of the ring, the moon, and the planet's colour.

    The basic side has neither fixed fields nor a colour. "Where" is a place as answers name it:
    the number of a marker or of a gap on the track, or the name of a fixed field.
    """

    ring: dict[str, str | None] = field(default_factory=lambda: dict.fromkeys(TRACK))
    moon: str | None = None
    colour: str | None = None

    def lying(self) -> list[str]:
        """The fields of the track with a marker, in order."""
        return [name for name in TRACK if self.ring[name] is not None]

    def fixed(self) -> list[str]:
        """The fixed fields this side of the board has."""
        return [name for name in FIXED if name in self.ring]

    def counts(self) -> Counter[str]:
        """How many ring markers there are of each colour."""
        return Counter(marker for marker in self.ring.values() if marker is not None)

    def is_full(self) -> bool:
        """Ring and moon."""
        return self.moon is not None and None not in self.ring.values()

    def field_of(self, where: Where) -> str:
        """The field of the marker that is named so."""
        return where if isinstance(where, str) else self.lying()[where]

    def where(self, name: str) -> Where:
        """How answers name the marker on a field."""
        return name if name in FIXED else self.lying().index(name)

    def free(self, barred: str | None = None) -> set[Where]:
        """Where a marker can be put in, sliding others first, but not on the barred field."""
        empty = {name for name in self.fixed() if self.ring[name] is None and name != barred}
        return self._ways(barred).keys() | empty

    def put(self, marker: str, where: Where, barred: str | None = None) -> None:
        """Slide what is in the way, then lay the marker down."""
        if isinstance(where, int):
            slides, goal = self._ways(barred)[where]
            for slide in slides:
                self._slide(*slide)
            where = TRACK[goal]
        if self.ring[where] is not None:
            raise ValueError(f"{where} is not empty")
        self.ring[where] = marker

    def lift(self, name: str) -> str:
        """Take a marker off its field."""
        marker = self.ring[name]
        if marker is None:
            raise ValueError(f"nothing lies on {name}")
        self.ring[name] = None
        return marker

    def liftable(self) -> set[Where]:
        """The ring markers that can go to another field than their own (M16, M17)."""
        found = set()
        for name, marker in self.ring.items():
            if marker is not None:
                without = deepcopy(self)
                without.lift(name)
                if without.free(name):
                    found.add(self.where(name))
        return found

    def look(self, name: str, step: int, *, breaks: bool) -> str | None:
        """The next marker's field in track direction, step 1, or against it, step -1.

        An empty field of the track is passed over (S4), an empty fixed field only if it does not
        break the ring (S6). The basic track ends where it ends (S1).
        """
        circle = list(self.ring)
        place = circle.index(name)
        for _ in range(len(circle) - 1):
            place += step
            if len(circle) == SIZE and place not in range(SIZE):
                return None
            place %= len(circle)
            if self.ring[circle[place]] is not None:
                return circle[place]
            if breaks and circle[place] in FIXED:
                return None
        return None

    def beside(self, name: str, *, breaks: bool) -> set[str]:
        """The colours of the markers that touch the one on a field."""
        seen = [self.look(name, step, breaks=breaks) for step in (1, -1)]
        touching = [self.ring[other] for other in seen if other is not None]
        return {marker for marker in touching if marker is not None}

    def shows(self, pattern: tuple[str, ...], *, breaks: bool) -> bool:
        """Whether the pattern lies somewhere in the ring, read either way (M21 to M24, S9)."""
        starts = [name for name, marker in self.ring.items() if marker is not None]
        return any(
            self._lies(name, row, breaks=breaks)
            for row in {pattern, pattern[::-1]}
            for name in starts
        )

    def _lies(self, start: str, pattern: tuple[str, ...], *, breaks: bool) -> bool:
        """Marker after marker from here on; a joker is any marker, but there must be one (M23)."""
        here: str | None = start
        for number, wanted in enumerate(pattern):
            if number and here is not None:
                here = self.look(here, 1, breaks=breaks)
                if here == start:  # once round: no marker serves twice (M24)
                    return False
            if here is None or wanted not in {JOKER, self.ring[here]}:
                return False
        return True

    def _ways(self, barred: str | None) -> dict[int, Way]:
        """The ways into the track as it lies."""
        taken = frozenset(place for place, name in enumerate(TRACK) if self.ring[name] is not None)
        return ways(taken, TRACK.index(barred) if barred in TRACK else None)

    def _slide(self, start: int, end: int) -> None:
        """One marker, one field on."""
        if self.ring[TRACK[end]] is not None or abs(start - end) != 1:
            raise ValueError(f"no slide from {TRACK[start]} to {TRACK[end]}")
        self.ring[TRACK[end]] = self.lift(TRACK[start])


def advanced(colour: str | None = None) -> Planet:
    """An empty board with its advanced side up."""
    return Planet(dict.fromkeys(TRACK + FIXED), colour=colour)
