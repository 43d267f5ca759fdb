"""What belongs to a person: their name at every table, and the chairs that hold their id."""

from msgspec.structs import replace

from core.errors import Refused
from tui.host.disk.names import apart
from tui.host.disk.people import Person
from tui.host.house.house import House
from tui.host.table.table import Table
from tui.host.table.visit import Visit


def rename(house: House, who: str, name: str) -> Person:
    """Another name, at every table that is still played; what is over stays as it was. Raises Refused."""
    person = house.people.rename(who, name)
    for table in house.shelf.of(who):
        if table.open:
            _called(table, who, person.name)
    house.talk.belongs(who, who, person.name)
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
    table.keep(apart(replace(table.record, chairs=chairs)))
    table.talk.belongs(who, who, name)
    table.changed()


def clash(house: House, one: str, other: str) -> list[str]:
    """The codes of the tables where two who are to be one both have a seat."""
    return [
        table.record.code
        for table in house.shelf.of(one)
        if table.open and None not in (table.record.seat_of(one), table.record.seat_of(other))
    ]


def seats(house: House, who: str) -> int:
    """At how many tables that are still played somebody sits."""
    return sum(
        table.open and table.record.seat_of(who) is not None for table in house.shelf.of(who)
    )


def join(house: House, who: str, key: str, keep: Visit) -> Person:
    """A key brings in another person from now on, and what was its own person's is theirs.

    `keep` is the one session of it that does not end. Raises Refused, and then nothing has changed: where both sit at one table, one of them must
    have left it first, for nobody plays against themselves.
    """
    old = house.people.owner(key).id
    both = clash(house, who, old)
    if both:
        raise Refused("serve.join.clash", codes=", ".join(both))
    person = house.people.joins(who, old)  # first, for it may be refused
    keep.person = person
    _all_out(house, old, "serve.join.out")
    _take(house, old, who)
    house.changed()
    return house.people.get(who)


def take_over(house: House, guest: str, who: str) -> Person:
    """What a guest had becomes that of somebody with a key. Raises Refused as `join` does."""
    both = clash(house, who, guest)
    if both:
        raise Refused("serve.join.clash", codes=", ".join(both))
    _all_out(house, guest, "serve.join.out")
    name = house.people.get(guest).name
    house.people.remove(guest)  # their name is free, perhaps for this very person
    if name and not house.people.get(who).name:
        house.people.rename(who, name)
    _take(house, guest, who)
    house.changed()
    return house.people.get(who)


def lose(house: House, who: str, key: str) -> Person:
    """A key that brings nobody in any more; whoever came with it goes. Raises Refused."""
    person = house.people.loses(who, key)
    for visit in list(house.visits):
        if visit.fingerprint == key:
            _out(house, visit, "serve.keys.gone")
    return person


def forget(house: House, who: str) -> None:
    """Nothing is known of somebody any more: their seats are given up, their sessions end.

    Where they sat stands somebody; the saves stay as they are, since they are the others' too.
    """
    _all_out(house, who, "serve.keys.forgotten")
    house.erase(who)


def _all_out(house: House, who: str, why: str) -> None:
    """Somebody is nobody any more."""
    for visit in list(house.visits):
        if visit.person.id == who:
            _out(house, visit, why)


def _out(house: House, visit: Visit, why: str) -> None:
    """A session ends; until it has, it plays no seat any more."""
    cut = visit.cut
    busy = list(house.shelf.busy.values())
    ports = [port for table in busy for port in table.ports if port.visit is visit]
    house.exit(visit)
    for port in ports:
        port.seat = None
    if cut is not None:
        cut(why)


def _take(house: House, old: str, new: str) -> None:
    """Every chair of one is the other's; so is what they have said, and who does not read it."""
    name = house.people.get(new).name
    for table in house.shelf.of(old):
        record = table.record
        chairs = tuple(
            chair
            if chair.person != old
            else replace(chair, person=new, name=(name or chair.name) if table.open else chair.name)
            for chair in record.chairs
        )
        sat = tuple(dict.fromkeys(new if each == old else each for each in record.sat))
        host = new if record.host == old else record.host
        taken = replace(record, chairs=chairs, sat=sat, host=host)
        if taken == record:
            continue
        table.keep(taken)
        table.talk.belongs(old, new, name)
        table.changed()
    house.talk.belongs(old, new, name)
    for visit in house.visits:
        if old in visit.muted:
            visit.muted.add(new)
