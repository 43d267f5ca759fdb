"""The first games of each kind: what a learner is told, and how long."""

from pathlib import Path
from typing import Any

import pytest

from core import catalogue
from core.game import Game
from core.journal import Journal, Match, Sitter
from tests.tui import looks
from tests.tui.matches import AtOnce, journal, port
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.config.preferences import Preferences
from tui.config.settings import Settings
from tui.config.start import Start
from tui.match.local import LocalPort
from tui.tabletop import hints


def match(number: int, game: str = "biotopia") -> Match:
    return Match(f"m{number}", game, 1, (), (Sitter("Anna", "me"),), 1)


def test_the_first_two_games_of_each_kind_are_lessons_also_when_resumed(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    lessons = []
    for n in (1, 2, 3, 2, 1, 4):
        preferences = Preferences({}, None, state)
        lessons.append(preferences.learning(match(n)))
        if lessons[-1]:
            preferences.taught(match(n))

    assert lessons == [True, True, False, True, True, False]
    assert Preferences({}, None, state).learning(match(5, "biomos"))


def test_help_can_be_had_always_or_never() -> None:
    preferences = Preferences()
    preferences.change(learner="never")
    assert not preferences.learning(match(1))
    preferences.change(learner="always")
    assert all(preferences.learning(match(n)) for n in range(5))


def test_a_learner_is_asked_even_where_there_is_no_choice() -> None:
    table = port(journal("me", "easy"))
    table.follow(Settings(), learning=True)
    assert not table._auto
    table.follow(Settings())
    assert table._auto


async def test_at_the_table_a_learner_is_told_what_is_true_of_the_position(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        table = looks.table(LocalPort(journal("me", "easy"), None, app.thinker), app)
        await app.push_screen(table)
        await pilot.pause()
        view, prompt = table.scene.view, table.scene.snap.prompt
        assert prompt is not None
        told = table.game.counsel(view, prompt.answers)
        assert told is not None
        lesson = table.words.say(told.message)
        assert lesson in flat(text(app))
        hint = hints.hint(table.scene, table.drawn_by, table.game)
        assert hint[0].text == lesson
        app.change(learner="never")
        assert lesson not in flat(text(app))
        app.change(learner="always", language="da")
        assert table.words.say(told.message) in flat(text(app))
        assert table.words.say(told.message) != lesson


async def test_a_long_sentence_for_a_learner_is_whole_on_the_smallest_table(
    tmp_path: Path,
) -> None:
    app = HedgerowApp(start=Start("home", "de", tmp_path))
    app.thinker = AtOnce()
    played = journal("me", "easy", game="biekrig", seed=7)
    app.change(learner="always")
    async with app.run_test(size=(80, 24)) as pilot:
        table = looks.table(LocalPort(played, None, app.thinker), app)
        await app.push_screen(table)
        seen = set()
        for _ in range(60):
            await pilot.pause()
            told = table.scene.lesson
            if told is not None:
                lesson = table.words.say(told)
                assert lesson in flat(text(app))
                seen.add(len(lesson) > 76)
            prompt = table.port.snapshot().prompt
            if prompt is not None:
                table.play(prompt.answers[0].move)
        assert seen == {False, True}


@pytest.mark.parametrize("game", catalogue.offered())
@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_what_the_others_did_is_told_beside_what_a_learner_is_told(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    app = HedgerowApp(start=Start("home", "de", tmp_path))
    app.thinker = AtOnce()
    played = journal("me", "easy", game=game, seed=7)
    app.change(learner="always")
    both = 0
    async with app.run_test(size=size) as pilot:
        table = looks.table(LocalPort(played, None, app.thinker), app)
        await app.push_screen(table)
        for _ in range(60):
            await pilot.pause()
            scene, prompt = table.scene, table.port.snapshot().prompt
            taught = scene.lesson or scene.said.sentences
            if scene.log and prompt is not None and taught:
                log = table.zone("log")
                assert any(hit.piece.startswith("log:") for hit in log.hits), text(app)
                both += 1
            if scene.lesson and not scene.said.sentences:
                assert table.words.say(scene.lesson) in flat(text(app))
            if prompt is not None:
                table.play(prompt.answers[0].move)
    assert both


def flat(screen: str) -> str:
    """What stands on a screen, read on from line to line."""
    return " ".join(screen.split())


def test_a_forced_answer_is_marked_in_the_log_of_its_own_seat(pebbles: Game[Any]) -> None:
    from tests import tiny

    chosen = pebbles.chosen({})
    played = Journal(
        pebbles, Match("m", "pebbles", 1, chosen, tiny.SITTERS, 1), pebbles.setup(chosen, 2, 1)
    )
    for auto in (False, True):
        prompt = pebbles.ask(played.state)[0]
        played.play(prompt.seat, prompt.answers[0].move, auto=auto)
    port = LocalPort(played, None, AtOnce())
    port._eyes = played.entries[1].seat
    told = port.log()

    assert not any(each.auto for each in told if each.moves == 1)
    assert next(each.auto for each in told if each.moves == 2)
