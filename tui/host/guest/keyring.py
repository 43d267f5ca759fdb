"""The part of a guest's application that shows the keys of a person, and changes what they open."""

from functools import partial

from core.words import message
from tui.host.folk import belonging
from tui.host.guest.known import Known
from tui.widgets.sheet import Row, Sheet


class Keyring(Known):
    """Keys are added by a code, removed, found again; and all that is known can be forgotten."""

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
                command = f"ssh -t {self.line.door.way} {code}"
                self.tell(message("serve.keys.code", command=command), "serve.keys")
            case "lose":
                sure = [message("serve.keys.lose.sure", key=self._short(key))]
                self.sure(sure, partial(self._loses, key))
            case "find":
                self.attempt(partial(self.house.people.finds, self.person.id, key))
                self.to_keys()
            case "forget":
                n = belonging.seats(self.house, self.person.id)
                sure = [message("serve.keys.forget.sure", name=self.person.name, n=n)]
                self.sure(sure, partial(belonging.forget, self.house, self.person.id))
            case _:
                pass

    def _loses(self, key: str) -> None:
        self.attempt(partial(belonging.lose, self.house, self.person.id, key))
        self.to_keys()
