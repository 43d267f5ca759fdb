"""What the beats of the lesson look at: what the learner's apiary has, can buy and has seen."""

from collections.abc import Callable, Sequence

from core.game import Answer, Event
from core.games.biekrig.board import LOT, MAX
from core.games.biekrig.events import Bought, Divided, Gathered, Harvested, Hatched, Moved, Settled
from core.games.biekrig.kinds import KIND
from core.games.biekrig.mine import Mine
from core.games.biekrig.state import Apiary
from core.lesson import Moment, When, by, with_it

Answers = Sequence[Answer]
Asks = Callable[[Moment], Answers]


def table(moment: Moment) -> Mine:
    """The game's own part of what the learner sees."""
    own = moment.view.own
    assert isinstance(own, Mine)
    return own


def apiary(moment: Moment) -> Apiary:
    """The learner's."""
    return table(moment).apiaries[moment.seat]


def holds(moment: Moment, kind: str) -> bool:
    """Whether a card of the kind is in the own hand."""
    return any(card and KIND[card] == kind for card in table(moment).hands[moment.seat])


def colours(moment: Moment) -> int:
    """Of how many colours there is pollen."""
    return sum(held > 0 for held in apiary(moment).pollen)


def full(moment: Moment) -> bool:
    """Whether a hive needs no die any more."""
    return MAX in apiary(moment).hives


def most(moment: Moment) -> int:
    """The workers of the biggest hive."""
    return max(apiary(moment).hives)


def biggest(moment: Moment) -> int:
    """The number of the hive to fill first: the biggest that is not full."""
    hives = apiary(moment).hives
    growing = [workers for workers in hives if workers < MAX]
    return hives.index(max(growing)) + 1 if growing else 1


# -- what has happened -----------------------------------------------------------------------------


def _mine(moment: Moment, *kinds: type[Event]) -> list[Event]:
    """The learner's events of these kinds, the oldest first."""
    return [
        event for event in moment.told if isinstance(event, kinds) and event.about == moment.seat
    ]


def has(kind: type[Event]) -> When:
    """Whether this has ever happened to the learner."""
    return lambda moment: bool(_mine(moment, kind))


def begun(moment: Moment) -> bool:
    """Whether it is known who begins."""
    return moment.view.clock.round > 0


moved, gathered, bought, hatched = has(Moved), has(Gathered), has(Bought), has(Hatched)
divided, harvested = has(Divided), has(Harvested)


def settled(moment: Moment) -> bool:
    """Whether the learner has a hive more than at the start, however it came."""
    return bool(_mine(moment, Divided, Settled))


def flown(moment: Moment) -> bool:
    """Whether the piece has moved since a hive became full, or has split since."""
    if divided(moment):
        return True
    last = _mine(moment, Bought, Hatched, Moved)
    return full(moment) and bool(last) and isinstance(last[-1], Moved)


def crossed(moment: Moment) -> bool:
    """Whether the learner's piece has passed the harvest line."""
    return any(isinstance(event, Moved) and event.line for event in _mine(moment, Moved))


def missed(moment: Moment) -> bool:
    """Whether the line is behind, and nothing was or can be harvested."""
    return crossed(moment) and not by(moment, "harvest")


# -- what a beat asks for --------------------------------------------------------------------------


def rolling(when: When) -> Asks:
    """To roll for the move, in such a moment."""
    return lambda moment: by(moment, "roll", "die") if before(moment) and when(moment) else ()


def before(moment: Moment) -> bool:
    """Whether it is the own turn before the roll."""
    return bool(table(moment).ahead)


def starting(moment: Moment) -> Answers:
    """The roll for who begins."""
    return () if begun(moment) else by(moment, "roll", "die")


def hatching(moment: Moment) -> Answers:
    """An Extra worker for the biggest hive."""
    cards = with_it(moment, "play", "card.extra_worker", "pile.hand")
    return [each for each in cards if each.pieces[-1] == f"hive:{biggest(moment)}"]


def worker(moment: Moment) -> Answers:
    """A worker for the biggest hive, paid with the colours there are most of."""
    held = dict(zip(("blue", "red", "green"), apiary(moment).pollen, strict=True))
    found = by(moment, "buy", "shop:worker", f"hive:{biggest(moment)}")
    return sorted(
        found, key=lambda each: -sum(held[paid.removeprefix("pollen:")] for paid in each.pieces[2:])
    )


def queen(moment: Moment) -> Answers:
    """A queen."""
    return by(moment, "buy", "shop:queen")


def near(moment: Moment) -> bool:
    """Whether a face of the die leads past the harvest line, and it is worth it or will be."""
    hives = len(apiary(moment).hives)
    line = any(face.line for face in table(moment).ahead)
    return line and apiary(moment).honey + hives >= LOT


def harvest(moment: Moment) -> Answers:
    """As many points as there are."""
    return by(moment, "harvest")[::-1]
