"""Whose work the loop does: what every task takes is put down to who has caused it."""

import asyncio
import contextvars
from collections.abc import Coroutine, Generator
from time import thread_time
from typing import Any

from tui.host.ssh.bucket import Share

_payer: contextvars.ContextVar[Share] = contextvars.ContextVar("payer")


def paid_by(share: Share) -> contextvars.Context:
    """For a task: all that comes of it, in whatever tasks, is taken from their share."""
    context = contextvars.Context()
    context.run(_payer.set, share)
    return context


class _Metered(Coroutine[Any, Any, Any]):
    """A coroutine with a clock beside it."""

    def __init__(self, inner: Coroutine[Any, Any, Any], share: Share) -> None:
        self._inner, self._share = inner, share
        self.__name__ = getattr(inner, "__name__", "")
        self.__qualname__ = getattr(inner, "__qualname__", "")

    def send(self, value: Any) -> Any:  # noqa: ANN401 - a coroutine's
        """A step of it."""
        began = thread_time()
        try:
            return self._inner.send(value)
        finally:
            self._share.spend(thread_time() - began)

    def throw(self, *error: Any) -> Any:  # noqa: ANN401 - a coroutine's
        """A step that begins with an error."""
        began = thread_time()
        try:
            return self._inner.throw(*error)
        finally:
            self._share.spend(thread_time() - began)

    def close(self) -> None:
        """Nothing more of it."""
        self._inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return (yield from self._inner.__await__())


def task(
    loop: asyncio.AbstractEventLoop,
    coro: Any,  # noqa: ANN401 - asyncio's
    **how: Any,  # noqa: ANN401 - asyncio's
) -> "asyncio.Future[Any]":
    """A factory of tasks for a loop: each with a clock, where somebody pays."""
    context = how.get("context")
    share = context.get(_payer) if context is not None else _payer.get(None)
    return asyncio.Task(coro if share is None else _Metered(coro, share), loop=loop, **how)
