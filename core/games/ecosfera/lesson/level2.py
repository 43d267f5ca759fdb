"""The second lesson: a star, news good and bad, and a measure that all agree to pay for."""

from core.game import Answer
from core.games.ecosfera.cards import CODE, CONSUMER, PRODUCER
from core.games.ecosfera.events import Funded, Proposed, Starred
from core.games.ecosfera.lesson.policies import (
    choosing,
    did,
    draws,
    draws_again,
    measure,
    proposals,
    reached,
    star,
    starred,
)
from core.games.ecosfera.lesson.sights import (
    animals,
    bought,
    card_of,
    claims,
    ending,
    has,
    leaving,
    mine,
    names,
    one,
    own,
    pair_of,
    plants,
    producers,
    shared,
    standing,
)
from core.games.ecosfera.moves import Buy
from core.lesson import Beat, Lesson, Moment, Slots


def _plant(moment: Moment) -> tuple[Answer, ...]:
    return one(plants(moment)) if has(moment, PRODUCER) == 1 else ()


def _animal(moment: Moment) -> tuple[Answer, ...]:
    return one(animals(moment))


def _gain(moment: Moment) -> tuple[Answer, ...]:
    """Something to buy in a later turn, so that it does not bring a pressure card."""
    if own(moment).marks.acted or moment.view.clock.round == 1:
        return ()
    return _animal(moment) or one(producers(moment))


def _later(moment: Moment) -> tuple[Answer, ...]:
    return ending(moment) if moment.view.clock.round > 1 else ()


def _second(moment: Moment) -> tuple[tuple[Answer, ...], Slots]:
    """The animal to buy that at once restores most with one in the row, and what that is."""
    row = [card for card in mine(moment).row if CODE[card] == CONSUMER]
    unused = [card for card in row if card not in own(moment).marks.used]
    found: list[tuple[int, Answer, Slots]] = []
    for answer in animals(moment):
        assert isinstance(answer.move, Buy)
        card = answer.move.card
        for other in unused:
            both = shared(moment, card, other)
            slots: Slots = {
                "card": f"card.{card}",
                "other": f"card.{other}",
                "habitats": names(both),
            }
            found += [(both.bit_count(), answer, slots)] if both else []
    if not found:
        return (), {}
    _, best, said = max(found, key=lambda each: each[0])
    return one((best, *animals(moment))), said


LEVEL2 = Lesson(
    key="level2",
    game="ecosfera",
    options={"preset": "easy", "level": "2"},
    seed=44492,
    rounds=7,
    closing=standing,
    beats=(
        Beat(
            key="star",
            follow=star,
            done=lambda moment: has(moment, PRODUCER, star=True) > 0,
            gone=reached,
            slots=lambda moment: card_of(star(moment)),
            rules=("E11", "E106"),
        ),
        Beat(
            key="draw",
            follow=draws,
            done=lambda moment: did(moment, Starred) > 0,
            gone=reached,
            rules=("E9", "E106", "E107"),
        ),
        Beat(
            key="plant",
            follow=_plant,
            done=lambda moment: has(moment, PRODUCER) > 1,
            gone=reached,
            slots=lambda moment: card_of(_plant(moment)),
            rules=("E54",),
        ),
        Beat(
            key="animal",
            follow=_animal,
            done=lambda moment: bought(moment, CONSUMER) > 0,
            gone=reached,
            slots=lambda moment: card_of(_animal(moment)),
            rules=("E54",),
        ),
        Beat(
            key="end",
            follow=ending,
            done=lambda moment: moment.view.clock.round > 1,
            gone=reached,
            rules=("E82",),
        ),
        Beat(
            key="gain",
            follow=_gain,
            done=lambda moment: moment.view.clock.round > 2,
            gone=reached,
            slots=lambda moment: card_of(_gain(moment)),
            rules=("E82",),
        ),
        Beat(
            key="rest",
            follow=_later,
            done=lambda moment: moment.view.clock.round > 2,
            gone=reached,
            rules=("E99", "E101"),
        ),
        Beat(
            key="again",
            follow=draws_again,
            done=lambda moment: did(moment, Starred) > 1,
            gone=reached,
            slots=starred,
            rules=("E106", "E107"),
        ),
        Beat(
            key="second",
            follow=lambda moment: _second(moment)[0],
            done=lambda moment: bool(own(moment).sea.restored or claims(moment)),
            gone=reached,
            slots=lambda moment: _second(moment)[1],
            rules=("E56", "E58"),
        ),
        Beat(
            key="restore",
            follow=claims,
            done=lambda moment: bool(own(moment).sea.restored),
            gone=reached,
            slots=lambda moment: pair_of(claims(moment), moment),
            astray=leaving,
            rules=("E58", "E108"),
        ),
        Beat(
            key="propose",
            follow=proposals,
            done=lambda moment: did(moment, Proposed) > 0,
            gone=reached,
            slots=measure,
            rules=("E117", "E118", "E119"),
        ),
        Beat(
            key="choose",
            follow=choosing,
            done=lambda moment: did(moment, Funded) > 0 and not choosing(moment),
            gone=lambda moment: reached(moment) and not choosing(moment),
            rules=("E118",),
        ),
    ),
)
