"""Biomos against a second reading of its rules: every question, every state, every result.

Whole games are played by both at once. The second reading keeps fields and gaps and really slides
its markers; it knows nothing of ours but the table as it was dealt and what chance brought. It
offers every gap, where ours offers one of those that lead to the same order, and it also lets a
lifted marker come back into its old order; so of placements the results are compared.
"""

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from core.bots.players import bot
from core.game import Event, Move
from core.games.biomos.box import COLOURS, TERRAINS
from core.games.biomos.game import GAME
from core.games.biomos.scoring import hole_points
from core.games.biomos.state import (
    Claim,
    Lift,
    Pass,
    Place,
    Planet,
    Refilled,
    Settle,
    Shown,
    State,
    Swapped,
    Take,
    Use,
)
from core.records import Record
from core.rng import below, child, pick
from tests.core.games.biomos.tables import asked
from tests.oracle import biomos as oracle
from tests.oracle.biomos_data import Table
from tests.oracle.biomos_planet import TRACK
from tests.oracle.biomos_planet import Planet as Board

STEPS = {
    "pick-planet": "planet",
    "take-marker": "take",
    "place-marker": "place",
    "lift-marker": "lift",
    "drop-marker": "drop",
    "use-event": "event",
    "claim-card": "claim",
}
Result = tuple[str, str, str]


class Deal(NamedTuple):
    """What is compared: a mode with its options, and how many play."""

    mode: str
    seats: int
    planets: str = "pick"
    late: str = "basic"
    dunes: str = "in"
    fixed_gap: str = "breaks"
    ice_moon: str = "breaks"


DEALS = [Deal(mode, seats) for mode in ("basic", "advanced") for seats in range(1, 5)]
OTHERS = [
    Deal("basic", 3, dunes="out"),
    Deal("advanced", 2, planets="random", late="both"),
    Deal("advanced", 3, fixed_gap="skipped"),
    Deal("advanced", 4, late="both", ice_moon="stays"),
    Deal("advanced", 1, fixed_gap="skipped", ice_moon="stays"),
]


def names(markers: str) -> list[str]:
    """Markers as the second reading calls them."""
    return [TERRAINS[marker] for marker in markers]


def board(planet: Planet, *, advanced: bool) -> Board:
    """A planet as the second reading lays it."""
    fields = [*TRACK, "f1", "f2"] if advanced else TRACK
    ring: dict[str, str | None] = dict.fromkeys(fields)
    ring.update(zip(TRACK, names(planet.track), strict=False))
    return Board(ring, None, TERRAINS.get(planet.home))


def result(planet: Board) -> Result:
    """The order of the track and the fixed fields."""
    letter = {name: colour for colour, name in TERRAINS.items()}
    f1, f2 = (letter.get(planet.ring.get(field) or "", "") for field in ("f1", "f2"))
    return "".join(letter[planet.ring[field] or ""] for field in planet.lying()), f1, f2


def ours(planet: Planet) -> Result:
    """The same of ours."""
    return planet.track, planet.f1, planet.f2


