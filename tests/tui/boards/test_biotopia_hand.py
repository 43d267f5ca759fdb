"""The hand of Biotopia: six cards in any size, and their whole text where they have the screen."""

import asyncio

import pytest
from textual.pilot import Pilot

from core.games.biotopia.cards import CARD, KIND
from core.games.biotopia.view import Mine
from core.journal import Journal
from tests.tui.matches import journal, words
from tests.tui.replays import played
from tests.tui.seen import at_table
from tui.drawing.canvas import wrap
from tui.table.screen import TableScreen
from tui.tabletop.tabletop import Hand
from tui.words import LANGUAGES


def full() -> Journal:
    """A match in which Anna holds six cards in her turn."""
    match = journal("me", "easy", "easy", seed=4, game="biotopia")
    while True:
        prompts = match.game.ask(match.state)
        mine = match.game.view(match.state, 0).own
        assert isinstance(mine, Mine)
        if len(prompts) == 1 and prompts[0].seat == 0 and len(mine.hands[0]) == 6:
            return match
        played(match, match.cursor + 1)


def held(screen: TableScreen) -> list[str]:
    """What Anna's cards are."""
    mine = screen.scene.view.own
    assert isinstance(mine, Mine)
    return [KIND[card] for card in mine.hands[0] if card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_fits_two_lines_of_the_narrowest_card(language: str) -> None:
    said = words("biotopia", language)
    for kind in CARD:
        lines = wrap(said.word(f"card.{kind}.gist"), 10)
        assert len(lines) <= 2
        assert max(map(len, lines)) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_in_a_full_hand(language: str) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        hand = screen.query_one(Hand).plain()
        assert len(held(screen)) == 6
        assert screen.look.glyphs.dots not in hand
        for kind in held(screen):
            for word in screen.words.word(f"card.{kind}.gist").split():
                assert word in hand

    asyncio.run(at_table(full(), look, size=(120, 40), language=language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 60)])
def test_z_shows_the_whole_rule_of_the_card_under_the_cursor(
    size: tuple[int, int], language: str
) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        screen.update(focus="hand", cursor="hand:1")
        if size[0] > 60:
            await pilot.press("z")
        zone = screen.query_one(Hand)
        for place, kind in enumerate(held(screen), 1):
            await pilot.press(str(place))
            lines = zone.plain().split("\n")
            hit = next(hit for hit in zone.hits if hit.piece == f"hand:{place}")
            card = [line[hit.x : hit.x + hit.width] for line in lines[hit.y : hit.y + hit.height]]
            shown = " ".join(" ".join(card).replace("│", " ").replace("║", " ").split())
            assert screen.words.word(f"card.{kind}") in shown
            assert screen.words.word(f"rule.{kind}") in shown
            assert screen.scene.cursor == f"hand:{place}"

    asyncio.run(at_table(full(), look, size=size, language=language))
