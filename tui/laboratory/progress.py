"""A bar on the terminal for what takes long; nothing where stderr is not a terminal."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def shown(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The same items, counted on a bar as they come; it is gone when they end."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich import progress  # noqa: PLC0415 - only people need it
    from rich.console import Console  # noqa: PLC0415

    columns = (
        progress.TextColumn("{task.description}"),
        progress.BarColumn(None),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    bar = progress.Progress(*columns, console=console, transient=True)
    try:
        with bar:
            task = bar.add_task(label, total=total)
            for item in items:
                yield item
                bar.advance(task)
    finally:  # told to end while it was being drawn for the first time, or the last
        bar.stop()
        console.show_cursor()
