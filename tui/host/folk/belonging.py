"""What belongs to a person: their name at every table, and the chairs that hold their id."""

from collections import deque
from dataclasses import replace as changed

from msgspec.structs import replace

from tui.host.disk.people import Person
from tui.host.house.house import House
from tui.host.house.table import Table


def rename(house: House, who: str, name: str) -> Person:
    """Another name, at every table that is still played; what is over stays as it was. Raises Refused."""
    person = house.people.rename(who, name)
    for table in house.tables.values():
        if table.open:
            _called(table, who, person.name)
    house.changed()
    return person


def settle(house: House) -> None:
    """Chairs of open tables bear the names that people have now: those of before may be another's."""
    for table in house.tables.values():
        for chair in table.record.chairs if table.open else ():
            name = house.people.get(chair.person).name if chair.person else ""
            if name:
                _called(table, chair.person, name)


def _called(table: Table, who: str, name: str) -> None:
    """Somebody at a table is called something else from now on."""
    chairs = tuple(
        replace(chair, name=name) if chair.person == who else chair for chair in table.record.chairs
    )
    if chairs == table.record.chairs:
        return
    table.keep(replace(table.record, chairs=chairs))
    said = [changed(line, name=name) if line.person == who else line for line in table.talk]
    table.talk = deque(said, maxlen=table.talk.maxlen)
    table.changed()
