"""Numbers of a running host, each with a name, and how they are written for Prometheus."""

import logging
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

Value = float | Mapping[str, float]
"""A number, or one for each value of a label."""
Kind = Literal["counter", "gauge"]


@dataclass(frozen=True)
class Measure:
    """One thing that is measured."""

    name: str
    """Without the program's, which all of ours begin with."""
    kind: Kind
    what: str
    """In a few English words."""
    read: Callable[[], Value]
    label: str = ""
    """By what it is divided, if it is."""

    def lines(self) -> list[str]:
        """In Prometheus' text format, version 0.0.4."""
        head = [f"# HELP {self.name} {self.what}", f"# TYPE {self.name} {self.kind}"]
        return [*head, *(f"{name} {_number(value)}" for name, value in self.values().items())]

    def values(self) -> dict[str, float]:
        """Each number by its whole name."""
        found = self.read()
        if not isinstance(found, Mapping):
            return {self.name: float(found)}
        return {
            f'{self.name}{{{self.label}="{_escaped(by)}"}}': float(each)
            for by, each in found.items()
        }


class Counters:
    """All that is measured; who has something to count adds it."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.measures: dict[str, Measure] = {}

    def add(
        self, kind: Kind, name: str, what: str, read: Callable[[], Value], *, label: str = ""
    ) -> None:
        """`read` is asked whenever somebody wants to know; it may give a number for each label."""
        self.measures[name] = Measure(name, kind, what, read, label)

    def text(self) -> str:
        """All of it in Prometheus' text format."""
        return "".join(f"{line}\n" for each in self.measures.values() for line in each.lines())

    def values(self) -> dict[str, float]:
        """All of it by name."""
        return {
            name: value for each in self.measures.values() for name, value in each.values().items()
        }


def _escaped(value: str) -> str:
    """A label's value between quotes."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _number(value: float) -> str:
    return repr(float(value)).removesuffix(".0")


class Happened(logging.Filter):
    """How often each event stood in the log, and errors; lets every line pass."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        super().__init__()
        self.events: Counter[tuple[str, str]] = Counter()
        """By event and reason, "" where there is none."""
        self.errors = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Count it."""
        event, fields = getattr(record, "event", "said"), getattr(record, "fields", {})
        self.add(str(event), str(fields.get("reason", "")))
        self.errors += record.levelno >= logging.ERROR
        return True

    def add(self, event: str, reason: str = "", times: int = 1) -> None:
        """It has happened once more, in the log or not."""
        self.events[event, reason] += times

    def of(self, event: str) -> int:
        """How often, for whatever reason."""
        return sum(count for (name, _), count in self.events.items() if name == event)

    def reasons(self, event: str) -> dict[str, float]:
        """How often, by reason."""
        return {why: float(count) for (name, why), count in self.events.items() if name == event}


happened = Happened()
"""A process is one host, and has one log."""
