"""The words of Ecosfera Baltica: everything it says, in every language, within its space."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from core.bots.players import bot
from core.catalogue import words
from core.game import View
from core.games.ecosfera import cards
from core.games.ecosfera.game import GAME
from core.games.ecosfera.policies import POLICIES
from core.games.ecosfera.printed import ABILITIES, ELEMENTS, HABITATS
from core.rng import child
from core.words import Message, Words, message

LANGUAGES = ("en", "da", "nb", "de")
NAMES = ("Anna", "Bo", "Cleo", "Dagmar")
MATCHES = tuple(
    (level, seats, player, seed)
    for level, seats, player, seed in (
        ("2", 1, "random", 3),
        ("2", 2, "easy", 13),
        ("2", 3, "easy", 1),
        ("2", 4, "easy", 32),
        ("2", 2, "random", 5),
        ("1", 2, "easy", 4),
    )
)
LONG = 300
"""Moves after which a game is left alone."""

VERBS = (
    *(
        "buy",
        "claim",
        "ability",
        "play",
        "wake",
        "take",
        "discard",
        "agree",
        "refuse",
        "pass",
        "end",
    ),
)
PAGES = ("goal", "turn", "buying", "abilities", "pressure", "policies", "variants", "rulings")
LETTERS = frozenset(map(chr, range(32, 127))) | frozenset("æøåÆØÅéäöüÄÖÜßô–’“”„")
BUDGETS = (
    (r"card\.\w+", 22),
    (r"card\.\w+\.short", 11),
    (r"card\.\w+\.tiny", 4),
    (r"habitat\.\w+", 11),
    (r"habitat\.\w+\.tiny", 2),
    (r"token\.\w+", 8),
    (r"policy\.\w+", 48),
    (r"policy\.\w+\.short", 18),
    (r"family\.\w+", 24),
    (r"(category|duration)\.\w+", 14),
    (r"verb\.\w+", 9),
    (r"verb\.\w+\.long", 40),
    (r"pile\.\w+", 20),
    (r"mark\.\w+", 8),
    (r"meter\.\w+", 15),
    (r"basis\.\w+", 22),
    (r"score\.\w+", 24),
    (r"option\.\w+", 18),
    (r"option\.(?!\w+\.help)\w+\.\w+", 12),
    (r"option\.\w+\.help", 250),
    (r"game\.tagline", 45),
    (r"tip\.\d", 76),
    (r"help\.\w+\.title", 40),
    (r"(rule|nature)\.\w+", 250),
)
"""Cells for what is shown as it stands."""
SAID = {"ask": 76, "why": 76, "note": 76, "status": 16}
"""Cells for what has slots, when they are filled."""


class Exact(Words):
    """Words that do not put up with a key they do not know."""

    def word(self, key: str) -> str:
        """The text, or a failing test."""
        assert self.has(key), f"{self.language}: no word for {key}"
        return super().word(key)


def language(name: str) -> Exact:
    """One language at a table of four."""
    return Exact(name, (words("ecosfera", name),), NAMES)


def slots(text: str) -> set[tuple[str, str]]:
    """The slots of a template: their names, and what kind of argument each one takes."""
    fields = [(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name]
    return {(name, "" if "|" in spec else spec) for name, spec in fields}


def named_in_code() -> set[str]:
    """Every key that stands literally in the game's modules."""
    key = re.compile(r'"((?:note|ask|why|log|status|score|pile|rule|mark|meter|error)\.\w+)"')
    folder = Path(cards.__file__).parent
    return {found for path in folder.glob("*.py") for found in key.findall(path.read_text("utf-8"))}


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
        whys = (GAME.why_not(view, verb, piece) for verb in VERBS[:4] for piece in sorted(pieces))
        yield from (why for why in whys if why)


