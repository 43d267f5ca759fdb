"""What the lesson says with its sentences: the numbers and names in them, what lights up, which one follows."""

from collections.abc import Callable

from core.game import Answer
from core.games.biotopia.cards import CARD, DOUBLE, GOAL, KIND
from core.games.biotopia.lesson.sights import GUESTS, WANTED, flowers, garden_of, spare
from core.games.biotopia.scoring import need, symbols, worth
from core.games.biotopia.state import Plant
from core.lesson import Moment, Slots, pieces


def named(*names: str) -> Callable[[Moment], tuple[str, ...]]:
    """What lights up: all that is called so."""
    return lambda moment: tuple(piece for name in names for piece in pieces(moment, name))


def by_verb(_: Moment, given: Answer) -> str:
    """A sentence for each verb, where there is one."""
    return given.verb


def planting(kind: str) -> Callable[[Moment, Answer], str]:
    """A sentence of its own where the very card has been planted."""

    def astray(_: Moment, given: Answer) -> str:
        gone = isinstance(given.move, Plant) and KIND[given.move.card] == kind
        return "planted" if gone else "else"

    return astray


def spared(moment: Moment) -> Slots:
    """The card to plant, where there is one, and how many flowers that makes."""
    card = next(iter(spare(moment)), "essex_skipper")
    return {"card": f"card.{card}", "need": CARD[card].need.value, "n": flowers(moment) + 1}


def doubled(moment: Moment) -> Slots:
    """What a double flower makes of the row."""
    return {**numbers("brown_knapweed")(moment), "n": flowers(moment) + DOUBLE, "two": DOUBLE}


def score(moment: Moment) -> Slots:
    """How it stands when the lesson ends."""
    points = moment.view.points
    others = [each for seat, each in enumerate(points) if seat != moment.seat]
    return {"mine": points[moment.seat], "theirs": max(others), "goal": GOAL}


def numbers(kind: str) -> Callable[[Moment], Slots]:
    """The flowers a kind needs, the points it brings, and the flowers there are."""

    def slots(moment: Moment) -> Slots:
        mine = garden_of(moment)
        return {"need": need(mine, kind), "points": worth(mine, kind), "n": symbols(mine)}

    return slots


def mission(_: Moment) -> Slots:
    """The mission, how many guests it wants and what it brings."""
    points = GUESTS.points.value
    return {"mission": f"mission.{GUESTS.key}", "n": len(WANTED), "points": points}
