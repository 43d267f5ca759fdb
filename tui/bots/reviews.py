"""The reviews of all tables: each match is thought over once, for everybody who wants to see it."""

import asyncio
import contextvars
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from tui.bots.review import Course
from tui.bots.swings import Swing

MOST = 100
"""Of so many matches it stays known; of others it is found out anew."""
Found = tuple[Swing, ...] | None
Study = Callable[[], Coroutine[Any, Any, Found]]


@dataclass
class _Studied:
    """A match that is being thought over."""

    task: asyncio.Task[Found]
    readers: int = 0
    """How many wait for it."""


class Reviews:
    """What is known of matches that are over; who leaves stops what nobody else waits for."""

    def __init__(self, most: int = MOST) -> None:
        """Nothing is known yet; of so many matches it is remembered."""
        self._most = most
        self._known: OrderedDict[Course, tuple[Swing, ...]] = OrderedDict()
        self._under_way: dict[Course, _Studied] = {}

    async def of(self, course: Course, study: Study) -> Found:
        """The turning points of a match, as they are known; else `study` finds them out."""
        if course in self._known:
            self._known.move_to_end(course)
            return self._known[course]
        if course not in self._under_way:
            self._under_way[course] = self._begun(course, study)
        studied = self._under_way[course]
        studied.readers += 1
        try:
            return await asyncio.shield(studied.task)
        finally:
            studied.readers -= 1
            if not studied.readers:
                studied.task.cancel()
                if self._under_way.get(course) is studied:
                    del self._under_way[course]

    def _begun(self, course: Course, study: Study) -> _Studied:
        # Not in the context of who has come first: it would keep their session alive.
        loop, context = asyncio.get_running_loop(), contextvars.Context()
        return _Studied(loop.create_task(self._found_out(course, study), context=context))

    async def _found_out(self, course: Course, study: Study) -> Found:
        found = await study()
        if found is not None:
            self._known[course] = found
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        return found
