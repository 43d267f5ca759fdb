"""The words of screens, commands, saves and errors, in every language."""

import re
from pathlib import Path
from string import Formatter

import pytest

from core import catalogue
from core.bots.players import BOTS
from tests.core.published.wording import foreign_quotes
from tests.tui.matches import words
from tui.cli.asking import COMMANDS
from tui.config.start import GLYPHS, THEMES
from tui.drawing import palette
from tui.drawing.glyphs import SETS
from tui.tabletop.sheets import columned
from tui.words import LANGUAGES, guess
from tui.words import catalogue as screen_words

ROOT = Path(__file__).parents[3]
LETTERS = frozenset(map(chr, range(32, 127))) | frozenset("\næøåÆØÅéäöüÄÖÜß–’“”„«»…")


def slots(template: str) -> set[str]:
    """The arguments that a template takes, and the actions whose keys it names."""
    found = {(name, spec) for _, name, spec, _ in Formatter().parse(template) if name}
    return {f"key:{spec}" if name == "key" and spec else name for name, spec in found}


def test_every_language_says_everything_with_the_same_arguments() -> None:
    english = screen_words("en")
    for language in LANGUAGES:
        said = screen_words(language)

        assert set(said) == set(english)
        assert {key for key in said if slots(said[key]) != slots(english[key])} == set()


def test_the_key_that_changes_the_language_names_the_next_one() -> None:
    for language, following in zip(LANGUAGES, [*LANGUAGES[1:], LANGUAGES[0]], strict=True):
        named = screen_words(following)["language.name"]
        assert screen_words(language)["page.key.language"] == named


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_set_in_lines_or_columns_keeps_to_them(language: str) -> None:
    said, usual = screen_words(language), words(None, language)
    keys = [key for key, text in said.items() if key.endswith(".help") and "\n" in text]
    pages = [[row.text for row in columned(usual.word(key))] for key in keys]
    hints = [usual.word(key) for key in said if re.fullmatch(r"key\.\w+\.long", key)]

    assert len(pages) == 10
    assert [line for page in pages for line in page if len(line) > 77] == []
    assert len(hints) > 15
    assert [text for text in hints if len(text) > 52] == []
    assert len(said["when.months"].split()) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_one_that_all_terminals_show_in_one_cell(language: str) -> None:
    texts = screen_words(language)
    strays = {key: set(text) - LETTERS for key, text in texts.items()}
    for key in ("replay.help", "replay.help.next"):
        strays[key] -= {"\t"}  # where a column ends

    assert {key: found for key, found in strays.items() if found} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_quotes_in_one_way(language: str) -> None:
    assert foreign_quotes(language, screen_words(language).values()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_answers_a_key_has_no_full_stop(language: str) -> None:
    said = screen_words(language)
    answers = [text for key, text in said.items() if re.match(r"(why|undo\.done|redo|next)\.", key)]

    assert len(answers) > 5
    assert [text for text in answers if text.endswith(".")] == []


def test_every_message_of_saves_and_commands_has_words() -> None:
    sources = [*(ROOT / "saves").glob("*.py"), *(ROOT / "tui" / "cli").glob("*.py")]
    sources += [ROOT / "core" / f"{name}.py" for name in ("game", "undo", "catalogue")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    used = set(re.findall(r'"((?:error|save|saves|verify|cli)\.[a-z_]+)"', text))

    assert len(used) > 60
    assert used - set(screen_words("en")) == set()


def test_what_must_be_typed_is_never_translated() -> None:
    games = catalogue.published()
    choices = [choice for key in games for choice in catalogue.game(key).variants]
    typed = {*COMMANDS, *BOTS, "me", *THEMES, *GLYPHS, *LANGUAGES, *games}
    typed |= {choice.key for choice in choices} | {
        value for each in choices for value in each.values
    }

    for language in LANGUAGES:
        assert typed & set(screen_words(language)) == set()


def test_the_names_of_looks_are_those_there_are() -> None:
    assert set(THEMES) == set(palette.THEMES)
    assert set(GLYPHS) == set(SETS)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "da_DK.UTF-8"}, "da"),
        ({"LANG": "da"}, "da"),
        ({"LANG": "da_DK.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "da_DK"}, "da"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "en"),
        ({"LANG": "nb_NO.UTF-8"}, "nb"),
        ({"LANG": "nn_NO.UTF-8"}, "nb"),
        ({"LANG": "no_NO"}, "nb"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_MESSAGES": "de_AT@euro", "LANG": "C"}, "de"),
        ({"LANG": "de.UTF-8"}, "de"),
        ({"LANG": "no@latin"}, "nb"),
    ],
)
def test_the_language_is_guessed_from_the_environment(
    environ: dict[str, str], language: str
) -> None:
    assert guess(environ) == language


def test_characters_have_the_names_in_the_settings_that_the_command_line_takes() -> None:
    for language in LANGUAGES:
        said = screen_words(language)
        for name in GLYPHS:
            shown = re.findall(r"\w+", said[f"set.glyphs.{name}"].lower())
            assert name in shown, (language, shown)
