"""Advice: the answer of a bot, and chances that mean something."""

from typing import Any

import pytest
from msgspec.structs import replace

from core import catalogue
from core.bots.advising import advise
from core.bots.outlook import Outlook, outlook
from core.bots.players import ahead
from core.bots.search import Search
from core.effort import Effort
from tests.core.playing import Place
from tests.core.test_search import question

LITTLE = Effort(15)


def test_the_advice_is_what_a_bot_of_the_same_effort_does(place: Place) -> None:
    prompt, view = question(place.game, place.seats, 6)
    advice = advise(place.game, view, prompt.answers, 3, LITTLE)

    assert prompt.answers[advice.best] == ahead(LITTLE)(place.game, view, prompt.answers, 3)
    assert advice.games > Search(place.game, view, prompt.answers, 3, LITTLE).games


def test_no_answer_is_said_to_win_more_often_than_the_one_advised(place: Place) -> None:
    for answers in (3, 6, 9):
        prompt, view = question(place.game, place.seats, answers)
        advice = advise(place.game, view, prompt.answers, 1, LITTLE)
        best = advice.chances[advice.best]

        assert best is not None
        assert all(0 <= chance <= best for chance in advice.chances if chance is not None)


def test_an_answer_that_was_never_tried_has_no_chance_beside_it() -> None:
    game = catalogue.game("biotopia")
    prompt, view = question(game, 2, 9)
    advice = advise(game, view, prompt.answers, 1, Effort(1))

    assert None in advice.chances
    assert advice.chances[advice.best] is not None


@pytest.mark.parametrize(
    ("key", "seats", "answers"), [("biomos", 1, 18), ("ecosfera", 2, 60), ("biotopia", 2, 30)]
)
def test_the_chance_of_the_best_answer_is_that_of_games_played_to_the_end(
    key: str, seats: int, answers: int
) -> None:
    """However the games look where thinking ahead breaks them off."""
    game: Any = catalogue.game(key)
    prompt, view = question(game, seats, answers)
    effort = Effort(300)
    advice = advise(game, view, prompt.answers, 1, effort)
    told = advice.chances[advice.best]
    [again], games, *_ = outlook(game, view, 99, effort, [prompt.answers[advice.best]])

    assert told is not None
    # Four standard errors of either, and a little for shares that are nearly nought or one.
    error = (max(again * (1 - again), 0.04) / games) ** 0.5
    assert abs(told - again) < 4 * 2**0.5 * error


def test_alone_a_planet_is_judged_beside_the_black_hole() -> None:
    game: Any = catalogue.game("biomos")
    state = game.setup(game.chosen({}), 1, 5)
    alone = game.evaluate(state, 0)
    hole = type(state.hole)(state.hole.start + 7)

    assert game.evaluate(replace(state, hole=hole), 0) == alone - 7


def test_where_all_is_lost_whatever_is_answered_points_are_told_instead() -> None:
    game = catalogue.game("ecosfera")
    prompt, view = question(game, 1, 40)
    advice = advise(game, view, prompt.answers, 1, Effort(300))
    chances = [chance for chance in advice.chances if chance is not None]

    assert max(chances) <= 0.05
    assert advice.flat
    assert advice.hoped == "score.habitats"
    hopes = [hope for hope in advice.hopes if hope is not None]
    assert len(hopes) == len(chances)
    assert all(0 <= hope <= 6 for hope in hopes)
    assert len(set(hopes)) > 1


def test_answers_are_alike_within_two_standard_errors_of_their_difference() -> None:
    same = (1.0, 0.0) * 20
    worse = Outlook((0.5, 0.5, 0.1), 120, shares=(same, same[::-1], (1.0,) * 4 + (0.0,) * 36))

    assert worse.alike(0, 0)
    assert worse.alike(0, 1)
    assert not worse.alike(0, 2)
    assert 0.07 < worse.error(0) < 0.09
    assert worse.error(2) < worse.error(0)


def test_what_is_said_to_be_alike_is_not_the_best_itself_and_was_tried() -> None:
    game = catalogue.game("biekrig")
    prompt, view = question(game, 2, 30)
    advice = advise(game, view, prompt.answers, 1, Effort(60))

    assert advice.best not in advice.alike
    assert all(advice.chances[place] is not None for place in advice.alike)
