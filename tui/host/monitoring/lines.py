"""Lines of the log: a word for what has happened, then `key=value`; or the same as JSON.

Whatever stands in a value, it is one line, and a terminal that shows it does nothing else.
"""

import json
import logging
import re
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

LONGEST = 1_000
"""Letters of a value that are written down; what comes after them is left out."""
FRAMES = 12
"""Places of a mistake, the nearest first."""
_BARE = re.compile(r"[\w.:/@+%,\[\]~-]+", re.ASCII)
_PRIORITIES = ((logging.ERROR, 3), (logging.WARNING, 4), (logging.INFO, 6))
"""How journald calls the levels (sd-daemon(3))."""


def line(event: str, fields: Mapping[str, Any]) -> str:
    """An event and its fields as people read them."""
    told = (f"{key}={_shown(value)}" for key, value in fields.items() if value is not None)
    return " ".join([event, *told])


def _shown(value: object) -> str:
    """A value as it is, or in quotes where it would not stand for itself."""
    text = _plain(value)
    if isinstance(text, bool | int | float):
        return json.dumps(text)
    return text if _BARE.fullmatch(text) else harmless(json.dumps(text, ensure_ascii=False))


def _plain(value: object) -> str | int | float | bool:
    """A value as JSON has it, not too long; several are a text with commas."""
    if isinstance(value, bool | int | float):
        return value
    if isinstance(value, tuple | list | frozenset | set):
        value = ",".join(map(str, value))
    text = str(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def harmless(text: str) -> str:
    """The same without letters that cannot be seen: each is written as JSON would write it."""
    return "".join(each if each.isprintable() else json.dumps(each)[1:-1] for each in text)


def places(trace: TracebackType | None) -> str:
    """Where a mistake happened, without what was said and without values: they may be secret."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return " < ".join(found[: -FRAMES - 1 : -1])


def parts(record: logging.LogRecord) -> tuple[str, dict[str, Any]]:
    """What has happened, and everything there is to know of it; of any program's line."""
    event = getattr(record, "event", None)
    if isinstance(event, str):
        fields = dict(getattr(record, "fields", {}))
    else:
        event, fields = "said", {}
    text = record.getMessage()
    if text != line(event, fields):
        fields["text"] = text
    if not record.name.startswith("hedgerow"):
        fields["by"] = record.name
    if record.exc_info:
        kind, _, trace = record.exc_info
        fields["error"] = kind.__name__ if kind is not None else None
        fields["at"] = places(trace)
    return event, fields


def moment(record: logging.LogRecord) -> str:
    """When it happened: UTC, to the millisecond."""
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{whole}.{int(record.msecs):03d}Z"


class Lines(logging.Formatter):
    """Lines for people, which a program can take apart."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        return f"{moment(record)} {record.levelname.lower()} {line(*parts(record))}"


class JournalLines(logging.Formatter):
    """The same for journald, which knows the time itself and reads how bad it is."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        priority = next((number for level, number in _PRIORITIES if record.levelno >= level), 7)
        return f"<{priority}>{line(*parts(record))}"


class JsonLines(logging.Formatter):
    """An object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        event, fields = parts(record)
        head = {"time": moment(record), "level": record.levelname.lower(), "event": event}
        told = {key: _plain(value) for key, value in fields.items() if value is not None}
        return json.dumps({**head, **told})
