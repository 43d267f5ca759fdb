"""A bar on the terminal for what takes long; nothing where stderr is not a terminal."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from tui.process import signals

T = TypeVar("T")


def shown(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The same items, counted on a bar as they come; it is gone when they end."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich import progress
    from rich.console import Console

    columns = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(None),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
    )
    bar = progress.Progress(*columns, console=Console(stderr=True), transient=True)
    try:
        with signals.later():  # told to end in the middle of it, it would not find its way back
            bar.start()
        task = bar.add_task(label, total=total)
        for item in items:
            yield item
            bar.advance(task)
    finally:
        with signals.later():
            bar.stop()
