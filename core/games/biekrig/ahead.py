"""What each face of the die would bring: where the piece would land, and what is at risk there."""

from functools import lru_cache

from core.games.biekrig.board import SPACES, Colour, Kind, Layout, crosses, landing
from core.games.biekrig.rules import threatened
from core.records import Record
from core.words import Message, message


class Ahead(Record, frozen=True):
    """One face of the die before it is rolled."""

    die: int
    space: int
    kind: Kind
    colour: Colour | None = None
    line: bool = False
    """Whether it takes the piece past the harvest line."""
    risk: tuple[int, ...] = ()
    """The hives that may swarm there."""


@lru_cache(maxsize=1 << 12)
def ahead(board: Layout, space: int, risk: tuple[int, ...]) -> tuple[Ahead, ...]:
    """The six faces, from a space of a board, for an apiary with such hives to lose."""
    faces = []
    for die in range(1, 7):
        to = landing(space, die)
        there = SPACES[board][to]
        swarms = risk if there.kind == "swarm" else ()
        faces.append(Ahead(die, to, there.kind, there.colour, crosses(space, die), swarms))
    return tuple(faces)


@lru_cache(maxsize=1 << 12)
def told(board: Layout, space: int, hives: tuple[int, ...]) -> tuple[Message, ...]:
    """The six faces in words, and from which of them on there is a harvest."""
    faces = ahead(board, space, threatened(hives))
    notes = [_face(face, len(hives)) for face in faces]
    past = [face.die for face in faces if face.line]
    return (*notes, message("note.line", die=past[0])) if past else tuple(notes)


@lru_cache(maxsize=1 << 12)
def _face(face: Ahead, hives: int) -> Message:
    if face.colour:
        return message("note.flower", die=face.die, colour=f"colour.{face.colour}", n=hives)
    if face.kind == "swarm" and face.risk:
        return message("note.risk", die=face.die, n=len(face.risk), hives=numbers(face.risk))
    return message(f"note.{face.kind}", die=face.die)


def numbers(hives: tuple[int, ...]) -> tuple[str, ...]:
    """The numbers of some hives, as a message takes them."""
    return tuple(map(str, hives))
