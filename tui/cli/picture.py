"""picture: the table of a save after a move, as SVG or, by the name it is to have, as PNG."""

import errno
import os
import re
from pathlib import Path

from core.errors import Refused
from core.words import Words, message
from saves import lock, store, whole
from tui.app.pixels import OURS
from tui.cli.asking import Given, Usage
from tui.cli.matches import meant, number, wanted
from tui.cli.telling import complain, out
from tui.words.language import words as at_table

_SIZE = re.compile(r"(\d{2,3})x(\d{2,3})")
_USUAL = "120x40"
_OURS = b'<svg xml:space="preserve" class="rich-terminal"'
"""How every picture begins that Hedgerow draws."""
_SAVE = b'"is":"hedgerow"'
"""What stands near the beginning of every save, also of one that is damaged."""
_LEAST, _MOST = (80, 24), (400, 200)


def run(given: Given, words: Words, where: Path) -> int:
    """Draw it and say where it is."""
    target = Path(wanted(given.out, "--out"))
    size = _size(given.size or _USUAL)
    with store.watch(meant(given, where, words, "cli.newest.picture")) as save:
        for notice in save.notices:
            complain(words, notice)
        last = len(save.journal.entries)
        moves = last if given.move is None else number("--move", given.move, 0, last)
        journal = save.journal.branch(moves, save.journal.match)
    said = at_table(journal.match.game, words.language)
    try:
        if os.path.basename(given.out or "") in ("", ".", ".."):  # noqa: PTH119 - Path drops the slash
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        _spare(target)
        from tui.app.picture import picture

        svg = picture(journal, said, size, given.theme or "dark", given.glyphs or "safe")
        content = svg.encode()
        if target.suffix.lower() == ".png":
            from tui.app.pixels import png

            content = png(svg)
        _spare(target)  # drawing takes a while
        whole.write(target, content)
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        raise Refused("error.picture", file=str(target), why=why) from wrong
    out(words.say(message("cli.drawn", file=str(target))))
    return 0


def _spare(target: Path) -> None:
    """Only a picture of ours is drawn over; raises Refused or OSError for whatever else is there."""
    try:
        first = whole.start(target, 4096)
    except FileNotFoundError:
        return
    if _SAVE in first:
        raise Refused("error.picture.save", file=str(target))
    if first and not first.startswith(_OURS) and OURS not in first:
        raise Refused("error.picture.other", file=str(target))
    with target.open("rb") as file:
        if lock.held(file.fileno()):
            raise BlockingIOError(errno.EBUSY, os.strerror(errno.EBUSY))


def _size(given: str) -> tuple[int, int]:
    """Columns and rows, within what a table can be drawn in."""
    found = _SIZE.fullmatch(given)
    if found:
        size = (int(found[1]), int(found[2]))
        if all(low <= each <= high for low, each, high in zip(_LEAST, size, _MOST, strict=True)):
            return size
    raise Usage("cli.size", size=given)
