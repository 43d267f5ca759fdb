"""Two people at one screen without secrets: that it is the other's turn is seen before it can be played."""

import asyncio

import pytest
from textual import events
from textual.pilot import Pilot

from core.journal import Journal
from tests.tui.matches import journal
from tests.tui.seen import at_table, text
from tui.table.screen import TableScreen
from tui.widgets import typed_ahead
from tui.words import LANGUAGES
from tui.words.language import words


def ending() -> Journal:
    """A cooperative match in which Anna may end her turn."""
    return journal("me", "me", game="ecosfera")


def test_a_second_key_typed_at_once_does_not_end_the_turn_of_the_next_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [5.0]

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        screen.way.change(dear=False)
        monkeypatch.setattr(typed_ahead, "GRACE", 0.7)
        monkeypatch.setattr(typed_ahead, "monotonic", lambda: now[0])
        prompt = screen.scene.snap.prompt
        assert prompt is not None
        first = prompt.seat
        for press in ("e", "e", "enter"):
            await pilot.press(press)
            now[0] += 0.35
            prompt = screen.scene.snap.prompt
            assert prompt is not None
            assert prompt.seat == 1 - first
        assert "Now it is" in text(pilot.app)
        moves = screen.scene.snap.moves
        now[0] += 1
        await pilot.press("e")
        assert screen.scene.snap.moves > moves

    asyncio.run(at_table(ending(), play))


def test_a_key_that_was_pressed_before_the_question_was_drawn_does_not_answer_it() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        screen.way.change(dear=False)
        for _ in range(4):  # all at once, as a terminal hands them over
            screen.post_message(events.Key("e", "e"))
        await pilot.pause(0.1)
        assert screen.scene.snap.moves == 1

    asyncio.run(at_table(ending(), play))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_of_the_handover_names_the_next_person(language: str) -> None:
    assert "{name}" in words(None, language).word("prompt.handed")
