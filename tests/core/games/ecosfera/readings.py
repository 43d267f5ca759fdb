"""Ecosfera Baltica in two readings at once: ours, and the oracle's."""

from collections import Counter, deque
from typing import Any, NamedTuple

from core.bots.players import bot
from core.game import Event, Move, Prompt
from core.games.ecosfera.cards import CALANOIDA, CODE, KIND, PRESSURE, SPECIES
from core.games.ecosfera.events import Moved, Shuffled
from core.games.ecosfera.game import GAME
from core.games.ecosfera.moves import (
    Agree,
    Buy,
    Claim,
    Decline,
    End,
    Give,
    Pick,
    Plus,
    Propose,
    Reactivate,
    Refresh,
    Refuse,
    Restore,
    Return,
    Send,
    Shelve,
    Star,
    Take,
)
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.state import State, mover
from core.games.ecosfera.steps import Protect, Recycle, Regulate, Release, Start, Upwell, Vote
from core.records import Record
from core.rng import below, child, pick
from tests.oracle import ecosfera as oracle
from tests.oracle.ecosfera_data import Options, Table, set_up

Answers = set[tuple[Any, ...]]


class Deal(NamedTuple):
    """What is compared: the options chosen, and how many rows there are."""

    seats: int
    given: dict[str, str]

    def __str__(self) -> str:
        """A deal in the name of its test."""
        return "-".join([str(self.seats), *(f"{key}={each}" for key, each in self.given.items())])


def agreed(state: State) -> Options:
    """The options as the second reading has them."""
    rules = state.rules
    return Options(
        seats=len(state.players),
        element_limit=rules.elements,
        start_pressure=rules.pressure,
        eutrophication=rules.eutrophication,
        nutrient_supply="unlimited" if rules.unlimited else "strict",
        biodiversity_loss=not rules.calanoida,
        policies=state.politics.deck,
        pass_pressure=rules.pass_pressure,
        votes="once" if rules.votes and len(state.players) > 1 else "none",
    )


def laid(state: State) -> Table:
    """The table that the second reading lays with the orders that our shuffles came to."""
    orders = {
        "producers": [card or "" for card in state.producers.row] + list(state.producers.deck),
        "consumers": [card or "" for card in state.consumers.row] + list(state.consumers.deck),
        "policies": list(state.politics.deck),
    }
    for seat, player in enumerate(state.players):
        orders[f"supply.{seat}"] = [*player.row, *player.supply]

    def shuffled(name: str, pile: list[str]) -> list[str]:
        assert sorted(pile) == sorted(orders[name])
        return orders[name]

    return set_up(agreed(state), shuffled)


def told(state: State) -> dict[str, Any]:
    """A state as the second reading tells it."""
    players, politics, marks = state.players, state.politics, state.marks
    removed = {card for card in state.box if card in SPECIES}
    if not state.rules.calanoida:
        removed.discard(CALANOIDA)  # it was never laid out
    voting = next((step for step in state.todo if isinstance(step, Vote)), None)
    return {
        "producers": list(state.producers.deck),
        "producer_row": [card for card in state.producers.row if card],
        "consumers": list(state.consumers.deck),
        "consumer_row": [card for card in state.consumers.row if card],
        "elements": {
            name: list(reversed(stack))
            for name, stack in zip(ELEMENTS, state.elements, strict=True)
        },
        "pressure": list(reversed(state.pressure)),
        "supplies": [list(each.supply) for each in players],
        "rows": [list(each.row) for each in players],
        "policies": list(politics.deck),
        "discards": [sorted(each.discard) for each in players],
        "tokens": [sorted(each.active) for each in players],
        "habitats": sorted(state.sea.restored),
        "impacts": len(state.sea.impacts),
        "measures": [card for card in politics.open if KIND[card] != "funding"],
        "funding": [card for card in politics.open if KIND[card] == "funding"],
        "lasting": list(politics.lasting),
        "policy_discard": list(politics.gone),
        "removed": sorted(removed),
        "used": sorted(marks.used),
        "drops": sorted(marks.spent),
        "stars": sorted(marks.starred),
        "active": mover(state),
        "turns": state.turn,
        "acted": marks.acted,
        "ended": marks.stopped,
        "owed": politics.owed,
        "skip": politics.skip == state.turn + 1,
        "silent": politics.noise == state.turn,
        "implemented": politics.measures,
        "resolving": politics.drawn[0] if politics.drawn else None,
        "proposed": voting.measure if voting else None,
    }


