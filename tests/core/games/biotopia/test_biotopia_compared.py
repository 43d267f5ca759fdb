"""Biotopia against a second reading of its rules: every question, every state, every result.

Whole games are played by both at once. The second reading knows nothing of ours but the table
as it was dealt and the orders that our shuffles came to. Copies of a card are alike, so cards are
compared by kind; where in a hand or a Flower row one lies means nothing.
"""

from collections import Counter, deque
from typing import Any, NamedTuple

import pytest

from core.bots.players import bot
from core.game import Event, Move
from core.games.biotopia.cards import KIND
from core.games.biotopia.game import GAME
from core.games.biotopia.state import (
    Choose,
    Claim,
    Decline,
    Draw,
    Drop,
    Fetch,
    Pass,
    Plant,
    Play,
    Shuffled,
    State,
    Take,
)
from core.records import Record
from core.rng import below, child, pick
from tests.oracle import biotopia as oracle

ROUNDS = 80
"""Where a game that does not end is left."""


class Deal(NamedTuple):
    """What is compared: an edition with its options, and how many play."""

    edition: str
    common_blue: str
    seats: int


DEALS = [Deal(edition, "may", seats) for edition in ("en", "da") for seats in range(2, 6)]
STRICT = [Deal(edition, "must", seats) for edition in ("en", "da") for seats in range(2, 6)]


def answer(move: Move) -> oracle.Answer:
    """A move as the second reading calls it."""
    match move:
        case Choose(card):
            return ("first", KIND[card])
        case Draw():
            return ("draw",)
        case Take(card):
            return ("take", KIND[card])
        case Plant(card):
            return ("plant", KIND[card])
        case Play(card, None):
            return ("play", KIND[card])
        case Play(card, flip):
            return ("play", KIND[card], KIND[flip or ""])
        case Claim(mission, joker):
            return ("claim", mission, joker)
        case Fetch(card):
            return ("fetch", KIND[card])
        case Drop(card):
            return ("discard", KIND[card])
        case Decline():
            return ("decline",)
        case _:
            assert isinstance(move, Pass)
            return ("pass",)


def kinds(answer: oracle.Answer) -> oracle.Answer:
    """An answer of the second reading, whatever the copies."""
    return tuple(word and KIND[word] for word in answer)


def alike(table: dict[str, Any]) -> dict[str, Any]:
    """A table by kinds; hands and flowers in any order."""
    piles = {
        name: [KIND[card or ""] for card in table[name]] for name in ("deck", "sky", "compost")
    }
    rows = {
        name: [[KIND[card] for card in row] for row in table[name]]
        for name in ("hands", "down", "up", "wings")
    }
    unordered = {name: [sorted(row) for row in rows[name]] for name in ("hands", "down")}
    return {**table, **piles, **rows, **unordered}


def table(state: State) -> dict[str, Any]:
    """A state as the second reading tells it."""
    clock = GAME.clock(state)
    return {
        "deck": list(state.deck),
        "sky": list(state.sky),
        "compost": list(state.compost),
        "hands": [list(garden.hand) for garden in state.gardens],
        "down": [list(garden.down) for garden in state.gardens],
        "up": [list(garden.up) for garden in state.gardens],
        "wings": [list(garden.wings) for garden in state.gardens],
        "missions": dict(state.missions),
        "turn": clock.seat,
        "round": max(clock.round, 1),
        "last_round": state.last,
    }


