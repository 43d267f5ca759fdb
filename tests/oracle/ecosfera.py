"""Ecosfera Baltica, read a second time: the rule book as generators.

It shares nothing with the game it is compared with, not even the numbers on the cards. Marks such
as E43 name the statements of the game's RULES.md.

Cards: an element "sun.3", a pressure card "pressure.7", a funding card "funding.2"; a species and
any other policy card by its id alone ("ruppia_spp", "oil_spill"). Seats count from 0 clockwise.
A level 1 game is one whose policy deck is empty from the start.

Answers; one seat is asked at a time, the active one unless another is named:

At the start of a turn, if two consumers in the row share a habitat and a token is inactive:
  ("reactivate", ability)          ability is "pass", "plus" or "refresh"
  ("decline",)
In the turn, again and again until it is over:
  ("producer", species, cards, element)
                                   cards: the payment, a tuple in row order, of each element the
                                   leftmost unused cards; element: the one borrowed, else None.
                                   The market's top card of it then joins the row, used
  ("consumer", species, (a, b))    a, b: the two producers that pay, in row order
  ("habitats", (a, b))             a, b: the two consumers that pay, in row order; all habitats
                                   they share and that are missing are placed
  ("pass", source, card, target)   source: "token", or the species whose symbol is used; target:
                                   a seat, or "market"; "supply" with a single row only
  ("plus", source)
  ("refresh", source, which)       which: "producers" or "consumers"
  ("star", species)                draws a policy card
  ("fund", measure)                then the vote, then its choices
  ("end",)
The vote on a measure, asked of the other seats one after another until one refuses:
  ("yes",)
  ("no",)
When a card is drawn that Strict protection stops, and it and a funding card lie there:
  ("fund", "strict_protection")    then the vote; if it is refused the drawn card happens
  ("decline",)
Choices of policy cards:
  ("take", number)                 nutrient_upwelling, asked of every seat clockwise from the
                                   active one while nutrients are left; number: 0 to 2
  ("restore", habitat)             green_energy: "coast", "rock" or "mud"
  ("pair", producer, consumer, habitat)
                                   hazardous_substance_regulation
  ("move", consumer, seat)         migratory_barrier_removal
  ("give", seat)                   fishing_gear_regulation
  ("recycle", card)                recycling_and_waste_disposal, one pressure card, and perhaps
                                   another one; both are replaced afterwards
  ("stop",)                        only in place of the second
  ("protect", seat)                marine_protected_area (house): whose pressure cards go

A card that comes into a row comes to its right end; a market row is filled in place. What goes
back to an element stack or to the pressure supply goes on top. Cards that policy cards discard
from a market row go under the deck in row order. Chance is asked for one thing, the new order of
a discard pile: shuffle("supply.<seat>", pile) gives it, top card first.

State: the fields of Table, then of the turn
  active, turns         the seat; how many turns began, the skipped ones too
  used, drops, stars    cards of the active row: spent, symbol used, star used
  acted, ended          whether E82 is met; whether the turn has ended and draws are left
  owed                  policy draws still to be made
  silent, skip          whether this turn has no abilities; whether the next turn is skipped
  implemented           measures paid for in this game
  resolving, proposed   the policy card being carried out; the measure being voted on
  result                "won", "lost" or None
"""

from dataclasses import asdict
from itertools import combinations
from typing import Any

from tests.oracle.ecosfera_data import (
    ABILITIES,
    ELEMENTS,
    SPECIES,
    Shuffle,
    Table,
    kind,
)
from tests.oracle.ecosfera_policies import PolicyCards
from tests.oracle.ecosfera_sea import (
    Answer,
    Over,
    Questions,
    Script,
    ask,
    habitats,
    is_consumer,
    is_producer,
)


