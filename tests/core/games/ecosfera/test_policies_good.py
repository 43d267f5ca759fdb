"""What measures do: rules E135 to E139, and the house card among them."""

import pytest

from core.games.ecosfera.game import GAME
from core.games.ecosfera.state import State
from tests.core.games.ecosfera.tables import (
    act,
    impacts,
    kinds,
    lay,
    legal,
    over,
    play,
    row,
    stack,
    story,
    turn,
    used,
)


def paid(measure: str, *rows: str, **more: object) -> State:
    """The table when a measure has been paid for without asking."""
    ready = f"{measure} funding"
    table = lay(*rows, ready=ready, votes=False, **more)  # type: ignore[arg-type]
    return play(table, f"propose {measure}")


def test_regulation_restores_a_habitat_of_a_producer_and_a_consumer_of_the_own_row() -> None:
    """E135."""
    table = paid(
        "hazardous_substance_regulation", "viruses^ pusa_hispida^ calanoida", habitats="mud"
    )
    assert legal(table) == {"restore ice", "restore pelagic"}
    table = play(table, "restore pelagic")

    assert table.sea.restored == ("mud", "pelagic")
    assert used(table) == "viruses pusa_hispida"


def test_regulation_uses_neither_card() -> None:
    """E135."""
    table = paid("hazardous_substance_regulation", "viruses bacteria pusa_hispida rotifera")
    table = play(table, "restore pelagic")

    assert used(table) == ""
    assert "claim pusa_hispida rotifera" in legal(table)


def test_regulation_restores_nothing_that_the_two_do_not_share() -> None:
    """E135."""
    table = paid("hazardous_substance_regulation", "chrysochromulina viruses gadus_morhua")

    assert legal(table) == {"restore pelagic"}


def test_the_sixth_habitat_wins_also_when_a_measure_restores_it() -> None:
    """E30, E135."""
    table = paid(
        "hazardous_substance_regulation",
        "viruses gadus_morhua",
        habitats="ice mud river rock coast",
    )
    table, events = act(table, "restore pelagic")

    assert story(events)[-1] == "ended"
    assert (over(table), GAME.winners(table)) == (True, (0, 1))


def test_habitat_restoration_takes_an_impact_away() -> None:
    """E136."""
    assert impacts(paid("habitat_restoration", impacts=3)) == 2


def test_bubble_curtains_turn_all_tokens_of_all_players_active() -> None:
    """E136."""
    table = paid("bubble_curtains", seats=3, tokens=["", "pass"])

    assert all(player.active == ("pass", "plus", "refresh") for player in table.players)


def test_upgraded_treatment_takes_a_nutrient_from_the_market() -> None:
    """E137."""
    table = paid("upgraded_waste_water_treatment", "sun")

    assert row(table) == "sun nutrients"
    assert stack(table, "nutrients") == 7


def test_its_other_branch_can_never_apply_as_three_nutrients_end_the_turn_first() -> None:
    """E137."""
    table = paid("upgraded_waste_water_treatment", "2*nutrients")

    assert turn(table) == (2, 1)


def test_nutrient_retention_makes_eighteen_producers_cheaper_for_good() -> None:
    """E138."""
    cards = "sun oxygen temperature nutrients"
    market = "myriophyllum_spicatum phragmites_australis vertebrata_lanosa"
    before = lay(cards, producers=market)
    table = paid("improved_nutrient_retention", cards, producers=market)

    assert "buy myriophyllum_spicatum sun+oxygen+nutrients" in legal(before)
    assert "buy phragmites_australis sun+oxygen+nutrients nutrients" in legal(before)
    assert "buy myriophyllum_spicatum sun+oxygen" in legal(table)
    assert "buy phragmites_australis sun+oxygen+nutrients" in legal(table)
    assert "buy vertebrata_lanosa temperature salinity" in legal(table)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_barrier_removal_moves_one_fish_or_bird_to_any_row(seat: int) -> None:
    """E138."""
    consumers = "gadus_morhua lutra_lutra alca_torda calanoida protists"
    table = paid("migratory_barrier_removal", seats=3, consumers=consumers)
    assert len(legal(table)) == 6
    table = play(table, f"send alca_torda {seat}")

    assert row(table, seat).endswith("alca_torda")
    assert kinds(table.consumers.row) == "gadus_morhua lutra_lutra protists calanoida"
    assert not table.marks.acted


def test_fishing_gear_moves_all_market_cards_with_mud_to_one_row() -> None:
    """E138."""
    table = paid(
        "fishing_gear_regulation",
        producers="chara_spp bacteria viruses najas_marina ulva_lactuca planothidium_spp",
        consumers="cygnus_olor gadus_morhua alca_torda protists macoma_balthica",
    )
    assert legal(table) == {"pick 0", "pick 1"}
    table = play(table, "pick 1")

    assert row(table, 1).endswith("chara_spp najas_marina cygnus_olor")
    assert kinds(table.producers.row) == "ulva_lactuca bacteria viruses planothidium_spp"
    assert kinds(table.consumers.row) == "macoma_balthica gadus_morhua alca_torda protists"


def test_recycling_takes_up_to_two_pressure_cards_and_draws_for_each_afterwards() -> None:
    """E139."""
    table = paid(
        "recycling_and_waste_disposal",
        "pressure sun",
        "2*pressure",
        supplies=["salinity", "oxygen temperature"],
    )
    assert legal(table) == {"pick 0", "pick 1"}
    table = play(table, "pick 1")
    assert row(table, 1) == "pressure"
    assert legal(table) == {"pick 0", "pick 1", "decline"}

    both, events = act(table, "pick 0")
    assert story(events)[:3] == ["pressure row > pressure", "drew", "drew"]
    assert (row(both), row(both, 1)) == ("sun salinity", "pressure oxygen")
    one = play(table, "decline")
    assert (row(one), row(one, 1)) == ("pressure sun", "pressure oxygen")
    assert len(both.pressure) == 22


def test_recycling_draws_from_a_shuffled_discard_when_the_supply_is_empty() -> None:
    """E72, E139."""
    table = paid(
        "recycling_and_waste_disposal", "pressure", supplies=[""], discards=["sun"], seats=2
    )

    assert row(play(table, "pick 0")) == "sun"


def test_pressure_and_elements_are_looked_at_after_both_replacements() -> None:
    """E112, E139."""
    table = paid(
        "recycling_and_waste_disposal", "2*pressure 2*sun", supplies=["sun pressure 4*oxygen"]
    )
    table = play(table, "pick 0", "pick 0")

    assert turn(table) == (2, 1)
    assert row(table, 0, "discard").count("pressure") == 2


@pytest.mark.parametrize("card", ["oil_spill", "overfishing", "hazardous_substances_from_industry"])
def test_strict_protection_cancels_what_discards_species(card: str) -> None:
    """E139."""
    cards = "protists gadus_morhua alca_torda viruses"
    table = lay(cards, policies=card, lasting="strict_protection")
    table, events = act(table, "star protists")

    assert row(table) == cards
    assert story(events) == ["starred", "drawn", "cancelled", f"{card} drawn > gone"]


def test_a_marine_protected_area_clears_one_row_of_pressure() -> None:
    """E9c."""
    table = paid("marine_protected_area", "2*pressure sun", "oxygen", "pressure", seats=3)
    assert legal(table) == {"pick 0", "pick 2"}
    table = play(table, "pick 0")

    assert row(table) == "sun"
    assert len(table.pressure) == 22
