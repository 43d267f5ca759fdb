"""What costs dearly is asked about once more, and nothing else is."""

import asyncio

import pytest
from textual.pilot import Pilot

from core import catalogue
from core.game import Answer
from core.journal import Journal
from tests.tui.matches import journal
from tests.tui.replays import played
from tests.tui.seen import at_table, text
from tui.bots.questions import decide
from tui.table.screen import TableScreen
from tui.widgets.sheet import Sheet

DEAR = [key for key in catalogue.published() if catalogue.game(key).dear]


def dear(match: Journal) -> Answer | None:
    """An answer to the present question that costs what another one does not."""
    answers = match.game.ask(match.state)[0].answers
    found = [each for each in answers if any(note.key in match.game.dear for note in each.notes)]
    return found[0] if found and len(found) < len(answers) else None


def costly(game: str) -> Journal:
    """A match at a question with such an answer."""
    for seed in range(60):
        match = journal("me", "me", game=game, seed=seed)
        while prompts := match.game.ask(match.state):
            if dear(match) is not None:
                return match
            view = match.game.view(match.state, prompts[0].seat)
            best = decide(("easy", game, view, prompts[0].answers, seed))
            match.play(prompts[0].seat, prompts[0].answers[best].move)
    raise AssertionError(game)


KEYS = (("n", False), ("escape", False), ("enter", False), ("y", True))
"""What is pressed at the question, and whether the match goes on."""


@pytest.mark.parametrize("game", DEAR)
def test_an_answer_that_costs_dearly_is_given_only_when_that_is_said_once_more(game: str) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        if screen.scene.snap.curtain is not None:
            await pilot.press("enter")
        for key, goes_on in KEYS:
            moves, answer = screen.scene.snap.moves, dear(screen.port.replay())
            assert answer is not None
            screen.play(answer.move)
            await pilot.pause()
            sheet = pilot.app.screen
            assert isinstance(sheet, Sheet)
            assert [row.value for row in sheet.given if row.value] == ["no", "yes"]
            said = " ".join(text(pilot.app).replace("│", " ").split())
            assert " ".join(screen.words.say(answer.notes[0]).split()) in said
            await pilot.press(key)
            await pilot.pause()
            assert (screen.port.snapshot().moves > moves) is goes_on

    asyncio.run(at_table(costly(game), play))


@pytest.mark.parametrize("game", DEAR)
def test_who_does_not_want_to_be_asked_is_not(game: str) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        if screen.scene.snap.curtain is not None:
            await pilot.press("enter")
        screen.way.change(dear=False)
        answer = dear(screen.port.replay())
        assert answer is not None
        moves = screen.scene.snap.moves
        screen.play(answer.move)
        assert screen.port.snapshot().moves > moves

    asyncio.run(at_table(costly(game), play))


def test_what_cannot_be_avoided_is_not_asked_about() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        if screen.scene.snap.curtain is not None:
            await pilot.press("enter")
        prompt = screen.scene.snap.prompt
        assert prompt is not None
        screen.play(prompt.answers[0].move)
        assert not isinstance(pilot.app.screen, Sheet)

    asyncio.run(at_table(played(journal("me", "me", game="ecosfera"), 3), play))
