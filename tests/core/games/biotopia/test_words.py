"""The words of Biotopia: everything the game says, in every language, within its space."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from core.bots.players import bot
from core.catalogue import game, words
from core.game import Option, View, redacted
from core.games.biotopia import cards
from core.rng import child
from core.words import Message, Words, message

GAME = game("biotopia")
LANGUAGES = ("en", "da", "nb", "de")
NAMES = ("Anna", "Bo", "Cleo", "Dagmar", "Esben")
MATCHES = tuple(
    (edition, seats, player, seed)
    for edition in ("en", "da")
    for seats, player, seed in ((2, "easy", 13), (3, "easy", 1), (4, "easy", 32), (5, "random", 5))
)
LONG = 400
"""Moves after which a random game is left alone."""

KINDS = tuple(card.kind for card in cards.CARDS)
MISSIONS = tuple(mission.key for mission in cards.MISSIONS)
VERBS = ("draw", "take", "flower", "play", "claim", "discard", "pass")
PAGES = ("goal", "turn", "flowers", "butterflies", "events", "missions", "end", "editions")
LETTERS = frozenset(map(chr, range(32, 127))) | frozenset("æøåÆØÅéäöüÄÖÜß–’“”„«»")

BUDGETS = (
    (r"card\.\w+", 19),
    (r"card\.\w+\.short", 11),
    (r"card\.\w+\.tiny", 6),
    (r"card\.\w+\.gist", 12),
    (r"mission\.\w+", 22),
    (r"mission\.\w+\.short", 22),
    (r"verb\.\w+", 9),
    (r"verb\.\w+\.long", 40),
    (r"pile\.\w+", 20),
    (r"mark\.\w+", 8),
    (r"basis\.\w+", 22),
    (r"score\.\w+", 22),
    (r"option\.\w+", 20),
    (r"option\.(?!\w+\.help)\w+\.\w+", 12),
    (r"game\.tagline", 60),
    (r"tip\.\d", 76),
    (r"help\.\w+\.title", 40),
    (r"(rule|nature)\.\w+", 250),
)
"""Cells for what is shown as it stands."""
SAID = {"ask": 66, "why": 76, "note": 40, "log": 76, "status": 16}
"""Cells for what has slots, when they are filled."""


class Exact(Words):
    """Words that do not put up with a key they do not know."""

    def word(self, key: str) -> str:
        """The text, or a failing test."""
        assert self.has(key), f"{self.language}: no word for {key}"
        return super().word(key)


def language(name: str) -> Exact:
    """One language at a table of five."""
    return Exact(name, (words("biotopia", name),), NAMES)


def slots(text: str) -> set[tuple[str, str]]:
    """The slots of a template: their names, and what kind of argument each one takes."""
    fields = [(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name]
    return {(name, "" if "|" in spec else spec) for name, spec in fields}


def named_in_code() -> set[str]:
    """Every key that stands literally in the game's modules."""
    key = re.compile(
        r'"((?:note|ask|why|log|status|score|pile|card|rule|mission|mark|error)\.\w+)"'
    )
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
        whys = (GAME.why_not(view, verb, piece) for verb in VERBS for piece in pieces)
        yield from (why for why in whys if why)


def match(edition: str, seats: int, player: str, seed: int) -> Iterator[Message]:
    """Everything that one match says to anybody."""
    state = GAME.setup(GAME.chosen({"edition": edition}), seats, seed)
    chooses = bot(player)
    everybody = (None, *range(seats))
    for moves in range(LONG):
        prompts = GAME.prompts(state)
        for seat in everybody if moves % 4 == 0 else ():
            yield from shown(GAME.view(state, seat))
        if not prompts:
            break
        for prompt in prompts:
            yield prompt.ask
            yield from (note for option in prompt.options for note in option.notes)
        view = GAME.view(state, prompts[0].seat)
        option: Option = chooses(GAME, view, prompts[0].options, child(seed, str(moves)))
        state, events = GAME.apply(state, prompts[0].seat, option.move)
        told = [GAME.tell(redacted(event, seat)) for event in events for seat in everybody]
        yield from (sentence for sentence in told if sentence)
    yield from (Message(source) for score in GAME.scores(state) for source, _ in score.parts)


@cache
def said() -> frozenset[Message]:
    """Everything that a handful of matches says."""
    return frozenset(sentence for played in MATCHES for sentence in match(*played))


@pytest.mark.parametrize("name", LANGUAGES[1:])
def test_every_language_has_the_same_keys_in_the_same_order(name: str) -> None:
    assert list(words("biotopia", name)) == list(words("biotopia", "en"))


