"""`hedgerow help`, and the manual of a host: all there is stands in it, and nothing else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tests.tui.terminal import ROOT, terminal
from tests.tui.typed import Typed, one_sentence
from tui.cli.asking import COMMANDS, LOOKS
from tui.cli.manual import examples, host, paging
from tui.cli.manual.host import Code, Terms
from tui.host.disk import config
from tui.host.disk.folder import HostFolder
from tui.host.operating import orders
from tui.host.ssh.gate.reasons import Reason
from tui.words import LANGUAGES, catalogue, plain

SETTINGS = {each.name for each in msgspec.structs.fields(config.Config)}
FLAGS = {flags[-1] for arguments in (*COMMANDS.values(), LOOKS) for flags, _ in arguments}
REASONS = get_args(Reason)
OTHERS = {"--exclude", "--system", "--create-home", "--now", "--force", "--silent"}
"""Options of other programs, in the examples."""


def manual(language: str) -> str:
    """All of it."""
    return "\n".join(host.pages(plain(language)))


def terms() -> Iterator[str]:
    """Every name that is explained."""
    for blocks in host.blocks().values():
        for block in blocks:
            if isinstance(block, Terms):
                yield from block.terms


def notes() -> set[str]:
    """The fixed words that the sources write into the log."""
    found = set[str]()
    rooms = [path for path in (ROOT / "tui/host").iterdir() if path.name != "monitoring"]
    for path in sorted(path for room in rooms for path in room.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="note" | "told"),
                    args=[ast.Constant(value=str(word)), *_],
                ):
                    found.add(word)
                case ast.Assign(
                    targets=[ast.Name(id="event")],
                    value=ast.IfExp(
                        body=ast.Constant(value=str(first)), orelse=ast.Constant(value=str(other))
                    ),
                ):
                    found |= {first, other}
                case _:
                    pass
    return found


def test_every_option_setting_and_order_is_explained_and_no_other() -> None:
    said = list(terms())
    settings = {name.split(" = ")[0] for name in said if " = " in name}
    typed = {name.split()[0] for name in said if name.startswith("--")}

    assert settings == SETTINGS
    assert typed == {flags[-1] for flags, _ in COMMANDS["serve"]}
    assert [name.split()[0] for name in host.orders()] == list(get_args(orders.Act))
    assert set(examples.SETTINGS_ALONE) <= SETTINGS


def test_what_holds_where_nothing_is_set_is_what_the_manual_says(tmp_path: Path) -> None:
    file = tmp_path / "serve.toml"
    file.write_text("\n".join(host.settings()))

    assert config.load(file, {}) == config.Config()


def test_the_example_of_settings_can_be_used(tmp_path: Path) -> None:
    file = tmp_path / "serve.toml"
    file.write_text(examples.SETTINGS)

    assert config.load(file, {}).addresses == ("0.0.0.0", "::")


def test_every_word_of_the_log_is_explained_and_no_other() -> None:
    assert notes() | {"said"} == set(examples.EVENTS)


def test_everything_in_the_folder_of_a_host_is_explained(tmp_path: Path) -> None:
    place = HostFolder(tmp_path)
    paths = {each for each in vars(place).values() if isinstance(each, Path)} - {place.path}
    named = {tmp_path / name.rstrip("/") for name in examples.FOLDER}

    assert named == paths | {tmp_path / "lock"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_looks_like_an_option_or_a_setting_is_one(language: str) -> None:
    text = manual(language)
    prose = "\n".join(
        value for key, value in catalogue(language).items() if key.startswith("manual.")
    )

    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)) <= FLAGS | OTHERS
    underscored = set(re.findall(r"\b[a-z]+_[a-z_]+\b", prose))
    assert underscored <= SETTINGS | {"authorized_keys", *REASONS}
    assert [
        each for each in REASONS if each not in catalogue(language)["manual.event.refused"]
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_fits_a_terminal_and_is_whole(language: str) -> None:
    text = manual(language)
    code = {
        f"    {line}".rstrip()
        for blocks in host.blocks().values()
        for block in blocks
        if isinstance(block, Code)
        for line in block.text.splitlines()
    }

    assert [line for line in text.splitlines() if len(line) > 80 and line not in code] == []
    assert "manual." not in text
    assert "cli." not in text
    headings = re.findall(r"^\d+\. (.*)$", text, re.MULTILINE)
    assert len(headings) == len(host.blocks())


def test_the_unit_starts_the_host_that_the_manual_speaks_of(typed: Typed) -> None:
    start = re.search(r"^ExecStart=(\S+) serve (.*)$", examples.UNIT, re.MULTILINE)
    assert start
    assert start[1] == examples.PROGRAM
    said = typed("serve", "--check", "--allow-root", *start[2].split())

    assert "/etc/hedgerow/keys" in said.err  # everything before that was understood


def test_help_explains_a_command_as_its_own_help_does(typed: Typed) -> None:
    for name in COMMANDS:
        assert typed("help", name).out == typed(name, "--help").out
    assert typed("help").out == typed("--help").out
    said = typed("help", "hots")
    assert said.code == 2
    assert one_sentence(said)
    assert "did you mean host?" in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_is_printed_where_nobody_sits(language: str, typed: Typed) -> None:
    assert typed("help", "host", "--lang", language).out == manual(language) + "\n"


@pytest.mark.parametrize(
    ("pager", "shown"), [("cat", True), ("no-such-pager -x", True), ("'", True), ("false", False)]
)
def test_at_a_terminal_the_pager_is_used_that_there_is(
    pager: str, shown: bool, tmp_path: Path
) -> None:
    words = ("help", "host", "--lang", "en", "--saves", str(tmp_path))
    with terminal(*words, home=tmp_path, environ={"PAGER": pager}) as seen:
        assert seen.left() == 0
        assert seen.restored

    assert (manual("en").splitlines()[-1] in seen.raw.decode()) == shown


def test_a_pager_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    assert paging.pager() == []
