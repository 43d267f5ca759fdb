"""A table of Biotopia in a few words, and what can be done at it.

Cards are written by kind: `3*peacock` are three of them, `peacock!` is one that everybody saw
being taken (of those that lie face down the last was planted last), `?` one that does not matter (a Chrysalis could never flip it), and `-` is a gap in
the Sky. Seat 0 is to move; the rivals sit at 1, 2 and so on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, reduce

import pytest
from msgspec.structs import astuple, replace

from core.game import Event, Game, Move, Pile, redacted
from core.games.biotopia.cards import CARD, DECK, KIND
from core.games.biotopia.game import GAME
from core.games.biotopia.state import Act, Garden, Moved, Perhaps, State
from core.games.biotopia.view import Mine

in_both_editions = pytest.mark.parametrize("edition", ["en", "da"])


@dataclass(frozen=True)
class Seat:
    """What one player has."""

    hand: str = ""
    down: str = ""
    up: str = ""
    wings: str = ""
    has: str = ""


def _dull() -> list[str]:
    """Cards that do not matter, the last copies first and of changing kinds."""
    found: list[str] = []
    for last in range(8):
        for kind in ("sunshine", "chrysalis", "brown_knapweed"):
            copies = CARD[kind].copies.value
            found += [f"{kind}.{copies - last}"] if last < copies else []
    return found + [card for card in reversed(DECK) if KIND[card] == "peacock"]


_DULL = _dull()


class _Pack:
    """The hundred cards, each of which is laid once."""

    def __init__(self) -> None:
        self.left = dict.fromkeys(DECK)
        self.shown: tuple[str, ...] = ()

    def row(self, text: str) -> tuple[str | None, ...]:
        """The cards of a row, and its gaps."""
        found: list[str | None] = []
        for word in text.split():
            times, _, kind = word.rpartition("*")
            found += [None if kind == "-" else self._card(kind) for _ in range(int(times or 1))]
        return tuple(found)

    def cards(self, text: str) -> tuple[str, ...]:
        """The cards of a row that has no gaps."""
        return tuple(card for card in self.row(text) if card)

    def _card(self, word: str) -> str:
        kind = word.rstrip("!")
        pile = _DULL if kind == "?" else [card for card in DECK if KIND[card] == kind]
        card = next((card for card in pile if card in self.left), None)
        assert card, f"no {word} is left"
        del self.left[card]
        if word.endswith("!"):
            self.shown += (card,)
        return card


@cache
def deal(seats: int = 2, seed: int = 1, **choices: str) -> State:
    """A table as it is dealt; what is not chosen is as the game proposes."""
    return GAME.setup(GAME.chosen(choices), seats, seed)


def begin(state: State) -> State:
    """The first turn, after everybody has picked the first card of the hand as first flower."""
    while not GAME.clock(state).turn:
        prompt = GAME.ask(state)[0]
        state, _ = GAME.apply(state, prompt.seat, prompt.answers[0].move)
    return state


def lay(
    hand: str = "",
    down: str = "",
    up: str = "",
    wings: str = "",
    has: str = "",
    *,
    rivals: Sequence[Seat] = (Seat(),),
    sky: str = "large_white red_admiral orange_tip",
    deck: str = "6*?",
    compost: str = "",
    missions: str = "",
    edition: str = "en",
    common_blue: str = "may",
    turn: int = 1,
    last: bool = False,
) -> State:
    """A table at which seat 0 begins turn number `turn`; `missions` are those in play."""
    seats = [Seat(hand, down, up, wings, has), *rivals]
    start = deal(len(seats), edition=edition, common_blue=common_blue)
    used = missions.split() or [key for key, _ in start.missions]
    owners = {key: owner for owner, seat in enumerate(seats) for key in seat.has.split()}
    pack = _Pack()
    piles = (pack.row(sky), pack.cards(deck), pack.cards(compost))
    gardens = tuple(
        Garden(*map(pack.cards, (seat.hand, seat.down, seat.up, seat.wings))) for seat in seats
    )
    return replace(
        start,
        gardens=gardens,
        sky=piles[0],
        deck=piles[1],
        compost=piles[2],
        shown=tuple(card for card in pack.shown if any(card in each.hand for each in gardens)),
        perhaps=tuple(
            Perhaps(card, seat, len(each.down) - place)
            for seat, each in enumerate(gardens)
            for place, card in enumerate(each.down)
            if card in pack.shown
        ),
        missions=tuple((key, owners.get(key)) for key in dict.fromkeys([*used, *owners])),
        starter=(1 - turn) % len(seats),
        turn=turn,
        last=last,
        todo=(Act(),),
        first=(),
    )


def said(move: Move) -> str:
    """A move in words: "play chrysalis common_blue"."""
    return " ".join([tag(move), *(KIND[word] for word in astuple(move) if word)])


def tag(record: Move | Event) -> str:
    """What kind of move or event it is."""
    return str(record.__struct_config__.tag)


def answers(state: State, seat: int | None = None) -> dict[str, tuple[int, Move]]:
    """Every answer that may be given now, perhaps only by one seat; of equal ones the first."""
    found = [
        (said(answer.move), (prompt.seat, answer.move))
        for prompt in GAME.ask(state)
        if seat in (None, prompt.seat)
        for answer in prompt.answers
    ]
    return dict(reversed(found))


def legal(state: State, verb: str = "", seat: int | None = None) -> set[str]:
    """The answers in words, perhaps only those that begin with a verb."""
    return {move for move in answers(state, seat) if move.startswith(verb)}


def act(state: State, move: str, seat: int | None = None) -> tuple[State, tuple[Event, ...]]:
    """One answer: the table after it, and the events that lead there and lose no card."""
    game: Game[State] = GAME
    found = answers(state, seat)
    assert move in found, f"{move!r} is none of {sorted(found)}"
    after, events = game.apply(state, *found[move])
    assert reduce(game.evolve, events, state) == after
    assert game.inventory(after) == game.inventory(state)
    return after, events


def play(state: State, *moves: str, seat: int | None = None) -> State:
    """The table after these answers, each by whoever is asked."""
    for move in moves:
        state, _ = act(state, move, seat)
    return state


def row(state: State, place: str, seat: int = 0) -> str:
    """The kinds of the cards in a pile, or in a row of a seat."""
    cards = getattr(state.gardens[seat] if hasattr(state.gardens[seat], place) else state, place)
    return " ".join(KIND[card] if card else "-" for card in cards)


def has(state: State, seat: int = 0) -> set[str]:
    """The missions of a seat."""
    return {key for key, owner in state.missions if owner == seat}


def points(state: State) -> tuple[int, ...]:
    """The points of every seat."""
    return tuple(score.total for score in GAME.scores(state))


def mover(state: State) -> int | None:
    """Whose turn it is."""
    return GAME.clock(state).seat


def sees(state: State, seat: int | None) -> Mine:
    """The table through the eyes of a seat (None: a spectator)."""
    own = GAME.view(state, seat).own
    assert isinstance(own, Mine)
    return own


def pile(state: State, name: str, seat: int | None = 0, owner: int | None = None) -> Pile:
    """One pile as a seat sees it: the "sky", or the "wings" of an owner."""
    piles = GAME.view(state, seat).piles
    (found,) = (pile for pile in piles if (pile.name, pile.owner) == (f"pile.{name}", owner))
    return found


def told(event: Event) -> str:
    """An event in words: "peacock sky > hand", with `?` for a card that is not told."""
    if isinstance(event, Moved):
        return f"{KIND[event.card] if event.card else '?'} {event.of} > {event.to}"
    return tag(event)


def story(events: Sequence[Event]) -> list[str]:
    """What happened, in words."""
    return [told(event) for event in events]


def heard(events: Sequence[Event], seat: int | None) -> list[str]:
    """What happened, as a seat (None: a spectator) is told it."""
    return [told(redacted(event, seat)) for event in events]
