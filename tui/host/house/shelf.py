"""Where tables are found: by code, by person, by what strangers see. Nothing here looks through all of them."""

from collections.abc import Iterator
from itertools import islice

from tui.host.table.table import Table

LONGEST = 100
"""Tables of others that a list shows: the newest."""
Face = tuple[object, ...]


class Shelf:
    """Every table of the house; `put` has to be called whenever one is not as it was."""

    def __init__(self) -> None:
        """Empty."""
        self.tables: dict[str, Table] = {}
        """All by their id."""
        self.codes: dict[str, Table] = {}
        """All by their code."""
        self.open: dict[str, Table] = {}
        """Those that are waited for or played at."""
        self.busy: dict[str, Table] = {}
        """Those at which somebody is."""
        self.awake: dict[str, Table] = {}
        """Those whose match is open, or cannot be opened."""
        self._gathering: dict[str, Table] = {}
        """Those where strangers may sit down, the newest last."""
        self._of: dict[str, dict[str, Table]] = {}
        """Those where somebody has ever sat, by person."""
        self._faces: dict[str, Face] = {}

    def put(self, table: Table) -> bool:
        """File it under what it is now; whether strangers see another thing than before."""
        record, id_ = table.record, table.record.id
        self.tables[id_] = self.codes[record.code] = table
        for who in record.sat:
            self._of.setdefault(who, {})[id_] = table
        _among(self.open, table, here=record.open)
        _among(self.busy, table, here=bool(table.ports))
        _among(self.awake, table, here=table.save is not None or table.stuck is not None)
        _among(self._gathering, table, here=sittable(table))
        before, now = self._faces.get(id_, ()), face(table)
        self._faces[id_] = now
        if not now:
            del self._faces[id_]
        return before != now

    def drop(self, table: Table) -> None:
        """It is known no more."""
        id_ = table.record.id
        for where in (self.tables, self.open, self.busy, self.awake, self._gathering):
            where.pop(id_, None)
        self._faces.pop(id_, None)
        self.codes.pop(table.record.code, None)
        for who in table.record.sat:
            theirs = self._of.get(who, {})
            theirs.pop(id_, None)
            if not theirs:
                self._of.pop(who, None)

    def of(self, who: str) -> list[Table]:
        """Where somebody sits or ever sat; where they are forgotten, or another one by now, no more."""
        found = self._of.get(who, {})
        for id_ in [id_ for id_, table in found.items() if who not in table.record.sat]:
            del found[id_]
        return list(found.values())

    def gathering(self) -> list[Table]:
        """Where strangers may sit down, the newest first."""
        return list(islice(reversed(self._gathering.values()), LONGEST))

    def watched(self) -> Iterator[Table]:
        """Where strangers may look on: somebody is there."""
        return islice(filter(watchable, list(self.busy.values())), LONGEST)


def _among(where: dict[str, Table], table: Table, *, here: bool) -> None:
    if here:
        where.setdefault(table.record.id, table)
    else:
        where.pop(table.record.id, None)


def sittable(table: Table) -> bool:
    """Whether strangers find it in their list to sit down there."""
    record = table.record
    return record.open and record.public and not record.full and table.stuck is None


def watchable(table: Table) -> bool:
    """Whether strangers find it in their list to look on: only where somebody is."""
    record = table.record
    seen = record.open and record.public and record.watch and record.full and bool(record.save)
    return seen and bool(table.ports) and table.stuck is None


def face(table: Table) -> Face:
    """What a stranger's list shows of a table; nothing where it does not stand there."""
    if not (sittable(table) or watchable(table)):
        return ()
    record = table.record
    return record.id, record.full, bool(record.save), record.chairs
