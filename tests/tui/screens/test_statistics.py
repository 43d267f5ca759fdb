"""How one's own games went, from the list of saves and from the command line."""

import json
import re
import threading
from datetime import datetime
from pathlib import Path

import pytest

from saves import listing
from saves.folder import files
from saves.statistics import statistics
from tests.tui.drawn import SIZES
from tests.tui.every_screen import until
from tests.tui.screens.test_sifting import opened, several
from tests.tui.seen import text
from tests.tui.typed import Typed
from tui.app.app import HedgerowApp
from tui.config.start import Start
from tui.pages.statistics import told
from tui.widgets.sheet import Sheet
from tui.words import LANGUAGES
from tui.words.language import words


@pytest.mark.parametrize("size", SIZES)
async def test_a_key_of_the_list_shows_them_on_every_size_and_in_every_language(
    size: tuple[int, int], tmp_path: Path
) -> None:
    several(tmp_path)
    (tmp_path / "biotopia-empty.jsonl").touch()
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=size) as pilot:
        page = await opened(pilot, tmp_path)
        assert "t statistics" in text(app)
        await pilot.press("t")
        for language in LANGUAGES:
            await until(pilot, lambda: isinstance(app.screen, Sheet))
            assert app.screen.title_now == words(None, language).word("statistics.title")  # type: ignore[attr-defined]
            found = [row.text for row in app.screen.rows]  # type: ignore[attr-defined]
            said = words(None, language)
            lines = told(statistics(map(listing.row, files(tmp_path))), said, datetime.now())
            assert " ".join(" ".join(found).split()) == " ".join(
                " ".join(line.text for line in lines).split()
            )
            assert max(map(len, found)) <= size[0] - 4
            await pilot.press("L")
            await pilot.pause()
        await pilot.press("escape")
        assert app.screen is page
        await pilot.press("question_mark")
        assert re.search(r" t +how your own games went", text(app)) or size[1] < 24


async def test_files_are_read_beside_the_screen_and_whoever_has_gone_on_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    several(tmp_path)
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        page = await opened(pilot, tmp_path)
        real, ready, asked = listing.row, threading.Event(), list[Path]()

        def slow(path: Path) -> listing.Listed:
            asked.append(path)
            assert threading.current_thread() is not threading.main_thread()
            assert ready.wait(20)
            return real(path)

        monkeypatch.setattr("saves.listing.row", slow)
        await pilot.press("t")
        await until(pilot, lambda: bool(asked))
        assert "reading" in text(app)
        await pilot.press("down")  # keys are not held up
        assert page.saves.at == 1
        await pilot.press("comma")
        over = app.screen
        assert over is not page
        ready.set()
        await until(pilot, lambda: all(worker.is_finished for worker in page.workers))
        await pilot.pause()
        assert app.screen is over
        await pilot.press("escape", "t")
        await until(pilot, lambda: isinstance(app.screen, Sheet))


def test_the_command_line_tells_the_same_in_text_and_as_json(typed: Typed, tmp_path: Path) -> None:
    several(tmp_path)
    (tmp_path / "biotopia-empty.jsonl").touch()
    said = typed("saves", "--statistics")
    found = json.loads(typed("saves", "--statistics", "--json").out)
    games = {game["game"]: game for game in found["games"]}

    assert said.code == 0
    assert "Biotopia, English edition\n  strongest bot easy: 1 unfinished\n" in said.out
    assert re.search(r"Biekrig\n  strongest bot easy: 1 finished, [01] won\n", said.out)
    assert said.out.endswith("\nNot counted: 1 file that cannot be read to the end.\n")
    assert games["biomos"]["strongest_bot"] == "hard"
    assert games["biomos"]["best_points"] is None
    assert games["biekrig"]["finished"] == 1
    assert f"best {games['biekrig']['best_points']} point" in said.out
    assert games["biekrig"]["last_played"].startswith("1970-01-12")
    assert games["biotopia"]["options"] == {"edition": "en"}
    assert found["not_counted"]["unread"] == 1


def test_without_saves_the_command_line_says_so(typed: Typed, tmp_path: Path) -> None:
    said = typed("saves", "--statistics")

    assert said.out == "No game of one person against bots, or alone, has been kept yet.\n"
    assert json.loads(typed("saves", "--statistics", "--json").out)["games"] == []