def heard(other: oracle.Game) -> dict[str, Any]:
    """The second reading's own state, without the copy that `state` makes each time."""
    table = other.table
    return {
        **vars(table),
        "habitats": sorted(table.habitats),
        "removed": sorted(table.removed),
        "discards": [sorted(pile) for pile in table.discards],
        "tokens": [sorted(row) for row in table.tokens],
        **{name: sorted(getattr(other, name)) for name in ("used", "drops", "stars")},
        **{name: getattr(other, name) for name in ("active", "turns", "acted", "ended", "skip")},
        **{name: getattr(other, name) for name in ("silent", "implemented", "resolving")},
        "proposed": other.proposed,
        # Draws from an empty deck are owed there, and come to nothing.
        "owed": min(other.owed, len(table.policies)),
    }


def answer(state: State, move: Move) -> tuple[Any, ...]:
    """A move as the second reading calls it; what it asks in another way is in `Two`."""
    row = state.players[mover(state)].row
    match move:
        case Buy(card, pay, borrow):
            paid = tuple(sorted(pay, key=row.index))
            if SPECIES[card].group == "consumer":
                return ("consumer", card, paid)
            return ("producer", card, paid, KIND[borrow] if borrow else None)
        case Claim(first, second):
            return ("habitats", tuple(sorted((first, second), key=row.index)))
        case _:
            return _ability(move) or _word(move) or _choice(state, move)


def _ability(move: Move) -> tuple[Any, ...] | None:
    match move:
        case Give(by, card, seat):
            return ("pass", by, card, seat)
        case Return(by, card):
            return ("pass", by, card, "market")
        case Shelve(by, card):
            return ("pass", by, card, "supply")
        case Plus(by):
            return ("plus", by)
        case Refresh(by, kind):
            return ("refresh", by, kind)
        case Star(card):
            return ("star", card)
        case Reactivate(token):
            return ("reactivate", token)
        case _:
            return None


def _word(move: Move) -> tuple[Any, ...] | None:
    match move:
        case End():
            return ("end",)
        case Agree():
            return ("yes",)
        case Refuse():
            return ("no",)
        case Propose(measure):
            return ("fund", measure)
        case Send(card, seat):
            return ("move", card, seat)
        case _:
            return None


def _choice(state: State, move: Move) -> tuple[Any, ...]:
    top = state.todo[-1]
    match move:
        case Decline():
            return ("stop",) if isinstance(top, Recycle) else ("decline",)
        case Restore(habitat):
            return ("pair", habitat) if isinstance(top, Regulate) else ("restore", habitat)
        case Pick(seat):
            if isinstance(top, Release):
                return ("give", seat)
            return ("protect" if isinstance(top, Protect) else "recycle", seat)
        case _:
            raise AssertionError(move)


