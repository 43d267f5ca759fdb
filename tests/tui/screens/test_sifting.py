"""Saves are found by typing, shown in the order that is wanted, named, and branches told apart."""

import os
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from textual.pilot import Pilot

from core import catalogue
from core.journal import Sitter
from saves import listing, store
from saves.folder import files
from saves.titles import entitle, title
from tests.tui.drawn import SIZES, drawn
from tests.tui.every_screen import until
from tests.tui.matches import AtOnce
from tests.tui.screens.test_home import NOW, saved
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.pages.saves import Saves, paint, told
from tui.pages.sifting import ORDERS, Sift, sifted
from tui.screens.saves import SavesScreen
from tui.words import LANGUAGES
from tui.words.language import words


def several(folder: Path) -> dict[str, Path]:
    """Three unfinished games, one of them named, and one that is over."""
    found = {}
    games = (
        ("biomos", "Zoë", "hard", 6),
        ("biotopia", "Bo", "easy", 4),
        ("biekrig", "Åse", "easy", 0),
    )
    for age, (key, name, kind, moves) in enumerate(games):
        game, seats = catalogue.game(key), [Sitter("Anna", "me"), Sitter(name, kind)]
        with store.begin(folder, game, {}, seats, seed=3) as save:
            while save.journal.prompts and (not moves or save.journal.cursor < moves):
                prompt = save.journal.prompts[0]
                save.append(save.journal.play(prompt.seat, prompt.answers[0].move))
        os.utime(save.path, (1_000_000 - age, 1_000_000 - age))
        found[key] = save.path
    found["biotopia"] = entitle(listing.row(found["biotopia"]), "Grandma's garden")
    return found


async def opened(pilot: Pilot[None], folder: Path) -> SavesScreen:
    app = pilot.app
    assert isinstance(app, HedgerowApp)
    app.to_saves()
    await pilot.pause()
    page = app.screen
    assert isinstance(page, SavesScreen)
    await until(pilot, lambda: all(isinstance(row, listing.Listed) for row in page.every))
    assert len(page.every) == len(files(folder))
    return page


def paths(page: SavesScreen) -> list[Path]:
    return [row.path if isinstance(row, listing.Listed) else row for row in page.saves.rows]


@pytest.mark.parametrize(
    ("typed", "there"),
    [
        ("grandma", ["biotopia"]),
        ("BIOMOS", ["biomos"]),
        ("zoe", ["biomos"]),
        ("ase", ["biekrig"]),
        ("hard", ["biomos"]),
        ("anna easy", ["biotopia", "biekrig"]),
        ("bio", ["biomos", "biotopia"]),
        ("nobody", []),
    ],
)
async def test_a_save_is_found_by_its_name_its_game_its_players_and_their_level(
    typed: str, there: list[str], tmp_path: Path
) -> None:
    known = several(tmp_path)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, tmp_path)
        await pilot.press("slash", *("space" if letter == " " else letter for letter in typed))
        assert paths(page) == [known[key] for key in there]
        assert f"{len(there)} of 3" in text(app)
        assert ("No save is like that." in text(app)) == (not there)
        await pilot.press("enter")
        assert app.screen is page
        await pilot.press("slash", "escape")
        assert paths(page) == list(known.values())


async def test_letters_that_are_typed_do_nothing_else_and_the_cursor_stays_on_its_save(
    tmp_path: Path,
) -> None:
    known = several(tmp_path)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, tmp_path)
        await pilot.press(
            "down", "slash", "x", "q", "w", "b", "backspace", "backspace", "backspace"
        )
        await pilot.press("backspace", *"garden")
        assert app.screen is page
        assert page.path == known["biotopia"]
        await pilot.press("enter", "slash", "escape")
        assert page.path == known["biotopia"]
        assert page.saves.at == 1
    assert set(files(tmp_path)) == set(known.values())


