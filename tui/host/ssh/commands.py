"""What may stand behind `ssh host`: a code, `watch CODE`, `save CODE`, `tables`. Nothing else.

Without a key one is known by one's own code: `save CODE OWN`.
"""

from dataclasses import dataclass
from functools import partial
from typing import Literal

from core.words import Words
from tui.host.disk import files, guests
from tui.host.disk.record import CODE, LETTERS
from tui.host.folk import tickets
from tui.host.house.house import House
from tui.host.house.standing import listed

LONGEST = 32
"""No command is longer."""


@dataclass(frozen=True)
class Ask:
    """What somebody who comes wants."""

    what: Literal["lobby", "join", "watch", "save", "tables"]
    code: str = ""
    own: str = ""
    """The code of a guest who has sat there."""

    @property
    def plain(self) -> bool:
        """Whether it needs no terminal."""
        return self.what in {"save", "tables"}


def understood(command: str | None) -> Ask | None:
    """What was asked for; None for everything that is not in the grammar."""
    if command is None:
        return Ask("lobby")
    if len(command) > LONGEST:
        return None
    match command.split():
        case ["tables"]:
            return Ask("tables")
        case [("watch" | "save") as what, code] if is_code(code):
            return Ask("watch" if what == "watch" else "save", code.upper())
        case ["save", code, own] if is_code(code) and guests.is_code(own):
            return Ask("save", code.upper(), own.upper())
        case [code] if is_code(code) or guests.is_code(code) or tickets.is_code(code):
            return Ask("join", code.upper())
        case _:
            return None


def is_code(text: str) -> bool:
    """Whether it can be the code of a table."""
    return len(text) == CODE and set(text.upper()) <= set(LETTERS)


async def answer(asked: Ask, house: House, who: str, words: Words) -> tuple[int, str]:
    """Exit status and text of a command that needs no terminal."""
    if asked.what == "tables":
        return 0, listed(house, who, words)
    table = house.by_code(asked.code)
    who = guests.id_of(asked.own) if asked.own else who
    if table is None or who not in table.record.sat:
        keyless = who.startswith(guests.GUEST) and not asked.own
        return 1, words.word("serve.no_save.guest" if keyless else "serve.no_save")
    if table.stuck is not None:
        return 1, words.say(table.stuck.told)
    if not table.record.over:
        return 1, words.word("serve.save_later")
    if table.keeping.warning is not None:  # the end of it is only in memory
        return 1, words.say(table.keeping.warning)
    path = house.place.saves / table.record.save
    try:
        return 0, await files.aside(partial(path.read_text, encoding="utf-8"))
    except FileNotFoundError:
        return 1, words.word("serve.stuck.missing")
    except (OSError, UnicodeDecodeError):
        return 1, words.word("serve.stuck.unreadable")
