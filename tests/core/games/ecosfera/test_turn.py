"""The turn, its start and its end: rules E35 to E42 and E99 to E104."""

import pytest

from core.errors import NotAsked
from core.games.ecosfera.events import Began
from core.games.ecosfera.game import GAME
from core.games.ecosfera.moves import End
from core.games.ecosfera.state import Politics
from core.games.ecosfera.turns import opened
from tests.core.games.ecosfera.tables import (
    act,
    asked,
    impacts,
    kinds,
    lay,
    legal,
    play,
    row,
    story,
    turn,
    used,
    without,
)

PLAIN = "oxygen salinity temperature nutrients"
CLAIM = "claim phocoena_phocoena mytilus_edulis"


def test_a_turn_has_any_number_of_actions_in_any_order_or_none() -> None:
    """E35."""
    table = lay(
        "salinity temperature viruses bacteria phocoena_phocoena mytilus_edulis",
        producers="vertebrata_lanosa",
        consumers="pusa_hispida",
    )
    assert "end" in legal(table)
    table = play(
        table,
        CLAIM,
        "plus token",
        "buy vertebrata_lanosa salinity+temperature",
        "buy pusa_hispida viruses+bacteria",
    )

    assert turn(table) == (1, 0)
    assert "end" in legal(table)
    assert turn(play(table, "end")) == (2, 1)


@pytest.mark.parametrize(
    ("rows", "question"),
    [
        ((PLAIN, "3*pressure", PLAIN), "ask.start_pressure"),
        ((PLAIN, PLAIN, "3*pressure"), "ask.act"),
        (("sun", "3*oxygen", PLAIN), "ask.start_equal"),
        (("sun", PLAIN, "3*oxygen"), "ask.act"),
    ],
)
def test_a_turn_starts_with_the_row_of_the_player_who_sits_next(
    rows: tuple[str, ...], question: str
) -> None:
    """E42, E103."""
    table, events = act(lay(*rows, seats=3, acted=True), "end")

    assert (asked(table).seat, asked(table).ask.key) == (1, question)
    assert [each for each in events if story([each]) == ["began"]] == [Began(2, 1)]


def test_there_are_three_kinds_of_action() -> None:
    """E36."""
    table = lay(
        "salinity temperature viruses bacteria phocoena_phocoena mytilus_edulis",
        tokens=["", ""],
        spent="viruses phocoena_phocoena mytilus_edulis",
        producers="vertebrata_lanosa",
        consumers="pusa_hispida",
    )

    assert {move.split()[0] for move in legal(table)} == {"buy", "claim", "end"}
    assert "buy vertebrata_lanosa salinity+temperature" in legal(table)
    assert "buy pusa_hispida viruses+bacteria" in legal(table)


def test_a_card_is_spent_on_one_action_a_turn_at_most() -> None:
    """E37."""
    table = lay(
        "phocoena_phocoena mytilus_edulis clupea_harengus viruses bacteria",
        consumers="gadus_morhua protists",
    )
    table = play(table, CLAIM, "buy gadus_morhua viruses+bacteria")

    assert used(table) == "phocoena_phocoena mytilus_edulis viruses bacteria"
    assert legal(table, "claim", "buy protists") == set()


def test_a_used_card_still_has_its_ability_and_an_ability_uses_no_card() -> None:
    """E38."""
    table = lay("phocoena_phocoena mytilus_edulis", tokens=["", ""])
    spent = play(table, "refresh phocoena_phocoena producers")
    assert CLAIM in legal(spent)

    table = play(table, CLAIM)
    assert "refresh phocoena_phocoena consumers" in legal(table)


def test_a_card_with_several_abilities_gives_one_of_them_a_turn() -> None:
    """E39."""
    table = lay("gadus_morhua sun", tokens=["", ""])
    offered = {move.split()[0] for move in legal(table)}
    assert offered == {"give", "return", "plus", "refresh", "end"}
    table = play(table, "plus gadus_morhua")

    assert legal(table, "give", "return", "plus", "refresh") == set()


def test_there_is_no_limit_to_the_abilities_used() -> None:
    """E40."""
    table = lay("ulva_lactuca phragmites_australis idotea_baltica protists rotifera")
    table = play(table, "plus ulva_lactuca", "plus phragmites_australis", "plus idotea_baltica")
    table = play(table, "plus protists", "plus rotifera", "plus token")

    assert len(table.players[0].row) == 11


def test_only_the_player_whose_turn_it_is_acts() -> None:
    """E41."""
    table = lay(seats=4)

    assert [prompt.seat for prompt in GAME.ask(table)] == [0]
    with pytest.raises(NotAsked):
        GAME.apply(table, 1, End())


