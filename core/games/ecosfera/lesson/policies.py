"""What the second lesson looks at: stars, measures, and what the learner has done with them."""

from core.game import Answer
from core.games.ecosfera.events import Funded, Proposed, Starred, Voted
from core.games.ecosfera.lesson.sights import one, own, plants, producers
from core.games.ecosfera.moves import Propose, Star
from core.games.ecosfera.steps import Migrate, Protect, Recycle, Regulate, Release
from core.lesson import Moment, Slots, by

_CHOICES = (Migrate, Protect, Recycle, Regulate, Release)
"""What a measure may ask once it is paid for."""


def did(moment: Moment, what: type[Starred | Funded | Proposed | Voted]) -> int:
    """How often the learner did so."""
    return sum(isinstance(event, what) and event.seat == moment.seat for event in moment.told)


def reached(moment: Moment) -> bool:
    """Whether what the lesson is about has come to its end: a measure was paid for, or voted on."""
    return bool(did(moment, Voted)) or bool(did(moment, Funded) and not choosing(moment))


# -- stars -----------------------------------------------------------------------------------------


def star(moment: Moment) -> tuple[Answer, ...]:
    """The producer with a star to buy, one that makes a pair if there is any."""
    return one(plants(moment, star=True)) or one(producers(moment, star=True))


def draws(moment: Moment) -> tuple[Answer, ...]:
    """The stars that can draw."""
    return tuple(each for each in by(moment, "ability") if isinstance(each.move, Star))


def draws_again(moment: Moment) -> tuple[Answer, ...]:
    """The same, once one has drawn before."""
    return draws(moment) if did(moment, Starred) else ()


def starred(moment: Moment) -> Slots:
    """The card of the first of them."""
    found = [each.move.card for each in draws(moment) if isinstance(each.move, Star)]
    return {"card": f"card.{found[0]}"} if found else {}


# -- measures --------------------------------------------------------------------------------------


def proposals(moment: Moment) -> tuple[Answer, ...]:
    """The measures that can be proposed."""
    return tuple(each for each in by(moment, "play") if isinstance(each.move, Propose))


def measure(moment: Moment) -> Slots:
    """The first of them."""
    found = [each.move.measure for each in proposals(moment) if isinstance(each.move, Propose)]
    return {"card": f"policy.{found[0]}"} if found else {}


def choosing(moment: Moment) -> tuple[Answer, ...]:
    """What a measure asks, that for the own row first."""
    todo = own(moment).todo
    if not todo or not isinstance(todo[-1], _CHOICES):
        return ()
    home = f"seat:{moment.seat + 1}"
    return tuple(sorted(moment.answers, key=lambda answer: home not in answer.pieces))
