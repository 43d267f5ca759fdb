"""One component, one name: what a game's components are called in each language.

A game says it in `tests/core/games/<game>/glossary.py` as `GLOSSARY`, the screens say theirs in
`tests/tui/glossary.py`. A form is a regular expression that stands for whole words, in small or
big letters: `"hives?"`, `r"stade\\w*"`. `NEVER_ONE` names the texts in which a number stands that
is never one, so that the words beside it need no second form.
"""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import NamedTuple

Texts = Mapping[str, Mapping[str, str]]
"""The texts of every language, by key."""

COUNTED = r"\{(?:n|honey|moves|events|was)(?::[^{}|]*\|[^{}]*)?\}"
"""A slot for a number of things, or for the word that agrees with it."""
UNBENT = {
    "en": "and at back can each empty flower for free happened here honey imagined in into left may "
    "more needed of on placed pollen pressure so that there this too watching",
    "da": "af belastningskort bliver denne for gratis honning i indtil kan kort kræves lagt må mål "
    "point pollen pr spil tilbage ting træk tænkte ved her",
    "nb": "av belastningskort blir bord denne for får gratis her honning i igjen kort kreves lagt mål "
    "navn per poeng pollen spill tenkte til ting trekk ved",
    "de": "ab am auf davon für gelegt hier Honig im je Marker mehr nötig Pollen umsonst und von werden "
    "wert wieder ziehen zu",
}
"""The words after a number that are the same for one and for many."""


class Term(NamedTuple):
    """What one language calls a component."""

    said: str
    """The forms it may have."""
    never: str = ""
    """What it is not called."""


class Component(NamedTuple):
    """One thing that the texts speak of, and its name in each language."""

    en: Term
    da: Term
    nb: Term
    de: Term
    follows: bool = True
    """Where English names it, so do the others."""
    free: str = ""
    """Keys of texts in which a language may speak of it in other words all the same."""


Glossary = Mapping[str, Component]


def glossary(key: str) -> tuple[Glossary, frozenset[str]]:
    """What a game calls its components, and its texts with a number that is never one."""
    found = import_module(f"tests.core.games.{key}.glossary")
    return found.GLOSSARY, found.NEVER_ONE


def speaks(form: str, text: str) -> bool:
    """Whether the form stands in the text, not counting its slots, as words of their own."""
    bare = re.sub(r"\{\w+(?::\w+)?\}", "", text)
    return re.search(rf"\b(?:{form})\b", bare, re.IGNORECASE) is not None


def unused(terms: Glossary, texts: Texts) -> Iterator[tuple[str, str]]:
    """The components that a language has a name for and never calls by it."""
    for name, component in terms.items():
        for language, said in texts.items():
            term: Term = getattr(component, language)
            if not any(speaks(term.said, text) for text in said.values()):
                yield name, language


def strays(terms: Glossary, texts: Texts) -> Iterator[tuple[str, str, str, str]]:
    """The texts that call a component what it is not called."""
    for name, component in terms.items():
        for language, said in texts.items():
            term: Term = getattr(component, language)
            for key, text in said.items() if term.never else ():
                if speaks(term.never, text):
                    yield name, language, key, text


def lost(terms: Glossary, texts: Texts) -> Iterator[tuple[str, str, str, str]]:
    """The texts that do not name a component which the English text names."""
    for name, component in terms.items():
        for key, english in texts["en"].items() if component.follows else ():
            if not speaks(component.en.said, english) or re.fullmatch(component.free, key):
                continue
            for language, said in texts.items():
                term: Term = getattr(component, language)
                if not speaks(term.said, said[key]):
                    yield name, language, key, said[key]


def needless(terms: Glossary, texts: Texts) -> Iterator[tuple[str, str]]:
    """The keys set free that need not be: every language names the component there."""
    bound = {name: each._replace(free="") for name, each in terms.items()}
    asked = {(name, key) for name, _, key, _ in lost(bound, texts)}
    for name, component in terms.items():
        for key in filter(None, component.free.split("|")):
            if (name, key) not in asked:
                yield name, key


def unbending(texts: Texts) -> Iterator[tuple[str, str, str]]:
    """The texts in which a word stands beside a number and has one form only."""
    for language, said in texts.items():
        same = UNBENT[language].replace(" ", "|")
        for key, text in said.items():
            words = re.findall(rf"{COUNTED} (\w+)", text)
            if not all(re.fullmatch(same, word) for word in words):
                yield language, key, text