def test_a_skipped_turn_comes_before_all_else_at_the_start() -> None:
    """E42."""
    table = lay("4*pressure 3*sun phocoena_phocoena mytilus_edulis", tokens=["", ""])
    table = without(table, politics=Politics(skip=1))
    table = opened(table)
    assert asked(table).ask.key == "ask.start_skip"
    table, events = act(table, "end")

    assert story(events)[:2] == ["skipped", "began"]
    assert row(table).startswith("pressure pressure pressure pressure sun")
    assert impacts(table) == 0


@pytest.mark.parametrize(
    ("cards", "ask"),
    [
        ("3*pressure 3*sun phocoena_phocoena mytilus_edulis", "ask.start_pressure"),
        ("2*pressure 3*sun phocoena_phocoena mytilus_edulis", "ask.start_equal"),
        ("2*pressure 2*sun phocoena_phocoena mytilus_edulis", "ask.wake"),
        ("2*pressure 2*sun phocoena_phocoena perca_fluviatilis", "ask.act"),
    ],
)
def test_the_start_of_a_turn_looks_at_pressure_then_equal_elements_then_tokens(
    cards: str, ask: str
) -> None:
    """E42."""
    assert asked(lay(cards, tokens=["", ""], start=True)).ask.key == ask


def test_the_whole_row_goes_to_the_discard_and_the_marks_are_taken_off() -> None:
    """E99."""
    table = play(lay("phocoena_phocoena mytilus_edulis sun", discards=["oxygen"]), CLAIM)
    table = play(table, "refresh phocoena_phocoena producers", "end")

    assert row(table, 0, "discard") == "oxygen phocoena_phocoena mytilus_edulis sun"
    assert (table.marks.used, table.marks.spent) == ((), ())


def test_four_new_cards_come_before_the_next_player_starts() -> None:
    """E100."""
    supply = "sun salinity oxygen pressure temperature"
    table, events = act(lay("sun", supplies=[supply], acted=True), "end")

    assert story(events) == ["discarded", "drew", "began"]
    assert row(table) == "sun salinity oxygen pressure"
    assert row(table, 0, "supply") == "temperature"


def test_what_the_supply_lacks_comes_from_the_shuffled_discard_and_row() -> None:
    """E101."""
    table, events = act(
        lay("sun oxygen", supplies=["salinity"], discards=["temperature"], acted=True), "end"
    )

    assert story(events) == ["discarded", "drew", "shuffled", "drew", "began"]
    assert row(table).split()[0] == "salinity"
    assert sorted(row(table).split()) == ["oxygen", "salinity", "sun", "temperature"]
    assert row(table, 0, "supply") == row(table, 0, "discard") == ""


def test_with_exactly_four_nothing_is_shuffled_until_it_is_needed() -> None:
    """E101."""
    table, events = act(lay("sun", supplies=["4*oxygen"], acted=True), "end")

    assert "shuffled" not in story(events)
    assert row(table, 0, "supply") == ""
    assert row(table, 0, "discard") == "sun"


def test_with_fewer_than_four_cards_in_all_the_row_is_shorter() -> None:
    """E102."""
    table = play(lay("sun oxygen", supplies=[""], discards=["salinity"], acted=True), "end")

    assert sorted(row(table).split()) == ["oxygen", "salinity", "sun"]


def test_then_the_next_player_has_the_turn() -> None:
    """E103."""
    table = lay(seats=3, acted=True)
    turns = [turn(table)]
    for _ in range(3):
        table = play(table, "end")
        turns.append(turn(table))

    assert turns == [(1, 0), (2, 1), (3, 2), (4, 0)]
    assert [GAME.clock(table).round, GAME.clock(lay(seats=3)).round] == [2, 1]


def test_a_new_row_is_looked_at_only_when_its_players_turn_starts() -> None:
    """E93, E100, E103."""
    table = play(lay("sun", supplies=["3*pressure sun"], acted=True), "end")

    assert row(table) == "pressure pressure pressure sun"
    assert impacts(table) == 0
    assert turn(table) == (2, 1)


def test_a_passed_card_lies_in_the_other_row_until_the_end_of_that_turn() -> None:
    """E104."""
    table = play(lay("sun phocoena_phocoena", PLAIN, acted=True), "give token phocoena_phocoena 1")
    assert row(table, 1) == f"{PLAIN} phocoena_phocoena"
    table = play(table, "end")
    assert row(table, 1) == f"{PLAIN} phocoena_phocoena"
    table = play(table, "end")

    assert "phocoena_phocoena" in row(table, 1, "discard")
    assert kinds(table.players[0].discard) == "sun"
