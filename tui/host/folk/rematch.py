"""The rematch of a match that is over: who of those who sat there waits for it already."""

from tui.host.house.house import House


def waiting(house: House, code: str, who: str) -> tuple[str, ...]:
    """Who else sits at the rematch of a table; nobody where there is no seat for this person any more."""
    table = house.by_code(code)
    following = house.tables.get(table.record.following) if table is not None else None
    if following is None or not following.open:
        return ()
    record = following.record
    if record.full and record.seat_of(who) is None:
        return ()
    return tuple(chair.name for chair in record.chairs if chair.person not in {"", who})