class Two:
    """One game in two readings."""

    def __init__(self, deal: Deal, seed: int) -> None:
        self.orders: deque[tuple[str, ...]] = deque()
        """How our shuffles of the last move came out."""
        self.state = GAME.setup(GAME.chosen(deal.given), deal.seats, seed)
        table = laid(self.state)
        # The oracle resolves at once what our first turn starts with, so its shuffles come early.
        self.held: list[tuple[int, Move]] = []
        self.seen: Counter[str] = Counter()
        self._through()
        self.other = oracle.Game(table, self.shuffled)

    def shuffled(self, name: str, pile: list[str]) -> list[str]:
        """The same cards in the order that ours came to."""
        assert name.startswith("supply.")
        order = list(self.orders.popleft())
        assert sorted(order) == sorted(pile)
        return order

    def prompt(self) -> Prompt | None:
        """The question to whom the second reading asks: of those who vote, the next clockwise."""
        prompts = {prompt.seat: prompt for prompt in GAME.ask(self.state)}
        seats = len(self.state.players)
        turns = ((mover(self.state) + step) % seats for step in range(seats))
        return next((prompts[seat] for seat in turns if seat in prompts), None)

    def play(self, seat: int, move: Move) -> None:
        """The same move in both; ours first, for its shuffles."""
        before, told_as = self.state, answer(self.state, move)
        events = self._apply(seat, move)
        if told_as[0] == "recycle":
            [card] = (each.card for each in events if isinstance(each, Moved) and each.of == "row")
            told_as = ("recycle", card)
        if told_as[0] == "pair":
            [answers] = self.other.questions().values()
            told_as = min(each for each in answers if each[-1] == told_as[1])
        assert mover(before) == self.other.active
        self._through()
        self.other.answer(seat, told_as)

    def upwell(self, luck: int) -> None:
        """None, one or two: the second reading wants a number, ours is asked one by one."""
        step = self.state.todo[-1]
        assert isinstance(step, Upwell)
        seat, taken = step.seats[0], 0
        assert self.other.questions() == {
            seat: {("take", n) for n in range(min(2, len(self.state.elements[3])) + 1)}
        }
        while self.state.todo and self.state.todo[-1] == step:
            luck, move = pick(luck, (Take(), Decline()))
            self._apply(seat, move)
            taken += isinstance(move, Take)
            if isinstance(move, Decline):
                break
            step = Upwell(step.seats, step.left - 1)
        self._through()
        self.other.answer(seat, ("take", taken))

    def _apply(self, seat: int, move: Move) -> tuple[Event, ...]:
        self.state, events = GAME.apply(self.state, seat, move)
        self.orders.extend(event.order for event in events if isinstance(event, Shuffled))
        self.seen.update(tag(record) for record in (move, *events))
        return events

    def _through(self) -> None:
        """A turn that is over as it starts is one answer with us and none with the other."""
        while self.state.todo and isinstance(self.state.todo[-1], Start):
            [prompt] = GAME.ask(self.state)
            [taken] = prompt.answers
            self._apply(prompt.seat, taken.move)

    def agree(self) -> None:
        """The same table, the same questions and answers, the same result."""
        ours, theirs = told(self.state), heard(self.other)
        prompt = self.prompt()
        if prompt is None:
            won = bool(GAME.winners(self.state))
            assert self.other.result() == ("won" if won else "lost")
            assert self.other.winners() == list(GAME.winners(self.state))
            # It stopped in the middle of things.
            ours["owed"] = theirs["owed"] = 0
        assert not self.orders
        assert {key: theirs[key] for key in ours} == ours
        habitats = dict(GAME.scores(self.state)[0].parts)["score.habitats"]
        assert self.other.scores() == [habitats] * len(self.state.players)
        if prompt is None:
            assert self.other.questions() == {}
        elif not isinstance(self.state.todo[-1], Upwell):
            answers = {answer(self.state, taken.move) for taken in prompt.answers}
            [(seat, others)] = self.other.questions().items()
            assert seat == prompt.seat
            assert self._alike(others) == self._alike(answers)

    def _alike(self, answers: Answers) -> Answers:
        """Cards that are alike are offered once with us; who pairs for a habitat is all one."""
        found: Answers = set()
        for each in answers:
            match each:
                case ("pass", source, card, target):
                    found.add(("pass", source, KIND[card], target))
                case ("recycle", str(card)):
                    found.add(("recycle", self._owner(card)))
                case ("pair", *_, habitat):
                    found.add(("pair", habitat))
                case _:
                    found.add(each)
        return found

    def _owner(self, card: str) -> int:
        assert CODE[card] == PRESSURE
        return next(seat for seat, each in enumerate(self.state.players) if card in each.row)


def tag(record: Record) -> str:
    """What a record is in a save."""
    return str(record.__struct_config__.tag)


def compare(deal: Deal, number: int) -> Counter[str]:
    """Play a game in both readings; what happened in it is counted."""
    two, luck = Two(deal, number), child(number, "compared")
    luck, sense = pick(luck, (0, 5, 8, 10))
    two.agree()
    while (prompt := two.prompt()) and GAME.clock(two.state).round < GAME.longest:
        luck, wit = below(luck, 10)
        luck, taken = pick(luck, prompt.answers)
        if isinstance(two.state.todo[-1], Upwell):
            two.upwell(luck)
        else:
            if wit < sense:
                view = GAME.view(two.state, prompt.seat)
                taken = bot("easy")(GAME, view, prompt.answers, luck)
            two.play(prompt.seat, taken.move)
        two.agree()
    return two.seen