class Game(PolicyCards):
    """One game, from the first turn to the sixth tile of a puzzle."""

    def __init__(self, table: Table, shuffle: Shuffle) -> None:
        super().__init__(table, shuffle)
        self.turns = 0
        self.silent = False
        self.outcome: str | None = None
        self.script = self.play_game()
        # It may be over before anybody is asked.
        self.pending: Questions = next(self.script, {})

    def questions(self) -> Questions:
        """Who is asked, and what that seat may answer; nobody once the game is over."""
        return {seat: set(answers) for seat, answers in self.pending.items()}

    def answer(self, seat: int, answer: Answer) -> None:
        """Go on to the next question."""
        if answer not in self.pending.get(seat, set()):
            raise ValueError(f"seat {seat} cannot answer {answer}")
        try:
            self.pending = self.script.send((seat, answer))
        except StopIteration:
            self.pending = {}

    def state(self) -> dict[str, Any]:
        """Everything on the table, and where the turn stands.

        The discard piles, `removed` and `habitats` have an order here that no rule asks for.
        """
        table = asdict(self.table)
        table["tokens"] = [sorted(row) for row in self.table.tokens]
        marks = {name: sorted(getattr(self, name)) for name in ("used", "drops", "stars")}
        names = ("active", "turns", "acted", "ended", "owed", "skip", "silent", "implemented")
        course = {name: getattr(self, name) for name in (*names, "resolving", "proposed")}
        return {**table, **marks, **course, "result": self.outcome}

    def scores(self) -> list[int]:
        """There are no points: everybody has the habitats restored so far."""
        return [len(self.table.habitats)] * self.seats

    def result(self) -> str | None:
        """How it ended, "won" or "lost", for all (E30, E31); None while it goes on."""
        return self.outcome

    def winners(self) -> list[int]:
        """All or nobody."""
        if self.outcome is None:
            raise ValueError("the game is not over")
        return list(range(self.seats)) if self.outcome == "won" else []

    def play_game(self) -> Script[None]:
        """Turns, clockwise, until a sixth tile lies (E18, E103)."""
        try:
            while True:
                yield from self.play_turn()
                self.active = (self.active + 1) % self.seats
        except Over as over:
            self.outcome = str(over)

    def play_turn(self) -> Script[None]:
        """A skipped turn keeps its row and tests nothing, but uses the noise up (E131)."""
        self.turns += 1
        self.acted = self.ended = False
        self.refused.clear()
        self.silent = "underwater_noise" in self.table.lasting
        if self.skip:
            self.skip = False
        else:
            yield from self.act()
            self.discard(self.active, self.row[:])
            for _ in range(4):
                self.draw(self.active)
        if self.silent:
            self.table.lasting.remove("underwater_noise")
            self.table.policy_discard.append("underwater_noise")
            self.silent = False

    def act(self) -> Script[None]:
        """What is tested first (E42), then whatever the player wants (E35)."""
        if self.has(self.active, "pressure") >= 4:
            self.ended = True
            self.place_impacts(3)
        yield from self.settle()
        if not self.ended:
            yield from self.reactivate()
        while not self.ended:
            answer = yield from ask(self.active, self.moves())
            yield from self.do(answer)
            yield from self.settle()

    def settle(self) -> Script[None]:
        """Test the row while the turn lasts; then the oldest draw owed, and so on (E112, E116).

        The draws of a turn that has ended are still made, but its row is no longer tested (E110).
        """
        while True:
            if not self.ended:
                self.test_row()
            if not self.owed:
                return
            self.owed -= 1
            yield from self.draw_policy()

    def reactivate(self) -> Script[None]:
        """One token, or none (E79 to E81)."""
        tokens = self.table.tokens[self.active]
        idle = [ability for ability in ABILITIES if ability not in tokens]
        answers: set[Answer] = {("reactivate", ability) for ability in idle}
        pairs = combinations(filter(is_consumer, self.row), 2)
        if answers and any(habitats(a) & habitats(b) for a, b in pairs):
            answer = yield from ask(self.active, answers | {("decline",)})
            if answer != ("decline",):
                tokens.append(answer[1])

    def moves(self) -> set[Answer]:
        """Everything the active player may do now."""
        moves: set[Answer] = {("end",)}
        moves |= self.producers() | self.consumers() | self.tiles()
        if not self.silent:
            moves |= self.passes() | self.pluses() | self.refreshes()
        return moves | self.star_draws() | self.payable_measures()

    def unused(self) -> list[str]:
        """The cards not yet spent on an action, left to right."""
        return [card for card in self.row if card not in self.used]

    def producers(self) -> set[Answer]:
        """The market's producers that can be paid for, at most one element missing (E43 to E49)."""
        purchases: set[Answer] = set()
        for species in self.table.producer_row:
            paying, missing = [], self.cost(species)
            for card in self.unused():
                if missing[kind(card)]:
                    missing[kind(card)] -= 1
                    paying.append(card)
            wanted = list(missing.elements())
            if not wanted:
                purchases.add(("producer", species, tuple(paying), None))
            elif len(wanted) == 1 and self.table.elements[wanted[0]]:
                purchases.add(("producer", species, tuple(paying), wanted[0]))
        return purchases

    def consumers(self) -> set[Answer]:
        """One habitat on all three cards (E54, E55)."""
        pairs = list(combinations(filter(is_producer, self.unused()), 2))
        return {
            ("consumer", species, (a, b))
            for species in self.table.consumer_row
            for a, b in pairs
            if habitats(species) & habitats(a) & habitats(b)
        }

    def tiles(self) -> set[Answer]:
        """Pairs that share a habitat not yet restored (E58, E61)."""
        pairs = combinations(filter(is_consumer, self.unused()), 2)
        return {("habitats", (a, b)) for a, b in pairs if self.restorable(a, b)}

    def sources(self, ability: str) -> list[str]:
        """What gives the ability: the token, or a card that gave none yet in this turn (E39)."""
        token = ["token"] if ability in self.table.tokens[self.active] else []
        fresh = [card for card in self.row if card in SPECIES and card not in self.drops]
        return token + [card for card in fresh if ability in SPECIES[card].symbols]

    def passes(self) -> set[Answer]:
        """An unused card to another row, an element to the market too (E64 to E68)."""
        passes: set[Answer] = set()
        for card in self.unused():
            if kind(card) == "pressure" and not self.table.pass_pressure:
                continue
            targets: list[int | str] = [seat for seat in range(self.seats) if seat != self.active]
            if kind(card) in ELEMENTS:
                targets.append("market")
            if self.seats == 1:
                targets.append("supply")
            sources = [source for source in self.sources("pass") if source != card]
            passes |= {("pass", source, card, target) for source in sources for target in targets}
        return passes

    def pluses(self) -> set[Answer]:
        """If there is anything to draw (E72)."""
        if not self.can_draw(self.active):
            return set()
        return {("plus", source) for source in self.sources("plus")}

    def refreshes(self) -> set[Answer]:
        """A market row that has cards."""
        rows = {"producers": self.table.producer_row, "consumers": self.table.consumer_row}
        return {
            ("refresh", source, which)
            for source in self.sources("refresh")
            for which, row in rows.items()
            if row
        }

    def star_draws(self) -> set[Answer]:
        """Each star card once a turn, while there are policy cards (E106, E107, E115)."""
        if not self.table.policies:
            return set()
        cards = [card for card in self.row if card in SPECIES and card not in self.stars]
        return {("star", card) for card in cards if "star" in SPECIES[card].symbols}

    def do(self, answer: Answer) -> Script[None]:
        """One move of the active player."""
        match answer:
            case ("producer", species, cards, element):
                self.used |= set(cards)
                if element is not None:
                    self.used.add(self.take_element(self.active, element))
                self.acquire(species)
            case ("consumer", species, cards):
                self.used |= set(cards)
                self.acquire(species)
            case ("habitats", cards):
                self.used |= set(cards)
                for habitat in self.restorable(*cards):
                    self.place_habitat(habitat)
            case ("star", species):
                self.stars.add(species)
                yield from self.draw_policy()
            case ("fund", measure):
                yield from self.fund(measure)
            case ("end",):
                if not self.acted:
                    self.add_pressure(self.active)
                    self.test_row()
                self.ended = True
            case (ability, source, *choice):
                self.spend(ability, source)
                self.use(ability, choice)
            case _:  # there is no other move
                raise ValueError(answer)

    def acquire(self, species: str) -> None:
        """From the market into the row, active at once; the market is filled (E44, E52, E57)."""
        self.replace([species])
        self.row.append(species)
        self.acted = True

    def spend(self, ability: str, source: str) -> None:
        """The token is turned over, or a drop covers the card's symbols."""
        if source == "token":
            self.table.tokens[self.active].remove(ability)
        else:
            self.drops.add(source)

    def use(self, ability: str, choice: list[Any]) -> None:
        """Pass, plus or refresh."""
        table = self.table
        match [ability, *choice]:
            case ["pass", card, "market"]:
                self.return_element(self.active, card)
            case ["pass", card, "supply"]:
                self.leave(self.active, card)
                table.supplies[self.active].insert(0, card)
            case ["pass", card, seat]:
                self.leave(self.active, card)
                table.rows[seat].append(card)
            case ["refresh", "producers"]:
                self.refresh(table.producer_row, table.producers)
            case ["refresh", _]:
                self.refresh(table.consumer_row, table.consumers)
            case _:  # a plus needs no choice
                self.draw(self.active)
