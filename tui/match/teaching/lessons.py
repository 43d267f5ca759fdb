"""The lessons there are, by name, and the match that each of them is."""

from dataclasses import dataclass

from core import catalogue
from core.errors import BadChoice
from core.lesson import Lesson
from tui.match.draft import Draft


@dataclass(frozen=True)
class Named:
    """A lesson as lists and commands call it: `biotopia/first`."""

    lesson: Lesson

    @property
    def name(self) -> str:
        """The game and the lesson."""
        return f"{self.lesson.game}/{self.lesson.key}"

    @property
    def draft(self) -> Draft:
        """The match: one person, a bot, and the deal that the lesson speaks of."""
        lesson = self.lesson
        return Draft(
            lesson.game,
            dict(lesson.options),
            count=len(lesson.kinds),
            kinds=lesson.kinds,
            undo="free",
            seed=str(lesson.seed),
        )


def taught() -> tuple[str, ...]:
    """The games that have a lesson; of each the rules are imported."""
    return tuple(game for game in catalogue.offered() if catalogue.lessons(game))


def named(game: str = "") -> list[Named]:
    """The lessons of a game, or of all, first ones first."""
    groups = [catalogue.lessons(key) for key in ([game] if game else catalogue.offered())]
    firsts = [Named(each) for group in groups for each in group[:1]]
    return firsts + [Named(each) for group in groups for each in group[1:]]


def find(game: str, lesson: str = "") -> Named:
    """A lesson by name, the game's first one where none is named; raises BadChoice."""
    known = catalogue.lessons(game)
    if not known:
        raise BadChoice("error.no_lesson", game=game, known=taught())
    for each in known:
        if lesson in ("", each.key):
            return Named(each)
    raise BadChoice("error.lesson", lesson=lesson, known=tuple(each.key for each in known))
