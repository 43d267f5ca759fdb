"""The house: every table of the host, and everybody who is in."""

import time
from functools import partial

from msgspec.structs import replace

from core.bots.players import HUMAN
from core.errors import BadChoice, Refused
from core.words import Message, message
from saves import store
from tui.bots.worker import Thinking
from tui.host.disk import guests
from tui.host.disk.config import Config
from tui.host.disk.folder import HostFolder
from tui.host.disk.ledger import Ledger
from tui.host.disk.logs import english, note
from tui.host.disk.people import People, Person
from tui.host.disk.record import TableRecord, new_code, new_id
from tui.host.disk.revival import unopened
from tui.host.house import lists, loading
from tui.host.house.care import Care
from tui.host.house.lapse import HOUR
from tui.host.house.shelf import Shelf
from tui.host.house.turnstile import Turnstile
from tui.host.monitoring.counters import happened
from tui.host.table.away import STANDIN_AFTER
from tui.host.table.means import Means
from tui.host.table.port import HostedPort
from tui.host.table.table import Table
from tui.host.table.talk import Talk
from tui.host.table.visit import CALM, SLOW, Visit
from tui.match.running import PACE

MOST_TABLES = 8
"""Tables one person may have open at the same time."""


class House:
    """Finds tables, seats people, remembers everything."""

    def __init__(
        self,
        place: HostFolder,
        pool: Thinking,
        config: Config | None = None,
        *,
        pace: float = PACE,
        standin_after: float = STANDIN_AFTER,
    ) -> None:
        """`place` is open; `load` brings the tables back."""
        self.place = place
        self.config = config or Config()
        self.ledger = Ledger(place.path)
        self.people = People(place, self.ledger)
        self.shelf = Shelf()
        self.tables = self.shelf.tables
        self.broken: dict[str, Message] = {}
        """Files that could not be brought back, and why; they are left alone."""
        self.visits: list[Visit] = []
        self.talk = Talk()
        """What is said in the lobby."""
        self.draining: Message | None = None
        """What is told to who wants to come or to set up a table, while the host is being emptied."""
        self._new = Turnstile(self.config.tables_per_hour, HOUR)
        self.care = Care(self.shelf, self.people, self.ledger, self.config, place.rescued)
        self._means = Means(
            place,
            self.ledger,
            pool,
            filed=self._filed,
            changed=self._changed,
            pace=pace,
            standin_after=standin_after,
            since=time.time(),
        )

    # -- tables --------------------------------------------------------------------------------

    def load(self) -> None:
        """Bring every table back from the disk; what is damaged is named, and spoils no other.

        A match is opened only where it was played at lately: it may be a bot's turn there.
        """
        records, self.broken = loading.records(self.place.tables, self.config)
        tables = [Table(self._means, record) for record in records]
        for table in tables:
            self.shelf.put(table)
        self.care.later(loading.revive(tables, self.place.saves))
        self.care.begin()
        for table in self.shelf.open.values():
            for chair in table.record.chairs:
                if chair.person.startswith(guests.GUEST) and not chair.resigned:
                    self.people.expect(chair.person, chair.name)

    def past(self, table: Table) -> Table:
        """The same table with its match read in, for who wants to see it again; raises Refused."""
        table.wake()
        if table.save is None and table.record.save:
            try:
                table.save = store.watch(self.place.saves / table.record.save)
            except Refused as refused:
                raise Refused(unopened(refused).told) from refused
        return table

    def set_up(self, record: TableRecord, person: Person) -> Table:
        """A new table with this person at it; raises Refused."""
        if self.draining is not None:
            raise Refused(self.draining)
        self._room(person)
        seats = record.rules.seats
        if len(record.chairs) not in seats:
            least, most = seats[0], seats[-1]
            raise BadChoice("error.seats", n=len(record.chairs), least=least, most=most)
        record.rules.chosen(record.options)
        now = time.time()
        fresh = replace(
            record,
            id=new_id(),
            code=new_code(self.shelf.codes),
            host=person.id,
            turn=now,
            seen=now,
            rest=None,
            abandoned=False,
        )
        table = Table(self._means, fresh)
        self.shelf.put(table)
        table.keep(table.record)
        code, many = table.record.code, len(record.chairs)
        note("table.set_up", table=code, game=record.game, seats=many, public=record.public)
        table.sit(person.id, person.name)
        return table

    def _room(self, person: Person) -> None:
        """Whether there may be one more table that this person plays at; raises Refused."""
        if len(self.seats(person.id)) >= MOST_TABLES:
            raise Refused("serve.many_tables", n=MOST_TABLES)
        origin = next((each.origin for each in self.visits if each.person.id == person.id), "")
        if not self._new.may(origin or person.id):
            raise Refused("serve.fast_tables")
        if len(self.shelf.open) >= self.config.max_tables:
            self.care.tidy()
        if len(self.shelf.open) >= self.config.max_tables:
            raise Refused("serve.full")

    def bring_back(self, table: Table, person: Person) -> None:
        """If nobody came to it for long: it goes on, for one of its people; raises Refused."""
        if not table.record.abandoned or table.record.closed:
            return
        if table.record.seat_of(person.id) is None:
            raise Refused("serve.abandoned.not_yours")
        self._room(person)
        table.bring_back()

    def again(self, table: Table, person: Person) -> Table:
        """The rematch: the first who wants it sets it up, the others find it there."""
        following = self.tables.get(table.record.following)
        if following is None or not following.open:
            chairs = tuple(
                chair if chair.kind != HUMAN else replace(chair, person="", name="", resigned=False)
                for chair in table.record.chairs
            )
            fresh = replace(
                table.record,
                chairs=chairs,
                seed=None,  # those cards are known now
                save="",
                over=False,
                following="",
                sat=(),
                winners=(),
            )
            following = self.set_up(fresh, person)
            table.keep(replace(table.record, following=following.record.id))
            table.tell(message("serve.rematch", name=person.name), but=person.id)
            table.changed()
        else:
            following.sit(person.id, person.name)
        return following

    def listed(self, who: str) -> list[Table]:
        """The tables somebody sees, in the order of their list."""
        return [table for table, _ in lists.listed(self.shelf, who)]

    def by_code(self, code: str) -> Table | None:
        """The table of a code, in capitals or not."""
        return self.shelf.codes.get(code.strip().upper())

    # -- people --------------------------------------------------------------------------------

    def enter(self, visit: Visit) -> None:
        """Somebody is in."""
        self.visits.append(visit)
        self.care.asked(self.seats(visit.person.id))
        happened.add("visit")
        self.changed()

    def exit(self, visit: Visit) -> None:
        """Somebody has gone, however that came: their seats are kept, they are away."""
        if visit in self.visits:
            self.visits.remove(visit)
        visit.heard = visit.told = visit.cut = None
        for table in list(self.shelf.busy.values()):
            for port in [port for port in table.ports if port.visit is visit]:
                port.close()
        if not visit.person.lasting:
            self._forget()
        self.changed()

    def _forget(self) -> None:
        """Guests who have gone are remembered only by seats that wait for them."""
        self.people.forget({visit.person.id for visit in self.visits}, self._waited)

    def _waited(self, who: str) -> bool:
        """Whether a seat waits for somebody."""
        return any(table.open and table.record.seat_of(who) is not None for table in self._of(who))

    def _of(self, who: str) -> list[Table]:
        return self.shelf.of(who)

    def come_back(self, visit: Visit, code: str) -> bool:
        """Make a guest who they were before; False where nobody with this code ever sat down."""
        who = guests.id_of(code)
        tables = self._of(who)
        if not tables:
            return False
        tables.sort(key=lambda table: table.record.turn)
        chairs = [chair for table in tables for chair in table.record.chairs]
        name = self.people.get(who).name or next(
            (chair.name for chair in reversed(chairs) if chair.person == who), visit.person.name
        )
        visit.person = replace(visit.person, id=who, name=name)
        self._forget()  # first, for it may be that name that they have taken meanwhile
        visit.person = self.people.welcome(visit.person)
        self.care.asked(self.seats(who))
        self.changed()
        return True

    def seats(self, who: str) -> list[Table]:
        """The tables where somebody has a seat that can be played at."""
        return [
            table
            for table in self._of(who)
            if table.open and not table.stuck and table.record.seat_of(who) is not None
        ]

    def port(self, table: Table, visit: Visit) -> HostedPort:
        """A place at a table: one's seat, or behind the chairs; raises Refused."""
        person = visit.person
        seat = table.record.seat_of(person.id)
        if seat is None and not table.record.watch and person.id not in table.record.sat:
            raise Refused("serve.no_watching")
        if seat is not None:
            table.away.back(seat)
            for old in [port for port in table.ports if port.seat == seat]:
                old.oust()
                table.ports.remove(old)
        port = HostedPort(self.past(table), visit, seat)
        self._filed(table.record.id)
        table.changed()
        return port

    def erase(self, who: str) -> tuple[str, ...]:
        """Forget somebody; the saves that still tell of them, which belong to others, too."""
        somebody, saves = english().word("serve.somebody"), list[str]()
        for table in self.shelf.of(who):
            seat = table.record.seat_of(who) if table.open else None
            if seat is not None:
                table.leave(seat)
            table.keep(table.record.forgetting(who, seat, somebody))
            table.talk.belongs(who, "", somebody)
            saves += [table.record.save] if table.record.save else []
        self.talk.belongs(who, "", somebody)
        for visit in self.visits:
            if visit.person.id == who:  # what they still do until they are out is nobody's
                visit.person = Person(guests.id_of(guests.new_code()))
        self.people.remove(who)
        self.changed()
        return tuple(saves)

    # -- telling -------------------------------------------------------------------------------

    def _filed(self, id_: str) -> None:
        """A table is not as it was: it is found as it is now, though nobody is told yet."""
        table = self.tables.get(id_)
        if table is not None and self.shelf.put(table):
            table.when_written(partial(self.changed, SLOW))

    def _changed(self, id_: str) -> None:
        """Its own people look at once where they look at lists."""
        table = self.tables.get(id_)
        if table is not None:
            for visit in self.visits:
                if visit.person.id in table.record.sat:
                    visit.changed(CALM)

    def announce(self, what: Message, table: Table | None = None) -> int:
        """A sentence from the owner of the host, for everybody or for one table; how many read it."""
        tables = [table] if table is not None else list(self.shelf.busy.values())
        at = [port.visit for each in tables for port in each.ports]
        for each in tables:
            if each.ports:
                each.tell(what)
                each.changed()
        beside = self.beside(table)
        for visit in beside:
            visit.tell(what)
        return len(at) + len(beside)

    def beside(self, table: Table | None = None) -> list[Visit]:
        """Who is at no table, of everybody or of those who have a seat at one."""
        at = [port.visit for each in self.shelf.busy.values() for port in each.ports]
        return [
            visit
            for visit in self.visits
            if visit not in at
            and (table is None or table.record.seat_of(visit.person.id) is not None)
        ]

    def changed(self, within: float = SLOW) -> None:
        """Everybody in the lobby looks again, once for all that happens meanwhile."""
        for visit in self.visits:
            visit.changed(within)

    def close(self) -> None:
        """Everything is on the disk, or the log says what is not; let go of it."""
        self.people.save()
        self.ledger.settle()
        self.people.look()
        self.care.put_away()
        self.ledger.close()
