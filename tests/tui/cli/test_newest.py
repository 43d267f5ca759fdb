"""resume, watch and picture without a file: the newest game, and which it is is said."""

import os
from pathlib import Path

import pytest

from core.game import AnyGame
from core.words import message
from saves import listing, store
from tests.saves.played import begun, move, played
from tests.tui.typed import Typed
from tui.config.start import Start
from tui.words import LANGUAGES
from tui.words.language import words as words_of


def aged(path: Path, name: str, age: int) -> Path:
    """A save by another name, which was written so long ago."""
    path = path.rename(path.with_name(f"{name}.jsonl"))
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def finished(folder: Path, game: AnyGame) -> Path:
    """The file of a match that is over."""
    with begun(folder, game, seed=1) as save:
        while not save.journal.over:
            move(save)
    return save.path


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_file_the_newest_that_can_be_gone_on_with_is_taken_and_named(
    language: str, typed: Typed, started: list[Start], tmp_path: Path, pebbles: AnyGame
) -> None:
    aged(played(tmp_path, pebbles), "older", 9)
    aged(played(tmp_path, pebbles), "newer", 5)
    over = aged(finished(tmp_path, pebbles), "over", 2)
    assert listing.row(over).state == "over"
    (tmp_path / "odd.jsonl").write_bytes(b"dear diary\n")
    with store.resume(aged(played(tmp_path, pebbles), "elsewhere", 1)):
        resumed = typed("resume", "--lang", language)
        os.utime(tmp_path / "elsewhere.jsonl", (1, 1))
        watched = typed("watch", "--lang", language)
    said = words_of(None, language)

    assert resumed == (0, said.say(message("cli.newest.resume", file="newer.jsonl")) + "\n", "")
    assert watched == (0, said.say(message("cli.newest.watch", file="over.jsonl")) + "\n", "")
    assert [start.save.path.name for start in started if start.save] == [
        "newer.jsonl",
        "over.jsonl",
    ]


@pytest.mark.parametrize("command", ["resume", "watch", "picture --out x.svg"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_none_that_is_one_sentence(
    command: str, language: str, typed: Typed, tmp_path: Path, pebbles: AnyGame
) -> None:
    if command == "resume":
        finished(tmp_path, pebbles)
    (tmp_path / "odd.jsonl").write_bytes(b"dear diary\n")
    done = typed(*command.split(), "--lang", language)
    key = f"cli.newest.{command.split(maxsplit=1)[0]}.none"
    said = words_of(None, language).say(message(key, folder=str(tmp_path)))

    assert done == (2, "", f"hedgerow: {said}\n")
