"""What a sensible player looks at. Everything here is computed from the seat's view."""

from functools import cached_property, lru_cache

from core.game import Answer, View
from core.games.biotopia.cards import CARD, KIND
from core.games.biotopia.missions import MISSION, Mission
from core.games.biotopia.scoring import (
    count,
    meant,
    missing,
    need,
    points,
    species,
    symbols,
    whites,
    worth,
)
from core.games.biotopia.state import (
    Choose,
    Claim,
    Draw,
    Drop,
    Fetch,
    Garden,
    Plant,
    Play,
    State,
    Take,
)
from core.games.biotopia.view import Mine, garden

_FLOWERS_WANTED, _LIMIT = 7, 6
_LATE = 12
"""Points of anybody from which on the end is near."""
_CARD, _MISSION_STEP = 0.55, 0.45
_EVENTS = {"sunshine": 0.9, "brown_knapweed": 1.0, "chrysalis": 0.6}
"""What an event card is worth in the hand."""
_BONUS = {"meadow_brown": 0.5, "brimstone": 0.9, "common_blue": 0.5, "orange_tip": 0.5}
_BED = 4
_FIRST, _SECOND, _HELD, _BEGUN = 1.45, 1.0, 1.26, 0.72
"""What is not a point yet, in points: each of the first four flowers, each of the next four, a card
in the hand by what it is worth there, the points of a mission by how far it is met. Fitted (logistic
regression over the turns of 3,000 games between easy bots of both editions): it names the winner of
seven turns in ten."""


class Prospects:
    """What each kind of card is to a garden, whatever is in the hand: looked at again and again."""

    def __init__(
        self,
        wings: tuple[str, ...],
        flowers: int,
        missions: tuple[str, ...],
        rival: int,
        ends: bool,
    ) -> None:
        """`rival`: the most Large Whites of another; `ends`: whether it is soon over."""
        self.mine, self.flowers, self.rival, self.ends = (
            Garden((), (), (), wings),
            flowers,
            rival,
            ends,
        )
        self.open = [MISSION[key] for key in missions]
        self.flower = self._flower()
        self._gains: dict[str, float] = {}
        self._kept: dict[str, float] = {}

    def _flower(self) -> float:
        """What one more flower symbol is worth: much at first, little once seven are there."""
        if self.ends:
            return 0.2
        scarce = max(0, _FLOWERS_WANTED - self.flowers)
        seven = any(mission.flowers > self.flowers for mission in self.open)
        return 0.25 + 0.22 * scarce + (0.15 if seven else 0.0)

    def butterfly(self, kind: str, room: int) -> float:
        """What playing it brings, with room for so many cards in the hand."""
        gain = self._gains.get(kind)
        if gain is None:
            gain = self._gains[kind] = self._gain(kind)
        if kind == "meadow_brown":
            gain += _CARD * min(count(self.mine, kind) + 1, max(room + 1, 1))
        return gain + (0.0 if self.ends else _BONUS.get(kind, 0.0))

    def _gain(self, kind: str) -> float:
        gain = worth(self.mine, kind) + _MISSION_STEP * sum(
            _helps(self.mine, kind, mission) for mission in self.open
        )
        if kind == "large_white":
            gain += self._whites()
        return gain + (0.4 if kind == "small_tortoiseshell" else 0.0)

    def _whites(self) -> float:
        """What one more Large White does to the majority (B70)."""
        own = count(self.mine, "large_white")
        return 2.0 if own == self.rival else 1.0 if own + 1 == self.rival else 0.2

    def keep(self, kind: str, room: int) -> float:
        """What the first of the kind is worth in the hand."""
        if kind == "meadow_brown":  # the only one that minds the room
            return self._keep(kind, room)
        if kind not in self._kept:
            self._kept[kind] = self._keep(kind, room)
        return self._kept[kind]

    def _keep(self, kind: str, room: int) -> float:
        card = CARD[kind]
        if card.group == "butterfly":
            short = max(0, need(self.mine, kind) - self.flowers)
            gain = self.butterfly(kind, room) * 0.5 / (1 + 0.5 * short)
        else:
            gain = _EVENTS[kind]
        return gain * (0.2 if self.ends and card.points.value == 0 else 1.0)

    @cached_property
    def begun(self) -> float:
        """What the open missions promise that are more than begun."""
        return sum(self._begun(mission) for mission in self.open)

    def _begun(self, mission: Mission) -> float:
        """A part of the points of a mission that is more than half met."""
        if mission.distinct:
            met = species(self.mine) / mission.distinct
        elif mission.species:
            whole = sum(number for _, number in mission.species)
            met = 1 - len(missing(self.mine, mission)) / whole
        else:
            return 0.0
        return _BEGUN * mission.points.value * min(met, 1.0) ** 2


