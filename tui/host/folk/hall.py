"""What a host has for people beside its tables: talk in the lobby, codes that make a key somebody's."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from tui.host.folk.tickets import Tickets
from tui.host.house.house import House
from tui.host.house.talk import Talk
from tui.host.house.visit import Visit
from tui.match.company import Said


class Hall:
    """One for the host, in memory only."""

    def __init__(self) -> None:
        """Nobody has said anything yet."""
        self.tickets = Tickets()
        self.talk = Talk()


class LobbyVoice:
    """What one visitor reads and says in the lobby."""

    def __init__(self, hall: Hall, house: House, visit: Visit) -> None:
        """Whoever comes is told of nothing that was said before; it can be read."""
        self._talk, self._house, self._visit = hall.talk, house, visit
        self.read()

    def talk(self) -> list[Said]:
        """What was said, but for those this visitor does not want to read."""
        return self._called(said for said in self._talk if said.person not in self._visit.muted)

    def say(self, text: str) -> None:
        """A line for everybody in the lobby; raises Refused."""
        person = self._visit.person
        self._talk.add(Said(person.id, person.name, self._visit.mouth.open(text)))
        self._house.changed()

    def unread(self) -> list[Said]:
        """What others have said since this visitor has looked."""
        return self._called(self._talk.unread(self._visit.person.id, self._visit.muted))

    def _called(self, lines: Iterable[Said]) -> list[Said]:
        """Under the names that people have now: those of before may be another's."""
        people = self._house.people
        return [replace(said, name=people.get(said.person).name or said.name) for said in lines]

    def read(self) -> None:
        """This visitor has looked."""
        self._talk.seen(self._visit.person.id)

    def speakers(self) -> dict[str, str]:
        """The others who have said something: person and name."""
        people = {said.person: said.name for said in self._called(self._talk)}
        people.pop(self._visit.person.id, None)
        return people

    @property
    def muted(self) -> Collection[str]:
        """The people this visitor does not want to read, here or at any table."""
        return self._visit.muted

    def mute(self, person: str) -> None:
        """Read nothing more of somebody, or read it again."""
        self._visit.muted ^= {person}
