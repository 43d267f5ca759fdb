"""Biekrig, read a second time: the rules as generators.

It shares nothing with the game it is compared with, not even the board. Marks such as K43 name the
statements of the game's RULES.md.

Seats count from 0, the hives of a seat too; a hive is the number of its workers. A new hive comes
to the right end of its owner's row, also the one from a split; where one is lost the row closes
up. Dice are rolled for the hives from left to right. Colours: "blue", "red", "green". Cards are
kinds: "extra_worker", "extra_point", "swarm", "swarm_control", "extra_pollen", "robbing", "afb",
"varroa", "acid_treatment".

Answers; one seat is asked at a time, also if there is but one answer. Before the roll, the active
seat, again and again until it rolls; after a purchase no card may be played in that turn (K19),
unless phase_order is "free_before_roll":
  ("play", "extra_worker", hive)
  ("play", "swarm")
  ("play", "extra_pollen", colour)
  ("play", "robbing", seat)        seat: the one attacked
  ("play", "afb", seat)            on 4 to 6 that seat is asked which hive it loses
  ("play", "varroa", seat)         that seat is asked about acid treatment; then, on 4 to 6, which
                                   hive loses a worker
  ("buy_worker", (a, b), hive)     (a, b): the two colours paid, in the order blue, red, green
  ("buy_queen", hive)              hive: the maximal hive that is split, at once
  ("roll",)                        for the move; then what the space does
The seat attacked with Varroa, if it has an acid treatment that it may use now:
  ("acid_treatment",)
  ("decline",)
The seat that was hit; every own hive may be chosen, whatever its size:
  ("lose_hive", hive)              AFB
  ("lose_worker", hive)            Varroa; a minimal hive is lost whole
The active seat on a swarm space, if it has the card and a hive that is not minimal:
  ("swarm_control",)
  ("decline",)
The active seat that crossed the harvest line, if it has 7 honey; after the action of the space and
before a card is drawn, or before that action if harvest_timing is "at_crossing":
  ("harvest", points)              0 to honey // 7
The active seat that drew a sixth card:
  ("discard", "new", kind)         the card just drawn
  ("discard", "old", kind)         one of the other five, of several alike the one held longest

A card that is played, also in reply, is on the discard pile before anything is rolled or asked. The
discard pile becomes the deck when a card is to be drawn and there is none (K60), not earlier.
Chance is asked as `Chance` says; one die at a time, when it is rolled. A maximal hive is not rolled
for on a flower space, a minimal hive not on a swarm space.

State: the fields of Table, `rules` apart, then of the turn
  active, turns, round  the seat; how many turns began; the round, from 1. All stay as they are
                        when the game ends
  bought                whether the active seat bought anything in this turn
  winners               the seats that won, None while the game goes on
"""

from collections.abc import Generator
from copy import deepcopy
from itertools import combinations
from typing import Any, TypeVar

from tests.oracle.biekrig_data import (
    BOARDS,
    COLOURS,
    FLOWERS,
    HAND_LIMIT,
    HONEY_FOR_A_POINT,
    LINE,
    MAXIMAL,
    MINIMAL,
    POINTS_TO_WIN,
    SWARMED,
    Chance,
    Table,
)

T = TypeVar("T")
Answer = tuple[Any, ...]
Questions = dict[int, set[Answer]]
Script = Generator[Questions, tuple[int, Answer], T]


class Won(Exception):
    """The active seat has its ten points: nothing more is done (K77)."""


def ask(seat: int, answers: set[Answer]) -> Script[Answer]:
    """Ask one seat."""
    _, answer = yield {seat: answers}
    return answer