def match(level: str, seats: int, player: str, seed: int) -> Iterator[Message]:
    """Everything that one match says to anybody."""
    state = GAME.setup(GAME.chosen({"level": level}), seats, seed)
    for moves in range(LONG):
        prompts = GAME.prompts(state)
        for seat in (None, *range(seats)) if moves % 8 == 0 else ():
            yield from shown(GAME.view(state, seat))
        if not prompts:
            break
        for prompt in prompts:
            yield prompt.ask
            yield from (note for option in prompt.options for note in option.notes)
        prompt = prompts[0]
        view = GAME.view(state, prompt.seat)
        option = bot(player)(GAME, view, prompt.options, child(seed, str(moves)))
        state, events = GAME.apply(state, prompt.seat, option.move)
        yield from (told for event in events if (told := GAME.tell(event)))
    yield from (Message(source) for score in GAME.scores(state) for source, _ in score.parts)


@cache
def said() -> frozenset[Message]:
    """Everything that a handful of matches says."""
    return frozenset(sentence for played in MATCHES for sentence in match(*played))


@pytest.mark.parametrize("name", LANGUAGES[1:])
def test_all_languages_have_the_same_keys_in_the_same_order(name: str) -> None:
    assert list(words("ecosfera", name)) == list(words("ecosfera", "en"))


@pytest.mark.parametrize("name", LANGUAGES[1:])
def test_a_template_has_the_same_slots_in_all_languages(name: str) -> None:
    english, other = words("ecosfera", "en"), words("ecosfera", name)

    assert {key: slots(english[key]) for key in english} == {
        key: slots(other[key]) for key in other
    }


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_key_that_stands_in_the_code_has_words(name: str) -> None:
    keys = named_in_code()

    assert len(keys) > 80
    assert keys - set(words("ecosfera", name)) == set()


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_card_verb_option_source_and_page_has_words(name: str) -> None:
    species = cards.SPECIES.values()
    keys = {"game.name", "game.tagline", "game.about", "help.basis", "star"}
    keys |= {f"card.{each.key}{form}" for each in species for form in ("", ".short")}
    keys |= {f"nature.{each.key}" for each in species} | {
        f"family.{each.family}" for each in species
    }
    keys |= {f"card.{each}{form}" for each in ELEMENTS for form in ("", ".short", ".tiny")}
    keys |= {f"habitat.{each}{form}" for each in HABITATS for form in ("", ".tiny")}
    keys |= {f"token.{each}" for each in ABILITIES}
    keys |= {f"card.{each}.code" for each in ELEMENTS}
    keys |= {f"policy.{each.key}{form}" for each in POLICIES for form in ("", ".short")}
    keys |= {f"{what}.{each.key}" for each in POLICIES for what in ("rule", "nature")}
    keys |= {f"category.{each.category}" for each in POLICIES}
    keys |= {f"duration.{each.duration}" for each in POLICIES}
    keys |= {f"basis.{each.basis}" for each in species} | {
        f"basis.{each.basis}" for each in POLICIES
    }
    keys |= {f"verb.{verb}{form}" for verb in VERBS for form in ("", ".long")}
    keys |= {f"help.{page}{form}" for page in PAGES for form in ("", ".title")}
    for choice in GAME.choices:
        keys |= {f"option.{choice.key}{end}" for end in ("", ".help")}
        keys |= {f"option.{choice.key}.{value}" for value in choice.values}

    assert keys - set(words("ecosfera", name)) == set()


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_names_and_texts_of_house_cards_say_so(name: str) -> None:
    texts = words("ecosfera", name)
    house = {"en": "house", "da": "husets", "nb": "husets", "de": "Haus"}[name]
    marked = {each.key for each in POLICIES if house in texts[f"policy.{each.key}"]}

    assert marked == {each.key for each in POLICIES if each.basis == "house"}
    assert marked == {each.key for each in POLICIES if house in texts[f"policy.{each.key}.short"]}


