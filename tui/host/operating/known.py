"""The part of a guest's application that knows who they are: name, code, keys, and what that moves."""

from collections.abc import Callable, Sequence
from functools import partial

from core.errors import Refused
from core.words import Message, message
from tui.app.app import HedgerowApp
from tui.host.disk import guests
from tui.host.disk.people import Person
from tui.host.folk import belonging, tickets
from tui.host.house.house import House
from tui.host.house.visit import Visit
from tui.host.operating.lodging import Lodging, Wire
from tui.widgets.entry import TextEntry
from tui.widgets.sheet import Row, Sheet


class Known(HedgerowApp):
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

    def joining(self, code: str) -> str:
        """The command that leads to a code on another machine."""
        return f"ssh -t {self.line.door.way} {code}"

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
        return any(who in table.record.sat for table in self.house.tables.values())

    def _takes_over(self, guest: str) -> None:
        """With a key, to the seats one had as a guest."""
        n = belonging.seats(self.house, guest)
        self._sure([message("serve.take", n=n)], partial(self._taken_over, guest))

    def _taken_over(self, guest: str) -> None:
        person = self._try(partial(belonging.take_over, self.house, guest, self.person.id))
        if person is not None:
            self.visit.person = person
            self._say(message("serve.take.done"))

    def _joins(self, code: str) -> None:
        """This key may become another person's, who has made the code."""
        mine, owner = self.person, self.host.tickets.whose(code)
        if not owner:
            self.wrong_code("serve.join.unknown", code)
        elif not mine.lasting:
            self._say(message("serve.join.keyless"))
        elif owner == mine.id:
            self._say(message("serve.join.same"))
        else:
            name, n = self.house.people.get(owner).name, belonging.seats(self.house, mine.id)
            told = [message("serve.join", name=name)]
            if mine.name:
                told.append(message("serve.join.lose", mine=mine.name, name=name, n=n))
            self._sure(told, partial(self._joined, code))

    def _joined(self, code: str) -> None:
        """It has been agreed to; the code is used up."""
        owner, mine = self.host.tickets.use(code), self.person.id
        if not owner:
            self.wrong_code("serve.join.unknown", code)
            return
        # Whoever sits at this screen becomes the other one; their other sessions end.
        join = partial(belonging.join, self.house, owner, mine, keep=self.visit)
        person = self._try(join)
        if person is not None:
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

    # -- keys --------------------------------------------------------------------------------------

    def to_keys(self) -> None:
        """The keys that are this person's, and what can be done with them."""
        if not self.person.lasting:
            self.tell(message("serve.keys.guest", code=self.line.door.code), "serve.keys")
            return
        said, person, here = (
            self.words,
            self.house.people.get(self.person.id),
            self.visit.fingerprint,
        )
        rows = [Row(said.say(message("serve.keys.here", key=self._short(here))), "dim"), Row("")]
        rows.append(Row(said.word("serve.keys.add"), "text", "add"))
        for what, keys in (("lose", person.ways), ("find", person.lost)):
            rows += [
                Row(
                    said.say(message(f"serve.keys.{what}", key=self._short(key))),
                    "text",
                    f"{what}:{key}",
                )
                for key in keys
                if key != here
            ]
        rows.append(Row(said.word("serve.keys.forget"), "text", "forget"))
        sheet = Sheet(self.look, self, said.word("serve.keys.title"), rows, said.word("sheet.foot"))
        self.push_screen(sheet, self._keyed)

    def _short(self, key: str) -> str:
        """As much of a fingerprint as one needs to know it by, beside `ssh-keygen -l`."""
        return f"{key[:19]}{self.look.glyphs.dots}"

    def _keyed(self, chosen: str | None) -> None:
        what, _, key = (chosen or "").partition(":")
        match what:
            case "add":
                code = self.host.tickets.give(self.person.id)
                command = self.joining(code)
                self.tell(message("serve.keys.code", command=command), "serve.keys")
            case "lose":
                sure = [message("serve.keys.lose.sure", key=self._short(key))]
                self._sure(sure, partial(self._loses, key))
            case "find":
                self._try(partial(self.house.people.finds, self.person.id, key))
                self.to_keys()
            case "forget":
                n = belonging.seats(self.house, self.person.id)
                sure = [message("serve.keys.forget.sure", name=self.person.name, n=n)]
                self._sure(sure, partial(belonging.forget, self.house, self.person.id))
            case _:
                pass

    def _loses(self, key: str) -> None:
        self._try(partial(belonging.lose, self.house, self.person.id, key))
        self.to_keys()

    # -- asking ------------------------------------------------------------------------------------

    def _try(self, do: Callable[[], Person]) -> Person | None:
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

    def _sure(self, told: Sequence[Message], agreed: Callable[[], object]) -> None:
        """Do something once it has been agreed to; the cursor stands on No."""
        said = self.words
        rows = [Row(line, hang=0) for what in told for line in said.say(what).split("\n")]
        rows.append(Row(""))
        rows += [Row(said.word(f"answer.{each}"), "text", each) for each in ("yes", "no")]
        sheet = Sheet(self.look, self, said.word("confirm"), rows, said.word("sheet.foot"))
        sheet.at = 1

        def answered(value: str | None) -> None:
            if value == "yes":
                agreed()
            else:
                self._unnamed()

        self.push_screen(sheet, answered)
