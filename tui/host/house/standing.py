"""How tables stand in the lists of the host."""

from core.words import Words, message
from tui.host.disk.record import told
from tui.host.house.house import House
from tui.host.table.table import Table
from tui.words.columns import columns
from tui.words.language import words as words_of


def listed(house: House, who: str, words: Words) -> str:
    """My tables and those that are open to all, as plain lines."""
    rows = []
    for table in house.listed(who):
        record = table.record
        names = ", ".join(chair.name or "?" for chair in record.chairs)
        kind = told(record, words_of(record.game, words.language))
        rows.append((record.code, record.game, standing(table, who, words), names, kind))
    if not rows:
        return words.word("serve.tables_none") + "\n"
    return "".join(f"{line}\n" for line in columns(rows))


def standing(table: Table, who: str, words: Words) -> str:
    """How a table stands for somebody: my turn, whose turn, how many seats are free, over."""
    record = table.record
    if record.over:
        names = ", ".join(record.chairs[seat].name for seat in record.winners)
        return words.say(message("serve.won", names=names)) if names else words.word("serve.over")
    if record.closed:
        return words.word("serve.shut")
    if record.abandoned:
        return words.word("serve.abandoned")
    if table.stuck is not None:
        return words.word(f"serve.stands.{table.stuck.kind}")
    free = sum(chair.free for chair in record.chairs)
    if free:
        return words.say(message("serve.free", n=free))
    if record.seat_of(who) is None:  # who looks at a list is not told each move of others
        return words.word("serve.played")
    waiting = table.waiting()
    if record.seat_of(who) in waiting:
        return words.word("serve.your_turn")
    if waiting:
        names = ", ".join(table.name(seat) for seat in waiting)
        return words.say(message("serve.turn_of", names=names))
    return words.word("serve.bots_turn")
