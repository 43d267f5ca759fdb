"""Every byte that is sent to a player or to somebody who looks on is searched for what is not theirs."""

import sys
from pathlib import Path
from typing import Any

import pytest

from core.deal import code
from core.game import Game, View
from core.rng import secret
from tests.tui.host.hosting import Player, come, hosting, key, soon
from tests.tui.host.tables import opened, seated
from tui.host.disk.people import Person
from tui.host.table.port import HostedPort
from tui.host.table.table import Table
from tui.host.table.visit import Visit


@pytest.fixture
def named(pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Pebbles whose every copy has a name of its own, so that it can be searched for."""
    module: Any = sys.modules[pebbles.setup.__module__]
    monkeypatch.setattr(module, "colour", lambda pebble: f"<{pebble}>")
    return module


def shown(view: View) -> set[str]:
    """The pebbles that a view shows."""
    own: Any = view.own
    return {pebble for row in (*own.hands, *own.rows, *own.heaps) for pebble in row if pebble}


async def play(table: Table, player: Player, verb: str) -> None:
    """Answer with a verb."""
    cursor = table.journal.cursor
    await player.until("YOUR TURN")
    player.press(verb)
    await soon(lambda: table.journal.cursor != cursor)


def found(player: Player, named: Any) -> set[str]:
    """The pebbles that this terminal has ever been sent, or that have ever stood on its screen."""
    seen = player.sent.decode(errors="replace") + "\n".join(player.screens)
    return {pebble for pebble in named.PEBBLES if f"<{pebble}>" in seen}


async def test_nobody_is_sent_what_is_not_theirs_to_see(tmp_path: Path, named: Any) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, undo="free")
        anna, bo = await seated(host, table, keys)
        eye = await come(host, key(), "Eye", f"watch {table.record.code}")
        await eye.until("WATCHING")
        allowed: list[set[str]] = [set(), set(), set()]

        def look() -> None:
            for place, seat in enumerate((0, 1, None)):
                allowed[place] |= shown(table.game.view(table.journal.state, seat))

        look()
        for turn in range(12):
            player = (anna, bo)[turn % 2]
            await play(table, player, "d")
            look()
            if turn % 5 == 1:
                other = (anna, bo)[(turn + 1) % 2]
                await other.until("YOUR TURN")
                player.press("w")  # the replay, through one's own eyes
                await player.settled()
                player.press("\x1b[H", "e")
                await player.settled()
                player.press("q")
                await player.until("waiting for")
        eye.press("l")
        await eye.settled()

        for place, player in enumerate((anna, bo, eye)):
            assert found(player, named) <= allowed[place]
        assert len(found(anna, named)) > 5
        assert len(found(bo, named)) > 5
        assert found(eye, named) == set()
        assert found(anna, named).isdisjoint(found(bo, named))


async def test_a_crash_sends_no_secret_either(tmp_path: Path, named: Any) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna, _ = await seated(host, table, keys)
        port: Any
        [port] = [port for port in table.ports if port.seat == 0]
        allowed = shown(port.snapshot().view)

        def fail() -> None:
            state = table.journal.state  # what a picture of all variables would show
            raise ValueError(str(state))

        port.visit.post(fail)
        await anna.left()

        assert found(anna, named) <= allowed
        assert str(table.journal.match.seed).encode() not in anna.sent
        assert code(table.journal).encode() not in anna.sent


def visit() -> Visit:
    """Somebody without a terminal."""
    return Visit(Person("SHA256:x", "X"), lambda act: act())


async def test_the_seed_is_nobody_s_before_the_end(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        player = Person(table.record.chairs[0].person, "Anna")
        port = HostedPort(table, Visit(player, lambda act: act()), 0)
        stranger = HostedPort(table, visit(), None)

        assert secret(table.journal.match.seed)
        for each in (port, stranger):
            assert (each.match.seed, each.replay().match.seed, each.deal) == (0, 0, "")
        while not table.record.over:
            [prompt] = table.game.ask(table.journal.state)
            table.play(prompt.seat, prompt.answers[0].move)
        assert port.match.seed == table.journal.match.seed
        assert port.deal == code(table.journal)
        assert (stranger.match.seed, stranger.deal) == (0, "")


async def test_only_who_sat_there_may_look_through_all_eyes_afterwards(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        mine = host.house.port(
            table, Visit(host.house.people.get(table.record.sat[0]), visit().post)
        )
        other = host.house.port(table, visit())
        assert mine.eyes() == (0, None)
        assert other.eyes() == (None,)
        while not table.record.over:
            [prompt] = table.game.ask(table.journal.state)
            table.play(prompt.seat, prompt.answers[0].move)

        assert mine.eyes() == (-1, None, 0, 1)
        assert other.eyes() == (None,)


async def test_the_log_is_the_same_as_one_read_anew(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, undo="free")
        port = HostedPort(table, visit(), 0)

        def answer(verb: str) -> None:
            [prompt] = table.game.ask(table.journal.state)
            move = next(answer.move for answer in prompt.answers if answer.verb == verb)
            table.play(prompt.seat, move)

        def same() -> bool:
            return port.log() == HostedPort(table, visit(), 0).log() and len(port.log()) > 0

        answer("draw")
        assert same()
        answer("draw")
        table.undo(0, turn=False, ask=False)
        answer("play")
        assert same()
        table.undo(0, turn=False, ask=False)
        answer("flower")
        answer("draw")
        assert same()
        assert port.log(1) == port.log()[-1:]
        port.seat = None
        assert port.log() == HostedPort(table, visit(), None).log()


async def test_that_somebody_had_no_choice_is_not_told_to_the_others_before_the_end(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key(), key()])
        [prompt] = table.game.ask(table.journal.state)
        table.journal.play(prompt.seat, prompt.answers[0].move, auto=True)
        ports = [HostedPort(table, visit(), seat) for seat in (0, 1, None)]

        def marked() -> list[set[int]]:
            return [{told.moves for told in port.log() if told.auto} for port in ports]

        assert marked() == [{1} if seat == prompt.seat else set() for seat in (0, 1, None)]
        while not table.record.over:
            [prompt] = table.game.ask(table.journal.state)
            table.play(prompt.seat, prompt.answers[0].move)
        assert 1 in marked()[0] & marked()[1] & marked()[2]
