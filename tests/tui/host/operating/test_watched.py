"""A host in a process of its own, as its owner watches it: its log, moved and full, and its numbers."""

import json
import signal
import socket
import urllib.request
from pathlib import Path

from tests.tui.host.hosting import Player, come, key, soon
from tests.tui.host.monitoring.test_numbers import samples
from tests.tui.host.openssh import Served, host
from tests.tui.typed import Typed, one_sentence
from tui.host.disk.logs import english
from tui.host.operating.host import Host


def numbers(port: int) -> dict[tuple[str, str], float]:
    """What Prometheus would read."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=20) as answer:
        return samples(answer.read().decode())


def port() -> int:
    """One that is free."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


async def lobby(served: Served) -> Player:
    """Somebody who has come in."""
    there: Host = served  # type: ignore[assignment] # only its port is asked for
    return await come(there, key(), "Anna")


async def test_a_log_that_takes_nothing_costs_lines_and_nobody_notices(tmp_path: Path) -> None:
    at = port()
    flags = ("--guests", "--log", "/dev/full", "--metrics", f"127.0.0.1:{at}")
    with host(tmp_path / "h", *flags) as served:
        anna = await lobby(served)
        await anna.until("Anna, 1 person here")
        found = numbers(at)
        anna.press("q")
        assert await anna.left() == 0
        assert served.stop(signal.SIGTERM) == 0

    assert found["hedgerow_log_lost_total", ""] >= 2
    assert found["hedgerow_sessions", ""] == 1
    assert found["hedgerow_connections", "in"] == 1
    assert found["hedgerow_visits_total", ""] == 1
    assert found["hedgerow_bytes_total", "out"] > 1_000
    assert 0 < found["hedgerow_loop_longest_stop_seconds", ""] < 20
    assert found["process_resident_memory_bytes", ""] > 10_000_000
    assert (tmp_path / "host.err").read_text() == ""


async def test_a_log_that_was_moved_is_begun_anew_and_each_line_is_json(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with host(tmp_path / "h", "--guests", "--log", str(log), "--log-json") as served:
        anna = await lobby(served)
        await anna.until("Anna, 1 person here")
        await soon(lambda: '"in"' in log.read_text())
        log.rename(tmp_path / "log.1")
        served.process.send_signal(signal.SIGHUP)
        anna.press("q")
        await anna.left()
        logs = (tmp_path / "log.1", log)
        await soon(lambda: any('"out"' in each.read_text() for each in logs if each.exists()))
        assert served.stop(signal.SIGTERM) == 0

    first, then = (
        [json.loads(line)["event"] for line in path.read_text().splitlines()] for path in logs
    )
    assert first + then == ["start", "in", "out", "stop"]
    assert then[-1] == "stop"
    assert log.stat().st_mode & 0o777 == 0o600


def test_a_check_looks_at_log_and_numbers_and_makes_nothing(typed: Typed, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        busy = f"127.0.0.1:{taken.getsockname()[1]}"
        check = ("serve", "--check", "--guests", "--allow-root", "--port", "0")
        for flags, why in (
            (("--log", str(tmp_path)), "is no ordinary file"),
            (("--log", str(tmp_path / "none/log")), "No such file"),
            (("--metrics", busy), "cannot be listened on"),
            (("--metrics", str(tmp_path / "none/numbers")), "cannot be opened"),
            (("--metrics", "9100"), "127.0.0.1:9100"),
            (("--metrics", "0.0.0.0:9100"), "metrics_public"),
            (("--listen", "127.0.0.1", "--listen", "no address"), "no address"),
            (("--listen", ""), "no address to listen on"),
        ):
            said = typed(*check, *flags)
            assert said.code == 1, flags
            assert one_sentence(said._replace(out=""))
            assert why in said.err
    well = typed(*check, "--log", str(tmp_path / "log"), "--metrics", str(tmp_path / "numbers"))
    several = typed(*check, "--listen", "127.0.0.1", "--listen", "127.0.0.2")

    assert well.code == several.code == 0
    assert "Listening on 127.0.0.1, 127.0.0.2, port 0." in several.out
    assert english().word("serve.loopback") in several.out
    assert list(tmp_path.iterdir()) == []
