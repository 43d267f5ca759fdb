"""What a hive is, and how it comes and goes: rules K9 to K15a."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game import Event
from core.games.biekrig.board import MAX, MIN, NUMBERS
from core.games.biekrig.game import GAME
from core.games.biekrig.state import State
from core.rng import pick
from tests.core.games.biekrig.tables import Seat, deal, hives, lay, legal, play, sees, story

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""


def test_a_hive_has_two_to_five_workers() -> None:
    """K9."""
    assert (MIN, MAX) == (2, 5)
    assert NUMBERS["min_workers"].basis == NUMBERS["max_workers"].basis == "rulebook"


@given(st.integers(0, 2**32), st.sampled_from(range(2, 6)))
def test_no_hive_ever_has_fewer_or_more_and_everybody_keeps_one(seed: int, seats: int) -> None:
    """K9, K12."""
    for state, _ in course(seed, seats):
        for apiary in state.apiaries:
            assert apiary.hives
            assert all(MIN <= workers <= MAX for workers in apiary.hives)
            assert min(apiary.pollen) >= 0
            assert apiary.honey >= 0


def course(seed: int, seats: int) -> list[tuple[State, list[Event]]]:
    """A game by chance: each table, and what led to it."""
    state, found = deal(seats, seed), []
    luck = seed
    while prompts := GAME.ask(state):
        luck, answer = pick(luck, prompts[0].answers)
        state, events = GAME.apply(state, prompts[0].seat, answer.move)
        found.append((state, list(events)))
    return found


@pytest.mark.parametrize("seat", [0, 1, None])
def test_hives_pollen_and_honey_are_open_to_all(seat: int | None) -> None:
    """K10."""
    table = lay("25", "BBR", 3, rivals=[Seat("334", "G", 8)])

    assert sees(table, seat).apiaries == table.apiaries


def test_a_worker_taken_from_a_minimal_hive_takes_the_hive_along() -> None:
    """K11."""
    table = play(lay(hand="varroa", rivals=[Seat("222")], dice=[4]), "play varroa 1")

    assert hives(table, 1) == "22"


@pytest.mark.parametrize("card", ["varroa", "afb"])
def test_the_last_hive_cannot_be_lost(card: str) -> None:
    """K12."""
    table = lay(hand=card, rivals=[Seat("2")], dice=[6])

    assert legal(table, "play") == set()


def test_nothing_that_costs_a_worker_is_done_to_the_owner_of_one_minimal_hive() -> None:
    """K13."""
    table = lay(hand="varroa", rivals=[Seat("2"), Seat("22"), Seat("3")])

    assert legal(table, "play") == {"play varroa 2", "play varroa 3"}


def test_there_is_no_upper_limit_on_hives() -> None:
    """K14."""
    table = play(lay("22222222", hand="swarm", rivals=[Seat()], deck=""), "play swarm")

    assert hives(table) == "222222222"


@given(st.integers(0, 2**32))
def test_workers_never_move_between_hives_except_in_a_split(seed: int) -> None:
    """K15."""
    before = deal(3, seed)
    for after, events in course(seed, 3):
        for seat, apiary in enumerate(after.apiaries):
            old = before.apiaries[seat].hives
            changed = sum(one != other for one, other in zip(old, apiary.hives, strict=False))
            if changed > 1:  # then several swarmed, or a row closed up after a loss
                assert {"swarmed", "lost"} & set(story(events))
        before = after


BEES = {"bought": 1, "hatched": 1, "settled": 3, "divided": 0}
HIVES = {"divided": 1, "settled": 1}


@given(st.integers(0, 2**32))
def test_bees_come_from_purchase_and_cards_alone_and_hives_from_splits_and_swarms(
    seed: int,
) -> None:
    """K15a, K33."""
    before = deal(2, seed)
    for after, events in course(seed, 2):
        for seat, (old, new) in enumerate(zip(before.apiaries, after.apiaries, strict=True)):
            names = [
                name
                for name, event in zip(story(events), events, strict=True)
                if getattr(event, "seat", None) == seat and name in BEES
            ]
            bees = sum(new.hives) + len(new.hives) - sum(old.hives) - len(old.hives)
            more = len(new.hives) - len(old.hives)
            assert bees <= sum(BEES[name] for name in names)
            assert more <= sum(HIVES.get(name, 0) for name in names)
        before = after
