"""The words of Biomos: everything the game says, in all languages, within its space."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from core.bots.players import bot
from core.catalogue import game, words
from core.game import View, redacted
from core.games.biomos import box, cards
from core.rng import child
from core.words import Message, Words, message

GAME = game("biomos")
LANGUAGES = ("en", "da", "nb", "de")
NAMES = ("Anna", "Bo", "Cleo", "Dagmar")
MATCHES = tuple(
    (mode, seats, player, seats)
    for mode in ("basic", "advanced")
    for seats, player in ((1, "random"), (2, "easy"), (3, "random"), (4, "random"))
)
KEYS = tuple(card.key for card in cards.CARDS)
SHAPES = tuple(sorted({card.shape for card in cards.CARDS}))
TERRAINS = tuple(box.TERRAINS.values())
EVENTS = tuple(box.HAPPENING)
VERBS = ("take", "play", "moon", "ability", "claim", "pass", "end")
PAGES = ("goal", "turn", "ring", "moon", "cards", "events", "end", "alone", "sources")
LETTERS = frozenset(map(chr, range(32, 127))) | frozenset("æøåÆØÅéäöüÄÖÜß·–’“”„«»")

BUDGETS = (
    (r"card\.\w+", 19),
    (r"card\.\w+\.short", 11),
    (r"terrain\.\w+", 14),
    (r"terrain\.\w+\.code", 2),
    (r"event\.\w+", 12),
    (r"planet\.\w+", 18),
    (r"gap\.\d+", 8),
    (r"verb\.\w+", 9),
    (r"verb\.\w+\.long", 40),
    (r"pile\.\w+", 20),
    (r"mark\.\w+", 8),
    (r"meter\.\w+", 20),
    (r"basis\.\w+", 22),
    (r"score\.\w+", 22),
    (r"option\.\w+", 18),
    (r"option\.(?!\w+\.help)\w+\.\w+", 14),
    (r"game\.tagline", 60),
    (r"tip\.\d", 76),
    (r"help\.\w+\.title", 40),
    (r"(rule|nature)\..+", 250),
)
"""Cells for what is shown as it stands."""
SAID = {"ask": 66, "why": 76, "note": 40, "log": 80, "status": 16}
"""Cells for what has slots, when they are filled."""


class Exact(Words):
    """Words that do not put up with a key they do not know."""

    def word(self, key: str) -> str:
        """The text, or a failing test."""
        assert self.has(key), f"{self.language}: no word for {key}"
        return super().word(key)


def language(name: str) -> Exact:
    """One language at a table of four."""
    return Exact(name, (words("biomos", name),), NAMES)


def slots(text: str) -> set[tuple[str, str]]:
    """The slots of a template: their names, and what kind of argument each one takes."""
    fields = [(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name]
    return {(name, "" if "|" in spec else spec) for name, spec in fields}


def named_in_code() -> set[str]:
    """Every key that stands literally in the game's modules."""
    key = re.compile(r'"((?:note|ask|why|log|status|score|pile|rule|mark|meter|field|error)\.\w+)"')
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


def match(mode: str, seats: int, player: str, seed: int) -> Iterator[Message]:
    """Everything that one match says to anybody."""
    state = GAME.setup(GAME.chosen({"mode": mode}), seats, seed)
    chooses = bot(player)
    moves = 0
    while prompts := GAME.prompts(state):
        [prompt] = prompts
        view = GAME.view(state, prompt.seat)
        yield from shown(view) if moves % 3 == 0 else ()
        yield prompt.ask
        yield from (note for option in prompt.options for note in option.notes)
        moves += 1
        option = chooses(GAME, view, prompt.options, child(seed, str(moves)))
        state, events = GAME.apply(state, prompt.seat, option.move)
        told = [GAME.tell(redacted(event, None)) for event in events]
        yield from (sentence for sentence in told if sentence)
    yield from (Message(source) for score in GAME.scores(state) for source, _ in score.parts)


