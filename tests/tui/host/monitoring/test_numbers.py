"""Numbers for Prometheus: their format, where they are read, and how long a loop stood still."""

import asyncio
import contextlib
import re
import time
from pathlib import Path

import pytest

from tests.tui.host.odd import refused
from tui.host.monitoring import scrape
from tui.host.monitoring.counters import Counters
from tui.host.monitoring.pulse import Pulse
from tui.host.monitoring.scrape import Place, Scrape, place
from tui.process import event_loop

SAMPLE = re.compile(
    r'([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{([a-z]+)="((?:[^"\\\n]|\\["\\n])*)"\})? (-?[0-9.e+-]+)'
)


def samples(text: str) -> dict[tuple[str, str], float]:
    """By name and label, what stands in Prometheus' text format 0.0.4; each kind is told before."""
    found, kinds = {}, dict[str, str]()
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name not in kinds
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            parts = SAMPLE.fullmatch(line)
            assert parts, line
            name, _, label, value = parts.groups()
            assert kinds[name] == "counter" if name.endswith("_total") else kinds[name] == "gauge"
            found[name, label or ""] = float(value)
    assert len(found) == sum(not line.startswith("#") for line in text.splitlines())
    return found


def counted() -> Counters:
    """Two numbers."""
    found = Counters()
    found.add("gauge", "a", "One.", lambda: 1.5)
    odd = {'x"\\\n': 2, "y": 3_000_000_000}
    found.add("counter", "b_total", "Two.", lambda: odd, label="why")
    return found


async def asked(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: str) -> str:
    """What is answered."""
    writer.write(f"{line} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    async with asyncio.timeout(20):
        text = (await reader.read()).decode()
    writer.close()
    return text


def test_they_are_written_as_prometheus_reads_them() -> None:
    assert samples(counted().text()) == {
        ("a", ""): 1.5,
        ("b_total", '\\x"\\\\\\n'.removeprefix("\\").replace('"', '\\"')): 2,
        ("b_total", "y"): 3e9,
    }
    assert list(counted().values().values()) == [1.5, 2, 3e9]


async def test_they_are_read_at_a_port_and_nothing_else_is() -> None:
    server = Scrape(counted())
    await server.listen(place("127.0.0.1:0"))
    try:
        for line, status in (
            ("GET /metrics", "200 OK"),
            ("GET /metrics?x=1", "200 OK"),
            ("HEAD /metrics", "200 OK"),
            ("GET /", "404 Not Found"),
            ("GET /metrics/../x", "404 Not Found"),
            ("POST /metrics", "405 Method Not Allowed"),
        ):
            text = await asked(*await asyncio.open_connection("127.0.0.1", server.port), line)
            head, _, body = text.partition("\r\n\r\n")
            assert head.startswith(f"HTTP/1.1 {status}\r\n"), line
            assert "text/plain; version=0.0.4" in head
            assert body == (
                counted().text() if line.startswith("GET /metrics") and "200" in status else ""
            )
    finally:
        server.close()


async def test_they_are_read_at_a_socket_that_only_its_owner_opens(tmp_path: Path) -> None:
    path = tmp_path / "numbers"
    for _ in range(2):  # the second finds what a killed host has left
        server = Scrape(counted())
        await server.listen(place(str(path)))
        assert not path.stat().st_mode & 0o077
        text = await asked(*await asyncio.open_unix_connection(path), "GET /metrics")
        assert text.endswith(counted().text())
        server._path = None
        server.close()
    again = Scrape(counted())
    await again.listen(place(str(path)))
    again.close()
    assert not path.exists()


async def test_whoever_asks_too_slowly_or_too_often_is_hung_up_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scrape, "PATIENCE", 0.2)
    server = Scrape(counted())
    await server.listen(place("127.0.0.1:0"))
    try:
        slow = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(50)]
        slow[0][1].write(b"x" * 100_000)
        async with asyncio.timeout(20):
            for reader, writer in slow:
                with contextlib.suppress(ConnectionError):
                    assert await reader.read() == b""
                writer.close()
        text = await asked(*await asyncio.open_connection("127.0.0.1", server.port), "GET /metrics")
        assert text.endswith(counted().text())
    finally:
        server.close()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("127.0.0.1:9100", Place("127.0.0.1", 9100)),
        ("[::1]:9100", Place("::1", 9100)),
        ("/run/x.sock", Place(path=Path("/run/x.sock"))),
    ],
)
def test_a_place_is_a_port_of_this_machine_or_a_socket(text: str, found: Place) -> None:
    assert place(text) == found


def test_other_machines_read_them_only_where_that_is_said() -> None:
    for text in ("0.0.0.0:9100", "[::]:9100", "192.0.2.7:9100"):
        assert "metrics_public" in refused(place, text)
        assert place(text, public=True).port == 9100
    for text in ("9100", "localhost:9100", "127.0.0.1:", "127.0.0.1:99999", "127.0.0.1"):
        assert "127.0.0.1:9100" in refused(place, text, public=True)


def test_how_long_a_loop_stands_still_is_seen() -> None:
    pulses = []

    def pulse() -> Pulse:
        pulses.append(Pulse())
        return pulses[-1]

    async def work() -> object:
        found = event_loop.selector(asyncio.get_running_loop())
        pulses[0].begin()
        await asyncio.sleep(0.2)  # waiting is no stop
        for _ in range(2):
            time.sleep(0.15)
            await asyncio.sleep(0)
        return found

    found = event_loop.run(work(), pulse)

    assert found is pulses[0]
    assert pulses[0].stops == 2
    assert 0.15 <= pulses[0].longest < 0.29
