"""Players, the start, and who begins: rules K1 to K8."""

from collections import Counter

import pytest
from msgspec.structs import replace

from core.games.biekrig.board import MIN
from core.games.biekrig.cards import CARDS, DECK
from core.games.biekrig.game import GAME
from core.games.biekrig.kinds import KIND
from core.games.biekrig.state import Opening
from tests.core.games.biekrig.tables import (
    act,
    asked,
    deal,
    dice,
    luck,
    mover,
    play,
    points,
    stock,
    story,
)

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""

at_every_table = pytest.mark.parametrize("seats", range(2, 6))


def rolled(*fall: int, seats: int) -> list[int | None]:
    """Who is asked for each of these start rolls, and who begins in the end."""
    state = replace(deal(seats), rng=luck(*fall))
    found: list[int | None] = []
    for _ in fall:
        found.append(asked(state))
        state = play(state, "roll")
    return [*found, mover(state)]


def test_two_to_five_may_play() -> None:
    """K1."""
    assert list(GAME.seats) == [2, 3, 4, 5]


@at_every_table
def test_everybody_has_an_apiary_with_two_minimal_hives(seats: int) -> None:
    """K1, K2."""
    assert [apiary.hives for apiary in deal(seats).apiaries] == [(MIN, MIN)] * seats


@at_every_table
def test_nobody_starts_with_anything_else(seats: int) -> None:
    """K3."""
    table = deal(seats)

    assert [stock(table, seat) for seat in range(seats)] == ["0"] * seats
    assert [apiary.harvested for apiary in table.apiaries] == [0] * seats
    assert table.hands == ((),) * seats
    assert points(table) == (2,) * seats


@at_every_table
def test_all_pieces_start_on_the_first_space_and_nothing_happens_there(seats: int) -> None:
    """K4."""
    table = deal(seats)

    assert [(apiary.space, apiary.year) for apiary in table.apiaries] == [(0, 1)] * seats
    assert table.todo == (Opening(tuple(range(seats))),)


def test_everybody_rolls_and_the_highest_begins() -> None:
    """K5."""
    assert rolled(3, 6, 5, seats=3) == [0, 1, 2, 1]


def test_a_start_roll_says_what_it_is_for() -> None:
    """K5."""
    table, events = act(replace(deal(2), rng=luck(4, 2)), "roll")

    assert dice(events) == ["start: 4"]
    assert GAME.clock(table).turn == 0
    assert story(act(table, "roll")[1]) == ["rolled", "turned", "stirred"]


def test_those_who_share_the_highest_roll_again_and_the_others_are_out() -> None:
    """K6."""
    assert rolled(6, 3, 6, 6, 1, 5, 2, seats=4) == [0, 1, 2, 3, 0, 2, 3, 2]


def test_they_roll_until_one_is_left() -> None:
    """K6."""
    assert rolled(2, 2, 5, 5, 1, 4, seats=2) == [0, 1, 0, 1, 0, 1, 1]


def test_the_turn_goes_round_in_seat_order_from_whoever_begins() -> None:
    """K7."""
    state = play(replace(deal(3), rng=luck(1, 2, 6)), "roll", "roll", "roll")
    turns: list[tuple[int | None, int]] = []
    while len(turns) < 5:
        turns.append((mover(state), GAME.clock(state).round))
        while GAME.clock(state).turn == len(turns):
            prompt = GAME.ask(state)[0]
            state, _ = GAME.apply(state, prompt.seat, prompt.answers[-1].move)

    assert turns == [(2, 1), (0, 1), (1, 1), (2, 2), (0, 2)]


def test_the_event_cards_are_one_shuffled_pile_and_an_empty_one_for_discards() -> None:
    """K8."""
    table, other = deal(2), deal(2, seed=2)

    assert sorted(table.deck) == sorted(DECK)
    assert table.deck not in {DECK, other.deck}
    assert table.discard == ()
    assert Counter(KIND[card] for card in table.deck) == {
        card.kind: card.copies.value for card in CARDS
    }


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_the_order_of_the_pile(seat: int | None) -> None:
    """K8."""
    table = deal(2)
    other = replace(table, deck=table.deck[::-1], rng=table.rng + 1)

    assert GAME.view(table, seat) == GAME.view(other, seat)