class Two:
    """One game in two readings."""

    def __init__(self, deal: Deal, seed: int) -> None:
        chosen = {name: value for name, value in deal._asdict().items() if name != "seats"}
        self.state = state = GAME.setup(GAME.chosen(chosen), deal.seats, seed)
        self.chances: deque[tuple[str, str]] = deque()
        """What chance brought in our last move, a pile and a piece at a time."""
        self.home: str | None = None
        self.lifted_from: Result | None = None
        """Where a marker in hand was lifted, and the ring that it was part of."""
        advanced = deal.mode == "advanced"
        self.other = oracle.Game(
            Table(
                advanced=advanced,
                bag=names("".join(map(str.__mul__, COLOURS, state.bag))),
                display=names("".join(marker or "" for marker in state.display)),
                small=list(state.small),
                deck=list(state.deck),
                large=list(state.large),
                planets=[board(planet, advanced=advanced) for planet in state.planets],
                starter=state.starter,
                fixed_gap_breaks_ring=deal.fixed_gap == "breaks",
                event_break_may_hit_moon=deal.ice_moon == "breaks",
            ),
            self.chance,
        )

    def chance(self, pile: str, pieces: list[str]) -> str:
        """What came out of the pile with us."""
        where, piece = self.chances.popleft()
        assert (where, piece in pieces) == (pile, True)
        return piece

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """The same move in both."""
        before = self.state
        self.home = self.lifted_from = None
        if isinstance(move, Lift):
            planet = self.other.planets[seat]
            self.home, self.lifted_from = planet.field_of(move.at), result(planet)
        self.state, events = GAME.apply(before, seat, move)
        for event in events:
            match event:
                case Refilled(markers):
                    self.chances.extend(("bag", name) for name in names(markers))
                case Shown(card):
                    self.chances.append(("small", card))
                case Swapped(_, "break", _, _, new):
                    self.chances.append(("bag", TERRAINS[new]))
                case _:
                    pass
        self.other.answer(seat, answer(before, move))
        # It may ask to lift a marker that can only come back into its old order.
        if self.other.step == "lift" and asked(self.state) != "lift-marker":
            assert set(self.relocations()) == {result(self.other.planets[self.other.seat])}
            self.other.answer(seat, oracle.DECLINE)
        return events

    def relocations(self) -> Iterator[Result]:
        """All that the second reading can make of its ring by lifting one marker, or none."""
        planet = self.other.planets[self.other.seat]
        yield result(planet)
        for where in planet.liftable():
            lifted = deepcopy(planet)
            home = lifted.field_of(where)
            marker = lifted.lift(home)
            yield from placed(lifted, marker, lifted.free(home), home)

    def agree(self) -> None:
        """The same table, the same points, the same questions and answers, the same winners."""
        state, other = self.state, self.other
        assert not self.chances
        assert other.state() | {"fields": None} == table(state)
        totals = [score.total for score in GAME.scores(state)]
        assert other.scores() == totals + ([hole_points(state.hole)] if state.hole else [])
        prompts = GAME.ask(state)
        assert list(other.questions()) == [prompt.seat for prompt in prompts]
        if not prompts:
            assert other.winners() == list(GAME.winners(state))
            return
        [prompt] = prompts
        theirs, moves = other.questions()[prompt.seat], [taken.move for taken in prompt.answers]
        step = asked(state)
        if step in ("place-marker", "drop-marker"):
            self.agree_on_places(theirs, moves)
        elif step == "lift-marker":
            assert set(moved(state, prompt.seat)) == set(self.relocations())
        else:
            assert {answer(state, move) for move in moves} == theirs

    def agree_on_places(self, theirs: set[oracle.Answer], moves: list[Move]) -> None:
        """The same results, and each of them by one answer of ours."""
        state, planet = self.state, self.other.planets[self.other.seat]
        wheres = {answer[1] for answer in theirs if answer != oracle.MOON}
        reached = set(placed(planet, TERRAINS[state.held], wheres, self.home))
        own = [
            ours(GAME.apply(state, state.seat, move)[0].planets[state.seat])
            for move in moves
            if move != Place("moon")
        ]
        assert len(set(own)) == len(own)
        assert set(own) == reached - {self.lifted_from}
        assert (oracle.MOON in theirs) == (Place("moon") in moves)


def placed(planet: Board, marker: str, wheres: Iterable[Any], home: str | None) -> Iterator[Result]:
    """The ring with the marker in each of these places; none on the field it was lifted from."""
    for where in wheres:
        after = deepcopy(planet)
        after.put(marker, where, home)
        yield result(after)


def moved(state: State, seat: int) -> Iterator[Result]:
    """All that ours can make of its ring by lifting one marker, or none."""
    yield ours(state.planets[seat])
    for lift in GAME.ask(state)[0].answers:
        if isinstance(lift.move, Lift):
            lifted, _ = GAME.apply(state, seat, lift.move)
            for drop in GAME.ask(lifted)[0].answers:
                yield ours(GAME.apply(lifted, seat, drop.move)[0].planets[seat])


