"""Chance: fair dice, none of them without a purpose, and no event card lost."""

from collections import Counter
from itertools import pairwise
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from core.games.biekrig.cards import DECK
from core.games.biekrig.events import Rolled, Why
from core.games.biekrig.game import GAME
from core.games.biekrig.resolution import Resolution
from core.rng import pick
from tests.core.games.biekrig.tables import deal

ROLLS = 100_000


def chi_square(counts: Counter[object], cells: int, total: int) -> float:
    """How far counts are from being equal."""
    expected = total / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        cells - len(counts)
    )


def test_a_hundred_thousand_dice_are_fair_one_by_one_and_in_pairs() -> None:
    table = Resolution(replace(deal(2), rng=2026))
    dice = [table.roll("move") for _ in range(ROLLS)]

    # One in a thousand fair dice would be further off than 20.5 and 66.6 (5 and 35 degrees).
    assert chi_square(Counter(dice), 6, ROLLS) < 20.5
    assert chi_square(Counter(pairwise(dice)), 36, ROLLS - 1) < 66.6


def test_the_measure_finds_a_loaded_die() -> None:
    loaded = Counter({1: 16_000, 2: 16_667, 3: 16_667, 4: 16_666, 5: 16_667, 6: 17_333})

    assert chi_square(Counter(loaded), 6, ROLLS) > 20.5
    assert chi_square(Counter({1: 50_000, 2: 50_000}), 6, ROLLS) > 20.5


@given(st.integers(0, 2**64 - 1), st.sampled_from(range(2, 6)))
def test_every_die_says_what_it_was_for_and_event_cards_are_conserved(
    seed: int, seats: int
) -> None:
    state, luck = deal(seats, seed), seed
    while prompts := GAME.ask(state):
        luck, answer = pick(luck, prompts[0].answers)
        state, events = GAME.apply(state, prompts[0].seat, answer.move)
        assert sorted(
            (*state.deck, *state.discard, *(c for hand in state.hands for c in hand))
        ) == (sorted(DECK))
        for event in events:
            if isinstance(event, Rolled):
                assert 1 <= event.die <= 6
                assert event.why in get_args(Why)
                assert (event.hive is not None) == (event.why in {"forage", "swarm"})
                assert (event.target is not None) == (event.why in {"robbing", "afb", "varroa"})
