"""Which verbs have become possible: they stand before the others."""

from tui.match.port import Snapshot


class Newly:
    """Remembers what each question could be answered with when it was asked last."""

    def __init__(self) -> None:
        """Nothing has been asked: then nothing is new."""
        self._before: dict[tuple[int, str], frozenset[str]] = {}
        self._at: tuple[int, str, int] | None = None
        self._found: frozenset[str] = frozenset()

    def at(self, snap: Snapshot) -> frozenset[str]:
        """The verbs of the present question that its seat did not have when it was asked the same."""
        asked = snap.prompt
        if asked is None:
            return frozenset()
        at = (asked.seat, asked.what, snap.moves)
        if at != self._at:
            open_ = frozenset(answer.verb for answer in asked.answers)
            self._found = open_ - self._before.get(at[:2], open_)
            self._before[at[:2]], self._at = open_, at
        return self._found
