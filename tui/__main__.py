"""The command line.

Nothing is imported before it is needed: `--version` answers at once, and only a command that
starts a screen brings Textual.
"""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from core import __version__
from tui.cli.asking import Usage, language, parse, parser
from tui.process import signals, streams
from tui.words import guess, plain

if TYPE_CHECKING:
    from tui.config.start import Start


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say: 0 well done, 1 what was asked about failed, 2 asked wrongly."""
    streams.settle()
    typed = sys.argv[1:] if argv is None else argv
    try:
        with signals.heard():
            code = _run(typed)
            streams.flush()
    except KeyboardInterrupt:
        return signals.code() or 130
    except BrokenPipeError:
        # Whoever read the output has gone.
        streams.silence(sys.stdout)
        return 1
    except streams.Unheard as wrong:
        streams.silence(sys.stdout)
        return _failed(typed, "cli.unheard", str(wrong))
    except Exception as wrong:
        # A signal that comes in the middle of an import may arrive here as another error.
        if signals.code():
            return signals.code()
        if isinstance(wrong, (OSError, MemoryError)):  # no more files, no more room to work in
            return _failed(typed, "cli.system", _why(wrong))
        raise
    return code


def _run(argv: Sequence[str]) -> int:
    if "--version" in argv:
        streams.put(f"hedgerow {__version__}\n")
        return 0
    spoken = language(argv)
    say = plain(spoken or guess(os.environ))
    try:
        given = parse(argv, say)
    except Usage as wrong:
        from tui.cli.dispatch import refuse

        return refuse(wrong, spoken)
    if given.help:
        streams.put(parser(given.command, say).format_help())
        return 0
    from tui.cli.dispatch import run

    done = run(given)
    return done if isinstance(done, int) else _show(done)


def _why(wrong: Exception) -> str:
    if isinstance(wrong, OSError) and wrong.strerror:
        return f"{wrong.strerror}: {wrong.filename}" if wrong.filename else wrong.strerror
    return str(wrong) or type(wrong).__name__


def _failed(argv: Sequence[str], key: str, why: str) -> int:
    """Say what the world has against it; how that is said is looked up only then."""
    from core.words import message
    from tui.cli.telling import complain
    from tui.words.language import words

    spoken = language(argv) or guess(os.environ)
    complain(words(None, spoken), message(key, why=why))
    return 1


def _show(start: "Start") -> int:
    """Start a screen, where there is one; the save is let go of whatever happens."""
    from tui.cli.telling import complain
    from tui.words.language import words

    said = words(None, start.language)
    try:
        if not _terminal():
            from core.words import message

            complain(said, message("cli.no_terminal"))
            return 2
        from tui.app.app import run

        code: int = run(start)
    finally:
        if start.save:
            start.save.close()  # the screen has said what there was to say about it
    return signals.code() or code


def _terminal() -> bool:
    """Whether a screen can be drawn and keys can be read."""
    both = sys.stdin.isatty() and sys.stdout.isatty()
    return both and os.environ.get("TERM") != "dumb"


if __name__ == "__main__":
    sys.exit(main())
