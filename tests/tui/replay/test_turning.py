"""The turning points of a match in its replay: on the bar, in words, by a key."""

from dataclasses import replace
from typing import Any

import pytest

from core.journal import Journal
from core.words import message
from tests.tui.matches import journal, words
from tests.tui.replay.test_replay import Watched, screen_of
from tests.tui.replays import NAMES, drawn, key_line, played, watching
from tui.bots.swings import Swing, swings
from tui.drawing.glyphs import SETS
from tui.replay import scrubber
from tui.replay.screen import ReplayScreen
from tui.scene.track import Track
from tui.scene.watching import Watching, column
from tui.widgets.sheet import Sheet
from tui.widgets.zone import Zone
from tui.words import LANGUAGES


def marked(track: Track, *turns: int, **more: Any) -> Watching:
    """A replay of which these turns were the turning points, standing at the first of them."""
    chances = ((0.83, 0.87), (0.5, 0.2), (0.1, 0.9))
    swings = tuple(
        (track.to_turn(turn), Swing(track.stops[track.to_turn(turn)].moves, 1, 0, 0, (), each))
        for turn, each in zip(turns, chances, strict=False)
    )
    return watching(track, swings[0][0], swings=swings, **more)


def test_turning_points_are_marked_on_the_bar_and_a_click_goes_there(track: Track) -> None:
    scene = marked(track, 7, 20, 33)
    canvas = drawn(scrubber.scrubber, scene)
    bar = canvas.plain().split("\n")[0]
    hits = {hit.x: hit.piece for hit in canvas.hits if hit.y == 0}

    assert bar.count("★") == 2, "and the one where it stands"
    for place, _ in scene.swings:
        x = 1 + column(track, place, 78)
        assert bar[x] in "★●"
        assert hits[x] == f"at:{place}"


@pytest.mark.parametrize("glyphs", ["safe", "ascii"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_turning_point_begins_the_chances_before_and_after_are_said(
    track: Track, language: str, glyphs: str
) -> None:
    scene = marked(track, 7, words=words(language=language).sits(NAMES))
    told = drawn(scrubber.scrubber, scene, glyphs=glyphs).plain().split("\n")[2]
    later = drawn(scrubber.scrubber, replace(scene, at=scene.at + 1)).plain().split("\n")[2]

    assert f"83{SETS[glyphs].arrow}87 %" in told
    assert "83" not in later


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_of_the_turning_points_is_shown_only_where_there_are_any(
    track: Track, language: str
) -> None:
    scene = marked(track, 7, branches=True, words=words(language=language).sits(NAMES))
    start, none = replace(scene, at=0), replace(scene, at=0, swings=())

    for paint, size in ((key_line, (120, 1)), (scrubber.scrubber, (80, 3))):
        assert "key:next" in {hit.piece for hit in drawn(paint, start, *size).hits}
        assert "key:next" not in {hit.piece for hit in drawn(paint, none, *size).hits}
    assert "key:replay_faster" in {hit.piece for hit in drawn(key_line, start, 80, 1).hits}


async def test_a_key_leads_from_one_turning_point_to_the_next_and_the_help_knows_it(
    over: Journal,
) -> None:
    app = Watched(screen_of(over, 0))
    found = swings(over.game, over)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        track = screen.scene.track
        places = [track.before(swing.moves) for swing in found]
        for place in (*places, places[0]):
            await pilot.press("n")
            assert screen.scene.at == place
        said = screen.words.say(message("replay.swing", seat=found[0].seat, changed=""))
        assert f"{said}{found[0].gain:+d}" in screen.query_one("#prompt", Zone).plain()
        await pilot.press("question_mark")
        assert isinstance(app.screen, Sheet)
        told = screen.words.word("replay.help.next").split("\t")
        assert told in [row.text.split(maxsplit=1) for row in app.screen.rows]


async def test_a_match_that_goes_on_has_no_turning_points_yet() -> None:
    app = Watched(screen_of(played(journal("me", "easy", "easy"), 30), 0))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("n")
        assert screen.scene.at == 0
        assert screen.scene.flash == message("replay.no_swings")
        await pilot.press("question_mark")
        assert isinstance(app.screen, Sheet)
        assert screen.words.word("replay.help.next") not in [row.text for row in app.screen.rows]
