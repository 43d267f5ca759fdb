"""Every text of the screens and of the games is one that somebody can come to read."""

from functools import cache

import pytest

from core import catalogue
from tests.tui.reached import Spelt, bare, dead, shadowed, sources, spelt, spelt_in
from tui.words import catalogue as screen_words

GAMES = tuple(catalogue.published())
ENGLISH = {game: catalogue.words(game, "en") for game in GAMES}
SHARED = screen_words("en")


def named(*keys: str) -> dict[str, str]:
    """Texts with these keys."""
    return dict.fromkeys(keys, "")


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
    plain = dict.fromkeys(map(bare, known))
    some = [key for key in list(plain)[::9] if not key.startswith("tip.")]
    families = {key.rpartition(".")[0] for key in plain} - {"", "tip"}
    invented = {f"{each}.zzz" for each in (*families, *some)} | {f"{key}zzz" for key in some}

    assert len(invented) > 50
    assert invented - set(dead({**known, **named(*invented)}, spoken(game))) == set()


def test_a_text_that_one_game_alone_speaks_of_is_dead_in_the_others() -> None:
    keys = ["card.peacock", "why.no_flip"]

    assert dead(named(*keys), spoken("biotopia")) == []
    assert dead(named(*keys), spoken("biekrig")) == keys


def test_what_a_string_with_holes_reaches_is_what_the_sources_name() -> None:
    found = spelt_in(
        '"""prose.only is a docstring."""\n'
        'say(f"card.{kind}.gist"), say("why.late"), say(f"{verb}.long"), has("peacock", "verb.buy")'
    )
    reached = ["card.peacock.gist", "why.late", "verb.buy", "verb.buy.long", "why.late.long"]
    lost = ["card.unicorn.gist", "card.peacock", "verb.sell.long", "verb.buy.it", "prose.only"]

    assert dead(named(*reached, *lost), found) == lost


def test_the_variant_of_a_text_for_an_option_goes_with_its_key() -> None:
    found = spelt_in('say("rule.hive")')
    reached, lost = ["rule.hive", "rule.hive@points_per_hive=2"], ["rule.swarm@points_per_hive=2"]

    assert dead(named(*reached, *lost), found) == lost


def test_a_text_within_another_is_reached_with_it() -> None:
    found = spelt_in('say("rule.hive")')
    texts = {"rule.hive": "So {n} {part.order}", "part.order": "all {names:words}"} | named(
        "part.x"
    )

    assert dead(texts, found) == ["part.x"]
    assert dead({**texts, "rule.hive": "So"}, found) == ["part.order", "part.x"]


def test_a_page_without_a_heading_is_dead() -> None:
    found = spelt_in('words.starting("help.")')

    assert dead(named("help.end", "help.end.title", "help.lost"), found) == ["help.lost"]


def test_a_shared_text_is_hidden_where_each_game_that_asks_has_its_own() -> None:
    own = {"pond": ["now.pond.roll", "key.view", "key.open"], "marsh": ["key.view@level=2"]}
    shared = ["now.pond.roll", "now.marsh.roll", "key.view", "key.open"]

    assert list(shadowed(shared, own)) == ["now.pond.roll", "key.view"]
