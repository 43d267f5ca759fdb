"""Abilities: rules E64 to E81."""

import pytest

from core.games.ecosfera.game import GAME
from core.words import message
from tests.core.games.ecosfera.tables import (
    act,
    asked,
    beside,
    impacts,
    kinds,
    lay,
    legal,
    notes,
    play,
    row,
    stack,
    story,
    turn,
)

PASSES = ("give", "return", "shelve")


def targets(table: object, card: str) -> set[str]:
    """Where a card may be passed by token."""
    moves = legal(table, *PASSES)  # type: ignore[arg-type]
    return {move for move in moves if move.split()[2] == card and move.split()[1] == "token"}


def test_pass_moves_an_unused_card_to_another_row() -> None:
    """E64."""
    table = lay("sun pressure viruses calanoida beach_litter", seats=3)
    for card in ("sun", "pressure", "viruses", "calanoida", "beach_litter"):
        assert {f"give token {card} 1", f"give token {card} 2"} <= targets(table, card)
    table, events = act(table, "give token viruses 2")

    assert story(events) == ["spent", "viruses row > row"]
    assert row(table) == "sun pressure calanoida beach_litter"
    assert row(table, 2) == "oxygen salinity temperature nutrients viruses"
    assert "pass" not in table.players[0].active


def test_pass_may_return_an_unused_element_to_its_stack_instead() -> None:
    """E65."""
    table, events = act(lay("sun oxygen"), "return token sun")

    assert story(events) == ["spent", "sun row > elements"]
    assert (row(table), stack(table, "sun")) == ("oxygen", 9)


def test_a_used_card_cannot_be_passed_and_a_card_cannot_pass_itself() -> None:
    """E66."""
    table = lay("sun^ oxygen gadus_morhua alca_torda", tokens=["", ""])

    assert not {move for move in legal(table, *PASSES) if " sun" in move}
    assert "give gadus_morhua gadus_morhua 1" not in legal(table)
    assert "give alca_torda gadus_morhua 1" in legal(table)


def test_a_card_whose_ability_was_used_may_still_be_passed() -> None:
    """E66."""
    table = play(lay("gadus_morhua sun"), "plus gadus_morhua")

    assert "give token gadus_morhua 1" in legal(table)


@pytest.mark.parametrize(("allowed", "there"), [(True, {"give token pressure 1"}), (False, set())])
def test_pressure_cards_may_be_passed_to_another_row_unless_the_option_forbids_it(
    allowed: bool, there: set[str]
) -> None:
    """E67."""
    assert targets(lay("pressure sun", pass_pressure=allowed), "pressure") == there


def test_only_elements_go_back_to_the_market() -> None:
    """E68."""
    table = lay("sun pressure viruses calanoida")

    assert legal(table, "return") == {"return token sun"}


def test_a_stack_may_grow_beyond_what_it_had_at_first() -> None:
    """E69."""
    assert stack(play(lay("sun", stacks=8), "return token sun"), "sun") == 9


def test_an_empty_row_can_receive() -> None:
    """E70."""
    assert row(play(lay("sun", ""), "give token sun 1"), 1) == "sun"


def test_plus_draws_the_top_card_of_the_own_supply() -> None:
    """E71."""
    table, events = act(lay("sun", supplies=["salinity oxygen"]), "plus token")

    assert story(events) == ["spent", "drew"]
    assert row(table) == "sun salinity"
    assert row(table, 0, "supply") == "oxygen"


@pytest.mark.parametrize(
    ("cards", "top", "tiles"),
    [("2*pressure", "pressure", 1), ("2*sun", "sun", 0), ("2*sun 2*pressure", "sun", 1)],
)
def test_what_plus_draws_is_looked_at_at_once(cards: str, top: str, tiles: int) -> None:
    """E71."""
    table = play(lay(cards, supplies=[f"{top} 4*oxygen"], discards=["salinity"]), "plus token")

    assert turn(table) == (2, 1)
    assert impacts(table) == tiles


def test_with_an_empty_supply_the_discard_is_shuffled_first() -> None:
    """E72."""
    table, events = act(lay("sun", supplies=[""], discards=["oxygen"]), "plus token")

    assert story(events) == ["spent", "shuffled", "drew"]
    assert row(table) == "sun oxygen"


def test_with_nothing_to_draw_plus_cannot_be_used() -> None:
    """E72."""
    assert legal(lay("sun ulva_lactuca", supplies=[""], discards=[""]), "plus") == set()


@pytest.mark.parametrize("kind", ["producers", "consumers"])
def test_refresh_puts_one_market_row_under_its_deck_and_deals_a_new_one(kind: str) -> None:
    """E73."""
    table = lay()
    offer, other = getattr(table, kind), "consumers" if kind == "producers" else "producers"
    after, events = act(table, f"refresh token {kind}")
    now = getattr(after, kind)

    assert story(events) == ["spent", "swept", "dealt"]
    assert now.row == offer.deck[:4]
    assert now.deck == offer.deck[4:] + offer.row
    assert getattr(after, other) == getattr(table, other)


def test_with_fewer_than_four_in_the_deck_some_may_return() -> None:
    """E74."""
    cards = "bacteria viruses ulva_lactuca chara_spp ruppia_spp"
    table = play(lay(producers=cards, deck=(1, 26)), "refresh token producers")

    assert kinds(table.producers.row) == "ruppia_spp bacteria viruses ulva_lactuca"
    assert kinds(table.producers.deck) == "chara_spp"


