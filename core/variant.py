"""What can be agreed for a match: its options, and when each of them means anything."""

from collections.abc import Mapping

from core.records import Record


class Variant(Record, frozen=True):
    """A match option: its word key is `option.<key>`, that of a value `option.<key>.<value>`."""

    key: str
    values: tuple[str, ...]
    default: str
    alone: str = ""
    """What it is, if not that, where one person plays every seat."""
    head: int = 0
    """Its place among those that say what kind of match it is (edition, mode, level); 0: none."""
    before: str = ""
    """What it was, if not that, in matches from before there was a choice."""
    when: tuple[str, ...] = ()
    """Another option, and the values of that with which alone this one changes anything."""
    seats: int = 1
    """The fewest seats with which it does."""
    seated: bool = False
    """Whether its numbers are seats: those that nobody sits at are not offered."""

    def offered(self, chosen: Mapping[str, str], seats: int) -> tuple[str, ...]:
        """The values that can be chosen in such a match; none where it would change nothing."""
        if seats < self.seats or (self.when and chosen[self.when[0]] not in self.when[1:]):
            return ()
        return tuple(
            value
            for value in self.values
            if not (self.seated and value.isdigit() and int(value) > seats)
        )
