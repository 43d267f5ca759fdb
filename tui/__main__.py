"""The command line.

Nothing is imported before it is needed: `--version` answers at once, and only a command that
starts a screen brings Textual.
"""

import codecs
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from core import __version__
from tui import leaving
from tui.commands.asking import Usage, language, parse, parser
from tui.words import guess, plain

if TYPE_CHECKING:
    from tui.start import Start

_ASCII = {"…": "~", "’": "'", "“": '"', "”": '"', "„": '"'}
"""What our words have and Latin-1 has not."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say: 0 well done, 1 what was asked about failed, 2 asked wrongly."""
    for stream in (sys.stdout, sys.stderr):
        _never_fails(stream)
    try:
        with leaving.heard():
            code = _run(sys.argv[1:] if argv is None else argv)
            sys.stdout.flush()
    except KeyboardInterrupt:
        return leaving.code() or 130
    except BrokenPipeError:
        # Whoever read the output has gone; Python must not try to flush it when it leaves.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception:
        # A signal that comes in the middle of an import may arrive here as another error.
        if leaving.code():
            return leaving.code()
        raise
    return code


def _run(argv: Sequence[str]) -> int:
    if "--version" in argv:
        print(f"hedgerow {__version__}")
        return 0
    spoken = language(argv)
    say = plain(spoken or guess(os.environ))
    try:
        given = parse(argv, say)
    except Usage as wrong:
        from tui.commands.dispatch import refuse

        return refuse(wrong, spoken)
    if given.help:
        print(parser(given.command, say).format_help(), end="")
        return 0
    from tui.commands.dispatch import run

    done = run(given)
    return done if isinstance(done, int) else _show(done)


def _show(start: "Start") -> int:
    """Start a screen, where there is one; the save is let go of whatever happens."""
    from tui.commands.telling import complain
    from tui.language import words

    said = words(None, start.language)
    try:
        if not _terminal():
            from core.words import message

            complain(said, message("cli.no_terminal"))
            return 2
        from tui.app import run

        code: int = run(start)
    finally:
        if start.save:
            start.save.close()  # the screen has said what there was to say about it
    return leaving.code() or code


def _terminal() -> bool:
    """Whether a screen can be drawn and keys can be read."""
    both = sys.stdin.isatty() and sys.stdout.isatty()
    return both and os.environ.get("TERM") != "dumb"


def _never_fails(stream: TextIO) -> None:
    """A letter that the terminal's encoding does not have is replaced, not an error."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        codecs.register_error("nearest", _nearest)
        reconfigure(errors="nearest")


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """As many letters that every encoding has, so that no line of a screen is shifted."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(_ASCII.get(letter, "?") for letter in lost), error.end


if __name__ == "__main__":
    sys.exit(main())