class Two:
    """One game in two readings."""

    def __init__(self, deal: Deal, seed: int) -> None:
        given = {"edition": deal.edition, "common_blue": deal.common_blue}
        self.state = GAME.setup(GAME.chosen(given), deal.seats, seed)
        self.orders: deque[tuple[str, ...]] = deque()
        """How our shuffles of the last move came out."""
        now = table(self.state)
        self.other = oracle.Game(
            oracle.Table(
                edition=deal.edition,
                seats=deal.seats,
                starter=self.state.starter,
                deck=now["deck"],
                sky=now["sky"],
                compost=now["compost"],
                hands=now["hands"],
                missions=list(now["missions"]),
                common_blue=deal.common_blue,
            ),
            self.shuffled,
        )

    def shuffled(self, pile: list[str]) -> list[str]:
        """The same cards in the order that ours came to."""
        order = [KIND[card] for card in self.orders.popleft()]
        assert sorted(order) == sorted(map(KIND.__getitem__, pile))
        return [pile.pop([KIND[card] for card in pile].index(kind)) for kind in order]

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """The same move in both."""
        found = [each for each in self.other.questions()[seat] if kinds(each) == answer(move)]
        if isinstance(move, Take):  # the gap is to be in the same place
            place = self.state.sky.index(move.card)
            found = [("take", self.other.state()["sky"][place])]
        self.state, events = GAME.apply(self.state, seat, move)
        self.orders.extend(event.order for event in events if isinstance(event, Shuffled))
        self.other.answer(seat, found[0])
        return events

    def agree(self) -> None:
        """The same table, the same points, the same questions and answers, the same winners."""
        prompts = GAME.ask(self.state)
        assert not self.orders
        assert alike(self.other.state()) == alike(table(self.state))
        assert self.other.scores() == [score.total for score in GAME.scores(self.state)]
        asked = self.other.questions()
        assert {seat: {kinds(each) for each in asked[seat]} for seat in asked} == {
            prompt.seat: {answer(taken.move) for taken in prompt.answers} for prompt in prompts
        }
        if not prompts:
            assert self.other.winners() == list(GAME.winners(self.state))


def compare(deal: Deal, number: int) -> Counter[str]:
    """Play a game in both readings; what happened in it is counted."""
    two, luck = Two(deal, number), child(number, "compared")
    luck, sense = pick(luck, (0, 3, 6, 8, 10))
    seen: Counter[str] = Counter()
    two.agree()
    while (prompts := GAME.ask(two.state)) and GAME.clock(two.state).round < ROUNDS:
        luck, prompt = pick(luck, prompts)
        luck, taken = pick(luck, prompt.answers)
        luck, wit = below(luck, 10)
        if wit < sense:
            view = GAME.view(two.state, prompt.seat)
            taken = bot("easy")(GAME, view, prompt.answers, luck)
        events = two.play(prompt.seat, taken.move)
        two.agree()
        joker = isinstance(taken.move, Claim) and taken.move.joker
        seen.update(tag(record) for record in (taken.move, *events))
        seen.update(["joker"] if joker else [])
    return seen


def tag(record: Record) -> str:
    """What a record is in a save."""
    return str(record.__struct_config__.tag)


def named(deal: Deal) -> str:
    """A deal in the name of its test."""
    return "-".join(map(str, deal))


def met(deal: Deal, games: int) -> set[str]:
    """What cannot fail to happen in twenty-five games; two players see few cards of the Sky cleared."""
    late = {"shuffled"} if deal.seats > 3 else set[str]()
    cleared = {"cleared"} if deal.edition == "da" and (deal.seats > 2 or games > 25) else set[str]()
    return {"awarded", "claim", "joker", "fetch", "decline", "drop", "triggered"} | late | cleared


@pytest.mark.parametrize("deal", DEALS, ids=named)
@pytest.mark.parametrize("games", [25, pytest.param(2000, marks=pytest.mark.long)])
def test_games_are_the_same_in_both_readings(deal: Deal, games: int) -> None:
    seen = sum((compare(deal, number) for number in range(games)), Counter[str]())

    assert met(deal, games) <= set(seen)


@pytest.mark.parametrize("deal", STRICT, ids=named)
@pytest.mark.parametrize("games", [8, pytest.param(500, marks=pytest.mark.long)])
def test_games_with_a_strict_common_blue_are_the_same_in_both_readings(
    deal: Deal, games: int
) -> None:
    seen = sum((compare(deal, number) for number in range(games)), Counter[str]())

    assert "play" in seen
