"""The review after a match: the turns that changed most how likely somebody was to win."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from core import catalogue
from core.bots.outlook import outlook
from core.effort import Effort
from core.game import View
from core.journal import Journal
from core.words import Words, message
from saves import store
from tests.tui import looks
from tests.tui.drawn import drawn
from tests.tui.matches import AtOnce, journal
from tests.tui.replays import played
from tests.tui.screens.test_end import end_of, finished, shown
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.bots.questions import Foresight
from tui.bots.review import CLOSE, ROUGH, review
from tui.bots.swings import Swing
from tui.bots.turns import turns
from tui.config.start import Start
from tui.drawing.glyphs import SETS
from tui.pages.result import Result, paint
from tui.replay.screen import ReplayScreen
from tui.screens.end import EndScreen
from tui.words import LANGUAGES
from tui.words.language import words as screen_words

STEADY = 0.25
"""What every seat thinks of every position where nothing is known of it."""
Table = Callable[[View], float]


def reviewed(match: Journal, rough: Table, close: Table, error: float = 0.0) -> tuple[Swing, ...]:
    """A review by somebody who sees one thing at a glance, and another on a closer look."""

    async def look(view: View, effort: Effort) -> Foresight | None:
        asked.append((view, effort))
        return Foresight((rough if effort == ROUGH else close)(view), error)

    asked: list[tuple[View, Effort]] = []
    found = asyncio.run(review(match, look))
    assert found is not None
    assert {effort for _, effort in asked} == {ROUGH, CLOSE}
    assert all(view.seat is not None for view, _ in asked)
    return found


def jumps(odd: dict[int, float]) -> Table:
    """From the start of these turns on the first seat's chance is higher or lower by so much."""

    def told(view: View) -> float:
        chance = STEADY + sum(by for turn, by in odd.items() if view.clock.turn >= turn)
        return of(view, chance)

    return told


def of(view: View, chance: float) -> float:
    """The chance of a seat where that is the first one's: of two, what one wins the other loses."""
    return 1 - chance if view.seat == 1 and len(view.points) == 2 else chance


@pytest.mark.parametrize("game", catalogue.published())
@pytest.mark.parametrize("seats", [2, 3])
def test_the_turns_lie_end_to_end_from_the_first_on_and_each_belongs_to_its_seat(
    game: str, seats: int
) -> None:
    match = played(journal("me", *("easy",) * (seats - 1), game=game), 60)
    found = turns(match)
    clocks = [match.game.clock(state) for state in match.states]

    assert clocks[found[0].first].turn == 1
    assert found[0].first == 0 or clocks[found[0].first - 1].turn == 0
    assert found[-1].after == match.cursor
    assert all(one.after == two.first for one, two in pairwise(found))
    assert [clocks[turn.first].turn for turn in found] == list(range(1, len(found) + 1))
    for turn in found:
        assert (turn.seat, turn.round) == (clocks[turn.first].seat, clocks[turn.first].round)


def numbers(match: Journal, found: tuple[Swing, ...]) -> list[int]:
    """Which turns these are."""
    return [match.game.clock(match.states[swing.moves]).turn for swing in found]


def test_the_three_largest_changes_are_marked_in_the_order_they_were_played() -> None:
    match = finished(2)
    # What is different at the start of turn 6 has been changed in turn 5.
    seen = jumps({6: 0.5, 10: -0.3, 13: 0.1, 15: 0.4})
    found = reviewed(match, seen, seen)

    assert numbers(match, found) == [5, 9, 14]
    firsts = [
        tuple(round(1 - each if swing.seat else each, 2) for each in swing.chances or ())
        for swing in found
    ]
    assert firsts == [(0.25, 0.75), (0.75, 0.45), (0.55, 0.95)]


def test_what_only_a_glance_has_seen_is_no_turning_point() -> None:
    match = finished(2)
    glance = jumps({turn: 0.04 * (-1) ** turn * turn for turn in range(4, 12)})
    found = reviewed(match, glance, jumps({7: 0.2, 9: -0.2}))

    assert numbers(match, found) == [6, 8]