@cache
def said() -> frozenset[Message]:
    """Everything that a handful of matches says."""
    return frozenset(sentence for played in MATCHES for sentence in match(*played))


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(name: str) -> None:
    assert list(words("biomos", name)) == list(words("biomos", "en"))


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_template_has_the_same_slots_in_every_language(name: str) -> None:
    english, own = words("biomos", "en"), words("biomos", name)

    assert {key: slots(english[key]) for key in english} == {key: slots(own[key]) for key in own}


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_key_that_stands_in_the_code_has_words(name: str) -> None:
    keys = named_in_code()
    known = words("biomos", name)

    assert len(keys) > 60
    assert keys - set(known) == set()


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_card_terrain_verb_option_source_and_page_has_words(name: str) -> None:
    numbers = [card.points for card in cards.CARDS] + [*box.HOLE_STARTS.values()]
    numbers += [box.COPIES, box.DISPLAY, box.SOLO_DISPLAY, box.TRACK, box.PER_MOON]
    keys = {"game.name", "game.tagline", "game.about", "help.basis", "basis.house"}
    keys |= {f"basis.{number.basis}" for number in numbers}
    keys |= {f"card.{key}{form}" for key in KEYS for form in ("", ".short")}
    keys |= {f"nature.{key}" for key in KEYS} | {f"rule.{shape}" for shape in SHAPES}
    keys |= {f"terrain.{each}{form}" for each in (*TERRAINS, "any") for form in ("", ".code")}
    keys |= {f"rule.terrain.{each}" for each in TERRAINS}
    keys |= {f"{what}.{key}" for key in EVENTS for what in ("event", "rule")}
    keys |= {box.planet(home) for home in box.HOMES}
    keys |= {f"rule.{box.planet(home)}" for home in box.HOMES}
    keys |= {f"verb.{verb}{form}" for verb in VERBS for form in ("", ".long")}
    keys |= {f"help.{page}{form}" for page in PAGES for form in ("", ".title")}
    for choice in GAME.choices:
        keys |= {f"option.{choice.key}{end}" for end in ("", ".help")}
        keys |= {f"option.{choice.key}.{value}" for value in choice.values}

    assert keys - set(words("biomos", name)) == set()


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
        key: text for key, text in words("biomos", name).items() if re.fullmatch(pattern, key)
    }

    assert labels
    assert {text for text in labels.values() if not 0 < len(text) <= cells} == set()


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_first_sentence_of_a_rule_fits_the_help_line(name: str) -> None:
    rules = [text for key, text in words("biomos", name).items() if key.startswith("rule.")]
    firsts = [f"{rule.partition('. ')[0].rstrip('.')}." for rule in rules]

    assert [first for first in firsts if len(first) > 76] == []


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_help_page_fits_a_screen(name: str, page: str) -> None:
    lines = words("biomos", name)[f"help.{page}"].split("\n")

    assert len(lines) <= 16
    assert [line for line in lines if len(line) > 76 or line != line.rstrip()] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_letter_is_one_that_all_terminals_show_in_one_cell(name: str) -> None:
    texts = words("biomos", name)
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
        ("de", "du|dich|dir|dein|deine|deinen|deinem|deiner"),
    ],
)
def test_the_log_speaks_of_everybody_by_name(name: str, you: str) -> None:
    log = {key: text for key, text in words("biomos", name).items() if key.startswith("log.")}

    assert len(log) > 10
    assert [text for text in log.values() if re.search(rf"\b({you})\b", text, re.IGNORECASE)] == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_two_cards_colours_or_events_are_never_called_the_same(name: str) -> None:
    texts = words("biomos", name)
    forms = [[f"card.{key}{form}" for key in KEYS] for form in ("", ".short")]
    forms += [[f"terrain.{each}{form}" for each in TERRAINS] for form in ("", ".code")]
    forms += [[f"event.{each}" for each in EVENTS]]

    assert [form for form in forms if len({texts[key] for key in form}) < len(form)] == []


@pytest.mark.parametrize(
    ("what", "english", "danish"),
    [
        (
            message("log.placed", seat=0, marker="terrain.sea", n=3),
            "Anna placed sea in gap 3",
            "Anna lagde hav i hul 3",
        ),
        (
            message("log.swapped", seat=1, event="event.freeze", old="terrain.sea",
                    new="terrain.ice"),
            "Bo: Frost turned sea into ice",
            "Bo: Frost gjorde hav til is",
        ),
        (
            message("note.opens", card="card.g08", n=10),
            "then “Ice-free Corridor” for 10",
            "så ”Isfri korridor” for 10",
        ),
        (message("note.points", n=1), "+1 point", "+1 point"),
        (message("note.loses", n=2), "-2 points", "-2 point"),
        (
            message("ask.place", marker="terrain.forest"),
            "Place forest in your ring or make it your moon",
            "Læg skov i din ring, eller gør den til din måne",
        ),
    ],
)  # fmt: skip
def test_sentences_come_out_as_somebody_would_say_them(
    what: Any, english: str, danish: str
) -> None:
    assert language("en").say(what) == english
    assert language("da").say(what) == danish
