"""One look at the table for a learner: what the seat likes best, and what that is about."""

from collections.abc import Iterator

from core.counsel import favourites
from core.game import Answer, Move, View
from core.games.biotopia.cards import KIND
from core.games.biotopia.scoring import claims, meant, missing, row, symbols
from core.games.biotopia.sense import policy
from core.games.biotopia.state import Choose, Drop, Fetch, Plant, Play, Take
from core.games.biotopia.view import Mine, garden


def kind_of(move: Move) -> str:
    """Which card a move is about: of a Chrysalis the one that it flips; "" of none."""
    match move:
        case Play(_, str(flip)):
            return KIND[flip]
        case Play(card) | Plant(card) | Take(card) | Choose(card) | Drop(card) | Fetch(card):
            return KIND[card]
        case _:
            return ""


class Look:
    """What the cases ask, of one seat's view and answers."""

    def __init__(self, view: View, answers: tuple[Answer, ...]) -> None:
        """Takes the view apart once for all cases."""
        assert isinstance(view.own, Mine)
        assert view.seat is not None
        self.view, self.own, self.seat = view, view.own, view.seat
        self.all = answers
        self.best = favourites(policy, view, answers)
        self.move: Move = self.best[0].move
        self.kind = kind_of(self.move)
        self.mine = garden(view.own, view.seat)
        self.flowers = symbols(self.mine)
        self.hand = [KIND[card] for card in view.own.hands[view.seat] if card]
        self.open = {
            key: meant(key, view.own.rules.edge)
            for key, owner in view.own.missions
            if owner is None
        }

    @property
    def others(self) -> Iterator[int]:
        """All other seats."""
        return (seat for seat in range(len(self.view.points)) if seat != self.seat)

    def only(self, move: type[Move]) -> tuple[Answer, ...]:
        """The favourites with the same card as the first of them, if it is such a move."""
        return tuple(
            each
            for each in self.best
            if isinstance(each.move, move) and kind_of(each.move) == self.kind
        )

    def note(self, key: str) -> int | None:
        """The number in a note beside the favourite."""
        found = [dict(note.args).get("n", 0) for note in self.best[0].notes if note.key == key]
        return int(str(found[0])) if found else None

    @property
    def card(self) -> str:
        """Its word key."""
        return f"card.{self.kind}"

    def wanting(self, kind: str) -> str:
        """An open mission that lacks the kind; "" if none does."""
        return next(
            (key for key, each in self.open.items() if kind in missing(self.mine, each)), ""
        )

    def met(self, wings: tuple[str, ...], flowers: int) -> list[str]:
        """The open missions that such a garden meets."""
        done = claims(row(wings), flowers)
        return [key for key, each in self.open.items() if each.key in done]
