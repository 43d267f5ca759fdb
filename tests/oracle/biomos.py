"""Biomos, read a second time: the rules as generators.

It shares nothing with the game it is compared with, not even the numbers on the cards. Marks such
as M34 name the statements of the game's RULES.md.

Colours: "sea", "desert", "forest", "mountain", "ice". Cards: "s01" to "s30" and "g01" to "g10".
Seats count from 0 clockwise. Where on a planet: a number, "f1" (beside t12) or "f2" (beside t1).
A number names a marker of the track by how many lie before it, t1 first, so 0 to k - 1 when there
are k; as a place to put one, it names a gap by how many markers lie before it, so 0 to k. All the
gaps are offered that a marker can be brought into by sliding the others, which is found by sliding
them; where then each lies is in the state under "fields", and no answer depends on it. Two gaps
beside an equal marker are two answers that give the same order.

Answers, in the order they are asked; one seat is asked at a time, also if there is but one answer:

Before the first turn, in reverse turn order, of each advanced planet that has no colour yet:
  ("planet", colour)               one of those left; never "sea"
In a turn:
  ("take", colour)
  ("place", where)                 a gap, or an empty fixed field
  ("moon",)
After ("moon",), if some ring marker can go to another field than its own:
  ("lift", where)                  a marker; one that can go nowhere else is not offered
  ("decline",)
After ("lift", where):
  ("drop", where)                  a gap among the others, or an empty fixed field; never the very
                                   field the marker lay on. With room on the track it may come back
                                   into the same order on another field, which is as if declined;
                                   on a full track it cannot
After ("place", where) in the advanced game, if an event is possible:
  ("event", name, where)           "irrigate", "freeze", "expand" or "break"; where: the marker, and
                                   of "break" also "moon"
  ("decline",)
If a card on offer lies in the ring:
  ("claim", card)
  ("decline",)
The Black Hole is asked nothing: it acts when the turn of the only seat is over.

Chance is asked for one thing at a time: chance(pile, cards or markers in it) gives one of them.
The piles: "bag" for each marker of a refill and for the marker that a broken ice becomes (it is not
in the bag then); "small" for each small card revealed, the deck as it lies: who knows its order
gives the first. To lay the table also "large", "small" and "planets", and the bag for the display,
then for the starting markers in turn order.

State:
  bag, display, hole, spent   colour: number, without zeros; display is what is open, and alone what
                              is left of the round's three; hole is what the Black Hole has; spent
                              is what has left the game
  small, large                the open cards, None for an empty place
  deck                        the face-down small cards
  planets                     of each seat: "track", the colours in order; "f1", "f2" (None on the
                              basic side), "moon", "colour"
  fields                      of each seat: field: colour, as it lies on the table
  cards, hole_cards           claimed, in that order; of each seat and of the Black Hole
  hand                        the marker taken or lifted, not yet laid down
  turn, turns                 the seat asked; how many turns have begun
  step                        "planet", "take", "place", "lift", "drop", "event" or "claim"
"""

from collections import Counter
from collections.abc import Generator
from copy import deepcopy
from itertools import cycle
from typing import Any, TypeVar

from tests.oracle.biomos_data import CARDS, CHANGES, LARGE, PLANETS, Chance, Table, draw
from tests.oracle.biomos_planet import JOKER, Planet

T = TypeVar("T")
Answer = tuple[Any, ...]
Questions = dict[int, set[Answer]]
Script = Generator[Questions, tuple[int, Answer], T]

DECLINE: Answer = ("decline",)
MOON: Answer = ("moon",)


