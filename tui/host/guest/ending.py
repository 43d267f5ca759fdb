"""What has ended is let go of, so that it is freed at once and not when somebody looks for garbage.

Textual's widgets know their styles, and these the widget; its applications a dozen things that
know them. Nothing is emptied that might still be asked: whatever has ended answers as before, only
with nothing in it.
"""

import contextvars
import sys
from asyncio import Task
from collections.abc import Iterable
from functools import partial
from typing import Any
from weakref import ref

from textual._compositor import Compositor
from textual._queue import Queue
from textual.dom import DOMNode
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget

from tui.app.app import HedgerowApp
from tui.widgets.zone import Zone


class Ending(HedgerowApp):
    """An application of which nothing stays, nor of any screen that has been left."""

    def __init__(self, theme: str, glyphs: str) -> None:
        """Nobody prints to a player."""
        super().__init__(theme, glyphs)
        # Textual would hand it to whoever came last, and each application would keep the one that
        # came before it.
        self._capture_stdout, self._capture_stderr = sys.stdout, sys.stderr  # type: ignore[assignment]

    # Textual starts what it shows in these two.

    def _register(self, parent: DOMNode, *widgets: Widget, **where: Any) -> list[Widget]:  # noqa: ANN401
        """Whatever is shown is let go of when it has been left."""
        started = super()._register(parent, *widgets, **where)
        _free(started)
        return started

    def _start_widget(self, parent: Widget, widget: Widget) -> None:
        """So are the bars at its edges."""
        super()._start_widget(parent, widget)
        _free([widget])

    def release(self) -> None:
        """It has ended, and its last words are said."""
        self.reviews.stop()
        del self.reviews
        for each in list(self._registry):
            let_go(each)
        let_go(self)
        own: Any = self  # Textual gives these to every application, and none of them may be missing
        own._animator._timer._callback = None
        own._animator.app = own._animate._obj = own._workers._app = own._logger._log = None
        own._driver = own._compose_screen = own._exception = None


def _free(nodes: Iterable[Widget]) -> None:
    """Each of these is let go of when it has done the last of what it was told."""
    for node in nodes:
        if node._task is not None:
            node._task.add_done_callback(partial(_over, ref(node)), context=contextvars.Context())


def _over(node: ref[Widget], _task: Task[None]) -> None:
    found = node()
    if found is not None:
        let_go(found)


def let_go(node: DOMNode) -> None:
    """This widget, screen or application has ended."""
    node.styles.base.node = node.styles.inline.node = None
    for each in vars(node).values():
        if isinstance(each, Timer):
            each.stop()
            each._callback = None
        elif isinstance(each, Queue):  # messages know who has sent them
            each.values.clear()
    node._next_callbacks.clear()
    node._pending_message = None
    if isinstance(node, Widget):
        node._layout_cache.clear()
    if isinstance(node, Screen):
        node._compositor = Compositor()
        node._layout_widgets.clear()
        node._callbacks.clear()
        node._result_callbacks.clear()
    if isinstance(node, Zone):
        node.painter = None
