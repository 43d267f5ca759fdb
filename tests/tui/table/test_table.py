"""The table as a player meets it: keys, clicks, sheets, sizes."""

import asyncio
import random
from string import ascii_lowercase
from typing import Any

import pytest
from textual.pilot import Pilot

from core import catalogue
from core.game import Game
from core.journal import Journal
from tests import tiny
from tests.tui.matches import journal, words
from tests.tui.replays import NAMES, played, watching
from tests.tui.seen import at_table, pictured, text
from tui.app.keys import USUAL
from tui.boards.find import board_of
from tui.drawing.glyphs import SETS
from tui.scene.track import Track
from tui.table.screen import TableScreen
from tui.tabletop import sheets
from tui.tabletop.tabletop import Board, Hand, Market, Missions
from tui.widgets.sheet import Sheet
from tui.widgets.zone import Zone
from tui.words import LANGUAGES

LIKED = ("claim", "play", "flower", "take", "draw", "discard", "pass")
SIZES = [(80, 24), (120, 40)]
FREE = [letter for letter in ascii_lowercase if not USUAL.at_table(letter) and letter not in "hjkl"]
"""Letters that mean nothing at a table; those of vim are told of by themselves."""


def midway(moves: int = 60, edition: str = "en") -> Journal:
    """A game taken to one of Anna's turns, by a player who plays what can be played."""
    match = journal("me", "easy", "easy", edition=edition)
    while match.cursor < moves or match.game.ask(match.state)[0].seat:
        prompt = match.game.ask(match.state)[0]
        liked = min(prompt.answers, key=lambda answer: LIKED.index(answer.verb))
        match.play(prompt.seat, liked.move)
    return match


def test_the_table_looks_as_it_did() -> None:
    pictured("biotopia", midway(edition="da"), *SIZES)


@pytest.mark.parametrize("size", [*SIZES, (200, 60), (200, 24)])
def test_the_four_panels_are_there_at_every_size(size: tuple[int, int]) -> None:
    async def look(_: Pilot[None], screen: TableScreen) -> None:
        for panel in (Board, Hand, Market, Missions):
            assert screen.query_one(panel).display
            assert screen.query_one(panel).plain().strip()

    asyncio.run(at_table(midway(), look, size=size))


@pytest.mark.parametrize("game", catalogue.published())
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_pointed_at_tells_what_it_is(game: str, language: str) -> None:
    track = Track(played(journal("me", "easy", "easy", game=game), 30))
    scene = watching(track, track.last, 0, words=words(game, language).sits(NAMES))
    view = scene.view
    pieces = [face.piece for pile in view.piles for face in pile.faces if face.name]
    pieces += [pile.piece for pile in view.piles]

    for piece in filter(None, pieces):
        title, _ = sheets.inspect(scene, board_of(game), piece, SETS["safe"])
        assert title != scene.words.word("inspect.nothing")


def test_a_game_can_be_played_by_keys_and_every_move_undone() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        start = screen.port.replay().states[0]
        await pilot.press("2", "enter")
        await pilot.pause()
        assert screen.scene.view.clock.turn > 0
        await pilot.press("d")
        await pilot.pause()
        assert len(screen.pieces("hand")) == 4
        await pilot.press("t", "1")
        await pilot.pause()
        assert len(screen.pieces("hand")) == 5
        await pilot.press("u", "u", "u")
        await pilot.pause()
        prompt = screen.scene.snap.prompt
        assert prompt is not None
        assert prompt.ask.key == "ask.first"
        assert screen.port.replay().states[0] == start
        await pilot.press("r", "r")
        assert len(screen.pieces("hand")) == 4

    asyncio.run(at_table(journal("me", "easy"), play))


def test_a_click_selects_and_a_second_one_does() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        hit = next(hit for hit in screen.query_one(Hand).hits if hit.piece == "hand:3")
        spot = (hit.x + 1, hit.y + 1)
        await pilot.click(Hand, offset=spot)
        assert screen.scene.cursor == "hand:3"
        assert len(screen.pieces("hand")) == 4
        await pilot.click(Hand, offset=spot)
        await pilot.pause()
        assert len(screen.pieces("hand")) == 3

    asyncio.run(at_table(journal("me", "easy"), play))


def test_a_wrong_key_says_why_and_changes_nothing() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        before = screen.port.replay().state
        await pilot.press("c")
        assert screen.scene.flash is not None
        assert screen.port.replay().state is before
        assert screen.words.say(screen.scene.flash) in text(pilot.app)

    asyncio.run(at_table(journal("me", "easy"), play))


