"""What the terminal is, and how Hedgerow will look in it."""

import os
import platform
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from core.words import Message, message
from tui.doctor.asking import Answers
from tui.doctor.finding import Finding, State, plain
from tui.look.glyphs import SETS
from tui.preferences import Preferences

LEAST, GOOD = (60, 20), (80, 24)
"""Columns and rows below which nothing is shown, and below which little is."""
SHOWN = 16
"""Glyphs of a set that the page shows, for the eyes to judge what a font has."""
LETTERS = "æøåÆØÅéäöüÄÖÜß–’“”„«»"
"""What our words are written with and ASCII has not."""
_MANY = {"256color": "256", "kitty": "256", "16color": "16"}
"""The end of TERM and how many colours it promises, as our libraries read it; else 16."""


def tried() -> dict[str, str]:
    """The glyphs of each set that has any beyond ASCII, each once; and the letters."""
    sets = {name: "".join(dict.fromkeys("".join(one))) for name, one in SETS.items()}
    sets["unicode"] = "".join(each for each in sets["unicode"] if each not in sets["safe"])
    found = {name: glyphs for name, glyphs in sets.items() if not glyphs.isascii()}
    return {name: "".join(g for g in each if not g.isascii()) for name, each in found.items()} | {
        "letters": LETTERS
    }


def kind(answers: Answers | None, environ: Mapping[str, str]) -> Finding:
    """Which terminal it is, and what lies between it and the program."""
    term = environ.get("TERM", "")
    said = [plain(f"TERM={term}") if term else message("doctor.term.none")]
    between = list(_between(environ))
    said += [message(f"doctor.within.{each}") for each in between]
    values: dict[str, Any] = {"term": term, "within": between}
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


def glyphs(
    name: str, each: str, answers: Answers | None, encoding: str, used: str | None
) -> Finding:
    """Whether the glyphs of a set take the one column that Hedgerow reckons with."""
    sample = each[-SHOWN:] if name == "safe" else each[:SHOWN]
    widths = answers.widths if answers else {}
    wrong = "".join(glyph for glyph in each if widths.get(glyph, 1) != 1)
    values = {"wrong": wrong, "tried": bool(widths), "used": name == used}
    unwritten = not _writes(each, encoding)
    verdict: Message
    if unwritten:
        verdict = message("doctor.glyphs.unwritten", value=encoding)
    elif not widths:
        verdict = message("doctor.glyphs.untried")
    elif wrong:
        verdict = message("doctor.glyphs.wrong", text=" ".join(wrong))
    else:
        verdict = message("doctor.glyphs.well")
    said = (plain(sample), verdict)
    if not wrong and not unwritten:
        return Finding(name, said, values=values)
    # What is not used does no harm; the set that is always right is named for the one that is.
    state: State = "less" if name in (used, "letters") else "well"
    better = "safe" if name == "unicode" else "ascii"
    do = (message("doctor.do.glyphs", name=better),) if name == used else ()
    if name == "letters":
        do = (message("doctor.do.letters"),)
    return Finding(name, said, state, do, values=values)


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


def _between(environ: Mapping[str, str]) -> Iterator[str]:
    if environ.get("TMUX"):
        yield "tmux"
    if environ.get("STY"):
        yield "screen"
    if _below("mosh-server"):
        yield "mosh"
    elif environ.get("SSH_CONNECTION") or environ.get("SSH_TTY"):
        yield "ssh"
    if any(Path(mark).exists() for mark in ("/.dockerenv", "/run/.containerenv")):
        yield "container"
    if "microsoft" in platform.release().lower():
        yield "wsl"


def _below(program: str) -> bool:
    """Whether a program is among those that started this one; only Linux tells."""
    pid = os.getppid()
    with suppress(OSError, ValueError, IndexError):
        for _ in range(12):
            name, _, rest = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")
            if name.partition("(")[2] == program:
                return True
            pid = int(rest.split()[1])
    return False


def _window() -> tuple[int, int] | None:
    for end in (0, 1, 2):
        with suppress(OSError):
            columns, rows = os.get_terminal_size(end)
            return (columns, rows) if columns and rows else None
    return None


def _writes(each: str, encoding: str) -> bool:
    try:
        each.encode(encoding)
    except (UnicodeError, LookupError):
        return False
    return True
