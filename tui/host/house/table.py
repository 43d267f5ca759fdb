"""A table of the host: seats, a match with its journal on the disk, and everybody who looks at it.

What a player sees of it goes through a HostedPort; nothing here knows a screen.
"""

import contextvars
import time
from pathlib import Path

from msgspec.structs import replace

from core.bots.players import HUMAN
from core.errors import CannotUndo, Refused
from core.game import AnyGame, Move
from core.journal import At, Entry, Journal, Line, Note
from core.words import Message, message
from saves import store
from saves.store import Save
from tui.host.disk import revival
from tui.host.disk.logs import log
from tui.host.disk.names import apart
from tui.host.disk.record import Chair, TableRecord, name_for, sitters
from tui.host.disk.revival import Stuck
from tui.host.house.away import Away
from tui.host.house.keeping import Keeping, Spare
from tui.host.house.means import Means
from tui.host.house.talk import Talk, recalled
from tui.host.house.visit import Onlooker
from tui.match.company import Said
from tui.match.consent import Asking
from tui.match.kept import Kept
from tui.match.running import STANDIN, Pace, Running


class Table:
    """One match between people who may be anywhere."""

    def __init__(self, means: Means, record: TableRecord, save: Save | None = None) -> None:
        """`save`: the match, once it has begun."""
        self.means = means
        self.record = record
        self.ports: list[Onlooker] = []
        self.away = Away(means.standin_after, self.stand_in)
        self.talk = Talk()
        self.keeping = Keeping(self, means.place.saves, means.ledger)
        self.ended = False
        """Whether the host stops: nothing is played any more."""
        self.stuck: Stuck | None = None
        """Why nothing more can be played here, though it is not over."""
        self._running: Running | None = None
        self._save: Save | None = None
        self.save = save
        self._recall()

    def revive(self) -> None:
        """The match as its file holds it now, and whether it can go on."""
        self.save, self.stuck = revival.match(self.means.place.saves, self.record)
        self._recall()
        if self.playing:
            self.settle()
            self.rest()  # if that was the end
        elif self.open and not self.record.save and self.record.full:
            self._begin()  # the host was ended between the last one's sitting down and the deal
        if self.playing:
            self.match.wake()
            for seat in self.match.people:
                self._gone(seat)

    def _recall(self) -> None:
        if self._save is not None:
            self.talk.recall(recalled(self._save.journal, self.record.chairs))

    def look(self) -> None:
        """Whether what kept it from going on is mended."""
        if self.stuck is None or self.ports:
            return
        before = self.stuck
        if self.save is not None:
            self.save.close()
        self.revive()
        if self.stuck is None:
            log.info("table %s goes on", self.record.code)
        if self.stuck != before:
            self.means.changed()

    # -- looking -------------------------------------------------------------------------------

    @property
    def save(self) -> Save | None:
        """The file of the match: none before it has begun, nor when it is over and nobody looks."""
        return self._save

    @save.setter
    def save(self, save: Save | None) -> None:
        if self._running is not None:
            self._running.stop()
        self._save, self._running = save, None
        if save is not None:
            means = self.means
            self._running = Running(
                save.journal,
                Kept(self.keeping, self.tell),
                means.pool,
                pace=Pace(bot=means.pace, person=self.record.clock),
                changed=self._after,
                # Not in the context of whoever has just played: it would keep their session alive.
                context=contextvars.Context,
            )
            self._running.taken = self._taken

    @property
    def match(self) -> Running:
        """The match of a table that has begun."""
        assert self._running is not None
        return self._running

    @property
    def journal(self) -> Journal:
        """The same as it is kept."""
        return self.match.journal

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.record.rules

    @property
    def open(self) -> bool:
        """Whether it is still waited for or played at."""
        return not (self.record.over or self.record.closed)

    @property
    def playing(self) -> bool:
        """Whether answers are waited for."""
        return self._save is not None and self.open and self.stuck is None and not self.ended

    def waiting(self) -> tuple[int, ...]:
        """The seats of people that owe an answer."""
        return self.match.waiting() if self.playing else ()

    @property
    def asking(self) -> Asking | None:
        """An undo that the others have been asked about."""
        return self._running.asking if self._running is not None else None

    def here(self, seat: int) -> bool:
        """Whether whoever has the seat is at the table."""
        return any(port.seat == seat for port in self.ports)

    def watchers(self) -> int:
        """How many look on."""
        return sum(port.seat is None for port in self.ports)

    # -- sitting -------------------------------------------------------------------------------

    def sit(self, person: str, name: str) -> int:
        """Take a free seat, or one's own; the match begins with the last one. Raises Refused."""
        own = self.record.seat_of(person)
        if own is not None:
            return own
        if self.stuck is not None:
            raise Refused(self.stuck.told)
        if self.record.over or self.record.closed:
            raise Refused("serve.table_over")
        seat = next((at for at, chair in enumerate(self.record.chairs) if chair.free), None)
        if seat is None:
            raise Refused("serve.table_full")
        self.keep(apart(self.record.seated(seat, Chair(HUMAN, person, name))))
        self.tell(message("serve.sits", name=name), but=person)
        if self.save is None and self.record.full:
            self._begin()
        elif self.save is not None:
            self.back(seat)
        self.changed()
        return seat

    def _begin(self) -> None:
        """Deal; the file is there before anybody sees a card."""
        record = self.record
        seats = sitters(record)
        folder_ = self.means.place.saves
        seed = store.secret_seed() if record.seed is None else record.seed
        save = store.begin(folder_, self.game, record.options, seats, seed, record.undo)
        self.save = save
        self.keeping.begin(save)
        self.keep(replace(record, save=save.path.name, turn=time.time()))

    def leave(self, seat: int) -> None:
        """Give a seat up for good: a bot takes it where that was agreed, else anybody may."""
        chair = self.record.chairs[seat]
        self.keep(self.record.seated(seat, Chair(HUMAN)))
        self.tell(message("serve.left", name=chair.name))
        for port in [port for port in self.ports if port.seat == seat]:
            port.close()
        if self.save is not None and self.record.standin:
            self.stand_in(seat)
        if not any(each.person for each in self.record.chairs):
            self.close()
        self.changed()

    def resign(self, seat: int) -> None:
        """Give the match up: a bot plays the seat to the end, and everybody knows."""
        self._played_here()
        chair = self.record.chairs[seat]
        self.match.note(Note("resign", seat))
        self.match.asking = None
        self.match.sit(seat, STANDIN)
        self.keep(self.record.seated(seat, replace(chair, resigned=True)))
        for port in self.ports:
            if port.seat == seat:
                port.seat = None
        self.tell(message("serve.resigned", name=chair.name))
        if not self.match.people:
            self.close()
        self.changed()

    def stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is away."""
        if self.playing and seat in self.match.people and not self.here(seat):
            self.match.sit(seat, STANDIN)
            self.tell(message("serve.standin", name=self.name(seat)))
            self.changed()

    def back(self, seat: int) -> None:
        """Whoever has the seat is at the table again: the bot hands it back."""
        if self.playing and seat not in self.match.people:
            self.match.sit(seat, HUMAN)
            self.tell(message("serve.back", name=self.name(seat)))

    def name(self, seat: int) -> str:
        """What whoever has the seat is called now."""
        return self.record.chairs[seat].name or self.journal.match.seats[seat].name

    # -- coming and going -------------------------------------------------------------------------

    def part(self, port: Onlooker) -> None:
        """Somebody does not look any more; their seat is kept."""
        self.ports.remove(port)
        if port.seat is not None:
            self._gone(port.seat)
        self.changed()
        self.rest()

    def _gone(self, seat: int) -> None:
        """Whoever has the seat is not at the table: a bot may stand in after a while."""
        if self.record.standin and self.playing and not self.here(seat):
            self.away.gone(seat)

    # -- playing -------------------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> None:
        """Answer for a seat; on the disk before anybody sees it. Raises Refused."""
        if not self.playing:
            raise Refused("serve.table_over")
        self.match.play(seat, move)

    def settle(self) -> None:
        """Write down that the match is over, or is not any more."""
        over = self.journal.over
        if over != self.record.over:
            self.keep(
                replace(
                    self.record,
                    over=over,
                    winners=self.game.winners(self.journal.state),
                    rounds=max(self.game.clock(s).round for s in self.journal.states[-2:]),
                )
            )

    def _taken(self, line: Line) -> None:
        """A line is about to be written."""
        if isinstance(line, Entry | At):
            self.record = replace(self.record, turn=time.time())

    def _after(self) -> None:
        self.settle()
        self.changed()

    def undo(self, seat: int, *, turn: bool, ask: bool) -> Asking | None:
        """Take back by the policy; what the others are asked where they have to agree. Raises Refused."""
        self._played_here()
        asking = self.match.undo((seat,), turn=turn, ask=ask)
        if asking is None:
            self.tell(message("serve.took_back", name=self.name(seat)))
            self.changed()
        return asking

    def agree(self, seat: int, *, yes: bool) -> None:
        """What a seat says to an undo that it was asked about."""
        decided = None if self._laid_away else self.match.agree(seat, yes=yes)
        if decided is not None and yes:
            self.tell(message("serve.took_back", name=self.name(decided.seat)))
        elif decided is not None:
            self.tell(message("serve.disagrees", name=self.name(seat)))
        self.changed()

    def redo(self, seat: int) -> None:
        """Forward again, for whoever took back (anybody where undo is free). Raises Refused."""
        self._played_here()
        self.match.redo((seat,))

    @property
    def _laid_away(self) -> bool:
        """Whether the match is only looked at any more."""
        gone = self.record.closed or self.stuck is not None or self.ended
        return gone or self._save is None or self._save.read_only

    def _played_here(self) -> None:
        if self._laid_away:
            raise CannotUndo("serve.table_over")

    def say(self, person: str, name: str, text: str) -> None:
        """A line of chat; what players say is kept with the match."""
        if self.ended:
            raise Refused("serve.table_over")
        self.talk.add(Said(person, name, text))
        seat = self.record.seat_of(person)
        if seat is not None and self.save is not None:
            self.match.note(Note("chat", seat, text))
        self.changed()

    # -- keeping -------------------------------------------------------------------------------

    @property
    def file(self) -> Path:
        """Where what is known of the table is remembered."""
        return self.means.place.tables / f"{self.record.id}.json"

    def keep(self, record: TableRecord) -> None:
        """Remember what is known of the table; what the disk does not take waits."""
        self.record = record
        self.means.ledger.write(self.file, lambda: self.record)

    def close(self) -> None:
        """Nobody wants to play on: the table goes from the lists, its save stays."""
        self.keep(replace(self.record, closed=True))
        if self._running is not None:
            self._running.stop()
        self.tell(message("serve.closed"))
        self.changed()

    def rest(self) -> None:
        """Nobody looks at a match that is over: its file is let go of until somebody does."""
        if not (self.playing or self.ports or self.ended):
            self.keeping.rest()

    def fill(self) -> None:
        """Bots for the seats that nobody has; the match begins if that was all it waited for."""
        for seat, chair in enumerate(self.record.chairs):
            if not chair.free:
                continue
            if self.save is not None:
                self.stand_in(seat)
            else:
                self.keep(self.record.seated(seat, Chair(STANDIN, "", name_for(seat, self.record))))
        if self.save is None and self.record.full:
            self._begin()
        self.changed()

    def end(self, spare: Spare) -> None:
        """The host stops: nothing more is played, and all of it is put away."""
        if not self.ended:
            self.ended = True
            if self._running is not None:
                self._running.stop()
            self.away.close()
            self.keeping.put_away(spare)

    # -- telling -------------------------------------------------------------------------------

    def tell(self, what: Message, but: str = "") -> None:
        """A sentence for everybody at the table."""
        for port in self.ports:
            if port.person.id != but:
                port.told.append(what)

    def changed(self) -> None:
        """Everybody who looks at it looks again, and the bots see whether they are asked."""
        if self.playing:
            self.match.wake()
        for port in self.ports:
            port.changed()
        self.means.changed()
