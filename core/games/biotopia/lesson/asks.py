"""What the beats of the lesson ask for: answers that there are, by the names of cards."""

from collections.abc import Callable, Sequence

from core.game import Answer
from core.games.biotopia.cards import CARD
from core.games.biotopia.lesson.sights import WANTED, flies, flowers, hand, owns, table
from core.lesson import Moment, by, pieces, with_it

Answers = Sequence[Answer]
_KEPT = {*WANTED, "chrysalis", "brown_knapweed"}
"""What is too good to be planted in this lesson."""
_BED = CARD["essex_skipper"].need.value
"""The flowers that the first butterfly needs."""


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
    """To play it over a heap that has something to fetch, or when nothing else is to be waited for."""
    ripe = table(moment).compost or flies("brimstone")(moment)
    return playing("orange_tip")(moment) if ripe else ()


def flips(moment: Moment) -> Answers:
    """A Chrysalis on the Red Admiral."""
    under = pieces(moment, "card.red_admiral", "pile.flowers")
    chrysalis = with_it(moment, "play", "card.chrysalis", "pile.hand")
    return [answer for answer in chrysalis if answer.pieces[-1] in under]
