"""The log as a sheet opens at what happened since the own last turn."""

import asyncio
from functools import partial

import pytest
from textual.pilot import Pilot

from core.journal import Journal
from tests.tui.drawn import drawn
from tests.tui.matches import journal, port, words
from tests.tui.replays import played
from tests.tui.seen import at_table
from tui.app.keys import USUAL
from tui.scene.attention import Attention
from tui.scene.headlines import logged, since
from tui.scene.scene import Scene
from tui.table.screen import TableScreen
from tui.tabletop import common
from tui.tabletop.sheets import news
from tui.widgets.sheet import Sheet


def later(game: str, seats: int) -> Journal:
    """A match of a person with bots that have had their turns; the person is asked, late in it."""
    match = played(journal("me", *["easy"] * (seats - 1), game=game, seed=4), 30)
    while match.game.clock(match.state).seat != 0 or match.entries[-1].seat == 0:
        assert not match.over
        played(match, match.cursor + 1)
    return match


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize(("game", "seats"), [("biotopia", 3), ("biekrig", 4), ("ecosfera", 2)])
def test_the_log_opens_at_the_first_line_since_my_turn_below_a_rule_and_has_all_of_it_above(
    game: str, seats: int, size: tuple[int, int]
) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("l")
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        log, view, rule = (
            screen.port.log(),
            screen.scene.view,
            news(screen.words, screen.look.glyphs),
        )
        new = log[since(log, view.seat, view.clock)]
        rows = [row.text for row in sheet.rows]
        at = sheet.choices[sheet.at]
        place = rows.index(rule)
        assert at == place + 1
        assert " ".join(" ".join(rows[at:]).split()).startswith(
            f"{new.round} {logged(screen.words, new)}"
        )
        assert sheet.top <= place < at < sheet.top + sheet.room
        assert sheet.top == place or sheet.top + sheet.room == len(rows)
        await pilot.press("home")
        assert sheet.top == 0
        assert sheet.choices[sheet.at] == 0

    asyncio.run(at_table(later(game, seats), look, size=size))


def test_before_the_first_own_turn_there_is_no_rule_and_the_newest_line_is_chosen() -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("l")
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        assert news(screen.words, screen.look.glyphs) not in [row.text for row in sheet.rows]
        assert sheet.at == len(sheet.choices) - 1

    match = journal("easy", "me", game="biomos", seed=4, starter="1")
    asyncio.run(at_table(played(match, 2), look))


def test_a_bot_that_is_asked_thinks_also_between_two_of_its_answers() -> None:
    match = journal("easy", "me", "easy", game="biotopia", seed=4)
    while match.game.ask(match.state)[0].seat != 2:
        played(match, match.cursor + 1)
    table = port(match)
    view = table.snapshot()
    assert view.thinking is None
    scene = Scene(
        view,
        words("biotopia").sits(["Hazel", "Robin", "Ash"]),
        Attention(),
        USUAL,
        match=table.match,
    )
    assert "Ash is thinking" in drawn(partial(common.prompt, scene=scene), (80, 3)).plain()
