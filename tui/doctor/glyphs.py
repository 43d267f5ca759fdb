"""Whether glyphs take the one column that Hedgerow reckons with."""

from core.words import Message, message
from tui.doctor.answers import Answers
from tui.doctor.finding import Finding, State, plain
from tui.drawing.glyphs import SETS

SHOWN = 16
"""Glyphs of a set that the page shows, for the eyes to judge what a font has."""
LETTERS = "æøåÆØÅéäöüÄÖÜß–’“”„«»"
"""What our words are written with and ASCII has not."""


def tried() -> dict[str, str]:
    """The glyphs of each set that has any beyond ASCII, each once; and the letters."""
    sets = {name: "".join(dict.fromkeys("".join(one))) for name, one in SETS.items()}
    sets["unicode"] = "".join(each for each in sets["unicode"] if each not in sets["safe"])
    found = {name: glyphs for name, glyphs in sets.items() if not glyphs.isascii()}
    return {name: "".join(g for g in each if not g.isascii()) for name, each in found.items()} | {
        "letters": LETTERS
    }


def widths(
    name: str, each: str, answers: Answers | None, encoding: str, used: str | None
) -> Finding:
    """What is found of one set; `used` is the one that the player has."""
    sample = each[-SHOWN:] if name == "safe" else each[:SHOWN]
    taken = answers.widths if answers else {}
    wrong = "".join(glyph for glyph in each if taken.get(glyph, 1) != 1)
    values = {"wrong": wrong, "tried": bool(taken), "used": name == used}
    unwritten = not _writes(each, encoding)
    verdict: Message
    if unwritten:
        verdict = message("doctor.glyphs.unwritten", value=encoding)
    elif not taken:
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


def _writes(each: str, encoding: str) -> bool:
    try:
        each.encode(encoding)
    except (UnicodeError, LookupError):
        return False
    return True
