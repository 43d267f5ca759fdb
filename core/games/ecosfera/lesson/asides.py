"""What is told of Ecosfera when it first happens, in lessons and in a learner's first matches."""

from collections.abc import Callable

from core.game import Event
from core.games.ecosfera.cards import FULL, IMPACTS, KIND, SAME, danger
from core.games.ecosfera.events import (
    Began,
    Bought,
    Claimed,
    Drawn,
    Drew,
    Impacted,
    Moved,
    Proposed,
    Shuffled,
    Swept,
    Voted,
)
from core.games.ecosfera.lesson.sights import mine, own
from core.games.ecosfera.policies import POLICY
from core.games.ecosfera.steps import Wake
from core.lesson import Aside, Moment, Slots

_When = Callable[[Event, Moment], bool]


def _passed(event: Event, moment: Moment) -> bool:
    """Whether a partner has passed the learner a card."""
    if not isinstance(event, Moved) or (event.of, event.to) != ("row", "row"):
        return False
    return event.receiver == moment.seat != event.seat


def _nearly_equal(event: Event, moment: Moment) -> bool:
    """Whether one more element of a kind would end the turn."""
    if not isinstance(event, Bought | Drew) or event.seat != moment.seat:
        return False
    return danger(mine(moment).row)[1] == SAME - 1


def _pressed(event: Event, moment: Moment) -> bool:
    if not isinstance(event, Moved) or (event.of, event.to) != ("pressure", "row"):
        return False
    return event.seat == moment.seat


def _waking(event: Event, moment: Moment) -> bool:
    todo = own(moment).todo
    return isinstance(event, Began) and bool(todo) and isinstance(todo[-1], Wake)


def _partners(event: Event, moment: Moment) -> bool:
    return isinstance(event, Claimed) and event.seat != moment.seat


def _news(category: str) -> _When:
    """Whether a policy card of this category was drawn."""
    return lambda event, _: isinstance(event, Drawn) and _category(event) == category


def _category(event: Drawn) -> str:
    return POLICY[KIND[event.card]].category


def _card(category: str) -> Callable[[Moment], Slots]:
    """Which card it was."""

    def slots(moment: Moment) -> Slots:
        drawn = (event for event in moment.fresh if isinstance(event, Drawn))
        found = [event.card for event in drawn if _category(event) == category]
        return {"card": f"policy.{KIND[found[0]]}"} if found else {}

    return slots


def _lasts(event: Event, _: Moment) -> bool:
    """Whether a card stays in force for the whole game."""
    if not isinstance(event, Drawn):
        return False
    policy = POLICY[KIND[event.card]]
    return policy.category != "positive" and policy.duration == "game"


ASIDES = (
    Aside(
        key="proposed",
        when=lambda event, moment: isinstance(event, Proposed) and event.seat != moment.seat,
        rules=("E118",),
    ),
    Aside(key="passed", when=_passed, rules=("E64", "E104")),
    Aside(
        key="impact",
        when=lambda event, _: isinstance(event, Impacted),
        slots=lambda moment: {
            "n": len(own(moment).sea.impacts),
            "full": FULL,
            "last": len(IMPACTS),
        },
        rules=("E31", "E87"),
    ),
    Aside(
        key="equal",
        when=_nearly_equal,
        slots=lambda _: {"same": SAME},
        rules=("E91",),
    ),
    Aside(key="pressed", when=_pressed, rules=("E82", "E86")),
    Aside(
        key="shuffled",
        when=lambda event, moment: isinstance(event, Shuffled) and event.seat == moment.seat,
        rules=("E101",),
    ),
    Aside(key="waking", when=_waking, rules=("E75", "E79")),
    Aside(key="together", when=_partners, rules=("E30", "E62")),
    Aside(key="swept", when=lambda event, _: isinstance(event, Swept), rules=("E73",)),
    Aside(key="bad", when=_news("negative"), slots=_card("negative"), rules=("E112", "E113")),
    Aside(key="lasting", when=_lasts, rules=("E114",)),
    Aside(key="mixed", when=_news("dual"), slots=_card("dual"), rules=("E113",)),
    Aside(key="funding", when=_news("funding"), rules=("E117", "E119")),
    Aside(
        key="measure",
        when=_news("positive"),
        slots=_card("positive"),
        rules=("E117", "E118"),
    ),
    Aside(
        key="voted",
        when=lambda event, _: isinstance(event, Voted) and not event.yes,
        rules=("E118",),
    ),
)
