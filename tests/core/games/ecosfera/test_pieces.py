"""What is clicked for an answer: its place, counted from one, and whose row it is."""

import pytest

from core.game import Answer
from core.games.ecosfera.game import GAME
from core.games.ecosfera.state import State
from core.words import message
from tests.core.games.ecosfera.tables import asked, lay, play, said


def clicked(state: State, word: str, seat: int = 0) -> dict[str, tuple[str, ...]]:
    """What is clicked for the answers of a seat that begin with a word."""
    return {
        said(answer.move): answer.pieces
        for answer in answers(state, seat)
        if said(answer.move).startswith(word)
    }


def answers(state: State, seat: int = 0) -> tuple[Answer, ...]:
    """The answers of a seat."""
    [prompt] = [prompt for prompt in GAME.ask(state) if prompt.seat == seat]
    return prompt.answers


def test_a_measure_is_proposed_and_voted_on_where_it_lies() -> None:
    """E118."""
    table = lay(seats=3, tokens=[""], ready="funding strict_protection bubble_curtains")
    voting = play(table, "propose bubble_curtains")

    assert clicked(table, "propose") == {
        "propose strict_protection": ("policy:2",),
        "propose bubble_curtains": ("policy:3",),
    }
    for seat in (1, 2):
        assert clicked(voting, "", seat) == {"agree": ("policy:3",), "refuse": ("policy:3",)}


def test_strict_protection_answers_from_where_it_lies() -> None:
    """E121."""
    ready = "funding bubble_curtains strict_protection"
    table = lay("synechococcus", policies="overfishing", ready=ready)
    table = play(table, "star synechococcus")

    assert clicked(table, "propose") == {"propose strict_protection": ("policy:3",)}


def paid(measure: str, *rows: str, **more: str) -> State:
    """A table of three at which a measure was paid for."""
    table = lay(*rows, seats=3, votes=False, ready=f"{measure} funding", **more)  # type: ignore[arg-type]
    return play(table, f"propose {measure}")


def test_a_fish_is_sent_from_its_place_in_the_market_to_a_seat() -> None:
    """E138."""
    market = "protists gadus_morhua rotifera alca_torda"
    table = paid("migratory_barrier_removal", consumers=market)

    assert clicked(table, "send") == {
        f"send {fish} {seat}": (f"consumer:{place}", f"seat:{seat + 1}")
        for place, fish in ((2, "gadus_morhua"), (4, "alca_torda"))
        for seat in range(3)
    }


def test_a_pressure_card_is_removed_from_its_place_in_its_row() -> None:
    """E139."""
    rows = "sun pressure", "sun oxygen pressure", "pressure"
    table = paid("recycling_and_waste_disposal", *rows)
    assert asked(table).ask == message("ask.recycle", n=2)
    assert clicked(table, "pick") == {
        "pick 0": ("row:2",),
        "pick 1": ("row2:3",),
        "pick 2": ("row3:1",),
    }
    table = play(table, "pick 1")

    assert asked(table).ask == message("ask.recycle", n=1)
    assert clicked(table, "pick") == {"pick 0": ("row:2",), "pick 2": ("row3:1",)}


@pytest.mark.parametrize("measure", ["marine_protected_area", "fishing_gear_regulation"])
def test_a_player_is_named_by_the_seat(measure: str) -> None:
    """E138."""
    table = paid(measure, *["pressure"] * 3, producers="chara_spp")

    assert clicked(table, "pick") == {f"pick {seat}": (f"seat:{seat + 1}",) for seat in range(3)}


def test_a_card_is_passed_by_a_token_from_its_place_to_a_seat() -> None:
    """E64."""
    table = lay("sun pressure", seats=4)

    assert clicked(table, "give token pressure") == {
        f"give token pressure {seat}": ("token:pass", "row:2", f"seat:{seat + 1}")
        for seat in (1, 2, 3)
    }


def test_a_star_is_clicked_on_its_card_then_on_the_policies() -> None:
    """E106."""
    table = lay("sun synechococcus", policies="funding")

    assert clicked(table, "star") == {"star synechococcus": ("row:2", "policies")}


@pytest.mark.parametrize(("habitats", "last"), [("ice mud river rock coast", True), ("ice", False)])
def test_regulation_says_when_the_habitat_is_the_last(habitats: str, last: bool) -> None:
    """E30, E135."""
    row = "viruses gadus_morhua"
    table = paid("hazardous_substance_regulation", row, habitats=habitats)

    [answer] = answers(table)
    assert bool(answer.notes) is last
