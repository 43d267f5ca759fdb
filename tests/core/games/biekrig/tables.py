"""A table of Biekrig in a few words, dice that fall as told, and what can be done there.

Hives are digits, "25" a minimal and a maximal one; pollen are letters, "BBR". Seat 0 is about to
have its turn; the rivals sit at 1, 2 and so on. Cards are written by kind, and `varroa*` is one
drawn at the end of the seat's last turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, reduce
from typing import Any

from msgspec.structs import astuple, replace

from core.game import Event, Game, Move, Options, Prompt, redacted
from core.games.biekrig.board import COLOURS, SPACES, Kind, Layout
from core.games.biekrig.cards import DECK
from core.games.biekrig.events import Drew, Rolled
from core.games.biekrig.game import GAME
from core.games.biekrig.kinds import KIND
from core.games.biekrig.mine import Mine
from core.games.biekrig.state import Apiary, Before, State
from core.rng import roll


@dataclass(frozen=True)
class Seat:
    """What one player has."""

    hives: str = "22"
    pollen: str = ""
    honey: int = 0
    hand: str = ""
    space: int = 0
    harvested: int = 0


class _Pack:
    """The event cards, each of which is laid once."""

    def __init__(self) -> None:
        self.left = dict.fromkeys(DECK)

    def cards(self, text: str) -> tuple[str, ...]:
        """The cards of a row."""
        return tuple(self._card(word.rstrip("*")) for word in text.split())

    def _card(self, kind: str) -> str:
        card = next((card for card in self.left if KIND[card] == kind), None)
        assert card, f"no {kind} is left"
        del self.left[card]
        return card


USUAL: dict[str, str] = {}
"""Match options of tables that are not given others: a test that holds on either board sets one."""


def deal(seats: int = 2, seed: int = 1, **choices: str) -> State:
    """A table before anybody has rolled; what is not chosen is as the game proposes."""
    return _dealt(GAME.chosen({**USUAL, **choices}), seats, seed)


@cache
def _dealt(options: Options, seats: int, seed: int) -> State:
    return GAME.setup(options, seats, seed)


@cache
def luck(*dice: int) -> int:
    """A place of the generator from which these dice will fall."""
    start = 0
    while True:
        rng, start = start, start + 1
        for wanted in dice:
            rng, die = roll(rng)
            if die != wanted:
                break
        else:
            return start - 1


def lay(
    hives: str = "22",
    pollen: str = "",
    honey: int = 0,
    hand: str = "",
    space: int = 0,
    harvested: int = 0,
    *,
    rivals: Sequence[Seat] = (Seat(),),
    deck: str | None = None,
    discard: str = "",
    dice: Sequence[int] = (),
    bought: bool = False,
    turn: int = 1,
    **choices: str,
) -> State:
    """A table at which seat 0 begins turn number `turn`; the cards not laid are the pile."""
    seats = [Seat(hives, pollen, honey, hand, space, harvested), *rivals]
    pack = _Pack()
    hands = tuple(pack.cards(seat.hand) for seat in seats)
    heap = pack.cards(discard)
    top = pack.cards(deck or "")
    drawn = [
        next(
            (card for card, word in zip(cards, seat.hand.split(), strict=True) if "*" in word), None
        )
        for cards, seat in zip(hands, seats, strict=True)
    ]
    rest = tuple(pack.left)
    return replace(
        deal(len(seats), seed=1, **choices),
        apiaries=tuple(map(_apiary, seats)),
        hands=hands,
        fresh=tuple(drawn),
        deck=top if deck == "" else top + rest,
        discard=heap,
        todo=(Before(bought),),
        starter=(1 - turn) % len(seats),
        turn=turn,
        rng=luck(*dice),
    )


def _apiary(seat: Seat) -> Apiary:
    blue, red, green = (seat.pollen.count(colour[0].upper()) for colour in COLOURS)
    return Apiary(
        tuple(map(int, seat.hives)), (blue, red, green), seat.honey, seat.harvested, seat.space
    )


def said(move: Move) -> str:
    """A move in words: "play varroa 1", "buy 2 blue+red"."""
    words = [
        "+".join(word) if isinstance(word, tuple) else KIND[word] if "." in str(word) else str(word)
        for word in astuple(move)
        if word is not None
    ]
    return " ".join([tag(move), *words])


def tag(record: Move | Event) -> str:
    """What kind of move or event it is."""
    return str(record.__struct_config__.tag)


def prompt(state: State) -> Prompt:
    """The one question that is asked."""
    (found,) = GAME.ask(state)
    return found


def asked(state: State) -> int | None:
    """Who is asked, if anybody is."""
    return next((prompt.seat for prompt in GAME.ask(state)), None)


def answers(state: State) -> dict[str, tuple[int, Move]]:
    """Every answer that may be given now; of equal ones the first."""
    found = [
        (said(answer.move), (prompt.seat, answer.move))
        for prompt in GAME.ask(state)
        for answer in prompt.answers
    ]
    return dict(reversed(found))


def legal(state: State, verb: str = "") -> set[str]:
    """The answers in words, perhaps only those that begin with a verb."""
    return {move for move in answers(state) if move.startswith(verb)}


def act(state: State, move: str) -> tuple[State, tuple[Event, ...]]:
    """One answer: the table after it, and the events that lead there and lose no card."""
    game: Game[State] = GAME
    found = answers(state)
    assert move in found, f"{move!r} is none of {sorted(found)}"
    after, events = game.apply(state, *found[move])
    assert reduce(game.evolve, events, state) == after
    assert game.inventory(after) == game.inventory(state)
    return after, events


def play(state: State, *moves: str) -> State:
    """The table after these answers, each by whoever is asked."""
    for move in moves:
        state, _ = act(state, move)
    return state


def go(die: int, *dice: int, hives: str = "22", to: int | None = None, **laid: Any) -> State:
    """The table after a roll; `to` is where it takes the piece."""
    if to is not None:
        laid["space"] = (to - die) % 40
    return play(lay(hives, dice=(die, *dice), **laid), "roll")


def dice(events: Sequence[Event]) -> list[str]:
    """The dice that fell, and what each was for: "forage 2: 4"."""
    return [
        " ".join([each.why, *(str(n) for n in (each.hive, each.target) if n is not None)])
        + f": {each.die}"
        for each in events
        if isinstance(each, Rolled)
    ]


def hives(state: State, seat: int = 0) -> str:
    """The hives of a seat."""
    return "".join(map(str, state.apiaries[seat].hives))


def places(kind: Kind) -> list[tuple[Layout, int]]:
    """Every space of a kind, on either board."""
    return [
        (board, place)
        for board, spaces in SPACES.items()
        for place, each in enumerate(spaces)
        if each.kind == kind
    ]


def stock(state: State, seat: int = 0) -> str:
    """Pollen and honey of a seat: "BBR 3"."""
    apiary = state.apiaries[seat]
    held = (colour[0].upper() * n for colour, n in zip(COLOURS, apiary.pollen, strict=True))
    return f"{''.join(held)} {apiary.honey}".strip()


def hand(state: State, seat: int = 0) -> str:
    """The kinds of the cards in a hand."""
    return " ".join(KIND[card] for card in state.hands[seat])


def discard(state: State) -> str:
    """The kinds of the discards, the latest last."""
    return " ".join(KIND[card] for card in state.discard)


def points(state: State) -> tuple[int, ...]:
    """The points of every seat."""
    return tuple(score.total for score in GAME.scores(state))


def over(state: State) -> bool:
    """Whether nothing is left to answer."""
    return not GAME.ask(state)


def mover(state: State) -> int | None:
    """Whose turn it is."""
    return GAME.clock(state).seat


def sees(state: State, seat: int | None) -> Mine:
    """The table through the eyes of a seat (None: a spectator)."""
    own = GAME.view(state, seat).own
    assert isinstance(own, Mine)
    return own


def story(events: Sequence[Event]) -> list[str]:
    """What happened, by its tags."""
    return [tag(event) for event in events]


def heard(events: Sequence[Event], seat: int | None) -> list[str]:
    """The cards drawn as a seat (None: a spectator) is told of them, `?` for one it is not told."""
    told = [redacted(event, seat) for event in events]
    return [KIND[event.card] if event.card else "?" for event in told if isinstance(event, Drew)]
