"""The ways out that somebody else chooses: a signal that would kill, a terminal that has gone.

Whatever has to be put right first is put right: by default a signal is raised where the program
stands, as Ctrl+C is; a screen leaves as if the player had. Who is told once is not told again.
"""

import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from types import FrameType

_BORNE = ("CHLD", "CLD", "CONT", "STOP", "TSTP", "TTIN", "TTOU", "URG", "WINCH", "INFO")
"""What kills nobody, or only stops."""
_FAULTS = ("KILL", "SEGV", "BUS", "FPE", "ILL")
"""What cannot be heard, or would come again for ever: the fault is still there afterwards."""
_TOLD = ("PIPE", "XFSZ")
"""What Python ignores: the write that caused it says so."""
DEADLY = frozenset(signal.valid_signals()) - {
    getattr(signal, f"SIG{name}", None) for name in (*_BORNE, *_FAULTS, *_TOLD)
}
"""The signals that would end the program where it stands."""
PATIENCE = 4.0
"""Seconds for leaving in good order; after that the terminal is given back without it."""
LAST = 30.0
"""Seconds for what is still to be written once the terminal has been given back."""


class Ended(KeyboardInterrupt):
    """A signal has told the program to end, where nothing else is to be done about it."""


class _Now:
    """What this process has been told."""

    number = 0
    """The first signal; 0 while there was none."""
    since = 0.0
    leave: Callable[[], object] | None = None
    """How to leave; None: where the program stands."""


def code() -> int:
    """The exit code that the signal asks for; 0 where nobody told the program to end."""
    return 128 + _Now.number if _Now.number else 0


@contextlib.contextmanager
def heard() -> Iterator[None]:
    """Signals that would kill end this process in good order; once told, to its very end."""
    _Now.number, _Now.leave = 0, None
    before = {}
    for number in DEADLY:
        was = signal.getsignal(number)
        if was is not signal.SIG_IGN:  # started by nohup, or behind an `&`
            with contextlib.suppress(OSError, ValueError):  # one of the system's; another thread
                signal.signal(number, _told)
                before[number] = was or signal.SIG_DFL
    try:
        yield
    finally:
        if not _Now.number:
            for number, was in before.items():
                signal.signal(number, was)


@contextlib.contextmanager
def by(leave: Callable[[], object]) -> Iterator[None]:
    """Meanwhile a signal calls this, and what runs goes on until that has led out of it."""
    _Now.leave = leave
    try:
        yield
    finally:
        if not _Now.number:
            _Now.leave = None


@contextlib.contextmanager
def later() -> Iterator[None]:
    """For what must not be broken off: a signal that comes meanwhile is raised behind it."""
    if _Now.leave is not None:  # then none is raised
        yield
        return
    before = _Now.number
    with by(lambda: None):
        yield
    if _Now.number != before:
        raise Ended


def mind(number: signal.Signals) -> None:
    """Hear this one, even where the program was started so as not to."""
    signal.signal(number, _told)


def _told(number: int, _frame: FrameType | None) -> None:
    """The handler of every one of them."""
    if not _Now.number:
        _Now.number, _Now.since = number, time.monotonic()
        if _Now.leave is None:
            raise Ended
        _Now.leave()
    elif _Now.leave is None and time.monotonic() > _Now.since + PATIENCE:  # once has not helped
        os._exit(code())


# -- a screen --------------------------------------------------------------------------------------


def shown(file: int, leave: Callable[[], object], give_back: Callable[[], bool]) -> None:
    """From here to the end there is a screen, or has been one: a signal calls `leave`.

    A terminal that goes counts as SIGHUP. Should the program hang so that it cannot leave,
    `give_back` is called; it says whether there was anything to be given back.
    """
    import threading

    # Who is told to outlive the terminal (nohup) would go on without keys, and without end.
    mind(signal.SIGHUP)
    _Now.leave = leave
    ours, theirs = os.pipe()
    os.set_blocking(theirs, False)
    signal.set_wakeup_fd(theirs, warn_on_full_buffer=False)
    threading.Thread(target=_watch, args=(ours, file, give_back), daemon=True).start()


def _watch(told: int, file: int, give_back: Callable[[], bool]) -> None:
    """Read which signals come, even where the program hangs and hears none of them."""
    import select

    poll, number = select.poll(), 0
    poll.register(told, select.POLLIN)
    poll.register(file, 0)  # only whether it is still there
    while not number:
        for end, _ in poll.poll():
            if end == told:
                number = next((each for each in os.read(told, 64) if each in DEADLY), 0)
            else:
                poll.unregister(file)
                os.kill(os.getpid(), signal.SIGHUP)
    time.sleep(PATIENCE)
    if not give_back():
        time.sleep(LAST)
    os._exit(128 + number)
