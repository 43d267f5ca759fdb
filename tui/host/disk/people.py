"""Who has been here: a name for each key, and what they like. Names are unique and harmless."""

import asyncio
import contextvars
import logging
import os
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from core.errors import Refused
from core.words import Message, message
from tui.config.start import GLYPHS, THEMES
from tui.host.disk import files, networks, salvage
from tui.host.disk.folder import HostFolder
from tui.host.disk.guests import GUEST
from tui.host.disk.ledger import Ledger
from tui.host.disk.logs import log, note, sentence, slots, told
from tui.match.seating import LONGEST, tidy
from tui.words import LANGUAGES

_ALLOWED = frozenset(" -_.'")
MOST = 10_000
"""People a host remembers."""
CALM = 0.5
"""Seconds after which what somebody likes is written down."""
GENERIC = frozenset(("root", "admin", "user", "guest", "pi", "ubuntu", "git", "hedgerow"))
"""Account names that nobody chose for themselves."""


class Person(msgspec.Struct, frozen=True):
    """Somebody with a key, or a guest with a code."""

    id: str
    """The fingerprint of the key, or what is made of the code."""
    name: str = ""
    """"": not chosen yet."""
    language: str = ""
    theme: str = ""
    glyphs: str = ""
    art: bool = True
    bell: bool = False

    @property
    def lasting(self) -> bool:
        """Whether a key brings them back: then what they like is remembered."""
        return not self.id.startswith(GUEST)


def safe(name: str) -> str:
    """A name of letters, digits and a few signs, at most 16 of them; "" if nothing is left."""
    kept = "".join(letter for letter in tidy(name) if letter.isalnum() or letter in _ALLOWED)
    return tidy(kept)[:LONGEST].strip()


