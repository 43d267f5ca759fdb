"""The lobby: who is here and what they do, and what they say to one another."""

from pathlib import Path
from typing import Any

import pytest

from core.game import Game
from core.words import message
from tests.tui.drawn import drawn
from tests.tui.host.hosting import Player, come, hosting, key, soon
from tests.tui.host.tables import fingerprint, known, opened
from tui.drawing.canvas import Canvas
from tui.host.folk import belonging
from tui.host.folk.presence import Present, present
from tui.host.operating.host import Host
from tui.host.screens.lobby_people import strip
from tui.words import LANGUAGES
from tui.words.language import words


async def said(player: Player, line: str) -> None:
    """Say something in the lobby, and close the talk."""
    player.press("/")
    await player.until("Enter: say it")
    player.press(line, "\r")
    await player.until(line)
    player.press("\x1b")
    await player.until(lambda text: "Enter: say it" not in text)


def others(host: Host) -> list[tuple[str, str, str]]:
    """Everybody, as a stranger knows them."""
    return [(each.name, each.doing, each.code) for each in present(host.house, "stranger")]


async def test_the_lobby_names_who_is_here_and_what_they_do(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna = await come(host, keys[0], command=table.record.code)
        await anna.until(table.record.code)
        bo = await come(host, keys[1])
        await bo.until("i Here: Anna")
        eye = await come(host, key(), "Eye", f"watch {table.record.code}")
        await eye.until("WATCHING")
        await come(host, None)  # who has not said their name yet is nobody yet
        assert others(host) == [
            ("Bo", "lobby", ""),
            ("Anna", "plays", table.record.code),
            ("Eye", "watches", table.record.code),
        ]
        bo.press("i")
        text = await bo.until("Who is here")
        assert f"Anna plays at {table.record.code}" in text
        bo.press("\r")
        await bo.until("waiting for Anna")
        bo.press("q")
        await bo.until("the lobby")
        anna.press("q")
        await anna.until("the lobby")

        await soon(lambda: others(host)[0] == ("Anna", "lobby", ""))


async def test_the_code_of_a_private_table_is_shown_to_nobody(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        playing, waiting = (
            opened(host, keys, public=False),
            opened(host, keys[1:], free=1, names=("Bo",), public=False),
        )
        anna = await come(host, keys[0], command=playing.record.code)
        await anna.until("YOUR TURN")
        bo = await come(host, keys[1], command=waiting.record.code)
        await bo.until("Waiting for players")
        assert others(host) == [("Anna", "plays", ""), ("Bo", "waits", "")]
        stranger = await come(host, key(), "Rover")
        await stranger.until("i Here: Anna, Bo")
        stranger.press("i")
        await stranger.until("Bo waits for players")
        await stranger.settled()

        assert playing.record.code.encode() not in stranger.sent
        assert waiting.record.code.encode() not in stranger.sent


async def test_who_is_here_twice_stands_there_once_and_at_the_table(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        await (await come(host, keys[0])).until("the lobby")
        await (await come(host, keys[0], command=table.record.code)).until("YOUR TURN")
        await (await come(host, keys[0])).until("the lobby")

        assert others(host) == [("Anna", "plays", table.record.code)]


async def test_what_is_said_in_the_lobby_stays_there_until_it_is_read(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        known(host, keys)
        anna, bo = [await come(host, each) for each in keys]
        await anna.until("the lobby")
        await bo.until("/ says something to everybody")
        await said(anna, "anybody for [b]Biekrig?")
        await bo.until("/ Anna: anybody for [b]Biekrig?")
        await said(anna, "or Biotopia")
        await bo.until("/ 2 Anna: or Biotopia")
        bo.press("/")
        await bo.until("Anna: anybody for [b]Biekrig?")
        await said(anna, "now")
        await bo.until("Anna: now")  # while it lies open
        bo.press("\x1b")
        text = await bo.until(lambda text: "Enter: say it" not in text)
        assert "/ Anna: now" in text
        belonging.rename(host.house, fingerprint(keys[0]), "Ann-Sofie")
        await bo.until("/ Ann-Sofie: now")
        late = await come(host, key(), "Cleo")
        await late.until("/ Ann-Sofie: now")
        late.press("/")

        await late.until("Ann-Sofie: anybody for [b]Biekrig?")


async def test_who_is_muted_in_the_lobby_is_not_read_at_a_table(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, bo = [await come(host, each) for each in keys]
        await anna.until("the lobby")
        await bo.until("the lobby")
        await said(anna, "first")
        bo.press("/")
        await bo.until("Anna: first")
        bo.press("\t")
        await bo.until("Read nothing more of Anna")
        bo.press("\r")
        await bo.until(lambda text: "Anna: first" not in text and "nothing more" not in text)
        bo.press("\x1b")
        await bo.until(lambda text: "Enter: say it" not in text)
        await said(anna, "second")
        table.say(fingerprint(keys[0]), "Anna", "third")
        assert "second" not in await bo.settled()
        bo.press("1")
        await bo.until(table.record.code)

        assert "third" not in await bo.settled()


async def test_those_who_wait_for_a_game_talk_and_it_goes_on_at_the_table(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        known(host, keys)
        table = opened(host, keys[:1], free=1)
        anna = await come(host, keys[0], command=table.record.code)
        await anna.until("Waiting for players")
        await said(anna, "welcome")
        table.say("somebody", "Eye", "may I watch?")
        await anna.until("/ Eye: may I watch?")
        bo = await come(host, keys[1], command=table.record.code)

        await bo.until("/ 2 Eye: may I watch?")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 200])
@pytest.mark.parametrize("count", [0, 1, 3, 40, 100])
def test_names_are_never_cut_and_all_are_counted(language: str, width: int, count: int) -> None:
    people = [Present(str(at), "Maximiliane-Jose", "lobby") for at in range(count)]

    def draw(canvas: Canvas) -> None:
        strip(canvas, 0, people, ([], []), words(None, language))

    line = drawn(draw, (width, 24)).plain().split("\n")[0]
    left = [int(word) for word in line.split() if word.isdecimal()]
    assert line.count("Maximiliane-Jose") + sum(left) == count
    assert line.count("Max") == line.count("Maximiliane-Jose") >= min(count, (width - 22) // 18)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lobby_form_and_room_are_there_on_a_small_terminal(
    tmp_path: Path, language: str
) -> None:
    async with hosting(tmp_path / "h") as host:
        host.language = language
        said = words(None, language)
        keys = [key(), key()]
        opened(host, keys[1:], free=1, names=("Bo",), game="biekrig")
        await (await come(host, keys[1])).until(said.word("serve.lobby"))
        anna = await come(host, None, size=(60, 20))
        await anna.until(said.word("serve.name"))
        anna.press("\r")
        await anna.until(lambda text: said.word("serve.name") not in text)
        await anna.until(said.say(message("serve.people.here", names="Bo")))
        assert host.fingerprint in anna.text
        anna.press("n")
        text = await anna.until(said.word("serve.new"))
        [last, *_] = [line for line in reversed(text.split("\n")) if line.strip()]
        assert last.startswith(f" ? {said.word('page.key.help')}")
        anna.press("\x1b")
        await anna.until(said.word("serve.lobby"))
        anna.press("/")
        await anna.until(said.word("serve.chat.foot"))
