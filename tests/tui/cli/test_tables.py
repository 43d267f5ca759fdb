"""`hedgerow tables`: what is understood, what is not, and what it says for programs."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from core.game import Game
from tests.tui.host.hosting import come, hosting, key
from tests.tui.host.tables import fingerprint, opened
from tests.tui.terminal import ROOT
from tests.tui.typed import Typed, one_sentence
from tui.cli import tables
from tui.cli.asking import parse
from tui.cli.manual import examples
from tui.host.operating import orders
from tui.host.operating.orders import Order
from tui.words import plain


def understood(*words: str) -> Order:
    """The order that was typed."""
    return tables.understood(parse(["tables", *words], plain("en")))


@pytest.mark.parametrize(
    ("words", "order"),
    [
        ((), Order("list")),
        (("close", "BCDFG"), Order("close", "BCDFG")),
        (("close", "BCDFG", "too", "late"), Order("close", "BCDFG", "too late")),
        (("kick", "Anna B", "not so loud"), Order("kick", "Anna B", "not so loud")),
        (("ban", "2001:db8::/32"), Order("ban", "2001:db8::/32")),
        (("unban", "SHA256:x"), Order("unban", "SHA256:x")),
        (("forget", "Anna"), Order("forget", "Anna")),
        (("say", "Tea", "at", "five"), Order("say", "", "Tea at five")),
        (("say", "--table", "BCDFG", "Tea"), Order("say", "BCDFG", "Tea")),
        (("drain",), Order("drain")),
        (("drain", "--after", "10", "A new version"), Order("drain", "", "A new version", 10)),
        (("undrain",), Order("undrain")),
    ],
)
def test_an_order_is_understood(words: tuple[str, ...], order: Order) -> None:
    assert understood(*words) == order


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("dance",), "tables cannot be dance"),
        (("bann", "Anna"), "did you mean ban?"),
        (("list", "all"), "all is one word too many."),
        (("close",), "CODE is missing."),
        (("kick",), "NAME is missing."),
        (("forget", "Anna", "B"), "B is one word too many."),
        (("unban", "a", "b"), "b is one word too many."),
        (("undrain", "now"), "now is one word too many."),
        (("say",), "TEXT is missing."),
        (("say", " "), "TEXT is missing."),
        (("kick", "Anna", "--after", "3"), "--after is for tables drain only."),
        (("drain", "--table", "BCDFG"), "--table is for tables say only."),
        (("drain", "--after", "0"), "--after must be a whole number from 1 to 10080, not 0."),
        (("drain", "--after", "soon"), "not soon"),
        (("--size", "3"), "--size"),
    ],
)
def test_what_is_no_order_is_one_sentence(words: tuple[str, ...], why: str, typed: Typed) -> None:
    said = typed("tables", *words)

    assert said.code == 2
    assert one_sentence(said)
    assert why in said.err


def test_every_order_of_a_host_can_be_typed() -> None:
    assert tuple(tables.ORDERS) == get_args(orders.Act)


async def owner(folder: Path, *words: str) -> tuple[int | None, Any]:
    """What the command says in a process of its own, while the host runs in this loop."""
    told = ["-m", "tui", "tables", *words, "--json", "--lang", "en", "--saves", str(folder)]
    done = await asyncio.create_subprocess_exec(
        sys.executable, *told, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await done.communicate()
    return done.returncode, json.loads(out)


async def test_all_of_it_is_said_for_programs(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys)
        anna = await come(host, keys[0], command=table.record.code)
        await anna.until(table.record.code)
        host.house.people.ban("192.0.2.0/24")
        status, found = await owner(tmp_path / "h")
        closed = await owner(tmp_path / "h", "close", "BCDFG")

    assert status == 0
    assert found["format"] == 1
    assert found["people"] == [{"name": "Anna", "key": fingerprint(keys[0])}]
    assert found["banned"] == ["192.0.2.0/24"]
    [row] = found["tables"]
    assert row["code"] == table.record.code
    assert (row["state"], row["here"], row["seats"]) == ("playing", 1, ["Anna", "Bo"])
    assert row["file"] == table.record.save
    assert found["numbers"]["hedgerow_sessions"] == 1
    assert found["numbers"]['hedgerow_tables{state="playing"}'] == 1
    told = {key for key in found if key != "tables"} | {f"tables[].{key}" for key in row}
    assert told == set(examples.FIELDS)

    said = {"key": "serve.admin.no_table", "text": "There is no open table BCDFG."}
    assert closed == (1, {"format": 1, "done": False, "said": said, "files": []})