class Game:
    """One game, from the first turn to the last full planet."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = deepcopy(table)
        self.chance = chance
        self.planets = self.table.planets
        self.seats = len(self.planets)
        self.alone = self.seats == 1
        self.seat = self.table.starter
        self.turns = 0
        self.step: str | None = None
        self.hand: str | None = None
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
        """Everything on the table, and where the turn stands."""
        table = self.table
        planets = [
            {
                "track": [planet.ring[name] for name in planet.lying()],
                "f1": planet.ring.get("f1"),
                "f2": planet.ring.get("f2"),
                "moon": planet.moon,
                "colour": planet.colour,
            }
            for planet in self.planets
        ]
        piles = {
            name: dict(Counter(getattr(table, name)))
            for name in ("bag", "display", "hole", "spent")
        }
        names = ("small", "large", "deck", "cards", "hole_cards")
        cards = {name: deepcopy(getattr(table, name)) for name in names}
        course = {
            "fields": [dict(planet.ring) for planet in self.planets],
            "hand": self.hand,
            "turn": self.seat if self.step else None,
            "turns": self.turns,
            "step": self.step,
        }
        return {**piles, **cards, "planets": planets, **course}

    def scores(self) -> list[int]:
        """The points of every seat now; alone, those of the Black Hole after them."""
        points = [self.points(seat) for seat in range(self.seats)]
        return [*points, self.hole_points()] if self.alone else points

    def winners(self) -> list[int]:
        """Most points, then most colours, then the most even planet, then shared (M32, M33).

        Alone, strictly more points than the Black Hole, or nobody (N4).
        """
        if self.pending:
            raise ValueError("the game is not over")
        if self.alone:
            return [0] if self.points(0) > self.hole_points() else []
        ranks = []
        for seat, planet in enumerate(self.planets):
            counts = planet.counts()
            ranks.append((self.points(seat), len(counts), self.even(counts)))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def play_game(self) -> Script[None]:
        """Turns, clockwise, until all planets are full (M9, M14, M29)."""
        order = [(self.table.starter + place) % self.seats for place in range(self.seats)]
        if self.table.advanced:
            yield from self.pick_planets(order[::-1])
        for seat in cycle(order):
            # Nothing is left to take only in games that no mode knows (M11).
            if all(planet.is_full() for planet in self.planets) or not self.can_take():
                break
            if not self.planets[seat].is_full():
                self.seat = seat
                self.lay_out()
                yield from self.take_turn()
        self.step = None

    def can_take(self) -> bool:
        """Whether there is a marker to take, or to lay out."""
        return bool(self.table.display or self.table.bag)

    def ask(self, step: str, answers: set[Answer]) -> Script[Answer]:
        """Ask the seat whose turn it is."""
        self.step = step
        _, answer = yield {self.seat: answers}
        return answer

    def pick_planets(self, order: list[int]) -> Script[None]:
        """Each has one of four (M7)."""
        left = set(PLANETS) - {planet.colour for planet in self.planets}
        for seat in order:
            if self.planets[seat].colour is None:
                self.seat = seat
                _, colour = yield from self.ask("planet", {("planet", colour) for colour in left})
                self.planets[seat].colour = colour
                left.remove(colour)

    def lay_out(self) -> None:
        """Five, and only when nothing is left (M11); alone, three a round (N2)."""
        table = self.table
        if not table.display:
            for _ in range(min(3 if self.alone else 5, len(table.bag))):
                table.display.append(draw(self.chance, "bag", table.bag))

    def take_turn(self) -> Script[None]:
        """Take, place, perhaps an event, perhaps a card (M9)."""
        self.turns += 1
        planet = self.planets[self.seat]
        takes: set[Answer] = {("take", colour) for colour in self.table.display}
        _, colour = yield from self.ask("take", takes)
        self.table.display.remove(colour)
        self.hand = colour
        places: set[Answer] = {("place", where) for where in planet.free()}
        answer = yield from self.ask("place", places | ({MOON} if planet.moon is None else set()))
        self.hand = None
        if answer == MOON:
            planet.moon = colour
            yield from self.relocate(planet)
        else:
            planet.put(colour, answer[1])
            if self.table.advanced:
                yield from self.event(planet)
        yield from self.claim(planet)
        if self.alone:
            self.black_hole()

    def relocate(self, planet: Planet) -> Script[None]:
        """The new moon may move one marker of the ring (M16 to M18)."""
        lifts: set[Answer] = {("lift", where) for where in planet.liftable()}
        if not lifts:
            return
        answer = yield from self.ask("lift", lifts | {DECLINE})
        if answer == DECLINE:
            return
        home = planet.field_of(answer[1])
        self.hand = marker = planet.lift(home)
        drops: set[Answer] = {("drop", where) for where in planet.free(barred=home)}
        _, where = yield from self.ask("drop", drops)
        self.hand = None
        planet.put(marker, where, barred=home)

    def event(self, planet: Planet) -> Script[None]:
        """One, or none; anywhere on the planet (M34, M35)."""
        events = self.events(planet)
        if not events:
            return
        answer = yield from self.ask("event", events | {DECLINE})
        if answer == DECLINE:
            return
        _, name, where = answer
        if where == "moon":
            old, planet.moon = planet.moon, self.new_marker(name)
        else:
            place = planet.field_of(where)
            old, planet.ring[place] = planet.ring[place], self.new_marker(name)
        if old is not None:  # only now, so a broken ice cannot come out again (M41)
            self.table.bag.append(old)

    def events(self, planet: Planet) -> set[Answer]:
        """What M36 to M40 allow; the moon touches nothing, but it may break (M43)."""
        bag = self.table.bag
        events: set[Answer] = set()
        for place, marker in planet.ring.items():
            if marker is None:
                continue
            beside = planet.beside(place, breaks=self.table.fixed_gap_breaks_ring)
            for name, change in CHANGES.items():
                possible = change.beside in beside and change.becomes in bag
                if possible and marker in change.targets:
                    events.add(("event", name, planet.where(place)))
            if marker == "ice" and bag:
                events.add(("event", "break", planet.where(place)))
        if planet.moon == "ice" and bag and self.table.event_break_may_hit_moon:
            events.add(("event", "break", "moon"))
        return events

    def new_marker(self, event: str) -> str:
        """Out of the bag: looked for, or for a broken ice drawn."""
        if event == "break":
            return draw(self.chance, "bag", self.table.bag)
        colour = CHANGES[event].becomes
        self.table.bag.remove(colour)
        return colour

    def claim(self, planet: Planet) -> Script[None]:
        """One card that lies in the ring, or none (M21, M22)."""
        breaks = self.table.fixed_gap_breaks_ring
        claims: set[Answer] = {
            ("claim", card)
            for card in self.offer()
            if planet.shows(CARDS[card].pattern, breaks=breaks)
        }
        if not claims:
            return
        answer = yield from self.ask("claim", claims | {DECLINE})
        if answer != DECLINE:
            self.table.cards[self.seat].append(self.taken(answer[1]))

    def offer(self) -> list[str]:
        """The open cards, large ones first, each row from the left."""
        return [card for card in self.table.large + self.table.small if card is not None]

    def taken(self, card: str) -> str:
        """A small card is replaced at once while the deck lasts, a large one is not (M27)."""
        table = self.table
        if card in LARGE:
            table.large[table.large.index(card)] = None
        else:
            place = table.small.index(card)
            table.small[place] = draw(self.chance, "small", table.deck) if table.deck else None
        return card

    def black_hole(self) -> None:
        """It swallows what was not taken, then claims the best card it can pay (N2 to N4)."""
        table = self.table
        table.hole += table.display
        table.display.clear()
        payable = [card for card in self.offer() if price(card) <= Counter(table.hole)]
        if payable:
            # The first of the best: a large one before a small one, then the leftmost.
            card = max(payable, key=lambda card: CARDS[card].points)
            table.hole_cards.append(self.taken(card))
            for marker in price(card).elements():
                table.hole.remove(marker)
                table.spent.append(marker)

    def points(self, seat: int) -> int:
        """Cards, moon, and in the advanced game forests and the planet's colour (M30, M31)."""
        planet = self.planets[seat]
        counts = planet.counts()
        total = sum(CARDS[card].points for card in self.table.cards[seat])
        if planet.moon is not None:
            total += 3 * counts[planet.moon]
        if self.table.advanced:
            total += counts["forest"]
            if planet.colour is not None:
                total += counts[planet.colour]
        return total

    def hole_points(self) -> int:
        """What it began with, and its cards (N1, N4)."""
        cards = sum(CARDS[card].points for card in self.table.hole_cards)
        return cards + (40 if self.table.advanced else 20)

    @staticmethod
    def even(counts: Counter[str]) -> list[int]:
        """The five counts, the smallest first (M33)."""
        return sorted([*counts.values(), *[0] * (5 - len(counts))])


def price(card: str) -> Counter[str]:
    """The markers of a card without its jokers: what the Black Hole pays (N3)."""
    return Counter(colour for colour in CARDS[card].pattern if colour != JOKER)
