"""What the lesson says with its sentences: the numbers in them, and which one follows."""

from core.game import Answer
from core.games.biekrig.board import GOAL, LOT
from core.games.biekrig.lesson.sights import apiary, biggest
from core.lesson import Moment, Slots


def stores(moment: Moment) -> Slots:
    """Honey, the hive to be filled and the bees that it has and will have."""
    mine, number = apiary(moment), biggest(moment)
    bees = mine.hives[number - 1] + 1
    return {"honey": mine.honey, "hive": number, "bees": bees, "more": bees + 1, "lot": LOT}


def score(moment: Moment) -> Slots:
    """How it stands when the lesson ends."""
    points = moment.view.points
    others = [each for seat, each in enumerate(points) if seat != moment.seat]
    return {"mine": points[moment.seat], "theirs": max(others), "goal": GOAL}


def by_verb(_: Moment, given: Answer) -> str:
    """A sentence for each verb, where there is one."""
    return given.verb
