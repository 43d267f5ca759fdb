"""What becomes of tables that nobody comes to. All of it stays on the disk but what was never played."""

from typing import Literal

from tui.host.disk.config import Config
from tui.host.disk.guests import GUEST
from tui.host.disk.record import TableRecord

HOUR = 3_600.0
DAY = 24 * HOUR
GATHERING = 7 * DAY
"""Seconds for which a table waits for its players at most."""

Fate = Literal["stays", "abandoned", "closed", "removed", "forgotten"]


def fate(record: TableRecord, config: Config, now: float) -> Fate:
    """What a table at which nobody is has come to; `now` in seconds since the epoch.

    abandoned: it goes from the lists, and its people can bring it back; closed: it was waited for
    in vain; removed: nothing was ever played there; forgotten: the host knows it no more, the disk does.
    """
    age = now - record.touched
    if record.open:
        longest = config.guest_hours * HOUR if of_a_guest(record) else config.table_days * DAY
        if not record.save:
            return "closed" if age > min(longest, GATHERING) else "stays"
        return "abandoned" if age > longest else "stays"
    if not record.save:
        return "removed" if age > GATHERING + DAY else "stays"
    return "forgotten" if age > config.past_days * DAY else "stays"


def of_a_guest(record: TableRecord) -> bool:
    """Whether nobody has to do with a table but one guest without a key."""
    people = {chair.person for chair in record.chairs if chair.person and not chair.resigned}
    return len(people) <= 1 and all(person.startswith(GUEST) for person in people)
