"""The words of screens and commands, per language, and which to speak; a game has its own.

A language is a module with WORDS, put together from one file for each part of the program.
Nothing of the core is imported here, so that help can be printed at once.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from re import split

LANGUAGES = ("en", "da", "nb", "de")
"""The first one has every word, and lends them to the others."""
NORWEGIAN = ("no", "nn")
"""Other names of Norwegian in a locale; we speak bokmål to them too."""


def catalogue(language: str) -> Mapping[str, str]:
    """The words of a language."""
    words: Mapping[str, str] = import_module(f"{__name__}.{language}").WORDS
    return words


def plain(language: str) -> Callable[[str], str]:
    """How to say a key that has no slots."""
    chain = [catalogue(each) for each in dict.fromkeys((language, LANGUAGES[0]))]

    def say(key: str) -> str:
        return next((words[key] for words in chain if key in words), key)

    return say


def guess(environ: Mapping[str, str]) -> str:
    """The language of a person's environment, or the first of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(name)
        if locale:
            # nb_NO.UTF-8, de_AT@euro: the language comes first.
            spoken = split("[_.@]", locale)[0].lower()
            spoken = "nb" if spoken in NORWEGIAN else spoken
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
