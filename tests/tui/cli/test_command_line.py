"""The command line: what is typed, what is said, how it ends; no screen is started here."""

import json
import re
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from core import __version__, games
from core.game import AnyGame
from saves import store
from tests.saves.played import played, rewritten
from tests.tui.processes import process
from tests.tui.typed import Said, Typed, one_sentence
from tui import __main__ as command
from tui.cli import arena
from tui.cli.asking import COMMANDS, LOOKS
from tui.config.start import Start
from tui.words import LANGUAGES, plain

ROOT = Path(__file__).parents[3]
GAMES = "; it can be: biekrig, biomos, biotopia, ecosfera"


# -- version and help --------------------------------------------------------------------------


def test_the_version_is_told_wherever_it_is_asked_for(typed: Typed) -> None:
    assert typed("--version") == (0, f"hedgerow {__version__}\n", "")
    assert typed("play", "--version").out == f"hedgerow {__version__}\n"


def test_help_is_there_for_every_command_in_every_language(typed: Typed) -> None:
    for name in (None, *COMMANDS):
        for language in LANGUAGES:
            said = typed(*([name] if name else []), "--help", "--lang", language)

            assert said.code == 0
            assert "cli." not in said.out
            assert all(flags[-1] in said.out for flags, _ in LOOKS)
    assert typed("--help", "--lang", "da").out.startswith("brug: hedgerow")


