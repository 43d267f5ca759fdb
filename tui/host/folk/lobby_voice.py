"""What one visitor reads and says in the lobby."""

from tui.host.house.house import House
from tui.host.table.talk import Talk
from tui.host.table.visit import Speaks, Visit
from tui.match.company import Said


class LobbyVoice(Speaks):
    """A `Voice` for everybody at the host."""

    def __init__(self, house: House, visit: Visit) -> None:
        """Whoever comes is told of nothing that was said before; it can be read."""
        self._house, self.visit = house, visit
        self.read()

    @property
    def said(self) -> Talk:
        """What is said in the lobby."""
        return self._house.talk

    def say(self, text: str) -> None:
        """A line for everybody who is in; raises Refused."""
        person = self.visit.person
        self.said.add(Said(person.id, person.name, self.visit.mouth.open(text)))
        self._house.changed()
