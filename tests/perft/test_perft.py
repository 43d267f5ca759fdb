"""No rule has changed unnoticed: move trees from fixed tables have the size they had."""

import pytest

from core import catalogue
from tests.core.records import kinds
from tests.perft.tree import FOLDER, Fixed, Grown, grown, known, stand

KEYS = sorted(path.stem for path in FOLDER.glob("*.toml"))
CASES = [(key, *case) for key in KEYS for case in known(key)]


@pytest.mark.parametrize(
    ("key", "table", "counted"), CASES, ids=[f"{key}-{table}" for key, table, _ in CASES]
)
def test_the_tree_of_a_table_has_the_size_it_had(
    key: str, table: Fixed, counted: list[Grown]
) -> None:
    game = catalogue.game(key)
    now = grown(game, stand(game, table), len(counted), set())

    assert now == counted, f"if the rules were meant to change: python -m tests.perft {key}"


def test_every_published_game_has_tables() -> None:
    assert list(catalogue.published()) == KEYS


@pytest.mark.parametrize("key", KEYS)
def test_the_tables_have_every_number_of_seats(key: str) -> None:
    assert {table.seats for table, _ in known(key)} == set(catalogue.game(key).seats)


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_the_trees_meet_every_kind_of_move_and_event(key: str) -> None:
    game, met = catalogue.game(key), set[type]()
    for table, counted in known(key):
        grown(game, stand(game, table), len(counted), met)

    assert met == {*kinds(game.moves), *kinds(game.events)}
