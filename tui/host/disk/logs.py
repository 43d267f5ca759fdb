"""What the owner of a host may read: who came, what failed and where; never what lies on a table."""

import asyncio
import errno
import logging
from time import monotonic
from typing import Any

from core.words import Message, Words
from tui.host.monitoring import counters
from tui.host.monitoring.lines import line
from tui.words.language import LANGUAGES, words

log = logging.getLogger("hedgerow.serve")
log.setLevel(logging.INFO)
log.addFilter(counters.happened)  # what is in the log is counted, too


def note(event: str, level: int = logging.INFO, /, **fields: Any) -> None:  # noqa: ANN401 - whatever can be told
    """Write down that something has happened, in a fixed word, and what there is to know of it.

    `text`, where it is given, is a sentence that says all of it.
    """
    text = fields.pop("text", None)
    log.log(level, "%s", text or line(event, fields), extra=told(event, **fields))


def told(event: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    """The same for a line that is a sentence already: `log.warning(…, extra=told(…))`."""
    return {"event": event, "fields": fields}


def slots(what: Message) -> dict[str, Any]:
    """What a sentence tells of, each by its name: for programs."""
    return dict(what.args)


def trace(error: BaseException) -> tuple[type[BaseException], BaseException, Any]:
    """Where it happened, without what was said and without values: they may be secret cards."""
    bare = type(error)
    return bare, RuntimeError("not told"), error.__traceback__


def english() -> Words:
    """The words of all lines of the log."""
    return words(None, LANGUAGES[0])


def sentence(what: Message) -> str:
    """A message as the log has it: with its values."""
    return english().say(what)


class Strays:
    """Errors that nobody waited for: written down without values, and everything goes on."""

    CALM = 60.0
    """Seconds in which the same one is not told anew: where files run out it comes in hundreds."""
    SCARCE = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

    def __init__(self) -> None:
        """None yet."""
        self._told: dict[tuple[str, str], float] = {}

    def __call__(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What asyncio calls."""
        error = context.get("exception")
        kind, where = type(error).__name__, trace(error) if error is not None else None
        if isinstance(error, OSError) and error.errno in self.SCARCE:
            kind, where = error.strerror or kind, None
        stray, now = (str(context.get("message")), kind), monotonic()
        if now - self._told.get(stray, -self.CALM) >= self.CALM:
            self._told[stray] = now
            log.error("%s: %s", *stray, exc_info=where, extra=told("error"))
