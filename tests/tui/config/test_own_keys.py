"""Keys of the player's own stand on every table, wherever it shows a key."""

import asyncio
import re
from dataclasses import replace

import pytest
from textual.pilot import Pilot

from tests.tui.matches import journal
from tests.tui.replays import played
from tests.tui.seen import at_table
from tui.app.keys import USUAL
from tui.config.grammar import DEED_OF
from tui.config.keymap import read
from tui.table.screen import TableScreen
from tui.tabletop.tabletop import Board, Hand, Market, Missions


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
