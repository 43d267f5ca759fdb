"""Counsel of the published games: every sentence is true of some position, and states known rules."""

import re

import pytest

from core import catalogue
from core.counsel import Counsel
from core.game import AnyGame
from tests.core.languages import folder
from tests.core.playing import Seating, play

DEALS: dict[str, list[tuple[dict[str, str], range]]] = {
    "biotopia": [({}, range(12)), ({"edition": "da"}, range(12)), ({}, range(2))],
    "biekrig": [({}, range(12))],
    "biomos": [({}, range(12)), ({"mode": "advanced"}, range(12))],
    "ecosfera": [({}, range(8)), ({"level": "2"}, range(8)), ({"level": "2"}, range(9, 15))],
}
"""Matches in which every sentence is said; the last ones are played with sense alone."""
SENSE = (0, 5, 9)


def heard(game: AnyGame) -> list[Counsel]:
    """One of each sentence that those matches have."""
    found: dict[str, Counsel] = {}
    for place, (given, seeds) in enumerate(DEALS[game.key]):
        last = place and place == len(DEALS[game.key]) - 1
        for seed in seeds:
            few = {**given, "preset": "easy"} if game.key == "ecosfera" and last else given
            seats = 2 if last else game.seats[seed % len(game.seats)]
            sense = 10 if last else SENSE[seed % len(SENSE)]
            for ply in play(game, Seating(seats, game.chosen(few), seed, seed, sense)):
                view = game.view(ply.before, ply.prompt.seat)
                for each in game.counsels(view, ply.prompt.answers):
                    found.setdefault(each.message.key, each)
    return list(found.values())


def test_every_sentence_for_a_learner_is_true_of_some_position(published: AnyGame) -> None:
    known = {key for key in catalogue.words(published.key, "en") if key.startswith("now.")}
    said = {each.message.key for each in heard(published)}

    assert len(known) > 30
    assert said == known


def test_a_sentence_for_a_learner_names_the_rules_that_it_states(published: AnyGame) -> None:
    page = (folder(published.key) / "RULES.md").read_text("utf-8")
    numbers = set(re.findall(r"^- \*\*([A-Z]\d+[a-z]?)\*\*", page, re.MULTILINE))

    for each in heard(published):
        assert each.rules, each.message.key
        assert set(each.rules) <= numbers, each.message.key


@pytest.mark.parametrize("game", ["biotopia", "biekrig", "biomos", "ecosfera"])
def test_a_question_of_a_published_game_always_has_a_sentence_or_speaks_for_itself(
    game: str,
) -> None:
    found = catalogue.game(game)
    silent = set()
    for seed in range(6):
        seats = found.seats[seed % len(found.seats)]
        for ply in play(found, Seating(seats, found.chosen({}), seed, seed, 5)):
            view = found.view(ply.before, ply.prompt.seat)
            if found.counsel(view, ply.prompt.answers) is None:
                silent.add(ply.prompt.what)
    assert silent == set()
