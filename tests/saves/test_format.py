"""Lines of a save: their shape, their checksum, their size, and formats to come."""

import json
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core import __version__, catalogue, deal
from core.game import AnyGame
from core.rng import keyed
from saves import store
from saves.folder import files
from saves.format import FORMAT
from saves.listing import row
from saves.reader import read
from saves.seal import Chain
from saves.verify import verify
from tests import tiny
from tests.saves.played import (
    begun,
    lines,
    move,
    played,
    room_for,
    same,
    wander,
)

UNFINISHED = sorted((Path(__file__).parents[1] / "golden").glob("*/*-unfinished.jsonl"))
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
    assert header["format"] == FORMAT
    assert header["app"] == __version__
    assert header["match"]["rules"] == pebbles.version
    assert header["deal"] == deal.code(journal)
    assert header["start"]["is"] == "pebbles"


def test_reading_runs_no_rules(
    tmp_path: Path, pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_rules(*_: Any) -> Any:
        raise AssertionError

    path = played(tmp_path, pebbles)
    monkeypatch.setitem(vars(pebbles), "resolve", no_rules)
    monkeypatch.setitem(vars(pebbles), "setup", no_rules)

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
    """Format 1, as the first versions of Hedgerow wrote it."""

    @pytest.fixture(params=UNFINISHED, ids=lambda path: f"{path.parent.name}-{path.stem}")
    def old(self, request: pytest.FixtureRequest, tmp_path: Path) -> Path:
        path: Path = tmp_path / request.param.name
        path.write_bytes(request.param.read_bytes())
        return path

    def test_is_read_and_watched_without_being_touched(self, old: Path) -> None:
        before = old.read_bytes()
        with store.watch(old) as save:
            assert save.journal.lines

        assert read(old).header.format == 1
        assert old.read_bytes() == before

    def test_is_played_on_in_todays_format_with_all_that_it_held(self, old: Path) -> None:
        before = read(old)
        with store.resume(old) as save:
            assert not save.read_only
            assert same(save.journal, before.journal)
            move(save)
        after = read(old)

        assert after.header == replace(before.header, format=FORMAT)
        assert after.damage is None
        assert after.journal.lines[:-1] == before.journal.lines
        assert files(old.parent) == [old]
        assert list(old.parent.iterdir()) == [old]

    def test_keeps_its_notice_when_its_last_line_was_half_written(self, old: Path) -> None:
        old.write_bytes(old.read_bytes()[:-20])
        with store.resume(old) as save:
            assert [notice.key for notice in save.notices] == ["save.torn"]
            assert not save.read_only

        assert read(old).header.format == FORMAT

    def test_is_left_as_it_was_when_the_disk_is_full(self, old: Path) -> None:
        before = old.read_bytes()
        with room_for(KILOBYTE), store.resume(old) as save:
            assert save.read_only
            assert save.notices[-1].key == "save.denied_full"

        assert old.read_bytes() == before
        assert list(old.parent.iterdir()) == [old]

    def test_that_another_hedgerow_plays_is_left_to_it(self, old: Path) -> None:
        with store.resume(old), store.resume(old) as second:
            assert [notice.key for notice in second.notices] == ["save.locked"]

    def test_is_branched_in_todays_format(self, old: Path) -> None:
        with store.watch(old) as save, store.branch(save.journal, 2, old.parent) as branched:
            pass

        assert read(branched.path).header.format == FORMAT
        assert row(branched.path).moves == 2


def test_a_keyed_seed_is_written_and_read_in_full(tmp_path: Path, pebbles: AnyGame) -> None:
    seed = keyed((1 << 128) - 1)
    path = played(tmp_path, pebbles, seed=seed)
    reading = read(path)

    assert reading.header.match.seed == seed
    assert reading.journal.state.rng > 1 << 128
    assert verify(path).difference is None
    assert deal.read(reading.header.deal).seed == seed