@pytest.mark.parametrize("name", LANGUAGES[1:])
def test_a_template_has_the_same_slots_in_every_language(name: str) -> None:
    english, other = (words("biotopia", each) for each in ("en", name))

    assert {key: slots(other[key]) for key in other} == {
        key: slots(english[key]) for key in english
    }


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_key_that_stands_in_the_code_has_words(name: str) -> None:
    keys = named_in_code()
    known = words("biotopia", name)

    assert len(keys) > 50
    assert keys - set(known) == set()


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_card_mission_verb_option_source_and_page_has_words(name: str) -> None:
    numbers = [n for card in cards.CARDS for n in (card.copies, card.need, card.points)]
    bases = {number.basis for number in numbers} | {mission.basis for mission in cards.MISSIONS}
    keys = {"game.name", "game.tagline", "game.about", "help.basis"}
    keys |= {f"card.{kind}{form}" for kind in KINDS for form in ("", ".short", ".tiny", ".gist")}
    keys |= {f"{what}.{kind}" for kind in KINDS for what in ("rule", "nature")}
    keys |= {f"mission.{key}{form}" for key in MISSIONS for form in ("", ".short")}
    keys |= {f"rule.{key}" for key in MISSIONS} | {f"basis.{basis}" for basis in bases}
    keys |= {f"verb.{verb}{form}" for verb in VERBS for form in ("", ".long")}
    keys |= {f"help.{page}{form}" for page in PAGES for form in ("", ".title")}
    for choice in GAME.choices:
        keys |= {f"option.{choice.key}{end}" for end in ("", ".help")}
        keys |= {f"option.{choice.key}.{value}" for value in choice.values}

    assert keys - set(words("biotopia", name)) == set()


@pytest.mark.parametrize("name", LANGUAGES)
def test_whatever_a_match_says_to_anybody_can_be_said_in_full(name: str) -> None:
    speak = language(name)
    sentences = {sentence: speak.say(sentence) for sentence in said()}

    assert len({sentence.key for sentence in sentences}) > 80
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
        key: text for key, text in words("biotopia", name).items() if re.fullmatch(pattern, key)
    }

    assert labels
    assert {text for text in labels.values() if not 0 < len(text) <= cells} == set()


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_first_sentence_of_a_rule_fits_the_help_line(name: str) -> None:
    rules = [text for key, text in words("biotopia", name).items() if key.startswith("rule.")]
    firsts = [f"{rule.partition('. ')[0].rstrip('.')}." for rule in rules]

    assert [first for first in firsts if len(first) > 76] == []


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_help_page_fits_a_screen(name: str, page: str) -> None:
    lines = words("biotopia", name)[f"help.{page}"].split("\n")

    assert len(lines) <= 16
    assert [line for line in lines if len(line) > 76 or line != line.rstrip()] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_letter_is_one_that_all_terminals_show_in_one_cell(name: str) -> None:
    texts = words("biotopia", name)
    pages = {f"help.{page}" for page in PAGES}
    strays = {
        key: set(text) - LETTERS - (set("\n") if key in pages else set())
        for key, text in texts.items()
    }

    assert {key: found for key, found in strays.items() if found} == {}


@pytest.mark.parametrize(
    ("name", "you"),
    [
        ("en", "you|your|yours"),
        ("da", "du|dig|din|dit|dine"),
        ("nb", "du|deg|din|ditt|dine"),
        ("de", "du|dich|dir|dein|deine[mnrs]?"),
    ],
)
def test_the_log_speaks_of_everybody_by_name(name: str, you: str) -> None:
    log = {key: text for key, text in words("biotopia", name).items() if key.startswith("log.")}

    assert len(log) > 20
    assert [text for text in log.values() if re.search(rf"\b({you})\b", text, re.IGNORECASE)] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_two_cards_or_missions_are_never_called_the_same(name: str) -> None:
    texts = words("biotopia", name)
    forms = [[f"card.{kind}{form}" for kind in KINDS] for form in ("", ".short", ".tiny")]
    forms += [[f"mission.{key}{form}" for key in MISSIONS] for form in ("", ".short")]

    assert [form for form in forms if len({texts[key] for key in form}) < len(form)] == []


@pytest.mark.parametrize(
    ("what", "english", "danish", "norwegian", "german"),
    [
        (
            message("log.took", seat=0, card="card.common_blue"),
            "Anna took Common Blue from the Sky",
            "Anna tog Almindelig blåfugl fra himmelen",
            "Anna tok Tiriltungeblåvinge fra himmelen",
            "Anna nahm aus dem Himmel: Hauhechel-Bläuling",
        ),
        (
            message("log.joker", seat=1, mission="mission.grassland", card="card.meadow_brown"),
            "Bo claimed “Grassland” with a joker for Meadow Brown",
            "Bo tog ”Overdrev” med en joker for Græsrandøje",
            "Bo fullførte «Gressmark» med en joker for Rappringvinge",
            "Bo erfüllte „Grasland“, Joker für: Großes Ochsenauge",
        ),
        (
            message("note.flowers", n=1),
            *("then 1 flower", "så 1 blomst", "så 1 blomst", "dann 1 Blume"),
        ),
        (
            message("note.flowers", n=4),
            *("then 4 flowers", "så 4 blomster", "så 4 blomster", "dann 4 Blumen"),
        ),
        (
            message("why.lacking", cards=("card.orange_tip", "card.red_admiral")),
            "Still missing: Orange Tip, Red Admiral",
            "Mangler: Aurora, Admiral",
            "Mangler: Aurorasommerfugl, Admiral",
            "Fehlt: Aurorafalter, Admiral",
        ),
    ],
)
def test_sentences_come_out_as_somebody_would_say_them(
    what: Any, english: str, danish: str, norwegian: str, german: str
) -> None:
    assert language("en").say(what) == english
    assert language("da").say(what) == danish
    assert language("nb").say(what) == norwegian
    assert language("de").say(what) == german
