"""The house: every table of the host, and everybody who is in."""

import time

from msgspec.structs import replace

from core.bots.players import HUMAN
from core.errors import BadChoice, Refused
from core.words import Message, message
from saves import store
from tui.bots.worker import Thinking
from tui.host.disk import guests, revival
from tui.host.disk.folder import HostFolder
from tui.host.disk.ledger import Ledger
from tui.host.disk.logs import english, log, sentence
from tui.host.disk.people import People, Person
from tui.host.disk.record import TableRecord, new_code, new_id
from tui.host.disk.revival import unopened
from tui.host.house.away import STANDIN_AFTER
from tui.host.house.care import Care
from tui.host.house.means import Means
from tui.host.house.port import HostedPort
from tui.host.house.table import Table
from tui.host.house.talk import Talk
from tui.host.house.visit import Visit
from tui.match.running import PACE

MOST_OPEN = 1_000
"""Tables that may be open at the same time."""
WEEK = 7 * 86_400.0
"""Seconds for which a table waits for its players."""
MOST_TABLES = 8
"""Tables one person may have open at the same time."""


class House:
    """Finds tables, seats people, remembers everything."""

    def __init__(
        self,
        place: HostFolder,
        pool: Thinking,
        *,
        pace: float = PACE,
        standin_after: float = STANDIN_AFTER,
    ) -> None:
        """`place` is open; `load` brings the tables back."""
        self.place = place
        self.ledger = Ledger(place.path)
        self.people = People(place, self.ledger)
        self.tables: dict[str, Table] = {}
        self.broken: dict[str, Message] = {}
        """Files that could not be brought back, and why; they are left alone."""
        self.visits: list[Visit] = []
        self.talk = Talk()
        """What is said in the lobby."""
        self.care = Care(self.tables, self.people, self.ledger, place.rescued)
        self._means = Means(place, self.ledger, pool, self.changed, pace, standin_after)

    # -- tables --------------------------------------------------------------------------------

    def load(self) -> None:
        """Bring every table back from the disk; what is damaged is named, and spoils no other."""
        for file in sorted(self.place.tables.glob("[!.]*.json")):
            try:
                record = revival.record(file)
            except Refused as refused:
                self.broken[file.name] = refused.message
                log.error("left alone: %s", sentence(refused.message))
            else:
                self.tables[record.id] = Table(self._means, record)
        for table in self.tables.values():
            table.revive()
            if table.stuck is not None:
                log.error("%s", table.stuck.owned(table.record, english()))
            for chair in table.record.chairs if table.open else ():
                if chair.person.startswith(guests.GUEST) and not chair.resigned:
                    self.people.expect(chair.person, chair.name)

    def past(self, table: Table) -> Table:
        """The same table with its match read in, for who wants to see it again; raises Refused."""
        if table.save is None and table.record.save:
            try:
                table.save = store.watch(self.place.saves / table.record.save)
            except Refused as refused:
                raise Refused(unopened(refused).told) from refused
        return table

    def set_up(self, record: TableRecord, person: Person) -> Table:
        """A new table with this person at it; raises Refused."""
        if len(self.seats(person.id)) >= MOST_TABLES:
            raise Refused("serve.many_tables", n=MOST_TABLES)
        self._tidy()
        if sum(table.open for table in self.tables.values()) >= MOST_OPEN:
            raise Refused("serve.full")
        seats = record.rules.seats
        if len(record.chairs) not in seats:
            least, most = seats[0], seats[-1]
            raise BadChoice("error.seats", n=len(record.chairs), least=least, most=most)
        record.rules.chosen(record.options)
        taken = {table.record.code for table in self.tables.values()}
        table = Table(
            self._means,
            replace(record, id=new_id(), code=new_code(taken), host=person.id, turn=time.time()),
        )
        self.tables[table.record.id] = table
        table.keep(table.record)
        table.sit(person.id, person.name)
        return table

    def _tidy(self) -> None:
        """Tables that nobody has come to for a week are nobody's any more."""
        long_ago = time.time() - WEEK
        for table in self.tables.values():
            record = table.record
            if not record.save and not record.closed and record.turn < long_ago:
                table.close()

    def again(self, table: Table, person: Person) -> Table:
        """The rematch: the first who wants it sets it up, the others find it there."""
        following = self.tables.get(table.record.following)
        if following is None or following.record.closed:
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

    def by_code(self, code: str) -> Table | None:
        """The table of a code, in capitals or not."""
        wanted = code.strip().upper()
        return next((t for t in self.tables.values() if t.record.code == wanted), None)

    def listed(self, who: str) -> list[Table]:
        """The tables somebody sees: where it is their turn, theirs, open ones, ones to watch, past."""

        def rank(table: Table) -> tuple[int, float]:
            record = table.record
            mine = record.seat_of(who)
            if record.over or record.closed:
                place = 4
            elif mine is not None:
                place = 0 if mine in table.waiting() else 1
            else:
                place = 3 if record.full else 2
            return place, -record.turn

        return sorted(filter(lambda table: self._sees(table, who), self.tables.values()), key=rank)

    @staticmethod
    def _sees(table: Table, who: str) -> bool:
        record = table.record
        if record.over or record.closed:
            return who in record.sat and bool(record.save) and record.over
        if table.stuck is not None:
            return who in record.sat
        if record.seat_of(who) is not None:
            return True
        return record.public and (not record.full or record.watch)

    # -- people --------------------------------------------------------------------------------

    def enter(self, visit: Visit) -> None:
        """Somebody is in."""
        self.visits.append(visit)
        self.changed()

    def exit(self, visit: Visit) -> None:
        """Somebody has gone, however that came: their seats are kept, they are away."""
        if visit in self.visits:
            self.visits.remove(visit)
        visit.heard = visit.cut = None
        for table in self.tables.values():
            for port in [port for port in table.ports if port.visit is visit]:
                port.close()
        if not visit.person.lasting:
            self._forget()
        self.changed()

    def _forget(self) -> None:
        """Guests who have gone are remembered only by seats that wait for them."""
        here = {visit.person.id for visit in self.visits}
        chairs = [chair for t in self.tables.values() if t.open for chair in t.record.chairs]
        self.people.forget(here, {chair.person for chair in chairs if not chair.resigned})

    def come_back(self, visit: Visit, code: str) -> bool:
        """Make a guest who they were before; False where nobody with this code ever sat down."""
        who = guests.id_of(code)
        tables = [table for table in self.tables.values() if who in table.record.sat]
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
        self.changed()
        return True

    def seats(self, who: str) -> list[Table]:
        """The tables where somebody has a seat that can be played at."""
        return [
            table
            for table in self.tables.values()
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
        table.changed()
        return port

    # -- telling -------------------------------------------------------------------------------

    def changed(self) -> None:
        """Everybody in the lobby looks again, once for all that happens at the same moment."""
        for visit in self.visits:
            visit.changed()

    def close(self) -> None:
        """Everything is on the disk, or the log says what is not; let go of it."""
        self.people.save()
        self.people.look()
        self.care.put_away()
        self.ledger.close()
