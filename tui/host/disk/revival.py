"""A host comes back: what its folder holds of a table, and what keeps a match from going on."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from core.bots.players import BOTS, HUMAN
from core.errors import Refused
from core.words import Message, Words, message
from saves import store
from saves.errors import Locked, Missing, Newer
from saves.notices import Damage, ReadOnly
from saves.store import Save
from tui.host.disk import folder
from tui.host.disk.record import Record, told
from tui.words.language import LANGUAGES, words

Kind = Literal["damaged", "missing", "locked", "newer", "unreadable", "unwritable", "strange"]
_REFUSED: tuple[tuple[type[Refused], Kind], ...] = (
    (Missing, "missing"),
    (Locked, "locked"),
    (Newer, "newer"),
)
"""Why a save cannot be opened, as far as it is another thing for the people at a table."""


@dataclass(frozen=True)
class Stuck:
    """Why nothing more can be played at a table that is not over."""

    kind: Kind
    why: Message
    """For the owner of the host: with files and folders."""
    line: int = 0
    """From which line on the save is damaged, where it is that."""

    @property
    def told(self) -> Message:
        """For the people at the table, who know no files."""
        return message(f"serve.stuck.{self.kind}", line=self.line)

    def owned(self, record: Record, words: Words) -> str:
        """For the owner of the host: which table it is, and which file."""
        why = words.say(self.why)
        return words.say(message("serve.stuck", code=record.code, file=record.save, why=why))


def stuck(why: Message) -> Stuck:
    """What there is to know of a save that nothing can be added to, said of its table."""
    said = Message(why.key, why.args)  # the owner's command is sent the sentence alone
    if isinstance(why, Damage):
        return Stuck("damaged", said, why.line)
    return Stuck(why.because if isinstance(why, ReadOnly) else "unreadable", said)


def unopened(refused: Refused) -> Stuck:
    """Why a save cannot be opened, said of its table."""
    kinds = (kind for error, kind in _REFUSED if isinstance(refused, error))
    return Stuck(next(kinds, "unreadable"), refused.message)


def record(file: Path) -> Record:
    """The table in a file; raises Refused where it is damaged or a copy of another one."""
    found: Record | None = folder.read(file, Record, None)
    if found is None or found.id != file.stem:
        raise Refused("serve.record_copy", file=str(file))
    try:
        rules, seats = found.rules, range(len(found.chairs))
    except Refused as wrong:
        raise Refused("error.save_game", file=str(file), game=found.game) from wrong
    try:
        if not found.save:
            rules.chosen(found.options)
        told(found, words(found.game, LANGUAGES[0]))
    except Exception as wrong:  # somebody made it up: what a lobby cannot list may fail in any way
        raise Refused("serve.record_impossible", file=str(file)) from wrong
    whole = (
        len(seats) in rules.seats
        and all(seat in seats for seat in found.winners)
        and all(chair.kind in {HUMAN, *BOTS} for chair in found.chairs)
        and found.save == Path(found.save).name
    )
    if not whole:
        raise Refused("serve.record_impossible", file=str(file))
    return found


def match(saves: Path, record: Record) -> tuple[Save | None, Stuck | None]:
    """The match of a table that is still played, and what keeps it from being played on.

    Of one that is over the match is read only when it is asked for.
    """
    if not record.save or record.over or record.closed:
        return None, None
    try:
        save = store.resume(saves / record.save)
    except Refused as refused:
        return None, unopened(refused)
    agreed = save.journal.match
    if (agreed.game, len(agreed.seats)) != (record.game, len(record.chairs)):
        save.close()
        return None, Stuck("strange", message("serve.other_match", file=record.save))
    return save, stuck(save.notices[-1]) if save.read_only else None
