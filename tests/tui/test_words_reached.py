"""Every text of the screens and of the games is one that somebody can come to read."""

from functools import cache

import pytest

from core import catalogue
from tests.tui.reached import Spelt, dead, shadowed, sources, spelt, spelt_in
from tui.words import catalogue as screen_words

GAMES = tuple(catalogue.keys())
ENGLISH = {game: list(catalogue.words(game, "en")) for game in GAMES}
SHARED = list(screen_words("en"))


@cache
def spoken(game: str | None) -> Spelt:
    """What the sources of a game spell, with those that every game shares; of all with None."""
    return spelt(path.read_text("utf-8") for path in sources(game, GAMES))


def test_the_code_reaches_every_text_of_the_screens() -> None:
    assert len(SHARED) > 700
    assert dead(SHARED, spoken(None)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_code_reaches_every_text_of_a_game(game: str) -> None:
    assert len(ENGLISH[game]) > 150
    assert dead(ENGLISH[game], spoken(game)) == []


def test_no_text_of_the_screens_is_hidden_by_what_every_game_says_instead() -> None:
    assert list(shadowed(SHARED, ENGLISH)) == []


@pytest.mark.parametrize("game", [None, *GAMES])
def test_an_invented_text_beside_any_that_there_is_is_found_dead(game: str | None) -> None:
    known = SHARED if game is None else ENGLISH[game]
    # All that begins with "tip." is shown, whatever follows.
    some = [key for key in known[::9] if not key.startswith("tip.")]
    families = {key.rpartition(".")[0] for key in known} - {"", "tip"}
    invented = {f"{each}.zzz" for each in (*families, *some)} | {f"{key}zzz" for key in some}

    assert len(invented) > 50
    assert invented - set(dead([*known, *invented], spoken(game))) == set()


def test_a_text_that_one_game_alone_speaks_of_is_dead_in_the_others() -> None:
    assert dead(["card.peacock", "why.no_flip"], spoken("biotopia")) == []
    assert dead(["card.peacock", "why.no_flip"], spoken("biekrig")) == [
        "card.peacock",
        "why.no_flip",
    ]


def test_what_a_string_with_holes_reaches_is_what_the_sources_name() -> None:
    found = spelt_in(
        '''
        """prose.only is a docstring."""
        say(f"card.{kind}.gist"), say("why.late"), say(f"{verb}.long"), has("peacock", "verb.buy")
    '''.replace("\n        ", "\n")
    )
    reached = ["card.peacock.gist", "why.late", "verb.buy", "verb.buy.long", "why.late.long"]

    assert dead(reached, found) == []
    lost = ["card.unicorn.gist", "card.peacock", "verb.sell.long", "verb.buy.it", "prose.only"]
    assert dead(lost, found) == lost


def test_the_variant_of_a_text_for_an_option_goes_with_its_key() -> None:
    found = spelt_in('say("rule.hive")')

    assert dead(["rule.hive", "rule.hive@points_per_hive=2"], found) == []
    assert dead(["rule.swarm@points_per_hive=2"], found) == ["rule.swarm@points_per_hive=2"]


def test_a_page_without_a_heading_is_dead() -> None:
    found = spelt_in('words.starting("help.")')

    assert dead(["help.end", "help.end.title", "help.lost"], found) == ["help.lost"]


def test_a_shared_text_is_hidden_where_each_game_that_asks_has_its_own() -> None:
    own = {"pond": ["now.pond.roll", "key.view", "key.open"], "marsh": ["key.view@level=2"]}
    shared = ["now.pond.roll", "now.marsh.roll", "key.view", "key.open"]

    assert list(shadowed(shared, own)) == ["now.pond.roll", "key.view"]
