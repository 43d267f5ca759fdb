"""What a sensible player likes. Everything here is computed from what lies open."""

from core.game import Answer, View
from core.games.ecosfera.cards import CODE, CONSUMER, KIND, MASK, PRESSURE, SAME
from core.games.ecosfera.consumers import CONSUMERS
from core.games.ecosfera.moves import (
    TOKEN,
    Agree,
    Buy,
    Claim,
    End,
    Give,
    Pick,
    Plus,
    Propose,
    Reactivate,
    Refresh,
    Restore,
    Return,
    Send,
    Shelve,
    Star,
    Take,
)
from core.games.ecosfera.survey import ANIMAL, CLAIM, HOME, IDLE, IMPACT, PLANT, TILE, Survey

_TOKEN = 8.0
"""What a token is saved for: it is harder to get back than the symbol of a card."""
_WAKE = {"plus": 3.0, "pass": 2.0, "refresh": 1.0}
_MEASURES = {
    "hazardous_substance_regulation": 190.0,
    "habitat_restoration": 150.0,
    "migratory_barrier_removal": 60.0,
    "fishing_gear_regulation": 50.0,
    "improved_nutrient_retention": 40.0,
    "marine_protected_area": 30.0,
    "recycling_and_waste_disposal": 30.0,
    "bubble_curtains": 20.0,
    "strict_protection": 5.0,
    "upgraded_waste_water_treatment": -5.0,
}
_HOMES = {
    habitat: sum(habitat in each.habitats for each in CONSUMERS)
    for habitat in ("ice", "mud", "river", "rock", "pelagic", "coast")
}
"""How many consumers live in a habitat: the fewer, the harder it is to restore otherwise."""


class Sense:
    """How good each answer looks to a seat."""

    def __init__(self, view: View, answers: tuple[Answer, ...]) -> None:
        """Some answers depend on what else could be done."""
        self.survey = Survey(view)
        moves = [answer.move for answer in answers]
        self.buys = any(isinstance(move, Buy | Claim) for move in moves)
        self.idle = not self.survey.own.marks.acted and not self.buys
        """Whether the turn has come to nothing so far, and will as it stands."""

    def likes(self, answer: Answer) -> float:
        """Larger is better; ending an idle turn is what a pressure card is like."""
        move = answer.move
        match move:
            case Claim(first, second):
                shared = MASK[first] & MASK[second] & self.survey.open
                return CLAIM + TILE * shared.bit_count()
            case Buy():
                return self._buy(move)
            case Give():
                return self._give(move)
            case Plus(by):
                return self._plus() - (_TOKEN if by == TOKEN else 0.0)
            case Refresh(by, kind):
                return self._refresh(kind) - (_TOKEN if by == TOKEN else 0.0)
            case Return(by, card):
                return self._return(card) - (_TOKEN if by == TOKEN else 0.0)
            case Shelve(by, card):
                return self._shelve(card) - (_TOKEN if by == TOKEN else 0.0)
            case End():
                return 0.0 if self.survey.own.marks.acted else self._pressure()
            case Star():
                return -3.0
            case Propose(measure):
                return _MEASURES[measure]
            case _:
                return self._choice(answer)

    def _choice(self, answer: Answer) -> float:
        survey = self.survey
        match answer.move:
            case Agree():
                return 1.0
            case Reactivate(token):
                return _WAKE[token]
            case Take():
                held = survey.codes[survey.seat].count(CODE["nutrients.1"])
                return -10.0 if held + 1 >= SAME else 1.0
            case Restore(habitat):
                return -float(_HOMES[habitat])
            case Send(card, seat):
                there = survey.own.rows[seat].row
                gain = survey.promises((*there, card)) - survey.promises(there)
                return gain + (MASK[card] & survey.open).bit_count() + 0.5 * (seat == survey.seat)
            case Pick(seat):
                return survey.pressures(seat) + 0.5 * (seat == survey.seat)
            case _:
                return 0.0

    def _pressure(self) -> float:
        return IMPACT if self.survey.third() else IDLE

    def _buy(self, move: Buy) -> float:
        survey, card = self.survey, move.card
        if CODE[card] == CONSUMER:
            claims = survey.claims(card, survey.animals)
            gain = ANIMAL + HOME * (MASK[card] & survey.open).bit_count()
            spent = 0.5 * sum(MASK[each].bit_count() for each in move.pay)
            return gain - spent + (100.0 + 20.0 * claims if claims else 0.0)
        brings = survey.brings(card, survey.plants)
        gain = PLANT + 2.0 * MASK[card].bit_count() + (30.0 + 5.0 * brings if brings else 0.0)
        if move.borrow is None:
            return gain
        if survey.own.marks.acted and not brings:
            return -5.0  # it would only make the deck thicker
        held = survey.codes[survey.seat].count(CODE[move.borrow])
        return gain - 4.0 + (self._pressure() if held + 1 >= SAME else 0.0)

    def _plus(self) -> float:
        pressure, alike = self.survey.draws()
        risk = (IMPACT if self.survey.third() else -4.0) * pressure + self._pressure() * alike
        return 12.0 + (10.0 if self.idle else 0.0) + risk

    def _refresh(self, kind: str) -> float:
        survey = self.survey
        if kind == "producers":
            return 9.0 if self.idle else -5.0
        pairs = any(
            MASK[one] & MASK[two] for one in survey.plants for two in survey.plants if one != two
        )
        return 15.0 if pairs and not self.buys else -5.0

    # -- passing -----------------------------------------------------------------------------------

    def _give(self, move: Give) -> float:
        """A card for another row: what it promises there, if it is not missed here."""
        survey, code = self.survey, CODE[move.card]
        cost = _TOKEN if move.by == TOKEN else 0.0
        there = survey.own.rows[move.seat].row
        gain = survey.promises((*there, move.card)) - survey.promises(there)
        if code == PRESSURE:
            return self._rid(move.seat, gain) - cost
        return (gain or -12.0) - cost

    def _rid(self, seat: int, gain: float) -> float:
        """A pressure card for another row: well if it saves an impact here and brings none there."""
        if gain <= IMPACT:
            return gain
        spared = 120.0 if self.idle else 9.0
        return (spared if self.survey.third() else -6.0) + 0.1 * gain - self.survey.pressures(seat)

    def _return(self, card: str) -> float:
        """Of an element that the own deck holds often, one may go."""
        mine, kind = self.survey.own.rows[self.survey.seat], KIND[card]
        cards = mine.row + mine.supply + mine.top + mine.discard
        return 2.0 if sum(KIND[each] == kind for each in cards) >= SAME else -3.0

    def _shelve(self, card: str) -> float:
        """With a single row: a pressure card that would be the third waits on the supply."""
        saves = CODE[card] == PRESSURE and self.survey.third() and self.idle
        return 20.0 if saves else -12.0


def policy(view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
    """How the seat would like each answer."""
    sense = Sense(view, answers)
    return tuple(sense.likes(answer) for answer in answers)
