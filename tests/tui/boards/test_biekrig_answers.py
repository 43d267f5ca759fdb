"""How the answers of Biekrig are said wherever they are listed."""

import pytest
from msgspec import structs

from core.games.biekrig.state import Lose, State
from tests.core.games.biekrig.tables import Seat, lay
from tests.tui import looks
from tests.tui.boards.test_biekrig_table import at
from tests.tui.matches import port
from tui.tabletop.sheets import named
from tui.words import LANGUAGES


def labels(state: State, language: str = "en") -> set[str]:
    """Every answer of a table that was laid out, as the lists of answers say it."""
    screen = looks.table(port(at(state)), language=language)
    return {named(screen.scene, answer) for answer in screen.scene.choosing.answers}


def test_a_purchase_says_for_which_hive_and_with_which_colours() -> None:
    assert {
        "buy a worker for hive 1 (Q+4): blue, red (hive 1: Q+5)",
        "buy a worker for hive 2 (Q+2): blue, red (hive 2: Q+3)",
        "buy a queen for hive 3 (Q+5 full) (two hives Q+2, +1 point)",
    } < labels(lay("425", "BRG", 1))


def test_a_card_says_for_which_hive_or_colour_it_is_played() -> None:
    assert {
        "play Extra worker for hive 2 (Q+3) (hive 2: Q+4)",
        "play Extra pollen: green",
    } < labels(lay("53", hand="extra_worker extra_pollen"))


@pytest.mark.parametrize(
    ("language", "against"), [("en", "against"), ("da", "mod"), ("nb", "mot"), ("de", "gegen")]
)
def test_an_attack_says_whom_it_is_against(language: str, against: str) -> None:
    said = labels(lay(hand="varroa", rivals=[Seat("23"), Seat("34")]), language)

    assert {text.partition(" (")[0].partition("Varroa ")[2] for text in said} == {
        "",
        f"{against} Bo",
        f"{against} Cleo",
    }


def test_a_hive_to_be_lost_is_told_from_others_by_its_number() -> None:
    table = lay("33")

    assert labels(structs.replace(table, todo=(*table.todo, Lose(0, "afb")))) == {
        "lose hive 1 (Q+3) (the whole hive, -1 point)",
        "lose hive 2 (Q+3) (the whole hive, -1 point)",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_strings_its_pieces_together_with_arrows(language: str) -> None:
    said = labels(lay("425", "BRG", 1, hand="extra_worker varroa extra_pollen"), language)

    assert len(said) > 8
    assert [text for text in said if " > " in text] == []
