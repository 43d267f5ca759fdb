"""Biekrig against a second reading of its rules: every question, every state, every result.

Whole games are played by both at once. The second reading knows nothing of ours but the table as
it was dealt, the dice that fell and the orders that our shuffles came to.
"""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Any

import pytest

from core.bots.players import bot
from core.game import Event, Move, Prompt
from core.games.biekrig.board import COLOURS
from core.games.biekrig.events import Lost, Rolled, Shuffled
from core.games.biekrig.game import GAME
from core.games.biekrig.kinds import KIND
from core.games.biekrig.setup import VARIANTS
from core.games.biekrig.state import (
    Before,
    Buy,
    Decline,
    Drop,
    GiveUp,
    Guard,
    Harvest,
    Lose,
    Opening,
    Play,
    Roll,
    Split,
    State,
    Treat,
)
from core.records import Record
from core.rng import below, child, pick
from tests.oracle import biekrig as oracle
from tests.oracle import biekrig_data as data

VALUES = {
    "after_landing": "after_space_action_before_event_draw",
    "dormant": "dormant_until_own_turn",
    "usable": "usable_at_once",
    "free": "free_before_roll",
    "quiet": "first",
    "busy": "second",
}
"""Our words for values of match options, and those of the second reading."""
WHAT = {"start": "start", "move": "move", "forage": "hive", "swarm": "hive"}


def kinds(cards: Sequence[str]) -> list[str]:
    """The kinds of some cards."""
    return [KIND[card] for card in cards]


def answer(state: State, move: Move) -> oracle.Answer:
    """A move as the second reading calls it; its hives count from 0."""
    step = state.todo[-1]
    match move:
        case Roll():
            return ("decline",) if isinstance(step, Guard) else ("roll",)
        case Play(card, hive, colour, target):
            if isinstance(step, Guard | Treat):
                return (KIND[card],)
            choice = [hive - 1] if hive else [each for each in (colour, target) if each is not None]
            return ("play", KIND[card], *choice)
        case Buy(hive, pay):
            return ("buy_worker", pay, hive - 1)
        case Split(hive):
            return ("buy_queen", hive - 1)
        case Harvest(points):
            return ("harvest", points)
        case Drop(card):
            age = "new" if card == state.fresh[state.mover] else "old"
            return ("discard", age, KIND[card])
        case GiveUp(hive):
            return (f"lose_{'hive' if _by(state) == 'afb' else 'worker'}", hive - 1)
        case _:
            assert isinstance(move, Decline)
            return ("decline",)


def _by(state: State) -> str:
    step = state.todo[-1]
    assert isinstance(step, Lose)
    return step.by


def table(state: State) -> dict[str, Any]:
    """A state as the second reading tells it; of copies in a hand the order does not matter."""
    awake = state.rules.acid_fresh == "usable"
    over = not state.todo
    return {
        "deck": kinds(state.deck),
        "discards": kinds(state.discard),
        "hives": [list(apiary.hives) for apiary in state.apiaries],
        "pollen": [dict(zip(COLOURS, apiary.pollen, strict=True)) for apiary in state.apiaries],
        "honey": [apiary.honey for apiary in state.apiaries],
        "harvested": [apiary.harvested for apiary in state.apiaries],
        "pieces": [apiary.space for apiary in state.apiaries],
        "hands": [sorted(kinds(hand)) for hand in state.hands],
        "fresh": [
            KIND[card] if card in hand and not awake else None
            for card, hand in zip(state.fresh, state.hands, strict=True)
        ],
        "active": state.mover,
        "starter": state.starter,
        "turns": state.turn,
        "round": GAME.clock(state).round,
        "winners": list(GAME.winners(state)) if over else None,
    }


