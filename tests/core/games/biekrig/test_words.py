"""The words of Biekrig: everything the game says, in every language, within its space."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from core.bots.players import bot
from core.catalogue import game, words
from core.game import Option, View, redacted
from core.games.biekrig import board, cards
from core.rng import child
from core.words import Message, Words

GAME = game("biekrig")
FOLDER = Path(cards.__file__).parent
LANGUAGES = tuple(sorted(path.stem for path in (FOLDER / "words").glob("??.py")))
NAMES = ("Anna", "Bo", "Cleo", "Dagmar", "Esben")
MATCHES = ((2, "easy", 13), (3, "random", 1), (4, "easy", 32), (5, "random", 5))

KINDS = tuple(card.kind for card in cards.CARDS)
VERBS = ("roll", "play", "buy", "harvest", "discard", "lose", "pass")
PAGES = (
    *("goal", "turn", "buying", "flowers", "swarms", "harvest"),
    *("events", "attacks", "end", "rulings", "numbers"),
)
BUDGETS = (
    (r"card\.\w+", 19),
    (r"card\.\w+\.short", 11),
    (r"card\.\w+\.tiny", 6),
    (r"card\.\w+\.gist", 12),
    (r"space\.\w+", 15),
    (r"hive\.\d", 9),
    (r"shop\.\w+", 20),
    (r"phase\.\w+", 8),
    (r"verb\.\w+", 9),
    (r"verb\.\w+\.long", 40),
    (r"pile\.\w+", 20),
    (r"mark\.\w+", 8),
    (r"meter\.\w+", 12),
    (r"basis\.\w+", 22),
    (r"score\.\w+", 22),
    (r"option\.\w+", 20),
    (r"option\.(?!\w+\.help)\w+\.\w+", 12),
    (r"game\.tagline", 48),
    (r"game\.about", 290),
    (r"tip\.\d", 76),
    (r"now\.biekrig\.\w+", 76),
    (r"help\.\w+\.title", 40),
    (r"rule\.[a-z_.]+", 250),
    (r"nature\.\w+", 250),
)
"""Cells for what is shown as it stands."""
SAID = {"ask": 66, "why": 76, "note": 40, "log": 76, "status": 16}
"""Cells for what has slots, when they are filled."""

in_every_language = pytest.mark.parametrize("name", LANGUAGES)


class Exact(Words):
    """Words that do not put up with a key they do not know."""

    def word(self, key: str) -> str:
        """The text, or a failing test; the number of a hive stands for itself."""
        assert self.has(key) or key.isdecimal(), f"{self.language}: no word for {key}"
        return super().word(key)


def language(name: str) -> Exact:
    """One language at a table of five."""
    return Exact(name, (words("biekrig", name),), NAMES)


def slots(text: str) -> set[tuple[str, str]]:
    """The slots of a template: their names, and what kind of argument each one takes."""
    fields = [(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name]
    return {(name, "" if "|" in spec else spec) for name, spec in fields}


def named_in_code() -> set[str]:
    """Every key that stands literally in the game's modules."""
    key = re.compile(
        r'"((?:note|ask|why|log|status|score|pile|card|rule|mark|shop|meter|error)\.\w+)"'
    )
    return {found for path in FOLDER.glob("*.py") for found in key.findall(path.read_text("utf-8"))}


def shown(view: View) -> Iterator[Message]:
    """What stands on the table of one seat, and why it cannot do what it may want to."""
    pieces = {""}
    for pile in view.piles:
        yield Message(pile.name)
        pieces.add(pile.piece)
        for face in pile.faces:
            pieces.add(face.piece)
            yield from (Message(key) for key in (face.name, face.tip, face.mark) if key)
    yield from view.status
    yield from (Message(meter.name) for meter in view.meters)
    if view.seat is not None:
        zones = {"play": "hand", "discard": "hand", "buy": "shop", "harvest": "lot", "lose": "hive"}
        asked = ((verb, piece) for piece in pieces for verb in zones if zones[verb] in piece)
        yield from (why for pair in asked if (why := GAME.why_not(view, *pair)))


def match(seats: int, player: str, seed: int) -> Iterator[Message]:
    """Everything that one match says to anybody."""
    state = GAME.setup(GAME.chosen({"round_limit": "100"}), seats, seed)
    everybody = (None, *range(seats))
    for moves in range(1000):
        prompts = GAME.prompts(state)
        for seat in everybody if moves % 9 == 0 else ():
            yield from shown(GAME.view(state, seat))
        if not prompts:
            break
        prompt = prompts[0]
        yield prompt.ask
        yield from (note for option in prompt.options for note in option.notes)
        view = GAME.view(state, prompt.seat)
        option: Option = bot(player)(GAME, view, prompt.options, child(seed, str(moves)))
        state, events = GAME.apply(state, prompt.seat, option.move)
        told = [GAME.tell(redacted(event, seat)) for event in events for seat in everybody]
        yield from (sentence for sentence in told if sentence)
    yield from (Message(source) for score in GAME.scores(state) for source, _ in score.parts)


@cache
def said() -> frozenset[Message]:
    """Everything that a handful of matches says."""
    return frozenset(sentence for played in MATCHES for sentence in match(*played))


def test_the_game_speaks_english_danish_german_and_its_own_norwegian() -> None:
    assert {"da", "de", "en", "nb"} <= set(LANGUAGES)


