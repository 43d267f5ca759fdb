"""Biotopia, read a second time: the rule book as generators.

It shares nothing with the game it is compared with, not even the numbers on the cards.
Marks such as B23 and A11 name the statements of the game's RULES.md.
"""

from collections import Counter
from collections.abc import Callable, Generator
from copy import deepcopy
from dataclasses import dataclass
from itertools import count
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Answer = tuple[Any, ...]
Questions = dict[int, set[Answer]]
Script = Generator[Questions, tuple[int, Answer], T]
Shuffle = Callable[[list[str]], list[str]]


class Printed(NamedTuple):
    """The flower symbols a card needs and the points it brings."""

    needs: int
    points: int


BUTTERFLIES = {
    "essex_skipper": Printed(2, 1),
    "large_white": Printed(3, 1),
    "common_blue": Printed(3, 1),
    "orange_tip": Printed(3, 1),
    "meadow_brown": Printed(4, 1),
    "brimstone": Printed(4, 1),
    "small_tortoiseshell": Printed(3, 1),
    "red_admiral": Printed(5, 2),
    "camberwell_beauty": Printed(6, 2),
    "peacock": Printed(7, 3),
}
CARDS = BUTTERFLIES | {
    "chrysalis": Printed(1, 0),
    "sunshine": Printed(2, 0),
    "brown_knapweed": Printed(2, 0),
}

HATCHING = BUTTERFLIES.keys() - {"peacock"}

BUTTERFLIES_WANTED = {
    "three_essex_skippers": Counter(essex_skipper=3),
    "meadow_four": Counter(common_blue=1, essex_skipper=1, meadow_brown=1, brimstone=1),
    "edge_three": Counter(orange_tip=1, essex_skipper=1, red_admiral=1, brimstone=1),
    "grassland": Counter(essex_skipper=2, meadow_brown=2),
}
MOST_LARGE_WHITES = "most_large_whites"


@dataclass
class Table:
    """The table when all is dealt and nobody has chosen the first flower yet."""

    edition: str
    seats: int
    starter: int
    deck: list[str]
    sky: list[str | None]
    compost: list[str]
    hands: list[list[str]]
    missions: list[str]
    common_blue: str = "may"


def kind(card: str) -> str:
    """Which card it is, whatever its copy number."""
    return card.partition(".")[0]


def kinds(cards: list[str]) -> Counter[str]:
    """How many of each there are."""
    return Counter(kind(card) for card in cards)


class Piles:
    """The Deck, the Sky and the Compost Heap."""

    def __init__(self, table: Table, shuffle: Shuffle) -> None:
        self.deck, self.sky, self.compost = table.deck, table.sky, table.compost
        self.clears_three_alike = table.edition == "da"
        self.shuffle = shuffle

    def can_draw(self) -> bool:
        """The heap counts: it becomes the Deck as soon as a card is needed."""
        return bool(self.deck or self.compost)

    def turn_heap_over(self) -> None:
        """B26, in both editions (A1)."""
        if not self.deck and self.compost:
            self.deck[:] = self.shuffle(self.compost[:])
            self.compost.clear()

    def top(self) -> str | None:
        """The top card of the Deck; None when both piles are empty."""
        # A heap that was empty when the Deck ran out is tried again here (A2).
        self.turn_heap_over()
        if not self.deck:
            return None
        card = self.deck.pop(0)
        self.turn_heap_over()
        return card

    def tops(self, wanted: int) -> list[str]:
        """So many cards from the Deck, or as many as there are (A3)."""
        drawn = (self.top() for _ in range(wanted))
        return [card for card in drawn if card is not None]

    def open_cards(self) -> list[str]:
        """The cards of the Sky, left to right."""
        return [card for card in self.sky if card is not None]

    def fill_sky(self) -> None:
        """The Sky has three cards (B21), in the Danish edition never three alike (B22)."""
        for place, card in enumerate(self.sky):
            if card is None:
                self.sky[place] = self.top()
        if self.clears_three_alike and self.must_be_cleared():
            self.compost += self.open_cards()
            self.sky[:] = [None] * 3
            self.fill_sky()

    def must_be_cleared(self) -> bool:
        """Three cards alike, unless only more of the same could replace them (A13)."""
        sky, left = kinds(self.open_cards()), kinds(self.deck + self.compost)
        # If three others alike are all that is left, the two would change places for ever.
        only_change_places = list(left.values()) == [3]
        return 3 in sky.values() and bool(left.keys() - sky.keys()) and not only_change_places


def meets(mission: str, row: Counter[str], symbols: int) -> bool:
    """Whether this Butterfly row and these flower symbols are what the mission shows (B61)."""
    if mission == "seven_flowers":
        return symbols >= 7
    if mission == "seven_species":
        return len(row) >= 7
    return row >= BUTTERFLIES_WANTED[mission]