def answer(state: State, move: Move) -> oracle.Answer:
    """A move as the second reading calls it."""
    match move:
        case Settle(home):
            return ("planet", TERRAINS[home])
        case Take(place):
            return ("take", TERRAINS[state.display[place] or ""])
        case Place("moon"):
            return oracle.MOON
        case Place(spot):
            return ("drop" if asked(state) == "drop-marker" else "place", spot)
        case Lift(spot):
            return ("lift", spot)
        case Use(event, spot):
            return ("event", event, spot)
        case Claim(card):
            return ("claim", card)
        case _:
            assert isinstance(move, Pass)
            return oracle.DECLINE


def table(state: State) -> dict[str, Any]:
    """A state as the second reading tells it, but for the fields."""
    prompts = GAME.ask(state)
    hole = state.hole
    planets = [
        {
            "track": names(planet.track),
            "f1": TERRAINS.get(planet.f1),
            "f2": TERRAINS.get(planet.f2),
            "moon": TERRAINS.get(planet.moon),
            "colour": TERRAINS.get(planet.home),
        }
        for planet in state.planets
    ]
    markers = {
        "bag": "".join(map(str.__mul__, COLOURS, state.bag)),
        "display": "".join(marker or "" for marker in state.display),
        "hole": hole.markers if hole else "",
        "spent": hole.spent if hole else "",
    }
    return {
        **{pile: dict(Counter(names(each))) for pile, each in markers.items()},
        "small": list(state.small),
        "large": list(state.large),
        "deck": list(state.deck),
        "cards": [list(planet.cards) for planet in state.planets],
        "hole_cards": list(hole.cards) if hole else [],
        "planets": planets,
        "fields": None,
        "hand": TERRAINS.get(state.held),
        "turn": prompts[0].seat if prompts else None,
        "turns": state.turn,
        "step": STEPS.get(asked(state)),
    }


def compare(deal: Deal, number: int) -> Counter[str]:
    """Play a game in both readings; what happened in it is counted."""
    two, luck = Two(deal, number), child(number, "compared")
    luck, sense = pick(luck, (0, 0, 4, 8))
    seen: Counter[str] = Counter()
    two.agree()
    while prompts := GAME.ask(two.state):
        [prompt] = prompts
        luck, taken = pick(luck, prompt.answers)
        luck, wit = below(luck, 10)
        if wit < sense:
            taken = bot("easy")(GAME, GAME.view(two.state, prompt.seat), prompt.answers, luck)
        events = two.play(prompt.seat, taken.move)
        two.agree()
        seen.update(tag(record) for record in (taken.move, *events))
    return seen


def tag(record: Record) -> str:
    """What a record is in a save; of an event that changes a marker, which."""
    name = str(record.__struct_config__.tag)
    return f"{name} {record.event}" if isinstance(record, Swapped) else name


def named(deal: Deal) -> str:
    """A deal in the name of its test."""
    return "-".join(map(str, deal))


def met(deal: Deal) -> set[str]:
    """What cannot fail to happen in twenty-five games."""
    always = {"claim", "lift", "pass", "ended", "refilled"}
    events = {"swapped irrigate", "swapped freeze", "swapped expand", "swapped break"}
    alone = {"swallowed", "devoured"} if deal.seats == 1 else set[str]()
    return always | alone | (events if deal.mode == "advanced" else set())


@pytest.mark.parametrize("deal", DEALS, ids=named)
@pytest.mark.parametrize("games", [25, pytest.param(2000, marks=pytest.mark.long)])
def test_games_are_the_same_in_both_readings(deal: Deal, games: int) -> None:
    seen = sum((compare(deal, number) for number in range(games)), Counter[str]())

    assert met(deal) <= set(seen)


@pytest.mark.parametrize("deal", OTHERS, ids=named)
@pytest.mark.parametrize("games", [8, pytest.param(2000, marks=pytest.mark.long)])
def test_games_with_other_options_are_the_same_in_both_readings(deal: Deal, games: int) -> None:
    seen = sum((compare(deal, number) for number in range(games)), Counter[str]())

    assert "claim" in seen
