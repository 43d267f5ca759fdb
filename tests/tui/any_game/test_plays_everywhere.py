"""Any game is in the menu, set up, played, helped, hinted at, watched, kept, dealt again and simulated."""

import json
import re
from pathlib import Path

from textual.pilot import Pilot

from core import catalogue, deal
from core.game import AnyGame
from saves.reader import read
from saves.verify import verify
from tests.saves.played import begun
from tests.tui.every_screen import until
from tests.tui.matches import AtOnce, journal
from tests.tui.replays import played, watching
from tests.tui.seen import text
from tests.tui.typed import Typed
from tui.app.app import HedgerowApp
from tui.boards.find import board_of
from tui.config.grammar import DEED_OF
from tui.config.start import Start
from tui.drawing.glyphs import SETS
from tui.match import draft as drafting
from tui.match.port import OPEN
from tui.replay.screen import ReplayScreen
from tui.scene.track import Track
from tui.screens.end import EndScreen
from tui.screens.new import NewScreen
from tui.table.screen import TableScreen
from tui.tabletop import sheets
from tui.words import LANGUAGES
from tui.words.language import words

FEW = 12
"""Answers that are given by keys; the bots give the rest."""
BARE = re.compile(r"(?<![\w./])(?:[a-z_]+\.)+[a-z_]+\b")
"""What a key looks like that has no words."""
NAMED = {"config.toml", "terminal.app"}


def keys_in(shown: str) -> set[str]:
    """The keys that stand there in place of words."""
    return set(BARE.findall(shown)) - NAMED


def seats(game: AnyGame, kind: str = "easy") -> list[str]:
    """One person, and bots at the other seats."""
    return ["me", *[kind] * (game.seats[0] - 1)]


def test_every_verb_has_a_key_at_the_table(game: AnyGame) -> None:
    match = played(journal(*seats(game), game=game.key), kind="random")
    asked = [
        {answer.verb for answer in prompt.answers}
        for state in match.states
        for prompt in game.ask(state)
    ]

    lost = {verb for verbs in asked for verb in verbs} - set(DEED_OF)
    assert not lost, f"{game.key}: {sorted(lost)} are no verbs of tui/config/grammar.py"
    for verbs in asked:
        letters = {DEED_OF[verb] for verb in verbs}
        assert len(letters) == len(verbs), f"{game.key}: two of {sorted(verbs)} share a letter"


async def test_it_is_chosen_set_up_and_played_by_keys_to_its_end_and_watched(
    game: AnyGame, tmp_path: Path
) -> None:
    app = HedgerowApp(start=Start("home", "en", tmp_path))
    app.thinker = AtOnce()
    shown: list[str] = []
    async with app.run_test(size=(80, 24)) as pilot:
        app.preferences.change(pace="instant", welcomed=True, learner="always")
        await pilot.pause()
        shown.append(text(app))
        assert words(game.key, "en").word("game.name") in shown[0]
        app.to_new(game.key)
        await pilot.pause()
        if catalogue.lessons(game.key):  # it is offered first, once
            shown.append(text(app))
            await pilot.press("down", "enter")
            await pilot.pause()
        page = app.screen
        assert isinstance(page, NewScreen)
        for _ in drafting.rows(page.form.draft):
            shown.append(text(app))
            await pilot.press("down")
        await pilot.press("enter")
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        shown += [text(app)]
        for key in ("question_mark", "l", "i", "colon"):
            await pilot.press(key)
            await pilot.pause()
            shown.append(text(app))
            await pilot.press("escape")
        await to_the_end(pilot, table, shown)
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        shown.append(text(app))
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        for key in ("home", "right", "e", "right", "e", "end"):
            await pilot.press(key)
            shown.append(text(app))

    assert set().union(*map(keys_in, shown)) == set()


async def to_the_end(pilot: Pilot[None], table: TableScreen, shown: list[str]) -> None:
    """Answer by the list of what can be done, then let it be played."""
    for turn in range(400):
        await pilot.pause()
        snap = table.port.snapshot()
        if snap.over:
            return
        if snap.prompt is None:
            continue
        if turn < FEW:
            await pilot.press("x")
            await pilot.pause()
            shown.append(text(pilot.app))
            await pilot.press("enter")
        else:
            table.play(snap.prompt.answers[turn % len(snap.prompt.answers)].move)
    raise AssertionError("the game never ended")


def test_the_plain_board_draws_it_through_all_eyes_in_every_language(game: AnyGame) -> None:
    track = Track(played(journal(*seats(game), game=game.key), 40))
    for language in LANGUAGES:
        said = words(game.key, language).sits(("Ada", "Bo", "Cleo"))
        for at in range(0, len(track.stops), 5):
            for eyes in (OPEN, None, *range(game.seats[0])):
                scene = watching(track, at, eyes, words=said)
                pieces = [
                    face.piece for pile in scene.view.piles for face in pile.faces if face.name
                ]
                for piece in filter(None, pieces):
                    title, _ = sheets.inspect(scene, board_of(game.key), piece, SETS["safe"])
                    assert title != scene.words.word("inspect.nothing")


def test_it_is_kept_read_verified_and_dealt_again(game: AnyGame, tmp_path: Path) -> None:
    with begun(tmp_path, game, game.seats[0], 3) as save:
        while prompts := game.ask(save.journal.state):
            move = prompts[0].answers[len(save.journal.entries) % len(prompts[0].answers)].move
            save.append(save.journal.play(prompts[0].seat, move))
            if len(save.journal.entries) > 60:
                break
    again = read(save.path).journal

    assert again.states == save.journal.states
    assert verify(save.path).good(strict=True)
    dealt = deal.read(deal.code(again))
    assert game.setup(dealt.options, dealt.seats, dealt.seed) == again.states[0]


def test_it_is_simulated_and_fought_out_in_the_arena_by_its_name_alone(
    game: AnyGame, typed: Typed
) -> None:
    said = typed("simulate", game.key, "--games", "2", "--jobs", "1", "--json")
    told = typed("simulate", game.key, "--games", "1", "--jobs", "1")
    fought = typed("arena", game.key, "--bots", "random,easy", "--games", "1", "--jobs", "1")

    assert said.code == told.code == fought.code == 0, said.err + told.err + fought.err
    assert json.loads(said.out)["games"] == 2
    assert keys_in(told.out + fought.out) == set()


def test_it_is_played_from_the_command_line_by_its_name_alone(
    game: AnyGame, typed: Typed, started: list[Start]
) -> None:
    assert typed("play", game.key).code == 0
    [start] = started
    assert start.save is not None
    assert start.save.journal.match.game == game.key
    start.save.close()
