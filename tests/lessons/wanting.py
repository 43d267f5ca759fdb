"""What a lesson asks of its deal, and what the deal that was found gives: told by names, never by ids."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from core.game import View
from core.lesson import Lesson
from tests.lessons.playing import Asked, questions

Names = tuple[str, ...]


def always(_: Any) -> bool:
    """Of any table."""
    return True


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """The conditions of one lesson."""

    lesson: str
    gives: Mapping[str, Names]
    """What lies at the first own question: the word key of a pile, and the faces in it, all of them."""
    rounds: int
    """In which round the last sentence comes, along the line."""
    points: tuple[int, ...]
    """The points that everybody sees then."""
    needs: Mapping[str, Names] = field(default_factory=dict)
    """For the search: what has to lie there, among other things."""
    quick: Callable[[Any], bool] = always
    """For the search: a look at the table before anything is answered, which spares playing."""
    most: int = 14
    """For the search: the round in which the last sentence has to come."""
    gaps: int = 0
    """At how many own questions along the line there may be nothing to follow."""


def wanted(lesson: Lesson) -> Wanted:
    """The conditions of a lesson: tests/lessons/wanted has a file for each game."""
    table = import_module(f"tests.lessons.wanted.{lesson.game}").WANTED
    found: Wanted = next(each for each in table if each.lesson == lesson.key)
    return found


def piles(view: View, named: Mapping[str, Names]) -> dict[str, Names]:
    """The faces of these piles, shared or the seat's own, in the order of their names."""
    return {
        name: tuple(
            sorted(
                face.name or ""
                for pile in view.piles
                if pile.name == name and pile.owner in {None, view.seat}
                for face in pile.faces
            )
        )
        for name in named
    }


def command(lesson: Lesson) -> str:
    """How another deal is searched for."""
    return f"python -m tests.lessons.search {lesson.game}.{lesson.key}"


def fits(lesson: Lesson, seed: int) -> bool:
    """Whether the deal gives what is needed, before anything is played."""
    needs = wanted(lesson).needs
    if not needs:
        return True
    first = next(questions(lesson, seed=seed))
    there = piles(first.view, needs)
    return all(_among(names, there[name]) for name, names in needs.items())


def through(lesson: Lesson, seed: int | None = None) -> list[Asked] | None:
    """The own questions along the line, if each beat is told once and in order, and the end is in front."""
    want, line, place, gaps = wanted(lesson), [], 0, 0
    for asked in questions(lesson, seed=seed):
        line.append(asked)
        said = asked.said
        gaps += not said.answers and not said.closing
        if gaps > want.gaps or asked.round > want.most:
            return None
        if said.answers or said.closing:
            place += 1
            if said.place != place:
                return None
    mine = line[-1].view.points
    ahead = len(set(mine)) == 1 or mine[line[-1].prompt.seat] == max(mine)
    return line if line[-1].said.closing and ahead else None


def _among(names: Names, there: Names) -> bool:
    return all(there.count(name) >= names.count(name) for name in names)
