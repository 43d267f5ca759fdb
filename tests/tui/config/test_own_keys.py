"""Keys of the player's own stand on every table, wherever it shows a key."""

import asyncio
import re
from dataclasses import replace

import pytest
from textual.pilot import Pilot

from core import catalogue
from tests.tui import looks
from tests.tui.matches import AtOnce, journal, port
from tests.tui.replays import played
from tests.tui.seen import at_table, text
from tui.app.app import HedgerowApp
from tui.app.keys import USUAL
from tui.config.grammar import DEED_OF
from tui.config.keymap import Keymap, read
from tui.match.port import OPEN
from tui.table.screen import TableScreen
from tui.tabletop.tabletop import Board, Hand, Market, Missions
from tui.words import LANGUAGES
from tui.words.language import words as chained


def shown(screen: TableScreen, key: str) -> int:
    """How often a key stands on the table."""
    panels = (Board, Hand, Market, Missions)
    table = " ".join(screen.query_one(panel).plain() for panel in panels)
    return len(re.findall(rf"(?<![^\s»]){key}\d?(?!\S)", table))


@pytest.mark.parametrize(
    ("game", "verb", "letter"),
    [
        ("biotopia", "flower", "f"),
        ("biotopia", "draw", "d"),
        ("biotopia", "take", "t"),
        ("biekrig", "play", "p"),
        ("ecosfera", "buy", "b"),
    ],
)
def test_keys_of_the_players_own_stand_on_the_table(game: str, verb: str, letter: str) -> None:
    match = journal("me", "easy", game=game, seed=4)

    def asked() -> bool:
        prompt = match.game.ask(match.state)[0]
        return prompt.seat == 0 and any(answer.verb == verb for answer in prompt.answers)

    played(match, 8)
    while not asked():
        played(match, match.cursor + 1)

    async def look(_: Pilot[None], screen: TableScreen) -> None:
        usual = shown(screen, letter)
        own_keys, complaints = read({DEED_OF[verb]: "Z"}, "config.toml", USUAL)
        assert not complaints
        screen.relook(replace(screen.look, keys=lambda: own_keys))
        assert shown(screen, letter) == 0
        assert shown(screen, "Z") == usual > 0

    asyncio.run(at_table(match, look))


# -- sentences -----------------------------------------------------------------------------------

ACTIONS = tuple(
    dict.fromkeys(
        (*USUAL.table, *(name for name, keys in USUAL.replay.items() if keys), *USUAL.sheet)
    )
)
GREEK = [chr(each) for each in (*range(0x391, 0x3A2), *range(0x3A3, 0x3AA), *range(0x3B1, 0x3CA))]
CYRILLIC = [chr(each) for each in range(0x410, 0x430)]
MOVED = dict(zip(ACTIONS, [*GREEK, *CYRILLIC], strict=False))
"""Every action has another key, which stands in no text but as that key."""
NAMED = "Enter Esc Tab Backspace Bksp Space Leertaste Mellemrum Mellomrom Home Pos1 PgUp PgDn"
OLD = (
    re.compile(rf"\b({NAMED.replace(' ', '|')})\b"),
    re.compile(r"(?<![\w’+/.-])([a-zLU?,:])(?=: )"),
    re.compile(r"\b(?:[Pp]ress|[Tt]rykk?(?: på)?|drück|Mit|auf) ([a-zLU?])(?!\w)"),
    re.compile(r"[;:,] ([b-hj-z])(?= \w)"),
)
"""How sentences name a usual key: "Enter", "v: next garden", "press i", "; x lists all"."""
ELSEWHERE = re.compile(
    r"(home|new|list|end|crash|cli|doctor|error|reason|save|saves|serve|set|settings|keys|curtain|page|help\.key"
    r"|code|chat|name|manual)\.(?!pace\.step|help\.foot)"
)
"""Words of pages, whose keys cannot be moved, and of what is said where nothing is pressed."""
NO_KEY = {("da", "option.calanoida.help")}
"""Here "Tab" is Danish for a loss."""


def named(text: str) -> set[str]:
    """The usual keys that a text names, as far as that can be told."""
    return {key for way in OLD for key in way.findall(text)}


