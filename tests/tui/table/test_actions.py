"""The tables of actions: what keys do at the table and in the replay, read by all that shows keys."""

import asyncio
import re
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest
from textual.pilot import Pilot

from tests.tui.every_screen import midway
from tests.tui.looks import look
from tests.tui.seen import at_table
from tui.replay.actions import REPLAY
from tui.shell.action import Action, keys_of
from tui.table.actions import TABLE
from tui.table.screen import TableScreen
from tui.widgets.page import Page
from tui.widgets.zone import Zone
from tui.words import LANGUAGES

BOTH = pytest.mark.parametrize("actions", [TABLE, REPLAY], ids=["table", "replay"])


@BOTH
def test_an_action_stands_once_in_its_table_and_shares_no_key(
    actions: Sequence[Action[Any]],
) -> None:
    names = [action.id for action in actions]
    keys = [key for action in actions for key in action.keys]

    assert len(set(names)) == len(names)
    assert len(set(keys)) == len(keys)
    assert set(keys_of(actions)) == {action.id for action in actions if action.keys}


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_key_line_has_a_word_there(
    actions: Sequence[Action[Any]], language: str
) -> None:
    said = look(language).words

    assert [action.id for action in actions if action.label and not said.has(action.label)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_the_tables_key_line_has_a_sentence_in_the_help(language: str) -> None:
    said = look(language).words
    labels = [action.label for action in TABLE if action.label]

    assert [label for label in labels if not said.has(f"{label}.long")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_on_the_replays_key_line_stands_in_its_help(language: str) -> None:
    said = look(language).words
    told = re.findall(r"\w+", said.word("replay.help") + said.word("replay.help.next"))
    own = [action.keys[0] for action in REPLAY if action.label and "page." not in action.label]
    letters = [key for key in own if len(key) == 1 and key.isalpha()]

    assert "f" in letters
    assert [key for key in letters if key not in told] == []


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (200, 60)])
def test_every_key_that_can_be_clicked_at_a_table_is_one_of_its_actions(
    size: tuple[int, int],
) -> None:
    async def play(_: Pilot[None], screen: TableScreen) -> None:
        pieces = {hit.piece for zone in screen.query(Zone) for hit in zone.hits}
        clicked = {piece.removeprefix("key:") for piece in pieces if piece.startswith("key:")}
        assert "help" in clicked
        assert clicked <= set(screen.actions)

    asyncio.run(at_table(midway("me", "easy"), play, size=size))


def test_a_page_with_a_key_that_does_nothing_cannot_be_written() -> None:
    with pytest.raises(TypeError, match=r"Idle: z has nothing to do"):

        class Idle(Page):
            KEYS: ClassVar[dict[str, str]] = {"q": "nothing", "z": "sleep"}