@in_every_language
def test_every_language_has_the_same_keys_in_the_same_order(name: str) -> None:
    assert list(words("biekrig", name)) == list(words("biekrig", "en"))


@in_every_language
def test_a_template_has_the_same_slots_in_every_language(name: str) -> None:
    english, other = words("biekrig", "en"), words("biekrig", name)

    assert {key: slots(text) for key, text in other.items()} == {
        key: slots(text) for key, text in english.items()
    }


@in_every_language
def test_every_key_that_stands_in_the_code_has_words(name: str) -> None:
    keys = named_in_code()

    assert len(keys) > 50
    assert keys - set(words("biekrig", name)) == set()


@in_every_language
def test_every_card_space_verb_option_source_and_page_has_words(name: str) -> None:
    numbers = [*board.NUMBERS.values(), *(card.copies for card in cards.CARDS)]
    keys = {"game.name", "game.tagline", "game.about", "help.basis"}
    keys |= {f"card.{kind}{form}" for kind in KINDS for form in ("", ".short", ".tiny", ".gist")}
    keys |= {f"{what}.{kind}" for kind in KINDS for what in ("rule", "nature")}
    keys |= {f"space.{space.name}" for space in board.SPACES}
    keys |= {f"rule.space.{space.kind}" for space in board.SPACES}
    keys |= {f"pile.{season}" for season in board.SEASONS}
    keys |= {f"hive.{workers}" for workers in range(board.MIN, board.MAX + 1)}
    keys |= {f"phase.{phase}" for phase in ("events", "buy", "roll", "harvest")}
    keys |= {f"basis.{number.basis}" for number in numbers}
    keys |= {f"verb.{verb}{form}" for verb in VERBS for form in ("", ".long")}
    keys |= {f"now.biekrig.{ask.removeprefix('ask.')}" for ask in named_in_code() if "ask." in ask}
    keys |= {f"help.{page}{form}" for page in PAGES for form in ("", ".title")}
    for choice in GAME.choices:
        keys |= {f"option.{choice.key}{end}" for end in ("", ".help")}
        keys |= {f"option.{choice.key}.{value}" for value in choice.values}

    assert keys - set(words("biekrig", name)) == set()


@in_every_language
def test_whatever_a_match_says_to_anybody_can_be_said_in_full(name: str) -> None:
    speak = language(name)
    sentences = {sentence: speak.say(sentence) for sentence in said()}

    assert len({sentence.key for sentence in sentences}) > 120
    assert [text for text in sentences.values() if not text or set("{}") & set(text)] == []


@in_every_language
def test_what_a_match_says_fits_its_line(name: str) -> None:
    speak = language(name)
    sentences = {speak.say(sentence): sentence.key.partition(".")[0] for sentence in said()}

    assert {text for text, what in sentences.items() if len(text) > SAID.get(what, 250)} == set()


@in_every_language
@pytest.mark.parametrize(("pattern", "cells"), BUDGETS)
def test_a_label_fits_its_place(name: str, pattern: str, cells: int) -> None:
    labels = {
        key: text for key, text in words("biekrig", name).items() if re.fullmatch(pattern, key)
    }

    assert labels
    assert {text for text in labels.values() if not 0 < len(text) <= cells} == set()


@in_every_language
def test_the_first_sentence_of_a_rule_fits_the_help_line(name: str) -> None:
    rules = [text for key, text in words("biekrig", name).items() if key.startswith("rule.")]
    firsts = [f"{rule.partition('. ')[0].rstrip('.')}." for rule in rules]

    assert [first for first in firsts if len(first) > 76] == []


@in_every_language
@pytest.mark.parametrize("page", PAGES)
def test_a_help_page_fits_a_screen(name: str, page: str) -> None:
    lines = words("biekrig", name)[f"help.{page}"].split("\n")

    assert len(lines) <= 16
    assert [line for line in lines if len(line) > 76 or line != line.rstrip()] == []


@in_every_language
def test_the_author_is_credited(name: str) -> None:
    assert "Eivind Mork" in words("biekrig", name)["game.about"]


@in_every_language
def test_the_page_of_numbers_names_each_with_its_source(name: str) -> None:
    spoken = words("biekrig", name)
    book, house = spoken["help.numbers"].split("\n\n")
    given = {
        basis: sorted(map(int, re.findall(r"\d+", page)))
        for basis, page in (("rulebook", book), ("house", house))
    }
    said = board.NUMBERS.items()
    ours = [number.value for key, number in said if number.basis == "rulebook"]
    # A worker and a queen cost the same honey, and what harms begins where swarming does.
    ours.remove(board.COSTS_HONEY)
    per_hive = board.NUMBERS["points_per_hive"].value
    season = board.LINE - [space.season for space in board.SPACES].index("autumn") + 1
    copies = [card.copies.value for card in cards.CARDS]

    assert given["rulebook"] == sorted(ours)
    assert given["house"] == sorted([len(board.SPACES), season, per_hive, len(cards.DECK), *copies])
    for card in cards.CARDS:
        assert f"{spoken[f'card.{card.kind}']} {card.copies.value}" in house
    assert {number.basis for _, number in said} == {"rulebook", "house"}
    assert {card.copies.basis for card in cards.CARDS} == {board.BOARD} == {"house"}
