"""The manual of whoever runs a host: what stands in it, in which order; the texts are words.

Options, settings and orders are those that there are; who adds one writes a text for it.
"""

import textwrap
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import msgspec

from tui.cli.asking import COMMANDS
from tui.cli.manual import examples
from tui.cli.tables import ORDERS

Say = Callable[[str], str]
WIDTH = 78
"""Columns of a line of text."""
ORDER_USAGE = {"say": "say [--table CODE] TEXT", "drain": "drain [--after MINUTES] [TEXT]"}
"""Orders with options of their own."""


@dataclass(frozen=True)
class Text:
    """A paragraph, by the key of its words."""

    key: str


@dataclass(frozen=True)
class Code:
    """Something to be typed or written, the same in every language."""

    text: str


@dataclass(frozen=True)
class Terms:
    """Names, and what each of them is: the keys of words."""

    terms: Mapping[str, str]


Block = Text | Code | Terms


def blocks() -> dict[str, tuple[Block, ...]]:
    """The chapters, by the keys of their headings."""
    return {
        "setup": (
            Text("setup.1"),
            Code(examples.ACCOUNT),
            Text("setup.2"),
            Code(examples.CHECK),
            Text("setup.3"),
            Code(examples.UNIT),
            Code(examples.ENABLE),
            Text("setup.4"),
            Text("setup.5"),
            Text("setup.6"),
        ),
        "options": (Terms(options()),),
        "settings": (Text("settings.1"), Code(examples.SETTINGS), Terms(settings())),
        "keys": (Text("keys.1"), Text("keys.2"), Text("keys.3")),
        "limits": (Text("limits.1"), Text("limits.2"), Text("limits.3")),
        "folders": (Text("folders.1"), Terms(examples.FOLDER)),
        "orders": (
            Text("orders.1"),
            Code(examples.TABLES),
            Text("orders.2"),
            Terms(orders()),
            Text("orders.3"),
            Text("orders.4"),
            Terms(examples.FIELDS),
        ),
        "log": (
            Text("log.1"),
            Code(examples.LOG),
            Text("log.2"),
            Text("log.3"),
            Terms(events()),
        ),
        "numbers": (Text("numbers.1"), Code(examples.NUMBERS), Text("numbers.2")),
        "backup": (
            Text("backup.1"),
            Code(examples.BACKUP),
            Text("backup.2"),
            Text("backup.3"),
            Code(examples.RESTORE),
        ),
        "upgrade": (Text("upgrade.1"), Code(examples.UPGRADE), Text("upgrade.2")),
        "disk": (Text("disk.1"), Text("disk.2")),
        "privacy": (Text("privacy.1"), Text("privacy.2"), Text("privacy.3")),
    }


def options() -> dict[str, str]:
    """What may follow `hedgerow serve`, and the key of what it is."""
    found = {}
    for flags, extra in COMMANDS["serve"]:
        name = flags[-1].lstrip("-")
        found[f"{flags[-1]} {extra.get('metavar', '')}".rstrip()] = f"cli.help.{name}"
    return found


def settings() -> dict[str, str]:
    """What may stand in serve.toml, with what holds where it does not, and the key of what it is."""
    from tui.host.disk.config import Config

    typed = {flags[-1].lstrip("-").replace("-", "_") for flags, _ in COMMANDS["serve"]}
    return {
        f"{each.name} = {_toml(each.default)}": f"cli.help.{each.name.replace('_', '-')}"
        if each.name in typed
        else examples.SETTINGS_ALONE[each.name]
        for each in msgspec.structs.fields(Config)
    }


def orders() -> dict[str, str]:
    """What may follow `hedgerow tables`, and the key of what it does."""
    found = {}
    for name, asks in ORDERS.items():
        text = f"[{asks.text}]" if asks.text and not asks.needed else asks.text
        usage = " ".join(word for word in (name, asks.what, text) if word)
        found[ORDER_USAGE.get(name, usage)] = examples.ORDERS[name]
    return found


def events() -> dict[str, str]:
    """The words of the log with their fields, and the key of what each means."""
    return {f"{event} {fields}": key for event, (fields, key) in examples.EVENTS.items()}


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def pages(say: Say) -> Iterator[str]:
    """The manual, line by line."""
    yield say("manual.title")
    yield "=" * len(say("manual.title"))
    yield ""
    yield from textwrap.wrap(say("manual.about"), WIDTH)
    for number, (chapter, parts) in enumerate(blocks().items(), 1):
        heading = f"{number}. {say(f'manual.{chapter}')}"
        yield from ("", "", heading, "-" * len(heading))
        for part in parts:
            yield ""
            yield from _lines(part, say)


def _lines(part: Block, say: Say) -> Iterator[str]:
    match part:
        case Text(key):
            yield from textwrap.wrap(say(f"manual.{key}"), WIDTH, break_on_hyphens=False)
        case Code(text):
            yield from (f"    {line}".rstrip() for line in text.strip("\n").split("\n"))
        case Terms(terms):
            for name, key in terms.items():
                yield f"  {name}"
                indent = " " * 6
                yield from textwrap.wrap(
                    say(key),
                    WIDTH,
                    initial_indent=indent,
                    subsequent_indent=indent,
                    break_on_hyphens=False,
                )
