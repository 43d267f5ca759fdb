"""The page: for people, at most 80 columns wide, and for programs."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

from core.words import Words
from tui.config.settings import named as short
from tui.doctor.finding import Finding, State
from tui.doctor.looks import Page

WIDTH = 79
_MARKS: dict[State, str] = {"well": " ", "less": "-", "lost": "!"}


def worst(page: Page) -> State:
    """The page in one word."""
    found = {finding.state for findings in page.values() for finding in findings}
    return "lost" if "lost" in found else "less" if "less" in found else "well"


def lines(page: Page, words: Words, *, named: bool) -> Iterator[str]:
    """The page in somebody's language; without `named` it says nothing of the person."""
    labels = {f.what: words.word(f"doctor.what.{f.what}") for each in page.values() for f in each}
    width = max(map(len, labels.values()), default=0)
    for group, findings in page.items():
        yield words.word(f"doctor.group.{group}")
        for finding in findings:
            head = f"{_MARKS[finding.state]} {labels[finding.what]:{width}}  "
            yield from _wrapped(head, _told(finding, words, named=named))
            for do in finding.do:
                yield from _wrapped(" " * len(head) + "> ", words.say(do))
        yield ""


def verdict(page: Page, words: Words) -> list[str]:
    """What it comes to."""
    return wrap(words.word(f"doctor.{worst(page)}"), WIDTH)


def plain(page: Page, words: Words, *, named: bool) -> dict[str, Any]:
    """The page as JSON has it."""
    return {"state": worst(page)} | {
        group: {finding.what: _plain(finding, words, named=named) for finding in findings}
        for group, findings in page.items()
    }


def _plain(finding: Finding, words: Words, *, named: bool) -> dict[str, Any]:
    told = {"state": finding.state, "text": _told(finding, words, named=named)}
    path = {"path": str(finding.path)} if named and finding.path else {}
    return told | path | {"do": [words.say(do) for do in finding.do]} | finding.values


def _told(finding: Finding, words: Words, *, named: bool) -> str:
    said = "; ".join(map(words.say, finding.said))
    if finding.path is None:
        return said
    return f"{short(finding.path) if named else _place(finding.path, words)}: {said}"


def _place(path: Path, words: Words) -> str:
    """Where a folder is, so far as it says nothing of the person."""
    try:
        inside = path.is_relative_to(Path.home())
    except RuntimeError:
        inside = False
    return words.word("doctor.place.home" if inside else "doctor.place.elsewhere")


def _wrapped(head: str, text: str) -> list[str]:
    return wrap(
        text, WIDTH, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False
    ) or [head.rstrip()]
