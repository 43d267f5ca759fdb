"""After the end: why, in one sentence, with what would have been better."""

import asyncio
from dataclasses import replace

import pytest

from core.bots.advising import Advice
from core.game import Answer, View
from core.journal import Journal
from tests.tui import looks
from tests.tui.screens.test_end import end_of, finished, shown
from tui.bots.swings import Swing
from tui.bots.turns import turns
from tui.bots.why import explained
from tui.scene.why import why
from tui.words import LANGUAGES


def fall(match: Journal, number: int, chances: tuple[float, float] = (0.6, 0.3)) -> Swing:
    """That turn, as one in which its player lost as much."""
    turn = turns(match)[number]
    return Swing(turn.first, turn.round, turn.seat, 0, (1, 2), chances)


def explain(match: Journal, found: tuple[Swing, ...], advice: Advice | None) -> tuple[Swing, ...]:
    """With somebody who advises the same whatever is asked."""

    async def advise(view: View, answers: tuple[Answer, ...]) -> Advice | None:
        assert view.seat is not None
        return advice

    return asyncio.run(explained(match, found, advise))


def best(match: Journal, swing: Swing) -> tuple[tuple[Answer, ...], int]:
    """The answers of the turn's first question, and which one was given."""
    [prompt] = match.game.ask(match.states[swing.moves])
    given = [answer.move for answer in prompt.answers]
    return prompt.answers, given.index(match.entries[swing.moves].move)


def advice_for(match: Journal, swing: Swing, low: float, high: float, *, alike: bool) -> Advice:
    """Another answer is better."""
    answers, played = best(match, swing)
    other = (played + 1) % len(answers)
    chances: list[float | None] = [0.1] * len(answers)
    chances[played], chances[other] = low, high
    return Advice(other, tuple(chances), 100, (played,) if alike else ())


def test_the_worst_turning_point_says_what_was_chosen_and_what_was_better() -> None:
    match = finished(2)
    small, large = fall(match, 6, (0.6, 0.45)), fall(match, 10)
    advice = advice_for(match, large, 0.3, 0.55, alike=False)
    first, second = explain(match, (small, large), advice)
    answers, played = best(match, large)

    assert first.why is None
    assert second.why is not None
    assert second.why.played == answers[played]
    assert second.why.better == answers[advice.best]
    assert second.why.chances == (0.3, 0.55)


def test_what_made_no_difference_is_not_blamed() -> None:
    match = finished(2)
    swing = fall(match, 10)

    for advice in (advice_for(match, swing, 0.3, 0.55, alike=True), None):
        assert explain(match, (swing,), advice) == (swing,)
    near = advice_for(match, swing, 0.3, 0.32, alike=False)
    assert explain(match, (swing,), near) == (swing,)


def test_where_nothing_better_is_known_the_best_turning_point_says_by_what() -> None:
    match = finished(2)
    swing = fall(match, 10, (0.3, 0.6))
    [told] = explain(match, (swing,), None)

    assert told.why is not None
    assert told.why.better is None
    assert told.why.played.move == match.entries[told.why.moves].move


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_the_sentence_is_whole_on_the_page_at_every_size(
    language: str, size: tuple[int, int]
) -> None:
    match = finished(2)
    swing = fall(match, 10)
    [told] = explain(match, (swing,), advice_for(match, swing, 0.3, 0.55, alike=False))
    look = looks.look(language).of_game("biotopia")
    said = why(match, told, look.sits(["Anna", "Bo"]), looks.look(language).keymap)
    assert said is not None
    text = look.sits(["Anna", "Bo"]).say(said)
    page = shown(replace(end_of(match), swings=(told,), why=text), language, size).plain()

    assert "30" in text
    assert "55" in text
    assert text in " ".join(page.split())
