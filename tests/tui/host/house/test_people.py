"""What people do with one another at a table: talk, ask, come and go."""

import re
from pathlib import Path
from typing import Any

import pytest

from core.errors import Refused
from core.game import Game
from core.journal import Note, Sat
from saves import store
from tests.tui.host.hosting import Player, come, hosting, key, soon
from tests.tui.host.tables import answer, command, opened, seated
from tui.host.folk.rematch import waiting
from tui.host.table.table import Table
from tui.host.table.talk import MOST, Mouth
from tui.host.table.visit import Visit

# -- talking ---------------------------------------------------------------------------------------


def test_nobody_talks_all_the_time() -> None:
    mouth = Mouth()
    for second in range(MOST):
        mouth.open(f"line {second}", second / 10)
    with pytest.raises(Refused) as refused:
        mouth.open("more", 0.9)

    assert refused.value.message.key == "serve.chat_fast"
    assert mouth.open("later", 3.1) == "later"


@pytest.mark.parametrize("text", ["", "   ", "\x1b\x07\x00", "\u202e"])
def test_nothing_is_not_said(text: str) -> None:
    with pytest.raises(Refused):
        Mouth().open(text)


def test_what_is_said_is_one_short_plain_line() -> None:
    said = Mouth().open("a\x1b[31m\nb\t" + "c" * 500)

    assert said.isprintable()
    assert len(said) == 200


# -- looking on ------------------------------------------------------------------------------------


async def test_who_looks_on_sees_and_cannot_play(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, _ = await seated(host, table, keys)
        eye = await come(host, key(), "Eye", f"watch {table.record.code}")
        await eye.until("WATCHING")
        await anna.until("1 watching")
        eye.press("d", "u", "r")
        await eye.settled()
        assert table.journal.cursor == 0
        await answer(anna)

        await eye.until("Anna drew a pebble")


async def test_a_table_may_refuse_to_be_watched(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, watch=False)
        await seated(host, table, keys)
        eye = await come(host, key(), "Eye", f"watch {table.record.code}")

        await eye.until("does not want to be watched")


# -- coming and going --------------------------------------------------------------------------------


async def test_a_bot_plays_for_who_is_away_and_hands_the_seat_back(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, standin=True)
        anna, bo = await seated(host, table, keys)
        anna.hang_up()
        await bo.until("a bot plays for Anna")
        await bo.until("YOUR TURN")  # the bot has answered for her
        again = await come(host, keys[0], command=table.record.code)
        await bo.until("Anna is back")

        assert [line for line in table.journal.lines if isinstance(line, Sat)] == [
            Sat(0, "easy"),
            Sat(0, "me"),
        ]
        await answer(bo)
        await again.until("YOUR TURN")


async def test_a_seat_that_was_left_is_free_for_another(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, bo = await seated(host, table, keys)
        await command(anna, "leave the table for good")
        await anna.until("Leave this table for good?")
        anna.press("y")
        await bo.until("Anna has left")
        cleo = await come(host, key(), "Cleo", table.record.code)

        await cleo.until("YOUR TURN")
        await bo.until("Cleo is thinking")


async def test_bots_can_be_asked_for_seats_that_were_left(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        _, bo = await seated(host, table, keys)
        table.leave(0)
        await bo.until("has left")
        await command(bo, "bots for the seats")

        await bo.until("YOUR TURN")
        assert table.journal.kinds == ("easy", "me")


async def test_who_resigns_is_played_for_to_the_end(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, bo = await seated(host, table, keys)
        await command(anna, "resign")
        await anna.until("Resign?")
        anna.press("y")
        await bo.until("Anna resigns")
        await bo.until("YOUR TURN")

        assert Note("resign", 0) in table.journal.lines
        assert table.record.seat_of(keys[0].get_fingerprint()) is None
        await anna.until("WATCHING")


async def test_when_the_time_is_over_a_bot_gives_that_one_answer(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, clock=3600)
        table.match._rung(table.waiting())
        await soon(lambda: table.waiting() == (1,))

        assert table.journal.kinds == ("me", "me")
        assert {entry.seat for entry in table.journal.entries} == {0}


async def test_the_clock_starts_again_with_every_question(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key(), key()], clock=3600)
        first: Any = table.match._clock
        [prompt] = table.game.ask(table.journal.state)
        table.play(0, prompt.answers[0].move)
        second: Any = table.match._clock

        assert first.cancelled()
        assert second.when() > first.when()


def played_out(table: Table) -> None:
    """Everybody answers with the first of what they can do, to the end."""
    while not table.record.over:
        [prompt, *_] = table.journal.prompts
        table.play(prompt.seat, prompt.answers[0].move)


async def test_a_rematch_is_one_table_for_both(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, bo = await seated(host, table, keys)
        played_out(table)
        await anna.until("The game is over")
        await bo.until("The game is over")
        anna.press("n")
        await anna.until("Waiting for players")
        await bo.until("Anna wants a rematch: n joins")
        bo.press("n")

        await bo.until("waiting for Anna")
        await anna.until("YOUR TURN")
        assert len(host.house.tables) == 2


async def test_who_waits_for_a_rematch_stands_at_an_end_that_is_shown_later_and_goes_with_them(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        played_out(table)
        house = host.house
        following = house.again(table, house.people.get(keys[0].get_fingerprint()))
        port = house.port(table, Visit(house.people.get(keys[1].get_fingerprint()), lambda _: None))
        assert waiting(house, table.record.code, port.person.id) == ("Anna",)
        assert waiting(house, table.record.code, keys[0].get_fingerprint()) == ()
        following.leave(0)

        assert waiting(house, table.record.code, port.person.id) == ()


def rings(player: Player) -> int:
    """How often the terminal was rung; the same byte ends a title."""
    return re.sub(rb"\x1b\][^\x07]*\x07", b"", player.sent).count(b"\x07")


async def test_the_bell_rings_for_who_wants_it(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        host.house.people.like(keys[1].get_fingerprint(), bell=True)
        anna, bo = await seated(host, table, keys)
        await answer(anna)
        await bo.until("YOUR TURN")
        await answer(bo)
        await anna.until("YOUR TURN")

        assert rings(bo) > 0
        assert rings(anna) == 0


async def test_nothing_is_shown_before_it_is_written_down(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        path = host.place.saves / table.record.save
        written: list[int] = []
        heard = table.ports and table.ports[0]
        assert not heard
        port = (await seated(host, table, keys))[0]
        mine: Any = table.ports[0]
        mine.listen(lambda: written.append(len(store.watch(path).journal.entries)))
        await answer(port)
        await soon(lambda: bool(written))

        assert written[-1] == table.journal.cursor == 1


async def test_one_person_has_only_so_many_tables(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        me = key()
        for _ in range(8):
            opened(host, [me], free=1)
        with pytest.raises(Refused):
            opened(host, [me], free=1)
