"""Spelling: the words of our catalogues that neither hunspell nor our own list of names knows.

Run: python tests/spelling/check.py [LANGUAGE ...]
Needs hunspell with the dictionaries of the languages; Debian has them as
hunspell, hunspell-en-gb, hunspell-da, hunspell-no and hunspell-de-de.
"""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from string import Formatter

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from core import catalogue  # noqa: E402
from tui.words import LANGUAGES  # noqa: E402
from tui.words import catalogue as screens  # noqa: E402

DICTIONARIES = {"en": "en_GB", "da": "da_DK", "nb": "nb_NO", "de": "de_DE"}
NAMES = Path(__file__).with_name("names.txt")
EVERYWHERE = "all"
WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
"""Letters, also with a hyphen or an apostrophe inside."""


def names() -> dict[str, set[str]]:
    """The words that are right although no dictionary has them, by the language they are for."""
    found: dict[str, set[str]] = defaultdict(set)
    language = EVERYWHERE
    for line in NAMES.read_text(encoding="utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text.startswith("["):
            language = text.strip("[]")
        elif text:
            found[language].update(text.split())
    return found


def said(template: str) -> str:
    """A template without its slots, but with both forms of those that go by number."""
    parts: list[str] = []
    for literal, _, spec, _ in Formatter().parse(template):
        parts += [literal, spec.replace("|", " ") if spec and "|" in spec else "_"]
    return "".join(parts)


def words(language: str) -> dict[str, str]:
    """Every word of a language, and the key of a text that has it."""
    texts, games = dict(screens(language)), catalogue.published()
    for game in games:
        own = catalogue.words(game, language).items()
        texts |= {f"{game}: {key}": text for key, text in own}
    return {
        word: key
        for key, text in texts.items()
        for word in WORD.findall(said(text))
        if len(word) > 1
    }


def unknown(language: str, candidates: list[str]) -> set[str]:
    """Those that the dictionary does not know; of a word with a hyphen it may name a part."""
    run = subprocess.run(
        ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"],
        input="\n".join(candidates),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    missed = set(run.stdout.split())
    return {word for word in candidates if missed & {word, *re.split(r"[-'’]", word)}}


def strange(language: str) -> dict[str, str]:
    """The words of a language that nobody knows, and where one of them stands."""
    where, known = words(language), names()
    left = unknown(language, sorted(where.keys() - known[EVERYWHERE] - known[language]))
    return {word: where[word] for word in sorted(left)}


def unused() -> set[str]:
    """What stands in our list and no longer in any catalogue that it is for."""
    said = {language: set(words(language)) for language in LANGUAGES}
    said[EVERYWHERE] = set().union(*said.values())
    return {word for language, ours in names().items() for word in ours - said[language]}


def main(chosen: list[str]) -> int:
    """Say what is not known, and what is listed for nothing; 1 if there is anything."""
    found = [
        f"{language}: {word}  ({key})"
        for language in chosen or LANGUAGES
        for word, key in strange(language).items()
    ]
    found += [f"{NAMES.name}: {word} is not said anywhere" for word in sorted(unused())]
    print("\n".join(found) if found else "Every word is known.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
