"""Rules of Biekrig that are told when they first happen, to whomever it happens."""

from collections.abc import Callable

from core.game import Event
from core.games.biekrig.board import HARMS, LIMIT, LOT, MAX, MIN, ROBS, SPACES, SWARMS
from core.games.biekrig.events import (
    Divided,
    Drew,
    Gathered,
    Harvested,
    Moved,
    Rolled,
    Shuffled,
    Used,
)
from core.games.biekrig.kinds import KIND
from core.games.biekrig.mine import Mine
from core.lesson import Aside, Moment, Slots

When = Callable[[Event, Moment], bool]


def _fixed(**slots: int) -> Callable[[Moment], Slots]:
    return lambda _: slots


def _own(moment: Moment) -> Mine:
    own = moment.view.own
    assert isinstance(own, Mine)
    return own


def _used(kind: str) -> When:
    """Somebody has played a card of this kind."""
    return lambda event, _: isinstance(event, Used) and KIND[event.card] == kind


def _drawn(kind: str) -> When:
    """The learner has drawn one."""
    return lambda event, moment: (
        isinstance(event, Drew)
        and event.seat == moment.seat
        and event.card is not None
        and KIND[event.card] == kind
    )


def _swarm(event: Event, _: Moment) -> bool:
    """A piece has stopped on an S."""
    return isinstance(event, Moved) and SPACES[event.board][event.to].kind == "swarm"


def _sure(event: Event, moment: Moment) -> bool:
    """Another's full hive has found food without a die."""
    if not isinstance(event, Gathered) or event.seat == moment.seat:
        return False
    hives = _own(moment).apiaries[event.seat].hives
    return any(hive <= len(hives) and hives[hive - 1] == MAX for hive in event.hives)


def _crowded(event: Event, moment: Moment) -> bool:
    """The learner has drawn a card too many."""
    mine = isinstance(event, Drew) and event.seat == moment.seat
    return mine and len(_own(moment).hands[moment.seat]) > LIMIT


def _tied(event: Event, moment: Moment) -> bool:
    """Somebody has to roll once more for who begins: the learner is asked again."""
    first = isinstance(event, Rolled) and event.why == "start" and event.seat == moment.seat
    return first and moment.view.clock.round == 0


def _other(kind: type[Event]) -> When:
    """It has happened to another."""
    return lambda event, moment: isinstance(event, kind) and event.about != moment.seat


def _year(event: Event, moment: Moment) -> bool:
    """The learner's piece has come round."""
    return isinstance(event, Moved) and event.seat == moment.seat and event.to < event.of


def _held(kind: str) -> Aside:
    """What an attack does, told to whoever draws or sees it."""
    when = {"robbing": ROBS, "afb": HARMS, "varroa": HARMS}[kind]
    rules = {"robbing": ("K67",), "afb": ("K68", "K12"), "varroa": ("K70", "K71", "K72")}[kind]
    seen, drawn = _used(kind), _drawn(kind)
    return Aside(
        key=kind,
        when=lambda event, moment: seen(event, moment) or drawn(event, moment),
        slots=_fixed(die=when),
        rules=rules,
    )


ASIDES = (
    Aside(key="crowded", when=_crowded, slots=_fixed(n=LIMIT), rules=("K55",)),
    _held("varroa"),
    _held("afb"),
    _held("robbing"),
    Aside(key="tied", when=_tied, rules=("K6",)),
    Aside(
        key="swarm_space",
        when=_swarm,
        slots=_fixed(die=SWARMS, n=MIN + 1),
        rules=("K43", "K44", "K45"),
    ),
    Aside(key="extra_point", when=_drawn("extra_point"), rules=("K63",)),
    Aside(key="extra_pollen", when=_drawn("extra_pollen"), rules=("K66",)),
    Aside(
        key="swarm",
        when=lambda event, moment: _drawn("swarm")(event, moment) or _used("swarm")(event, moment),
        rules=("K64",),
    ),
    Aside(key="swarm_control", when=_drawn("swarm_control"), rules=("K65",)),
    Aside(key="acid_treatment", when=_drawn("acid_treatment"), rules=("K59", "K71")),
    Aside(key="split", when=_other(Divided), rules=("K32", "K33")),
    Aside(key="sure", when=_sure, rules=("K39",)),
    Aside(key="harvest", when=_other(Harvested), slots=_fixed(lot=LOT), rules=("K49", "K52")),
    Aside(key="drew", when=_other(Drew), rules=("K53", "K54", "K58")),
    Aside(key="year", when=_year, slots=_fixed(lot=LOT), rules=("K47", "K50")),
    Aside(key="shuffled", when=lambda event, _: isinstance(event, Shuffled), rules=("K60",)),
)
