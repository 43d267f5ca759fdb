"""The page for newcomers, core/games/README.md, says what is so."""

import re
from pathlib import Path

from core.game import Game
from tests import tiny
from tui.config.grammar import DEED_OF

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "core" / "games" / "README.md").read_text(encoding="utf-8")


def test_what_it_quotes_stands_in_the_example() -> None:
    quoted = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    example = tiny.FOLDER / "pebbles"
    files = [path.read_text(encoding="utf-8") for path in example.rglob("*.py")]

    assert len(quoted) > 2
    assert [each for each in quoted if not any(each in text for text in files)] == []


def test_the_example_is_no_longer_than_it_says() -> None:
    [most] = re.findall(r"pebbles` \(under (\d+) lines", PAGE)
    text = (tiny.FOLDER / "pebbles" / "game.py").read_text(encoding="utf-8")

    assert len(text.splitlines()) < int(most)


def test_it_names_every_field_of_the_record() -> None:
    fields = Game.__dataclass_fields__
    named = set(re.findall(r"`(\w+)[`(]", PAGE)) | set(re.findall(r"\b(\w+)=", PAGE))

    assert set(fields) - named == set()


def test_every_path_on_it_is_there() -> None:
    paths = re.findall(r"`((?:core|tests|tui)/[\w./]+)`", PAGE)

    assert len(paths) > 5
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_verbs_on_it_have_a_key() -> None:
    [listed] = re.findall(r"grammar\.py` \(([a-z, ]+) …\)", PAGE)

    assert set(listed.split(", ")) <= set(DEED_OF)
