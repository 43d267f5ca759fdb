"""From what was typed to what it leads to: an exit code, or a screen to start."""

import os
from collections.abc import Callable, Mapping
from functools import partial

from core.errors import BadChoice, Refused
from core.words import Words, message
from saves import folder
from saves.errors import Missing
from tui.cli import arena, matches, picture, saves, serve, simulate, tables, verify
from tui.cli.asking import Given, Usage
from tui.cli.manual import show
from tui.cli.telling import complain
from tui.config.preferences import Preferences
from tui.config.settings import files
from tui.config.start import GLYPHS, THEMES, Start
from tui.words.language import LANGUAGES, guess, words

FAILED, USAGE = 1, 2
HOMELESS: Mapping[str, Callable[[Given, Words], int]] = {
    "arena": arena.run,
    "help": show.run,
    "simulate": simulate.run,
    "serve": serve.run,
    "tables": tables.run,
}
"""Commands that need no folder of saves."""


def run(given: Given) -> int | Start:
    """Do it; what cannot be done is said in one sentence."""
    if given.command == "doctor":  # it has to answer where there is no home and nothing to read
        from tui.cli import doctor

        return doctor.run(given)
    flags = {"language": given.lang, "theme": given.theme, "glyphs": given.glyphs}
    known = {"language": LANGUAGES, "theme": THEMES, "glyphs": GLYPHS}
    preferences = Preferences(
        {name: value for name, value in flags.items() if value in known[name]}, *files()
    )
    language = _language(given.lang, preferences)
    said = words(None, language)
    try:
        done = _run(given, said, language)
        return done if isinstance(done, int) else done.under(preferences)
    except Usage as wrong:
        complain(said, message(wrong.key, **wrong.args_said))
    except (BadChoice, Missing) as wrong:
        complain(said, wrong.message)
    except Refused as wrong:
        complain(said, wrong.message)
        return FAILED
    return USAGE


def refuse(wrong: Usage, language: str | None) -> int:
    """Say what was typed wrongly."""
    said = words(None, _language(language, Preferences(None, *files())))
    complain(said, message(wrong.key, **wrong.args_said))
    return USAGE


def _run(given: Given, said: Words, language: str) -> int | Start:
    if given.lang is not None:
        matches.choice("--lang", given.lang, LANGUAGES)
    where = folder.at(given.saves) if given.saves else folder.home()
    for name, asked, known in (("theme", given.theme, THEMES), ("glyphs", given.glyphs, GLYPHS)):
        if asked is not None:
            matches.choice(f"--{name}", asked, known)
    homeless = HOMELESS.get(given.command or "")
    if homeless is not None:
        return homeless(given, said)
    begin = partial(Start, language=language, folder=where, theme=given.theme, glyphs=given.glyphs)
    match given.command:
        case "verify":
            return verify.run(given, said, where)
        case "picture":
            return picture.run(given, said, where)
        case "saves":
            return saves.run(given, said, where)
        case "learn" | "play" as screen:
            begun = matches.begun(given, said, where)
            return begin("play", save=begun) if begun else begin(screen)
        case "resume":
            return begin("resume", save=matches.resume(given, where, said))
        case "watch":
            return begin("watch", save=matches.watch(given, where, said))
        case _:
            return begin("home")


def _language(asked: str | None, preferences: Preferences) -> str:
    return asked if asked in LANGUAGES else preferences.now.language or guess(os.environ)