def test_a_change_within_the_error_is_no_turning_point() -> None:
    match = finished(2)
    glance = jumps({6: 0.5, 10: -0.3, 13: 0.2})

    assert numbers(match, reviewed(match, glance, jumps({6: 0.07, 10: -0.1, 13: 0.02}))) == [9]
    assert reviewed(match, glance, jumps({6: 0.07, 10: -0.07})) == ()


def test_to_and_fro_within_two_turns_is_no_turning_point() -> None:
    match = finished(2)
    there_and_back = jumps({6: -0.2, 7: 0.2, 12: 0.15})

    assert numbers(match, reviewed(match, there_and_back, there_and_back)) == [11]


def test_a_change_within_two_errors_of_the_looks_is_no_turning_point() -> None:
    match = finished(2)
    seen = jumps({6: 0.2})

    assert numbers(match, reviewed(match, seen, seen, error=0.05)) == [5]
    assert reviewed(match, seen, seen, error=0.12) == ()


def test_two_seats_are_asked_what_they_think_of_the_same_moment_and_the_middle_is_taken() -> None:
    match = finished(2)
    turn = turns(match)[5]

    def torn(view: View) -> float:
        """Before this turn each of the two thinks that it will lose."""
        if view.clock.turn == match.game.clock(match.states[turn.first]).turn:
            return 0.35
        return of(view, 0.65)

    assert reviewed(match, torn, torn) == ()


@pytest.mark.parametrize("game", catalogue.published())
def test_a_turning_point_lies_where_its_seat_has_everything_still_to_choose(game: str) -> None:
    match = played(journal("easy", "easy", game=game), 60)
    found = reviewed(match, jumps({2: 0.3}), jumps({2: 0.3}))

    assert numbers(match, found) == [1]
    assert found[0].seat in {prompt.seat for prompt in match.game.ask(match.states[found[0].moves])}
    replay = looks.replay(match, (None,), at=found[0])
    track, at = replay.scene.track, replay.scene.at
    assert track.state(at) == match.states[found[0].moves]
    assert track.position(at).turn == 1


def test_where_nobody_can_tell_there_is_no_review() -> None:
    async def silent(view: View, effort: Effort) -> Foresight | None:
        return None

    assert asyncio.run(review(finished(2), silent)) is None


def test_the_end_of_a_match_is_no_guess() -> None:
    match = finished(3)
    winners = match.game.winners(match.state)

    for seat in range(3):
        view = match.game.view(match.state, seat)
        wanted = 1 / len(winners) if seat in winners else 0.0
        assert outlook(match.game, view, 1, Effort(1)).wins == (wanted,)


def test_a_guess_knows_only_what_the_seat_sees() -> None:
    match = finished(2)
    state = match.states[20]
    view = match.game.view(state, 0)
    other = match.game.view(match.game.determinise(view, 5), 0)

    assert outlook(match.game, view, 1, Effort(5)) == outlook(match.game, other, 1, Effort(5))


class Foreseeing(AtOnce):
    """Thinks that nearly every turn changes much."""

    async def foresee(self, key: str, view: View, rng: int, effort: Effort) -> Foresight | None:
        await asyncio.sleep(0)
        return Foresight(of(view, view.clock.turn**2 % 11 / 10))


