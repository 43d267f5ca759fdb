"""What the terminal is, and how Hedgerow will look in it."""

import os
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from core.words import message
from tui.config.preferences import Preferences
from tui.doctor.answers import Answers
from tui.doctor.between import between
from tui.doctor.finding import Finding, plain

LEAST, GOOD = (60, 20), (80, 24)
"""Columns and rows below which nothing is shown, and below which little is."""
_MANY = {"256color": "256", "kitty": "256", "16color": "16"}
"""The end of TERM and how many colours it promises, as our libraries read it; else 16."""


def kind(answers: Answers | None, environ: Mapping[str, str]) -> Finding:
    """Which terminal it is, and what lies between it and the program."""
    term = environ.get("TERM", "")
    said = [plain(f"TERM={term}") if term else message("doctor.term.none")]
    within = list(between(environ))
    said += [message(f"doctor.within.{each}") for each in within]
    values: dict[str, Any] = {"term": term, "within": within}
    if not _there():
        said.append(message("doctor.term.no"))
        return Finding("terminal", tuple(said), values={**values, "terminal": False})
    if term == "dumb":
        return Finding("terminal", tuple(said), "lost", (message("doctor.do.dumb"),), values=values)
    if not term:
        return Finding("terminal", tuple(said), "less", (message("doctor.do.term"),), values=values)
    if answers is None:
        return Finding("terminal", (*said, message("doctor.term.unasked")), values=values)
    values |= {"name": answers.name, "milliseconds": round(answers.milliseconds, 1)}
    if answers.name:
        said.insert(0, plain(answers.name))
    if not answers.ended:
        said.append(message("doctor.term.silent"))
        return Finding(
            "terminal", tuple(said), "less", (message("doctor.do.silent"),), values=values
        )
    said.append(message("doctor.term.answers", time=f"{max(answers.milliseconds, 1):.0f}"))
    return Finding("terminal", tuple(said), values=values)


def size(answers: Answers | None) -> Finding:
    """Columns and rows: as the system knows them, and as the terminal itself does."""
    known = _window()
    told = answers.size if answers else None
    if told and told[::-1] == known:  # tmux 3.3 says columns first
        told = known
    values = {"system": known, "terminal": told}
    used = known or told
    if used is None:
        return Finding("size", (message("doctor.size.none"),), values=values)
    said = [plain(f"{used[0]}x{used[1]}")]
    if known and told and known != told:
        other = message("doctor.size.other", size=f"{told[0]}x{told[1]}")
        do = (message("doctor.do.resize"),)
        return Finding("size", (*said, other), "less", do, values=values)
    if used[0] < LEAST[0] or used[1] < LEAST[1]:
        return Finding("size", tuple(said), "lost", (message("doctor.do.small"),), values=values)
    if used[0] < GOOD[0] or used[1] < GOOD[1]:
        return Finding("size", tuple(said), "less", (message("doctor.do.larger"),), values=values)
    return Finding("size", tuple(said), values=values)


def colours(preferences: Preferences, environ: Mapping[str, str]) -> Finding:
    """How many there will be, and what decides that."""
    theme = preferences.now.theme or "dark"
    wished = preferences.fixed("theme") and theme != "ansi"
    number, why = count(environ)
    if environ.get("NO_COLOR") and not wished:
        number, why, theme = "none", "NO_COLOR", "ansi"
    said = (message(f"doctor.colours.{number}", why=why), message("doctor.theme", name=theme))
    values = {"colours": number, "because": why, "theme": theme}
    if _there() and number == "16" and theme != "ansi":
        return Finding("colours", said, "less", (message("doctor.do.colours"),), values=values)
    return Finding("colours", said, values=values)


def count(environ: Mapping[str, str]) -> tuple[str, str]:
    """Colours as Rich and Textual count them, from names alone, and the variable that says so."""
    forced = environ.get("TEXTUAL_COLOR_SYSTEM", "auto")
    if forced in ("truecolor", "256", "standard"):
        return forced.replace("standard", "16"), f"TEXTUAL_COLOR_SYSTEM={forced}"
    term = environ.get("TERM", "").strip().lower()
    if term in ("dumb", "unknown"):
        return "none", f"TERM={term}"
    many = environ.get("COLORTERM", "").strip().lower()
    if many in ("truecolor", "24bit"):
        return "truecolor", f"COLORTERM={many}"
    return _MANY.get(term.rpartition("-")[2], "16"), f"TERM={term}"


def keyboard(answers: Answers | None) -> Finding:
    """Whether the terminal tells keys apart that others send alike, and tells of clicks."""
    if answers is None or not answers.ended:
        return Finding("keyboard", (message("doctor.unasked"),))
    key = "doctor.keyboard.plain" if answers.keyboard is None else "doctor.keyboard.kitty"
    mouse = "doctor.mouse.well" if answers.mouse else "doctor.mouse.unknown"
    values = {"kitty": answers.keyboard, "mouse": answers.mouse}
    return Finding("keyboard", (message(key), message(mouse)), values=values)


def drawing(answers: Answers | None) -> Finding:
    """Whether a screen can be shown as a whole, never half of it."""
    if answers is None or not answers.ended:
        return Finding("drawing", (message("doctor.unasked"),))
    key = "doctor.drawing.whole" if answers.drawing else "doctor.drawing.plain"
    return Finding("drawing", (message(key),), values={"synchronized": bool(answers.drawing)})


def _there() -> bool:
    """Whether there is a terminal, for keys and for a screen."""
    return os.isatty(0) and (os.isatty(1) or os.isatty(2))


def _window() -> tuple[int, int] | None:
    for end in (0, 1, 2):
        with suppress(OSError):
            columns, rows = os.get_terminal_size(end)
            return (columns, rows) if columns and rows else None
    return None