class Two:
    """One game in two readings."""

    def __init__(self, given: dict[str, str], seats: int, seed: int) -> None:
        self.state = GAME.setup(GAME.chosen(given), seats, seed)
        self.dice: deque[tuple[str, int, int]] = deque()
        self.orders: deque[list[str]] = deque([kinds(self.state.deck)])
        self.hits: deque[Lost] = deque()
        while isinstance(self.state.todo[-1], Opening):
            self.play_ours(GAME.ask(self.state)[0].seat, Roll())
        chance = data.Chance(self.rolled, self.shuffled)
        laid = data.set_up(seats, chance, rules(given))
        self.other = oracle.Game(laid, chance)

    def rolled(self, what: str, number: int) -> int:
        """The die that fell for this and nothing else."""
        why, who, die = self.dice.popleft()
        assert (WHAT.get(why, "attack"), who) == (what, number)
        return die

    def shuffled(self, pile: list[str]) -> list[str]:
        """The same cards in the order that ours came to."""
        order = self.orders.popleft()
        assert sorted(order) == sorted(pile)
        return order

    def play_ours(self, seat: int, move: Move) -> tuple[Event, ...]:
        """A move by our rules, and what chance did in it."""
        self.state, events = GAME.apply(self.state, seat, move)
        for event in events:
            match event:
                case Rolled(who, die, why, hive, target):
                    number = hive - 1 if hive else who if target is None else target
                    self.dice.append((why, number, die))
                case Shuffled(order):
                    self.orders.append(kinds(order))
                case Lost() if not isinstance(move, GiveUp):
                    self.hits.append(event)
        return events

    def play(self, prompt: Prompt, move: Move) -> tuple[Event, ...]:
        """The same move in both."""
        said = answer(self.state, move)
        events = self.play_ours(prompt.seat, move)
        while hushed(self.state):
            (asked,) = GAME.ask(self.state)
            events += self.play_ours(asked.seat, asked.answers[0].move)
        self.other.answer(prompt.seat, said)
        while self.hits:  # hives of one size: we do not ask which is lost
            lost = self.hits.popleft()
            name = "lose_hive" if lost.by == "afb" else "lose_worker"
            self.other.answer(lost.seat, (name, lost.hive - 1))
        return events

    def agree(self) -> None:
        """The same table, the same points, the same questions and answers, the same winners."""
        prompts = GAME.ask(self.state)
        ours, theirs = table(self.state), self.other.state()
        theirs["hands"] = [sorted(hand) for hand in theirs["hands"]]
        if self.state.rules.acid_fresh == "usable":
            theirs["fresh"] = [None] * len(self.state.hands)
        bought = theirs.pop("bought")
        assert ours == theirs
        assert not self.dice
        assert not self.orders
        assert self.other.scores() == [score.total for score in GAME.scores(self.state)]
        assert self.other.questions() == {
            prompt.seat: {answer(self.state, taken.move) for taken in prompt.answers}
            for prompt in prompts
        }
        if prompts and isinstance(self.state.todo[-1], Before):
            assert bought == self.state.todo[-1].bought
        if not prompts:
            assert self.other.winners() == list(GAME.winners(self.state))


def hushed(state: State) -> bool:
    """Whether a seat is asked only because the others cannot know that it has no card to use.

    The other reading does not ask then, and goes on to the die.
    """
    prompts = GAME.ask(state)
    step = state.todo[-1] if prompts else None
    return isinstance(step, Guard | Treat) and len(prompts[0].answers) == 1


def rules(given: dict[str, str]) -> data.Rules:
    """The match options as the second reading has them."""
    named: dict[str, Any] = {key: VALUES.get(value, value) for key, value in given.items()}
    named["points_per_hive"] = int(named["points_per_hive"])
    named["round_limit"] = None if named["round_limit"] == "off" else int(named["round_limit"])
    return data.Rules(**named)


def compare(given: dict[str, str], seats: int, number: int) -> Counter[str]:
    """Play a game in both readings; what happened in it is counted."""
    two, luck = Two(given, seats, number), child(number, "compared")
    luck, sense = pick(luck, (0, 3, 6, 8, 10))
    seen: Counter[str] = Counter()
    two.agree()
    while prompts := GAME.ask(two.state):
        luck, taken = pick(luck, prompts[0].answers)
        luck, wit = below(luck, 10)
        if wit < sense:
            view = GAME.view(two.state, prompts[0].seat)
            taken = bot("easy")(GAME, view, prompts[0].answers, luck)
        events = two.play(prompts[0], taken.move)
        two.agree()
        seen.update(tag(record) for record in (taken.move, *events))
    return seen


def tag(record: Record) -> str:
    """What a record is in a save."""
    return str(record.__struct_config__.tag)


def defaults(**changed: str) -> dict[str, str]:
    """All match options, some of them changed."""
    return {choice.key: changed.get(choice.key, choice.default) for choice in VARIANTS}


OTHERS = [(choice.key, value) for choice in VARIANTS for value in choice.values]
OTHERS = [(key, value) for key, value in OTHERS if defaults()[key] != value]
MET = {
    *("play", "buy", "split", "harvest", "drop", "give-up", "decline"),
    *("shuffled", "robbed", "lost", "swarmed", "counted", "ended"),
}
"""What cannot fail to happen in twenty-five games; a sixth card is rare, and so is a shuffle."""


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("games", [25, pytest.param(2000, marks=pytest.mark.long)])
def test_games_are_the_same_in_both_readings(seats: int, games: int) -> None:
    seen = sum((compare(defaults(), seats, number) for number in range(games)), Counter[str]())

    # Two or three never empty the pile: two thousand games of theirs have not one shuffle.
    rare = {"drop"} if games < 2000 else set[str]()
    rare |= {"shuffled"} if games < 2000 or seats < 4 else set()
    assert MET - rare <= set(seen)


@pytest.mark.parametrize(("key", "value"), OTHERS)
@pytest.mark.parametrize("games", [8, pytest.param(500, marks=pytest.mark.long)])
def test_games_with_another_ruling_are_the_same_in_both_readings(
    key: str, value: str, games: int
) -> None:
    given = defaults(**{key: value})
    seen = sum((compare(given, 2 + n % 4, n) for n in range(games)), Counter[str]())

    assert {"play", "buy", "ended"} <= set(seen)


@pytest.mark.parametrize("games", [8, pytest.param(500, marks=pytest.mark.long)])
def test_games_with_all_rulings_the_other_way_are_the_same_in_both_readings(games: int) -> None:
    given = defaults(**dict(OTHERS))
    seen = sum((compare(given, 2 + n % 4, n) for n in range(games)), Counter[str]())

    assert {"play", "buy", "ended"} <= set(seen)
