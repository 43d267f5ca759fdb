"""Talk at a table and in the lobby: it stays until it is read, is written in, and can be muted."""

from pathlib import Path
from typing import Any

import pytest

from core.game import Game
from core.journal import Note
from tests.tui.host.hosting import Player, come, hosting, key
from tests.tui.host.tables import command, fingerprint, opened, seated
from tui.host.table.talk import KEPT, READERS, Talk
from tui.match.company import Said

SIZES = [(60, 20), (80, 24), (120, 40), (200, 60)]


async def said(player: Player, *lines: str) -> None:
    """Say something, and close the talk."""
    player.press("/")
    await player.until("Enter: say it")
    for line in lines:
        player.press(line, "\r")
        await player.until(line)
    player.press("\x1b")
    await player.until(lambda text: "Enter: say it" not in text)


def test_of_what_was_said_everybody_is_told_what_they_have_not_read() -> None:
    talk = Talk()
    talk.recall([Said("a", "Anna", "long ago")])
    assert talk.unread("b") == []
    talk.add(Said("a", "Anna", "one"))
    talk.add(Said("c", "Cleo", "two"))

    assert [line.text for line in talk.unread("b")] == ["one", "two"]
    assert [line.text for line in talk.unread("b", {"a"})] == ["two"]
    assert [line.text for line in talk.unread("a")] == ["two"]
    assert talk.unread("c") == []
    talk.seen("b")
    assert talk.unread("b") == []


def test_no_talk_grows_for_ever() -> None:
    talk = Talk()
    for number in range(3 * READERS):
        talk.add(Said(str(number), "Anna", "hello"))

    assert len(list(talk)) == KEPT
    assert len(talk._read) <= READERS
    assert len(talk.unread("nobody")) == KEPT


@pytest.mark.parametrize("size", SIZES)
async def test_what_is_said_stays_on_the_table_until_it_is_read(
    tmp_path: Path, pebbles: Game[Any], size: tuple[int, int]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        anna = await come(host, keys[0], command=table.record.code)
        bo = await come(host, keys[1], command=table.record.code, size=size)
        await bo.until(table.record.code)
        await said(anna, "hello [b]Bo")
        await bo.until("/ Anna: hello [b]Bo")
        for pressed in ("\t", "\x1b", "\t", "z", "z"):
            bo.press(pressed)
            await bo.settled()
        assert "/ Anna: hello [b]Bo" in bo.text
        await said(anna, "and one more")
        await bo.until("/ 2 Anna: and one more")
        bo.press("/")
        text = await bo.until("Enter: say it")
        assert "Anna: hello [b]Bo" in text
        assert "Anna: and one more" in text
        bo.press("\x1b")

        await bo.until(lambda text: "Anna: and one more" not in text)


async def test_what_players_say_is_kept_with_the_match(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, _ = await seated(host, table, keys)
        await said(anna, "hello [b]Bo")
        assert Note("chat", 0, "hello [b]Bo") in table.journal.lines
    async with hosting(tmp_path / "h") as host:
        bo = await come(host, keys[1], command=table.record.code)
        await bo.until(table.record.code)
        assert "hello" not in await bo.settled()
        bo.press("/")

        await bo.until("Anna: hello [b]Bo")


async def test_talk_is_there_for_who_comes_back_later(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna = await come(host, keys[0], command=table.record.code)
        await anna.until(table.record.code)
        await said(anna, "your turn now")
        bo = await come(host, keys[1], command=table.record.code)

        await bo.until("/ Anna: your turn now")


async def test_the_talk_lies_open_while_others_speak_and_can_be_scrolled_back(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        for number in range(60):
            table.say(fingerprint(keys[0]), "Anna", f"line {number}")
        _, bo = await seated(host, table, keys)
        bo.press("/")
        await bo.until("Anna: line 59")
        table.say(fingerprint(keys[0]), "Anna", "line 60")
        await bo.until("Anna: line 60")
        assert "line 20" not in bo.text
        bo.press("\x1b[H")
        await bo.until("line 0 ")
        bo.press("\x1b[F")
        await bo.until("line 60")
        bo.press("\x1b[<64;40;12M")
        await bo.until(lambda text: "line 60" not in text)
        bo.press("typed on", "\r")

        await bo.until("Bo: typed on")


async def test_a_long_line_is_read_whole(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        table.say(fingerprint(keys[0]), "Anna", "c" * 199 + "z")
        _, bo = await seated(host, table, keys)
        await bo.until("/ Anna: ccc")
        bo.press("/")

        text = await bo.until("cz")
        assert text.count("c" * 70) == 2
        assert f"{'c' * 59}z" in text


async def test_what_comes_too_soon_is_refused_and_not_lost(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, _ = await seated(host, table, keys)
        anna.press("/")
        await anna.until("Enter: say it")
        for number in range(4):
            anna.press(f"line {number}\r")
        text = await anna.until("Not so fast")

        assert "» line 3" in text
        assert [line.text for line in table.talk] == ["line 0", "line 1", "line 2"]
        anna.press("!")
        await anna.until(lambda text: "Not so fast" not in text)


async def test_who_is_muted_from_the_talk_is_not_read_and_can_be_read_again(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, bo = await seated(host, table, keys)
        await said(anna, "first")
        bo.press("/")
        await bo.until(lambda text: "Anna: first" in text and "Enter: say it" in text)
        bo.press("\t")
        await bo.until("Read nothing more of Anna")
        bo.press("\r")
        await bo.until(lambda text: "Anna: first" not in text and "nothing more" not in text)
        bo.press("\x1b")
        await bo.until(lambda text: "Enter: say it" not in text)
        await said(anna, "second")
        assert "second" not in await bo.settled()
        await command(bo, "read nothing more of somebody")
        await bo.until("Read Anna again")
        bo.press("\r")
        await bo.until("Anna: second")
