"""What is in the box: rules E1 to E12."""

from collections import Counter

from core.games.ecosfera.cards import (
    COST,
    IMPACTS,
    KIND,
    LESS,
    PRESSURES,
    SPECIES,
)
from core.games.ecosfera.consumers import CONSUMERS
from core.games.ecosfera.game import GAME
from core.games.ecosfera.policies import ALL_POLICIES, COUNTS, KNOWN_POLICIES, POLICIES, POLICY
from core.games.ecosfera.printed import ABILITIES, ELEMENTS, HABITATS, LATIN
from core.games.ecosfera.producers import PRODUCERS
from tests.core.games.ecosfera.tables import deal, legal, pile


def pieces(**choices: str) -> Counter[str]:
    """The pieces of a dealt game by kind."""
    return Counter(KIND[piece] for piece in GAME.inventory(deal(4, **choices)))


def test_there_are_twelve_cards_of_each_of_five_elements() -> None:
    """E1."""
    assert ELEMENTS == ("sun", "oxygen", "salinity", "nutrients", "temperature")
    assert {element: pieces()[element] for element in ELEMENTS} == dict.fromkeys(ELEMENTS, 12)


def test_there_are_thirty_producers_with_costs_as_counted() -> None:
    """E2."""
    sizes = Counter(len(each.cost) for each in PRODUCERS)
    most = Counter(max(Counter(each.cost).values()) for each in PRODUCERS)

    assert len({each.key for each in PRODUCERS}) == 30
    assert sizes == {3: 25, 4: 4, 2: 1}
    assert [each.key for each in PRODUCERS if len(each.cost) == 2] == ["vertebrata_lanosa"]
    assert most == {2: 17, 1: 13}
    assert min(len(set(each.cost)) for each in PRODUCERS) == 2
    assert Counter(len(each.habitats) for each in PRODUCERS) == {1: 15, 2: 15}


def test_there_are_thirty_consumers_without_a_cost() -> None:
    """E3."""
    families = Counter(each.family for each in CONSUMERS)

    assert len({each.key for each in CONSUMERS}) == 30
    assert not any(each.cost for each in CONSUMERS)
    assert Counter(len(each.habitats) for each in CONSUMERS) == {1: 11, 2: 10, 3: 8, 6: 1}
    assert SPECIES["calanoida"].habitats == ("ice", "coast", "pelagic", "river", "mud", "rock")
    assert families == {"fish": 11, "bird": 8, "mammal": 4, "zoobenthos": 4, "zooplankton": 3}


def test_the_symbols_add_up_to_what_was_counted() -> None:
    """E2, E3: the totals."""
    costs = Counter(symbol for each in PRODUCERS for symbol in each.cost)
    homes = [
        Counter(h for each in group for h in each.habitats) for group in (PRODUCERS, CONSUMERS)
    ]
    able = [
        Counter(a for each in group for a in each.abilities) for group in (PRODUCERS, CONSUMERS)
    ]

    assert costs == {"sun": 28, "nutrients": 23, "temperature": 18, "oxygen": 12, "salinity": 12}
    assert homes[0] == {"pelagic": 10, "mud": 8, "rock": 8, "coast": 7, "ice": 6, "river": 6}
    assert homes[1] == {"pelagic": 15, "coast": 11, "mud": 10, "rock": 10, "river": 8, "ice": 7}
    assert able == [
        {"pass": 7, "plus": 6, "refresh": 6},
        {"pass": 10, "refresh": 10, "plus": 9},
    ]


def test_there_are_fifty_pressure_cards_all_alike() -> None:
    """E4."""
    assert len(PRESSURES) == pieces()["pressure"] == 50
    assert {KIND[card] for card in PRESSURES} == {"pressure"}


def test_there_is_one_tile_for_each_of_six_habitats() -> None:
    """E5."""
    assert HABITATS == ("ice", "mud", "river", "rock", "pelagic", "coast")
    assert [LATIN[each] for each in HABITATS] == [
        "Glacies",
        "Lutosus",
        "Flumina",
        "Saxosus",
        "Pelagicus",
        "Litoralis",
    ]
    assert deal().sea.open == HABITATS
    assert deal().sea.restored == ()


def test_there_are_six_impact_tiles() -> None:
    """E6: the two centre tiles carry no rule, and there is nothing to be had of them."""
    assert len(IMPACTS) == 6
    assert deal().sea.spare == IMPACTS
    assert deal().sea.impacts == ()


def test_twelve_tokens_are_enough_for_four_seats_at_most() -> None:
    """E7."""
    assert max(GAME.seats) == 4
    assert {token: pieces()[token] for token in ABILITIES} == dict.fromkeys(ABILITIES, 4)
    assert all(player.active == ABILITIES for player in deal(4).players)


def test_spent_symbols_are_kept_by_the_table_and_end_with_the_turn() -> None:
    """E8."""
    table = deal(2)

    assert table.marks.spent == ()
    assert "spent" in type(table.marks).__struct_fields__


def test_level_two_has_thirty_policy_cards_in_four_categories() -> None:
    """E9."""
    counted = Counter(POLICY[KIND[card]].category for card in ALL_POLICIES)

    assert counted == COUNTS == {"negative": 10, "dual": 5, "positive": 10, "funding": 5}
    assert len(ALL_POLICIES) == 30
    assert len(KNOWN_POLICIES) == 27
    assert {each.key for each in POLICIES if each.basis == "house"} == {
        "saltwater_inflow",
        "ice_winter",
        "marine_protected_area",
    }


def test_a_producer_shows_cost_and_habitats_and_a_consumer_habitats() -> None:
    """E10."""
    for each in PRODUCERS + CONSUMERS:
        assert bool(each.cost) == (each.group == "producer"), each
        assert each.habitats, each
        assert set(each.habitats) <= set(HABITATS), each


def test_what_a_producer_costs_is_what_its_symbols_say() -> None:
    """E10."""
    for each in PRODUCERS:
        paid = [ELEMENTS[element] for element, number in COST[each.key] for _ in range(number)]
        assert sorted(paid) == sorted(each.cost)
    assert sum(LESS[each.key] != COST[each.key] for each in PRODUCERS) == 18


def test_the_star_is_no_ability_and_means_nothing_on_level_one() -> None:
    """E11."""
    able = {ability for each in SPECIES.values() for ability in each.abilities}

    assert able == set(ABILITIES)
    assert not legal(deal(2, level="1"), "star")
    assert not any(p.name == "pile.policies" for p in GAME.view(deal(2), 0).piles)
    assert pile(deal(2, level="2"), "policies").count == 30


def test_ten_cards_carry_the_star() -> None:
    """E12."""
    stars = {group: sum(each.star for each in group) for group in (PRODUCERS, CONSUMERS)}

    assert set(stars.values()) == {5}
    assert {each.key for each in PRODUCERS if each.star} == {
        "synechococcus",
        "biecheleria_baltica",
        "nodularia_spumigena",
        "aphanizomenon_flosaquae",
        "zannichellia_palustris",
    }
