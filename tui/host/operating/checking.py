"""serve --check: reads what a host would read in its folder, and tries to write there.

Nothing of what lies there is changed, and a folder that is not there yet is not made.
"""

from collections.abc import Iterator
from time import monotonic
from typing import NamedTuple

from core.errors import Refused
from core.words import Message, Words, message
from saves import whole
from saves.errors import Missing
from saves.reader import begins, read
from tui.host.disk import files, revival, salvage
from tui.host.disk.folder import HostFolder
from tui.host.disk.people import Person
from tui.host.disk.record import TableRecord
from tui.host.disk.revival import Stuck, stuck, unopened

LONG = 30.0
"""Seconds after which no more tables are looked at."""
FEW = 10
"""Things that are not well, and are named."""
ROOM = 65_536
"""Bytes that are written: more than any move or table takes."""
TRIAL = ".trial.json"


class Checked(NamedTuple):
    """What there is to say of a folder."""

    told: list[str]
    """What has been read, and what its owner should know."""
    wrong: list[str]
    """What is not well."""


def check(place: HostFolder, words: Words, seconds: float = LONG) -> Checked:
    """Look at everything for so long at most; raises Refused where no host could begin there."""
    place.check()
    people, banned = salvage.read(place.people, Person), salvage.read(place.banned, str)
    tables = sorted(place.tables.glob("[!.]*.json"))
    wrong = [words.say(each.wrong) for each in (people, banned) if each.wrong is not None]
    until, looked, matches = monotonic() + seconds, 0, 0
    for file in tables:
        if looked and monotonic() > until:
            break
        looked += 1
        try:
            record = revival.record(file)
        except Refused as refused:
            wrong.append(words.say(refused.message))
            continue
        stuck = _stuck(place, record)
        matches += stuck is None and bool(record.save)
        wrong += [stuck.owned(record, words)] if stuck is not None else []
    counts = {"people": len(people.values), "banned": len(banned.values)}
    told = [message("serve.check.read", **counts, tables=looked, saves=matches)]
    told += [message("serve.check.unseen", n=len(tables) - looked)] if looked < len(tables) else []
    full = [*map(words.say, _unwritten(place))]
    told += [] if full else [message("serve.check.written")]
    said = [*map(words.say, told + salvage.left(place.path))]
    return Checked(said, [*full, *_few(wrong, words)])


def _few(wrong: list[str], words: Words) -> list[str]:
    more = len(wrong) - FEW
    return [*wrong[:FEW], words.say(message("serve.check.more", n=more))] if more > 0 else wrong


def _stuck(place: HostFolder, record: TableRecord) -> Stuck | None:
    """What keeps a match from being seen; one that is played is read to its end, others begin well."""
    past = record.over or record.closed
    if not record.save:
        return None
    try:
        if past:
            begins(place.saves / record.save)
            return None
        damage = read(place.saves / record.save).damage
    except Missing as missing:
        return None if past else unopened(missing)  # what is over may be thrown away
    except Refused as refused:
        return unopened(refused)
    return stuck(damage) if damage is not None else None


def _unwritten(place: HostFolder) -> Iterator[Message]:
    """Where nothing can be written."""
    there = [each for each in (place.path, place.tables, place.saves) if each.is_dir()]
    for folder in there or [next(at for at in place.path.parents if at.exists())]:
        trial = folder / TRIAL
        try:
            whole.write(trial, bytes(ROOM), access=0o600)
            trial.unlink()
        except OSError as wrong:
            yield message("serve.check.unwritten", folder=str(folder), why=files.why(wrong))
