"""What an import must not bring, and what every file keeps to.

Who may import whom is written in pyproject.toml and checked by lint-imports; here is what a
graph of imports cannot see.
"""

import __future__

import ast
import json
import pkgutil
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from core import catalogue
from tui.words import LANGUAGES
from tui.words import catalogue as words

ROOT = Path(__file__).parents[1]
PROGRAM = ("core", "saves", "tui")
LONGEST = 400
GAMES = catalogue.published()
OWN = (("core", "games"), ("tui", "boards"))
"""Where a folder is one game's own."""


def sources(*folders: str) -> Iterator[Path]:
    """Our files below some folders."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def below(kind: type) -> Iterator[type]:
    """Every class that derives from one."""
    lower: type
    for lower in kind.__subclasses__():
        yield lower
        yield from below(lower)


def modules(*folders: str) -> list[str]:
    """The names of our modules in some folders."""
    return [
        found.name
        for folder in folders
        for found in pkgutil.walk_packages([str(ROOT / folder)], f"{folder}.")
    ]


def imported(path: Path) -> Iterator[str]:
    """The full name of everything a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def loaded_by(code: str) -> set[str]:
    """The names that a fresh Python knows after some code."""
    tell = "import json, sys; print(); print(json.dumps(sorted(sys.modules)))"
    run = subprocess.run(
        [sys.executable, "-c", f"{code}\n{tell}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return set(json.loads(run.stdout.splitlines()[-1]))


def test_the_version_is_told_without_textual_and_msgspec() -> None:
    loaded = loaded_by(
        "import contextlib, sys, tui.__main__\n"
        "sys.argv = ['hedgerow', '--version']\n"
        "with contextlib.suppress(SystemExit):\n"
        "    tui.__main__.main()"
    )

    assert "tui.__main__" in loaded
    assert not loaded & {"msgspec", "rich", "textual"}


def test_the_first_screen_waits_neither_for_a_table_nor_for_a_replay() -> None:
    loaded = loaded_by("from tui.app.app import HedgerowApp\nHedgerowApp()")
    rooms = {".".join(name.split(".")[:2]) for name in loaded}

    assert "tui.screens.home" in loaded
    assert not rooms & {"tui.boards", "tui.replay", "tui.scene", "tui.table", "tui.tabletop"}


def test_a_menu_reads_words_and_covers_and_no_rules() -> None:
    loaded = loaded_by(
        "from core import catalogue\n"
        "for key in catalogue.keys():\n"
        "    assert catalogue.words(key, 'en')['game.name'] and catalogue.cover(key).picture"
    )
    own = {name.split(".")[3] for name in loaded if re.match(r"core\.games\.\w+\.", name)}

    assert own == {"cover", "words"}


@pytest.mark.parametrize(
    ("folder", "unwanted"),
    [
        ("core", {"asyncio", "platformdirs", "rich", "textual", "saves", "tui"}),
        ("saves", {"rich", "textual", "tui"}),
    ],
)
def test_the_lower_floors_load_nothing_of_the_upper_ones(folder: str, unwanted: set[str]) -> None:
    loaded = loaded_by("\n".join(f"import {name}" for name in [folder, *modules(folder)]))

    assert not loaded & unwanted


def test_no_file_is_longer_than_the_limit() -> None:
    sizes = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in sources(*PROGRAM, "tests")
    }

    assert {path: size for path, size in sizes.items() if size > LONGEST} == {}


def test_modules_that_define_records_keep_their_annotations_as_values() -> None:
    for name in modules(*PROGRAM):
        import_module(name)

    defining = {kind.__module__ for kind in below(msgspec.Struct)} & set(modules(*PROGRAM))
    lazy = {
        name
        for name in defining
        if getattr(sys.modules[name], "annotations", None) is __future__.annotations
    }

    assert "core.records" in defining
    assert lazy == set()


def test_a_board_looks_only_inside_its_own_game() -> None:
    strays = {
        f"{path.relative_to(ROOT)} -> {name}"
        for path in (ROOT / "tui" / "boards").rglob("*.py")
        for name in imported(path)
        if name.startswith("core.games.") and path.parent.name != name.split(".")[2]
    }

    assert strays == set()


def named(path: Path) -> Iterator[str]:
    """The names, strings and modules of a file's code; its docstrings are prose."""
    tree = ast.parse(path.read_text(encoding="utf-8"), path)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    yield from imported(path)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)) if id(node) not in prose:
                yield text
            case ast.Name(name) | ast.Attribute(attr=name) | ast.arg(name) | ast.keyword(name):
                yield name or ""
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
                yield name
            case _:
                pass


def of_a_game(path: Path) -> bool:
    """Whether the file lies in a game's own folder, of rules or of its board."""
    parts = path.relative_to(ROOT).parts
    return any(parts[:3] == (*room, key) for room in OWN for key in GAMES)


def test_only_a_game_and_its_board_name_that_game() -> None:
    keys = re.compile("|".join(GAMES), re.IGNORECASE)
    strays = {
        (str(path.relative_to(ROOT)), each)
        for path in sources(*PROGRAM)
        if not of_a_game(path)
        for each in named(path)
        if keys.search(each)
    }

    # An example of what can be typed; that help shows it costs no game.
    helps = {(f"tui/words/{each}/commands.py", words(each)["cli.help.game"]) for each in LANGUAGES}
    assert strays == helps


def test_the_program_imports_only_what_installing_it_brings() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    brought = {need.split(">")[0] for need in project["dependencies"]} | {"rich"}  # by textual
    known = brought | set(sys.stdlib_module_names) | set(PROGRAM)
    extras = {
        key: {need.split(">")[0].replace("-", "_") for need in needs}
        for key, needs in project["optional-dependencies"].items()
    }
    places = {"ssh": "host", "png": "pixels.py"}
    strays = {
        f"{path.relative_to(ROOT)} -> {name}"
        for path in sources(*PROGRAM)
        for name in imported(path)
        if name.split(".")[0]
        not in known.union(*(extras[key] for key, place in places.items() if place in path.parts))
    }

    assert strays == set()
