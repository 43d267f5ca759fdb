"""A table of Biomos in a few words, and what can be done at it.

Colours are letters: s(ea), d(esert), f(orest), m(ountain), i(ce). A track is its row of letters,
an offer a row of card numbers with `-` for an empty place. What is not said lies where it belongs:
the other markers in the bag, the other cards in their decks. Seat 0 is to move, in phase 1 unless
it holds a marker already; the rivals sit at 1, 2 and so on.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, reduce
from typing import Any

from msgspec.structs import astuple, replace

from core.game import Answer, Event, Game, Move, Pile
from core.games.biomos.box import COLOURS, COPIES
from core.games.biomos.cards import LARGE, SMALL
from core.games.biomos.evolve import PLACE, TAKE
from core.games.biomos.game import GAME
from core.games.biomos.state import Hole, Planet, Rules, State, Take
from core.games.biomos.view import Sight

BASIC, ADVANCED = Rules(), Rules(advanced=True)


@dataclass(frozen=True)
class Seat:
    """What one player has."""

    track: str = ""
    f1: str = ""
    f2: str = ""
    moon: str = ""
    home: str = ""
    cards: str = ""

    @property
    def planet(self) -> Planet:
        """The same as the game has it."""
        return Planet(self.track, self.f1, self.f2, self.moon, self.home, tuple(self.cards.split()))


@dataclass(frozen=True)
class Table:
    """What lies on the table besides the planets."""

    held: str = ""
    display: str = "sdfmi"
    small: str = "s01 s02 s03 s04"
    large: str = "g01 g02 g03 g04"
    deck: str | None = None
    bag: str | None = None
    mode: str = "basic"
    turn: int = 1
    hole: str | None = None
    """The Black Hole's markers: seat 0 is alone."""
    options: dict[str, str] = field(default_factory=dict)


@cache
def deal(seats: int = 2, seed: int = 1, **choices: str) -> State:
    """A table as it is dealt; what is not chosen is as the game proposes."""
    return GAME.setup(GAME.chosen(choices), seats, seed)


def begin(state: State) -> State:
    """The first turn, after everybody has picked the first planet that is left."""
    while not GAME.clock(state).turn:
        prompt = GAME.ask(state)[0]
        state, _ = GAME.apply(state, prompt.seat, prompt.answers[0].move)
    return state


def lay(
    track: str = "", *, rivals: Sequence[Seat] = (Seat(),), seat: Seat | None = None, **table: Any
) -> State:
    """A table at which seat 0 is to move; its planet is a track, or a whole seat."""
    laid = Table(**table)
    seats = [seat or Seat(track), *([] if laid.hole is not None else rivals)]
    start = deal(len(seats), mode=laid.mode, **laid.options)
    planets = tuple(each.planet for each in seats)
    markers = [laid.held, laid.display.replace("-", ""), laid.hole or ""]
    markers += [each.track + each.f1 + each.f2 + each.moon for each in planets]
    out = "".join(markers)
    bag = [COPIES.value - out.count(colour) for colour in COLOURS]
    if laid.bag is not None:
        bag = [laid.bag.count(colour) for colour in COLOURS]
    small, large = (tuple(None if key == "-" else key for key in row.split())
                    for row in (laid.small, laid.large))  # fmt: skip
    gone = {*small, *large, *(card for planet in planets for card in planet.cards)}
    deck = tuple(card.key for card in SMALL if card.key not in gone)
    if laid.deck is not None:
        deck = tuple(laid.deck.split())
    return replace(
        start,
        starter=(1 - laid.turn) % len(seats),
        bag=tuple(bag),
        display=tuple(None if marker == "-" else marker for marker in laid.display),
        small=small,
        large=large,
        deck=deck,
        aside=tuple(card.key for card in LARGE if card.key not in gone),
        planets=planets,
        todo=PLACE if laid.held else TAKE,
        homes="",
        held=laid.held,
        hole=None if laid.hole is None else replace(start.hole or Hole(20), markers=laid.hole),
        turn=laid.turn,
        seat=0,
    )


# -- moves and events in words -----------------------------------------------------------------


def tag(record: Move | Event) -> str:
    """What kind of move or event it is."""
    return str(record.__struct_config__.tag)


def said(state: State, move: Move) -> str:
    """A move in words: "take s", "place 3", "use freeze f1"."""
    if isinstance(move, Take):
        return f"take {state.display[move.place]}"
    return " ".join([tag(move), *map(str, astuple(move))])


def answers(state: State) -> dict[str, tuple[int, Answer]]:
    """Every answer that may be given now; of equal ones the first."""
    found = [
        (said(state, taken.move), (prompt.seat, taken))
        for prompt in GAME.ask(state)
        for taken in prompt.answers
    ]
    return dict(reversed(found))


def legal(state: State, verb: str = "") -> set[str]:
    """The answers in words, perhaps only those that begin with a verb."""
    return {move for move in answers(state) if move.startswith(verb)}


def answer(state: State, move: str) -> Answer:
    """One answer with its pieces and notes."""
    return answers(state)[move][1]


def act(state: State, move: str) -> tuple[State, tuple[Event, ...]]:
    """One answer: the table after it, and the events that lead there and lose no piece."""
    game: Game[State] = GAME
    found = answers(state)
    assert move in found, f"{move!r} is none of {sorted(found)}"
    seat, chosen = found[move]
    after, events = game.apply(state, seat, chosen.move)
    assert reduce(game.evolve, events, state) == after
    assert game.inventory(after) == game.inventory(state)
    return after, events


def play(state: State, *moves: str) -> State:
    """The table after these answers, each by whoever is asked."""
    for move in moves:
        state, _ = act(state, move)
    return state


def story(events: Sequence[Event]) -> list[str]:
    """What happened, as tags."""
    return [tag(event) for event in events]


# -- looking -------------------------------------------------------------------------------------


def asked(state: State) -> str:
    """What the table waits on."""
    return str(state.todo[-1].__struct_config__.tag) if state.todo else "over"


def row(state: State, seat: int = 0) -> str:
    """A planet in a line: "sdf f1:m f2:- moon:i"."""
    planet = state.planets[seat]
    if not state.rules.advanced:
        return f"{planet.track} moon:{planet.moon or '-'}"
    fixed = f"f1:{planet.f1 or '-'} f2:{planet.f2 or '-'}"
    return f"{planet.track} {fixed} moon:{planet.moon or '-'}"


def markers(state: State) -> str:
    """The display in a line."""
    return "".join(marker or "-" for marker in state.display)


def bag(state: State) -> str:
    """What is in the bag."""
    return "".join(colour * count for colour, count in zip(COLOURS, state.bag, strict=True))


def points(state: State) -> tuple[int, ...]:
    """The points of every seat."""
    return tuple(score.total for score in GAME.scores(state))


def parts(state: State, seat: int = 0) -> dict[str, int]:
    """The points of a seat by source."""
    return dict(GAME.scores(state)[seat].parts)


def mover(state: State) -> int | None:
    """Whose turn it is."""
    return GAME.clock(state).seat


def sees(state: State, seat: int | None) -> Sight:
    """The table through the eyes of a seat (None: a spectator)."""
    own = GAME.view(state, seat).own
    assert isinstance(own, Sight)
    return own


def pile(state: State, name: str, seat: int | None = 0, owner: int | None = None) -> Pile:
    """One pile as a seat sees it: the "display", or the "track" of an owner."""
    piles = GAME.view(state, seat).piles
    (found,) = (pile for pile in piles if (pile.name, pile.owner) == (f"pile.{name}", owner))
    return found
