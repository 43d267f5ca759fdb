"""Asking a bot at a table of the host, and the review when the match is over."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from core.bots.players import bot
from core.effort import Effort
from core.game import Answer, Prompt, View
from tests.tui.host.hosting import AtOnce, hosting, key
from tests.tui.host.tables import opened, seated
from tui.bots.questions import Foresight
from tui.host.disk.people import Person
from tui.host.table.port import HostedPort
from tui.host.table.table import Table
from tui.host.table.visit import Visit


def hosted(table: Table, seat: int | None, person: str = "SHA256:x") -> HostedPort:
    """The eyes of somebody without a terminal."""
    return HostedPort(table, Visit(Person(person, "X"), lambda act: act()), seat)


def sensibly(table: Table, prompt: Prompt) -> Answer:
    """What looks best at once."""
    view = table.game.view(table.journal.state, prompt.seat)
    return bot("easy")(table.game, view, prompt.answers, 1)


async def test_who_plays_alone_against_bots_asks_a_bot_with_x_twice(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key()]
        table = opened(host, keys, game="biotopia", bots=("easy",))
        [anna] = await seated(host, table, keys)
        await anna.until("YOUR TURN")
        anna.press("x")
        await anna.until("what would a bot do?")
        anna.press("x")

        await anna.until("imagined games")


async def test_people_against_each_other_think_for_themselves(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key(), key()], game="biotopia")
        seat = table.waiting()[0]
        assert await hosted(table, seat).advise() is None
        assert hosted(table, seat).no_advice is not None


async def test_people_against_each_other_are_told_why_and_offered_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        players = await seated(host, table, keys)
        asked = players[table.waiting()[0]]
        await asked.until("YOUR TURN")
        asked.press("x")
        assert "what would a bot do?" not in await asked.until("What can I do?")
        asked.press("x")

        said = await asked.until("Against other people everybody thinks for themselves.")
        assert "No bot can be asked" not in said
        assert "You can (Enter does it)" in said
        asked.press("\r")
        await asked.until(lambda text: "What can I do?" not in text)
        assert table.journal.cursor > 0


async def test_people_who_play_together_may_ask(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key(), key()], game="ecosfera")
        asked, other = table.waiting()[0], 1 - table.waiting()[0]
        assert await hosted(table, asked).advise() is not None
        assert hosted(table, other).no_advice is None
        assert await hosted(table, other).advise() is None
        assert await hosted(table, None).advise() is None


async def test_the_bot_that_is_asked_is_given_the_view_of_the_seat_in_the_turn_of_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key()], game="biotopia", bots=("easy",))
        while not table.waiting():
            [prompt] = table.journal.prompts
            table.play(prompt.seat, prompt.answers[0].move)
        asked: list[object] = []

        async def listening(*question: object) -> None:
            asked.extend(question)

        def desk(whose: str) -> Any:
            asked.append(whose)
            return table.means.pool

        monkeypatch.setattr(table.means.pool, "advise", listening)
        monkeypatch.setattr(table.means.pool, "at", desk)
        await hosted(table, 0).advise()
        whose, _, view, _, rng = asked
        assert whose == "SHA256:x"
        assert view == table.game.view(table.journal.state, 0)
        assert isinstance(view, View)
        assert rng != table.journal.match.seed


async def test_the_bots_of_a_table_think_in_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def desk(pool: AtOnce, whose: str) -> AtOnce:
        asked.append(whose)
        return pool

    monkeypatch.setattr(AtOnce, "at", desk)
    async with hosting(tmp_path / "h") as host:
        table = opened(host, [key()], game="biotopia", bots=("easy",))
        assert set(asked) == {table.record.id}


async def test_a_match_is_reviewed_after_its_end_for_those_who_sat_there(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        person = keys[0].get_fingerprint()
        mine, passer_by = hosted(table, 0, person), hosted(table, None)
        assert await mine.review(mine.replay()) is None
        while not table.record.over:
            prompt = table.journal.prompts[0]
            table.play(prompt.seat, sensibly(table, prompt).move)

        assert await mine.review(mine.replay()) is not None
        assert await passer_by.review(mine.replay()) is None


def finish(table: Table) -> None:
    while not table.record.over:
        prompt = table.journal.prompts[0]
        table.play(prompt.seat, sensibly(table, prompt).move)


async def test_those_who_sat_there_share_a_review_and_chat_does_not_make_it_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[View] = []

    async def foresee(pool: AtOnce, key: str, view: View, rng: int, effort: Effort) -> Foresight:
        asked.append(view)
        await asyncio.sleep(0)
        first = view.clock.turn**2 % 11 / 10  # what one of two gains, the other loses
        return Foresight(first if view.seat == 0 else 1 - first)

    monkeypatch.setattr(AtOnce, "foresee", foresee)
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        finish(table)
        ports = [hosted(table, at, each.get_fingerprint()) for at, each in enumerate(keys)]

        found = await asyncio.gather(*(port.review(port.replay()) for port in ports))
        once = len(asked)
        ports[0].say("well played")

        assert found[0] == found[1] != ()
        assert await ports[1].review(ports[1].replay()) == found[1]
        assert len(asked) == once > 0
