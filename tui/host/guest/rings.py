"""Where Textual's objects lead back to themselves while somebody plays, and how they no longer do.

Python frees at once what nothing leads to. What leads to itself waits for a collection, which stops
everybody at the host for as long as it takes to look at all that is there. There is no way to be
asked about it: the methods that make such rings are replaced, each by itself and a little more.
What is left of an application when it ends is the matter of `ending`.
"""

import contextvars
from asyncio import Task
from collections.abc import Iterable
from functools import partial, wraps
from typing import Any

from textual._compositor import Compositor
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.cache import LRUCache
from textual.css.stylesheet import Stylesheet
from textual.filter import ANSIToTruecolor
from textual.strip import Strip
from textual.worker import Worker

Method = Any
"""One of Textual's."""


def open_for_good() -> None:
    """Textual makes no more rings with every frame, whosever frame it is; twice is once."""
    if hasattr(Strip.divide, "__wrapped__"):
        return
    textual: Any = Compositor
    textual._arrange_root = _arranged(textual._arrange_root)
    textual = Stylesheet
    textual._process_component_classes = _owned(textual._process_component_classes)
    textual = Worker
    textual._start = _started(textual._start)
    textual = LRUCache
    textual.clear, textual.__del__ = _cleared(textual.clear), _unlinked
    textual = Strip
    textual.divide = _divided(textual.divide)
    _remember_nobody()


def _divided(divide: Method) -> Method:
    """A strip that is not cut at all does not remember that it consists of itself."""

    @wraps(divide)
    def whole(strip: Strip, cuts: Iterable[int]) -> Any:
        length = strip.cell_length
        cuts = [cut for cut in cuts if cut <= length]
        return [strip] if cuts == [length] else divide(strip, cuts)

    return whole


def _arranged(arrange: Method) -> Method:
    """The function that places widgets calls itself, and so stays; what it has filled does not."""

    @wraps(arrange)
    def copied(*args: Any, **named: Any) -> Any:
        placed, widgets = arrange(*args, **named)
        found = placed.copy(), widgets.copy()
        placed.clear()
        widgets.clear()
        return found

    return copied


def _owned(process: Method) -> Method:
    """The nodes that stand for parts of a widget are the widget's, not those of their own styles."""

    @wraps(process)
    def owned(sheet: Stylesheet, node: Any) -> None:
        process(sheet, node)
        parts = list(node._component_styles.values())
        node._parts = [styles.node for styles in parts]
        for styles in parts:
            styles.base.node = styles.inline.node = None

    return owned


def _started(start: Method) -> Method:
    """A task knows its worker; the worker, once it has done its work, no task and no error."""

    @wraps(start)
    def started(worker: Worker[Any], *args: Any) -> None:
        start(worker, *args)
        if worker._task is not None:
            worker._task.add_done_callback(partial(_done, worker), context=contextvars.Context())

    return started


def _done(worker: Worker[Any], _task: Task[Any]) -> None:
    if worker._error is not None:  # it has been told; where it came from leads back to it
        worker._error.__traceback__ = None
    worker._task = worker._error = None


def _cleared(clear: Method) -> Method:
    """The entries of a cache stand in a circle."""

    @wraps(clear)
    def emptied(cache: LRUCache[Any, Any]) -> None:
        _unlinked(cache)
        clear(cache)

    return emptied


def _unlinked(cache: LRUCache[Any, Any]) -> None:
    for link in cache._cache.values():
        link.clear()


def _remember_nobody() -> None:
    """Three methods remember what they have given, and whom: the last thousand of them, for ever."""
    textual: Any = StylesCache
    textual.get_inner_outer = classmethod(
        textual.get_inner_outer
    )  # whose it is makes no difference
    textual = XTermParser
    textual._parse_extended_key = textual._parse_extended_key.__wrapped__  # seldom the same twice
    textual = ANSIToTruecolor
    textual.__eq__, textual.__hash__ = _same, _hash  # those of a theme do the same


def _same(self: ANSIToTruecolor, other: object) -> bool:
    return isinstance(other, ANSIToTruecolor) and self._terminal_theme is other._terminal_theme


def _hash(self: ANSIToTruecolor) -> int:
    return id(self._terminal_theme)
