"""Set-up, difficulty and options: rules E13 to E29."""

from collections import Counter

import pytest

from core.games.ecosfera.cards import CALANOIDA, CODE, KIND, PRESSURE
from core.games.ecosfera.game import GAME
from core.games.ecosfera.printed import ABILITIES, ELEMENTS
from core.games.ecosfera.setup import PRESETS, rules
from core.games.ecosfera.state import State
from tests.core.games.ecosfera.tables import deal, kinds, lay, legal, pile, stack, turn

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def starting(table: State, seat: int) -> Counter[str]:
    """The starting deck of a seat, by kind."""
    player = table.players[seat]
    return Counter(KIND[card] for card in player.row + player.supply)


def test_four_producers_and_four_consumers_lie_open_beside_shuffled_decks() -> None:
    """E13."""
    tables = [deal(2, seed) for seed in range(30)]

    for table in tables:
        assert len(table.producers.row) == len(table.consumers.row) == 4
        assert None not in table.producers.row + table.consumers.row
        assert len(table.producers.deck) == len(table.consumers.deck) == 26
    assert len({table.producers.row for table in tables}) == 30
    assert pile(tables[0], "producers_deck").faces == ()


@pytest.mark.parametrize("number", range(3, 9))
def test_each_element_has_a_stack_of_three_to_eight_cards(number: int) -> None:
    """E14, E21."""
    table = deal(4, elements=str(number))

    assert [stack(table, element) for element in ELEMENTS] == [number] * 5


@SEATS
def test_a_starting_deck_is_one_of_each_element_and_two_pressure_cards(seats: int) -> None:
    """E15."""
    table = deal(seats)

    for seat, player in enumerate(table.players):
        assert starting(table, seat) == {**dict.fromkeys(ELEMENTS, 1), "pressure": 2}
        assert player.active == ABILITIES
        assert player.inactive == ()


@SEATS
def test_four_cards_of_it_are_the_row_and_three_the_supply(seats: int) -> None:
    """E16."""
    for player in deal(seats).players:
        assert len(player.row) == 4
        assert len(player.supply) == 3
        assert player.discard == ()
    assert len({kinds(deal(2, seed).players[0].row) for seed in range(30)}) > 20


def test_two_to_four_play() -> None:
    """E17."""
    assert {2, 3, 4} <= set(GAME.seats)
    assert max(GAME.seats) == 4


@SEATS
def test_seat_one_starts_and_play_goes_clockwise(seats: int) -> None:
    """E18: whoever bathed in the sea last takes the first seat."""
    table = deal(seats)
    order = []
    for number in range(1, seats + 2):
        order.append(turn(table))
        while turn(table)[0] == number:
            prompt = GAME.ask(table)[0]
            table, _ = GAME.apply(table, prompt.seat, prompt.answers[-1].move)

    assert order == [(number + 1, number % seats) for number in range(seats + 1)]


@SEATS
def test_elements_that_are_left_over_are_out_of_the_game(seats: int) -> None:
    """E19."""
    box = deal(seats, elements="5").box

    assert Counter(KIND[card] for card in box) == dict.fromkeys(ELEMENTS, 12 - 5 - seats)


def test_one_seed_decides_every_shuffle() -> None:
    """E20."""
    for seed in range(20):
        again = GAME.setup(GAME.chosen({"level": "2"}), 3, seed)
        assert again == GAME.setup(GAME.chosen({"level": "2"}), 3, seed)
        assert again != GAME.setup(GAME.chosen({"level": "2"}), 3, seed + 1)


def test_there_are_four_presets_and_each_fills_in_what_is_not_chosen() -> None:
    """E22: the six levels of the digital version are the element options 8 to 3; ours have names."""
    found = {
        name: (rules(GAME.chosen({"preset": name})).elements, stack(deal(2, preset=name), "sun"))
        for name in PRESETS
    }
    both = rules(GAME.chosen({"preset": "hard", "elements": "7"}))

    assert found == {"easy": (8, 8), "normal": (6, 6), "hard": (4, 4), "advanced": (3, 3)}
    assert (both.elements, both.pressure) == (7, 3)
    assert rules(GAME.chosen({})).elements == 6
    assert rules(GAME.chosen({"preset": "hard"})).pressure == 3