class Game:
    """One game, from the secret first flower to the last round."""

    def __init__(self, table: Table, shuffle: Shuffle) -> None:
        table = deepcopy(table)
        self.danish = table.edition == "da"
        # A choice of the match, whatever the edition says (A6).
        self.blue_must_take = table.common_blue == "must"
        self.seats, self.starter = table.seats, table.starter
        self.piles = Piles(table, shuffle)
        self.hands = table.hands
        self.down: list[list[str]] = [[] for _ in self.hands]
        self.up: list[list[str]] = [[] for _ in self.hands]
        self.wings: list[list[str]] = [[] for _ in self.hands]
        self.owners: dict[str, int | None] = dict.fromkeys(table.missions)
        self.turn: int | None = None
        self.round = 1
        self.last_round = False
        self.script = self.play_game()
        self.pending: Questions = next(self.script)

    def questions(self) -> Questions:
        """Who is asked, and what each may answer; nobody once the game is over."""
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
        """Everything on the table and in the hands."""
        piles = {"deck": self.piles.deck, "sky": self.piles.sky, "compost": self.piles.compost}
        rows = {"hands": self.hands, "down": self.down, "up": self.up, "wings": self.wings}
        course = {"turn": self.turn, "round": self.round, "last_round": self.last_round}
        return deepcopy({**piles, **rows, "missions": self.owners, **course})

    def scores(self) -> list[int]:
        """The points of every seat now."""
        return [self.points(seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Most points, then most different butterflies in play, then shared (B76, B77)."""
        if self.pending:
            raise ValueError("the game is not over")
        ranks = [(self.points(seat), len(kinds(self.wings[seat]))) for seat in range(self.seats)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def play_game(self) -> Script[None]:
        """Rounds of one turn for everybody, until the last round or a round of passes."""
        yield from self.first_flowers()
        for self.round in count(1):
            passes = 0
            for step in range(self.seats):
                self.turn = (self.starter + step) % self.seats
                action = yield from self.take_turn(self.turn)
                passes += action == ("pass",)
            if self.last_round or passes == self.seats:
                break
        self.turn = None

    def first_flowers(self) -> Script[None]:
        """All choose in secret, then all lay down (B8, A26)."""
        chosen: dict[int, str] = {}
        waiting: Questions = {
            seat: {("first", card) for card in hand} for seat, hand in enumerate(self.hands)
        }
        while waiting:
            seat, (_, card) = yield waiting
            chosen[seat] = card
            del waiting[seat]
        for seat, card in chosen.items():
            self.plant(seat, card)

    def ask(self, seat: int, answers: set[Answer]) -> Script[Answer]:
        """Ask one seat."""
        _, answer = yield {seat: answers}
        return answer

    def take_turn(self, seat: int) -> Script[Answer]:
        """One action and what follows it, in the order of A11."""
        action = yield from self.ask(seat, self.actions(seat) or {("pass",)})
        yield from self.carry_out(seat, action)
        self.piles.fill_sky()
        self.hand_over_most_large_whites()
        hand = self.hands[seat]
        while len(hand) > 6:
            _, card = yield from self.ask(seat, {("discard", card) for card in hand})
            hand.remove(card)
            self.piles.compost.append(card)
        # A Sky that had to stay short can be completed from the discards (A3).
        self.piles.fill_sky()
        # Once set it stays, even if the points are lost again (A20).
        self.last_round = self.last_round or self.points(seat) >= 15
        return action

    def actions(self, seat: int) -> set[Answer]:
        """Everything the seat may do with its turn (B15 to B20)."""
        hand = self.hands[seat]
        draws: set[Answer] = {("draw",)} if self.piles.can_draw() else set()
        takes: set[Answer] = {("take", card) for card in self.piles.open_cards()}
        plants: set[Answer] = {("plant", card) for card in hand}
        plays = {play for card in hand for play in self.fronts(seat, card)}
        return draws | takes | plants | plays | self.claims(seat)

    def fronts(self, seat: int, card: str) -> set[Answer]:
        """The ways to play a card front side up (B18)."""
        name = kind(card)
        # Each Small Tortoiseshell in play makes the next one dearer (B45).
        dearer = kinds(self.wings[seat])[name] if name == "small_tortoiseshell" else 0
        if self.symbols(seat) < CARDS[name].needs + dearer:
            return set()
        if name != "chrysalis":
            return {("play", card)}
        return {("play", card, target) for target in self.down[seat] if kind(target) in HATCHING}

    def symbols(self, seat: int) -> int:
        """A face-down card is one flower, a face-up Brown Knapweed two (B59, B60)."""
        return len(self.down[seat]) + 2 * len(self.up[seat])

    def claims(self, seat: int) -> set[Answer]:
        """The open missions whose requirement is met now, Most Large Whites apart (B20, B68)."""
        free = [name for name, owner in self.owners.items() if owner is None]
        claims = [self.claim(seat, name) for name in free if name != MOST_LARGE_WHITES]
        return {claim for claim in claims if claim is not None}

    def claim(self, seat: int, mission: str) -> Answer | None:
        """The claim without a joker, else with one Camberwell Beauty as some species (B47, B48)."""
        row, symbols = kinds(self.wings[seat]), self.symbols(seat)
        if meets(mission, row, symbols):
            return ("claim", mission, None)
        if not row["camberwell_beauty"]:
            return None
        # The joker stands for another species instead of for itself (A15).
        row["camberwell_beauty"] -= 1
        for species in BUTTERFLIES:
            if meets(mission, row + Counter([species]), symbols):
                return ("claim", mission, species)
        return None

    def carry_out(self, seat: int, action: Answer) -> Script[None]:
        """Do the one action of the turn."""
        match action:
            case ("draw",):
                self.hands[seat] += self.piles.tops(1)
            case ("take", card):
                self.take_from_sky(seat, card)
            case ("plant", card):
                self.plant(seat, card)
            case ("play", chrysalis, target):
                yield from self.flip(seat, chrysalis, target)
            case ("play", card):
                yield from self.play_front(seat, card)
            case ("claim", mission, _):
                self.owners[mission] = seat
            case _:  # a pass changes nothing
                pass

    def take_from_sky(self, seat: int, card: str) -> None:
        """Leaves a gap, which is filled in the Sky step of the same turn."""
        self.piles.sky[self.piles.sky.index(card)] = None
        self.hands[seat].append(card)

    def plant(self, seat: int, card: str) -> None:
        """From the hand into the Flower row, flower side up."""
        self.hands[seat].remove(card)
        self.down[seat].append(card)

    def play_front(self, seat: int, card: str) -> Script[None]:
        """From the hand, front side up."""
        self.hands[seat].remove(card)
        match kind(card):
            case "brown_knapweed":
                self.up[seat].append(card)
            case "sunshine":
                # It is put away after the draws: a reshuffle among them is without it (A12).
                self.hands[seat] += self.piles.tops(3)
                self.piles.compost.append(card)
            case _:
                yield from self.enter_play(seat, card)

    def flip(self, seat: int, chrysalis: str, target: str) -> Script[None]:
        """The Chrysalis is in the heap before the butterfly's event happens (B39, A12)."""
        self.hands[seat].remove(chrysalis)
        self.down[seat].remove(target)
        self.piles.compost.append(chrysalis)
        yield from self.enter_play(seat, target)

    def enter_play(self, seat: int, butterfly: str) -> Script[None]:
        """Into the Butterfly row; then its event, if it has one."""
        self.wings[seat].append(butterfly)
        match kind(butterfly):
            case "common_blue":
                yield from self.common_blue(seat)
            case "orange_tip":
                yield from self.orange_tip(seat)
            case "meadow_brown":
                yield from self.meadow_brown(seat)
            case "brimstone":
                # Face down whatever it is; with both piles empty nothing happens (B41, A4).
                self.down[seat] += self.piles.tops(1)
            case _:  # no event
                pass

    def common_blue(self, seat: int) -> Script[None]:
        """A card from the Sky (B34 to B36)."""
        answers: set[Answer] = {("take", card) for card in self.piles.open_cards()}
        if not answers:
            return
        if not self.blue_must_take:
            answers.add(("decline",))
        answer = yield from self.ask(seat, answers)
        if answer != ("decline",):
            self.take_from_sky(seat, answer[1])

    def orange_tip(self, seat: int) -> Script[None]:
        """Perhaps a card of choice from the heap (B37)."""
        heap = self.piles.compost
        if not heap:
            return
        answers: set[Answer] = {("fetch", kind(card)) for card in heap}
        answer = yield from self.ask(seat, answers | {("decline",)})
        if answer != ("decline",):
            place = max(i for i, card in enumerate(heap) if kind(card) == answer[1])
            self.hands[seat].append(heap.pop(place))

    def meadow_brown(self, seat: int) -> Script[None]:
        """A card for every own Meadow Brown; the Danish edition lets the player refuse (A7)."""
        if self.danish and self.piles.can_draw():
            answer = yield from self.ask(seat, {("draw",), ("decline",)})
            if answer == ("decline",):
                return
        self.hands[seat] += self.piles.tops(kinds(self.wings[seat])["meadow_brown"])

    def hand_over_most_large_whites(self) -> None:
        """To the only seat with the most Large Whites, else back to the table (B69 to B72)."""
        whites = [kinds(row)["large_white"] for row in self.wings]
        most = max(whites)
        self.owners[MOST_LARGE_WHITES] = whites.index(most) if whites.count(most) == 1 else None

    def points(self, seat: int) -> int:
        """Butterflies in play and missions taken (B75)."""
        row = kinds(self.wings[seat])
        butterflies = sum(CARDS[name].points * number for name, number in row.items())
        # The nth Small Tortoiseshell scores n: this is what they have beyond one point each.
        cumulated = sum(range(row["small_tortoiseshell"]))
        missions = list(self.owners.values()).count(seat)
        return butterflies + cumulated + 2 * missions
