"""The log's sentence for each event, and the reason shown for what is not legal."""

from core.game import Event, Postponed, Step, View
from core.games.biotopia.cards import CARD, GOAL, KIND
from core.games.biotopia.scoring import jokers, meant, missing, need, species, symbols
from core.games.biotopia.state import (
    Act,
    Awarded,
    Chose,
    Claimed,
    Cleared,
    Discard,
    DrawBrowns,
    Ended,
    FirstFlower,
    Garden,
    Moved,
    Passed,
    Shuffled,
    TakeCompost,
    TakeSky,
    Triggered,
)
from core.games.biotopia.view import Mine, garden
from core.words import Message, message

_MOVED = {
    ("deck", "hand"): "log.drew",
    ("deck", "sky"): "log.sky",
    ("deck", "down"): "log.top_planted",
    ("sky", "hand"): "log.took",
    ("hand", "down"): "log.planted",
    ("hand", "up"): "log.played",
    ("hand", "wings"): "log.played",
    ("hand", "table"): "log.played",
    ("down", "wings"): "log.flipped",
    ("compost", "hand"): "log.fetched",
    ("hand", "compost"): "log.dropped",
}

_BROUGHT = {("deck", "sky"): 0, ("hand", "compost"): 1}
"""Moves of cards that nobody wanted for their own sake, and how little they say of a turn."""

_ANSWERS: dict[type[Step], tuple[tuple[str, str], ...]] = {
    Act: (
        ("draw", "deck"),
        ("take", "sky"),
        ("flower", "hand"),
        ("play", "hand"),
        ("play", "down"),
        ("claim", "mission"),
    ),
    FirstFlower: (("flower", "hand"),),
    TakeSky: (("take", "sky"),),
    TakeCompost: (("take", "compost"),),
    DrawBrowns: (("draw", "deck"),),
    Discard: (("discard", "hand"),),
}
"""What can answer each question: verb and zone."""


def tell(event: Event) -> Message | None:
    """One sentence, or None for what goes without saying."""
    match event:
        case Moved():
            return _moved(event)
        case Chose(seat):
            return message("log.chose", seat=seat)
        case Shuffled(cards=cards):
            return message("log.shuffled", n=cards)
        case Cleared(cards):
            return message("log.cleared", card=f"card.{KIND[cards[0]]}")
        case Claimed(seat, mission, joker):
            what = f"mission.{mission}"
            if joker:
                return message("log.joker", seat=seat, mission=what, card=f"card.{joker}")
            return message("log.claimed", seat=seat, mission=what)
        case Awarded(seat):
            if seat is None:
                return message("log.whites_lost", seat=event.before or 0)
            return message("log.whites", seat=seat)
        case Passed(seat):
            return message("log.passed", seat=seat)
        case Triggered(seat):
            return message("log.triggered", seat=seat, n=GOAL)
        case Ended(stuck):
            return message("log.stuck" if stuck else "log.ended")
        case _:
            return None


def _moved(event: Moved) -> Message | None:
    key = _MOVED.get((event.of, event.to))
    if key is None:
        return None
    if event.card is None:
        return message(f"{key}_hidden", seat=event.seat)
    if event.of == "deck" and event.to == "sky":
        return message(key, card=f"card.{KIND[event.card]}")
    return message(key, seat=event.seat, card=f"card.{KIND[event.card]}")


def weigh(event: Event) -> int:
    """How much it says of a turn."""
    match event:
        case Moved():
            return _BROUGHT.get((event.of, event.to), 3)
        case Awarded() | Triggered() | Ended():
            return 2
        case Cleared():
            return 1
        case Shuffled():
            return 0
        case _:
            return 3


def why_not(view: View, verb: str, piece: str) -> Message | None:
    """Why the seat cannot do this now; None if nothing in sight forbids it."""
    own = view.own
    assert isinstance(own, Mine)
    if view.seat is None or view.seat not in view.waiting:
        return message("why.not_your_turn")
    zone, _, number = piece.partition(":")
    step = type(own.todo[-1])
    if (verb, zone) not in _ANSWERS[step]:
        return message("why.not_there") if step is Act else Postponed("why.answer_first")
    place = int(number or 0) - 1
    if verb == "take" and zone == "sky" and own.sky[place] is None:
        return message("why.gap")
    if step is not Act:
        return None
    mine = garden(own, view.seat)
    if verb == "draw" and not own.deck and not own.compost:
        return message("why.no_cards")
    if verb == "play" and zone == "hand":
        card = own.hands[view.seat][place]
        assert card is not None
        return _unplayable(KIND[card], mine)
    if verb == "claim" and zone == "mission":
        return _unclaimable(own, mine, place)
    if verb == "play" and zone == "down":
        return _unflippable(own, view.seat, place)
    return None


def _unplayable(kind: str, mine: Garden) -> Message | None:
    asked, have = need(mine, kind), symbols(mine)
    if asked > have:
        return message("why.flowers", card=f"card.{kind}", n=asked, have=have)
    flippable = any(card != "?" and CARD[KIND[card]].flippable for card in mine.down)
    if kind == "chrysalis" and not flippable:
        return message("why.no_target")
    return None


def _unflippable(own: Mine, seat: int, place: int) -> Message | None:
    card = own.downs[seat][place]
    if card is None or not CARD[KIND[card]].flippable:
        return message("why.no_flip")
    chrysalis = any(KIND[held] == "chrysalis" for held in own.hands[seat] if held)
    return None if chrysalis else message("why.no_chrysalis")


def _unclaimable(own: Mine, mine: Garden, place: int) -> Message | None:
    key, owner = own.missions[place]
    mission = meant(key, own.rules.edge)
    if mission.most:
        return message("why.whites")
    if owner is not None:
        return message("why.taken", seat=owner)
    if jokers(mine, mission):
        return None
    if mission.flowers:
        return message("why.symbols", n=mission.flowers, have=symbols(mine))
    if mission.distinct:
        return message("why.species", n=mission.distinct, have=species(mine))
    return message("why.lacking", cards=tuple(f"card.{k}" for k in missing(mine, mission)))
