"""Watching: the scrubber, its log and key line, and what the keys and clicks do."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from core import catalogue
from core.game import Clock
from core.journal import Journal
from core.words import Message, message
from tests.tui import looks
from tests.tui.every_screen import until
from tests.tui.matches import AtOnce, journal, port, words
from tests.tui.replays import NAMES, drawn, key_line, played, watching
from tests.tui.seen import text
from tui.app.app import HedgerowApp
from tui.app.keys import USUAL
from tui.boards.find import board_of
from tui.config.keymap import Keymap, read
from tui.config.start import Start
from tui.match.port import OPEN
from tui.replay import scrubber
from tui.replay.screen import ReplayScreen
from tui.scene.track import Track
from tui.scene.watching import SPEEDS, place_at, seen
from tui.table.screen import TableScreen
from tui.tabletop.sheets import columned
from tui.words import LANGUAGES
from tui.words.en import replay

EVERYBODY = (OPEN, None, 0, 1, 2)
LONG = "Maximiliane-Josephine"[:20]


# -- the scrubber --------------------------------------------------------------------------------


def test_every_cell_of_the_bar_leads_somewhere_and_the_ends_to_the_ends(track: Track) -> None:
    canvas = drawn(scrubber.scrubber, watching(track, 40))
    bar = [hit for hit in canvas.hits if hit.y == 0]

    assert [hit.x for hit in bar] == list(range(1, 79))
    assert bar[0].piece == "at:0"
    assert bar[-1].piece == f"at:{track.last}"


def test_a_click_on_the_point_of_the_bar_stays_where_it_is_or_next_to_it(track: Track) -> None:
    for at in range(len(track.stops)):
        x = drawn(scrubber.scrubber, watching(track, at)).plain().index("●") - 1
        assert abs(place_at(track, x, 78) - at) <= track.last / 77


@pytest.mark.parametrize("width", [80, 120, 200])
def test_the_rounds_on_the_bar_are_numbers_in_order(track: Track, width: int) -> None:
    bar = drawn(scrubber.scrubber, watching(track, 0), width).plain().split("\n")[0]
    numbers = [int(part) for part in bar.replace("│", " ").replace("─", " ").split()[1:]]
    steps = {after - before for before, after in pairwise(numbers)}

    assert len(numbers) > 5
    assert steps in ({1}, {2})


def test_a_long_match_has_fewer_numbers_and_none_touches_another() -> None:
    track = Track(played(journal("random", "random", "random"), kind="random"))
    bar = drawn(scrubber.scrubber, watching(track, 0)).plain().split("\n")[0]
    numbers = [int(part) for part in bar.replace("│", " ").replace("─", " ").split()[1:]]

    assert track.stops[-1].round > 25
    assert numbers == [n for n in range(1, track.stops[-1].round + 1) if n % numbers[0] == 0]


def test_the_scrubber_says_where_we_are_and_what_happened(track: Track) -> None:
    at = track.to_turn(7) + 1
    _, position, told = drawn(scrubber.scrubber, watching(track, at, 0)).plain().split("\n")

    assert "PAUSED ×1" in position
    assert f"turn 7/{track.stops[-1].turn}  step 1/" in position
    assert "round 3" in position
    assert position.endswith("eyes: Anna")
    assert told.strip().startswith(words().sits(NAMES).say(track.said(at, 0)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("eyes", [OPEN, None, 0])
def test_nothing_of_the_position_is_cut_at_the_least_width(
    track: Track, language: str, eyes: int | None
) -> None:
    said = words(language=language).sits((LONG, "Bo", "Cleo"))
    scene = watching(track, track.last, eyes, words=said, playing=True)
    for speed in range(len(SPEEDS)):
        shown = drawn(scrubber.scrubber, replace(scene, speed=speed)).plain().split("\n")[1]
        assert shown.endswith(f" {scene.looking}")
        assert "…" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("eyes", [OPEN, None, 0])
def test_where_one_zone_fits_the_round_makes_room_for_whose_eyes_they_are(
    track: Track, language: str, eyes: int | None
) -> None:
    said = words(language=language).sits(NAMES)
    scene = watching(track, track.last - 2, eyes, words=said)
    shown = drawn(scrubber.scrubber, scene, 60).plain().split("\n")[1]

    assert shown.endswith(f" {scene.looking}")


def test_a_number_being_typed_stands_on_the_line_of_the_position(track: Track) -> None:
    shown = drawn(scrubber.scrubber, watching(track, 9, typed="12")).plain().split("\n")[1]

    assert shown.startswith(" Go to turn  12 ")


def test_the_low_log_ends_with_the_line_of_the_stop_marked(track: Track) -> None:
    at = track.to_turn(7) + 1
    lines = drawn(scrubber.log, watching(track, at, 0)).plain().split("\n")

    rounds = track.stops[at].round
    assert lines[-1].startswith(f" » {rounds:>3} {words().sits(NAMES).say(track.said(at, 0))}")
    assert not any(line.startswith(" »") for line in lines[:-1])


def test_the_tall_log_has_a_heading_for_each_turn_and_each_line_is_a_bookmark(
    track: Track,
) -> None:
    at = track.to_turn(8)
    canvas = drawn(scrubber.log, watching(track, at, 0, boxed=True), 40, 16)
    lines = canvas.plain().split("\n")

    assert "» Turn 8: " in lines[-2]
    assert "Turn 7: " in canvas.plain()
    assert canvas.hits[-1].piece == f"at:{at}"
    assert [hit.y for hit in canvas.hits] == list(range(1, 15))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_line_has_what_is_needed_at_the_least_width(track: Track, language: str) -> None:
    said = words(language=language)
    scene = watching(track, 9, words=said, branches=True)
    canvas = drawn(key_line, scene, 80, 1)
    needed = {"help", "left", "right", "up", "down", "back"}
    needed |= {f"replay_{name}" for name in ("play", "eyes", "fork", "faster")}

    assert needed <= {hit.piece.removeprefix("key:") for hit in canvas.hits}
    assert all(hit.x + hit.width < 80 for hit in canvas.hits)


def test_the_ascii_set_draws_a_replay_in_ascii(track: Track) -> None:
    scene = watching(track, 40, OPEN, branches=True)
    paints = (scrubber.scrubber, scrubber.log, key_line)
    plain = "".join(drawn(paint, scene, 200, 3, "ascii").plain() for paint in paints)

    assert plain.isascii()
    assert "Left Right step" in plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_replay_fits_the_least_width(language: str) -> None:
    usual = words(None, language)
    said = {key: usual.word(key) for key in replay.WORDS}
    lines = columned(said.pop("replay.help"))

    assert max(len(line.text) for line in lines) <= 76
    assert len(lines) + 1 <= 22, "and the line of the turning points"
    assert max(len(text) for text in said.values()) < 79


def test_the_hints_of_the_table_are_replaced_and_its_words_stay(track: Track) -> None:
    said = watching(track, 9, 1).words

    assert said.word("zone.hand.secret") == "Bo"
    assert said.word("round") == "round"
    assert len(watching(track, 10, 1, words=said).words.catalogues) == len(said.catalogues)


@pytest.mark.parametrize("game", catalogue.published())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "keys", [USUAL, read({"view": "V"}, "", USUAL)[0], read({"replay_garden": "G"}, "", USUAL)[0]]
)
def test_the_board_names_the_key_that_shows_another_one_in_a_replay(
    game: str, language: str, keys: Keymap
) -> None:
    said = looks.look(language, keys).of_game(game).sits(NAMES)
    track = Track(played(journal("me", "easy", "easy", game=game), 12))
    scene = watching(track, track.last, 0, words=said, boxed=True)
    board = drawn(board_of(game).board, scene, 120, 25).plain()

    more = said.word("zone.board.more")
    assert more.startswith(f"{keys.shown('view')}: ")
    assert keys.table["view"] == keys.replay["view"]
    assert more in board or game == "biekrig", "where all apiaries stand side by side"


@pytest.mark.parametrize("boxed", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_baltic_is_seen_by_a_spectator_and_called_by_its_owner(
    language: str, boxed: bool
) -> None:
    said = words("ecosfera", language).sits(NAMES)
    track = Track(played(journal("me", "easy", "easy", game="ecosfera"), 40))
    board = board_of("ecosfera")
    for eyes in (None, OPEN, 0, 1):
        for garden in (None, 2):
            scene = watching(track, track.last, eyes, words=said, boxed=boxed, garden=garden)
            scene = seen(scene)
            height = 30 if boxed else 4
            hand = drawn(board.hand, scene, 120, 12 if boxed else 6)
            others = drawn(board.board, scene, 120, height)
            whose = scene.large if eyes is None else scene.view.seat
            assert whose is not None
            assert f"{said.word('zone.row')} {NAMES[whose]}" in hand.plain().split("\n")[0]
            assert said.word("zone.hand") not in hand.plain()
            assert said.word("replay.no_hand") not in hand.plain()
            own = {hit.piece for hit in hand.hits} | {hit.piece for hit in others.hits}
            faces = [face.piece for pile in scene.view.piles for face in pile.faces]
            assert own >= {piece for piece in faces if piece.startswith("row")}
            assert all(name in hand.plain() + others.plain() for name in NAMES)


def test_only_a_hand_that_is_secret_is_missed_by_a_spectator() -> None:
    for game in catalogue.published():
        said = words(game).sits(NAMES)
        track = Track(played(journal("me", "easy", "easy", game=game), 12))
        scene = watching(track, track.last, None, words=said)
        hand = drawn(board_of(game).hand, scene, 80, 6).plain()
        assert (said.word("replay.no_hand") in hand) == (game in {"biotopia", "biekrig"})


# -- the screen ----------------------------------------------------------------------------------


class Watched(HedgerowApp):
    """A replay and nothing else; remembers whether it was left and where it branched off."""

    def __init__(self, screen: Callable[["Watched"], ReplayScreen]) -> None:
        super().__init__()
        self.made = screen
        self.left = False
        self.branched: list[int] = []

    def on_mount(self) -> None:
        self.push_screen(self.made(self), lambda _: setattr(self, "left", True))

    def branch(self, journal: Journal, moves: int, notices: Sequence[Message] = ()) -> None:
        self.branched.append(moves)


def screen_of(match: Journal, at: int | None) -> Callable[[Watched], ReplayScreen]:
    return lambda app: looks.replay(match, EVERYBODY, app, at=at, branch=app.branched.append)


async def test_the_keys_move_the_replay_and_the_last_one_leaves_it(over: Journal) -> None:
    app = Watched(screen_of(over, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        track = screen.scene.track

        async def after(*keys: str) -> int:
            await pilot.press(*keys)
            return screen.scene.at

        assert await after("right", "right") == 2
        assert await after("pagedown") == track.to_turn(1)
        assert await after("down", "down", "up") == track.to_turn(2)
        assert await after("1", "3", "2", "backspace", "enter") == track.to_turn(13)
        await pilot.press("e", "e")
        assert screen.scene.eyes == 0
        await pilot.press("tab", "i")
        assert app.screen is not screen
        await pilot.press("escape", "escape", "f")
        assert app.branched == [track.stops[track.to_turn(13)].moves]
        assert await after("end", "right") == track.last
        await pilot.press("f")
        assert screen.scene.flash is not None
        assert len(app.branched) == 1
        await pilot.press("q")
        assert app.left


async def test_playing_goes_on_by_itself_and_stops_at_the_end(over: Journal) -> None:
    app = Watched(screen_of(over, None))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.pause()
        # Nothing is awaited between a tick and what must hold then: the timer cannot come between.
        screen.act("replay_play")
        assert (screen.scene.playing, screen.scene.at) == (True, 0)
        screen.tick()
        assert screen.scene.at == 1
        for _ in SPEEDS:
            screen.act("replay_faster")
        for _ in screen.scene.track.turns:
            screen.tick()
        assert (screen.scene.playing, screen.scene.at) == (False, screen.scene.track.last)
        await pilot.press("space")
        assert screen.scene.playing
        screen.go(5)
        assert (screen.scene.playing, screen.scene.at) == (False, 5)


async def test_a_replay_that_plays_stands_still_under_every_sheet() -> None:
    match = played(journal("me", "easy", game="biotopia", seed=4))
    app = Watched(screen_of(match, 40))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        for sheet in ("help", "log", "inspect", "open"):
            screen.act("replay_play")
            assert screen.scene.playing, sheet
            screen.act(sheet)
            await pilot.pause()
            assert app.screen is not screen, sheet
            assert not screen.scene.playing, sheet
            await pilot.press("escape")


async def test_the_bar_the_log_and_the_keys_answer_clicks(over: Journal) -> None:
    app = Watched(screen_of(over, 30))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.pause()
        await pilot.click("#prompt", offset=(118, 0))
        assert screen.scene.at == screen.scene.track.last
        await pilot.click("#log", offset=(5, 3))
        assert 0 < screen.scene.at < screen.scene.track.last
        await pilot.click("#keys", offset=(2, 0))
        assert app.screen is not screen


async def test_a_replay_at_the_table_begins_now_and_goes_back_with_right() -> None:
    match = played(journal("me", "easy"), 9)
    table = port(match)

    app = Watched(screen_of(match, 0))
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_lookback(table, 0, None)
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.scene.at == screen.scene.track.last
        assert screen.eyes == (0, None)
        await pilot.press("f", "right")
        assert app.branched == [9]
        assert app.screen is not screen


async def test_a_match_that_is_played_on_from_a_replay_says_once_that_it_is_a_new_one(
    over: Journal, tmp_path: Path
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    async with app.run_test(size=(80, 24)) as pilot:
        app.to_replay(over, 0)
        await pilot.pause()
        turn = next(stop.turn for stop in Track(over).stops if stop.turn > 9 and stop.seat == 0)
        await pilot.press(*str(turn), "enter", "f")
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        assert over.game.clock(table.port.replay().state) == Clock(4, turn, 0)
        said = table.words.word("branch.new")
        assert said in text(app)
        await pilot.press("tab")
        assert said not in text(app)


async def test_it_says_so_when_somebody_is_asked_and_not_while_bots_move() -> None:
    match = played(journal("me", "easy", "easy"), 12)
    while match.game.ask(match.state)[0].seat != 1:
        played(match, len(match.entries) + 1)
    table = port(match)
    app = HedgerowApp()
    screen = looks.table(table, app, news=message("branch.new"))
    assert screen.scene.flash is None

    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(screen)
        await until(pilot, lambda: screen.scene.snap.prompt is not None)
        assert screen.scene.flash == message("branch.new")


@pytest.mark.parametrize(("undo", "offered"), [("free", True), ("fair", False), ("off", False)])
def test_an_unfinished_game_branches_only_where_undo_is_free(undo: Any, offered: bool) -> None:
    match = played(journal("me", "easy", undo=undo), 9)
    screen = looks.replay(match, (0, None), branch=print)

    assert screen.scene.branches is offered
