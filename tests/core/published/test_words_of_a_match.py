"""No text says what is not so in its match: which texts differ, for every value of every option.

A game says in `tests/core/games/<game>/depends.py` which they are, or why there are none.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import combinations, count

import pytest

from core import catalogue
from core.bots.players import bot
from core.game import AnyGame, redacted
from core.rng import child
from core.words import Message, Words, conditions
from tests.core.languages import languages
from tests.core.published.wording import NAMES, shown, wording

GAMES = catalogue.published()
in_every_language = pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key in GAMES for name in languages(key)]
)
USUAL = 2
"""Seats of a match that no table of ours has another number for."""
WITHIN = re.compile(r"\{(\w+\.\w+)\}")


def table(key: str, name: str) -> dict[str, str]:
    """What a game says of its texts: DEPENDS or UNSAID."""
    found: dict[str, str] = getattr(import_module(f"tests.core.games.{key}.depends"), name)
    return found


def parted(agreed: str) -> dict[str, str]:
    """`option=value,seats=1` as it is agreed."""
    return conditions(f"@{agreed}")[1]


def facts(game: AnyGame, agreed: Mapping[str, str]) -> dict[str, str]:
    """The facts of a match in which all else is as usual."""
    options = {key: value for key, value in agreed.items() if key != "seats"}
    return game.facts(game.chosen(options), int(agreed.get("seats", USUAL)))


@cache
def speaking(key: str, name: str, agreed: str = "") -> Words:
    """The words of such a match."""
    game = catalogue.game(key)
    words = Words(name, (catalogue.words(key, name),), NAMES[: max(game.seats)])
    return words.of(facts(game, parted(agreed)))


@cache
def plain(key: str) -> tuple[str, ...]:
    """The keys of whole texts: no variants, parts or facts, nothing that names the options."""
    texts = catalogue.words(key, "en")
    return tuple(
        each
        for each in texts
        if "@" not in each and each.partition(".")[0] not in {"part", "fact", "option"}
    )


def values(game: AnyGame) -> Iterator[str]:
    """Everything that can be agreed otherwise than usual, one at a time."""
    for variant in game.variants:
        yield from (f"{variant.key}={each}" for each in variant.values if each != variant.default)
    yield from (f"seats={seats}" for seats in game.seats if seats != USUAL)


def told(game: AnyGame, agreed: str, seed: int) -> Iterator[Message]:
    """All that a match says to anybody: card texts, prices, notes, questions, the log."""
    asked = parted(agreed)
    seats = int(asked.pop("seats", USUAL))
    own, player = wording(game.key), bot("easy" if seed % 2 else "random")
    state = game.setup(game.chosen(asked), max(seats, int(asked.get("starter", 1))), seed)
    for moves in count():
        prompts = game.ask(state)
        if not prompts or moves > 250:
            break
        prompt = prompts[0]
        yield prompt.ask
        yield from (note for answer in prompt.answers for note in answer.notes)
        view = game.view(state, prompt.seat)
        if moves % 25 == 0:
            yield from shown(game, view, own.verbs)
        answer = player(game, view, prompt.answers, child(seed, str(moves)))
        state, events = game.apply(state, prompt.seat, answer.move)
        lines = (game.tell(redacted(event, None)) for event in events)
        yield from (line for line in lines if line)


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_option_changes_a_text_or_has_a_reason_why_not(key: str) -> None:
    depends, unsaid = table(key, "DEPENDS"), table(key, "UNSAID")
    single = {agreed for agreed in depends if len(parted(agreed)) == 1}

    assert single | set(unsaid) == set(values(catalogue.game(key)))
    assert single & set(unsaid) == set()
    assert [agreed for agreed, keys in depends.items() if not keys.split()] == []
    assert [agreed for agreed, why in unsaid.items() if len(why) < 20] == []


@in_every_language
def test_just_those_texts_differ_that_are_said_to(key: str, name: str) -> None:
    usual = speaking(key, name)
    agreed = table(key, "DEPENDS") | dict.fromkeys(table(key, "UNSAID"), "")

    found = {
        each: {
            text for text in plain(key) if speaking(key, name, each).word(text) != usual.word(text)
        }
        for each in agreed
    }
    assert found == {each: set(keys.split()) for each, keys in agreed.items()}


@in_every_language
def test_the_words_of_a_game_are_those_of_a_usual_match(key: str, name: str) -> None:
    words = Words(name, (catalogue.words(key, name),))
    known = [each for each in catalogue.words(key, name) if "@" not in each]

    assert [each for each in known if words.word(each) != speaking(key, name).word(each)] == []


@pytest.mark.parametrize("key", GAMES)
def test_what_is_said_in_a_match_can_be_said_and_differs_only_as_the_table_says(key: str) -> None:
    game, depends = catalogue.game(key), table(key, "DEPENDS")
    for seed, agreed in enumerate((*depends, *table(key, "UNSAID"))):
        sentences = set(told(game, agreed, seed))
        differ = set(depends.get(agreed, "").split())
        assert len(sentences) > 30
        for name in languages(key):
            here, usual = speaking(key, name, agreed), speaking(key, name)
            said = {each: here.say(each) for each in sentences}
            assert [text for text in said.values() if set("{}@") & set(text)] == []
            # A sentence may name a card; names depend on nothing.
            assert {each.key for each, text in said.items() if text != usual.say(each)} <= differ, (
                agreed
            )


@in_every_language
def test_a_variant_speaks_of_a_known_text_and_of_what_can_be_agreed(key: str, name: str) -> None:
    game, texts = catalogue.game(key), catalogue.words(key, name)
    pairs = (",".join(two) for two in combinations(values(game), 2))
    possible = {
        fact for each in ("", *values(game), *pairs) for fact in facts(game, parted(each)).items()
    }
    possible |= {("rules", str(older)) for older in range(1, game.version)}
    split = {each: conditions(each) for each in texts if "@" in each}

    assert split
    assert [each for each, (text, _) in split.items() if text not in texts] == []
    assert [each for each, (_, needs) in split.items() if not needs.items() <= possible] == []


@in_every_language
def test_of_two_variants_that_may_both_hold_one_is_more_specific(key: str, name: str) -> None:
    texts = catalogue.words(key, name)
    families: dict[str, list[dict[str, str]]] = {}
    for each in texts:
        text, needs = conditions(each)
        if needs:
            families.setdefault(text, []).append(needs)
    torn = [
        (text, one, two)
        for text, needs in families.items()
        for one, two in combinations(needs, 2)
        if len(one) == len(two)
        and all(one[fact] == two[fact] for fact in one.keys() & two.keys())
        and one | two not in needs
    ]

    assert torn == []


@in_every_language
def test_every_part_is_in_a_text_and_every_text_within_another_is_known(
    key: str, name: str
) -> None:
    texts = catalogue.words(key, name)
    within = {found for text in texts.values() for found in WITHIN.findall(text)}
    parts = {each for each in texts if each.startswith("part.") and "@" not in each}

    assert within - set(texts) == set()
    assert parts - within == set()


@in_every_language
def test_whatever_two_things_are_agreed_a_help_page_fits_a_screen(key: str, name: str) -> None:
    pages = [f"help.{page}" for page in wording(key).pages]
    for one, two in combinations(values(catalogue.game(key)), 2):
        if parted(one).keys() != parted(two).keys():
            words = speaking.__wrapped__(key, name, f"{one},{two}")
            lines = [(page, words.word(page).split("\n")) for page in pages]
            assert [page for page, page_lines in lines if len(page_lines) > 16] == [], (one, two)
            assert [
                line for _, page_lines in lines for line in page_lines if len(line) > 76
            ] == [], (one, two)
