"""How often a bot wins stands in the form, at the seat it is chosen for, and in the help."""

from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len

from core import catalogue
from core.bots.players import BOTS
from core.game import Game
from core.strength import Strength
from core.words import message
from tests.tui.matches import journal
from tui.bots.strength import BELOW, strength
from tui.match.draft import Draft
from tui.pages.form import Form, meaning
from tui.tabletop.sheets import bots
from tui.widgets.sheet import broken
from tui.words import LANGUAGES
from tui.words.language import words


@pytest.mark.parametrize("game", catalogue.published())
def test_what_was_measured_is_of_games_options_and_bots_that_there_are(game: str) -> None:
    measured = catalogue.game(game).strength
    assert measured is not None
    [variant] = [each for each in catalogue.game(game).variants if each.key == measured.option]
    assert set(measured.wins) <= set(variant.values)
    for wins in measured.wins.values():
        assert set(wins) <= set(BELOW) <= set(BOTS)
        assert all(0 <= won <= 100 for won in wins.values())


def test_of_a_game_that_was_not_measured_nothing_is_said(pebbles: Game[Any]) -> None:
    assert pebbles.strength is None
    assert strength(pebbles.key, dict(pebbles.chosen({})), "easy") is None


def test_what_depends_on_no_option_is_said_of_every_match(
    pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = replace(pebbles, strength=Strength({"": {"easy": 61}}))
    with monkeypatch.context() as patch:
        patch.setattr(catalogue, "game", lambda _: known)
        said = strength("pebbles", {"heap": "2"}, "easy")
        unusual = strength("pebbles", {"heap": "0"}, "easy")

    assert said == message("strength.against", other="kind.random", n=61)
    assert unusual is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.published())
def test_the_seat_of_a_bot_says_how_often_it_wins(game: str, language: str) -> None:
    said = words(game, language)
    draft = Draft(game, kinds=("me", "easy"))
    known = strength(game, draft.chosen, "easy")
    assert known is not None

    shown = meaning(Form(draft, "seat:1"), said)
    assert said.say(known) in shown
    assert said.word("kind.easy.help") in shown
    assert "kind." not in shown


def test_of_what_was_not_measured_nothing_is_said() -> None:
    assert strength("biotopia", {"edition": "en"}, "random") is None
    assert strength("biotopia", {"edition": "en"}, "me") is None
    assert strength("ecosfera", {"preset": "own"}, "easy") is None
    assert strength("ecosfera", {"preset": "easy", "level": "1"}, "easy") is not None
    assert strength("ecosfera", {"preset": "easy", "level": "2"}, "easy") is None
    assert strength("ecosfera", {"preset": "easy", "elements": "3"}, "easy") is None
    shown = meaning(Form(Draft("biotopia", kinds=("me", "random")), "seat:1"), words(None, "en"))
    said = words(None, "en")
    assert shown == f"{said.word('kind.random.help')} {said.word('kind.rename')}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.published())
def test_the_help_at_the_table_says_what_each_bot_does_and_how_often_it_wins(
    game: str, language: str
) -> None:
    said = words(game, language)
    match = journal("me", "easy", game=game).match
    shown = [line.text for row in bots(match, said) for line in broken(row, 60)]

    assert all(cell_len(line) <= 60 for line in shown)
    text = " ".join(" ".join(shown).split())
    for kind in BOTS:
        assert f"{said.word(f'kind.{kind}')}: {said.word(f'kind.{kind}.help')}" in text
    for kind in BELOW:
        known = strength(game, dict(match.options), kind)
        assert known is None or said.say(known) in text
    assert "kind." not in text
