"""The first lesson: elements buy plants, plants bring animals, animals restore habitats."""

from core.game import Answer
from core.games.ecosfera.cards import CODE, CONSUMER, FULL, IMPACTS, PRESSURE, PRODUCER
from core.games.ecosfera.lesson.sights import (
    animals,
    bought,
    card_of,
    claims,
    ending,
    has,
    leaving,
    mine,
    one,
    own,
    pair_of,
    plants,
    safe,
    standing,
)
from core.games.ecosfera.moves import Give
from core.games.ecosfera.printed import HABITATS
from core.lesson import Beat, Lesson, Moment, Slots, by, pieces

_TOKENS = {"give": "token.pass", "plus": "token.plus", "renew": "token.refresh"}


def _plant(moment: Moment) -> tuple[Answer, ...]:
    return one(plants(moment))


def _second_plant(moment: Moment) -> tuple[Answer, ...]:
    return _plant(moment) if has(moment, PRODUCER) == 1 else ()


def _animal(moment: Moment) -> tuple[Answer, ...]:
    return one(animals(moment))


def _token(moment: Moment) -> tuple[Answer, ...]:
    """The token Plus, where no draw ends the turn and the turn has gained something."""
    return safe(by(moment, "ability", "token:plus")) if own(moment).marks.acted else ()


def _second_end(moment: Moment) -> tuple[Answer, ...]:
    return ending(moment) if moment.view.clock.round > 1 else ()


def _passing(_: Moment, answer: Answer) -> str:
    """Pressure that goes to another row is worth a word."""
    passed = isinstance(answer.move, Give) and CODE[answer.move.card] == PRESSURE
    return "passed" if passed else "else"


def _danger(moment: Moment) -> Slots:
    held = sum(CODE[card] == PRESSURE for card in mine(moment).row)
    return {"n": held, "full": FULL, "last": len(IMPACTS)}


def _again(moment: Moment) -> tuple[Answer, ...]:
    return _animal(moment) if moment.view.clock.round > 1 else ()


FIRST = Lesson(
    key="first",
    game="ecosfera",
    options={"preset": "easy"},
    seed=115793,
    rounds=6,
    closing=standing,
    beats=(
        Beat(
            key="plant",
            follow=_plant,
            done=lambda moment: has(moment, PRODUCER) > 0,
            slots=lambda moment: {**card_of(_plant(moment)), "all": len(HABITATS)},
            rules=("E30", "E43", "E54", "E58"),
        ),
        Beat(
            key="second",
            follow=_second_plant,
            done=lambda moment: has(moment, PRODUCER) > 1,
            slots=lambda moment: card_of(_second_plant(moment)),
            rules=("E43", "E45"),
        ),
        Beat(
            key="animal",
            follow=_animal,
            done=lambda moment: bought(moment, CONSUMER) > 0,
            slots=lambda moment: card_of(_animal(moment)),
            rules=("E54",),
        ),
        Beat(
            key="end",
            follow=ending,
            done=lambda moment: moment.view.clock.round > 1,
            rules=("E37", "E99", "E100"),
        ),
        Beat(
            key="restore",
            follow=claims,
            done=lambda moment: bool(own(moment).sea.restored),
            slots=lambda moment: pair_of(claims(moment), moment),
            astray=leaving,
            rules=("E58", "E62"),
        ),
        Beat(
            key="token",
            follow=_token,
            done=lambda moment: "plus" in mine(moment).inactive,
            slots=lambda _: _TOKENS,
            rules=("E64", "E71", "E73", "E75"),
        ),
        Beat(
            key="pressure",
            follow=_second_end,
            done=lambda moment: moment.view.clock.round > 2,
            lights=lambda moment: pieces(moment, "card.pressure", "pile.row"),
            slots=_danger,
            astray=_passing,
            rules=("E31", "E82", "E87"),
        ),
        Beat(
            key="again",
            follow=_again,
            done=lambda moment: bought(moment, CONSUMER) > 1,
            slots=lambda moment: card_of(_again(moment)),
            rules=("E54", "E99"),
        ),
    ),
)
