"""The turns of the others at a table of Biekrig: attacks, dice, the log where there is little room."""

import asyncio
import re

import pytest
from textual.pilot import Pilot

from core.journal import Journal
from tests.tui.matches import journal
from tests.tui.replays import played
from tests.tui.seen import at_table
from tests.tui.test_biekrig_table import SIZES, midway, own
from tui.table import TableScreen
from tui.tabletop import Board, Hand, Market, Missions
from tui.zones.brief import last_of_each
from tui.zones.zone import Zone


def asked(key: str) -> Journal:
    """A match in which a bot has attacked the person, who is asked this."""
    match = journal("easy", "me", game="biekrig", seed=26)
    while (found := match.game.prompts(match.state)[0]).ask.key != key or found.seat != 1:
        played(match, match.cursor + 1)
    return match


def test_where_nothing_can_be_done_enter_says_so_and_goes_on() -> None:
    match = asked("ask.attacked")

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        lines = screen.query_one("#prompt", Zone).plain().split("\n")
        assert lines[2] == f" Enter {screen.words.word('verb.pass.only')}"
        before = len(match.entries)
        await pilot.press("enter")
        assert len(match.entries) > before

    asyncio.run(at_table(match, play))


@pytest.mark.parametrize("key", ["ask.attacked", "ask.varroa"])
def test_the_faces_of_the_die_stand_in_no_question_without_a_roll(key: str) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        prompt = screen.scene.snap.prompt
        assert prompt is not None
        assert prompt.ask.key == key
        shown = " ".join(screen.query_one("#prompt", Zone).plain().split())
        assert own(screen.scene.view).ahead
        assert not re.search(r"1 \S 2 \S", shown.replace("!", ""))

    asyncio.run(at_table(asked(key), look))


def test_at_a_table_of_four_the_turns_of_the_others_can_be_followed() -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        log = screen.query_one("#log", Zone).plain()
        assert len(log.split("\n")) == 2
        assert not {"Bo", "Cleo", "Dag"} - {
            name for name in ("Bo", "Cleo", "Dag") if f"{name} " in log
        }
        assert {hit.piece for hit in screen.query_one("#log", Zone).hits} == {
            f"log:{told.moves}" for told in last_of_each(screen.scene)
        }

    match = midway(60, seats=4, seed=4)
    played(match, match.cursor + 1)
    while match.game.prompts(match.state)[0].seat or match.entries[-1].seat == 0:
        played(match, match.cursor + 1)
    asyncio.run(at_table(match, look))


@pytest.mark.parametrize("size", SIZES)
def test_the_cursor_has_one_sign_wherever_the_die_is_drawn(size: tuple[int, int]) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        screen.update(focus="missions", cursor="die")
        boards = (screen.query_one(zone) for zone in (Market, Missions, Board, Hand))
        shown = "\n".join(zone.plain() for zone in boards)
        assert shown.count(screen.glyphs.more) == 1

    asyncio.run(at_table(midway(), look, size=size))
