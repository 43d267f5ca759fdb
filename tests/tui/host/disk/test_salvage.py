"""Files of the host that are damaged: set aside, said, and what can be read of them holds."""

import errno
import os
import random
from pathlib import Path
from typing import Any

import pytest

from core.game import Game
from tests.tui.host.hosting import come, hosting, key
from tests.tui.host.odd import made, refused
from tests.tui.host.tables import fingerprint, opened
from tui.host.disk import folder, salvage
from tui.host.disk.folder import HostFolder
from tui.host.disk.logs import sentence
from tui.host.disk.people import People, Person

PEOPLE = [Person(f"SHA256:{n:043d}", f"Anna {n} “Å{{}}[]\\", bell=bool(n % 2)) for n in range(60)]
BANNED = [f"SHA256:{n:042d}/" for n in range(100)]
KINDS: dict[str, tuple[Any, list[Any]]] = {
    "people.json": (Person, PEOPLE),
    "banned.json": (str, BANNED),
}
both = pytest.mark.parametrize("name", KINDS)


def place_of(folder_: Path) -> HostFolder:
    """One that is there, and locked by nobody."""
    place = HostFolder(folder_)
    place.open()
    place.close()
    return place


def laid(path: Path) -> bytes:
    """The file as a host writes it."""
    folder.write(path, KINDS[path.name][1])
    return path.read_bytes()


@both
def test_of_a_file_that_is_cut_all_that_is_whole_can_be_read(name: str, tmp_path: Path) -> None:
    kind, known = KINDS[name]
    path, chance = tmp_path / name, random.Random(1)
    whole = laid(path)
    cuts = [chance.randrange(len(whole)) for _ in range(60)]
    for cut in [0, 1, 2, 4096, len(whole) - 1, *cuts]:
        path.write_bytes(whole[:cut])
        values, wrong = salvage.read(path, kind)
        assert values == known[: len(values)]
        assert wrong is not None or whole[:cut].rstrip() == whole.rstrip()
        # No more is lost than what was cut, and what the cut goes through.
        assert len(values) >= len(known) * cut // len(whole) - 1


@both
def test_of_a_file_with_a_hole_no_more_is_lost_than_lies_in_it(name: str, tmp_path: Path) -> None:
    kind, known = KINDS[name]
    path, chance = tmp_path / name, random.Random(2)
    whole = laid(path)
    for filling in (b"\0", b"x", b'"', b"{", b"\n", b"\xff"):
        for _ in range(20):
            size = chance.choice([1, 40, 512])
            at = chance.randrange(len(whole) - size)
            path.write_bytes(whole[:at] + filling * size + whole[at + size :])
            found = salvage.read(path, kind).values
            lost = [each for each in known if each not in found]
            assert len(lost) <= 3 + size * len(known) // len(whole), (filling, at, size)


@both
@pytest.mark.parametrize(
    "text", [b"", b"{}", b"[" * 100_000, b'["\xfc"]', b"\0" * 50, b'[{"name": 3}]', None]
)
async def test_a_host_starts_beside_a_damaged_file_which_is_kept_and_named_again_and_again(
    name: str, text: bytes | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = place_of(tmp_path / "h")
    damaged = place.path / name
    text = laid(damaged)[:4096] if text is None else text
    damaged.write_bytes(text)
    async with hosting(place.path) as host:
        said = [*map(sentence, host.house.people.told)]
        assert said[0].startswith(f"{damaged} is damaged (")
        assert f"it lies as {name}.damaged-1 now" in said[1]
        assert caplog.messages[:2] == said
        assert salvage.read(damaged, KINDS[name][0]).wrong is None
        await (await come(host, key(), "Cleo")).until("No table stands here yet")
    aside = damaged.with_name(f"{name}.damaged-1")
    assert aside.read_bytes() == text

    async with hosting(place.path) as host:
        [once] = map(sentence, host.house.people.told)
        assert once.startswith(f"{aside} was damaged once")
    damaged.write_bytes(text)
    async with hosting(place.path):
        assert aside.read_bytes() == text
        assert aside.with_name(f"{name}.damaged-2").read_bytes() == text


async def test_who_can_be_read_among_the_banned_stays_out(tmp_path: Path) -> None:
    place, enemy = place_of(tmp_path / "h"), key()
    folder.write(place.banned, [fingerprint(enemy), *BANNED])
    place.banned.write_bytes(place.banned.read_bytes()[:4096])
    async with hosting(place.path) as host:
        assert fingerprint(enemy) in host.house.people.banned
        assert "bans" in sentence(host.house.people.told[1])
    async with hosting(place.path) as host:
        assert fingerprint(enemy) in host.house.people.banned
        assert set(BANNED[:70]) <= host.house.people.banned


async def test_whoever_has_a_seat_keeps_their_name_when_people_are_forgotten(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        opened(host, keys)
    (tmp_path / "h" / "people.json").write_bytes(b"\0" * 4096)
    async with hosting(tmp_path / "h") as host:
        assert [host.house.people.get(fingerprint(each)).name for each in keys] == ["Anna", "Bo"]
        assert host.house.people.suggestion("SHA256:x", "anna") == "anna 2"
    async with hosting(tmp_path / "h") as host:
        assert host.house.people.get(fingerprint(keys[0])).name == "Anna"


async def test_where_nothing_is_damaged_seats_tell_nothing_of_names(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    keys = [key()]
    async with hosting(tmp_path / "h") as host:
        opened(host, keys, free=1)
    (tmp_path / "h" / "people.json").unlink()
    async with hosting(tmp_path / "h") as host:
        assert host.house.people.told == []
        assert host.house.people.get(fingerprint(keys[0])).name == ""


@both
@pytest.mark.parametrize("kind", ["folder", "pipe", "socket", "loop"])
def test_what_is_no_file_is_in_nobody_s_way(name: str, kind: str, tmp_path: Path) -> None:
    place = place_of(tmp_path / "h")
    made(kind, place.path / name)
    people = People(place)
    people.rename("SHA256:a", "Anna")
    people.ban("SHA256:b")

    assert os.path.lexists(place.path / f"{name}.damaged-1")
    again = People(place)
    assert (again.get("SHA256:a").name, again.banned) == ("Anna", {"SHA256:b"})


@both
@pytest.mark.parametrize("number", [errno.EACCES, errno.EMFILE, errno.EIO])
def test_a_file_that_may_not_be_read_is_well_and_nothing_is_put_in_its_place(
    name: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = place_of(tmp_path / "h")
    text = laid(place.path / name)
    usual = os.open

    def closed(path: Any, *given: Any, **named: Any) -> int:
        if Path(path).name == name:
            raise OSError(number, os.strerror(number))
        return usual(path, *given, **named)

    with monkeypatch.context() as then:
        then.setattr(os, "open", closed)
        if number == errno.EIO:  # the disk is damaged
            People(place)
        else:
            assert f"{name} cannot be read (" in refused(People, place)

    left = place.path / (f"{name}.damaged-1" if number == errno.EIO else name)
    assert left.read_bytes() == text


@both
def test_where_it_cannot_be_set_aside_nothing_is_written_over_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = place_of(tmp_path / "h")
    (place.path / name).write_bytes(b"\0")

    def never(*_: Any) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "rename", never)
    assert "Read-only file system" in refused(People, place)
    assert (place.path / name).read_bytes() == b"\0"


def test_a_file_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    place = place_of(tmp_path / "h")
    with place.people.open("wb") as file:
        file.truncate(1 << 40)

    assert "File too large" in sentence(People(place).told[0])
