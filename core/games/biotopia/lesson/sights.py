"""What the beats of the lesson look at: what the learner has, can do and has done.

Of the deal they know only which butterflies the mission wants; what is said of flowers and cards
is looked up, so that it is true after other answers too.
"""

from collections.abc import Callable, Sequence

from core.game import Answer
from core.games.biotopia.cards import CARD, KIND
from core.games.biotopia.missions import MISSION
from core.games.biotopia.scoring import count, symbols
from core.games.biotopia.state import Garden, Moved
from core.games.biotopia.view import Mine, garden
from core.lesson import Moment, When, by, pieces, with_it

Answers = Sequence[Answer]
GUESTS = MISSION["edge_three"]
"""The mission that the first lesson leads to."""
WANTED = tuple(kind for kind, _ in GUESTS.species)
_KEPT = {*WANTED, "chrysalis", "brown_knapweed"}
"""What is too good to be planted in this lesson."""
_BED = CARD["essex_skipper"].need.value
"""The flowers that the first butterfly needs."""


def table(moment: Moment) -> Mine:
    """The game's own part of what the learner sees."""
    own = moment.view.own
    assert isinstance(own, Mine)
    return own


def flowers(moment: Moment) -> int:
    """The learner's flower symbols."""
    return symbols(garden_of(moment))


def garden_of(moment: Moment) -> Garden:
    """The learner's garden."""
    return garden(table(moment), moment.seat)


def hand(moment: Moment) -> list[str]:
    """What is in the own hand, by kind."""
    return [KIND[card] for card in table(moment).hands[moment.seat] if card]


def planted(moment: Moment, kind: str) -> bool:
    """Whether a flower of one's own is of this kind on its front."""
    return any(card and KIND[card] == kind for card in table(moment).downs[moment.seat])


def flies(kind: str) -> When:
    """Whether it is in the own Butterfly row."""
    return lambda moment: count(garden_of(moment), kind) > 0


def owns(moment: Moment, kind: str) -> bool:
    """Whether it is anywhere with the learner."""
    return kind in hand(moment) or planted(moment, kind) or flies(kind)(moment)


def went(of: str, to: str) -> When:
    """Whether a card of one's own has gone this way."""
    return lambda moment: any(
        isinstance(event, Moved) and event.of == of and event.to == to and event.seat == moment.seat
        for event in moment.told
    )


def begun(moment: Moment) -> bool:
    """Whether the first flowers lie there."""
    return moment.view.clock.round > 0


def claimed(moment: Moment) -> bool:
    """Whether the mission is the learner's: nothing that leads to it need be done any more."""
    return dict(table(moment).missions)[GUESTS.key] == moment.seat


def lost(moment: Moment) -> bool:
    """Whether another has the mission."""
    return dict(table(moment).missions)[GUESTS.key] not in {None, moment.seat}


def missed(moment: Moment) -> bool:
    """Whether an Orange Tip has come and fetches nothing any more."""
    asked = any(piece.startswith("compost:") for each in moment.answers for piece in each.pieces)
    return flies("orange_tip")(moment) and not asked


# -- what a beat asks for --------------------------------------------------------------------------


def playing(kind: str) -> Callable[[Moment], Answers]:
    """To play the kind from the hand."""
    return lambda moment: with_it(moment, "play", f"card.{kind}", "pile.hand")


def take(moment: Moment) -> Answers:
    """Brimstone out of the Sky, where it is all that lacks."""
    lacks = [kind for kind in WANTED if not owns(moment, kind)]
    return with_it(moment, "take", "card.brimstone", "pile.sky") if lacks == ["brimstone"] else ()


def spare(moment: Moment) -> list[str]:
    """The kinds in the hand that may become a flower, the dearest first."""
    found = [kind for kind in hand(moment) if kind not in _KEPT]
    return sorted(found, key=lambda kind: -CARD[kind].need.value)


def _short(moment: Moment) -> bool:
    """Whether one flower more lets the first butterfly in."""
    return flowers(moment) == _BED - 1 and "essex_skipper" in hand(moment)


def draw(moment: Moment) -> Answers:
    """To draw, where a flower lacks and nothing in the hand should become one."""
    return by(moment, "draw") if _short(moment) and not spare(moment) else ()


def plant(moment: Moment) -> Answers:
    """To plant what the hand can spare."""
    found = spare(moment)
    if not found or not _short(moment):
        return ()
    return with_it(moment, "flower", f"card.{found[0]}", "pile.hand")


def orange_tip(moment: Moment) -> Answers:
    """To play it over a heap that has something to fetch."""
    return playing("orange_tip")(moment) if table(moment).compost else ()


def flips(moment: Moment) -> Answers:
    """A Chrysalis on the Red Admiral."""
    under = pieces(moment, "card.red_admiral", "pile.flowers")
    chrysalis = with_it(moment, "play", "card.chrysalis", "pile.hand")
    return [answer for answer in chrysalis if answer.pieces[-1] in under]
