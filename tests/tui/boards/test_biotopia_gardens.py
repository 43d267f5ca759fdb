"""The gardens of Biotopia on the table."""

import asyncio

import pytest
from textual.pilot import Pilot

from core.games.biotopia.cards import KIND
from core.journal import Journal
from core.words import message
from tests.tui.matches import journal
from tests.tui.replays import played
from tests.tui.seen import at_table, text
from tui.boards.biotopia.cards import own
from tui.table.screen import TableScreen
from tui.tabletop.tabletop import Board


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
        assert shown.count(screen.look.glyphs.frame[2]) == 1 + sum(kinds)
        for seat, hand in enumerate(own(screen.scene).hands):
            held = screen.words.say(message("cards", n=len(hand)))
            assert seat == 0 or f" {held} " in shown

    asyncio.run(at_table(match, look, size=size))


def two_knapweeds() -> Journal:
    """The first match in which the player has two double flowers and is to move."""
    for seed in range(50):
        match = played(journal("me", "easy", seed=seed))
        for moves, state in enumerate(match.states[:-1]):
            if len(state.gardens[0].up) == 2 and match.game.ask(state)[0].seat == 0:
                return played(journal("me", "easy", seed=seed), moves)
    raise AssertionError("no such match")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_several_double_flowers_stand_there_once_with_their_number(size: tuple[int, int]) -> None:
    match = two_knapweeds()

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        name = screen.words.word("card.brown_knapweed.short")
        shown = screen.query_one(Board).plain()
        own_row = next(line for line in shown.split("\n") if name in line)
        assert own_row.count(name) == 1
        assert f"] {screen.look.glyphs.cross}2" in own_row

    asyncio.run(at_table(match, look, size=size))


def planted(place: int) -> Journal:
    """Anna takes a card from the Sky, Bo draws, Anna plants a card of her hand; Bo looks."""
    match = journal("easy", "me", seed=7, starter="1")
    for verb, piece in [
        *[("flower", "hand:1")] * 2,
        ("take", "sky:1"),
        ("draw", "deck"),
        ("flower", f"hand:{place}"),
    ]:
        prompt = match.game.ask(match.state)[0]
        answers = [o for o in prompt.answers if (o.verb, o.pieces) == (verb, (piece,))]
        match.play(prompt.seat, answers[0].move)
    return match


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_another_reads_the_same_whichever_card_is_planted(size: tuple[int, int]) -> None:
    """The fourth was taken from the Sky before everybody's eyes."""
    seen = []
    for place in (1, 2, 3, 4):

        async def look(pilot: Pilot[None], screen: TableScreen) -> None:
            for key in ("l", "escape"):
                seen.append(text(pilot.app))
                await pilot.press(key)
                await pilot.pause()

        asyncio.run(at_table(planted(place), look, size=size))

    assert len(set(seen)) == 2
    assert seen[0::2] == [seen[0]] * 4


def test_what_was_taken_openly_is_named_beside_the_hand_with_a_question_mark_after_a_plant() -> (
    None
):
    taken = planted(4)
    taken.go(3)
    shown = []
    for match in (taken, planted(4)):

        async def look(pilot: Pilot[None], screen: TableScreen) -> None:
            shown.append(screen.query_one(Board).plain())

        asyncio.run(at_table(match, look, size=(120, 40)))

    assert "known: Essex " in shown[0]
    assert "known: Essex? " in shown[1]
    assert "[▒] [▒]" in shown[1]
