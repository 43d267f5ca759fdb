"""Lines of the log: read by people, taken apart by programs, harmless whatever stands in them."""

import json
import logging
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tui.host.disk import logs
from tui.host.monitoring.counters import happened
from tui.host.monitoring.lines import JournalLines, JsonLines, Lines, line, moment
from tui.host.ssh.gate.refusals import AT_ONCE, Refusals

FIELD = re.compile(r' ([a-z_]+)=("(?:[^"\\]|\\.)*"|[^ "]+)')
FOREIGN = st.text(st.characters(), max_size=60)
SECRET = "a secret card"


def fields(text: str) -> dict[str, Any]:
    """What stands behind the event, as a program reads it."""
    event, _, rest = text.partition(" ")
    found = FIELD.findall(f" {rest}")
    assert "".join(f" {key}={value}" for key, value in found) == (f" {rest}" if rest else "")
    assert event
    return {key: json.loads(value) if value[0] == '"' else value for key, value in found}


def record(event: str = "in", level: int = logging.INFO, **told: Any) -> logging.LogRecord:
    """A line of the log as `note` makes it."""
    text = told.pop("text", None) or line(event, told)
    found = logging.LogRecord("hedgerow.serve", level, __file__, 1, "%s", (text,), None)
    vars(found).update(logs.told(event, **told))
    return found


@given(st.dictionaries(st.sampled_from(["who", "what", "text"]), FOREIGN))
def test_whatever_stands_in_it_it_is_one_line_and_can_be_taken_apart(told: dict[str, str]) -> None:
    text = line("order", told)

    assert text.isprintable()
    assert fields(text) == told


@given(FOREIGN, FOREIGN)
def test_json_and_journal_are_one_line_too(what: str, said: str) -> None:
    told = record("order", what=what, text=said)
    as_json, journal = JsonLines().format(told), JournalLines().format(told)

    assert as_json.isascii()
    assert as_json.isprintable()
    assert json.loads(as_json)["what"] == what
    assert journal.startswith("<6>order what=")
    assert journal.isprintable()


def test_values_have_their_kind() -> None:
    told: dict[str, Any] = {"n": 3, "share": 0.5, "done": True, "keys": ("a", "b"), "gone": None}

    assert line("x", told) == "x n=3 share=0.5 done=true keys=a,b"
    found = json.loads(JsonLines().format(record("x", **told)))
    assert (found["n"], found["share"], found["done"], found["keys"]) == (3, 0.5, True, "a,b")
    assert "gone" not in found


def test_a_long_value_is_cut() -> None:
    assert len(line("x", {"what": "y" * 100_000})) < 1_100


def test_a_line_begins_with_the_time_and_how_bad_it_is() -> None:
    told = record("stop", logging.WARNING, n=1)
    told.created, told.msecs = 1_796_036_697.5, 500.0

    assert moment(told) == "2026-11-30T11:04:57.500Z"
    assert Lines().format(told) == "2026-11-30T11:04:57.500Z warning stop n=1"
    assert JournalLines().format(told) == "<4>stop n=1"


def test_a_mistake_is_told_with_its_place_and_without_its_values() -> None:
    try:
        raise ValueError(SECRET)
    except ValueError as wrong:
        told = record("error", logging.ERROR, text="somewhere")
        told.exc_info = logs.trace(wrong)
    text = Lines().format(told)

    assert "error=ValueError" in text
    assert "test_lines.py:" in text
    assert SECRET not in text
    assert text.isprintable()


def test_what_other_programs_say_is_a_line_with_their_name() -> None:
    said = logging.LogRecord("asyncio", logging.ERROR, __file__, 1, "lost\n%s", ("x",), None)

    assert JournalLines().format(said) == r'<3>said text="lost\nx" by=asyncio'


def test_what_strangers_cause_is_told_seldom_and_counted(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    before = happened.reasons("refused").get("unknown_key", 0.0)
    refusals = Refusals()
    for number in range(1_000):
        refusals.add("unknown_key", f"192.0.{number // 250}.{number % 250}")

    assert AT_ONCE <= len(caplog.messages) <= AT_ONCE + 5
    assert happened.reasons("refused")["unknown_key"] == before + 1_000