@SEATS
def test_advanced_is_the_preset_of_the_rulebook(seats: int) -> None:
    """E21, E23: three cards an element and three pressure cards a deck, whatever the rows."""
    table = deal(seats, preset="advanced")

    assert [stack(table, element) for element in ELEMENTS] == [3] * len(ELEMENTS)
    assert [starting(table, seat)["pressure"] for seat in range(seats)] == [3] * seats
    assert starting(deal(seats, preset="normal"), 0)["pressure"] == 2
    by_hand = {"elements": "3", "pressure": "3"}
    assert rules(GAME.chosen({"preset": "advanced"})) == rules(GAME.chosen(by_hand))


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_pressure_cards_of_a_starting_deck_can_be_chosen(number: int) -> None:
    """E23."""
    table = deal(3, pressure=str(number))

    assert [starting(table, seat)["pressure"] for seat in range(3)] == [number] * 3
    assert len(table.pressure) == 50 - 3 * number
    assert starting(deal(2, preset="hard"), 0)["pressure"] == 3


@pytest.mark.parametrize("number", ["3", "4"])
def test_a_first_row_with_three_pressure_cards_is_dealt_anew_until_it_has_fewer(
    number: str,
) -> None:
    """E24."""
    rows = [player.row for seed in range(100) for player in deal(4, seed, pressure=number).players]
    counts = Counter(sum(CODE[card] == PRESSURE for card in row) for row in rows)

    assert set(counts) <= {0, 1, 2}
    assert counts[2] > 50


@SEATS
def test_eutrophication_gives_everybody_two_nutrients_more(seats: int) -> None:
    """E25."""
    table = deal(seats, eutrophication="strict")

    for seat in range(seats):
        assert starting(table, seat)["nutrients"] == 3
        assert sum(starting(table, seat).values()) == 9


def test_a_first_row_with_three_nutrients_stays_and_ends_that_players_first_turn() -> None:
    """E26."""
    seed = next(
        seed
        for seed in range(200)
        if kinds(deal(2, seed, eutrophication="strict").players[0].row).count("nutrients") == 3
    )
    table = deal(2, seed, eutrophication="strict")

    assert GAME.ask(table)[0].ask.key == "ask.start_equal"
    assert legal(table) == {"end"}


@pytest.mark.parametrize(
    ("seats", "elements", "left"),
    [(1, "8", 8), (2, "8", 6), (3, "8", 3), (4, "8", 0), (2, "3", 3), (3, "6", 3)],
)
def test_the_market_gets_the_nutrients_that_twelve_cards_leave(
    seats: int, elements: str, left: int
) -> None:
    """E27."""
    table = deal(seats, eutrophication="strict", elements=elements)
    loose = deal(seats, eutrophication="unlimited", elements=elements)

    assert stack(table, "nutrients") == left
    assert stack(table, "sun") == int(elements)
    assert stack(loose, "nutrients") == int(elements)
    assert stack(deal(seats, elements=elements), "nutrients") == int(elements)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unlimited_nutrients_fill_the_decks_and_the_whole_stack(seats: int) -> None:
    """E25, E27."""
    table = deal(seats, eutrophication="unlimited", elements="8")

    assert stack(table, "nutrients") == 8
    for player in table.players:
        assert kinds(player.row + player.supply).split().count("nutrients") == 3


@pytest.mark.parametrize(
    ("preset", "elements", "pressure"),
    [("easy", 8, 2), ("normal", 6, 2), ("hard", 4, 3), ("advanced", 3, 3)],
)
def test_each_preset_has_its_number_of_elements_and_of_pressure_cards(
    preset: str, elements: int, pressure: int
) -> None:
    """E21, E23."""
    table = deal(2, preset=preset)

    assert stack(table, "salinity") == elements
    for player in table.players:
        assert kinds(player.row + player.supply).split().count("pressure") == pressure


def test_biodiversity_loss_takes_calanoida_out() -> None:
    """E28."""
    for seed in range(30):
        table = deal(2, seed, calanoida="out")
        assert CALANOIDA not in table.consumers.row + table.consumers.deck
        assert CALANOIDA in table.box
        assert len(table.consumers.deck) == 25


def test_level_one_has_no_policy_cards_and_level_two_has_thirty_or_the_known_ones() -> None:
    """E29."""
    assert len(deal(2).politics.deck) == 0
    assert len(deal(2, level="2").politics.deck) == 30
    assert len(deal(2, level="27").politics.deck) == 27
    assert dict(GAME.chosen({}))["level"] == "1"


def test_the_variants_go_together() -> None:
    """E21, E23, E25, E28."""
    table = deal(
        4, preset="hard", elements="3", eutrophication="strict", calanoida="out", level="2", seed=5
    )

    assert sum(starting(table, 0).values()) == 10
    assert len(GAME.inventory(table)) == 60 + 60 + 50 + 12 + 12 + 30
    assert lay(seats=3).rules.policies == 30
