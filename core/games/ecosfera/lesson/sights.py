"""What the conditions of both lessons look at: the learner's row, what can be bought, what was done."""

from core.game import Answer
from core.games.ecosfera.cards import CODE, CONSUMER, IMPACTS, MASK, PRODUCER, SPECIES, habitats
from core.games.ecosfera.events import Bought
from core.games.ecosfera.moves import Buy, Claim, End
from core.games.ecosfera.printed import HABITATS
from core.games.ecosfera.seen import Mine, SeenRow
from core.games.ecosfera.steps import Act
from core.lesson import Moment, Slots, by

_DEAR = frozenset(f"note.{end}" for end in ("three", "over", "third", "piled", "lost")) | frozenset(
    f"note.chance_{end}" for end in ("three", "over", "third", "lost")
)
"""What an answer brings that a newcomer is not sent into."""


def own(moment: Moment) -> Mine:
    """The game's own part of the view."""
    assert isinstance(moment.view.own, Mine)
    return moment.view.own


def mine(moment: Moment) -> SeenRow:
    """What lies before the learner."""
    return own(moment).rows[moment.seat]


def acting(moment: Moment) -> bool:
    """Whether the learner is asked what to do in the own turn."""
    todo = own(moment).todo
    return bool(todo) and isinstance(todo[-1], Act)


def has(moment: Moment, code: int, *, star: bool = False) -> int:
    """How many producers or consumers lie before the learner, face down too."""
    own_cards = mine(moment)
    cards = (*own_cards.row, *own_cards.supply, *own_cards.top, *own_cards.discard)
    return sum(CODE[card] == code and (SPECIES[card].star or not star) for card in cards)


def bought(moment: Moment, code: int) -> int:
    """How many producers or consumers the learner has acquired."""
    return sum(
        isinstance(event, Bought) and event.seat == moment.seat and CODE[event.card] == code
        for event in moment.told
    )


def safe(answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """Those of the answers that end no turn at once, and cannot by chance."""
    return tuple(
        answer for answer in answers if _DEAR.isdisjoint(note.key for note in answer.notes)
    )


# -- buying ----------------------------------------------------------------------------------------


def _buys(moment: Moment, code: int) -> list[tuple[Answer, Buy]]:
    found = safe(by(moment, "buy"))
    moves = [(answer, answer.move) for answer in found]
    return [
        (answer, move)
        for answer, move in moves
        if isinstance(move, Buy) and CODE[move.card] == code
    ]


def _animals_of(moment: Moment, both: int) -> int:
    """How many habitats the best market animal has, of those that live in one of these."""
    animals = (card for card in own(moment).consumers.row if card is not None)
    return max((MASK[card].bit_count() for card in animals if MASK[card] & both), default=0)


def plants(moment: Moment, *, star: bool = False) -> tuple[Answer, ...]:
    """The producers to buy that make a pair with another for an animal of the market, the best first.

    The other lies unused in the row, or can be bought with what is left.
    """
    buys = _buys(moment, PRODUCER)
    unused = [
        card
        for card in mine(moment).row
        if CODE[card] == PRODUCER and card not in own(moment).marks.used
    ]
    found: dict[Answer, int] = {}
    for answer, move in buys:
        if star and not SPECIES[move.card].star:
            continue
        left = [
            each.card
            for _, each in buys
            if each.card != move.card
            and each.borrow is not None
            and set(each.pay).isdisjoint(move.pay)
        ]
        worth = [_animals_of(moment, MASK[move.card] & MASK[card]) for card in unused or left]
        if any(worth):
            found[answer] = max(worth)
    return tuple(sorted(found, key=lambda answer: -found[answer]))


def producers(moment: Moment, *, star: bool = False) -> tuple[Answer, ...]:
    """All producers to buy, those with most habitats first."""
    found = {
        answer: MASK[move.card].bit_count()
        for answer, move in _buys(moment, PRODUCER)
        if SPECIES[move.card].star or not star
    }
    return tuple(sorted(found, key=lambda answer: -found[answer]))


def animals(moment: Moment) -> tuple[Answer, ...]:
    """The consumers to buy, the one with most habitats that are still to be restored first."""
    wanted = _mask(own(moment).sea.open)
    found = {answer: MASK[move.card] & wanted for answer, move in _buys(moment, CONSUMER)}
    return tuple(sorted(found, key=lambda answer: -found[answer].bit_count()))


def _mask(open_: tuple[str, ...]) -> int:
    return sum(1 << HABITATS.index(habitat) for habitat in open_)


def one(answers: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """The answers that buy what the first of them buys, however it is paid for."""
    first = answers[0].move if answers else None
    return tuple(
        answer
        for answer in answers
        if isinstance(first, Buy)
        and isinstance(answer.move, Buy)
        and answer.move.card == first.card
    )


def card_of(answers: tuple[Answer, ...]) -> Slots:
    """What the first of the answers buys, as the slot `card`, and what all that pays shares with it."""
    if not answers or not isinstance(answers[0].move, Buy):
        return {}
    move = answers[0].move
    mask = MASK[move.card]
    for card in move.pay:
        mask &= MASK.get(card, mask)
    return {"card": f"card.{move.card}", "habitats": names(mask)}


def shared(moment: Moment, one_card: str, other: str) -> int:
    """The habitats, still to be restored, that two species share."""
    return MASK[one_card] & MASK[other] & _mask(own(moment).sea.open)


def names(mask: int) -> tuple[str, ...]:
    """Habitats as words."""
    return tuple(f"habitat.{habitat}" for habitat in habitats(mask))


# -- restoring, ending -----------------------------------------------------------------------------


def claims(moment: Moment) -> tuple[Answer, ...]:
    """The pairs of consumers that restore something, the pair that restores most first."""
    return tuple(sorted(by(moment, "claim"), key=lambda answer: -_restores(moment, answer)))


def _restores(moment: Moment, answer: Answer) -> int:
    move = answer.move
    if not isinstance(move, Claim):
        return 0
    return shared(moment, move.first, move.second).bit_count()


def pair_of(answers: tuple[Answer, ...], moment: Moment) -> Slots:
    """The pair of the first answer and what it restores: `first`, `second` and `habitats`."""
    if not answers or not isinstance(answers[0].move, Claim):
        return {}
    move = answers[0].move
    return {
        "first": f"card.{move.first}",
        "second": f"card.{move.second}",
        "habitats": names(shared(moment, move.first, move.second)),
    }


def ending(moment: Moment) -> tuple[Answer, ...]:
    """The end of a turn that has gained something and has nothing more to gain."""
    more = safe(by(moment, "buy")) or by(moment, "claim")
    done = acting(moment) and own(moment).marks.acted and not more
    return tuple(answer for answer in by(moment, "end") if isinstance(answer.move, End) and done)


def leaving(_: Moment, answer: Answer) -> str:
    """How another answer to a pair that could restore is called: who ends the turn sees it go."""
    return "late" if answer.verb == "end" else "else"


def standing(moment: Moment) -> Slots:
    """How the sea stands."""
    sea = own(moment).sea
    return {
        "habitats": len(sea.restored),
        "impacts": len(sea.impacts),
        "all": len(HABITATS),
        "last": len(IMPACTS),
    }
