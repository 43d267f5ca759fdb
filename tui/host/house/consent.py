"""A question to the other seats: may this be taken back."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Asking:
    """An undo that needs the consent of the others; a move in between makes it void."""

    seat: int
    """Who asks."""
    to: int
    """After how many moves the match would stand."""
    at: int
    """Where it stood when it was asked."""
    waiting: frozenset[int]
    """Who has not answered yet."""

    def without(self, seat: int) -> "Asking":
        """The same after one more has agreed."""
        return replace(self, waiting=self.waiting - {seat})
