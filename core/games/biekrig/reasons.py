"""The reason shown for what is not legal."""

from core.game import Postponed, View
from core.games.biekrig.board import COSTS_HONEY, LIMIT, LOT, MAX
from core.games.biekrig.cards import CARD
from core.games.biekrig.kinds import KIND
from core.games.biekrig.mine import Mine
from core.games.biekrig.state import (
    Apiary,
    Before,
    Guard,
    Harvesting,
    Lose,
    Opening,
    Shed,
    Treat,
)
from core.words import Message, message

_ANSWERS: dict[type, tuple[tuple[str, str], ...]] = {
    Opening: (("roll", "die"),),
    Guard: (("roll", "die"), ("play", "hand")),
    Harvesting: (("harvest", "lot"),),
    Shed: (("discard", "hand"),),
    Treat: (("play", "hand"),),
    Lose: (("lose", "hive"),),
}
"""What answers the questions other than that before the roll: verb and zone."""


def why_not(view: View, verb: str, piece: str) -> Message | None:
    """Why the seat cannot do this now; None if nothing in sight forbids it."""
    own = view.own
    assert isinstance(own, Mine)
    if not own.todo:
        return message("why.over")
    if view.seat is None or view.seat not in view.waiting:
        return message("why.not_your_turn")
    zone, _, name = piece.partition(":")
    step, mine = own.todo[-1], own.apiaries[view.seat]
    if not isinstance(step, Before):
        if (verb, zone) not in _ANSWERS[type(step)]:
            return Postponed("why.answer_first")
        return _reaction(own, view.seat, int(name) - 1) if verb == "play" else None
    if verb == "play" and zone == "hand":
        return _unplayable(own, view.seat, int(name) - 1)
    if verb == "buy":
        return _unaffordable(mine, name if zone == "shop" else "worker")
    return None if (verb, zone) == ("roll", "die") else _never(verb)


def _never(verb: str) -> Message:
    """What is never done before the roll, or cannot be done with anything but a card."""
    if verb == "play":
        return message("why.no_card")
    if verb == "discard":
        return message("why.no_discard", n=LIMIT)
    if verb == "harvest":
        return message("why.no_line", n=LOT)
    if verb == "lose":
        return message("why.no_attack")
    return message("why.not_there")


def _card(own: Mine, seat: int, place: int) -> str:
    card = own.hands[seat][place]
    assert card is not None
    return card


def _reaction(own: Mine, seat: int, place: int) -> Message | None:
    """On a swarm space, or when attacked by Varroa, one kind of card helps."""
    card = _card(own, seat, place)
    wanted = "swarm_control" if isinstance(own.todo[-1], Guard) else "acid_treatment"
    if KIND[card] != wanted:
        return message("why.only_card", card=f"card.{wanted}")
    asleep = own.rules.acid_fresh == "dormant" and wanted == "acid_treatment"
    return message("why.fresh") if asleep and card == own.fresh else None


def _unplayable(own: Mine, seat: int, place: int) -> Message | None:
    kind = KIND[_card(own, seat, place)]
    step = own.todo[-1]
    if CARD[kind].when != "turn":
        return message(f"why.{kind}")
    if own.rules.phase_order == "strict" and isinstance(step, Before) and step.bought:
        return message("why.bought")
    if kind == "extra_worker" and min(own.apiaries[seat].hives) == MAX:
        return message("why.full")
    return _targetless(own, seat, kind)


def _targetless(own: Mine, seat: int, kind: str) -> Message | None:
    hits = CARD[kind].hits
    others = [apiary for each, apiary in enumerate(own.apiaries) if each != seat]
    if hits is None or any(hits(each, own.rules) for each in others):
        return None
    return message(f"why.{kind}")


def _unaffordable(mine: Apiary, what: str) -> Message | None:
    if what == "queen" and max(mine.hives) < MAX:
        return message("why.no_maximal", n=MAX)
    if what == "worker" and min(mine.hives) == MAX:
        return message("why.full")
    if mine.honey < COSTS_HONEY:
        return message("why.honey", n=COSTS_HONEY)
    colours = sum(held > 0 for held in mine.pollen)
    if what == "queen" and colours < 3:
        return message("why.three_colours", n=colours)
    return message("why.two_colours", n=colours) if colours < 2 else None