async def test_the_end_shows_the_review_as_soon_as_it_is_there(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = Foreseeing()
    match = finished(3)
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_table(store.branch(match, match.cursor, tmp_path))
        await pilot.pause(0.1)
        end = app.screen
        assert isinstance(end, EndScreen)
        await app.workers.wait_for_complete()
        assert len(end.end.swings) == 3
        assert all(swing.chances for swing in end.end.swings)


@pytest.mark.parametrize("glyphs", ["safe", "ascii"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chance_before_and_after_is_whole_on_the_page(
    language: str, size: tuple[int, int], glyphs: str
) -> None:
    end = end_of(finished(5))
    swing = Swing(9, 12, 2, 0, (1, 2, 3, 4, 5), (0.0, 1.0))
    said = named(end, language, "Maximiliane-Joseph")
    end = replace(end, swings=(swing,) * 3)
    page = drawn(lambda canvas: paint(canvas, end, said), size, glyphs=glyphs).plain()

    assert page.count(f"0{SETS[glyphs].arrow}100 %") == 3
    assert page.count("R12 M") == (3 if size[1] < 34 else 0)


def named(end: Result, language: str, name: str) -> Words:
    return screen_words(end.match.game, language).sits([name] * len(end.match.seats))


def test_where_there_is_room_the_turning_points_have_a_heading_at_every_size() -> None:
    end = end_of(finished(3))
    swing = Swing(9, 2, 1, 0, (1, 2, 3), (0.3, 0.6))

    assert "chance to win before and after" in shown(replace(end, swings=(swing,))).plain()


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("instead", ["end.pending", "end.calm"])
def test_where_there_are_no_turning_points_a_sentence_says_why(
    instead: str, language: str, size: tuple[int, int]
) -> None:
    end = replace(end_of(finished(3)), instead=instead)

    assert screen_words("biotopia", language).word(instead) in shown(end, language, size).plain()


class Slow(Foreseeing):
    """Has an answer only when it is told to have one."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.ready = 0, asyncio.Event()

    async def foresee(self, key: str, view: View, rng: int, effort: Effort) -> Foresight | None:
        self.asked += 1
        await self.ready.wait()
        return await super().foresee(key, view, rng, effort)


async def test_until_the_review_is_done_the_end_says_so_and_no_number_leads_anywhere(
    tmp_path: Path,
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = thinker = Slow()
    match = finished(3)
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_table(store.branch(match, match.cursor, tmp_path))
        await pilot.pause(0.1)
        end = app.screen
        assert isinstance(end, EndScreen)
        assert "Still looking for the turning points" in text(app)
        await pilot.press("1")
        assert app.screen is end
        thinker.ready.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "Still looking" not in text(app)
        await pilot.press("1")
        assert isinstance(app.screen, ReplayScreen)


async def test_a_match_is_thought_over_once_a_session_and_not_for_nothing(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = thinker = Slow()
    match = finished(2)
    async with app.run_test(size=(80, 24)) as pilot:
        save = store.branch(match, match.cursor, tmp_path)
        app.to_table(save)
        await pilot.pause(0.1)
        await pilot.press("escape", "enter")
        assert thinker.asked == 1, "the table was not left: the review goes on behind it"
        await pilot.press("u")
        await pilot.pause()
        assert not app.workers, "the game goes on, and its bots need the thinker"
        await pilot.press("r")
        thinker.ready.set()
        await app.workers.wait_for_complete()
        asked = thinker.asked
        end = app.screen
        assert isinstance(end, EndScreen)
        app.home()
        app.resume(save.path)
        await pilot.pause(0.1)
        again = app.screen
        assert isinstance(again, EndScreen)
        assert again.end.swings == end.end.swings != ()
        assert thinker.asked == asked


async def test_a_finished_save_that_is_watched_from_the_list_gets_its_turning_points(
    tmp_path: Path,
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = thinker = Slow()
    match = finished(2)
    with store.branch(match, match.cursor, tmp_path) as save:
        pass
    async with app.run_test(size=(80, 24)) as pilot:
        app.show_save(save.path)
        await pilot.pause()
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.scene.swings == ()
        thinker.ready.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert replay.scene.flash == message("replay.found")
        assert len(replay.scene.swings) == 3
        await pilot.press("n")
        swing = replay.scene.swing
        assert swing is not None
        assert swing.chances is not None
        before, after = (round(100 * chance) for chance in swing.chances)
        if swing.why is not None:
            assert replay.scene.flash is not None
            assert replay.scene.flash.key.startswith("end.why")
            replay.update()
        name = match.match.seats[swing.seat].name
        assert f"turning point, {name}: chance {before}→{after} %" in text(app)
