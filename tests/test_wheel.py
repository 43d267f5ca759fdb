"""What is built from the source: one top-level name, every file but pages, a command that starts."""

import os
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from zipfile import ZipFile

import pytest

from core import __version__

ROOT = Path(__file__).parents[1]
PROGRAM = ("core", "saves", "tui")
NOT_SOURCE = shutil.ignore_patterns(
    ".git", ".venv", ".hypothesis", ".*_cache", "__pycache__", "build", "dist", "mutants"
)


class Built(NamedTuple):
    """A copy of the source and the wheel that came of it."""

    source: Path
    wheel: Path

    def names(self) -> set[PurePosixPath]:
        """The files in the wheel."""
        with ZipFile(self.wheel) as archive:
            return {PurePosixPath(name) for name in archive.namelist()}


def run(*command: str | Path, cwd: Path, path: Path | None = None) -> str:
    """What a command prints, started without this environment's Python settings."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    if path:
        env["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The source packed, and the wheel built from that: what is missing in one is in neither."""
    folder = tmp_path_factory.mktemp("built")
    source = folder / "source"
    shutil.copytree(ROOT, source, ignore=NOT_SOURCE)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, cwd=source)
    (wheel,) = folder.glob("*.whl")
    return Built(source, wheel)


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel is installed, and nothing else."""
    target = tmp_path_factory.mktemp("installed")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    run(*pip, "--no-deps", "--no-index", "--target", target, built.wheel, cwd=target)
    return target


@pytest.fixture
def foreign(tmp_path: Path) -> Path:
    """A folder of somebody else, with packages that are called like ours."""
    for name in PROGRAM:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise ImportError('not ours')\n")
    return tmp_path


def test_the_only_top_level_name_is_hedgerow(built: Built) -> None:
    about = f"hedgerow-{__version__}.dist-info"

    assert {name.parts[0] for name in built.names()} == {"hedgerow", about}
    assert {name.parts[1] for name in built.names() if name.parts[0] == "hedgerow"} == {
        "__main__.py",
        "_app",
    }


def test_every_file_of_the_program_arrives_and_no_page_about_it(built: Built) -> None:
    files = {
        PurePosixPath(path.relative_to(built.source))
        for folder in PROGRAM
        for path in (built.source / folder).rglob("*")
        if path.is_file() and path.suffix != ".md"
    }
    moved = {PurePosixPath("hedgerow/_app") / file for file in files}
    launcher = PurePosixPath("hedgerow/_app/tui/launcher.py")

    assert launcher in moved
    assert {name for name in built.names() if "_app" in name.parts} == moved - {launcher}


def test_licence_and_notice_come_along(built: Built) -> None:
    licences = {name.name for name in built.names() if "licenses" in name.parts}

    assert licences == {"LICENSE", "NOTICE.md"}


def test_a_foreign_package_of_the_same_name_is_not_ours(installed: Path, foreign: Path) -> None:
    told = run(sys.executable, "-m", "hedgerow", "--version", cwd=foreign, path=installed)

    assert __version__ in told


def test_the_command_starts(installed: Path, foreign: Path) -> None:
    told = run(installed / "bin" / "hedgerow", "--version", cwd=foreign, path=installed)

    assert __version__ in told
