"""What a seat asks of the others, and that it is never answered by a key for something else."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from core.errors import NeedsConsent, Refused
from core.game import Game
from core.journal import At, Note
from tests.tui.host.hosting import Player, come, hosting, key, soon
from tests.tui.host.tables import command, opened, seated
from tui.host.operating.host import Host
from tui.host.table.table import Table


async def moved(host: Host) -> tuple[Table, Player, Player]:
    """A table with fair undo where Anna has drawn a pebble."""
    keys = [key(), key()]
    table = opened(host, keys)
    anna, bo = await seated(host, table, keys)
    await anna.until("YOUR TURN")
    anna.press("d")
    await bo.until("YOUR TURN")
    return table, anna, bo


async def said(player: Player, answer: str) -> None:
    """Answer a question that has come by itself, once it takes an answer."""
    await player.until(lambda text: "Do you agree?" in text and "Enter: choose" in text)
    ups = {"Yes": 1, "No": 2, "Not now": 0}[answer]
    player.press("\x1b[A" * ups, "\r")


async def test_the_others_are_asked_and_agree(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        table, anna, bo = await moved(host)
        anna.press("u")
        await anna.until("Ask them whether you may")
        anna.press("y")
        await bo.until("Anna asks to take something back")
        assert "The others have been asked" in await anna.until("have been asked")
        await said(bo, "Yes")
        await soon(lambda: table.journal.cursor == 0)

        assert Note("consent", 1) in table.journal.lines
        assert At(0, "undo", 0) in table.journal.lines
        await anna.until("YOUR TURN")


async def test_one_who_does_not_agree_is_enough(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        table, anna, bo = await moved(host)
        anna.press("u")
        await anna.until("Ask them whether you may")
        anna.press("y")
        await bo.until("Anna asks to take something back")
        await said(bo, "No")

        await anna.until("Bo does not agree")
        assert table.journal.cursor == 1


async def test_who_has_refused_can_be_asked_once_more(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        table, anna, bo = await moved(host)
        for answer in ("No", "Yes"):
            anna.press("u")
            await anna.until("Ask them whether you may")
            anna.press("y")
            await bo.until("Anna asks to take something back")
            await said(bo, answer)
            await bo.until(lambda text: "Anna asks to take something back" not in text)

        await soon(lambda: table.journal.cursor == 0)


async def asked(host: Host) -> tuple[Table, Player]:
    """Anna has asked Bo whether she may take something back."""
    table, anna, bo = await moved(host)
    anna.press("u")
    await anna.until("Ask them whether you may")
    anna.press("y")
    return table, bo


@pytest.mark.hasty
@pytest.mark.parametrize(
    "typed", ["\r" * 9, " \r" * 5, "1\r" * 5, "1111", "\x1b[A\x1b[A\r", "p1y\r"]
)
async def test_keys_that_were_meant_for_the_table_never_answer(
    tmp_path: Path, pebbles: Game[Any], typed: str
) -> None:
    async with hosting(tmp_path / "h") as host:
        table, bo = await asked(host)
        await bo.until("Anna asks to take something back")
        for each in re.findall("\x1b\\[.|.", typed, re.DOTALL):
            bo.press(each)
            await asyncio.sleep(0.1)

        assert "Anna asks to take something back" in await bo.settled()
        assert table.asking is not None
        assert table.journal.cursor == 1


@pytest.mark.hasty
@pytest.mark.parametrize("typed", ["\r", "1", "1\r", " ", "n", "y", "q", "2\r"])
async def test_who_types_on_without_looking_at_most_puts_the_answer_off(
    tmp_path: Path, pebbles: Game[Any], typed: str
) -> None:
    async with hosting(tmp_path / "h") as host:
        table, bo = await asked(host)
        await bo.until("Enter: choose")
        for each in typed:
            bo.press(each)
            await bo.settled()

        assert table.asking is not None
        assert table.asking.waiting == {1}


async def test_an_answer_that_was_put_off_can_still_be_given(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        table, bo = await asked(host)
        assert "Anna drew a pebble" in await bo.until("Not now: back to the table")
        await said(bo, "Not now")
        await bo.until("Anna waits for your answer")
        await command(bo, "answer who asks")
        await said(bo, "Yes")

        await soon(lambda: table.journal.cursor == 0)


async def test_a_question_that_is_void_goes_by_itself(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        table, bo = await asked(host)
        await bo.until("Anna asks to take something back")
        [prompt] = table.game.ask(table.journal.state)
        table.play(1, prompt.answers[0].move)

        await bo.until(lambda text: "Anna asks to take something back" not in text)


async def test_who_asks_once_more_before_the_answer_does_not_knock_again(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key(), key(), key()], game="biomos")
        others_moved(table)
        table.undo(0, turn=False, ask=True)
        table.agree(1, yes=True)
        before = table.asking
        table.undo(0, turn=False, ask=True)

        assert table.asking is before
        assert before is not None
        assert before.waiting == {2}


async def test_of_three_who_are_asked_nobody_is_asked_twice(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key(), key()]
        table = opened(host, keys, game="biomos")
        others_moved(table)
        _, bo, cleo = await seated(host, table, keys)
        table.undo(0, turn=False, ask=True)
        await said(cleo, "Not now")
        await cleo.until("Anna waits for your answer")
        await said(bo, "Yes")
        await soon(lambda: table.asking is not None and table.asking.waiting == {2})

        assert "Do you agree?" not in await cleo.settled()


@pytest.mark.hasty
async def test_a_key_for_the_room_plays_no_card_at_the_table_that_opens_by_itself(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        me = key()
        table = opened(host, [me], free=1)
        anna = await come(host, me, command=table.record.code)
        await anna.until("Waiting for players")
        table.sit(known_as(host, "Bo"), "Bo")
        await anna.until("YOUR TURN")
        anna.press("d", "\r", "d")
        await anna.settled()
        assert table.journal.cursor == 0
        await asyncio.sleep(0.7)
        anna.press("d")

        await soon(lambda: table.journal.cursor == 1)


def others_moved(table: Table) -> None:
    """Everybody answers with the first of what they can do, until seat 0 has and another one after it."""
    while not (seats := [entry.seat for entry in table.journal.entries if not entry.auto])[:1] or (
        0 not in seats or seats[-1] == 0
    ):
        [prompt, *_] = table.journal.prompts
        table.play(prompt.seat, prompt.answers[0].move)


def known_as(host: Host, name: str) -> str:
    """The id of somebody new with a name."""
    return host.house.people.rename(key().get_fingerprint(), name).id


async def test_a_move_in_between_makes_the_question_void(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key(), key()])
        [prompt] = table.game.ask(table.journal.state)
        table.play(0, prompt.answers[0].move)
        with pytest.raises(NeedsConsent):
            table.undo(0, turn=False, ask=False)
        table.undo(0, turn=False, ask=True)
        [prompt] = table.game.ask(table.journal.state)
        table.play(1, prompt.answers[0].move)
        table.agree(1, yes=True)

        assert table.journal.cursor == 2
        assert table.asking is None


async def test_only_who_took_back_goes_forward_again(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key(), key()])
        hide = next(
            answer.move
            for answer in table.game.ask(table.journal.state)[0].answers
            if answer.verb == "flower"
        )
        table.play(0, hide)
        table.undo(0, turn=False, ask=False)
        with pytest.raises(Refused):
            table.redo(1)
        table.redo(0)

        assert table.journal.cursor == 1


@pytest.mark.hasty
async def test_a_table_that_is_closed_meanwhile_is_told_and_no_key_opens_another(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        me = key()
        other = opened(host, [key()], free=1, names=("Bo",))
        table = opened(host, [me], free=1)
        anna = await come(host, me, command=table.record.code)
        await anna.until("Waiting for players")
        table.close()
        await anna.until("This table is closed.")
        anna.press("\r", "1", "\r")

        assert "This table is closed." in await anna.settled()
        assert other.record.chairs[1].free
        await anna.until("Esc, q, ?: back")
        anna.press("q")
        await anna.until(lambda text: "This table is closed." not in text and "lobby" in text)
