"""What a sensible player looks at. Everything here is computed from the seat's view."""

from collections.abc import Mapping
from functools import lru_cache

from core.game import Option, View
from core.games.biotopia.cards import CARD, CARDS, GOAL, KIND, MISSION, Mission
from core.games.biotopia.scoring import count, missing, need, species, symbols, worth
from core.games.biotopia.state import (
    Choose,
    Claim,
    Decline,
    Draw,
    Drop,
    Fetch,
    Garden,
    Pass,
    Plant,
    Play,
    Take,
)
from core.games.biotopia.view import Mine, garden

_FLOWERS_WANTED = 7
_CARD, _MISSION_STEP = 0.55, 0.45
_BONUS = {"meadow_brown": 0.5, "brimstone": 0.9, "common_blue": 0.5, "orange_tip": 0.5}


_BLOOM = (0.9, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.1)
"""What the first flower promises, the second ...; the last number is for every one beyond."""
_HELD, _BEGUN = 0.8, 0.4
"""How much of its worth a card in hand, and a mission begun, is good for later."""


class Sense:
    """One look at the table, through one seat's eyes."""

    def __init__(self, view: View) -> None:
        """Takes the view apart once for all the options of a question."""
        assert isinstance(view.own, Mine)
        assert view.seat is not None
        self.own = view.own
        self.seat, self.points = view.seat, view.points
        self.mine = garden(view.own, view.seat)
        self.hand = tuple(card for card in view.own.hands[view.seat] if card)
        self.flowers = symbols(self.mine)
        self.open = [MISSION[key] for key, owner in view.own.missions if owner is None]
        self.ends = max(view.points) >= 12 or view.own.last
        self.room = 6 - len(self.hand)
        self.toward = _toward(self.mine.wings, tuple(mission.key for mission in self.open))
        self.kept: dict[str, float] = {}

    def likes(self, option: Option) -> float:
        """How good the answer is, in points about."""
        match option.move:
            case Claim(mission):
                return MISSION[mission].points.value + 1.0
            case Play(card, flip):
                return self._play(KIND[card], flip)
            case Plant(card) | Choose(card):
                return self._flower() - self.keep(KIND[card])
            case Take(card):
                return self._gain() * self.keep(KIND[card])
            case Fetch(card):
                return self.keep(KIND[card])
            case Draw():
                return self._draw(option)
            case Drop(card):
                return -self.keep(KIND[card])
            case Decline() | Pass():
                return 0.0
            case _:
                return 0.0

    def _play(self, kind: str, flip: str | None) -> float:
        if kind == "sunshine":
            return 0.1 + _CARD * max(0.2, min(3, self.room + 1))
        if kind == "brown_knapweed":
            return 2 * self._flower() + 0.1
        if flip is not None:
            # A flower is lost and a card is spent, so the butterfly must be worth it.
            return self._butterfly(KIND[flip]) - self._flower() - 0.3
        return self._butterfly(kind)

    def _butterfly(self, kind: str) -> float:
        gain = float(worth(self.mine, kind)) + self.toward[kind]
        if kind == "large_white":
            gain += self._whites()
        if kind == "small_tortoiseshell":
            gain += 0.4
        if kind == "meadow_brown":
            gain += _CARD * min(count(self.mine, kind) + 1, max(self.room + 1, 1))
        return gain + (0.0 if self.ends else _BONUS.get(kind, 0.0))

    def _whites(self) -> float:
        """What one more Large White does to the majority (B70)."""
        rivals = [
            sum(KIND[card] == "large_white" for card in row)
            for seat, row in enumerate(self.own.wings)
            if seat != self.seat
        ]
        own, best = count(self.mine, "large_white"), max(rivals)
        return 2.0 if own == best else 1.0 if own + 1 == best else 0.2

    def _flower(self) -> float:
        """What one more flower symbol is worth: much at first, little once seven are there."""
        if self.ends:
            return 0.2
        scarce = max(0, _FLOWERS_WANTED - self.flowers)
        seven = any(mission.flowers > self.flowers for mission in self.open)
        return 0.25 + 0.22 * scarce + (0.15 if seven else 0.0)

    def keep(self, kind: str) -> float:
        """What a card is worth in the hand; asked for often, so found once a kind."""
        if kind not in self.kept:
            self.kept[kind] = self._keep(kind)
        return self.kept[kind]

    def _keep(self, kind: str) -> float:
        card = CARD[kind]
        if card.group == "butterfly":
            short = max(0, need(self.mine, kind) - self.flowers)
            gain = self._butterfly(kind) * 0.5 / (1 + 0.5 * short)
        else:
            gain = {"sunshine": 0.9, "brown_knapweed": 1.0, "chrysalis": 0.6}[kind]
        copies = sum(KIND[other] == kind for other in self.hand)
        return gain * (0.2 if self.ends and card.points.value == 0 else 1.0) / (1 + 0.2 * copies)

    def _gain(self) -> float:
        return 1.0 if self.room > 0 else 0.5

    def _draw(self, option: Option) -> float:
        if option.notes:
            return 0.5
        return _CARD if self.room > 0 else 0.2

    def promise(self) -> float:
        """Points, and what hand, flowers and missions begun will bring in the time that is left."""
        left = max(0, GOAL - max(self.points)) / GOAL
        hand = sum(map(self.keep, (KIND[card] for card in self.hand)))
        flowers = sum(_BLOOM[: self.flowers]) + _BLOOM[-1] * max(0, self.flowers - len(_BLOOM))
        begun = sum(self._begun(mission) for mission in self.open)
        return self.points[self.seat] + min(1.0, 2 * left) * (_HELD * hand + flowers + begun)

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


@lru_cache(maxsize=1 << 12)
def _toward(wings: tuple[str, ...], missions: tuple[str, ...]) -> Mapping[str, float]:
    """What each butterfly brings to such a row for the missions that are still open."""
    garden = Garden((), (), (), wings)
    wanted = [MISSION[key] for key in missions]
    return {
        card.kind: sum(_MISSION_STEP for mission in wanted if _helps(garden, card.kind, mission))
        for card in CARDS
    }


def _helps(garden: Garden, kind: str, mission: Mission) -> bool:
    if mission.distinct:
        return not count(garden, kind) and species(garden) < mission.distinct
    return kind in missing(garden, mission)


def policy(view: View, options: tuple[Option, ...]) -> tuple[float, ...]:
    """How the seat would like each option."""
    sense = Sense(view)
    return tuple(sense.likes(option) for option in options)