def moved_all() -> Keymap:
    """Every action has another key."""
    found, complaints = read(MOVED, "config.toml", USUAL)
    assert not complaints
    assert set(found.moved) == set(ACTIONS)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.published())
def test_no_sentence_of_table_and_replay_has_a_key_in_it_that_is_none(
    game: str, language: str
) -> None:
    said = looks.look(language, moved_all()).of_game(game)
    usual = looks.look(language).of_game(game)
    keys = {key for each in said.catalogues for key in each if not ELSEWHERE.match(key)}
    found = {key: named(said.word(key)) for key in keys if (language, key) not in NO_KEY}

    assert {key: old for key, old in found.items() if old} == {}
    assert sum(bool(named(usual.word(key))) for key in keys) > 25


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *catalogue.published()])
def test_every_slot_for_a_key_is_that_of_an_action(game: str | None, language: str) -> None:
    asked: set[str] = set()

    def ask(action: str) -> str:
        asked.add(action)
        return USUAL.called(action, usual)

    usual = chained(game, language)
    said = usual.keyed(ask)
    for each in said.catalogues:
        for key in each:
            said.word(key)

    assert {"view", "log", "do", "back", "help", "replay_play"} <= asked
    assert asked <= set(ACTIONS)


VIM, ALL = read({"preset": "vim"}, "config.toml", USUAL)[0], moved_all()


def old_keys(shown: str, keymap: Keymap) -> set[str]:
    """The keys in sentences on a screen that do nothing, or something else."""
    english = chained(None, "en")
    still = {keymap.called(action, english) for action in ACTIONS}
    still |= {keymap.shown(action) for action in ACTIONS}
    return named(shown) - still


@pytest.mark.parametrize("keymap", [VIM, ALL], ids=["vim", "all"])
@pytest.mark.parametrize("game", catalogue.published())
@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
async def test_nothing_on_the_table_names_an_old_key(
    game: str, keymap: Keymap, size: tuple[int, int]
) -> None:
    app = HedgerowApp()
    app.thinker = AtOnce()
    app.look = replace(app.look, keys=lambda: keymap)
    async with app.run_test(size=size) as pilot:
        match = journal("me", "easy", "easy", game=game, seed=4)
        await app.push_screen(looks.table(port(played(match, 6)), app))
        await pilot.pause()
        seen = [text(app)]
        for action in ("help", "hint", "inspect", "log", "more", "open"):
            await pilot.press(keymap.keys(action)[0])
            await pilot.pause()
            seen.append(text(app))
            await pilot.press(keymap.keys("back")[0])
        await pilot.press("ctrl+x")
        seen.append(text(app))
    for each in seen:
        assert old_keys(each, keymap) == set()


@pytest.mark.parametrize("keymap", [VIM, ALL], ids=["vim", "all"])
@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
async def test_nothing_in_the_replay_names_an_old_key(
    keymap: Keymap, size: tuple[int, int]
) -> None:
    app = HedgerowApp()
    app.look = replace(app.look, keys=lambda: keymap)
    async with app.run_test(size=size) as pilot:
        match = played(journal("me", "easy", "easy", seed=4), 30)
        screen = looks.replay(match, (None, 0, OPEN), app, at=0)
        screen.relook(app.look)
        await app.push_screen(screen)
        await pilot.pause()
        seen = [text(app)]
        for action in (
            "right",
            "replay_play",
            "replay_eyes",
            "replay_end",
            "right",
            "help",
            "back",
            "log",
        ):
            await pilot.press(keymap.watching().keys(action)[0])
            await pilot.pause()
            seen.append(text(app))
    for each in seen:
        assert old_keys(each, keymap.watching()) == set()


def test_the_key_for_another_board_is_one_at_the_table_and_in_the_replay() -> None:
    assert USUAL.table["view"] == USUAL.replay["view"]

    for called in ("view", "replay_garden"):  # the second as an older config.toml has it
        own_keys, complaints = read({called: "V"}, "config.toml", USUAL)
        assert not complaints
        assert own_keys.table["view"] == own_keys.replay["view"] == ("V",)
