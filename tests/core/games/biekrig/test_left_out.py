"""Biekrig can be left out: its author wishes that it is never sold."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core import catalogue

ROOT = Path(__file__).parents[4]
OTHERS = sorted({*catalogue.keys()} - {"biekrig"})


def python(folder: Path, *words: str) -> str:
    """What a fresh Python prints in a folder."""
    run = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Hedgerow without the game's folder and its board."""
    folder = tmp_path_factory.mktemp("without")
    for name in ("core", "saves", "tui"):
        shutil.copytree(
            ROOT / name, folder / name, ignore=shutil.ignore_patterns("*cache*", "*biekrig*")
        )
    return folder


def test_the_catalogue_names_the_others_only(without: Path) -> None:
    told = python(without, "-c", "from core import catalogue; print(*catalogue.keys())")

    assert told.split() == OTHERS


@pytest.mark.parametrize("key", OTHERS)
def test_the_other_games_are_played_just_the_same(without: Path, key: str) -> None:
    words = ["-m", "tui", "simulate", key, "--games", "2", "--seed", "1", "--json"]
    told = [json.loads(python(folder, *words)) for folder in (ROOT, without)]
    for each in told:
        del each["cpu_seconds"], each["moves_per_second"]

    assert told[0]["moves"] > 0
    assert told[0] == told[1]


def test_the_program_starts(without: Path) -> None:
    assert python(without, "-m", "tui", "--version") == python(ROOT, "-m", "tui", "--version")


def test_a_save_of_the_game_is_listed_and_refused_in_a_sentence(
    without: Path, tmp_path: Path
) -> None:
    kept = ROOT / "tests" / "golden" / "biekrig" / "2-whole.jsonl"
    shutil.copy(kept, tmp_path)
    listed = python(without, "-m", "tui", "saves", "--saves", str(tmp_path))
    refused = subprocess.run(
        [sys.executable, "-m", "tui", "verify", str(kept)],
        cwd=without,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert "2-whole.jsonl" in listed
    assert refused.returncode == 1
    assert "biekrig" in refused.stdout + refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_table_of_another_game_is_drawn_just_the_same(without: Path, tmp_path: Path) -> None:
    save = ROOT / "tests" / "golden" / "biotopia" / "en-2-undone.jsonl"
    pictures = [tmp_path / "with.svg", tmp_path / "without.svg"]
    for folder, picture in zip((ROOT, without), pictures, strict=True):
        python(folder, "-m", "tui", "picture", str(save), "--move", "9", "--out", str(picture))

    drawn = [re.sub(r"terminal-\d+", "", picture.read_text("utf-8")) for picture in pictures]
    assert drawn[0] == drawn[1]
