"""Who is at a table of the host, and what they are doing."""

from core.bots.players import HUMAN
from tui.host.table.table import Table
from tui.match.company import Doing, Gathering, Seated


def gathering(table: Table) -> Gathering:
    """As everybody at the table knows it."""
    record = table.record
    return Gathering(
        code=record.code,
        seated=tuple(
            Seated(seat, table.name(seat), doing) for seat, doing in enumerate(_doings(table))
        ),
        watchers=table.watchers(),
        clock=record.clock,
        given=record.seed is not None,
        asking=table.asking,
    )


def _doings(table: Table) -> tuple[Doing, ...]:
    """What each seat is doing: a bot's, nobody's, away, here, thinking, resigned."""
    waiting = table.waiting()
    people, found = table.match.people, list[Doing]()
    for seat, chair in enumerate(table.record.chairs):
        if chair.resigned:
            found.append("resigned")
        elif chair.kind != HUMAN:
            found.append("bot")
        elif chair.free:
            found.append("left")
        elif not table.here(seat):
            found.append("away" if seat in people else "standin")
        else:
            found.append("thinking" if seat in waiting else "here")
    return tuple(found)
