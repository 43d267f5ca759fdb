"""Where a text counts, the words beside the number are right for one and for many."""

from collections.abc import Iterator
from string import Formatter

import pytest

from core.words import Words, message
from tests.core.published.glossary import UNBENT
from tui.words import LANGUAGES, catalogue

COUNTS = {
    "n": "",
    "moves": "",
    "events": "",
    "seats": "",
    "behind": "",
    "lost": "",
    "people": "",
    "banned": "",
    "tables": "",
    "saves": "",
    "won": "",
    "unfinished": "",
    "best": "",
    "move": "verify.at",
    "was": "verify.events",
}
"""Slots for how many there are, and the text in which alone they are that; "": in every text."""
PLACES = {
    "at",
    "turn",
    "round",
    "line",
    "seat",
    "rules",
    "today",
    "day",
    "year",
    "least",
    "most",
    "low",
    "high",
    "port",
}
"""Slots for numbers that say which one it is, or stand beside no word."""
NAMES = {
    *(
        "action",
        "address",
        "agreed",
        "answer",
        "app",
        "bot",
        "changed",
        "code",
        "codes",
        "command",
        "deal",
        "lesson",
        "better",
        "dealt",
        "deed",
        "done",
        "section",
        "sign",
        "title",
    ),
    *("file", "files", "folder"),
    *(
        "game",
        "help",
        "key",
        "kind",
        "known",
        "label",
        "mine",
        "mode",
        "month",
        "move",
        "name",
        "names",
        "near",
        "need",
    ),
    *(
        "now",
        "answer",
        "option",
        "other",
        "order",
        "reason",
        "size",
        "text",
        "time",
        "value",
        "version",
        "was",
        "what",
        "when",
        "where",
        "widest",
    ),
    *("how", "level", "mean", "parts"),
    *("undo", "usual", "why", "word"),
}
"""Slots for words."""
WHICH_ONE = {"name.person", "new.seat", "home.round", "verify.event"}
"""Texts in which {n} says which one it is."""
SHARES = {"cli.percent", "strength.against", "strength.together"}
"""Texts in which {n} is so many of a hundred."""
NEVER_ONE = {"error.idle.seats", "error.seats", "serve.keys.many", "serve.many_tables"}
"""Texts whose number is two at least: nothing needs more seats than one seat, a game for one has
no least number above it, and no host lets a person sit at one table only, or have one key."""

ALIKE = {
    "en": "changed banned finished unfinished won lost",
    "da": "ser valg vundet tabt i",
    "nb": "ser valg vunnet tapt",
    "de": "-mal geändert beendet gewonnen gemeinsam verloren offen",
}
"""Words behind a number that are the same for one and for two, beside those of the games."""


def parts(text: str) -> list[tuple[str, str | None]]:
    """The words of a template and the slots behind them."""
    return [(said, name) for said, name, _, _ in Formatter().parse(text)]


def counted(key: str, text: str) -> set[str]:
    """The slots of a text that count something."""
    if key in WHICH_ONE | SHARES | NEVER_ONE:
        return set()
    return {name for _, name in parts(text) if name and COUNTS.get(name, "no text") in ("", key)}


def fixed(language: str) -> Iterator[tuple[str, str]]:
    """The texts that read the same for one and for two, although the word behind could not."""
    alike = f"{UNBENT[language]} {ALIKE[language]}".split()
    for key, text in catalogue(language).items():
        for slot in counted(key, text):
            one, two = (said(language, text, slot, number) for number in (1, 2))
            _, _, behind = one.partition("#")
            if (
                one == two
                and behind.strip(" .,:)")
                and behind.split()[0].strip(".,:)") not in alike
            ):
                yield key, text


def said(language: str, text: str, slot: str, number: int) -> str:
    """A text with a number in one slot, which is then made unreadable, and names in the others."""
    words = Words(language, ({"it": text},), ("Anna", "Bo"))
    rest = {name: 0 if f"{{{name}:who}}" in text else "x" for _, name in parts(text) if name}
    return words.say(message("it", **rest | {slot: number})).replace(str(number), "#")


def test_of_every_slot_it_is_known_whether_it_counts() -> None:
    slots = {name for text in catalogue("en").values() for _, name in parts(text) if name}

    assert slots - {*COUNTS, *PLACES, *NAMES} == set()
    assert len({key for key, text in catalogue("en").items() if counted(key, text)}) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_beside_a_number_are_right_for_one_and_for_two(language: str) -> None:
    assert list(fixed(language)) == []


def test_texts_that_are_let_off_have_a_number() -> None:
    english = catalogue("en")

    assert [key for key in WHICH_ONE | SHARES | NEVER_ONE if "{n" not in english[key]] == []


def test_a_plural_that_stands_still_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {**catalogue("en"), "list.moves": "{n} moves", "cards": "{n} {n:card|cards}"}
    monkeypatch.setattr("tests.tui.words.test_words_numbers.catalogue", lambda language: texts)

    assert list(fixed("en")) == [("list.moves", "{n} moves")]
