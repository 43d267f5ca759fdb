"""The help at a table: it opens at what the cursor is on, and every section is a key away."""

import asyncio
from typing import Any

import pytest
from textual.pilot import Pilot

from core import catalogue
from core.game import Game
from tests.tui import looks
from tests.tui.host.hosting import come, hosting, key
from tests.tui.host.tables import opened
from tests.tui.matches import journal, words
from tests.tui.replays import played
from tests.tui.seen import at_table, text
from tests.tui.table.test_table import midway
from tui.app.app import HedgerowApp
from tui.config.grammar import SHEETS
from tui.table.screen import TableScreen
from tui.tabletop import helping
from tui.tabletop.card import reason
from tui.widgets.manual import Manual
from tui.widgets.sheet import Row
from tui.words import LANGUAGES

SIZES = [(60, 20), (80, 24), (120, 40), (200, 60)]


def each_game(*sizes: tuple[int, int]) -> list[Any]:
    """Every game at one of the sizes, in turns; at all others by hand."""
    return [
        pytest.param(game, size, marks=() if at % len(sizes) == turn else pytest.mark.long)
        for at, game in enumerate(catalogue.published())
        for turn, size in enumerate(sizes)
    ]


def manual(pilot: Pilot[None]) -> Manual:
    assert isinstance(pilot.app.screen, Manual)
    return pilot.app.screen


@pytest.mark.parametrize(("game", "size"), each_game(*SIZES))
def test_the_help_opens_at_what_the_cursor_is_on_and_why_it_cannot_be_used(
    game: str, size: tuple[int, int]
) -> None:
    seen = []

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        for panel, pieces in screen.all_pieces().items():
            for piece in pieces[:6]:
                face = screen.scene.face(piece)
                if face is None or face.name is None:
                    continue
                screen.update(cursor=piece, focus=panel)
                await pilot.press("question_mark")
                shown = " ".join(text(pilot.app).replace("│", " ").split())
                name = screen.drawn_by.lines(screen.words, face, 50)[0][0]
                assert manual(pilot).rows[0].text == name
                why = reason(screen.scene, screen.drawn_by, screen.game)
                assert why in shown
                seen.append(bool(why))
                assert manual(pilot).section == -1
                await pilot.press("escape")

    asyncio.run(at_table(played(journal("me", "easy", game=game, seed=4), 10), play, size=size))
    assert seen


def test_where_the_cursor_is_on_nothing_the_help_begins_with_its_contents() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        screen.update(cursor="")
        await pilot.press("question_mark")
        assert manual(pilot).rows[0].text.startswith("1 This match  2 ")

    asyncio.run(at_table(midway(20), play))


@pytest.mark.parametrize(("game", "size"), each_game((60, 20), (120, 40)))
def test_the_contents_name_every_section_and_lead_there_by_number_by_tab_and_by_click(
    game: str, size: tuple[int, int]
) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("question_mark")
        help_page, said = manual(pilot), screen.words
        titles = [help_page.rows[at].text for at in help_page.heads]
        pages = [each for each in said.starting("help.") if each.endswith(".title")]
        assert {said.word(each) for each in pages} < {*titles}
        assert titles[-1] == said.word("help.keys.all")
        assert [spot.text.split(" ", 1)[1] for spot in help_page.spots] == titles

        def here() -> str:
            at = help_page.heads[help_page.section]
            assert help_page.top <= at < help_page.top + help_page.room
            assert f"{help_page.section + 1}/{len(titles)}" in text(pilot.app).split("\n")[0]
            return help_page.rows[at].text

        for number, title in enumerate(titles, 1):
            await pilot.press("home", *str(number))
            assert here() == title
        await pilot.press("home")
        for title in titles:
            await pilot.press("tab")
            assert here() == title
        for title in reversed(titles[:-1]):
            await pilot.press("shift+tab")
            assert here() == title
        await pilot.press("shift+tab")
        assert help_page.top == 0
        for number, title in enumerate(titles, 1):
            await pilot.press("home")
            help_page.top = help_page.spots[0].row
            help_page.scrolled()
            zone = help_page.query_one("#sheet")
            hits = [hit for hit in zone.hits if hit.piece == f"sheet:{number - 1}"]  # type: ignore[attr-defined]
            at = zone.region
            await pilot.click(offset=(at.x + hits[-1].x, at.y + hits[-1].y))
            assert here() == title

    match = journal("me", "easy", game=game, seed=4)
    asyncio.run(at_table(match, play, size=size))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.published())
