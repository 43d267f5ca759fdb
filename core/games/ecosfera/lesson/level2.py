"""The second lesson: a star, news good and bad, and a measure that all agree to pay for."""

from core.game import Answer
from core.games.ecosfera.cards import CODE, CONSUMER, PRODUCER
from core.games.ecosfera.events import Funded, Proposed, Starred, Voted
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
from core.games.ecosfera.moves import Buy, Propose, Star
from core.games.ecosfera.steps import Migrate, Protect, Recycle, Regulate, Release
from core.lesson import Beat, Lesson, Moment, Slots, by

_CHOICES = (Migrate, Protect, Recycle, Regulate, Release)
"""What a measure may ask once it is paid for."""


def _did(moment: Moment, what: type[Starred | Funded | Proposed | Voted]) -> int:
    """How often the learner did so."""
    return sum(isinstance(event, what) and event.seat == moment.seat for event in moment.told)


def _reached(moment: Moment) -> bool:
    """Whether what the lesson is about has come to its end: a measure was paid for, or voted on."""
    return bool(_did(moment, Voted)) or bool(_did(moment, Funded) and not _choosing(moment))


# -- stars -----------------------------------------------------------------------------------------


def _star(moment: Moment) -> tuple[Answer, ...]:
    return one(plants(moment, star=True)) or one(producers(moment, star=True))


def _draws(moment: Moment) -> tuple[Answer, ...]:
    return tuple(each for each in by(moment, "ability") if isinstance(each.move, Star))


def _draws_again(moment: Moment) -> tuple[Answer, ...]:
    return _draws(moment) if _did(moment, Starred) else ()


def _starred_card(moment: Moment) -> Slots:
    found = [each.move.card for each in _draws(moment) if isinstance(each.move, Star)]
    return {"card": f"card.{found[0]}"} if found else {}


# -- as at level 1 ---------------------------------------------------------------------------------


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


# -- measures --------------------------------------------------------------------------------------


def _proposals(moment: Moment) -> tuple[Answer, ...]:
    return tuple(each for each in by(moment, "play") if isinstance(each.move, Propose))


def _measure(moment: Moment) -> Slots:
    found = [each.move.measure for each in _proposals(moment) if isinstance(each.move, Propose)]
    return {"card": f"policy.{found[0]}"} if found else {}


def _choosing(moment: Moment) -> tuple[Answer, ...]:
    """What a measure asks, that for the own row first."""
    todo = own(moment).todo
    if not todo or not isinstance(todo[-1], _CHOICES):
        return ()
    home = f"seat:{moment.seat + 1}"
    return tuple(sorted(moment.answers, key=lambda answer: home not in answer.pieces))


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
            follow=_star,
            done=lambda moment: has(moment, PRODUCER, star=True) > 0,
            gone=_reached,
            slots=lambda moment: card_of(_star(moment)),
            rules=("E11", "E106"),
        ),
        Beat(
            key="draw",
            follow=_draws,
            done=lambda moment: _did(moment, Starred) > 0,
            gone=_reached,
            rules=("E9", "E106", "E107"),
        ),
        Beat(
            key="plant",
            follow=_plant,
            done=lambda moment: has(moment, PRODUCER) > 1,
            gone=_reached,
            slots=lambda moment: card_of(_plant(moment)),
            rules=("E54",),
        ),
        Beat(
            key="animal",
            follow=_animal,
            done=lambda moment: bought(moment, CONSUMER) > 0,
            gone=_reached,
            slots=lambda moment: card_of(_animal(moment)),
            rules=("E54",),
        ),
        Beat(
            key="end",
            follow=ending,
            done=lambda moment: moment.view.clock.round > 1,
            gone=_reached,
            rules=("E82",),
        ),
        Beat(
            key="gain",
            follow=_gain,
            done=lambda moment: moment.view.clock.round > 2,
            gone=_reached,
            slots=lambda moment: card_of(_gain(moment)),
            rules=("E82",),
        ),
        Beat(
            key="rest",
            follow=_later,
            done=lambda moment: moment.view.clock.round > 2,
            gone=_reached,
            rules=("E99", "E101"),
        ),
        Beat(
            key="again",
            follow=_draws_again,
            done=lambda moment: _did(moment, Starred) > 1,
            gone=_reached,
            slots=_starred_card,
            rules=("E106", "E107"),
        ),
        Beat(
            key="second",
            follow=lambda moment: _second(moment)[0],
            done=lambda moment: bool(own(moment).sea.restored or claims(moment)),
            gone=_reached,
            slots=lambda moment: _second(moment)[1],
            rules=("E56", "E58"),
        ),
        Beat(
            key="restore",
            follow=claims,
            done=lambda moment: bool(own(moment).sea.restored),
            gone=_reached,
            slots=lambda moment: pair_of(claims(moment), moment),
            astray=leaving,
            rules=("E58", "E108"),
        ),
        Beat(
            key="propose",
            follow=_proposals,
            done=lambda moment: _did(moment, Proposed) > 0,
            gone=_reached,
            slots=_measure,
            rules=("E117", "E118", "E119"),
        ),
        Beat(
            key="choose",
            follow=_choosing,
            done=lambda moment: _did(moment, Funded) > 0 and not _choosing(moment),
            gone=lambda moment: _reached(moment) and not _choosing(moment),
            rules=("E118",),
        ),
        Beat(
            key="agree",
            follow=lambda moment: by(moment, "agree"),
            done=lambda moment: _did(moment, Voted) > 0,
            gone=lambda moment: _did(moment, Funded) > 0,
            rules=("E118",),
        ),
    ),
)