@pytest.mark.parametrize("name", LANGUAGES)
def test_whatever_a_match_says_to_anybody_can_be_said_in_full(name: str) -> None:
    speak = language(name)
    sentences = {sentence: speak.say(sentence) for sentence in said()}

    assert len({sentence.key for sentence in sentences}) > 200
    assert [text for text in sentences.values() if not text or set("{}") & set(text)] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_what_a_match_says_fits_its_line(name: str) -> None:
    speak = language(name)
    sentences = {speak.say(sentence): sentence.key.partition(".")[0] for sentence in said()}

    assert {text for text, what in sentences.items() if len(text) > SAID.get(what, 250)} == set()


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize(("pattern", "cells"), BUDGETS)
def test_a_label_fits_its_place(name: str, pattern: str, cells: int) -> None:
    labels = {
        key: text for key, text in words("ecosfera", name).items() if re.fullmatch(pattern, key)
    }

    assert labels
    assert {text for text in labels.values() if not 0 < len(text) <= cells} == set()


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_first_sentence_of_a_rule_fits_the_help_line(name: str) -> None:
    rules = [text for key, text in words("ecosfera", name).items() if key.startswith("rule.")]
    firsts = [f"{rule.partition('. ')[0].rstrip('.')}." for rule in rules]

    assert [first for first in firsts if len(first) > 76] == []


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_help_page_fits_a_screen(name: str, page: str) -> None:
    lines = words("ecosfera", name)[f"help.{page}"].split("\n")

    assert len(lines) <= 16
    assert [line for line in lines if len(line) > 76 or line != line.rstrip()] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_letter_is_one_that_all_terminals_show_in_one_cell(name: str) -> None:
    pages = {f"help.{page}" for page in PAGES}
    strays = {
        key: set(text) - LETTERS - (set("\n") if key in pages else set())
        for key, text in words("ecosfera", name).items()
    }

    assert {key: found for key, found in strays.items() if found} == {}


@pytest.mark.parametrize(
    ("name", "you"),
    [
        ("en", "you|your|yours"),
        ("da", "du|dig|din|dit|dine"),
        ("nb", "du|deg|din|ditt|dine"),
        ("de", "du|dich|dir|dein|deine"),
    ],
)
def test_the_log_speaks_of_everybody_by_name(name: str, you: str) -> None:
    log = {key: text for key, text in words("ecosfera", name).items() if key.startswith("log.")}

    assert len(log) > 40
    assert [text for text in log.values() if re.search(rf"\b({you})\b", text, re.IGNORECASE)] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_two_cards_are_never_called_the_same(name: str) -> None:
    texts = words("ecosfera", name)
    forms = [[f"card.{key}{form}" for key in cards.SPECIES] for form in ("", ".short")]
    forms += [[f"policy.{each.key}{form}" for each in POLICIES] for form in ("", ".short")]
    forms += [[f"habitat.{each}{form}" for each in HABITATS] for form in ("", ".tiny")]

    assert [form for form in forms if len({texts[key] for key in form}) < len(form)] == []


@pytest.mark.parametrize(
    ("what", "english", "danish"),
    [
        (
            message(
                "log.borrowed",
                seat=0,
                card="card.zostera_marina",
                cards=("card.sun.short", "card.salinity.short"),
                extra="card.sun.short",
            ),
            "Anna acquired Eelgrass for Sunlight, Salinity + Sunlight (market)",
            "Anna anskaffede Ålegræs for Sollys, Salt + Sollys (marked)",
        ),
        (
            message("log.gave", seat=0, card="card.pressure", receiver=1),
            "Anna passed Pressure to Bo",
            "Anna afleverede Belastning til Bo",
        ),
        (message("log.impacted", n=1), "1 impact tile placed", "1 påvirkningsbrik lagt"),
        (message("log.impacted", n=3), "3 impact tiles placed", "3 påvirkningsbrikker lagt"),
        (message("note.impacts", n=2), "2 impacts", "2 påvirkninger"),
    ],
)
def test_sentences_come_out_as_somebody_would_say_them(
    what: Any, english: str, danish: str
) -> None:
    assert language("en").say(what) == english
    assert language("da").say(what) == danish
