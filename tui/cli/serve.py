"""serve: be a host, until told to stop."""

import os
import signal
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.errors import Refused
from core.words import Words, message
from saves.folder import at
from tui.cli.asking import Given
from tui.cli.matches import number
from tui.cli.telling import complain, out
from tui.process import event_loop, streams

if TYPE_CHECKING:
    from tui.host.disk.config import Config
    from tui.host.house.house import House
    from tui.host.operating.host import Host


def run(given: Given, words: Words) -> int:
    """Check, or serve."""
    _possible(given)
    if not given.check:
        _unmoved()
    from tui.host.disk import config as settings  # needs the extra
    from tui.host.ssh import library

    config = settings.load(Path(given.config) if given.config else None, _flags(given))
    settings.check(config)
    folder = at(given.saves) if given.saves else settings.default_folder()
    library.load()
    return _check(config, folder, words) if given.check else _serve(config, folder, words)


def _possible(given: Given) -> None:
    """What has to be there before anything is read; raises Refused."""
    if find_spec("asyncssh") is None:
        raise Refused("serve.missing")
    if os.name != "posix":
        raise Refused("serve.posix")
    if os.geteuid() == 0 and not given.allow_root:
        raise Refused("serve.root")


def _unmoved() -> None:
    """SIGHUP means that the keys are read again: before they are read, and afterwards, nothing."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)


def _flags(given: Given) -> dict[str, Any]:
    """What was typed, by the names of the configuration."""
    found: dict[str, Any] = {
        "listen": tuple(given.listen) if given.listen else None,
        "keys": given.keys,
        "guests": given.guests or None,
        "language": given.lang,
        "log": given.log,
        "log_json": given.log_json or None,
        "metrics": given.metrics,
    }
    if given.port is not None:
        found["port"] = number("--port", given.port, 0, 65535)
    if given.max_sessions is not None:
        found["max_sessions"] = number("--max-sessions", given.max_sessions, 1, 10_000)
    return {name: value for name, value in found.items() if value is not None}


def _check(config: "Config", folder: Path, words: Words) -> int:
    """Everything short of letting somebody in; raises Refused where no host could begin."""
    from tui.host.disk import files  # needs the extra
    from tui.host.disk.folder import HostFolder
    from tui.host.monitoring import scrape
    from tui.host.operating import checking
    from tui.host.ssh import keys
    from tui.host.ssh.server import free

    place = HostFolder(folder)
    looked = checking.check(place, words)
    out(*looked.told)
    path = files.named(config.host_key) if config.host_key else place.host_key
    if config.host_key or _may_be(path):
        out(
            words.say(
                message("serve.host_key", key=keys.host_key(path, make=False).get_fingerprint())
            )
        )
    else:
        out(words.say(message("serve.check.new_key", file=str(path))))
    if config.keys:
        welcome = keys.may_enter(config.keys, guests=config.guests)
        out(words.say(message("serve.check.keys", n=len(welcome.keys))))
        out(*map(words.say, keys.few(welcome.wrong)))
    free(config)
    if config.metrics:
        scrape.free(scrape.place(config.metrics, public=config.metrics_public))
    out(*_opened(config, config.port, words))
    for wrong in looked.wrong:
        complain(words, wrong)
    if not looked.wrong:
        out(words.word("serve.check.fine"))
    return 1 if looked.wrong else 0


def _may_be(path: Path) -> bool:
    """Whether there is something, or nobody can tell."""
    try:
        path.lstat()
    except OSError as wrong:
        return not isinstance(wrong, FileNotFoundError)
    return True


def _keys(host: "Host", words: Words) -> list[str]:
    """What is wrong in the file of keys, and how many may come in all the same."""
    if not host.unused:
        return []
    from tui.host.ssh import keys  # needs the extra

    may = words.say(message("serve.check.keys", n=len(host.known)))
    return [may, *map(words.say, keys.few(host.unused))]


def _serve(config: "Config", folder: Path, words: Words) -> int:
    for name in [name for name in os.environ if name == "NO_COLOR" or name.startswith("TEXTUAL")]:
        del os.environ[name]  # they would be every player's
    from tui.host.disk import files  # needs the extra
    from tui.host.monitoring.output import Output
    from tui.host.monitoring.pulse import Pulse
    from tui.host.operating.host import Host

    os.umask(0o077)  # a folder that somebody removes is made anew, and is nobody else's either
    output = Output(
        files.named(config.log) if config.log else None,
        size=config.log_size,
        files=config.log_files,
        as_json=config.log_json,
    )
    host = Host(config, folder, words.language, output)

    async def live() -> None:
        await host.start()
        said = [
            *_opened(config, host.port, words),
            words.say(message("serve.host_key", key=host.fingerprint)),
            *_keys(host, words),
            *_back(host.house, words),
        ]
        _tell(said)
        await host.serve()

    async def told() -> None:
        with host.heeding():
            await live()

    output.start()
    try:
        event_loop.run(told(), Pulse)
    finally:
        output.stop()
    _unmoved()
    if host.lost:
        raise Refused("serve.lost", n=host.lost)
    return 0


def _back(house: "House", words: Words) -> list[str]:
    """How many tables are back, and each that is not, or cannot go on, with its reason."""
    tables = house.tables.values()
    well = sum(table.stuck is None for table in tables)
    return [
        words.say(message("serve.tables_back", n=well)),
        *(table.stuck.owned(table.record, words) for table in tables if table.stuck),
        *map(words.say, house.broken.values()),
        *map(words.say, house.people.told),
    ]


def _tell(said: Sequence[str]) -> None:
    """Who plays there does not care whether anybody reads what the host says of itself."""
    try:
        out(*said)
        streams.flush()
    except (BrokenPipeError, streams.Unheard):
        streams.silence(sys.stdout)


def _opened(config: "Config", port: int, words: Words) -> Sequence[str]:
    """In a line or two: where it listens, and who may enter."""
    from tui.host.disk.config import is_loopback  # needs the extra

    where = message("serve.listens", address=", ".join(config.addresses), port=port)
    return (
        words.say(where),
        words.word("serve.loopback" if is_loopback(config) else "serve.reachable"),
        words.word("serve.guests" if config.guests else "serve.known"),
    )
