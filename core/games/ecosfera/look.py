"""One look at the table for a learner: what the seat likes best, and what the rows promise."""

from collections.abc import Iterator

from core.counsel import favourites
from core.game import Answer, Move, View
from core.games.ecosfera.cards import KIND, MASK, habitats
from core.games.ecosfera.moves import Buy, Claim, Give, Reactivate, Restore, Return, Send, Shelve
from core.games.ecosfera.sense import policy
from core.games.ecosfera.survey import Survey


class Look:
    """What the cases ask, of one seat's view and answers."""

    def __init__(self, view: View, answers: tuple[Answer, ...]) -> None:
        """Takes the view apart once for all cases."""
        self.survey = survey = Survey(view)
        self.view, self.own, self.seat, self.all = view, survey.own, survey.seat, answers
        self.acted = survey.own.marks.acted
        self.best = favourites(policy, view, answers)
        self.move: Move = self.best[0].move

    @property
    def others(self) -> Iterator[int]:
        """All other seats."""
        return (seat for seat in range(len(self.own.rows)) if seat != self.seat)

    def only(self, *moves: type[Move]) -> tuple[Answer, ...]:
        """The favourites about the same card as the first of them, if that is such a move."""
        if not isinstance(self.move, moves):
            return ()
        about = _about(self.move)
        return tuple(
            each
            for each in self.best
            if isinstance(each.move, type(self.move)) and _about(each.move) == about
        )

    def note(self, key: str) -> bool:
        """Whether this is noted beside the favourite."""
        return any(note.key == key for note in self.best[0].notes)

    def names(self, mask: int) -> tuple[str, ...]:
        """The word keys of the habitats that are not restored, of some."""
        return tuple(f"habitat.{each}" for each in habitats(mask & self.survey.open))

    def restores(self, card: str, others: list[str]) -> tuple[str, int]:
        """With which of the others a consumer restores most, and what; "" if nothing."""
        found = [
            (MASK[card] & MASK[each] & self.survey.open, each) for each in others if each != card
        ]
        mask, other = max(found, key=lambda each: each[0].bit_count(), default=(0, ""))
        return (other, mask) if mask else ("", 0)

    def brings(self, card: str) -> tuple[str, str]:
        """With which unused producer a new one would bring which consumer of the market."""
        for other in self.survey.plants:
            shared = MASK[card] & MASK[other] if other != card else 0
            for animal in self.own.consumers.row:
                if animal and MASK[animal] & shared:
                    return other, animal
        return "", ""


def _about(move: Move) -> tuple[str, ...]:
    """What one would say of a move: which card, and whose it becomes."""
    match move:
        case Buy(card, _, borrow):
            return card, "borrowed" if borrow else ""
        case Claim(first, second):
            return first, second
        case Give(_, card, seat) | Send(card, seat):
            return KIND[card], str(seat)
        case Return(_, card) | Shelve(_, card):
            return (KIND[card],)
        case Reactivate(what) | Restore(what):
            return (what,)
        case _:
            return ()


def name(card: str) -> str:
    """The word key of a card."""
    return f"card.{KIND[card]}"