def test_a_used_token_is_inactive_until_it_is_reactivated() -> None:
    """E75."""
    table = play(lay("sun"), "plus token")

    assert table.players[0].inactive == ("plus",)
    assert legal(table, "plus") == set()
    assert legal(play(table, "end", "end"), "plus") == set()


def test_the_symbols_of_a_card_can_be_used_any_time_in_the_turn_once() -> None:
    """E76."""
    table = lay(
        "planothidium_spp phragmites_australis sun",
        consumers="haematopus_ostralegus",
        tokens=["", ""],
    )
    table = play(table, "buy haematopus_ostralegus planothidium_spp+phragmites_australis")
    table = play(table, "plus phragmites_australis")
    assert legal(table, "plus") == set()
    assert "refresh planothidium_spp producers" in legal(table)

    assert "give haematopus_ostralegus sun 1" in legal(table)


def test_a_card_that_comes_from_anywhere_has_its_ability() -> None:
    """E77."""
    drawn = play(lay("sun", supplies=["ulva_lactuca sun"]), "plus token")
    given = play(lay("ulva_lactuca", "sun", acted=True), "give token ulva_lactuca 1", "end")

    assert "plus ulva_lactuca" in legal(drawn)
    assert "plus ulva_lactuca" in legal(given)


def test_a_card_that_left_and_came_back_in_one_turn_is_fresh() -> None:
    """E77."""
    table = lay("sun ulva_lactuca", seats=1, supplies=["oxygen salinity temperature"])
    table = play(table, "plus ulva_lactuca", "shelve token ulva_lactuca", "plus token")

    assert row(table) == "sun oxygen ulva_lactuca"
    assert "plus ulva_lactuca" in legal(table)


def test_abilities_are_no_actions() -> None:
    """E78."""
    table = play(lay("sun oxygen"), "plus token", "return token sun", "refresh token producers")
    assert notes(table, "end") == ["note.pressure"]
    after, events = act(table, "end")

    assert "pressure pressure > row" in story(events)
    assert "pressure" in row(after, 0, "discard")


def test_two_consumers_that_share_a_habitat_may_wake_one_token_as_the_turn_starts() -> None:
    """E79, E80."""
    table = lay("phocoena_phocoena mytilus_edulis", tokens=["pass", ""], start=True)
    assert legal(table) == {"reactivate plus", "reactivate refresh", "decline"}
    table = play(table, "reactivate plus")

    assert table.players[0].active == ("pass", "plus")
    assert "claim phocoena_phocoena mytilus_edulis" in legal(table)
    assert notes(table, "end") == ["note.pressure"]


@pytest.mark.parametrize(
    ("cards", "tokens"),
    [
        ("phocoena_phocoena perca_fluviatilis", ""),
        ("phocoena_phocoena sun", ""),
        ("phocoena_phocoena mytilus_edulis", "pass plus refresh"),
    ],
)
def test_without_such_a_pair_or_with_all_tokens_active_there_is_nothing_to_wake(
    cards: str, tokens: str
) -> None:
    """E79."""
    assert asked(lay(cards, tokens=[tokens, ""], start=True)).ask.key == "ask.act"


def test_it_is_one_token_a_turn_however_many_pairs_there_are_and_it_may_be_declined() -> None:
    """E81."""
    cards = "phocoena_phocoena mytilus_edulis perca_fluviatilis esox_lucius"
    table = lay(cards, tokens=["", ""], start=True)
    assert asked(play(table, "reactivate plus")).ask.key == "ask.act"
    declined = play(table, "decline")

    assert declined.players[0].active == ()
    assert asked(declined).ask.key == "ask.act"


def test_cards_that_are_alike_are_offered_once() -> None:
    """E64."""
    table = lay("3*pressure 2*sun", pressure=20)
    moves = [answer.move for answer in asked(table).answers]

    assert len(moves) == len(set(map(repr, moves)))
    assert len(legal(table, "give")) == 2


def test_a_pass_says_what_it_would_mean_there() -> None:
    """E88, E91, E93."""
    table = lay("pressure sun", "2*pressure 2*sun")
    fourth = lay("pressure sun", "3*pressure 3*sun", "pressure 2*sun", seats=3)

    assert notes(table, "give token pressure 1") == ["note.piled", "note.theirs"]
    assert notes(table, "give token sun 1") == ["note.three", "note.third", "note.theirs"]
    assert beside(fourth, "give token pressure 1")[0] == message("note.piled", cards=4, n=3)
    assert notes(fourth, "give token sun 1") == []
    assert notes(fourth, "give token sun 2") == ["note.three", "note.theirs"]
    assert GAME.ask(table)[0].seat == 0


def test_a_market_row_with_a_gap_is_refreshed_too() -> None:
    """E73, E74: three cards go under the deck, of which two are dealt again."""
    market = "- alca_torda protists rotifera"
    table = lay(consumers=market, deck=(26, 2))
    first = kinds(table.consumers.deck)
    table = play(table, "refresh token consumers")

    assert kinds(table.consumers.row) == f"{first} alca_torda protists"
    assert kinds(table.consumers.deck) == "rotifera"
