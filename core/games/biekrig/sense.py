"""What a sensible player looks at. Everything here is computed from the seat's view."""

from core.game import Answer, View
from core.games.biekrig.board import COLOURS, GOAL, LINE, LOT, MAX, MIN, SPACES, landing
from core.games.biekrig.kinds import KIND
from core.games.biekrig.mine import Mine
from core.games.biekrig.scoring import points
from core.games.biekrig.state import (
    Buy,
    Decline,
    Drop,
    GiveUp,
    Harvest,
    Lose,
    Pay,
    Play,
    Roll,
    Split,
    State,
)

_KEEP = {
    "swarm": 9.0,
    "extra_point": 8.0,
    "varroa": 6.0,
    "afb": 5.5,
    "extra_worker": 5.0,
    "swarm_control": 3.0,
    "acid_treatment": 2.5,
    "extra_pollen": 2.0,
    "robbing": 1.0,
}
"""What a card is worth in the hand, the best last to go (K55)."""
_HIVE, _WORKER, _POLLEN, _HONEY = 0.85, 0.36, 0.15, 0.13
_WORTH = {"swarm": 1.9, "afb": 1.0, "extra_worker": 0.5}
"""What is not a point yet, in points: how likely each makes it to win (logistic regression over the
turns of 1,500 games between easy bots; it names the winner of three turns in four)."""
_ROLL = 1.0
"""Anything liked less than the roll is left for another turn."""
_SUMMER = 10
_LATE = 2
"""So few points before the goal only a worker that makes a hive maximal is worth its honey."""


class Sense:
    """One look at the table, through one seat's eyes."""

    def __init__(self, view: View) -> None:
        """Takes the view apart once for all the answers to a question."""
        assert isinstance(view.own, Mine)
        assert view.seat is not None
        self.own, self.points = view.own, view.points
        self.mine = view.own.apiaries[view.seat]
        self.lacks = GOAL - view.points[view.seat]
        space = self.mine.space
        self.saves = _SUMMER <= space <= LINE and self.mine.honey % LOT == 0 < self.mine.honey
        """Whether a honey less is a point less at the line that is coming."""
        year = SPACES[view.own.rules.board]
        self.swarms = sum(year[landing(space, die)].kind == "swarm" for die in range(1, 7))
        """How many faces of the die bring the swarm."""

    def likes(self, answer: Answer) -> float:
        """How good the answer is; before the roll, whether it is better than just to roll."""
        match answer.move:
            case Roll() | Decline():
                return _ROLL
            case Play(card, hive, colour, target):
                return self._play(KIND[card], hive, colour, target)
            case Split():
                return 20.0
            case Buy(hive, pay):
                return self._buy(hive) + self._spare(pay)
            case Harvest(points):
                return float(points)
            case Drop(card):
                return -_KEEP[KIND[card]]
            case GiveUp(hive):
                return self._gives(self.mine.hives[hive - 1])
            case _:
                return 0.0

    # -- bees --------------------------------------------------------------------------------------

    def _place(self, hive: int) -> float:
        """Where a worker does most: one hive is filled first, and none begun before a swarm."""
        workers = self.mine.hives[hive - 1]
        return -9.0 if workers == MIN and self.swarms > 1 else workers / 10

    def _buy(self, hive: int) -> float:
        """Workers bring more and more; near a point, and near the goal, honey is worth more."""
        late = self.lacks <= _LATE and self.mine.hives[hive - 1] < MAX - 1
        return 0.0 if self.saves or late else 5.0 + self._place(hive)

    def _spare(self, pay: Pay) -> float:
        """The colours there is most of go first."""
        held = dict(zip(COLOURS, self.mine.pollen, strict=True))
        return min(held[colour] for colour in pay) / 100

    # -- cards -------------------------------------------------------------------------------------

    def _play(self, kind: str, hive: int | None, colour: str | None, target: int | None) -> float:
        if target is not None:
            return self._attack(kind, target)
        if kind == "extra_worker":
            assert hive is not None
            return 9.5 + self._place(hive)
        if kind == "extra_pollen":
            return 8.0 - self.mine.pollen[COLOURS.index(colour)] / 10 if colour else 0.0
        return 15.0  # a swarm; or swarm control and acid treatment, when they are asked for

    def _attack(self, kind: str, target: int) -> float:
        """The leader first; Varroa hurts most where every hive is minimal (K73)."""
        victim = self.own.apiaries[target]
        lead = self.points[target] / 10
        if kind == "robbing":
            return 3.0 + victim.honey / 10 if victim.honey >= 3 else 0.0
        if kind == "varroa" and max(victim.hives) > MIN:
            return 10.0 + lead
        return 10.0 + 2 * lead

    def _gives(self, workers: int) -> float:
        """The smallest hive goes; from Varroa rather a worker than a hive."""
        step = self.own.todo[-1]
        whole = isinstance(step, Lose) and (step.by == "afb" or workers == MIN)
        return -float(workers) - (MAX if whole else 0)


def evaluate(state: State, seat: int) -> float:
    """The points, and while it goes on what the bees, the stores and the cards are good for."""
    apiary, own = state.apiaries[seat], points(state, seat)
    if not state.todo:
        return own
    hives = len(apiary.hives)
    bees = _HIVE * hives + _WORKER * (sum(apiary.hives) - MIN * hives)
    stores = _POLLEN * sum(apiary.pollen) + _HONEY * apiary.honey
    cards = sum(_WORTH.get(KIND[card], 0.0) for card in state.hands[seat])
    return own + bees + stores + cards


def policy(view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
    """How the seat would like each answer."""
    sense = Sense(view)
    return tuple(sense.likes(answer) for answer in answers)
