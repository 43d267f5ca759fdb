"""Opening what is damaged, unfinished, foreign or from the future: a reason, never a traceback."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import catalogue
from core.game import AnyGame
from core.journal import At, Note
from saves.errors import Missing, Newer, SaveError, UnknownGame, Unreadable, shown
from saves.format import body
from saves.reader import read
from saves.source import LONGEST, NOTHING
from tests.saves.played import damage, lines, played, rewritten, sealed, texts


@pytest.fixture
def path(tmp_path: Path, pebbles: AnyGame) -> Path:
    """A small save: a header and six moves."""
    return played(tmp_path, pebbles, moves=6)


def refused(path: Path) -> tuple[type[SaveError], str]:
    """How a file is refused, and the key of the sentence that says so."""
    with pytest.raises(SaveError) as caught:
        read(path)
    assert dict(caught.value.message.args)["file"] == shown(path)
    return type(caught.value), caught.value.message.key


@contextmanager
def flipped(path: Path, place: int, bit: int) -> Iterator[None]:
    """The file with one bit the other way round."""
    with path.open("r+b", buffering=0) as file:
        was = os.pread(file.fileno(), 1, place)
        os.pwrite(file.fileno(), bytes([was[0] ^ 1 << bit]), place)
        yield
        os.pwrite(file.fileno(), was, place)


# -- cut anywhere ------------------------------------------------------------------------------


def test_a_save_cut_at_any_byte_keeps_every_line_before_the_cut(path: Path) -> None:
    whole, journal = path.read_bytes(), read(path).journal
    ends = [0]
    for line in lines(path):
        ends.append(ends[-1] + len(line))

    for cut in reversed(range(len(whole))):
        os.truncate(path, cut)
        # A line that lacks nothing but its end has been written whole.
        kept = sum(end <= cut or end - 1 == cut for end in ends[1:])
        if kept == 0:
            assert refused(path)[0] is Unreadable
            continue
        reading = read(path)

        assert reading.damage is None
        assert reading.journal.lines == journal.lines[: kept - 1]
        assert reading.torn == (0 if cut in (ends[kept], ends[kept] - 1) else cut - ends[kept])
        assert reading.good + reading.torn == cut


def test_zeros_that_a_power_cut_left_behind_are_an_unfinished_line(path: Path) -> None:
    path.write_bytes(path.read_bytes() + bytes(4096))
    reading = read(path)

    assert reading.torn == 4096
    assert len(reading.journal.lines) == 6


# -- damaged anywhere --------------------------------------------------------------------------


def test_a_flipped_bit_is_found_wherever_it_is(path: Path) -> None:
    whole, journal = path.read_bytes(), read(path).journal
    for place in range(len(whole)):
        line = whole.count(b"\n", 0, place) + 1
        with flipped(path, place, place % 8):
            if line == 1:
                assert refused(path)[0] is Unreadable
                continue
            reading = read(path)

        if place == len(whole) - 1:  # only the last line end: the line itself is whole
            blank = whole[place] ^ 1 << place % 8 in NOTHING  # what an editor leaves is no damage
            assert reading.torn == (not blank)
            assert reading.journal.lines == journal.lines
            continue
        assert damage(reading) == ("error.line_damaged", line)
        assert reading.journal.lines == journal.lines[: line - 2]


def test_damage_in_the_middle_says_the_line_and_keeps_what_is_before(path: Path) -> None:
    kept = lines(path)
    path.write_bytes(b"".join([*kept[:3], b"rubbish\n", *kept[4:]]))
    reading = read(path)

    assert damage(reading) == ("error.line_damaged", 4)
    assert reading.line == 3
    assert reading.good == sum(map(len, kept[:3]))
    assert len(reading.journal.lines) == 2


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b'{"is":"duel","seat":0}', "error.line_unknown"),
        (b'{"is":"at","moves":2,"mood":1}', "error.line_unknown"),
        (b'{"is":"at"}', "error.line_unknown"),
        (b'{"is":"note","what":"chat","seat":0,"text":"\xe6"}', "error.line_unknown"),
        (b"[" * 100_000, "error.line_unknown"),
        (b"", "error.line_unknown"),
        (body(At(-1)), "error.line_impossible"),
        (body(At(999)), "error.line_impossible"),
        (body(Note("chat", 7, "?")), "error.line_impossible"),
    ],
)
def test_a_line_that_cannot_be_is_damage_although_its_checksum_is_right(
    path: Path, text: bytes, key: str
) -> None:
    kept = texts(path)
    path.write_bytes(sealed(*kept[:4], text, *kept[4:]))
    reading = read(path)

    assert damage(reading) == (key, 5)
    assert len(reading.journal.lines) == 3


def test_events_that_do_not_fit_the_table_are_damage(tmp_path: Path) -> None:
    path = played(tmp_path, catalogue.game("biotopia"))
    kept = texts(path)
    foreign = re.sub(rb'"card":"[a-z_.0-9]*"', b'"card":"moth.1"', kept[2])
    path.write_bytes(sealed(*kept[:2], foreign, *kept[3:]))

    assert damage(read(path)) == ("error.line_impossible", 3)


@pytest.mark.parametrize("order", [(0, 1, 3, 4), (0, 1, 1, 2), (0, 1, 3, 2)])
def test_a_line_that_is_missing_doubled_or_displaced_is_damage(
    path: Path, order: tuple[int, ...]
) -> None:
    kept = lines(path)
    path.write_bytes(b"".join(kept[place] for place in order))

    assert damage(read(path)) == ("error.line_damaged", 3)


def test_line_ends_that_another_system_has_changed_do_no_harm(path: Path) -> None:
    journal = read(path).journal
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))

    assert read(path).journal.lines == journal.lines


# -- refused as a whole ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (lambda _: b"", "error.save_empty"),
        (lambda _: b"\n", "error.save_empty"),
        (lambda _: b"\xef\xbb\xbf\r\n \r\n", "error.save_empty"),
        (lambda _: bytes(4096), "error.save_zeros"),
        (lambda whole: b"\xff" + whole, "error.save_letters"),
        (lambda _: b"# Notes\n", "error.save_not"),
        (lambda _: b"\x7fELF" + bytes(range(256)) * 9, "error.save_not"),
        (lambda _: sealed(b"[" * 100_000), "error.save_header"),
        (lambda _: sealed(b'{"is":"other"}'), "error.save_not"),
        (lambda _: sealed(b'"hedgerow"'), "error.save_not"),
        (lambda _: sealed(b'{"is":"hedgerow"}'), "error.save_header"),
        (lambda _: sealed(b'{"is":"hedgerow","format":"1"}'), "error.save_header"),
        (lambda _: sealed(b'{"is":"hedgerow","format":0}'), "error.save_header"),
        (lambda _: sealed(b'{"is":"hedgerow","format":1}'), "error.save_header"),
        (lambda _: sealed(b'{"is":"hedgerow","format":1,"match":[]}'), "error.save_header"),
        (
            lambda _: sealed(b'{"is":"hedgerow","format":1,"match":{"game":[]}}'),
            "error.save_header",
        ),
        (lambda whole: whole.decode().encode("utf-16"), "error.save_encoding"),
        (lambda whole: whole.decode().encode("utf-16-le"), "error.save_encoding"),
        (lambda whole: whole.decode().replace("李", "Li").encode("latin-1"), "error.save_letters"),
        (lambda whole: whole[60:], "error.save_not"),
        (lambda whole: whole.replace(b"Bo", b"Ib", 1), "error.save_changed"),
        (lambda whole: whole.replace(b',{"is"', b', {"is"', 1), "error.save_changed"),
        (lambda whole: whole[:90], "error.save_changed"),
    ],
)
def test_what_is_no_save_is_refused_with_its_reason(
    path: Path, content: Callable[[bytes], bytes], key: str
) -> None:
    path.write_bytes(content(path.read_bytes()))

    assert refused(path) == (Unreadable, key)


@given(content=st.binary(max_size=200))
@settings(max_examples=50, deadline=None)
def test_any_other_file_is_refused(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("other") / "file"
    path.write_bytes(content)

    assert refused(path)[0] is Unreadable


def test_a_newer_format_is_refused_with_the_version_that_wrote_it(path: Path) -> None:
    rewritten(path, 0, b'"format":2,"app":"0.1.0"', b'"format":3,"app":"3.0","more":{}')
    with pytest.raises(Newer) as caught:
        read(path)

    assert caught.value.message.key == "error.save_newer"
    assert dict(caught.value.message.args)["app"] == "3.0"


def test_an_unknown_game_is_named(path: Path) -> None:
    rewritten(path, 0, b'"game":"pebbles"', b'"game":"marbles"')

    assert refused(path) == (UnknownGame, "error.save_game")


def test_a_table_that_somebody_made_up_is_refused_before_a_screen_draws_it(
    path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(pebbles), "view", lambda: "takes no state, so this raises")

    assert refused(path) == (Unreadable, "error.save_state")


def test_a_file_that_is_not_there_a_folder_and_a_pipe_are_told_apart(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    assert refused(tmp_path / "nowhere") == (Missing, "error.save_missing")
    assert refused(tmp_path) == (Unreadable, "error.save_folder")
    assert refused(tmp_path / "pipe") == (Unreadable, "error.save_special")
    assert refused(tmp_path / ("long" * 200)) == (Unreadable, "error.save_denied")
    assert refused(tmp_path / "nul\0")[0] is Unreadable


def test_a_huge_file_that_is_no_save_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(1 << 40)

    assert path.stat().st_size > LONGEST
    assert refused(path) == (Unreadable, "error.save_zeros")
