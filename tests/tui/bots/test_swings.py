"""The turning points of a match, and the way from them into the replay."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from core.journal import Journal
from core.words import Words
from tests.tui.matches import AtOnce, journal
from tests.tui.replays import played
from tests.tui.screens.test_end import end_of, finished, shown
from tui.app.app import HedgerowApp
from tui.bots.swings import swings
from tui.config.start import Start
from tui.pages.result import Result, turning
from tui.replay.screen import ReplayScreen
from tui.screens.end import EndScreen
from tui.words import LANGUAGES
from tui.words.language import words


def with_swings(match: Journal) -> Result:
    return replace(
        end_of(match), swings=swings(match.game, match), cooperative=match.game.cooperative
    )


def changes(match: Journal) -> dict[int, tuple[int, ...]]:
    """By turn: how everybody's points differ from those before it."""
    game = match.game
    last: dict[int, tuple[int, ...]] = {}
    for state in match.states:
        last.setdefault(game.clock(state).turn, game.view(state, None).points)
    last[10_000] = game.view(match.state, None).points
    turns = sorted(last)
    return {
        turn: tuple(new - old for old, new in zip(last[turn], last[after], strict=True))
        for turn, after in pairwise(turns)
    }


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_turn_moves_two_seats_further_apart_than_the_turning_points(seats: int) -> None:
    match = finished(seats)
    found = swings(match.game, match)
    gains = changes(match)
    turns = [match.game.clock(match.states[swing.moves]).turn for swing in found]
    sizes = {turn: max(each) - min(each) for turn, each in gains.items() if turn}

    assert len(found) == 3
    assert turns == sorted(turns)
    assert sorted(sizes[turn] for turn in turns) == sorted(sizes.values())[-3:]
    for swing, turn in zip(found, turns, strict=True):
        assert gains[turn][swing.seat] == swing.gain != 0
        assert match.game.clock(match.states[swing.moves]).round == swing.round


def test_where_all_win_or_lose_as_one_the_turning_points_are_those_of_the_sea() -> None:
    match = played(journal("me", "easy", game="ecosfera"), 700)
    found = swings(match.game, match)

    assert found
    assert all(len(set(swing.points)) == 1 for swing in found)
    end = with_swings(match)
    page, last = shown(end).plain(), end.swings[-1]
    assert "Together" in page
    for swing in end.swings:
        mover = match.game.clock(match.states[swing.moves]).seat
        assert swing.seat == mover
        assert f"R{swing.round} {match.match.seats[swing.seat].name} {swing.gain:+d}" in page
    likely = replace(end, swings=(last._replace(chances=(0.4, 0.62)),))
    name = match.match.seats[last.seat].name
    assert f"1 R{last.round} {name} 40→62 %" in shown(likely).plain()
    assert "everybody’s chance" in shown(likely).plain()


def test_a_match_without_points_has_no_turning_points() -> None:
    match = played(journal("me", "easy"), 2)

    assert swings(match.game, match) == ()
    assert "Round" not in shown(with_swings(match)).plain()


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turning_point_can_be_clicked_and_is_whole(
    language: str, size: tuple[int, int]
) -> None:
    end = with_swings(finished(5))
    canvas = shown(end, language, size)
    hits = {hit.piece: hit for hit in canvas.hits}
    lines = canvas.plain().split("\n")

    for number, swing in enumerate(end.swings):
        hit = hits[f"swing:{number}"]
        said = lines[hit.y][hit.x : hit.x + hit.width]
        assert said.startswith(f"{number + 1} ")
        if size != (60, 20):
            assert end.side(swing.seat, canvas_words(end, language)) in said
            assert said.endswith(turning(end, swing, canvas_words(end, language), "→")[-2:])


def canvas_words(end: Result, language: str) -> Words:
    return words(end.match.game, language).sits([sitter.name for sitter in end.match.seats])


async def test_a_digit_opens_the_replay_at_a_turning_point(tmp_path: Path) -> None:
    from saves import store

    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    match = finished(3)
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_table(store.branch(match, match.cursor, tmp_path))
        await pilot.pause(0.1)
        end = app.screen
        assert isinstance(end, EndScreen)
        await pilot.press("2")
        await pilot.pause()
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        stop = replay.scene.track.stops[replay.scene.at]
        assert stop.round == end.end.swings[1].round
