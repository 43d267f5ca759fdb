"""Games are found by their folders, and a new one is a folder and nothing else."""

import sys
from pathlib import Path

import pytest

from core import catalogue, games
from core.errors import BadChoice
from core.game import AnyGame, Game
from core.words import Words, message
from tests import tiny
from tests.core.playing import Seating, frozen, play


def test_the_games_are_in_alphabetical_order_and_have_the_name_of_their_folder() -> None:
    keys = catalogue.keys()

    assert "biotopia" in keys
    assert list(keys) == sorted(set(keys))
    assert [catalogue.game(key).key for key in keys] == list(keys)


def test_a_game_is_loaded_once(game: AnyGame) -> None:
    assert isinstance(game, Game)
    assert catalogue.game(game.key) is game


@pytest.mark.parametrize("key", ["nosuch", "", "biotopia.game", "__init__", "../biotopia"])
def test_a_game_that_is_not_there_is_refused_and_the_others_are_named(key: str) -> None:
    with pytest.raises(BadChoice) as refused:
        catalogue.game(key)

    args = dict(refused.value.message.args)
    assert args == {"game": key, "known": catalogue.keys()}


def test_no_game_is_imported_to_name_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("core.games.")]:
        monkeypatch.delitem(sys.modules, name)
    catalogue.keys()

    assert [name for name in sys.modules if name.startswith("core.games.")] == []


def test_a_game_says_what_it_is(game: AnyGame) -> None:
    assert game.version >= 1
    assert len(game.seats) >= 1
    assert game.seats[0] >= 1
    assert game.longest > 0
    assert len({variant.key for variant in game.variants}) == len(game.variants)


# -- a new game is one folder ------------------------------------------------------------------


def test_a_new_folder_is_a_new_game_in_the_catalogue(pebbles: AnyGame) -> None:
    keys = catalogue.keys()

    assert {"biotopia", "pebbles"} <= set(keys)
    assert pebbles is catalogue.game("pebbles")


def test_the_new_game_is_gone_with_its_folder() -> None:
    with tiny.added():
        inside = catalogue.keys()
    outside = catalogue.keys()

    assert set(inside) - set(outside) == {"pebbles"}
    with pytest.raises(BadChoice):
        catalogue.game("pebbles")


def test_nothing_outside_its_folder_names_the_new_game() -> None:
    root = Path(__file__).parents[2]
    files = [path for folder in ("core", "saves", "tui") for path in (root / folder).rglob("*.py")]

    assert files
    assert [path.name for path in files if "pebbles" in path.read_text(encoding="utf-8")] == []


def test_the_new_game_is_played_undone_and_taken_up_again(pebbles: AnyGame) -> None:
    match = tiny.opened(pebbles)
    for ply in play(pebbles, Seating(2, match.match.options, match.match.seed, 5, 5)):
        match.play(ply.prompt.seat, ply.answer.move)
    end, moves = frozen(match.state), match.cursor
    match.go(0, "undo")
    match.go(moves, "redo")

    assert match.over
    assert frozen(match.state) == end
    assert pebbles.winners(match.state)


# -- words -------------------------------------------------------------------------------------


def test_the_words_of_a_game_are_found_by_language(pebbles: AnyGame) -> None:
    words = Words("en", (catalogue.words("pebbles", "en"),), ("Ada", "Bo"))

    said = words.say(message("log.hands", seat=1, pebble="pebble.red"))
    assert said == "Bo drew a red pebble"


def test_a_game_that_has_not_been_translated_has_no_words(pebbles: AnyGame) -> None:
    assert catalogue.words("pebbles", "xx") == {}


def test_a_catalogue_that_is_broken_is_not_taken_for_a_missing_one(tmp_path: Path) -> None:
    folder = tmp_path / "broken" / "words"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.py").write_text("import no_such_module\n", encoding="utf-8")

    with tiny.added(tmp_path), pytest.raises(ModuleNotFoundError, match="no_such_module"):
        catalogue.words("broken", "en")


def test_an_unfinished_game_is_known_but_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    finished = catalogue.offered()
    monkeypatch.setattr(games, "UNFINISHED", games.UNFINISHED | {"biotopia"})

    assert "biotopia" in finished
    assert set(catalogue.offered()) == set(finished) - {"biotopia"}
    assert "biotopia" in set(catalogue.keys())
