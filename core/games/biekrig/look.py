"""One look at the table for a learner: what the seat likes best, and what it lacks."""

from core.counsel import favourites
from core.game import Answer, Move, View
from core.games.biekrig.board import COLOURS, COSTS_HONEY, MAX
from core.games.biekrig.kinds import KIND
from core.games.biekrig.mine import Mine
from core.games.biekrig.sense import Sense, policy
from core.games.biekrig.state import Buy, Play, Split


class Look:
    """What the cases ask, of one seat's view and answers."""

    def __init__(self, view: View, answers: tuple[Answer, ...]) -> None:
        """Takes the view apart once for all cases."""
        assert isinstance(view.own, Mine)
        assert view.seat is not None
        self.view, self.own, self.seat, self.all = view, view.own, view.seat, answers
        self.mine = view.own.apiaries[view.seat]
        self.hand = [KIND[card] for card in view.own.hands[view.seat] if card]
        self.best = favourites(policy, view, answers)
        self.move: Move = self.best[0].move
        self.kind = KIND[self.move.card] if isinstance(self.move, Play) else ""
        self.plays = any(isinstance(each.move, Play) for each in answers)
        self.buys = any(isinstance(each.move, Buy | Split) for each in answers)

    def only(self, move: type[Move]) -> tuple[Answer, ...]:
        """The favourites, if the first of them is such a move."""
        if not isinstance(self.move, move):
            return ()
        return tuple(each for each in self.best if isinstance(each.move, move))

    def note(self, key: str) -> bool:
        """Whether this is noted beside the favourite."""
        return any(note.key == key for note in self.best[0].notes)

    @property
    def saves(self) -> bool:
        """Whether honey is better kept for the line that is coming."""
        return Sense(self.view).saves

    @property
    def lacking(self) -> tuple[str, ...]:
        """The colours of which there is no pollen, as word keys."""
        held = zip(COLOURS, self.mine.pollen, strict=True)
        return tuple(f"colour.{colour}" for colour, number in held if not number)

    @property
    def pays(self) -> bool:
        """Whether there is the honey of a bee."""
        return self.mine.honey >= COSTS_HONEY

    @property
    def full(self) -> int:
        """The number of a maximal hive; 0: there is none."""
        return self.mine.hives.index(MAX) + 1 if MAX in self.mine.hives else 0

    def leader(self) -> tuple[int, int]:
        """The other seat with most points that all can see, and how many."""
        others = [seat for seat in range(len(self.view.points)) if seat != self.seat]
        most = max(others, key=self.view.points.__getitem__)
        return most, self.view.points[most]
