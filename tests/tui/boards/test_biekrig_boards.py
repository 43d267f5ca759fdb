"""Two boards of Biekrig in one process: each match is drawn with its own, and keeps it."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from core.games.biekrig.board import SPACES, Layout
from saves.reader import read
from tests.tui.boards.test_biekrig_table import midway
from tests.tui.matches import words
from tests.tui.seen import at_table
from tui.match.draft import again
from tui.table.screen import TableScreen
from tui.tabletop.tabletop import Market
from tui.widgets.zone import Zone

OLD = Path(__file__).parents[2] / "golden/biekrig/2-whole.jsonl"
SIZES = [(80, 24), (120, 40), (200, 60)]


@pytest.mark.parametrize("size", SIZES)
def test_every_space_has_the_sign_and_the_name_of_its_own_board(size: tuple[int, int]) -> None:
    said = words("biekrig")

    def look(board: Layout) -> None:
        async def looked(pilot: Pilot[None], screen: TableScreen) -> None:
            zone = screen.query_one(Market)
            rows = zone.plain().split("\n")
            hits = {hit.piece: hit for hit in zone.hits}
            for place, space in enumerate(SPACES[board]):
                hit = hits[f"space:{place}"]
                field = "".join(
                    row[hit.x : hit.x + hit.width] for row in rows[hit.y : hit.y + hit.height]
                )
                assert said.word(f"sign.{space.name}") in field
            screen.update(focus="market", cursor="space:5")
            told = screen.query_one("#card", Zone).plain()
            assert said.word(f"space.{SPACES[board][5].name}") in told

        asyncio.run(at_table(midway(board=board), looked, size=size))

    for board in (*SPACES, *SPACES):
        look(board)


@pytest.mark.parametrize("board", SPACES)
def test_a_match_and_the_next_one_like_it_have_the_same_board(board: str) -> None:
    assert again(midway(board=board).match).chosen["board"] == board


def test_after_a_match_from_before_there_was_a_choice_the_older_board_is_played_again() -> None:
    match = read(OLD).journal.match

    assert "board" not in dict(match.options)
    assert again(match).chosen["board"] == "quiet"