def test_heading_contents_and_foot_fit_the_smallest_terminal(game: str, language: str) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("question_mark")
        help_page, said = manual(pilot), screen.words
        for name in ("section", "keys", "search", "back"):
            assert said.word(f"help.foot.{name}") in text(pilot.app)
        for row, x, shown in help_page.spots:
            assert help_page.rows[row].text[x:].startswith(shown)
            assert x + len(shown) <= 56
        for number in range(len(help_page.heads)):
            help_page.go(number)
            assert screen.look.glyphs.dots not in text(pilot.app).split("\n")[0]

    asyncio.run(at_table(journal("me", game=game), play, size=(60, 20), language=language))


@pytest.mark.parametrize("size", SIZES)
def test_the_keys_are_one_key_away_and_the_same_key_then_leaves(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("question_mark")
        for named in ("Tab: section", "?: keys", "/: search", "Esc, q: back"):
            assert named in text(pilot.app)
        await pilot.press("question_mark")
        assert screen.words.word("help.keys.verbs") in text(pilot.app)
        await pilot.press("question_mark")
        assert pilot.app.screen is screen

    asyncio.run(at_table(midway(20), play, size=size))


def test_the_keys_of_sheets_stand_among_the_keys() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("question_mark")
        shown = [row.text for row in manual(pilot).rows]
        for name, keys in SHEETS.items():
            said = screen.words.word(f"sheet.{name}.long")
            [line] = [line for line in shown if line.endswith(said)]
            assert line.split()[0].casefold() == keys[0].casefold()

    asyncio.run(at_table(midway(20), play))


async def test_the_replay_has_the_same_help_with_its_own_keys() -> None:
    app, match = HedgerowApp(), midway(30)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = looks.replay(match, (0, None), app, at=25)
        await app.push_screen(screen)
        [piece, *_] = [piece for piece in screen.pieces("market") if screen.scene.face(piece)]
        screen.update(cursor=piece, focus="market")
        await pilot.press("question_mark")
        help_page, said = manual(pilot), words("biotopia", "en")
        face = screen.scene.face(screen.scene.cursor)
        assert face is not None
        assert face.name is not None
        assert said.word(face.name) in help_page.rows[0].text
        titles = [help_page.rows[at].text for at in help_page.heads]
        assert said.word("help.goal.title") in titles
        await pilot.press("question_mark")
        assert "play and pause" in text(app)


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_over_ssh_a_slash_searches_in_a_sheet_and_talks_at_the_table(
    tmp_path: Any, pebbles: Game[Any], size: tuple[int, int]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        anna = await come(host, keys[0], command=table.record.code, size=size)
        await anna.until(table.record.code)
        anna.press("?")
        await anna.until("/: search")
        await anna.settled()
        anna.press("/", "compost", "\r")
        await anna.until("2 of ")
        assert "Enter: say it" not in anna.text
        anna.press("\x1b")
        await anna.until("/: search")
        anna.press("q")
        await anna.until(table.record.code)
        await anna.settled()
        anna.press("/")
        await anna.until("Enter: say it")


def test_whoever_adds_a_section_adds_a_title_and_rows() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        screen.update(cursor="")
        overlay = helping.manual(
            screen, "help.title", [("Signs", [Row("*: a sign")]), ("More", [Row("x")])]
        )
        screen.lay(overlay)
        await pilot.pause()
        assert "1 Signs  2 More" in text(pilot.app)
        assert "*: a sign" in text(pilot.app)

    asyncio.run(at_table(midway(20), play))
