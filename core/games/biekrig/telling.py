"""The log's sentence for each event."""

from core.game import Event
from core.games.biekrig.ahead import numbers
from core.games.biekrig.board import LOT, SPACES
from core.games.biekrig.events import (
    Bought,
    Divided,
    Drew,
    Dropped,
    Ended,
    Gathered,
    Harvested,
    Hatched,
    Lost,
    Moved,
    Picked,
    Robbed,
    Rolled,
    Settled,
    Shuffled,
    Swarmed,
    Turned,
    Used,
)
from core.games.biekrig.kinds import KIND
from core.words import Message, message


def tell(event: Event) -> Message | None:
    """One sentence, or None for what goes without saying."""
    match event:
        case Rolled():
            return _rolled(event)
        case Used(seat, card, target):
            return _used(seat, KIND[card], target)
        case Drew(seat, card):
            if card is None:
                return message("log.drew_hidden", seat=seat)
            return message("log.drew", seat=seat, card=f"card.{KIND[card]}")
        case Dropped(seat, card):
            return message("log.dropped", seat=seat, card=f"card.{KIND[card]}")
        case Shuffled(cards=cards):
            return message("log.shuffled", n=cards)
        case Turned(1, seat):
            return message("log.begins", seat=seat)
        case Ended(why):
            return message(f"log.ended_{why}")
        case _:
            return _tended(event)


def weigh(event: Event) -> int:
    """How much it says of a turn; of the dice only an attack that fails, for nothing comes of it."""
    match event:
        case Used() | Bought() | Divided() | Harvested():
            return 3
        case Rolled(why=why, works=works):
            return 2 if why in {"robbing", "afb", "varroa"} and not works else 0
        case Moved(line=line):
            return 2 if line else 1
        case Dropped() | Drew():
            return 1
        case Shuffled():
            return 0
        case _:
            return 2


def _tended(event: Event) -> Message | None:
    match event:
        case Moved(seat, _, to, line, board):
            key = "log.moved_line" if line else "log.moved"
            return message(key, seat=seat, space=f"space.{SPACES[board][to].name}", n=to)
        case Gathered(seat, colour, hives):
            return message(
                "log.gathered",
                seat=seat,
                n=len(hives),
                colour=f"colour.{colour}",
                hives=numbers(hives),
            )
        case Bought(seat, hive, pay):
            paid = tuple(f"colour.{colour}" for colour in pay)
            return message("log.bought", seat=seat, hive=hive, paid=paid)
        case Divided(seat, hive):
            return message("log.divided", seat=seat, hive=hive)
        case Picked(seat, colour):
            return message("log.picked", seat=seat, colour=f"colour.{colour}")
        case Robbed(seat, target, honey):
            return message("log.robbed", seat=seat, target=target, n=honey)
        case _:
            return _hives(event)


def _hives(event: Event) -> Message | None:
    match event:
        case Swarmed(seat, hive, workers):
            return message("log.swarmed", seat=seat, hive=hive, n=workers)
        case Hatched(seat, hive):
            return message("log.hatched", seat=seat, hive=hive)
        case Settled(seat):
            return message("log.settled", seat=seat)
        case Lost(seat, hive, by, whole):
            key = "log.lost_hive" if whole else "log.lost_worker"
            return message(key, seat=seat, hive=hive, card=f"card.{by}")
        case Harvested(seat, points):
            return message("log.harvested", seat=seat, n=LOT * points)
        case _:
            return None


def _rolled(event: Rolled) -> Message:
    seat, die, why = event.seat, event.die, event.why
    if event.hive is not None:
        return message(f"log.{why}", seat=seat, die=die, hive=event.hive)
    if event.target is None:
        return message(f"log.{why}", seat=seat, die=die)
    key = f"log.{why}" if event.works else f"log.{why}_fails"
    return message(key, seat=seat, die=die, target=event.target)


def _used(seat: int, kind: str, target: int | None) -> Message:
    card = f"card.{kind}"
    if target is not None:
        return message("log.attacks", seat=seat, card=card, target=target)
    if kind in {"swarm_control", "acid_treatment"}:
        return message(f"log.{kind}", seat=seat)
    return message("log.used", seat=seat, card=card)
