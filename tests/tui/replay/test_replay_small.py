"""Watching where there is little room."""

from typing import cast

from core.journal import Journal
from tests.tui import looks
from tests.tui.matches import journal
from tests.tui.replay.test_replay import EVERYBODY, Watched, screen_of
from tests.tui.replays import played
from tui.replay.screen import ReplayScreen
from tui.scene.scene import PANELS
from tui.widgets.sheet import Sheet
from tui.widgets.zone import Zone


async def test_sheets_over_a_narrow_replay_break_a_line_only_where_it_is_full() -> None:
    match = played(journal("easy", "easy", game="ecosfera", level="2"), 60)

    def narrow(app: Watched) -> ReplayScreen:
        return looks.replay(match, EVERYBODY[:4], app, branch=app.branched.append)

    app = Watched(narrow)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.press("l")
        log = cast("Sheet", app.screen).rows
        await pilot.press("escape", "tab", "i")
        card = cast("Sheet", app.screen)

    further = [at for at, row in enumerate(log) if row.text.startswith("  ")]
    assert further
    for at in further:
        assert len(f"{log[at - 1].text} {log[at].text.split()[0]}") > 56
    assert max(len(row.text) for row in card.rows) > 45
    assert [row.text for row in card.rows] == [row.text for row in card.given]


async def test_where_one_zone_fits_a_replay_shows_one_and_tab_leads_through_all(
    over: Journal,
) -> None:
    app = Watched(screen_of(over, 30))
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        shown = {zone for zone in PANELS if app.screen.query_one(f"#{zone}", Zone).display}
        assert shown == {"board"}
        for _ in range(40):
            await pilot.press("tab")
            on = [zone for zone in PANELS if app.screen.query_one(f"#{zone}", Zone).display]
            assert on == [cast("ReplayScreen", app.screen).scene.focus]
            shown.update(on)
        assert shown == set(PANELS)


async def test_a_terminal_too_small_says_what_is_needed_and_a_larger_one_shows_the_stop(
    over: Journal,
) -> None:
    app = Watched(screen_of(over, 9))
    async with app.run_test(size=(59, 20)) as pilot:
        await pilot.pause()
        said = app.screen.query_one("#toosmall", Zone)
        assert "Hedgerow needs 60x20; this terminal has 59x20." in said.plain()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not said.display
        assert "PAUSED" in app.screen.query_one("#prompt", Zone).plain()
