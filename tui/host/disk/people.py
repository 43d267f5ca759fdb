"""Who has been here: the keys that bring them in, a name that looks like no other, what they like."""

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
from tui.host.disk.names import GENERIC, looks, safe, strange
from tui.match.seating import LONGEST
from tui.words import LANGUAGES

MOST = 10_000
"""People a host remembers."""
CALM = 0.5
"""Seconds after which what somebody likes is written down."""
MOST_KEYS = 8
"""Keys that one person may have, those they have lost included."""


class Person(msgspec.Struct, frozen=True):
    """Somebody with a key, or a guest with a code."""

    id: str
    """The fingerprint of the first key, or what is made of the code."""
    name: str = ""
    """"": not chosen yet."""
    language: str = ""
    theme: str = ""
    glyphs: str = ""
    art: bool = True
    bell: bool = False
    dear: bool = True
    keys: tuple[str, ...] = ()
    """The fingerprints that bring them in; none: only the first one."""
    lost: tuple[str, ...] = ()
    """The keys that did, until they were lost."""

    @property
    def ways(self) -> tuple[str, ...]:
        """The keys that bring them in."""
        return self.keys or (self.id,)

    @property
    def lasting(self) -> bool:
        """Whether a key brings them back: then what they like is remembered."""
        return not self.id.startswith(GUEST)


class People:
    """Everybody who ever came with a key, and the guests who are here now."""

    def __init__(self, place: HostFolder, ledger: Ledger | None = None) -> None:
        """Reads the files, and sets aside what is damaged; raises Refused. `ledger` writes them."""
        self._place = place
        self._ledger = ledger or Ledger(place.path)
        known, banned = salvage.read(place.people, Person), salvage.read(place.banned, str)
        self._known: dict[str, Person] = {}
        self._owners: dict[str, str] = {}
        """Whose a key is or was."""
        self._alike: dict[str, set[str]] = {}
        """Who has a name that looks like that."""
        for person in known.values:
            self._keep(person)
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
            self._ledger.write_now(path, self._content(path))  # nobody waits for the host yet

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

    def owner(self, key: str) -> Person:
        """Who comes with a key."""
        return self.get(self._owners.get(key, key))

    def welcomes(self, key: str) -> bool:
        """Whether a key may come in: whose it is is not banned, and it is not lost."""
        person = self.owner(key)
        return self.banned.isdisjoint((key, person.id)) and key in person.ways

    def named(self, name: str) -> Person | None:
        """Who has this name, whatever its capitals."""
        wanted = name.casefold()
        known = (self._known[who] for look in looks(name) for who in self._alike.get(look, ()))
        return next((each for each in known if each.name.casefold() == wanted), None)

    def like_named(self, name: str, but: str) -> Person | None:
        """Somebody else whose name looks like this one."""
        alike = {who for look in looks(name) for who in self._alike.get(look, ())} - {but}
        return self._known[min(alike)] if alike else None

    def _keep(self, person: Person) -> None:
        self._drop(person.id)
        self._known[person.id] = person
        self._owners.update(dict.fromkeys((*person.ways, *person.lost, person.id), person.id))
        for look in looks(person.name) if person.name else ():
            self._alike.setdefault(look, set()).add(person.id)

    def _drop(self, who: str) -> None:
        person = self._known.pop(who, None)
        if person is None:
            return
        for key in (*person.ways, *person.lost, who):
            self._owners.pop(key, None)
        for look in looks(person.name):
            alike = self._alike.get(look, set())
            alike.discard(who)
            if not alike:
                self._alike.pop(look, None)

    def rename(self, who: str, name: str) -> Person:
        """Take a name; raises Refused when it is none, or looks like somebody else's."""
        chosen, person = safe(name), self.get(who)
        if not chosen:
            raise Refused("serve.name_empty")
        if chosen == person.name:
            return person  # names from before other rules stay
        if strange(chosen):
            raise Refused("serve.name_strange")
        other = self.like_named(chosen, who)
        if other is not None:
            if other.name.casefold() != chosen.casefold():
                raise Refused("serve.name_alike", name=chosen, other=other.name)
            guests = not (other.lasting or person.lasting)
            raise Refused("serve.name_guest" if guests else "serve.name_taken", name=chosen)
        return self.put(msgspec.structs.replace(self.get(who), name=chosen))

    def like(self, who: str, **likes: str | bool) -> Person:
        """Remember what somebody likes."""
        return self.put(msgspec.structs.replace(self.get(who), **likes))

    def joins(self, who: str, old: str) -> Person:
        """The keys of one bring in the other from now on; raises Refused where they are too many."""
        person, other = self.get(who), self.get(old)
        ways, lost = (*person.ways, *other.ways), (*person.lost, *other.lost)
        if len(ways) + len(lost) > MOST_KEYS:
            raise Refused("serve.keys.many", n=MOST_KEYS)
        self._drop(old)
        return self.put(msgspec.structs.replace(person, keys=ways, lost=lost))

    def loses(self, who: str, key: str) -> Person:
        """A key that brings them in no more; raises Refused where it is the only one."""
        person = self.get(who)
        ways = tuple(each for each in person.ways if each != key)
        if not ways:
            raise Refused("serve.keys.last")
        lost = tuple(dict.fromkeys((*person.lost, key)))
        return self.put(msgspec.structs.replace(person, keys=ways, lost=lost))

    def finds(self, who: str, key: str) -> Person:
        """A lost key is found, and brings them in again."""
        person = self.get(who)
        lost = tuple(each for each in person.lost if each != key)
        keys = tuple(dict.fromkeys((*person.ways, key)))
        return self.put(msgspec.structs.replace(person, keys=keys, lost=lost))

    def put(self, person: Person) -> Person:
        """Remember a person; those without a key only until they leave."""
        if person.id not in self._known and len(self._known) >= MOST:
            raise Refused("serve.full")
        self._keep(person)
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

    def _content(self, path: Path) -> Callable[[], object]:
        return self._lasting if path == self._place.people else self._sorted

    def _write(self, path: Path) -> None:
        self._ledger.write(path, self._content(path))
        self._there.add(path)

    def _lasting(self) -> list[Person]:
        return [each for each in list(self._known.values()) if each.lasting]

    def expect(self, who: str, name: str) -> None:
        """A seat waits for a guest: their name is nobody else's meanwhile."""
        self._keep(Person(who, name))

    def welcome(self, person: Person) -> Person:
        """A guest is back, under the name they had if it is still free."""
        self._keep(msgspec.structs.replace(person, name=""))
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
                self._drop(person.id)

    def suggestion(self, who: str, account: str) -> str:
        """A name that is free, from the account somebody came with."""
        wished = "" if account.casefold() in GENERIC else safe(account)
        base, number = "Guest" if strange(wished) else wished or "Guest", 2
        found = base
        while self.like_named(found, who) is not None:
            ending = f" {number}"
            found, number = base[: LONGEST - len(ending)] + ending, number + 1
        return found

    def remove(self, who: str) -> None:
        """Know nothing of somebody any more; a ban stays, and is then one of each of their keys."""
        if who not in self._known:
            return
        person = self.get(who)
        if who in self.banned:
            self.banned.update(person.ways)
            self._write(self._place.banned)
        self._drop(who)
        self.save()

    def ban(self, who: str) -> None:
        """Somebody who may not enter any more, with any of their keys; or a network."""
        self.banned.update((who, *self.owner(who).ways))
        self._shut = self._networks()
        self._write(self._place.banned)

    def unban(self, who: str) -> None:
        """They may again."""
        person = self.owner(who)
        self.banned.difference_update((who, person.id, *person.ways))
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
