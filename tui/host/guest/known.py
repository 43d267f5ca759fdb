"""The part of a guest's application that knows who they are: name, code, and what those move."""

from collections.abc import Callable, Sequence
from functools import partial

from core.errors import Refused
from core.words import Message, message
from tui.host.disk import guests
from tui.host.disk.people import Person
from tui.host.folk import belonging, tickets
from tui.host.guest.ending import Ending
from tui.host.guest.lodging import Lodging, Wire
from tui.host.house.house import House
from tui.host.table.visit import Visit
from tui.widgets.asking import yes_or_no
from tui.widgets.entry import TextEntry
from tui.widgets.sheet import Row, Sheet


class Known(Ending):
    """Whoever comes has a name, and a code or keys that bring them back."""

    host: Lodging
    line: Wire
    visit: Visit

    @property
    def house(self) -> House:
        """Where everybody plays."""
        return self.host.house

    @property
    def person(self) -> Person:
        """Who plays here."""
        return self.visit.person

    @property
    def way_back(self) -> str:
        """The sentence with the code of a guest; "" for who has a key."""
        code = self.line.door.code
        return self.words.say(message("serve.guest.code", code=code)) if code else ""

    def keeping(self, code: str) -> str:
        """The command that brings the save of a finished match to this person's own machine."""
        door = self.line.door
        return (
            " ".join(filter(None, ("ssh", door.way, "save", code, door.code))) + f" > {code}.jsonl"
        )

    # -- names -----------------------------------------------------------------------------------

    def ask_name(self, then: Callable[[str | None], None], wrong: str = "") -> None:
        """What somebody wants to be called."""
        people = self.house.people
        now = self.person.name or people.suggestion(self.person.id, self.line.door.account)
        lines = wrong.split("\n") if wrong else []
        self.push_screen(
            TextEntry(self.look, self, "serve.name", lines, text=now, longest=16), then
        )

    def named(self, name: str | None) -> None:
        """Take the name that was typed, or ask once more."""
        given = name or self.person.name
        if not given:
            given = self.house.people.suggestion(self.person.id, self.line.door.account)
        try:
            self.visit.person = belonging.rename(self.house, self.person.id, given)
        except Refused as refused:
            self.ask_name(self.named, self.words.say(refused.message))
        else:
            self.called()

    def called(self) -> None:
        """There is a name now."""

    def rename(self) -> None:
        """Another name, from the lobby."""
        self.ask_name(self.named)

    # -- codes that say who one is -----------------------------------------------------------------

    def is_someone(self, code: str) -> bool:
        """Whether a code that was typed says who one is; then it has been seen to."""
        code = code.strip().upper()
        if tickets.is_code(code):
            self._joins(code)
            return True
        if guests.is_code(code) and self.person.lasting and self._sat(code):
            self._takes_over(guests.id_of(code))
            return True
        return False

    def _sat(self, code: str) -> bool:
        who = guests.id_of(code)
        return bool(self.house.shelf.of(who))

    def _takes_over(self, guest: str) -> None:
        """With a key, to the seats one had as a guest."""
        n = belonging.seats(self.house, guest)
        self.sure([message("serve.take", n=n)], partial(self._taken_over, guest))

    def _taken_over(self, guest: str) -> None:
        person = self.attempt(partial(belonging.take_over, self.house, guest, self.person.id))
        if person is not None:
            self.visit.person = person
            self._say(message("serve.take.done"))

    def _owner(self, code: str) -> Person | None:
        """Who has made a code, if they are still somebody here."""
        people = self.house.people
        owner = people.get(self.host.tickets.whose(code))
        return owner if owner.name and owner.id not in people.banned else None

    def _joins(self, code: str) -> None:
        """This key may become another person's, who has made the code."""
        mine, owner = self.person, self._owner(code)
        if owner is None:
            self.wrong_code("serve.join.unknown", code)
        elif not mine.lasting:
            self._say(message("serve.join.keyless"))
        elif owner.id == mine.id:
            self._say(message("serve.join.same"))
        else:
            n = belonging.seats(self.house, mine.id)
            told = [message("serve.join", name=owner.name)]
            if mine.name:
                told.append(message("serve.join.lose", mine=mine.name, name=owner.name, n=n))
            self.sure(told, partial(self._joined, code))

    def _joined(self, code: str) -> None:
        """It has been agreed to; where it is not refused, the code is used up."""
        owner = self._owner(code)
        if owner is None:
            self.wrong_code("serve.join.unknown", code)
            return
        # Whoever sits at this screen becomes the other one; their other sessions end.
        mine = self.person.id
        person = self.attempt(partial(belonging.join, self.house, owner.id, mine, keep=self.visit))
        if person is not None:
            self.host.tickets.use(code)
            self.visit.person = person
            self.line.door.belongs(person.id)
            self.house.changed()
            self._say(message("serve.join.done", name=person.name))

    def wrong_code(self, why: str, code: str) -> None:
        """A code that leads nowhere; so many are forgiven."""
        self.visit.tries -= 1
        if self.visit.tries <= 0:
            self.line.cut("serve.codes")
        else:
            self._say(message(why, code=code[:16]))

    # -- asking ------------------------------------------------------------------------------------

    def attempt(self, do: Callable[[], Person]) -> Person | None:
        """Do it; what is refused is said."""
        try:
            return do()
        except Refused as refused:
            self._say(refused.message)
            return None

    def _say(self, what: Message) -> None:
        """A sentence; then whoever has no name yet is asked for one."""
        self.tell(what, chosen=self._unnamed)

    def _unnamed(self, _: str | None = None) -> None:
        if not self.person.name:
            self.ask_name(self.named)

    def sure(self, told: Sequence[Message], agreed: Callable[[], object]) -> None:
        """Do something once it has been agreed to; the cursor stands on No."""
        said = self.words
        rows = [Row(line, hang=0) for what in told for line in said.say(what).split("\n")]
        rows.append(Row(""))
        rows += yes_or_no(said)
        sheet = Sheet(self.look, self, said.word("confirm"), rows, said.word("sheet.foot"))

        def answered(value: str | None) -> None:
            if value == "yes":
                agreed()
            else:
                self._unnamed()

        self.push_screen(sheet, answered)
