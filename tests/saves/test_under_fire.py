"""Saves under fire, at a thousand points: what was acknowledged is there, and the list is true.

Three ways to damage a file, a disk that is full, a player that is killed; on top of that twenty
real processes. The points are spread over the games that can be played.
"""

import multiprocessing
import random
import subprocess
import sys
import time
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import pytest

from core import catalogue
from core.journal import Journal, Line, Note
from saves import store
from saves.errors import SaveError, Unwritable
from saves.listing import fresh
from saves.notices import troubled
from saves.reader import read
from saves.source import NOTHING
from tests.saves.killed import further, play
from tests.saves.played import begun, lines, room_for

ROOT = Path(__file__).parents[2]
GAMES = catalogue.published()
CUTS, CUT_LINES, FLIPS, FULL, KILLED, PROCESSES = 300, 200, 250, 150, 100, 20

pytestmark = pytest.mark.parametrize("key", GAMES)


def share(points: int) -> range:
    """What one game has of so many points."""
    return range(-(-points // len(GAMES)))


def so_far(key: str, seed: int, count: int) -> Journal:
    """The match that `tests.saves.killed` plays, after so many lines."""
    journal = begun(Path(), catalogue.game(key), seed=seed).journal
    while len(journal.lines) < count:
        further(journal, seed)
    return journal


class Record(NamedTuple):
    """A match as it was written, and what must be there when only so many lines are."""

    whole: bytes
    ends: list[int]
    """The place behind each line; the header is the first."""
    lines: list[Line]
    moves: list[int]
    """How many moves are in force after none, one, two ... of the lines."""

    def line(self, place: int) -> int:
        """The number in the file of the line that a byte belongs to, the header being 1."""
        return self.whole.count(b"\n", 0, place) + 1


def record(folder: Path, key: str, count: int = 50) -> Record:
    """One match of the game."""
    moves = [0]
    with begun(folder, catalogue.game(key), seed=5) as save:
        while len(save.journal.lines) < count:
            save.append(further(save.journal, 5))
            moves.append(save.journal.cursor)
    ends = list(accumulate(map(len, lines(save.path))))
    return Record(save.path.read_bytes(), ends, save.journal.lines, moves)


def goes_on(path: Path, known: Record, kept: int, *, torn: bool) -> None:
    """The file holds exactly so many lines (the header is none of them) and is played on."""
    shown = fresh(path)
    assert (shown.state, shown.reason, shown.torn) == ("unfinished", None, torn)
    assert shown.moves == known.moves[kept]
    with store.resume(path) as save:
        assert not save.read_only
        assert [notice.key for notice in save.notices] == ["save.torn"] * torn
        save.append(save.journal.note(Note("chat", 0, "on we go")))
    again = read(path)
    assert again.journal.lines == [*known.lines[:kept], Note("chat", 0, "on we go")]
    assert (again.damage, again.torn) == (None, 0)


def stays(path: Path, known: Record, kept: int) -> None:
    """The file is damaged behind so many lines: shown up to there, with its reason, unchanged."""
    shown, content = fresh(path), path.read_bytes()
    assert (shown.state, shown.torn, shown.moves) == ("damaged", False, known.moves[kept])
    assert shown.reason is not None
    assert dict(shown.reason.args)["line"] == kept + 2
    with store.resume(path) as save:
        assert save.read_only
        assert save.notices == (shown.reason,)
        assert save.journal.lines == known.lines[:kept]
    assert path.read_bytes() == content


def nothing(path: Path) -> None:
    """The first line is gone, and all with it: a reason, and the bytes are left alone."""
    shown, content = fresh(path), path.read_bytes()
    assert shown.state == "unreadable"
    assert shown.reason is not None
    with pytest.raises(SaveError) as caught:
        store.resume(path)
    assert caught.value.message == shown.reason
    assert path.read_bytes() == content


# -- the file is damaged -----------------------------------------------------------------------


def test_a_save_cut_anywhere_goes_on_behind_the_last_whole_line(tmp_path: Path, key: str) -> None:
    known, chance = record(tmp_path, key), random.Random(1)
    path = tmp_path / "cut.jsonl"
    for _ in share(CUTS):
        cut = chance.choice([chance.randrange(len(known.whole)), chance.choice(known.ends)])
        path.write_bytes(known.whole[:cut])
        # A line that lacks only its end is whole.
        whole = sum(end - 1 <= cut for end in known.ends)
        if whole:
            torn = not {cut, cut + 1} & set(known.ends)
            goes_on(path, known, whole - 1, torn=torn)
        else:
            nothing(path)


def test_a_line_that_is_cut_or_cut_out_is_told_and_those_before_it_are_kept(
    tmp_path: Path, key: str
) -> None:
    known, chance = record(tmp_path, key), random.Random(2)
    split = known.whole.splitlines(keepends=True)
    path = tmp_path / "cut.jsonl"
    for _ in share(CUT_LINES):
        place = chance.randrange(len(split))
        line = split[place]
        begin, end = sorted(chance.sample(range(len(line)), 2))
        left = chance.choice([b"", line[:begin] + line[end:], line[:begin] + b"\n" + line[begin:]])
        path.write_bytes(b"".join([*split[:place], left, *split[place + 1 :]]))
        if place == 0:
            nothing(path)
        elif place == len(split) - 1 and not left:
            goes_on(path, known, place - 1, torn=False)
        else:
            stays(path, known, place - 1)


def test_a_flipped_byte_is_told_and_every_line_before_it_is_kept(tmp_path: Path, key: str) -> None:
    known, chance = record(tmp_path, key), random.Random(3)
    path = tmp_path / "flipped.jsonl"
    last = len(known.whole) - 1
    for _ in share(FLIPS):
        place = chance.choice([chance.randrange(last), chance.choice(known.ends) - 1, last])
        content = bytearray(known.whole)
        content[place] ^= chance.randrange(1, 256)
        if place == last and content[last] in NOTHING:  # that would do no harm at all
            content[last] = ord("?")
        path.write_bytes(content)
        if known.line(place) == 1:
            nothing(path)
        elif place == last:
            # The line is whole: only what ends it is not, and that is written again.
            goes_on(path, known, len(known.lines), torn=True)
        else:
            stays(path, known, known.line(place) - 2)


# -- the disk is full --------------------------------------------------------------------------


def test_on_a_full_disk_what_was_acknowledged_is_there_and_nothing_else(
    tmp_path: Path, key: str
) -> None:
    chance = random.Random(4)
    for point in share(FULL):
        save = begun(tmp_path / str(point), catalogue.game(key), seed=point)
        kept = 0
        for _ in range(chance.randint(1, 4)):
            size = save.path.stat().st_size if kept else 0
            with room_for(size + chance.randint(0, 900)):
                for _ in range(chance.randint(1, 6)):
                    line = further(save.journal, point)
                    with suppress(Unwritable):
                        save.append(line)
                        kept = len(save.journal.lines)
                    waiting = len(save.journal.lines) - kept
                    told = troubled("disk_full", waiting) if waiting else None
                    assert (save.trouble, save.unkept) == (told, waiting)
                assert not kept or read(save.path).journal.lines == save.journal.lines[:kept]
                if full_for_ever := chance.random() < 0.3:
                    save.close()
            if full_for_ever:
                break
        save.close()
        kept = kept if save.trouble else len(save.journal.lines)
        if kept:
            assert read(save.path).journal.lines == save.journal.lines[:kept]
            assert fresh(save.path).state in {"unfinished", "over"}
        else:
            assert not list((tmp_path / str(point)).iterdir())


# -- the player is killed ----------------------------------------------------------------------


def left_whole(folder: Path, key: str, seed: int, acknowledged: int) -> None:
    """What a killed player has left: all that was acknowledged, and a file that can go on."""
    if not acknowledged and not list(folder.iterdir()):
        return
    [path] = folder.iterdir()
    if not acknowledged and fresh(path).state == "unreadable":
        return  # it was killed between the file and its first line
    reading, shown = read(path), fresh(path)
    kept = reading.journal.lines
    assert len(kept) >= acknowledged
    assert kept == so_far(key, seed, len(kept)).lines
    assert reading.damage is None
    assert (shown.state, shown.locked) == ("over" if reading.journal.over else "unfinished", False)
    with store.resume(path) as save:
        assert not save.read_only
        save.append(further(save.journal, seed))


def test_a_killed_player_loses_nothing_that_was_acknowledged(tmp_path: Path, key: str) -> None:
    loaded = multiprocessing.get_context("forkserver")
    loaded.set_forkserver_preload(["tests.saves.killed", f"core.games.{key}.game"])
    chance = random.Random(5)
    for point in share(KILLED):
        folder = tmp_path / str(point)
        folder.mkdir()
        heard, said = loaded.Pipe(duplex=False)
        player = loaded.Process(target=play, args=(folder, key, point, said.send), daemon=True)
        player.start()
        said.close()
        acknowledged, most = 0, chance.choice([0, 1, 5, chance.randint(1, 120)])
        while acknowledged < most:
            acknowledged = heard.recv()
        time.sleep(chance.random() / 1000)
        player.kill()
        player.join()
        try:
            while True:
                acknowledged = heard.recv()
        except EOFError:
            heard.close()

        left_whole(folder, key, point, acknowledged)


def test_of_twenty_processes_that_are_killed_none_loses_a_line(tmp_path: Path, key: str) -> None:
    chance = random.Random(6)
    for point in share(PROCESSES):
        folder = tmp_path / str(point)
        folder.mkdir()
        command = [sys.executable, "-m", "tests.saves.killed", str(folder), key, str(point)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
            assert player.stdout is not None
            for _ in range(chance.randint(1, 200)):
                player.stdout.readline()
            [path] = folder.iterdir()
            assert fresh(path).locked
            player.kill()
            told = player.stdout.read().splitlines(keepends=True)
        whole = [line for line in told if line.endswith("\n")]
        acknowledged = int(whole[-1]) if whole else 1

        left_whole(folder, key, point, acknowledged)
