"""A table of Ecosfera Baltica in a few words, and what can be done at it.

Cards are written by kind: "2*sun pressure ruppia_spp", and "sun^" is one that is used already.
Seat 0 is to move. Each row is one text, the first that of seat 0.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, cast

from msgspec.structs import astuple, replace

from core.game import Event, Move, Pile, Prompt
from core.games.ecosfera.cards import IMPACTS, KIND
from core.games.ecosfera.consumers import CONSUMERS
from core.games.ecosfera.events import Moved
from core.games.ecosfera.game import GAME
from core.games.ecosfera.printed import ABILITIES, ELEMENTS, HABITATS
from core.games.ecosfera.producers import PRODUCERS
from core.games.ecosfera.seen import Mine
from core.games.ecosfera.state import Marks, Offer, Player, Politics, Rules, Sea, State
from core.games.ecosfera.steps import Act
from core.games.ecosfera.turns import opened
from core.words import Message

NUMBERED = {*ELEMENTS, "pressure", "funding"}
PLAIN = "oxygen salinity temperature nutrients"
"""A row with which nothing happens."""


class _Pack:
    """Every card is laid once."""

    def __init__(self) -> None:
        self.copies: dict[str, int] = {}
        self.used: tuple[str, ...] = ()

    def cards(self, text: str) -> tuple[str, ...]:
        """The cards of a text."""
        found = []
        for word in text.split():
            times, _, name = word.rpartition("*")
            for _ in range(int(times or 1)):
                found.append(card := self._card(name.rstrip("^")))
                self.used += (card,) if name.endswith("^") else ()
        return tuple(found)

    def _card(self, kind: str) -> str:
        copy = self.copies[kind] = self.copies.get(kind, 0) + 1
        if kind in NUMBERED:
            return f"{kind}.{copy}"
        assert copy == 1, f"there is one {kind}"
        return kind


@cache
def deal(seats: int = 2, seed: int = 1, **choices: str) -> State:
    """A table as it is dealt; what is not chosen is as the game proposes."""
    return GAME.setup(GAME.chosen(choices), seats, seed)


def lay(
    *rows: str,
    seats: int = 2,
    producers: str = "",
    consumers: str = "",
    deck: tuple[int, int] = (26, 26),
    stacks: int | dict[str, int] = 8,
    pressure: int = 20,
    supplies: Sequence[str] = (),
    discards: Sequence[str] = (),
    tokens: Sequence[str] = (),
    habitats: str = "",
    impacts: int = 0,
    spent: str = "",
    acted: bool = False,
    policies: str = "",
    ready: str = "",
    lasting: str = "",
    measures: int = 0,
    votes: bool = True,
    pass_pressure: bool = True,
    start: bool = False,
) -> State:
    """A table at which seat 0 is in its turn, or at the start of it.

    The market shows the named species, then others that lie nowhere else, in the cards' order;
    `deck` says how many are left in the two decks at most.
    """
    pack = _Pack()
    names = [*rows, *([PLAIN] * seats)[len(rows) :]]
    laid = [pack.cards(text) for text in names]
    under = [pack.cards(text) for text in supplies]
    under += [pack.cards("2*oxygen 2*salinity 2*temperature") for _ in laid[len(under) :]]
    gone = [pack.cards(text) for text in discards] + [()] * (len(laid) - len(discards))
    awake = [tuple(text.split()) for text in tokens] + [ABILITIES] * (len(laid) - len(tokens))
    taken = {card for cards in (*laid, *under, *gone) for card in cards}
    sizes = dict.fromkeys(ELEMENTS, stacks) if isinstance(stacks, int) else stacks
    still = tuple(each for each in HABITATS if each not in habitats.split())
    return _begun(
        State(
            rules=Rules(policies=30, votes=votes, pass_pressure=pass_pressure),
            turn=1,
            todo=(Act(),),
            players=tuple(
                Player(row, supply, discard, active, _rest(active))
                for row, supply, discard, active in zip(laid, under, gone, awake, strict=True)
            ),
            producers=_offer(producers, [each.key for each in PRODUCERS], taken, deck[0]),
            consumers=_offer(consumers, [each.key for each in CONSUMERS], taken, deck[1]),
            elements=tuple(pack.cards(f"{sizes.get(name, 8)}*{name}") for name in ELEMENTS),
            pressure=pack.cards(f"{pressure}*pressure"),
            sea=Sea(tuple(habitats.split()), still, IMPACTS[:impacts], IMPACTS[impacts:]),
            marks=Marks(pack.used, tuple(spent.split()), (), acted),
            politics=Politics(
                pack.cards(policies),
                open=pack.cards(ready),
                lasting=tuple(lasting.split()),
                measures=measures,
            ),
            box=(),
            rng=1,
        ),
        start=start,
    )


def _begun(state: State, *, start: bool) -> State:
    return opened(state) if start else state


def _rest(active: Iterable[str]) -> tuple[str, ...]:
    return tuple(token for token in ABILITIES if token not in active)


def _offer(text: str, printed: list[str], taken: set[str], deck: int) -> Offer:
    named = text.split()
    rest = [key for key in printed if key not in taken and key not in named]
    cards: list[str | None] = [None if key == "-" else key for key in (*named, *rest)]
    return Offer(tuple(cards[:4]), tuple(card for card in cards[4 : 4 + deck] if card))


# -- what can be done ----------------------------------------------------------------------------


def said(move: Move) -> str:
    """A move in words: "buy zostera_marina sun+salinity sun"."""
    return " ".join([tag(move), *(_word(word) for word in astuple(move) if word is not None)])


def _word(word: Any) -> str:
    return "+".join(map(_word, word)) if isinstance(word, tuple) else KIND[str(word)]


def tag(record: Move | Event) -> str:
    """What kind of move or event it is."""
    return str(record.__struct_config__.tag)


def answers(state: State, seat: int | None = None) -> dict[str, tuple[int, Move]]:
    """Every answer that may be given now, perhaps only by one seat."""
    return {
        said(answer.move): (prompt.seat, answer.move)
        for prompt in GAME.ask(state)
        if seat in (None, prompt.seat)
        for answer in prompt.answers
    }


def legal(state: State, *words: str, seat: int | None = None) -> set[str]:
    """The answers in words, perhaps only those that begin with one of some words."""
    return {move for move in answers(state, seat) if not words or move.startswith(words)}


def act(state: State, move: str, seat: int | None = None) -> tuple[State, tuple[Event, ...]]:
    """One answer: the table after it, and the events that lead there and lose no piece."""
    found = answers(state, seat)
    assert move in found, f"{move!r} is none of {sorted(found)}"
    after, events = GAME.apply(state, *found[move])
    folded = state
    for event in events:
        folded = GAME.evolve(folded, cast("Any", event))
    assert folded == after
    assert GAME.inventory(after) == GAME.inventory(state)
    return after, events


def play(state: State, *moves: str, seat: int | None = None) -> State:
    """The table after these answers, each by whoever is asked."""
    for move in moves:
        state, _ = act(state, move, seat)
    return state


def asked(state: State) -> Prompt:
    """The one question that is open."""
    [prompt] = GAME.ask(state)
    return prompt


def notes(state: State, move: str) -> list[str]:
    """What stands beside an answer, as keys."""
    return [note.key for note in beside(state, move)]


def beside(state: State, move: str) -> tuple[Message, ...]:
    """What stands beside an answer."""
    [found] = (
        answer.notes
        for prompt in GAME.ask(state)
        for answer in prompt.answers
        if said(answer.move) == move
    )
    return found


# -- what lies there -----------------------------------------------------------------------------


def row(state: State, seat: int = 0, place: str = "row") -> str:
    """The kinds of the cards in a row, or in another place of a seat."""
    return kinds(getattr(state.players[seat], place))


def kinds(cards: Iterable[str | None]) -> str:
    """Cards in words; `-` is a gap."""
    return " ".join(KIND[card] if card else "-" for card in cards)


def stack(state: State, element: str) -> int:
    """How many cards of an element the market has."""
    return len(state.elements[ELEMENTS.index(element)])


def impacts(state: State) -> int:
    """How many impact tiles are placed."""
    return len(state.sea.impacts)


def used(state: State) -> str:
    """The kinds of the cards that are used in this turn."""
    return kinds(state.marks.used)


def turn(state: State) -> tuple[int, int | None]:
    """The number of the turn, and whose it is."""
    clock = GAME.clock(state)
    return clock.turn, clock.seat


def over(state: State) -> bool:
    """Whether nobody is asked any more."""
    return not GAME.ask(state)


def sees(state: State, seat: int | None = 0) -> Mine:
    """The table through the eyes of a seat (None: a spectator)."""
    own = GAME.view(state, seat).own
    assert isinstance(own, Mine)
    return own


def pile(state: State, name: str, seat: int | None = 0, owner: int | None = None) -> Pile:
    """One pile as a seat sees it."""
    piles = GAME.view(state, seat).piles
    [found] = (pile for pile in piles if (pile.name, pile.owner) == (f"pile.{name}", owner))
    return found


def story(events: Sequence[Event]) -> list[str]:
    """What happened, in words."""
    return [
        f"{KIND[event.card]} {event.of} > {event.to}" if isinstance(event, Moved) else tag(event)
        for event in events
    ]


def without(state: State, **changes: Any) -> State:
    """The table with something else about it."""
    return replace(state, **changes)
