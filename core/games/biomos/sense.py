"""What a sensible player looks at. Everything here is computed from the seat's view."""

from collections.abc import Mapping

from core.game import Answer, View
from core.games.biomos.box import FOREST, HAPPENING
from core.games.biomos.cards import CARD
from core.games.biomos.planet import at, drops, swapped
from core.games.biomos.promising import Offer, laid_worths, worth
from core.games.biomos.scoring import POINTS, hole_points
from core.games.biomos.scoring import worth as cards_worth
from core.games.biomos.state import (
    Claim,
    Lift,
    Place,
    Planet,
    Settle,
    Spot,
    State,
    Take,
    Use,
)
from core.games.biomos.view import Sight

_FIELD = 0.3
"""What a coloured field of a card on offer says for a board of that colour."""


class Sense:
    """One look at the table, through one seat's eyes."""

    def __init__(self, view: View) -> None:
        """Takes the view apart once for all the answers to a question."""
        assert isinstance(view.own, Sight)
        assert view.seat is not None
        self.own = view.own
        self.rules = view.own.rules
        self.mine = view.own.planets[view.seat]
        self.offer = _shown(view.own)
        self.placed = self._with(view.own.held) if view.own.held else {}

    def likes(self, answer: Answer) -> float:
        """How good the planet is after the answer, in points about."""
        match answer.move:
            case Place(spot):
                return self.placed[spot]
            case Take(place):
                return max(self._with(self.own.display[place] or "").values())
            case Lift(spot):
                return self._lifted(spot)
            case Use(event, spot):
                return self._used(event, spot)
            case Claim(card):
                return self.worth(self.mine) + POINTS[card]
            case Settle(home):
                return self._home(home)
            case _:
                return self.worth(self.mine)

    def worth(self, planet: Planet) -> float:
        """A planet with what it promises."""
        return worth(planet, self.rules, self.offer)

    def _with(self, marker: str) -> Mapping[Spot, float]:
        """The planet with one more marker, by the place that it goes to."""
        return laid_worths(self.mine, self.rules, self.offer, marker)

    def _home(self, home: str) -> float:
        """A board whose colour lies in the display and stands on the cards; forests count twice."""
        fields = sum(CARD[card].pattern.count(home) for card in self.offer)
        return self.own.display.count(home) + _FIELD * fields + (home == FOREST)

    def _lifted(self, spot: Spot) -> float:
        """The best new place for a marker of the ring."""
        marker, rest = at(self.mine, spot), swapped(self.mine, "", spot)
        worths = laid_worths(rest, self.rules, self.offer, marker)
        return max(worths[to] for to in drops(rest, self.rules, marker, spot))

    def _used(self, event: str, spot: Spot) -> float:
        """What the event makes of the planet; of a blind draw the mean."""
        new = HAPPENING[event].becomes
        if new:
            return self.worth(swapped(self.mine, new, spot))
        whole = sum(count for _, count in self.own.bag)
        return sum(
            self.worth(swapped(self.mine, colour, spot)) * count / whole
            for colour, count in self.own.bag
            if count
        )


def _shown(table: State | Sight) -> Offer:
    """The cards on offer."""
    return tuple([card for card in (*table.small, *table.large) if card])


def evaluate(state: State, seat: int) -> float:
    """The points of the cards so far, and what the planet promises; alone, before the Hole's."""
    planet = state.planets[seat]
    offer = _shown(state) if state.todo else ()
    against = hole_points(state.hole) if state.hole is not None else 0
    return float(cards_worth(planet.cards) - against) + worth(planet, state.rules, offer)


def policy(view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
    """How the seat would like each answer."""
    sense = Sense(view)
    return tuple([sense.likes(answer) for answer in answers])
