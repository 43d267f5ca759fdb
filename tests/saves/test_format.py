"""Lines of a save: their shape, their checksum, their size, and formats to come."""

import json
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import __version__, catalogue
from saves import lift, store
from saves.listing import row
from saves.reader import read
from saves.seal import Chain
from tests import tiny
from tests.saves.played import AnyGame, begun, lines, move, played, same, sealed, texts, wander

KILOBYTE = 1024


@settings(max_examples=25, deadline=None)
@given(
    key=st.sampled_from(("biotopia", "pebbles")),
    seed=st.integers(0, 2**64 - 1),
    steps=st.integers(1, 120),
)
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, key: str, seed: int, steps: int
) -> None:
    with tiny.added():
        with begun(tmp_path_factory.mktemp("saves"), catalogue.game(key), seed=seed) as save:
            for line in wander(save.journal, seed, steps):
                save.append(line)
        if not save.journal.lines:
            return
        reading = read(save.path)
        branched = store.branch(reading.journal, steps // 2, save.path.parent)
        branched.close()

        assert same(reading.journal, save.journal)
        if branched.journal.lines:
            assert same(read(branched.path).journal, branched.journal)


def test_every_line_is_json_and_begins_with_the_checksum_of_all_up_to_it(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    crc = 0
    for line in lines(played(tmp_path, pebbles)):
        checksum, _ = json.loads(line)
        text = line[len('["01234567",') : -len("]\n")]
        crc = crc32(text, crc)

        assert line == b'["%s",%s]\n' % (checksum.encode(), text)
        assert checksum == f"{crc:08x}"


def test_the_first_line_holds_what_was_agreed_and_the_table_before_the_first_move(
    tmp_path: Path, pebbles: AnyGame
) -> None:
    path = played(tmp_path, pebbles)
    header = json.loads(lines(path)[0])[1]
    journal = read(path).journal

    assert header["is"] == "hedgerow"
    assert header["format"] == 1
    assert header["app"] == __version__
    assert header["match"]["rules"] == pebbles.version
    assert header["deal"] == journal.match.deal
    assert header["start"]["is"] == "pebbles"


def test_reading_runs_no_rules(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_rules(*_: Any) -> Any:
        raise AssertionError

    path = played(tmp_path, pebbles)
    monkeypatch.setattr(type(pebbles), "resolve", no_rules)
    monkeypatch.setattr(type(pebbles), "setup", no_rules)

    assert len(read(path).journal.entries) == 3


@given(texts=st.lists(st.binary(), min_size=1), place=st.integers(0), bit=st.integers(0, 7))
def test_a_checksum_notices_every_bit(texts: list[bytes], place: int, bit: int) -> None:
    chain = Chain()
    sealing = Chain()
    *before, last = [sealing.seal(text)[:-1] for text in texts]
    assert [chain.unseal(line) for line in before] == texts[:-1]
    changed = bytearray(last)
    changed[place % len(changed)] ^= 1 << bit

    assert chain.unseal(bytes(changed)) is None
    assert chain.unseal(last) == texts[-1]


def test_a_match_of_biotopia_takes_little_room(tmp_path: Path) -> None:
    game = catalogue.game("biotopia")
    size = events = 0
    for seed in range(1, 5):
        with begun(tmp_path, game, seats=3, seed=seed) as save:
            while not save.journal.over:
                move(save, save.journal.cursor * 7)
        size += sum(map(len, lines(save.path)[1:]))
        events += sum(len(entry.events) for entry in save.journal.entries)

    assert size / events * 300 <= 30 * KILOBYTE


class TestAnOlderFormat:
    """There is none yet, so the present one plays it; the next one calls `move` a `turn`."""

    @pytest.fixture
    def old(self, tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch) -> Path:
        def lifted(plain: lift.Plain) -> lift.Plain:
            return plain | {"is": "move"} if plain["is"] == "turn" else plain

        path = played(tmp_path, pebbles)
        told = (text.replace(b'{"is":"move"', b'{"is":"turn"', 1) for text in texts(path))
        path.write_bytes(sealed(*told))
        for module in ("format", "store"):
            monkeypatch.setattr(f"saves.{module}.FORMAT", 2)
        monkeypatch.setitem(lift.LIFTS, 1, lifted)
        return path

    def test_is_lifted_before_it_is_typed(self, old: Path) -> None:
        reading = read(old)

        assert reading.header.format == 1
        assert reading.damage is None
        assert len(reading.journal.entries) == 3

    def test_is_never_written_but_played_on_as_a_branch(self, old: Path) -> None:
        before = old.read_bytes()
        with store.resume(old) as save:
            branched = store.branch(save.journal, 2, old.parent)
            branched.close()

        assert save.read_only
        assert save.notices[-1].key == "save.older"
        assert old.read_bytes() == before
        assert read(branched.path).header.format == 2
        assert row(branched.path).moves == 2
