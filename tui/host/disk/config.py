"""How a host is set up: flags, then serve.toml, then what is safe for everybody."""

import ipaddress
import re
import tomllib
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec
from platformdirs import user_config_path, user_data_path

from core.errors import Refused
from saves.errors import Missing
from saves.folder import nowhere, of_person
from tui.host.disk import files
from tui.host.monitoring import scrape
from tui.host.monitoring.output import writable
from tui.process.cores import cores

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Count = Annotated[int, msgspec.Meta(ge=1, le=10_000)]


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; the names are those of serve.toml."""

    listen: str | tuple[str, ...] = "127.0.0.1"
    """The address to listen on, or several; only this machine reaches the default."""
    port: Port = 2222
    """0: any that is free."""
    keys: str = ""
    """A file in the format of authorized_keys: whose key is in it may enter."""
    guests: bool = False
    """Whether anybody may enter, with a key of their own or without any."""
    host_key: str = ""
    """The host's private key; "": the one made on the first run."""
    max_sessions: Count = 100
    per_address: Count = 8
    """Connections from one address at the same time."""
    per_minute: Count = 20
    """New connections from one address within a minute."""
    per_key: Count = 4
    """Connections of one key at the same time; who comes in anew ends their oldest."""
    max_startups: Count = 20
    """Connections that may be on their way in; from half of it on the oldest are dropped by chance."""
    idle: Count = 60
    """Minutes without a key after which a session ends; its seat is kept."""
    rest: Count = 5
    """Minutes after which a match that nobody looks at is laid away; it is opened when somebody comes."""
    guest_hours: Count = 24
    """Hours after which a table is abandoned that only guests without a key have to do with."""
    table_days: Count = 28
    """Days after which every other one is."""
    past_days: Count = 365
    """Days for which a table that is over or abandoned stays in the lists of its people."""
    max_tables: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 20_000
    """Tables that may be waited for or played at."""
    tables_per_hour: Count = 60
    """New tables from one address, or network, within an hour."""
    workers: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    """How many bots of all tables think at a time; 0: one core is left to the screens."""
    language: str = ""
    """For who does not send one; "": the host's own."""
    log: str = ""
    """The file of the log; "": stderr."""
    log_json: bool = False
    """Whether each line of it is JSON."""
    log_size: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 10
    """Megabytes after which a new file is begun; 0: never."""
    log_files: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = 5
    """Old ones that are kept."""
    metrics: str = ""
    """Where numbers for Prometheus can be had, an address and a port or a socket; "": nowhere."""
    metrics_public: bool = False
    """Whether other machines may read them."""

    @property
    def thinkers(self) -> int:
        """How many bots think at a time on this machine."""
        return self.workers or max(1, cores() - 1)

    @property
    def addresses(self) -> tuple[str, ...]:
        """All that is listened on, each once."""
        named = (self.listen,) if isinstance(self.listen, str) else self.listen
        return tuple(dict.fromkeys(named))


def default_file() -> Path:
    """Where serve.toml is looked for."""
    return of_person(partial(user_config_path, "hedgerow", appauthor=False)) / "serve.toml"


def default_folder() -> Path:
    """Where the host keeps its key, its people and its tables; raises Refused."""
    folder = of_person(partial(user_data_path, "hedgerow", appauthor=False)) / "host"
    if nowhere(folder):
        raise Missing("serve.homeless")
    return folder


def load(file: Path | None, flags: Mapping[str, Any]) -> Config:
    """The configuration; raises Refused. Only a file that was asked for has to be there."""
    path = file or default_file()
    found: dict[str, Any] = {}
    try:
        found = tomllib.loads(_text(path))
    except (FileNotFoundError, NotADirectoryError):
        if file is not None:
            raise Refused("serve.no_config", file=str(path)) from None
    except OSError as wrong:
        raise Refused("serve.unread", file=str(path), why=files.why(wrong)) from wrong
    except (ValueError, RecursionError) as wrong:  # also numbers and nests without end
        raise Refused("serve.config", file=str(path), why=str(wrong)) from wrong
    try:
        return msgspec.convert({**found, **flags}, Config)
    except msgspec.ValidationError as wrong:
        where = str(path) if found else "hedgerow serve"
        raise _mistake(where, str(wrong)) from wrong


def _mistake(where: str, why: str) -> Refused:
    """What is wrong with a value: for a number, which ones there may be."""
    named = re.search(r"`\$\.(\w+)`$", why)
    if named is not None:
        hint = get_type_hints(Config, include_extras=True)[named[1]]
        for bounds in getattr(hint, "__metadata__", ()):
            return Refused(
                "serve.config.count", file=where, name=named[1], least=bounds.ge, most=bounds.le
            )
    return Refused("serve.config", file=where, why=why)


def _text(path: Path) -> str:
    """The text of the file; raises Refused with the line where it is none."""
    written, _ = files.contents(path)
    try:
        return written.decode()
    except UnicodeDecodeError as wrong:
        line = written.count(b"\n", 0, wrong.start) + 1
        raise Refused("serve.config.encoding", file=str(path), line=line) from wrong


def check(config: Config) -> None:
    """Raise Refused for what cannot be meant: nobody is let in by accident."""
    if not config.keys and not config.guests:
        raise Refused("serve.nobody")
    if not config.addresses:
        raise Refused("serve.address", address="")
    for address in config.addresses:
        if not is_address(address) and not (address.isascii() and address.strip()):
            raise Refused("serve.address", address=address)
    if config.log:
        writable(files.named(config.log))
    if config.metrics:
        scrape.place(config.metrics, public=config.metrics_public)


def is_address(text: str) -> bool:
    """Whether it is a numeric address, and no name."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def is_loopback(config: Config) -> bool:
    """Whether only this machine can reach the host."""
    return all(
        ipaddress.ip_address(address).is_loopback if is_address(address) else address == "localhost"
        for address in config.addresses
    )
