"""One look at the table, taken apart once for all the answers to a question."""

from core.game import View
from core.games.ecosfera.cards import (
    CODE,
    CONSUMER,
    COST,
    FULL,
    LESS,
    MASK,
    PRESSURE,
    PRODUCER,
    SAME,
)
from core.games.ecosfera.paying import RETENTION, mask_of
from core.games.ecosfera.seen import Mine

CLAIM, TILE, ANIMAL, HOME, PLANT = 200.0, 60.0, 60.0, 8.0, 25.0
"""What a restored habitat, a consumer, an open habitat of it, and a producer are like."""
IDLE, IMPACT, DISASTER = -30.0, -200.0, -400.0
"""What one more pressure card, an impact and three impacts are like."""


class Survey:
    """What counts in the rows, the market and the sea, through one seat's eyes."""

    def __init__(self, view: View) -> None:
        """`free` are the cards that are not used in this turn."""
        assert isinstance(view.own, Mine)
        assert view.seat is not None
        self.own = own = view.own
        self.seat = view.seat
        self.row = own.rows[self.seat].row
        self.codes = [[CODE[card] for card in each.row] for each in own.rows]
        self.free = tuple(card for card in self.row if card not in own.marks.used)
        self.plants = [card for card in self.free if CODE[card] == PRODUCER]
        self.animals = [card for card in self.free if CODE[card] == CONSUMER]
        self.open = mask_of(own.sea.open)
        """The habitats that are not restored yet."""
        self.offered = [MASK[card] for card in own.consumers.row if card]
        self.pressed = self.pressures(self.seat)

    def pressures(self, seat: int) -> int:
        """Pressure cards in a row."""
        return self.codes[seat].count(PRESSURE)

    def third(self) -> bool:
        """Whether one more pressure card brings an impact."""
        return self.pressed + 1 >= FULL

    def claims(self, card: str, others: list[str]) -> int:
        """The most habitats that a consumer restores with one of the others."""
        return max(
            ((MASK[card] & MASK[each] & self.open).bit_count() for each in others if each != card),
            default=0,
        )

    def brings(self, card: str, others: list[str]) -> int:
        """The most open habitats of a market consumer that a producer brings with another."""
        best = 0
        for each in others:
            shared = MASK[card] & MASK[each] if each != card else 0
            for mask in self.offered:
                if shared & mask:
                    best = max(best, 1 + (mask & self.open).bit_count())
        return best

    def promises(self, row: tuple[str, ...]) -> float:
        """The best that its player could do in a turn that starts with this row."""
        codes = [CODE[card] for card in row]
        pressed = codes.count(PRESSURE)
        if pressed >= FULL or any(codes.count(code) >= SAME for code in range(PRODUCER)):
            return DISASTER if pressed > FULL else IMPACT if pressed == FULL else IDLE
        animals = [card for card in row if CODE[card] == CONSUMER]
        claims = max((self.claims(card, animals) for card in animals), default=0)
        if claims:
            return CLAIM + TILE * claims
        plants = [card for card in row if CODE[card] == PRODUCER]
        brings = max((self.brings(card, plants) for card in plants), default=0)
        if brings:
            return ANIMAL + HOME * (brings - 1)
        if self.affords(codes):
            return PLANT
        return IMPACT if pressed + 1 >= FULL else IDLE

    def affords(self, codes: list[int]) -> bool:
        """Whether elements like these are enough for some producer of the market."""
        costs = LESS if RETENTION in self.own.lasting else COST
        for card in self.own.producers.row:
            if card is not None:
                missing = [
                    element
                    for element, number in costs[card]
                    for _ in range(number - codes.count(element))
                ]
                if not missing or (len(missing) == 1 and self.own.elements[missing[0]]):
                    return True
        return False

    def draws(self) -> tuple[float, float]:
        """How likely the next card is a pressure card, and one that makes three alike."""
        mine = self.own.rows[self.seat]
        cards = mine.top[:1] or mine.supply or mine.discard
        codes = [CODE[card] for card in cards]
        held = self.codes[self.seat]
        alike = sum(code < PRODUCER and held.count(code) + 1 >= SAME for code in codes)
        return codes.count(PRESSURE) / len(codes), alike / len(codes)
