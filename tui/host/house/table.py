"""A table of the host: seats, a match with its journal on the disk, and everybody who looks at it.

What a player sees of it goes through a HostedPort; nothing here knows a screen.
"""

import time
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from core.bots.players import HUMAN
from core.errors import CannotUndo, Refused
from core.game import AnyGame, Move, Prompt
from core.journal import Journal, Line, Note
from core.words import Message, message
from saves import store
from saves.store import Save
from tui.host.disk import revival
from tui.host.disk.logs import log
from tui.host.disk.record import Chair, Record, sitters
from tui.host.disk.revival import Stuck
from tui.host.house import consent
from tui.host.house.away import Away
from tui.host.house.bots import STANDIN, Bots, name_for
from tui.host.house.consent import Asking
from tui.host.house.keeping import Keeping, Spare
from tui.host.house.means import Means
from tui.host.house.talk import Said, recalled, talk
from tui.host.house.visit import Onlooker
from tui.match.port import forced


class Table:
    """One match between people who may be anywhere."""

    def __init__(self, means: Means, record: Record, save: Save | None = None) -> None:
        """`save`: the match, once it has begun."""
        self.means = means
        self.record = record
        self.save = save
        self.ports: list[Onlooker] = []
        self.bots = Bots(self, means.pool, means.pace)
        self.away = Away(means.standin_after, self.stand_in)
        self.asking: Asking | None = None
        """An undo that the others have been asked about."""
        self.talk = talk()
        self.keeping = Keeping(self, means.place.saves, means.ledger)
        self.ended = False
        """Whether the host stops: nothing is played any more."""
        self.stuck: Stuck | None = None
        """Why nothing more can be played here, though it is not over."""
        self._asked: tuple[Any, tuple[Prompt, ...]] = (None, ())
        self.talk.extend(recalled(self.journal, record.chairs))

    def revive(self) -> None:
        """The match as its file holds it now, and whether it can go on."""
        self.save, self.stuck = revival.match(self.means.place.saves, self.record)
        self.talk.clear()
        self.talk.extend(recalled(self.journal, self.record.chairs))
        if self.running:
            self.settle()
            self.rest()  # if that was the end
        elif self.open and not self.record.save and self.record.full:
            self._begin()  # the host was ended between the last one's sitting down and the deal
        if self.running:
            self.bots.wake()
            for seat in self.people():
                self._gone(seat)

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
    def journal(self) -> Journal | None:
        """The match, once it has begun."""
        return self.save.journal if self.save else None

    @property
    def match(self) -> Journal:
        """The match of a table that has begun."""
        assert self.save is not None
        return self.save.journal

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.record.rules

    @property
    def open(self) -> bool:
        """Whether it is still waited for or played at."""
        return not (self.record.over or self.record.closed)

    @property
    def running(self) -> bool:
        """Whether answers are waited for."""
        return self.save is not None and self.open and self.stuck is None and not self.ended

    @property
    def trouble(self) -> Message | None:
        """Why what was played last is not safe now."""
        return self.keeping.trouble

    def prompts(self) -> tuple[Prompt, ...]:
        """What is asked now; looked up anew only when it has changed: every lobby wants to know."""
        state = self.match.state
        if self._asked[0] is not state:
            self._asked = (state, self.game.prompts(state))
        return self._asked[1]

    def people(self) -> tuple[int, ...]:
        """The seats that people play now."""
        return tuple(seat for seat, kind in enumerate(self.match.kinds()) if kind == HUMAN)

    def waiting(self) -> tuple[int, ...]:
        """The seats of people that owe an answer."""
        if not self.running:
            return ()
        people = self.people()
        return tuple(prompt.seat for prompt in self.prompts() if prompt.seat in people)

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
        self.keep(self.record.seated(seat, Chair(HUMAN, person, name)))
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
        chair = self.record.chairs[seat]
        self._write(self.match.note(Note("resign", seat)))
        self._write(self.match.seat(seat, STANDIN))
        self.keep(self.record.seated(seat, replace(chair, resigned=True)))
        for port in self.ports:
            if port.seat == seat:
                port.seat = None
        self.asking = None
        self.tell(message("serve.resigned", name=chair.name))
        if not self.people():
            self.close()
        self.changed()

    def stand_in(self, seat: int) -> None:
        """A bot plays for somebody who is away."""
        if self.running and self.match.kinds()[seat] == HUMAN and not self.here(seat):
            self._write(self.match.seat(seat, STANDIN))
            self.tell(message("serve.standin", name=self.name(seat)))
            self.changed()

    def back(self, seat: int) -> None:
        """Whoever has the seat is at the table again: the bot hands it back."""
        if self.running and self.match.kinds()[seat] != HUMAN:
            self.bots.stop()
            self._write(self.match.seat(seat, HUMAN))
            self.tell(message("serve.back", name=self.name(seat)))

    def name(self, seat: int) -> str:
        """What whoever has the seat is called now."""
        return self.record.chairs[seat].name or self.match.match.seats[seat].name

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
        if self.record.standin and self.running and not self.here(seat):
            self.away.gone(seat)

    # -- playing -------------------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> None:
        """Answer for a seat; on the disk before anybody sees it. Raises Refused."""
        if not self.running:
            raise Refused("serve.table_over")
        self._write(self.match.play(seat, move))
        self._forced()
        self.asking = None
        self._after()

    def _forced(self) -> None:
        """Give the answers of people that leave no choice."""
        while asked := [
            prompt for prompt in self.prompts() if prompt.seat in self.people() and forced(prompt)
        ]:
            self._write(self.match.play(asked[0].seat, asked[0].answers[0].move, auto=True))

    def settle(self) -> None:
        """Write down that the match is over, or is not any more."""
        over = self.match.over
        if over != self.record.over:
            self.keep(
                replace(
                    self.record,
                    over=over,
                    winners=self.game.winners(self.match.state),
                    rounds=max(self.game.clock(s).round for s in self.match.states[-2:]),
                )
            )

    def _after(self) -> None:
        self.settle()
        self.record = replace(self.record, turn=time.time())
        self.changed()

    def undo(self, seat: int, *, turn: bool, ask: bool) -> None:
        """Take back by the policy; `ask` the others where they have to agree. Raises Refused."""
        self._played_here()
        others = {each for each in self.people() if each != seat}
        found = consent.back(self.match, seat, others, turn=turn, ask=ask)
        if isinstance(found, Asking):
            self.asking = found
            self.changed()
        else:
            self._back_to(found, seat)

    def answer(self, seat: int, *, yes: bool) -> None:
        """Whether a seat agrees to what was asked."""
        asking = self.asking
        if asking is None or seat not in asking.waiting or asking.at != self.match.cursor:
            return
        if not yes:
            self.asking = None
            self.tell(message("serve.disagrees", name=self.name(seat)))
            self.changed()
            return
        self._write(self.match.note(Note("consent", seat)))
        self.asking = asking.without(seat)
        if not self.asking.waiting:
            self.asking = None
            self._back_to(asking.to, asking.seat)
        self.changed()

    def redo(self, seat: int) -> None:
        """Forward again, for whoever took back (anybody where undo is free). Raises Refused."""
        self._played_here()
        to = consent.forward(self.match, seat)
        self.bots.stop()
        self._write(self.match.go(to, "redo", seat))
        self._after()

    def _played_here(self) -> None:
        """A match that has been laid away is only looked at."""
        gone = self.record.closed or self.stuck or self.ended
        if gone or self.save is None or self.save.read_only:
            raise CannotUndo("serve.table_over")

    def _back_to(self, to: int, seat: int) -> None:
        self.bots.stop()
        self._write(self.match.go(to, "undo", seat))
        self.tell(message("serve.took_back", name=self.name(seat)))
        self._after()

    def say(self, person: str, name: str, text: str) -> None:
        """A line of chat; what players say is kept with the match."""
        self.talk.append(Said(person, name, text))
        seat = self.record.seat_of(person)
        if seat is not None and self.save is not None:
            self._write(self.match.note(Note("chat", seat, text)))
        for port in self.ports:
            port.hear(self.talk[-1])
        self.changed()

    # -- keeping -------------------------------------------------------------------------------

    @property
    def file(self) -> Path:
        """Where what is known of the table is remembered."""
        return self.means.place.tables / f"{self.record.id}.json"

    def keep(self, record: Record) -> None:
        """Remember what is known of the table; what the disk does not take waits."""
        self.record = record
        self.means.ledger.write(self.file, lambda: self.record)

    def _write(self, line: Line) -> None:
        assert self.save is not None
        if self.ended:
            raise Refused("serve.table_over")
        self.keeping.write(self.save, line)

    def close(self) -> None:
        """Nobody wants to play on: the table goes from the lists, its save stays."""
        self.keep(replace(self.record, closed=True))
        self.tell(message("serve.closed"))
        self.changed()

    def rest(self) -> None:
        """Nobody looks at a match that is over: its file is let go of until somebody does."""
        if not (self.running or self.ports or self.ended):
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
            self.bots.close()
            self.away.close()
            self.keeping.put_away(spare)

    # -- telling -------------------------------------------------------------------------------

    def tell(self, what: Message, but: str = "") -> None:
        """A sentence for everybody at the table."""
        for port in self.ports:
            if port.person.id != but:
                port.news.append(what)

    def changed(self) -> None:
        """Everybody who looks at it looks again, and the bots see whether they are asked."""
        if self.asking is not None and self.asking.at != self.match.cursor:
            self.asking = None
        if self.running:
            self.bots.wake()
        for port in self.ports:
            port.changed()
        self.means.changed()
