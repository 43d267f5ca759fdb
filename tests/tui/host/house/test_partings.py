"""What players read when they leave, or the host does, while its disk takes nothing."""

import re
import resource
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from core.game import Game
from core.words import message
from saves.verify import verify
from tests.saves.played import room_for
from tests.tui.host.homes import Home
from tests.tui.host.hosting import PATIENCE, Player, come, hosting, key, soon
from tests.tui.host.openssh import Served, host
from tests.tui.host.operating.test_killed import laid
from tests.tui.host.tables import answer, opened, seated
from tui.host.house import care
from tui.words.language import words


async def test_who_leaves_while_moves_wait_reads_so_and_who_comes_back_finds_them_saved(
    tmp_path: Path, pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(care, "ROUND", 0.02)
    async with hosting(tmp_path / "h") as served:
        keys = [key(), key()]
        table = opened(served, keys)
        code = table.record.code
        anna, bo = await seated(served, table, keys)
        with room_for(0):
            await answer(anna)
            said = words(None, "en").say(message("error.disk_full", n=1))
            for player in (anna, bo):
                await player.until(said)
            anna.press("q")
            await anna.until("MY TABLES")
            anna.press("q")
            await anna.left()
        waits = f"Table {code}: the last move is not saved yet; the host tries again by itself."
        assert anna.errors.decode().splitlines() == ["Good-bye. Your seats are kept.", waits]
        await soon(lambda: table.keeping.trouble is None)
        await bo.until(lambda text: "Not saved" not in text)
        anna = await come(served, keys[0], command=code)
        await anna.until(code)
        anna.press("q")
        await anna.until("MY TABLES")
        anna.press("q")
        await anna.left()
        assert anna.errors.decode().splitlines() == ["Good-bye. Your seats are kept."]


async def test_the_log_has_sentences_and_no_keys_of_them(
    tmp_path: Path, pebbles: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with hosting(tmp_path / "h") as served:
        keys = [key(), key()]
        await seated(served, opened(served, keys), keys)
        served.doors.open[0].farewell("serve.kicked")

    english = words(None, "en").word
    for reason in ("serve.kicked", "serve.stopping"):
        assert f"a session is ended: {english(reason)}" in caplog.messages
    assert not [line for line in caplog.messages if "serve." in line or "{" in line]


async def test_the_farewell_of_a_host_says_to_each_what_is_so_at_their_tables(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as served:
        keys = [key(), key(), key()]
        table = opened(served, keys[:2])
        await opened_elsewhere(served, keys[2])
        anna, bo = await seated(served, table, keys[:2])
        cleo = await come(served, keys[2])
        await answer(anna)
        saves = served.place.saves
        saves.rename(served.place.path / "away")
        saves.write_text("a file")
        await answer(bo)
        await served.close()
        for player in (anna, bo, cleo):
            await player.left()
    apart = f"Table {table.record.code}: saved, but elsewhere;"

    assert apart in anna.errors.decode()
    assert apart in bo.errors.decode()
    assert "Everything is saved" not in anna.errors.decode() + bo.errors.decode()
    assert "Everything is saved; come back later." in cleo.errors.decode()
    [rescued] = (tmp_path / "h" / "rescued").iterdir()
    assert verify(rescued).good(strict=True)


async def opened_elsewhere(served: Any, who: Any) -> None:
    """Somebody who sits at another table, where nothing has been played."""
    opened(served, [who], names=["Cleo"], free=1)


def asked(player: Player) -> bool:
    """Whether an answer is waited for at this screen."""
    return "YOUR TURN" in player.text or "YOU ARE ASKED" in player.text


def full(served: Served) -> None:
    """From now on no file of the host may grow."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (1, hard))


def no_folder(served: Served) -> None:
    """There is no folder of saves any more."""
    saves = served.folder / "h" / "saves"
    saves.rename(saves.with_name("away"))
    saves.write_text("a file")


@pytest.mark.parametrize(
    ("trouble", "status", "told", "logged"),
    [
        (full, 1, "the last move is not saved.", "that are lost"),
        (no_folder, 0, "saved, but elsewhere;", "all of the match is in"),
    ],
)
async def test_a_host_that_is_ended_while_its_disk_takes_nothing_says_what_is_so(
    trouble: Any, status: int, told: str, logged: str, tmp_path: Path
) -> None:
    [(code, keys)] = (await laid(tmp_path / "h", 1)).items()
    with host(tmp_path / "h", "--guests", log=subprocess.PIPE) as served:
        players = [await come(served, each, command=code) for each in keys]  # type: ignore[arg-type]
        for player in players:
            await player.until(code)
        trouble(served)
        await soon(lambda: any(map(asked, players)))
        turn = next(filter(asked, players))
        await answer(turn)
        await turn.until("Not saved: the last")
        served.process.send_signal(signal.SIGTERM)
        for player in players:
            await player.left()
        _, log = served.process.communicate(timeout=PATIENCE)

        assert served.process.returncode == status
    for player in players:
        said = player.errors.decode()
        assert f"Table {code}: " in said
        assert told in re.sub(r"last \d+ moves are", "last move is", said)
        assert "Everything is saved" not in said
    lines = log.splitlines()
    assert any(f"table {code}: Not saved: the last" in line for line in lines)
    assert any(f"table {code}: " in line and logged in line for line in lines)
    assert "Traceback" not in log
    lost = "hedgerow: Moves of one table are lost; the log says which."
    assert (lost in lines) == (status == 1)


async def test_a_host_whose_whole_folder_is_removed_has_written_it_anew_when_it_ends(
    tmp_path: Path,
) -> None:
    [(code, keys)] = (await laid(tmp_path / "h", 1)).items()
    with host(tmp_path / "h", "--guests") as served:
        players = [await come(served, each, command=code) for each in keys]  # type: ignore[arg-type]
        for player in players:
            await player.until(code)
        shutil.rmtree(tmp_path / "h")
        await soon(lambda: any(map(asked, players)))
        await answer(next(filter(asked, players)))
        assert served.stop(signal.SIGTERM) == 0
        for player in players:
            await player.left()
    again: Any = Home(tmp_path / "h")  # which it may only be if nobody else can look into it
    again.house.load()
    moves = again.house.by_code(code).journal.cursor
    again.close()

    assert moves > 0
    assert all("Everything is saved" in player.errors.decode() for player in players)
