"""The end of a match."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from core import catalogue
from core.deal import code
from core.game import Game
from core.journal import Journal, Match, Sitter
from core.rng import keyed
from saves import store
from tests import tiny
from tests.tui import replays
from tests.tui.drawn import SIZES, drawn
from tests.tui.matches import AtOnce, journal, port
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.app.keys import USUAL
from tui.bots.questions import decide
from tui.config.keymap import read
from tui.config.start import Start
from tui.drawing.canvas import Canvas
from tui.match.local import LocalPort
from tui.match.log import Log
from tui.pages.result import BUTTONS, Result, course, paint, verdict
from tui.replay.screen import ReplayScreen
from tui.scene.attention import Attention
from tui.scene.headlines import shorter, turns
from tui.scene.scene import Scene
from tui.scene.watching import snapshot
from tui.screens.end import EndScreen
from tui.table.screen import TableScreen
from tui.tabletop import common
from tui.tabletop.heaps import heap
from tui.words import LANGUAGES
from tui.words.language import words


@cache
def finished(seats: int) -> Journal:
    """A match that bots have played to its end."""
    match = journal("me", *("easy",) * (seats - 1), edition="da")
    while prompts := match.game.ask(match.state):
        prompt = prompts[0]
        view = match.game.view(match.state, prompt.seat)
        place = decide(("easy", match.game.key, view, prompt.answers, match.cursor))
        match.play(prompt.seat, prompt.answers[place].move)
    return match


def end_of(match: Journal) -> Result:
    game = match.game
    return Result(
        match.match,
        code(match),
        game.scores(match.state),
        game.winners(match.state),
        course(game, match),
    )


def shown(end: Result, language: str = "en", size: tuple[int, int] = (80, 24)) -> Canvas:
    names = [sitter.name for sitter in end.match.seats]
    said = words(end.match.game, language).sits(names)
    return drawn(lambda canvas: paint(canvas, end, said), size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_source_of_points_is_shown_for_every_seat(
    seats: int, language: str, size: tuple[int, int]
) -> None:
    end = end_of(finished(seats))
    canvas = shown(end, language, size)
    lines = canvas.plain().split("\n")
    said = words("biotopia", language)

    assert canvas.glyphs.dots not in canvas.plain()
    for place, (key, _) in enumerate(end.scores[0].parts):
        line = next(line for line in lines if line.strip().startswith(said.word(key)))
        values = line.replace(said.word(key), "").split()[:seats]
        assert values == [str(score.parts[place][1]) for score in end.scores]
    total = next(line for line in lines if line.strip().startswith(said.word("end.total")))
    assert [str(score.total) for score in end.scores] == total.split()[-seats:]
    for sitter in end.match.seats:
        assert sitter.name in canvas.plain()


@pytest.mark.parametrize("size", [(60, 20), *SIZES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_last_move_was_stands_on_the_end_screen_with_its_points(
    language: str, size: tuple[int, int]
) -> None:
    match = finished(3)
    [*_, last] = turns(Log().read(match, 0, over=True))
    said = words("biotopia", language).sits([sitter.name for sitter in match.match.seats])
    canvas = shown(replace(end_of(match), last=last), language, size).plain()

    assert any(way in canvas for way in shorter(said, last, None))


def test_the_end_of_a_match_is_given_its_last_turn() -> None:
    match = finished(2)
    app = HedgerowApp()
    table = port(match)
    screen = EndScreen(app.look, app, table, lambda: None)

    assert screen.end.last is not None
    assert screen.end.last.lines[-1].moves == match.cursor
    assert screen.end.last.seat == match.game.clock(match.states[-2]).seat


def test_the_course_ends_with_the_points_of_the_end() -> None:
    end = end_of(finished(3))

    assert end.course.rounds == tuple(range(1, end.course.rounds[-1] + 1))
    assert [row[-1] for row in end.course.points] == [score.total for score in end.scores]
    assert {len(row) for row in end.course.points} == {len(end.course.rounds)}


def test_the_chart_is_drawn_with_ascii_alone_where_it_has_to_be() -> None:
    end = end_of(finished(5))
    said = words("biotopia", "en").sits([sitter.name for sitter in end.match.seats])
    canvas = drawn(lambda canvas: paint(canvas, end, said), glyphs="ascii")

    assert canvas.plain().isascii()


def test_who_has_won_is_said_in_a_sentence() -> None:
    end = end_of(finished(2))
    said = words("biotopia", "en").sits(["Player", "Wren"])
    seats = (Sitter("Player", "me"), Sitter("Wren", "easy"))
    named = replace(end, match=Match("m", "biotopia", 1, (), seats, 1))

    assert verdict(replace(named, winners=(1,)), said) == "Wren wins!"
    assert verdict(replace(named, winners=(0,)), said) == "You win!"
    assert verdict(replace(named, winners=(0, 1)), said) == "Player, Wren share the victory"
    assert verdict(replace(named, winners=(), cooperative=True), said) == "This time nature loses"
    assert verdict(replace(named, cooperative=True), said) == "You win together!"


def test_what_decides_between_equals_is_shown_only_when_it_had_to() -> None:
    end = end_of(finished(2))
    equal = replace(end, scores=(replace_total(end, 9), replace_total(end, 9)), winners=(0,))

    assert "Decides ties" in shown(equal).plain()
    unequal = replace(end, scores=(replace_total(end, 9), replace_total(end, 8)), winners=(0,))
    assert "Decides ties" not in shown(unequal).plain()


def replace_total(end: Result, total: int) -> Any:
    score = end.scores[0]
    return type(score)(total, score.parts, score.tie)


def test_a_game_that_nobody_has_drawn_a_board_for_has_an_end(pebbles: Game[Any]) -> None:
    match = Match("m", "pebbles", 1, pebbles.chosen({}), tiny.SITTERS, seed=1)
    played = Journal(pebbles, match, pebbles.setup(match.options, 2, match.seed))
    while prompts := pebbles.ask(played.state):
        played.play(prompts[0].seat, prompts[0].answers[0].move)
    page = shown(end_of(played)).plain()

    assert "Ada" in page
    assert "Bo" in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("key", catalogue.published())
def test_the_longest_deal_code_stands_there_whole(
    key: str, size: tuple[int, int], language: str
) -> None:
    game = catalogue.game(key)
    other = {
        variant.key: variant.values[variant.values[0] == variant.default]
        for variant in game.variants
    }
    sitters = tuple(Sitter(f"P{seat}", "me") for seat in range(game.seats[-1]))
    match = Match("m", key, game.version, game.chosen(other), sitters, keyed(2**128 - 1))
    whole = code(Journal(game, match, game.setup(match.options, len(sitters), match.seed)))
    end = replace(end_of(finished(2)), deal=whole)
    for at in range(len(BUTTONS)):
        assert whole in shown(replace(end, at=at), language, size).plain()


def test_where_a_code_has_no_room_its_key_is_still_there() -> None:
    end = end_of(finished(2))
    canvas = shown(end, "en", (40, 24))

    assert end.deal[:10] not in canvas.plain()
    assert "do:deal" in {hit.piece for hit in shown(end).hits}


def test_there_is_no_code_where_it_is_not_for_this_player() -> None:
    end = replace(end_of(finished(2)), deal="")

    assert "deal biotopia" not in shown(end).plain()


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
async def test_y_copies_the_deal_code_and_shows_it_whole(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    match = finished(2)
    copied: list[str] = []
    monkeypatch.setattr(app, "copy_to_clipboard", copied.append)
    async with app.run_test(size=size) as pilot:
        app.to_table(store.branch(match, match.cursor, tmp_path))
        await pilot.pause(0.1)
        await pilot.press("y")
        await pilot.pause()

        assert copied == [code(match)]
        assert code(match) in text(app)


def test_the_code_is_nobodys_while_people_play_each_other() -> None:
    for kinds, undo, early in (
        (("me", "me"), "fair", False),
        (("me", "me"), "off", False),
        (("me", "easy"), "off", False),
        (("me", "easy"), "free", True),
    ):
        match = journal(*kinds)
        match.match = structs.replace(match.match, undo=undo)
        port = LocalPort(match, None, AtOnce())

        assert port.deal == (code(match) if early else "")
        while prompts := match.game.ask(match.state):
            match.play(prompts[0].seat, prompts[0].answers[-1].move)
        assert port.deal == code(match)


async def test_the_same_deal_under_other_rules_is_refused_in_a_sentence(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    match = finished(2)
    async with app.run_test(size=(120, 40)) as pilot:
        app.to_table(store.branch(match, match.cursor, tmp_path))
        await pilot.pause(0.1)
        screen = app.screen
        assert isinstance(screen, EndScreen)
        start = structs.replace(match.states[0], rng=match.states[0].rng ^ 1)
        other = Journal(match.game, match.match, start)
        screen.end = replace(screen.end, deal=code(other))
        await pilot.press("s")
        await pilot.pause()

        assert app.screen is screen
        assert "other rules" in screen.end.said


def test_every_button_can_be_clicked() -> None:
    pieces = {hit.piece for hit in shown(end_of(finished(2))).hits}

    assert pieces >= {f"do:{name}" for name in (*BUTTONS, "undo", "saves", "help")}


async def test_from_the_end_one_can_take_back_look_and_play_the_same_deal(tmp_path: Path) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    match = finished(2)
    async with app.run_test(size=(120, 40)) as pilot:
        app.to_table(store.branch(match, match.cursor, tmp_path))
        await pilot.pause(0.1)
        assert isinstance(app.screen, EndScreen)
        await pilot.press("escape")
        table = app.screen
        assert isinstance(table, TableScreen)
        head, ways, keys = text(app).split("\n")[-4:-1]
        assert head.startswith(" THE GAME IS OVER")
        assert ways.startswith(" Enter: the result   w: watch it   q: menu")
        assert "Enter" not in keys
        assert "hint" not in keys
        await pilot.press("w")
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("q")
        piles = table.scene.view.piles
        on_heap = next(pile.piece for pile in piles if not pile.spread and pile.faces)
        table.update(cursor=on_heap)
        assert heap(table.scene, on_heap) is not None
        await pilot.press("enter")
        assert isinstance(app.screen, EndScreen)
        await pilot.press("u")
        await pilot.pause()
        assert app.screen is table
        assert not table.scene.snap.over
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        await pilot.press("s")
        await pilot.pause()
        again = app.screen
        assert isinstance(again, TableScreen)
        assert again is not table
        assert again.port.match.seed == match.match.seed
        assert again.port.match.options == match.match.options


@pytest.mark.parametrize("key", ["enter", "n"])
async def test_a_key_that_was_meant_for_the_table_does_not_pass_over_the_end(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [5.0]
    monkeypatch.setattr("tui.widgets.typed_ahead.monotonic", lambda: now[0])
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_table(store.branch(finished(2), finished(2).cursor, tmp_path))
        await pilot.pause(0.1)
        await pilot.press(key)
        assert isinstance(app.screen, EndScreen)
        now[0] += 1.0
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


@pytest.mark.parametrize(("game", "seats", "said"), [("biekrig", 2, False), ("biomos", 1, True)])
async def test_only_who_played_alone_is_told_how_far_they_came_against_the_game(
    game: str, seats: int, said: bool, tmp_path: Path
) -> None:
    match = replays.played(journal(*("easy",) * seats, game=game))
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(120, 40)) as pilot:
        app.to_table(store.branch(match, match.cursor, tmp_path))
        await pilot.pause(0.1)
        assert isinstance(app.screen, EndScreen)
        meters = match.game.view(match.state, None).meters
        assert meters
        names = [words(game, "en").word(meter.name) for meter in meters]
        assert [name for name in names if name in text(app)] == (names if said else [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_a_table_that_is_over_names_the_players_own_keys_to_go_on_with(
    language: str, width: int
) -> None:
    said = words("biotopia", language)
    keymap = read({"do": "G", "watch": "W", "leave": "Q"}, "", USUAL)[0]
    snap = snapshot(finished(2).game.view(finished(2).state, 0))
    scene = Scene(replace(snap, over=True), said, Attention(), keymap)
    canvas = drawn(lambda canvas: common.prompt(canvas, scene), (width, 3))

    ways = ("G", "over.do"), ("W", "over.watch"), ("Q", "key.leave")
    wanted = "   ".join(f"{key}: {said.word(word)}" for key, word in ways)
    assert canvas.plain().split("\n")[2].strip() == wanted
    assert {"key:do", "key:watch", "key:leave"} <= {hit.piece for hit in canvas.hits}
