"""A table of the host, as people sit, play and talk at it.

What a player sees of it goes through a HostedPort; nothing here knows a screen.
"""

import time
from time import monotonic

from msgspec.structs import replace

from core.bots.players import HUMAN
from core.errors import CannotUndo, Refused
from core.game import Move
from core.journal import Note
from core.words import message
from tui.host.disk.names import apart
from tui.host.disk.record import Chair, name_for
from tui.host.table.bare import BareTable
from tui.host.table.visit import Onlooker
from tui.match.company import Said
from tui.match.consent import Asking
from tui.match.running import STANDIN


class Table(BareTable):
    """One match between people who may be anywhere."""

    def sit(self, person: str, name: str) -> int:
        """Take a free seat, or one's own; the match begins with the last one. Raises Refused."""
        own = self.record.seat_of(person)
        if own is not None:
            return own
        self.wake()
        if self.stuck is not None:
            raise Refused(self.stuck.told)
        if not self.open:
            raise Refused("serve.table_over")
        seat = next((at for at, chair in enumerate(self.record.chairs) if chair.free), None)
        if seat is None:
            raise Refused("serve.table_full")
        self.keep(apart(self.record.seated(seat, Chair(HUMAN, person, name))))
        self.tell(message("serve.sits", name=name), but=person)
        if self.save is None and self.record.full:
            self.begin()
        elif self.save is not None:
            self.back(seat)
        self.changed()
        return seat

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
        name = self.record.chairs[seat].name
        return name if name or self.save is None else self.journal.match.seats[seat].name

    def part(self, port: Onlooker) -> None:
        """Somebody does not look any more; their seat is kept."""
        self.ports.remove(port)
        self.quiet = monotonic()
        self.record = replace(self.record, seen=time.time())
        self.means.filed(self.record.id)
        if port.seat is not None:
            self.gone(port.seat)
        self.changed()
        self.rest()

    def play(self, seat: int, move: Move) -> None:
        """Answer for a seat; on the disk before anybody sees it. Raises Refused."""
        if not self.playing:
            raise Refused("serve.table_over")
        self.match.play(seat, move)

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
        gone = not (self.open or self.record.over) or self.stuck is not None or self.ended
        return gone or self.save is None or self.save.read_only

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
            self.begin()
        self.changed()
