"""picture: the table of a save after a move, as an SVG."""

import re
from pathlib import Path

from core.errors import Refused
from core.words import Words, message
from saves import folder, store
from tui.commands.asking import Given, Usage
from tui.commands.matches import number, only, wanted
from tui.commands.telling import complain, out
from tui.language import words as at_table

_SIZE = re.compile(r"(\d{2,3})x(\d{2,3})")
_USUAL = "120x40"
_LEAST, _MOST = (80, 24), (400, 200)


def run(given: Given, words: Words, where: Path) -> int:
    """Draw it and say where it is."""
    name = only(given.files)
    target = Path(wanted(given.out, "--out"))
    size = _size(given.size or _USUAL)
    with store.watch(folder.find(name, where)) as save:
        for notice in save.notices:
            complain(words, notice)
        last = len(save.journal.entries)
        moves = last if given.move is None else number("--move", given.move, 0, last)
        journal = save.journal.branch(moves, save.journal.match)
    from tui.picture import picture  # noqa: PLC0415 - only a drawing needs Textual

    said = at_table(journal.match.game, words.language)
    svg = picture(journal, said, size, given.theme or "dark", given.glyphs or "safe")
    try:
        target.write_text(svg, encoding="utf-8")
    except OSError as wrong:
        raise Refused("error.picture", file=str(target), why=wrong.strerror or "") from wrong
    out(words.say(message("cli.drawn", file=str(target))))
    return 0


def _size(given: str) -> tuple[int, int]:
    """Columns and rows, within what a table can be drawn in."""
    found = _SIZE.fullmatch(given)
    if found:
        size = (int(found[1]), int(found[2]))
        if all(low <= each <= high for low, each, high in zip(_LEAST, size, _MOST, strict=True)):
            return size
    raise Usage("cli.size", size=given)
