"""One look at the table for a learner: what the seat likes best, and what it completes."""

from collections.abc import Iterator

from core.counsel import favourites
from core.game import Answer, Move, View
from core.games.biomos.near import within_one
from core.games.biomos.planet import ROOM, laid, openings, ring
from core.games.biomos.ring import occurring, reading
from core.games.biomos.sense import policy
from core.games.biomos.state import Place, Planet, Spot, Take
from core.games.biomos.view import Sight


class Look:
    """What the cases ask, of one seat's view and answers."""

    def __init__(self, view: View, answers: tuple[Answer, ...]) -> None:
        """Takes the view apart once for all cases."""
        assert isinstance(view.own, Sight)
        assert view.seat is not None
        self.view, self.own, self.seat, self.all = view, view.own, view.seat, answers
        self.rules, self.mine = view.own.rules, view.own.planets[view.seat]
        self.offer = (*view.own.small, *view.own.large)
        self.there = self.occur(self.mine)
        self.best = favourites(policy, view, answers)
        self.move: Move = self.best[0].move

    @property
    def others(self) -> Iterator[int]:
        """All other seats."""
        return (seat for seat in range(len(self.own.planets)) if seat != self.seat)

    @property
    def marker(self) -> str:
        """The marker that is about to be taken, or is in the hand."""
        if isinstance(self.move, Take):
            return self.own.display[self.move.place] or ""
        return self.own.held

    @property
    def room(self) -> int:
        """Fields of the track that are empty."""
        return ROOM - len(self.mine.track)

    @property
    def empty(self) -> bool:
        """Whether nothing lies in the ring."""
        return not ring(self.mine)

    def only(self, move: type[Move]) -> tuple[Answer, ...]:
        """The favourites, if the first of them is such a move; of markers those alike."""
        if not isinstance(self.move, move):
            return ()
        return tuple(
            each
            for each in self.best
            if isinstance(each.move, move)
            and (
                not isinstance(each.move, Take) or self.own.display[each.move.place] == self.marker
            )
        )

    def occur(self, planet: Planet) -> tuple[str, ...]:
        """The biomes on offer that lie in a ring."""
        return occurring(reading(planet, self.rules), self.offer)

    def near(self, planet: Planet) -> frozenset[str]:
        """Those that a marker more would bring."""
        return within_one(planet, self.rules, self.offer)

    def opens(self, marker: str, spots: tuple[Spot, ...]) -> tuple[str, ...]:
        """The biomes that were not in the ring, and are with the marker in one of the places."""
        found = (
            card
            for spot in spots
            if spot != "moon"
            for card in self.occur(laid(self.mine, marker, spot))
        )
        return tuple(card for card in dict.fromkeys(found) if card not in self.there)

    def completes(self, marker: str) -> tuple[str, ...]:
        """The same, wherever in the ring it may go."""
        return self.opens(marker, openings(self.mine, self.rules, marker))

    def here(self) -> tuple[str, ...]:
        """The same, for the marker in hand and the favourite place."""
        return self.opens(self.own.held, (self.move.at,)) if isinstance(self.move, Place) else ()
