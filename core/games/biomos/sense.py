"""What a sensible player looks at. Everything here is computed from the seat's view."""

from functools import lru_cache

from core.game import Option, View
from core.games.biomos.box import COLOURS, FOREST, HAPPENING, PER_MOON
from core.games.biomos.cards import CARD, JOKER
from core.games.biomos.planet import ROOM, at, drops, gain, laid, openings, ring, swapped
from core.games.biomos.ring import occurring, reading
from core.games.biomos.scoring import worth as cards_worth
from core.games.biomos.state import (
    Claim,
    Lift,
    Place,
    Planet,
    Rules,
    Settle,
    Spot,
    State,
    Take,
    Use,
)
from core.games.biomos.view import Sight

_NEAR = (0.0, 0.4, 0.15, 0.05)
"""How much of a card's points its pattern is worth when so many markers are lacking."""
_LATER = 0.8
"""The same of a pattern that is there while another card is claimed first."""
_FIELD = 0.3
"""What a coloured field of a card on offer says for a board of that colour."""
_MORE = 0.15
"""How many of the markers to come will have the colour of the moon."""
_HOPE = 0.7
"""How much of its points a moon is worth before it is there."""


class Sense:
    """One look at the table, through one seat's eyes."""

    def __init__(self, view: View) -> None:
        """Takes the view apart once for all the options of a question."""
        assert isinstance(view.own, Sight)
        assert view.seat is not None
        self.own = view.own
        self.rules = view.own.rules
        self.mine = view.own.planets[view.seat]
        self.offer = tuple(card for card in (*view.own.small, *view.own.large) if card)

    def likes(self, option: Option) -> float:
        """How good the planet is after the answer, in points about."""
        match option.move:
            case Take(place):
                return self._best(self.own.display[place] or "")
            case Place(spot):
                return self.worth(laid(self.mine, self.own.held, spot))
            case Lift(spot):
                return self._lifted(spot)
            case Use(event, spot):
                return self._used(event, spot)
            case Claim(card):
                return self.worth(self.mine) + CARD[card].points.value
            case Settle(home):
                return self._home(home)
            case _:
                return self.worth(self.mine)

    def worth(self, planet: Planet) -> float:
        """A planet with what it promises."""
        return _worth(planet, self.rules, self.offer)

    def _home(self, home: str) -> float:
        """A board whose colour lies in the display and stands on the cards; forests count twice."""
        fields = sum(CARD[card].pattern.count(home) for card in self.offer)
        return self.own.display.count(home) + _FIELD * fields + (home == FOREST)

    def _best(self, marker: str) -> float:
        """The marker in the best place for it."""
        spots: tuple[Spot, ...] = openings(self.mine, self.rules, marker)
        spots += () if self.mine.moon else ("moon",)
        return max(self.worth(laid(self.mine, marker, spot)) for spot in spots)

    def _lifted(self, spot: Spot) -> float:
        """The best new place for a marker of the ring."""
        marker, rest = at(self.mine, spot), swapped(self.mine, "", spot)
        spots = drops(rest, self.rules, marker, spot)
        return max(self.worth(laid(rest, marker, to)) for to in spots)

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


@lru_cache(maxsize=1 << 15)
def _worth(planet: Planet, rules: Rules, offer: tuple[str, ...]) -> float:
    """Who thinks ahead meets the same planets again and again."""
    return _marks(planet, rules) + _cards(planet, rules, offer)


def _marks(planet: Planet, rules: Rules) -> float:
    """Moon and bonus, those to come included."""
    markers = ring(planet)
    colours = {colour: markers.count(colour) for colour in COLOURS}
    total = float(sum(n * gain(planet, rules, colour) for colour, n in colours.items()))
    room = ROOM - len(planet.track)
    if planet.moon:
        return total + PER_MOON.value * _MORE * room
    return total + _HOPE * PER_MOON.value * (max(colours.values()) + _MORE * room)


def _cards(planet: Planet, rules: Rules, offer: tuple[str, ...]) -> float:
    """The best card at its points, others that occur or nearly occur at a part of theirs."""
    found = reading(planet, rules)
    here = occurring(found, offer)
    points = sorted((CARD[card].points.value for card in here), reverse=True)
    room = ROOM - len(planet.track)
    total = points[0] + _LATER * sum(points[1:]) if points else 0.0
    for card in offer:
        if card not in here:
            lacking = short(CARD[card].pattern, found[0])
            if lacking < len(_NEAR) and lacking <= room:
                total += _NEAR[lacking] * CARD[card].points.value
    return total


@lru_cache(maxsize=1 << 16)
def short(pattern: str, text: str) -> int:
    """How many markers must be slipped into a row, at best, for the pattern to occur."""
    most = 0
    for start in range(len(text)):
        row = text[start:]
        if len(row) <= most:
            break
        place = 0
        for field in pattern:
            if field in (JOKER, row[place]):
                place += 1
                if place == len(row):
                    break
        most = max(most, place)
    return len(pattern) - most


def promise(state: State, seat: int) -> float:
    """The points of the cards so far, and what the planet promises."""
    planet = state.planets[seat]
    offer = tuple(card for card in (*state.small, *state.large) if card) if state.todo else ()
    return float(cards_worth(planet.cards)) + _worth(planet, state.rules, offer)


def policy(view: View, options: tuple[Option, ...]) -> tuple[float, ...]:
    """How the seat would like each option."""
    sense = Sense(view)
    return tuple(sense.likes(option) for option in options)