class People:
    """Everybody who ever came with a key, and the guests who are here now."""

    def __init__(self, place: HostFolder, ledger: Ledger | None = None) -> None:
        """Reads the files, and sets aside what is damaged; raises Refused. `ledger` writes them."""
        self._place = place
        self._ledger = ledger or Ledger(place.path)
        known, banned = salvage.read(place.people, Person), salvage.read(place.banned, str)
        self._known: dict[str, Person] = {person.id: person for person in known.values}
        self._there = {path for path in (place.people, place.banned) if os.path.lexists(path)}
        """The files that have been written."""
        self._later: asyncio.TimerHandle | None = None
        self.banned: set[str] = set(banned.values)
        """Keys, by their fingerprints, and networks."""
        self._shut: list[networks.Network] = self._networks()
        self.told: list[Message] = salvage.left(place.path)
        """What the owner of the host has to know of the files."""
        self.forgetful = known.wrong is not None
        """Whether some who have been here may not be known any more."""
        self._mend(place.people, known.wrong, "serve.aside.people", len(self._known))
        self._mend(place.banned, banned.wrong, "serve.aside.banned", len(self.banned))
        for what in self.told:
            note("file.aside", logging.ERROR, text=sentence(what), **slots(what))

    def _mend(self, path: Path, wrong: Message | None, told: str, n: int) -> None:
        """Another file with what could be read of a damaged one, which is kept."""
        if wrong is not None:
            aside = salvage.set_aside(path)
            self.told += [wrong, message(told, file=aside.name, n=n)]
            self._write(path)

    def get(self, who: str) -> Person:
        """A person by id; somebody new has no name yet."""
        return self._known.get(who) or Person(who)

    def recall(self, seats: Iterable[tuple[str, str]]) -> None:
        """Where people have been forgotten: the names of those who have a seat are theirs again."""
        for who, name in seats if self.forgetful else ():
            known = who and name and who not in self._known and self.named(name) is None
            if known and not who.startswith(GUEST):
                self.put(Person(who, name))

    def knows(self, who: str) -> bool:
        """Whether anything is kept of them."""
        return who in self._known

    def named(self, name: str) -> Person | None:
        """Who has this name, whatever its capitals."""
        wanted = name.casefold()
        return next((each for each in self._known.values() if each.name.casefold() == wanted), None)

    def rename(self, who: str, name: str) -> Person:
        """Take a name; raises Refused when it is empty or somebody else's."""
        chosen = safe(name)
        if not chosen:
            raise Refused("serve.name_empty")
        other = self.named(chosen)
        if other is not None and other.id != who:
            guests = not (other.lasting or self.get(who).lasting)
            raise Refused("serve.name_guest" if guests else "serve.name_taken", name=chosen)
        return self.put(msgspec.structs.replace(self.get(who), name=chosen))

    def like(self, who: str, **likes: str | bool) -> Person:
        """Remember what somebody likes."""
        return self.put(msgspec.structs.replace(self.get(who), **likes))

    def put(self, person: Person) -> Person:
        """Remember a person; those without a key only until they leave."""
        if person.id not in self._known and len(self._known) >= MOST:
            raise Refused("serve.full")
        self._known[person.id] = person
        if person.lasting and self._later is None:
            try:
                loop = asyncio.get_running_loop()
            except RuntimeError:  # nobody is waiting: at once
                self.save()
            else:
                # Whoever holds a key down must not make everybody wait for the disk.
                self._later = loop.call_later(
                    CALM, files.aside, self.save, context=contextvars.Context()
                )
        return person

    def save(self) -> None:
        """Write everybody down who can come back."""
        if self._later is not None:
            self._later.cancel()
        self._later = None
        self._write(self._place.people)

    def look(self) -> None:
        """Without these files strangers take the names, and the banned come in: kept as they are."""
        if self._ledger.waiting is not None or not self._ledger.idle:
            return  # it is being tried
        for path in [path for path in self._there if not os.path.lexists(path)]:
            about = told("file.restored", file=path.name)
            log.warning("others have removed %s; written anew", path, extra=about)
            self._write(path)

    def _write(self, path: Path) -> None:
        self._ledger.write(path, self._lasting if path == self._place.people else self._sorted)
        self._there.add(path)

    def _lasting(self) -> list[Person]:
        return [each for each in list(self._known.values()) if each.lasting]

    def expect(self, who: str, name: str) -> None:
        """A seat waits for a guest: their name is nobody else's meanwhile."""
        self._known[who] = Person(who, name)

    def welcome(self, person: Person) -> Person:
        """A guest is back, under the name they had if it is still free."""
        self._known[person.id] = msgspec.structs.replace(person, name="")
        if not person.name:
            return self.get(person.id)
        try:
            return self.rename(person.id, person.name)
        except Refused:
            return self.rename(person.id, self.suggestion(person.id, person.name))

    def forget(self, here: set[str], waited: Callable[[str], bool]) -> None:
        """Guests who are not here leave only a name, and only where a seat waits for them."""
        for person in list(self._known.values()):
            if person.lasting or person.id in here:
                continue
            if waited(person.id):
                self.expect(person.id, person.name)
            else:
                del self._known[person.id]

    def suggestion(self, who: str, account: str) -> str:
        """A name that is free, from the account somebody came with."""
        wished = "" if account.casefold() in GENERIC else safe(account)
        base, number = wished or "Guest", 2
        found = base
        while (other := self.named(found)) is not None and other.id != who:
            ending = f" {number}"
            found, number = base[: LONGEST - len(ending)] + ending, number + 1
        return found

    def erase(self, who: str) -> None:
        """Nothing is known of this person any more; whether their key is banned is no part of that."""
        if self._known.pop(who, None) is not None:
            self.save()

    def ban(self, who: str) -> None:
        """A key, or a network, that may not enter any more."""
        self.banned.add(who)
        self._shut = self._networks()
        self._write(self._place.banned)

    def unban(self, who: str) -> None:
        """It may again."""
        self.banned.discard(who)
        self._shut = self._networks()
        self._write(self._place.banned)

    def shuts_out(self, address: str) -> bool:
        """Whether nobody may come from this address."""
        return bool(self._shut) and networks.within(address, self._shut)

    def _networks(self) -> list[networks.Network]:
        return [found for each in self.banned if (found := networks.network(each)) is not None]

    def _sorted(self) -> list[str]:
        return sorted(self.banned)


def likes(person: Person) -> tuple[str, str, str]:
    """Language, theme and glyphs where they are still known; "" where nothing was chosen."""
    known = (LANGUAGES, THEMES, GLYPHS)
    values = (person.language, person.theme, person.glyphs)
    language, theme, glyphs = (
        value if value in choices else "" for value, choices in zip(values, known, strict=True)
    )
    return language, theme, glyphs
