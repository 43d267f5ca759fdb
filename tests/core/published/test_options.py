"""Every option that is offered changes the game, and one that cannot is not offered."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest
from msgspec.structs import asdict, replace

from core import catalogue
from core.game import AnyGame
from core.variant import Variant
from tests.core.playing import Seating, frozen, play, start

FEW, MANY = 3, 60
"""Games in which nothing may change, and those in one of which something must."""


KEYS = catalogue.published()
LATE = {"round_limit"}
"""What shows only after a hundred rounds: `tests/core/games/biekrig` has a table for it."""


class Offer(NamedTuple):
    """A value of an option, in a kind of match."""

    game: str
    key: str
    value: str
    mode: tuple[tuple[str, str], ...]
    seats: int

    def __str__(self) -> str:
        mode = "-".join(value for _, value in self.mode)
        return f"{self.game}-{self.key}-{self.value}-{mode}-{self.seats}"


def modes(game: AnyGame, variant: Variant) -> Iterator[dict[str, str]]:
    """Every combination of the options that others hang on, and both editions."""
    deciding = {each.when[0] for each in game.variants if each.when} | {"edition"}
    keys = [each for each in game.variants if each.key in deciding and each.key != variant.key]
    for values in product(*(each.values for each in keys)):
        yield dict(zip([each.key for each in keys], values, strict=True))


OFFERS = [
    Offer(key, variant.key, value, tuple(mode.items()), seats)
    for key in KEYS
    if (game := catalogue.game(key)).variants
    for variant in game.variants
    for mode in modes(game, variant)
    for seats in game.seats
    for value in variant.values
    if value != variant.default and variant.key not in LATE
]
WHOLE = {offer: catalogue.game(offer.game).chosen(dict(offer.mode)) for offer in OFFERS}


def variant(offer: Offer) -> Variant:
    choices = catalogue.game(offer.game).variants
    return next(each for each in choices if each.key == offer.key)


def offered(offer: Offer) -> bool:
    return offer.value in variant(offer).offered(dict(WHOLE[offer]), offer.seats)


def without(state: Any) -> bytes:
    """A table apart from what was agreed."""
    return frozen({name: value for name, value in asdict(state).items() if name != "rules"})


def tells(game: AnyGame, state: Any, rules: Any) -> bool:
    """Whether somebody is asked something else, or an answer leads elsewhere, under other rules."""
    other = replace(state, rules=rules)
    if frozen(game.ask(state)) != frozen(game.ask(other)):
        return True
    if frozen(game.scores(state)) != frozen(game.scores(other)):
        return True
    for prompt in game.ask(state):
        for answer in prompt.answers:
            ways = [game.apply(each, prompt.seat, answer.move) for each in (state, other)]
            if without(ways[0][0]) != without(ways[1][0]):
                return True
    return False


def changes(offer: Offer, games: int) -> bool:
    """Whether the value is another game than some other value of the option."""
    others = [value for value in variant(offer).values if value != offer.value]
    return any(differs(offer, other, games) for other in others if other in admitted(offer))


def admitted(offer: Offer) -> tuple[str, ...]:
    """The values that can be compared: seats that nobody has cannot."""
    each = variant(offer)
    return tuple(
        value
        for value in each.values
        if not (each.seated and value.isdigit() and int(value) > offer.seats)
    )


def differs(offer: Offer, value: str, games: int) -> bool:
    """Whether two values lead to other deals, or to other answers in some of the games."""
    game = catalogue.game(offer.game)
    usual = game.chosen({**dict(offer.mode), offer.key: value})
    other = game.chosen({**dict(offer.mode), offer.key: offer.value})
    for seed in range(games):
        table = Seating(offer.seats, other, seed, seed, (0, 6, 9)[seed % 3])
        dealt, deal = (start(game, table._replace(options=each)) for each in (usual, other))
        if without(dealt) != without(deal):
            return True
        if dealt.rules == deal.rules:
            continue
        for ply in play(game, table):
            if tells(game, ply.before, dealt.rules):
                return True
    return False


@pytest.mark.parametrize("offer", [each for each in OFFERS if offered(each)], ids=str)
def test_what_is_offered_changes_the_game(offer: Offer) -> None:
    assert changes(offer, MANY)


@pytest.mark.parametrize(
    "offer",
    [
        each
        for each in OFFERS
        # Who alone may begin is no choice, but saying so shuffles the cards otherwise.
        if not variant(each).offered(dict(WHOLE[each]), each.seats) and not variant(each).seated
    ],
    ids=str,
)
def test_what_is_not_offered_would_change_nothing(offer: Offer) -> None:
    assert not changes(offer, FEW)


def test_a_seat_that_nobody_has_is_not_offered() -> None:
    for key in KEYS:
        for each in catalogue.game(key).variants:
            if each.seated:
                for seats in catalogue.game(key).seats[-2:]:
                    numbers = [v for v in each.offered({}, seats) if v.isdigit()]
                    assert numbers == [str(n) for n in range(1, seats + 1)]
