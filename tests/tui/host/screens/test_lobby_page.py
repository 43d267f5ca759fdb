"""How the lobby looks, and that nothing of it is cut."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from core.game import Game
from core.words import message
from tests.tui.drawn import drawn
from tests.tui.host.hosting import come, hosting, key, soon
from tests.tui.host.tables import opened
from tests.tui.seen import golden
from tui.drawing.canvas import Canvas
from tui.host.disk.people import Person
from tui.host.disk.record import Chair, TableRecord, told
from tui.host.folk.presence import Present
from tui.host.house.standing import listed
from tui.host.screens.lobby_page import (
    HINTS,
    TAKEN,
    Lobby,
    LobbyRow,
    Part,
    Place,
    lines,
    paint,
    strip_at,
)
from tui.host.screens.lobby_people import strip
from tui.host.screens.settings import GuestSettings
from tui.match.company import Said
from tui.words import LANGUAGES
from tui.words.language import words

ROWS = [
    LobbyRow("a", "mine", ("BCDFG", "Biotopia", "Anna, Bo", "your turn"), turn=True),
    LobbyRow("b", "mine", ("HJKLM", "Biotopia", "Bo, Anna", "Bo to move"), turn=False),
    LobbyRow("c", "open", ("NPQRS", "Biekrig", "Cleo, …, …", "2 seats free"), turn=False),
    LobbyRow(
        "d", "watch", ("TVWXZ", "Biotopia", "Dag, Eva, Anna-Karin", "Dag to move"), turn=False
    ),
    LobbyRow("e", "past", ("BBBBB", "Biotopia", "Anna, Cleo", "Anna won"), turn=False),
]
PLACE = Place(Person("SHA256:x", "Anna"), 7, "SHA256:QE+T6g+a2iWrEadvYXfKbKit7Xxb26of0n//JEqCsQ4")

PEOPLE = [
    Present("b", "Bo", "lobby"),
    Present("c", "Cleo", "plays", "HJKLM"),
    *(Present(str(number), f"Somebody {number}", "watches") for number in range(10)),
]
SAID = [Said("b", "Bo", "hello"), Said("c", "Cleo", "anybody for Biekrig?")]


def part(rows: Sequence[LobbyRow], top: int = 0) -> Part:
    """What is seen of these rows at 80x24."""
    found = lines(rows, lambda row: row.group)
    before = sum(isinstance(line, LobbyRow) for line in found[:top])
    return Part(tuple(found[top : top + 24 - TAKEN]), len(found), before)


def test_the_lobby_looks_like_this() -> None:
    def seen(language: str) -> str:
        said = words(None, language)

        def draw(canvas: Canvas) -> None:
            paint(canvas, part(ROWS), Lobby("b"), PLACE, said)
            strip(canvas, strip_at(canvas, PLACE), PEOPLE, (SAID, SAID[-1:]), said)

        return drawn(draw).plain()

    golden("lobby", {language: seen(language) for language in LANGUAGES})


@pytest.mark.parametrize(
    ("name", "after"), [("Anna", "Anna, 7 people here"), ("", "7 people here")]
)
def test_who_has_no_name_yet_is_not_named_in_the_heading(name: str, after: str) -> None:
    said = words(None, "en")

    def draw(canvas: Canvas) -> None:
        paint(canvas, part([]), Lobby(), replace(PLACE, person=Person("SHA256:x", name)), said)

    heading = drawn(draw).plain().split("\n")[0]
    assert heading.split(said.word("serve.lobby"))[1].strip() == after


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_s_way_back_stands_above_the_key_of_the_host(language: str) -> None:
    said = words(None, language)
    back = said.say(message("serve.guest.code", code="BCDFGHJK"))
    many = [replace(ROWS[0], id=str(number)) for number in range(40)]

    def draw(canvas: Canvas) -> None:
        place = replace(PLACE, way_back=back)
        paint(canvas, part(many, 12), Lobby("30", 12), place, said)

    rows = drawn(draw).plain().split("\n")
    assert rows[-4 if not rows[-1] else -3].strip() == back
    assert back.endswith("BCDFGHJK")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_needed_in_the_lobby_fits_its_line_of_keys(language: str) -> None:
    said = words(None, language)
    shown = [f"{hint.key} {said.word(hint.word)}" for hint in HINTS[:6]]

    assert len("  ".join(shown)) <= 78


async def test_what_was_played_can_be_seen_again_after_a_restart(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        table = opened(host, keys)
        while not table.record.over:
            [prompt] = table.game.ask(table.journal.state)
            table.play(prompt.seat, prompt.answers[0].move)
        code = table.record.code

    async with hosting(tmp_path / "h") as host:
        anna = await come(host, keys[0])
        assert code in await anna.until("PLAYED")
        anna.press("\r")
        await anna.until("eyes: all cards open")
        anna.press("f")
        await anna.settled()
        assert len(list((tmp_path / "h" / "saves").iterdir())) == 1
        stranger = await come(host, key(), "Eye")
        await stranger.until("Eye, 2 people here")
        assert code not in stranger.text


async def test_a_lobby_sees_what_changes(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, key(), "Anna")
        await anna.until("No table stands here yet")
        table = opened(host, [key()], names=["Bo"], free=1)
        assert "Bo, …" in await anna.until("OPEN TABLES")
        anna.press("1")
        await anna.until("waiting for Bo")
        await soon(lambda: table.record.full)


async def test_a_table_that_is_not_public_is_found_by_its_code_alone(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key()], names=["Bo"], free=1, public=False)
        anna = await come(host, key(), "Anna")
        await anna.until("No table stands here yet")
        anna.press("c")
        await anna.until("The code of the table")
        anna.press(table.record.code.lower(), "\r")

        await anna.until("waiting for Bo")


async def test_who_has_set_a_table_up_may_fill_it_with_bots(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        me = key()
        table = opened(host, [me], free=1)
        anna = await come(host, me, command=table.record.code)
        await anna.until("Waiting for players")
        anna.press("f")

        await anna.until("YOUR TURN")
        assert table.journal.kinds == ("me", "easy")


async def test_settings_are_remembered_with_the_key(tmp_path: Path) -> None:
    me = key()
    async with hosting(tmp_path / "h") as host:
        anna = await come(host, me, "Anna")
        await anna.until("1 person here")
        anna.press("L")
        await anna.until("1 person her ")
        anna.press(",")
        assert "huskes med din nøgle" in await anna.until("Indstillinger")
        anna.press("\x1b[A", "\x1b[C")
        await soon(lambda: host.house.people.get(me.get_fingerprint()).bell)

    async with hosting(tmp_path / "h") as host:
        again = await come(host, me)
        await again.until("Her står intet bord endnu")
        assert host.house.people.get(me.get_fingerprint()).bell


async def test_without_a_key_settings_hold_until_one_leaves(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        guest = await come(host, None, "Wanderer")
        await guest.until("1 person here")
        guest.press(",")

        said = await guest.until("until you leave")
        assert "remembered" not in said
        assert {"pace", "auto", "learner", "confirm", "mouse"}.isdisjoint(GuestSettings.rows)


def test_a_table_that_has_not_begun_will_begin_with_the_options_of_today() -> None:
    chairs = (Chair(person="a", name="Anna"), Chair())
    waiting = TableRecord(id="", code="", game="biekrig", chairs=chairs, host="a")
    begun = structs.replace(waiting, save="s")
    said = words("biekrig", "en")

    assert told(waiting, said) == "all as usual"
    assert told(begun, said) == "Board: quiet"
    assert told(structs.replace(begun, seed=7), said) == "given deal; Board: quiet"


async def test_which_match_it_is_stands_in_lobby_room_table_and_plain_list(tmp_path: Path) -> None:
    agreed = {"edition": "da", "common_blue": "must"}
    async with hosting(tmp_path / "h") as host:
        me, friend = key(), key()
        table = opened(host, [me], game="biotopia", free=1, options=agreed)
        anna = await come(host, me)
        row = f"{table.record.code}  Biotopia: Danish edition; Common Blue: must take"
        assert row in await anna.until("Danish edition")
        anna.press("1")
        room = await anna.until("Waiting for players")
        assert "Biotopia, Danish edition" in room
        assert "Undo: fair; Common Blue: must take" in room
        bo = await come(host, friend, "Bo", command=table.record.code)
        await bo.until("Danish")
        bo.press("?")
        await bo.until("This match")
        bo.press("\t")
        await bo.until("Common Blue: must take (usually may take)")
        plain = listed(host.house, table.record.host, words(None, "de"))
        assert "dänische Ausgabe; Hauhechel-Bläuling: muss nehmen" in plain