async def test_only_unfinished_ones_and_all_again(tmp_path: Path) -> None:
    known = several(tmp_path)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, tmp_path)
        assert [row.state for row in page.every] == ["unfinished", "unfinished", "over"]  # type: ignore[union-attr]
        await pilot.press("u")
        assert paths(page) == [known["biomos"], known["biotopia"]]
        assert "2 of 3" in text(app)
        await pilot.press("u")
        assert paths(page) == list(known.values())


async def test_in_order_of_play_of_name_and_of_game(tmp_path: Path) -> None:
    known = several(tmp_path)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, tmp_path)
        for order, label in (
            (["biotopia", "biomos", "biekrig"], "by name"),
            (["biekrig", "biomos", "biotopia"], "by game"),
            (["biomos", "biotopia", "biekrig"], "last played"),
        ):
            await pilot.press("s")
            assert paths(page) == [known[key] for key in order]
            assert f"s {label}" in text(app)
            assert page.path == known["biomos"]


async def test_a_save_is_named_and_a_bad_name_can_be_mended(tmp_path: Path) -> None:
    known = several(tmp_path)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, tmp_path)
        await pilot.press("r", *"a", "slash", "b", "enter")
        assert "cannot have / in it" in text(app)
        await pilot.press("backspace", "backspace", "enter")  # what was typed is still there
        await pilot.pause()
        assert app.screen is page
        await pilot.press("r", *"Zoo", "enter")
        await pilot.pause()
        assert page.path is not None
        assert title(page.path) == "Zoo"
        assert "Zoo: " in text(app)
        assert known["biomos"] not in files(tmp_path)
        await pilot.press("r", "escape")
        assert title(page.path) == "Zoo"


async def test_a_save_that_is_being_played_keeps_its_name_and_says_why(tmp_path: Path) -> None:
    known = several(tmp_path)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, tmp_path)
        with store.resume(known["biomos"]):
            await pilot.press("r", *"Zoo", "enter")
            assert "is being played by" in text(app)
    assert set(files(tmp_path)) == set(known.values())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_that_sift_stand_on_every_size_and_what_is_typed(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    row, said = listing.row(saved(tmp_path, "me", "easy")), words(None, language)
    for order in ORDERS:
        saves = Saves((row,), count=3, sift=Sift("abc", unfinished=True, order=order))
        canvas = drawn(partial(paint, saves=saves, words=said, now=NOW), size)
        hits = {hit.piece for hit in canvas.hits}
        assert hits >= {"do:filter", "do:unfinished", "do:sort", "do:rename"}
    typing = Saves((row,), count=3, sift=Sift("abc", typing=True))
    shown = drawn(lambda canvas: paint(canvas, typing, said, NOW), size).plain()
    assert "abc_" in shown
    assert said.word("list.filter.foot") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_branch_says_of_which_save_and_after_which_move(language: str, tmp_path: Path) -> None:
    first = entitle(listing.row(saved(tmp_path, "me", "easy", moves=5)), "Erna")
    journal = store.watch(first).journal
    with store.branch(journal, 3, tmp_path) as save:
        save.keep()
    row, parent, said = listing.row(save.path), listing.row(first), words(None, language)
    now = datetime.now()

    assert row.parent_moves == 3
    assert said.word("list.parent").format(move=3, name="Erna") in told(row, said, now, parent)
    assert said.word("list.parent.gone").format(move=3) in told(row, said, now)
    saves = Saves((row, parent), count=2, parents={parent.match: parent})
    line = drawn(lambda canvas: paint(canvas, saves, said, NOW), (120, 24)).plain().split("\n")[1]
    assert said.word("list.branch") in line


def test_files_that_have_not_been_read_are_found_by_their_names() -> None:
    rows = (Path("biotopia-1 Erna.jsonl"), Path("biomos-2.jsonl"))
    said = words(None, "en")
    assert sifted(rows, Sift("ERNA"), said) == rows[:1]
    assert sifted(rows, Sift(unfinished=True), said) == ()
