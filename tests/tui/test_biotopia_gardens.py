"""The gardens of Biotopia on the table."""

import asyncio

import pytest
from textual.pilot import Pilot

from core.games.biotopia.cards import KIND
from core.journal import Journal
from core.words import message
from tests.tui.matches import journal
from tests.tui.replays import played
from tests.tui.seen import at_table
from tui.boards.biotopia_cards import own
from tui.table import TableScreen
from tui.tabletop import Board


def midway(seats: int) -> Journal:
    """A match in which every garden has butterflies."""
    match = journal("me", *["easy"] * (seats - 1), seed=5)
    while not all(garden.wings for garden in match.state.gardens):
        played(match, match.cursor + 1)
    return match


@pytest.mark.parametrize(
    ("seats", "size", "everybody"),
    [(2, (120, 40), True), (3, (120, 40), False), (5, (200, 60), True)],
)
def test_where_there_is_room_the_butterflies_of_all_are_drawn_as_cards(
    seats: int, size: tuple[int, int], everybody: bool
) -> None:
    match = midway(seats)

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        shown = screen.query_one(Board).plain()
        gardens = match.state.gardens if everybody else match.state.gardens[:1]
        kinds = [len({KIND[card] for card in garden.wings}) for garden in gardens]
        assert shown.count(screen.glyphs.frame[2]) == 1 + sum(kinds)
        for seat, hand in enumerate(own(screen.scene).hands):
            held = screen.words.say(message("cards", n=len(hand)))
            assert seat == 0 or f" {held} " in shown

    asyncio.run(at_table(match, look, size=size))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_several_double_flowers_stand_there_once_with_their_number(size: tuple[int, int]) -> None:
    match = played(journal("me", "easy", seed=7), 24)
    assert len(match.state.gardens[0].up) == 2

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        name = screen.words.word("card.brown_knapweed.short")
        shown = screen.query_one(Board).plain()
        own_row = next(line for line in shown.split("\n") if name in line)
        assert own_row.count(name) == 1
        assert f"] {screen.glyphs.cross}2" in own_row

    asyncio.run(at_table(match, look, size=size))
