"""The log's sentence for each event."""

from core.game import Event
from core.games.ecosfera.cards import KIND
from core.games.ecosfera.events import (
    Bought,
    Cancelled,
    Claimed,
    Dealt,
    Discarded,
    Drawn,
    Drew,
    Ended,
    Foretold,
    Funded,
    Healed,
    Impacted,
    Moved,
    Proposed,
    Restored,
    Shuffled,
    Skipped,
    Spent,
    Starred,
    Stopped,
    Swept,
    Turned,
    Voted,
    Woke,
)
from core.games.ecosfera.moves import TOKEN
from core.games.ecosfera.policies import POLICY
from core.games.ecosfera.printed import ELEMENTS
from core.words import Message, message

_MOVED = {
    ("row", "row"): "log.gave",
    ("row", "elements"): "log.returned",
    ("row", "supply"): "log.shelved",
    ("row", "discard"): "log.lost",
    ("row", "pressure"): "log.relieved",
    ("pressure", "row"): "log.pressed",
    ("elements", "row"): "log.took",
    ("producers", "row"): "log.came",
    ("consumers", "row"): "log.came",
    ("drawn", "policies"): "log.collected",
    ("drawn", "lasting"): "log.lasting",
    ("drawn", "row"): "log.litter",
    ("lasting", "gone"): "log.expired",
}


def word(card: str) -> str:
    """The word key of a card."""
    kind = KIND[card]
    return f"policy.{kind}" if kind in POLICY else f"card.{kind}"


def words(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The word keys of some cards."""
    return tuple(word(card) for card in cards)


def paid(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The same for what pays: elements by their short names, as there may be four of them."""
    return tuple(f"{word(card)}.short" if KIND[card] in ELEMENTS else word(card) for card in cards)


def tell(event: Event) -> Message | None:
    """One sentence, or None for what goes without saying."""
    match event:
        case Bought(seat, card, pay, borrowed):
            if borrowed is None:
                return message("log.bought", seat=seat, card=word(card), cards=paid(pay))
            [extra], rest = paid((borrowed,)), paid(pay)
            return message("log.borrowed", seat=seat, card=word(card), cards=rest, extra=extra)
        case Claimed(seat, pair, habitats):
            found = tuple(f"habitat.{each}" for each in habitats)
            return message("log.claimed", seat=seat, cards=words(pair), habitats=found)
        case Moved():
            return _moved(event)
        case Dealt(kind, cards):
            return message(f"log.dealt_{kind}", cards=words(cards))
        case Swept(kind):
            return message(f"log.swept_{kind}")
        case Drew(seat, cards):
            return message("log.drew", seat=seat, cards=words(cards))
        case Spent(seat, by, ability):
            if by == TOKEN:
                return message("log.token", seat=seat, token=f"token.{ability}")
            return message("log.symbol", seat=seat, token=f"token.{ability}", card=word(by))
        case _:
            return _turn(event) or _policy(event)


def _moved(event: Moved) -> Message | None:
    if event.to == "box":
        return message("log.removed", card=word(event.card))
    key = _MOVED.get((event.of, event.to))
    if key is None:
        return None
    if key in {"log.collected", "log.lasting", "log.expired"}:
        return message(key, card=word(event.card))
    if event.receiver is None:
        return message(key, seat=event.seat, card=word(event.card))
    return message(key, seat=event.seat, card=word(event.card), target=event.receiver)


def _turn(event: Event) -> Message | None:
    match event:
        case Impacted(tiles=tiles):
            return message("log.impacted", n=tiles)
        case Discarded(seat, cards):
            return message("log.discarded", seat=seat, n=cards)
        case Shuffled(seat, cards=cards):
            return message("log.shuffled", seat=seat, n=cards)
        case Woke(seat, token):
            return message("log.woke", seat=seat, token=f"token.{token}")
        case Stopped(seat, why):
            return message(f"log.stopped_{why}", seat=seat)
        case Skipped(seat):
            return message("log.skipped", seat=seat)
        case Ended(won):
            return message("log.won" if won else "log.lost_game")
        case _:
            return None


def _policy(event: Event) -> Message | None:
    match event:
        case Starred(seat, card):
            return message("log.starred", seat=seat, card=word(card))
        case Drawn(seat, card):
            return message("log.drawn", seat=seat, card=word(card), rule=f"rule.{KIND[card]}")
        case Restored(habitat=habitat):
            return message("log.restored", habitat=f"habitat.{habitat}")
        case Healed():
            return message("log.healed")
        case Turned(active):
            return message("log.tokens_active" if active else "log.tokens_inactive")
        case Cancelled(card):
            return message("log.cancelled", card=word(card))
        case Foretold(what):
            return message(f"log.foretold_{what}")
        case Proposed(seat, measure):
            return message("log.proposed", seat=seat, card=word(measure))
        case Voted(seat, measure, yes):
            return message("log.agreed" if yes else "log.refused", seat=seat, card=word(measure))
        case Funded(seat, measure):
            return message("log.funded", seat=seat, card=word(measure))
        case _:
            return None
