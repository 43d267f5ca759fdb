"""Ecosfera Baltica, read a second time: the moves of cards and tiles, before anybody is asked."""

from collections import Counter
from collections.abc import Generator, Iterable
from copy import deepcopy
from typing import Any, TypeVar

from tests.oracle.ecosfera_data import CATEGORIES, ELEMENTS, HABITATS, SPECIES, Shuffle, Table, kind

T = TypeVar("T")
Answer = tuple[Any, ...]
Questions = dict[int, set[Answer]]
Script = Generator[Questions, tuple[int, Answer], T]


class Over(Exception):
    """The sixth tile of a puzzle lies: the game stops, nothing more is resolved (E32)."""


def ask(seat: int, answers: set[Answer]) -> Script[Answer]:
    """Ask one seat."""
    _, answer = yield {seat: answers}
    return answer


def habitats(card: str) -> frozenset[str]:
    """The habitats on a card; none on one that is no species."""
    return SPECIES[card].habitats if card in SPECIES else frozenset()


def is_producer(card: str) -> bool:
    """Whether the card is a producer."""
    return card in SPECIES and SPECIES[card].group == "producer"


def is_consumer(card: str) -> bool:
    """Whether the card is a consumer."""
    return card in SPECIES and SPECIES[card].group != "producer"


class Sea:
    """The table and where the turn stands."""

    def __init__(self, table: Table, shuffle: Shuffle) -> None:
        self.table = table = deepcopy(table)
        self.shuffle = shuffle
        self.seats = len(table.rows)
        lying = [*table.policies, *table.measures, *table.funding, *table.lasting]
        if unknown := {kind(card) for card in lying} - CATEGORIES.keys():
            raise ValueError(f"no such policy cards: {unknown}")
        self.active = table.starter
        self.acted = self.ended = self.skip = False
        self.owed = self.implemented = 0
        # Of the cards in the active row: spent on an action, symbol used, star used.
        self.used: set[str] = set()
        self.drops: set[str] = set()
        self.stars: set[str] = set()

    @property
    def row(self) -> list[str]:
        """The row of the player whose turn it is."""
        return self.table.rows[self.active]

    def clockwise(self) -> list[int]:
        """All seats, the active one first."""
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def has(self, seat: int, name: str) -> int:
        """How many cards of this name lie in a row."""
        return [kind(card) for card in self.table.rows[seat]].count(name)

    def leave(self, seat: int, card: str) -> None:
        """Out of a row; if the card comes back in the same turn, it is fresh (E77)."""
        self.table.rows[seat].remove(card)
        for marks in (self.used, self.drops, self.stars):
            marks.discard(card)

    def discard(self, seat: int, cards: Iterable[str]) -> None:
        """From a row to the discard pile of the one who has the row."""
        for card in cards:
            self.leave(seat, card)
            self.table.discards[seat].append(card)

    def can_draw(self, seat: int) -> bool:
        """The discard pile counts: it becomes the supply when a card is needed (E72)."""
        return bool(self.table.supplies[seat] or self.table.discards[seat])

    def draw(self, seat: int) -> None:
        """The top card of the supply into the row; nothing when both piles are empty."""
        supply, discard = self.table.supplies[seat], self.table.discards[seat]
        if not supply and discard:
            supply += self.shuffle(f"supply.{seat}", discard[:])
            discard.clear()
        if supply:
            self.table.rows[seat].append(supply.pop(0))

    def add_pressure(self, seat: int) -> None:
        """A pressure card into the row, if there is one (E97)."""
        if self.table.pressure:
            self.table.rows[seat].append(self.table.pressure.pop(0))

    def take_element(self, seat: int, element: str) -> str:
        """The top card of a market stack into the row."""
        card = self.table.elements[element].pop(0)
        self.table.rows[seat].append(card)
        return card

    def return_element(self, seat: int, card: str) -> None:
        """On top of its market stack, which has no limit (E69)."""
        self.leave(seat, card)
        self.table.elements[kind(card)].insert(0, card)

    def open_species(self) -> list[str]:
        """The species in the market, producers first."""
        return [*self.table.producer_row, *self.table.consumer_row]

    def shelf(self, card: str) -> tuple[list[str], list[str]]:
        """The market row and the deck of a species."""
        table = self.table
        if is_producer(card):
            return table.producer_row, table.producers
        return table.consumer_row, table.consumers

    def replace(self, gone: Iterable[str]) -> None:
        """New cards in the places of some market cards; with no deck left the row shrinks (E53)."""
        for card in gone:
            row, deck = self.shelf(card)
            place = row.index(card)
            row[place : place + 1] = deck[:1]
            del deck[:1]

    def refresh(self, row: list[str], deck: list[str]) -> None:
        """A market row under its deck, in row order; then four new cards (E73, E74)."""
        deck += row
        row[:] = deck[:4]
        del deck[:4]

    def place_impacts(self, number: int) -> None:
        """One event: Climate change adds one tile to it, each tile owes a draw (E108, E125)."""
        for _ in range(number + ("climate_change" in self.table.lasting)):
            self.table.impacts += 1
            self.owed += 1
            if self.table.impacts == 6:
                raise Over("lost")

    def place_habitat(self, habitat: str) -> None:
        """Owes a draw, and spares the pressure card at the end of the turn (E82, E84, E108)."""
        self.table.habitats.append(habitat)
        self.acted = True
        self.owed += 1
        if len(self.table.habitats) == 6:
            raise Over("won")

    def test_row(self) -> None:
        """Three pressure cards (E87), else three equal elements (E91, E94): the turn is over."""
        if self.has(self.active, "pressure") >= 3:
            self.ended = True
            self.place_impacts(1)
        elif any(self.has(self.active, element) >= 3 for element in ELEMENTS):
            self.ended = True
            self.add_pressure(self.active)
            if self.has(self.active, "pressure") >= 3:
                self.place_impacts(1)

    def cost(self, producer: str) -> Counter[str]:
        """One nutrient less while Improved nutrient retention lies out (E138)."""
        cost = Counter(SPECIES[producer].cost)
        if "improved_nutrient_retention" in self.table.lasting:
            cost -= Counter(["nutrients"])
        return cost

    def restorable(self, first: str, second: str) -> list[str]:
        """The habitats two cards share and nobody has restored yet (E61), in the tiles' order."""
        shared = habitats(first) & habitats(second)
        return [name for name in HABITATS if name in shared and name not in self.table.habitats]
