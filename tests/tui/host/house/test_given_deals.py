"""Where the cards of a hosted table come from, and that all are told when somebody gave them."""

from pathlib import Path
from typing import Any

import pytest

from core import deal
from core.game import Game
from core.journal import Journal, Match, Sitter
from core.rng import keyed, secret
from tests.tui.host.hosting import come, hosting, key
from tests.tui.host.tables import fingerprint, known, opened, seated
from tui.host.house.house import House
from tui.host.table.table import Table
from tui.words.language import words

GIVEN = words(None, "en").word("serve.given")
SHORT = words(None, "en").word("serve.given.short")
SEED = keyed(0xBEE << 100)


@pytest.fixture
def code(pebbles: Game[Any]) -> str:
    """A deal of pebbles, with an option that is not the usual one."""
    sitters = (Sitter("A", "me"), Sitter("B", "me"))
    match = Match("m", "pebbles", 1, pebbles.chosen({"heap": "0"}), sitters, SEED)
    return deal.code(Journal(pebbles, match, pebbles.setup(match.options, 2, SEED)))


def only(house: House) -> Table:
    """The one table there is."""
    [table] = house.tables.values()
    return table


def finish(table: Table) -> None:
    """Play it to its end."""
    while not table.record.over:
        prompt = table.game.ask(table.journal.state)[0]
        table.play(prompt.seat, prompt.answers[0].move)


async def test_every_hosted_deal_comes_from_secret_bits_of_its_own(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        tables = [opened(host, keys) for _ in range(3)]
        tables.append(opened(host, keys[:1], bots=("easy",)))
        finish(tables[0])
        again = host.house.again(tables[0], host.house.people.get(fingerprint(keys[0])))
        again.sit(fingerprint(keys[1]), "Bo")
        secrets = {secret(table.journal.match.seed) for table in (*tables, again)}

        assert len(secrets) == 5
        assert None not in secrets


async def test_a_pasted_code_deals_its_cards_and_everybody_is_told(
    tmp_path: Path, code: str
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key(), key()]
        known(host, keys)
        anna = await come(host, keys[0])
        await anna.until("No table stands here")
        anna.press("n")
        await anna.until("Open the table")
        anna.press(f"\x1b[200~{code}\r\n\x1b[201~")
        await anna.until(code)
        await anna.until(words(None, "en").word("new.seed.code")[:40])
        anna.press("\r")
        await anna.until(GIVEN)
        table = only(host.house)
        bo = await come(host, keys[1], command=table.record.code)
        for player in (anna, bo):
            await player.until(SHORT)
        cleo = await come(host, keys[2], command=f"watch {table.record.code}")
        await cleo.until(SHORT)
        cleo.press("?")
        assert GIVEN in await cleo.until("This match")
        lobby = await come(host, key(), "Dag")
        assert f"Pebbles: {SHORT}; " in await lobby.until(table.record.code)

        assert table.journal.match.seed == SEED
        assert table.journal.match.options == (("heap", "0"),)
        assert all(code.encode() not in each.sent for each in (bo, cleo))


async def test_a_mistyped_code_is_refused_and_stays_to_be_mended(tmp_path: Path, code: str) -> None:
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    async with hosting(tmp_path / "h") as host:
        keys = [key()]
        known(host, keys)
        anna = await come(host, keys[0])
        await anna.until("No table stands here")
        anna.press("n")
        await anna.until("Open the table")
        anna.press(*["\x1b[A"] * 6, wrong)
        await anna.until(wrong)
        anna.press("\r")
        await anna.until("is not a deal code")
        assert not host.house.tables
        anna.press("\x7f", code[-1], "\r")
        await anna.until(GIVEN)

        assert only(host.house).record.seed == SEED


async def test_a_given_deal_outlives_the_host_and_not_the_rematch(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    keys = [key(), key()]
    async with hosting(tmp_path / "h") as host:
        opened(host, keys[:1], free=1, seed=SEED)
    async with hosting(tmp_path / "h") as host:
        table = only(host.house)
        table.sit(fingerprint(keys[1]), "Bo")
        assert table.journal.match.seed == SEED
        finish(table)
        again = host.house.again(table, host.house.people.get(fingerprint(keys[0])))

        assert again.record.seed is None


async def test_nothing_is_said_where_chance_deals(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        players = await seated(host, opened(host, keys), keys)

        for player in players:
            assert SHORT not in await player.settled()