@pytest.mark.parametrize("key", ["9", "0", "%", "f2", *FREE[:2]])
def test_a_key_without_meaning_says_so_and_the_old_sentence_goes(key: str) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("c")
        old = screen.words.say(screen.scene.flash or "")
        await pilot.press(key)
        assert old not in text(pilot.app)
        assert f"{key.upper() if len(key) > 1 else key} does nothing here" in text(pilot.app)

    asyncio.run(at_table(journal("me", "easy"), play))


def test_undo_says_what_is_taken_back() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("2", "enter")
        await pilot.pause()
        await pilot.press("d")
        await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
        assert "Taken back: Anna drew" in text(pilot.app)
        assert ", and all that followed" in text(pilot.app)
        assert "Anna drew" not in screen.query_one("#log", Zone).plain()

    asyncio.run(at_table(journal("me", "easy"), play))


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("x", "hint.title"),
        ("question_mark", "help.title"),
        ("colon", "commands.title"),
        ("l", "zone.log"),
    ],
)
def test_a_sheet_opens_over_the_table_and_closes_again(key: str, told: str) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press(key)
        assert isinstance(pilot.app.screen, Sheet)
        assert screen.words.word(told) in text(pilot.app)
        await pilot.press("backspace")
        assert screen.is_current

    asyncio.run(at_table(midway(20), play))


def test_the_card_under_the_cursor_is_shown_in_full() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("i")
        face = screen.scene.face("hand:1")
        assert face is not None
        assert face.name is not None
        assert screen.words.word(face.name) in text(pilot.app)

    asyncio.run(at_table(midway(20), play))


def test_own_backs_show_only_to_who_asks_to_peek() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        board = screen.query_one(Board)
        before = board.plain()
        await pilot.press("v")
        assert board.plain() != before
        await pilot.press("v")
        assert screen.scene.large == 1

    asyncio.run(at_table(midway(20), play))


def test_a_zone_fills_the_screen_and_comes_back() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("z")
        assert screen.query_one(Hand).size.height == 19
        assert not screen.query_one(Market).display
        await pilot.press("escape")
        assert screen.query_one(Market).display

    asyncio.run(at_table(midway(20), play))


def test_a_zone_that_fills_the_screen_gives_way_to_the_next() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("z")
        for _ in range(4):
            await pilot.press("tab")
            focus = screen.query_one(f"#{screen.scene.focus}", Zone)
            assert (focus.display, focus.size.height) == (True, 19)
        await pilot.press("escape")
        assert screen.query_one(Market).size.height < 19

    asyncio.run(at_table(midway(20), play))


def test_any_size_is_survived_and_the_table_comes_back() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        before = text(pilot.app)
        chance = random.Random(4)
        for _ in range(40):
            await pilot.resize_terminal(chance.randint(1, 220), chance.randint(1, 70))
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert text(pilot.app) == before

    asyncio.run(at_table(midway(30), play))


def test_a_terminal_too_small_says_so() -> None:
    async def play(pilot: Pilot[None], _: TableScreen) -> None:
        assert "60x20" in text(pilot.app)

    asyncio.run(at_table(midway(20), play, size=(59, 20)))


def test_where_only_one_zone_fits_tab_shows_the_next() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert screen.query_one(Hand).display
        assert not screen.query_one(Market).display
        await pilot.press("tab")
        assert screen.query_one(Market).display
        await pilot.press("t", "2")
        await pilot.pause()
        assert screen.port.replay().cursor > 20

    asyncio.run(at_table(midway(20), play, size=(60, 20)))


def test_no_card_of_another_seat_is_on_the_screen() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        own = screen.scene.view.own
        shown = screen.query_one(Board).plain()
        hands = [pile for pile in screen.scene.view.piles if pile.name == "pile.hand"]
        assert own is not None
        assert all(face.name is None or face.known_to == "all" for face in hands[1].faces)
        assert shown.count("[") >= 2

    asyncio.run(at_table(midway(20), play, size=(120, 40)))


def test_a_game_without_a_board_file_is_drawn_and_played(pebbles: Game[Any]) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert screen.query_one(Hand).plain().strip()
        held = len(screen.pieces("hand"))
        await pilot.press("d")
        await pilot.pause()
        assert len(screen.pieces("hand")) == held + 1
        await pilot.press("u")
        assert screen.port.replay().cursor == 0

    match = tiny.opened(pebbles)
    solo = journal("me", "random", game="pebbles")
    assert solo.state == match.game.setup(solo.match.options, 2, 7)
    asyncio.run(at_table(solo, play))


async def test_on_the_smallest_table_the_first_look_at_a_board_brings_it_there() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert not screen.zone("board").display
        await pilot.press("v")
        await pilot.pause()
        assert screen.zone("board").display
        assert screen.words.who(1) in screen.zone("board").plain()

    await at_table(journal("me", "me", game="biekrig"), play, size=(60, 20))
