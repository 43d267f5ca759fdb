"""What everybody at a table of the host is doing."""

from typing import TYPE_CHECKING

from core.bots.players import HUMAN

if TYPE_CHECKING:
    from tui.host.house.table import Table


def states(table: "Table") -> tuple[str, ...]:
    """What each seat is doing: a bot's, nobody's, away, here, thinking, resigned."""
    waiting = table.waiting()
    kinds = table.match.kinds()
    found = []
    for seat, chair in enumerate(table.record.chairs):
        if chair.resigned:
            found.append("resigned")
        elif chair.kind != HUMAN:
            found.append("bot")
        elif chair.free:
            found.append("left")
        elif not table.here(seat):
            found.append("away" if kinds[seat] == HUMAN else "standin")
        else:
            found.append("thinking" if seat in waiting else "here")
    return tuple(found)