_prospects = lru_cache(maxsize=1 << 13)(Prospects)


@lru_cache(maxsize=1 << 10)
def _open(missions: tuple[tuple[str, int | None], ...], edge: int) -> tuple[str, ...]:
    return tuple(meant(key, edge).key for key, owner in missions if owner is None)


class Sense:
    """One look at the table, through one seat's eyes."""

    def __init__(self, view: View) -> None:
        """Takes the view apart once for all the answers to a question."""
        own, seat = view.own, view.seat
        assert isinstance(own, Mine)
        assert seat is not None
        self.kinds = [KIND[card] for card in own.hands[seat] if card]
        self.room = _LIMIT - len(self.kinds)
        self.sees = _prospects(
            own.wings[seat],
            symbols(garden(own, seat)),
            _open(own.missions, own.rules.edge),
            max([whites(row) for other, row in enumerate(own.wings) if other != seat]),
            max(view.points) >= _LATE or own.last,
        )

    def likes(self, answer: Answer) -> float:
        """How good the answer is, in points about."""
        match answer.move:
            case Claim(mission):
                return MISSION[mission].points.value + 1.0
            case Play(card, flip):
                return self._play(KIND[card], flip)
            case Plant(card) | Choose(card):
                return self.sees.flower - self.keep(KIND[card])
            case Take(card):
                return self._gain() * self.keep(KIND[card])
            case Fetch(card):
                return self.keep(KIND[card])
            case Draw():
                return self._draw(answer)
            case Drop(card):
                return -self.keep(KIND[card])
            case _:
                return 0.0

    def _play(self, kind: str, flip: str | None) -> float:
        if kind == "sunshine":
            return 0.1 + _CARD * max(0.2, min(3, self.room + 1))
        if kind == "brown_knapweed":
            return 2 * self.sees.flower + 0.1
        if flip is not None:
            # A flower is lost and a card is spent, so the butterfly must be worth it.
            return self.sees.butterfly(KIND[flip], self.room) - self.sees.flower - 0.3
        return self.sees.butterfly(kind, self.room)

    def keep(self, kind: str) -> float:
        """What a card is worth in the hand: less for each of its kind that is there."""
        return _held(self.sees, kind, self.kinds)

    def _gain(self) -> float:
        return 1.0 if self.room > 0 else 0.5

    def _draw(self, answer: Answer) -> float:
        if answer.notes:
            return 0.5
        return _CARD if self.room > 0 else 0.2


def _held(sees: Prospects, kind: str, kinds: list[str]) -> float:
    return sees.keep(kind, _LIMIT - len(kinds)) / (1 + 0.2 * kinds.count(kind))


def _helps(garden: Garden, kind: str, mission: Mission) -> bool:
    if mission.distinct:
        return not count(garden, kind) and species(garden) < mission.distinct
    return kind in missing(garden, mission)


def evaluate(state: State, seat: int) -> float:
    """The points, and while it goes on what flowers, hand and missions begun are good for."""
    garden = state.gardens[seat]
    totals = [points(state, each) for each in range(len(state.gardens))]
    if not state.todo:
        return totals[seat]
    rivals = [other.wings for place, other in enumerate(state.gardens) if place != seat]
    ends = state.last or max(totals) >= _LATE
    most = max(map(whites, rivals))
    sees = _prospects(
        garden.wings, symbols(garden), _open(state.missions, state.rules.edge), most, ends
    )
    kinds = [KIND[card] for card in garden.hand]
    hand = sum(_held(sees, kind, kinds) for kind in kinds)
    first, second = min(sees.flowers, _BED), min(max(sees.flowers - _BED, 0), _BED)
    return totals[seat] + _HELD * hand + _FIRST * first + _SECOND * second + sees.begun


def policy(view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
    """How the seat would like each answer."""
    sense = Sense(view)
    return tuple(sense.likes(answer) for answer in answers)