class Game:
    """One game, from the first turn to the tenth point of somebody."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = deepcopy(table)
        self.chance = chance
        self.rules = table.rules
        self.seats = len(table.hives)
        self.active = table.starter
        self.turns = 0
        self.bought = False
        self.won: list[int] | None = None
        self.script = self.play_game()
        self.pending: Questions = next(self.script)

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
        """Everything on the table and in the hands, and where the turn stands."""
        table = self.table
        flat = ("deck", "discards", "honey", "harvested", "fresh", "pieces")
        lists = {name: getattr(table, name)[:] for name in flat}
        rows = {name: [row[:] for row in getattr(table, name)] for name in ("hives", "hands")}
        pollen = [dict(colours) for colours in table.pollen]
        course = {name: getattr(self, name) for name in ("active", "turns", "bought")}
        course |= {"starter": table.starter, "round": (self.turns - 1) // self.seats + 1}
        won = None if self.won is None else self.won[:]
        return {**lists, **rows, "pollen": pollen, **course, "winners": won}

    def scores(self) -> list[int]:
        """The points of every seat now; a sixth card that is still in the hand is among them."""
        return [self.points(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The one with ten points, or those with the most at the round limit (K77, K80)."""
        if self.won is None:
            raise ValueError("the game is not over")
        return self.won[:]

    def points(self, seat: int) -> int:
        """Hives, extra points in the hand and harvested points (K74 to K76)."""
        table = self.table
        hives = self.rules.points_per_hive * len(table.hives[seat])
        return hives + table.hands[seat].count("extra_point") + table.harvested[seat]

    def check(self) -> None:
        """After everything that brings points, and only then (K78)."""
        if self.points(self.active) >= POINTS_TO_WIN:
            raise Won

    @property
    def hives(self) -> list[int]:
        """The hives of the seat whose turn it is."""
        return self.table.hives[self.active]

    @property
    def hand(self) -> list[str]:
        """The cards of the seat whose turn it is."""
        return self.table.hands[self.active]

    def others(self) -> list[int]:
        """All seats but the active one."""
        return [seat for seat in range(self.seats) if seat != self.active]

    def play_game(self) -> Script[None]:
        """One turn after another, in seat order (K7)."""
        limit = self.rules.round_limit
        try:
            while limit is None or self.turns < limit * self.seats:
                self.active = (self.table.starter + self.turns) % self.seats
                self.turns += 1
                yield from self.play_turn()
            scores = self.scores()
            self.won = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        except Won:
            self.won = [self.active]

    def play_turn(self) -> Script[None]:
        """Cards, purchases, the move and what comes of it (K16)."""
        table = self.table
        # From now on the card drawn last time can be used (K54).
        table.fresh[self.active] = None
        self.bought = False
        while (answer := (yield from ask(self.active, self.moves()))) != ("roll",):
            yield from self.do(answer)
        start = table.pieces[self.active]
        end = start + self.chance.roll("move", self.active)
        board = BOARDS[self.rules.board]
        table.pieces[self.active] = end % len(board)
        space = board[end % len(board)]
        crossed = start <= LINE < end
        early = self.rules.harvest_timing == "at_crossing"
        if crossed and early:
            yield from self.harvest()
        if space in FLOWERS:
            self.gather(FLOWERS[space])
        elif space == "S":
            yield from self.swarm()
        if crossed and not early:
            yield from self.harvest()
        if space == "?":
            yield from self.draw()

    def moves(self) -> set[Answer]:
        """What can be done before the roll, and the roll."""
        cards_are_over = self.bought and self.rules.phase_order == "strict"
        plays = set() if cards_are_over else self.plays()
        return {("roll",)} | plays | self.workers() | self.queens()

    def plays(self) -> set[Answer]:
        """The cards in the hand that have a target or an effect (K61)."""
        choices: dict[str, list[tuple[int | str, ...]]] = {
            "extra_worker": [(hive,) for hive in self.not_maximal()],
            "swarm": [()],
            "extra_pollen": [(colour,) for colour in COLOURS],
            "robbing": [(seat,) for seat in self.others() if self.can_be_robbed(seat)],
            "afb": [(seat,) for seat in self.others() if len(self.table.hives[seat]) >= 2],
            "varroa": [(seat,) for seat in self.others() if self.can_have_varroa(seat)],
        }
        return {
            ("play", kind, *choice) for kind in set(self.hand) for choice in choices.get(kind, [])
        }

    def not_maximal(self) -> list[int]:
        """The hives that have room for a worker (K29, K30)."""
        return [hive for hive, workers in enumerate(self.hives) if workers < MAXIMAL]

    def can_be_robbed(self, seat: int) -> bool:
        """Anybody, or only who has honey (K67)."""
        return self.rules.robbing_empty_target == "allowed" or self.table.honey[seat] > 0

    def can_have_varroa(self, seat: int) -> bool:
        """Who has a hive that is not minimal, or else a second one to lose (K13, K69)."""
        hives = self.table.hives[seat]
        if any(workers > MINIMAL for workers in hives):
            return True
        return self.rules.varroa_targets == "any_loss" and len(hives) >= 2

    def workers(self) -> set[Answer]:
        """Two pollen of different colours and a honey (K25)."""
        if not self.table.honey[self.active]:
            return set()
        pollen = self.table.pollen[self.active]
        pairs = combinations([colour for colour in COLOURS if pollen[colour]], 2)
        return {("buy_worker", pair, hive) for pair in pairs for hive in self.not_maximal()}

    def queens(self) -> set[Answer]:
        """A pollen of each colour and a honey, for a hive that can be split (K26, K31)."""
        if not self.table.honey[self.active] or not all(self.table.pollen[self.active].values()):
            return set()
        maximal = [hive for hive, workers in enumerate(self.hives) if workers == MAXIMAL]
        return {("buy_queen", hive) for hive in maximal}

    def do(self, answer: Answer) -> Script[None]:
        """A card or a purchase."""
        match answer:
            case ("buy_worker", colours, hive):
                self.pay(colours)
                self.hives[hive] += 1
            case ("buy_queen", hive):
                self.pay(COLOURS)
                # Two workers stay, two go with the new queen, one goes back (K32).
                self.hives[hive] = MINIMAL
                self.hives.append(MINIMAL)
                self.check()
            case ("play", kind, *choice):
                self.spend(self.active, kind)
                yield from self.play(kind, choice)
            case _:  # there is nothing else
                raise ValueError(answer)

    def pay(self, colours: tuple[str, ...]) -> None:
        """One pollen of each of these colours and one honey."""
        for colour in colours:
            self.table.pollen[self.active][colour] -= 1
        self.table.honey[self.active] -= 1
        self.bought = True

    def spend(self, seat: int, kind: str) -> None:
        """A card from the hand to the discard pile, the one held longest."""
        hand = self.table.hands[seat]
        hand.remove(kind)
        self.table.discards.append(kind)
        if kind == self.table.fresh[seat] and kind not in hand:
            self.table.fresh[seat] = None

    def play(self, kind: str, choice: list[Any]) -> Script[None]:
        """What a card does that is played before the roll (K62 to K73)."""
        match [kind, *choice]:
            case ["extra_worker", hive]:
                self.hives[hive] += 1
            case ["swarm"]:
                self.hives.append(MINIMAL)
                self.check()
            case ["extra_pollen", colour]:
                self.table.pollen[self.active][colour] += 1
            case ["robbing", victim]:
                self.rob(victim)
            case ["afb", victim]:
                yield from self.spread_afb(victim)
            case ["varroa", victim]:
                yield from self.spread_varroa(victim)
            case _:  # no other card is played
                raise ValueError(kind)

    def rob(self, victim: int) -> None:
        """As much honey as the die says, if it says 1 to 3 and there is so much (K67)."""
        die = self.chance.roll("attack", victim)
        if die <= 3:
            loot = min(die, self.table.honey[victim])
            self.table.honey[victim] -= loot
            self.table.honey[self.active] += loot

    def spread_afb(self, victim: int) -> Script[None]:
        """A hive, with all its workers (K68)."""
        if self.chance.roll("attack", victim) >= 4:
            hives = self.table.hives[victim]
            answer = yield from ask(victim, {("lose_hive", hive) for hive in range(len(hives))})
            del hives[answer[1]]

    def spread_varroa(self, victim: int) -> Script[None]:
        """A worker, from any hive, or the whole hive if it is minimal (K70 to K73, K11)."""
        if self.has_acid(victim):
            answer = yield from ask(victim, {("acid_treatment",), ("decline",)})
            if answer == ("acid_treatment",):
                self.spend(victim, "acid_treatment")
                return
        if self.chance.roll("attack", victim) >= 4:
            hives = self.table.hives[victim]
            # The last hive is not minimal here: nobody else can be attacked (K12, K13).
            answer = yield from ask(victim, {("lose_worker", hive) for hive in range(len(hives))})
            hives[answer[1]] -= 1
            if hives[answer[1]] < MINIMAL:
                del hives[answer[1]]

    def has_acid(self, seat: int) -> bool:
        """One that may be used now: not the one drawn since the seat's last turn (K59)."""
        held = self.table.hands[seat].count("acid_treatment")
        if self.rules.acid_fresh == "dormant_until_own_turn":
            held -= self.table.fresh[seat] == "acid_treatment"
        return held > 0

    def gather(self, colour: str) -> None:
        """A pollen and a honey for each hive with at least as many bees as the die says (K38)."""
        for hive, workers in enumerate(self.hives):
            bees = workers + 1
            if workers == MAXIMAL or self.chance.roll("hive", hive) <= bees:
                self.table.pollen[self.active][colour] += 1
                self.table.honey[self.active] += 1

    def swarm(self) -> Script[None]:
        """A hive that is not minimal loses half its workers on 4 to 6 (K43 to K45, K65)."""
        rolling = [hive for hive, workers in enumerate(self.hives) if workers > MINIMAL]
        if rolling and "swarm_control" in self.hand:
            answer = yield from ask(self.active, {("swarm_control",), ("decline",)})
            if answer == ("swarm_control",):
                self.spend(self.active, "swarm_control")
                return
        for hive in rolling:
            if self.chance.roll("hive", hive) >= 4:
                self.hives[hive] -= SWARMED[self.hives[hive]]

    def harvest(self) -> Script[None]:
        """Honey into points that nobody can take away (K49 to K52)."""
        most = self.table.honey[self.active] // HONEY_FOR_A_POINT
        if not most:
            return
        answer = yield from ask(self.active, {("harvest", points) for points in range(most + 1)})
        self.table.honey[self.active] -= HONEY_FOR_A_POINT * answer[1]
        self.table.harvested[self.active] += answer[1]
        self.check()

    def draw(self) -> Script[None]:
        """One card, if there is one; of six, one is put away before points are counted (K55)."""
        table = self.table
        if not table.deck:
            table.deck = self.chance.shuffle(table.discards[:]) if table.discards else []
            table.discards.clear()
        if not table.deck:
            return
        new = table.deck.pop(0)
        old = self.hand[:]
        self.hand.append(new)
        table.fresh[self.active] = new
        if len(self.hand) > HAND_LIMIT:
            answers: set[Answer] = {("discard", "old", kind) for kind in old}
            answer = yield from ask(self.active, answers | {("discard", "new", new)})
            if answer[1] == "new":
                table.discards.append(self.hand.pop())
                table.fresh[self.active] = None
            else:
                self.spend(self.active, answer[2])
        self.check()
