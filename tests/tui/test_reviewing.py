"""The review after a match: the turns that changed most how likely somebody was to win."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from core.bots.effort import Effort
from core.bots.outlook import outlook
from core.game import View
from core.journal import Journal
from saves import store
from tests.tui.matches import AtOnce
from tests.tui.test_end import end_of, finished, shown
from tui.app import HedgerowApp
from tui.end import EndScreen
from tui.pages.swings import Swing
from tui.reviewing import CLOSE, ROUGH, review, turns
from tui.start import Start
from tui.words import LANGUAGES

ODD = 0.25
"""What every seat thinks of every position but those of the odd turns."""


def steady(match: Journal, odd: dict[int, float]) -> list[Swing]:
    """A review by somebody who sees a change in the odd turns only."""

    async def look(view: View, effort: Effort) -> float | None:
        asked.append((view, effort))
        return ODD + odd.get(view.clock.turn, 0.0)

    asked: list[tuple[View, Effort]] = []
    found = asyncio.run(review(match, look))
    assert found is not None
    assert {effort for _, effort in asked} == {ROUGH, CLOSE}
    assert all(view.seat is not None for view, _ in asked)
    return list(found)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_turns_lie_end_to_end_and_each_belongs_to_its_seat(seats: int) -> None:
    match = finished(seats)
    found = turns(match)

    assert found[-1].after == match.cursor
    assert all(one.after == two.first for one, two in pairwise(found))
    for turn in found:
        clock = match.game.clock(match.states[turn.first])
        assert (turn.seat, turn.round) == (clock.seat, clock.round)


def test_the_three_largest_changes_are_marked_in_the_order_they_were_played() -> None:
    match = finished(2)
    # A rise at the start of turn 9 is the change of turn 8 (after it) and of turn 9 (before it).
    found = steady(match, {5: 0.5, 9: -0.2, 14: 0.1})
    rounds = [turn.first + 1 for turn in turns(match)]

    assert [swing.moves for swing in found] == sorted(swing.moves for swing in found)
    assert {rounds.index(swing.moves) + 1 for swing in found} >= {4, 5}
    assert all(swing.chances is not None for swing in found)
    assert {swing.chances for swing in found} >= {(0.25, 0.75), (0.75, 0.25)}


def test_where_nobody_can_tell_there_is_no_review() -> None:
    async def silent(view: View, effort: Effort) -> float | None:
        return None

    assert asyncio.run(review(finished(2), silent)) is None


def test_the_end_of_a_match_is_no_guess() -> None:
    match = finished(3)
    winners = match.game.winners(match.state)

    for seat in range(3):
        view = match.game.view(match.state, seat)
        wanted = 1 / len(winners) if seat in winners else 0.0
        assert outlook(match.game, view, 1, Effort(1)).win == wanted


def test_a_guess_knows_only_what_the_seat_sees() -> None:
    match = finished(2)
    state = match.states[20]
    view = match.game.view(state, 0)
    other = match.game.view(match.game.imagine(view, 5), 0)

    assert outlook(match.game, view, 1, Effort(5)) == outlook(match.game, other, 1, Effort(5))


class Foreseeing(AtOnce):
    """Thinks that every turn makes everything better."""

    async def foresee(self, key: str, view: View, rng: int, effort: Effort) -> float | None:
        await asyncio.sleep(0)
        return min(view.clock.turn**2 / 4000, 1.0)


async def test_the_end_shows_the_review_as_soon_as_it_is_there(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = Foreseeing()
    match = finished(3)
    async with app.run_test(size=(80, 24)) as pilot:
        app.table(store.branch(match, match.cursor, tmp_path))
        await pilot.pause(0.1)
        end = app.screen
        assert isinstance(end, EndScreen)
        await app.workers.wait_for_complete()
        assert len(end.end.swings) == 3
        assert all(swing.chances for swing in end.end.swings)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chance_before_and_after_is_whole_on_the_page(
    language: str, size: tuple[int, int]
) -> None:
    end = end_of(finished(5))
    swing = Swing(9, 2, 1, 0, (1, 2, 3, 4, 5), (0.0, 1.0))
    page = shown(replace(end, swings=(swing,) * 3), language, size).plain()

    assert page.count("0-100 %") == 3