@pytest.mark.parametrize(
    ("words", "missing", "known"),
    [
        *((name, "GAME", GAMES) for name in ("play", "simulate", "arena")),
        ("verify", "FILE", ""),
        ("picture", "--out", ""),
    ],
)
def test_the_usage_shows_what_may_not_be_missing_as_the_readme_does(
    typed: Typed, words: str, missing: str, known: str
) -> None:
    name = words.split(maxsplit=1)[0]
    usage = typed(name, "--help").out.splitlines()[0].partition(": ")[2]
    needed = usage.removesuffix(" [...]").replace("GAME", "biotopia")

    assert typed(*words.split()) == (2, "", f"hedgerow: {missing} is missing{known}.\n")
    assert re.search(rf"{name} .*{missing}\b", usage)
    assert f"[{missing}]" not in usage
    assert needed in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_help_tells_which_bots_play_where_none_are_named(
    typed: Typed, started: list[Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(*_: Any) -> Generator[Any]:
        yield from ()

    def told(name: str) -> str:
        [usual] = re.findall(r"\((\w+(?:,\w+)+)\)", typed(name, "--help").out)
        return str(usual)

    monkeypatch.setattr(arena, "play_all", nothing)
    typed("play", "biotopia")
    assert started[0].save is not None
    played = [sitter.kind for sitter in started[0].save.journal.match.seats]
    tally = json.loads(typed(*["simulate", "biotopia", "--games", "1", "--json"]).out)
    pairs = json.loads(typed(*["arena", "biotopia", "--json"]).out)

    assert told("play") == ",".join(played)
    assert told("simulate") == ",".join(tally["seats"])
    assert set(told("arena").split(",")) == {
        pair[side] for pair in pairs for side in ("bot", "against")
    }


def test_only_bots_are_offered_where_only_bots_can_play(typed: Typed) -> None:
    for words in ("simulate biotopia --seats easy,cat", "arena biotopia --bots easy,cat"):
        assert typed(*words.split()).err.endswith(" it can be: random, easy, medium, hard.\n")
        assert not re.search(r"\bme\b", typed(words.split()[0], "--help").out)


def test_help_brings_neither_msgspec_nor_textual() -> None:
    code = (
        "import sys; from tui.__main__ import main; main(['play', '--help'])\n"
        "assert not {'msgspec', 'textual', 'rich'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def test_no_command_that_shows_no_screen_brings_textual(tmp_path: Path) -> None:
    code = (
        "import sys; from tui.__main__ import main\n"
        f"where = ['--saves', {str(tmp_path)!r}]\n"
        "main(['saves', *where]); main(['verify', 'nothing', *where])\n"
        "main(['simulate', 'biotopia', '--games', '1']); main(['play', 'biotopia', *where])\n"
        "assert not {'textual', 'rich'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True)


# -- what is typed wrongly ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["plya"], "play"),
        (["qqq"], "simulate"),
        (["play"], "GAME"),
        (["play", "biotopa"], "biotopia"),
        (["play", "chess"], "biotopia"),
        (["play", "biotopia", "biotopia"], "biotopia"),
        (["play", "biotopia", "--option", "edtion=da"], "edition"),
        (["play", "biotopia", "--option", "edition=dk"], "en, da"),
        (["play", "biotopia", "--option", "edition"], "key=value"),
        (["play", "biotopia", "--option", "starter=5"], "5"),
        (["play", "biomos", "--option", "fixed_gap=skipped"], "mode"),
        (["play", "biomos", "--seats", "me", "--option", "starter=1"], "2"),
        (["play", "ecosfera", "--option", "votes=none"], "level"),
        (["simulate", "ecosfera", "--seats", "easy", "--option", "votes=none"], "2"),
        (["play", "biotopia", "--seats", "me,eesy"], "easy"),
        (["play", "biotopia", "--seats", "me"], "2"),
        (["play", "biotopia", "--seats", "me,,me"], "random"),
        (["play", "biotopia", "--names", "a,b,c"], "3"),
        (["play", "biotopia", "--seed", "x"], "x"),
        (["play", "biotopia", "--seed", "-1"], "--seed"),
        (["play", "biotopia", "--seed", "99999999999999999999"], "--seed"),
        (["play", "biotopia", "--seed", "²"], "--seed"),
        (["play", "biotopia", "--seed", "9" * 5000], "999...999"),
        (["simulate", "biotopia", "--games", "9" * 4999], "--games"),
        (["x" * 100_000], "play, resume"),
        (["play", "biotopia", "--undo", "fre"], "free"),
        (["play", "biotopia", "--seeed", "1"], "--seed"),
        (["play", "biotopia", "--sea", "me,me"], "--seats"),
        (["play", "biotopia", "--seed"], "--seed"),
        (["resume", "a", "b"], "b"),
        (["resume", "nothing"], "nothing"),
        (["watch", "nothing"], "nothing"),
        (["verify"], "FILE"),
        (["saves", "--json=yes"], "--json"),
        (["simulate", "biotopia", "--seats", "me,easy"], "bots"),
        (["simulate", "biotopia", "--seats", "easy"], "2"),
        (["simulate", "biotopia", "--games", "0"], "--games"),
        (["--lang", "dk"], "da"),
        (["--theme", "drak"], "dark"),
        (["--glyphs", "sfae"], "safe"),
        (["--qqqqqq"], "--help"),
    ],
)
def test_what_is_typed_wrongly_is_said_in_one_sentence_with_what_was_meant(
    typed: Typed, started: list[Start], words: list[str], hint: str
) -> None:
    said = typed(*words)

    assert said.code == 2
    assert one_sentence(said)
    assert hint in said.err.partition(": ")[2]
    assert started == []


def test_what_is_wrong_is_said_in_the_language_asked_for(typed: Typed) -> None:
    assert "mente du play?" in typed("plya", "--lang", "da").err
    assert "mente du biotopia?" in typed("--lang=da", "play", "biotopa").err


# -- screens -----------------------------------------------------------------------------------


def test_without_a_command_home_opens(typed: Typed, started: list[Start], tmp_path: Path) -> None:
    assert typed("--lang", "da", "--theme", "dark").code == 0
    assert started == [Start("home", "da", tmp_path, theme="dark")]


def test_play_makes_the_match_that_was_asked_for(typed: Typed, started: list[Start]) -> None:
    words = "--seats me,easy,random --names Åse, --seed 7 --option edition=da --undo off"
    assert typed("--lang", "da", "play", "biotopia", *words.split()).code == 0
    [start] = started
    assert start.save is not None
    match = start.save.journal.match

    assert start.screen == "play"
    assert [sitter.kind for sitter in match.seats] == ["me", "easy", "random"]
    assert match.seats[0].name == "Åse"
    assert len({sitter.name for sitter in match.seats} - {""}) == 3
    assert match.seed == 7
    assert dict(match.options)["edition"] == "da"
    assert match.undo == "off"
    assert not start.save.path.exists()


@pytest.mark.parametrize(
    ("seats", "undo"),
    [(None, "free"), ("me,me", "fair"), ("me,easy", "free"), ("easy,easy", "free")],
)
def test_undo_is_fair_where_people_play_each_other(
    typed: Typed, started: list[Start], seats: str | None, undo: str
) -> None:
    typed("play", "biotopia", *(["--seats", seats] if seats else []))
    save = started[0].save
    assert save is not None

    assert save.journal.match.undo == undo
    assert len(save.journal.match.seats) == 2


@pytest.mark.parametrize(
    ("words", "votes"),
    [
        (["--seats", "me,me,me"], "none"),
        (["--seats", "me,me", "--names", "Anna,Bo"], "ask"),
        (["--seats", "me,easy"], "ask"),
        (["--seats", "me,me", "--option", "votes=ask"], "ask"),
    ],
)
def test_nobody_votes_where_one_person_plays_every_row(
    typed: Typed, started: list[Start], words: list[str], votes: str
) -> None:
    typed("play", "ecosfera", *words)
    save = started[0].save
    assert save is not None

    assert dict(save.journal.match.options)["votes"] == votes


def test_a_name_is_tidied(typed: Typed, started: list[Start]) -> None:
    typed("play", "biotopia", "--names", " A\x1b[31m\udcff  b , " + "x" * 99)
    save = started[0].save
    assert save is not None
    first, second = (sitter.name for sitter in save.journal.match.seats)

    assert first == "A[31m b"
    assert second == "x" * len(second)
    assert len(second) < 30


def test_resume_opens_for_writing_and_watch_does_not(
    typed: Typed, started: list[Start], tmp_path: Path, pebbles: AnyGame
) -> None:
    path = played(tmp_path, pebbles)
    assert typed("resume", str(path)).code == 0
    assert typed("watch", path.name).code == 0
    resumed, watched = (start.save for start in started)
    assert resumed is not None
    assert watched is not None

    assert [start.screen for start in started] == ["resume", "watch"]
    assert (resumed.read_only, watched.read_only) == (False, True)
    with store.resume(path) as again:  # the lock went with the screen
        assert not again.read_only


def test_a_file_that_does_not_open_fails_in_one_sentence(
    typed: Typed, started: list[Start], tmp_path: Path, pebbles: AnyGame
) -> None:
    newer = rewritten(played(tmp_path, pebbles), 0, b'"format":2', b'"format":9')
    (tmp_path / "other").write_text("not ours")
    for name in (newer.name, "other", str(tmp_path)):
        for verb in ("resume", "watch"):
            said = typed(verb, name)

            assert said.code == 1
            assert one_sentence(said)
    assert started == []


@pytest.mark.parametrize("words", [[], ["play", "biotopia"]])
def test_without_a_terminal_a_screen_is_not_started(words: list[str], tmp_path: Path) -> None:
    done = process(*words, "--saves", str(tmp_path), LC_ALL="C.UTF-8")

    assert done.returncode == 2
    assert one_sentence(Said(2, done.stdout, done.stderr))
    assert "terminal" in done.stderr


def test_a_dumb_terminal_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    here = SimpleNamespace(isatty=lambda: True)
    monkeypatch.setattr(command, "sys", SimpleNamespace(stdin=here, stdout=here))
    monkeypatch.setenv("TERM", "xterm-256color")
    assert command._terminal()
    monkeypatch.setenv("TERM", "dumb")
    assert not command._terminal()


# -- surroundings ------------------------------------------------------------------------------


def test_an_encoding_without_our_letters_is_no_error() -> None:
    done = process("--help", "--lang", "da", PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert done.returncode == 0
    assert "tr?k" in done.stdout


def test_typographic_quotes_become_plain_ones_where_the_encoding_has_none(tmp_path: Path) -> None:
    asked = ("picture", "nothing", "--out", "x.svg", "--size", "80 by 24", "--saves", str(tmp_path))
    done = process(*asked, "--lang", "de", PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert done.returncode == 2
    assert '"80 by 24" ist keine Gr??e' in done.stderr


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path, pebbles: AnyGame) -> None:
    line = f"{sys.executable} -m tui saves --json --saves {tmp_path} | true"
    done = subprocess.run(line, shell=True, cwd=ROOT, capture_output=True, check=False)

    assert done.stderr == b""


def test_interrupting_ends_quietly(monkeypatch: pytest.MonkeyPatch, typed: Typed) -> None:
    def interrupted(*_: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "_run", interrupted)

    assert typed("saves") == (130, "", "")


def test_nothing_typed_means_home_which_needs_a_terminal(typed: Typed) -> None:
    said = typed()

    assert (said.code, said.out) == (2, "")
    assert plain("en")("cli.no_terminal") in said.err


def test_a_game_whose_table_is_not_drawn_yet_cannot_be_started(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "UNFINISHED", frozenset(("biomos",)))

    assert typed("play", "biomos").code == 2
    assert typed("simulate", "biomos").code == 2
