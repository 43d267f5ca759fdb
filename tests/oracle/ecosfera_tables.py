"""Tables of Ecosfera Baltica in a line or two, for the tests of the oracle."""

from itertools import count
from typing import Any

from tests.oracle.ecosfera import Game
from tests.oracle.ecosfera_data import CONSUMERS, ELEMENTS, PRODUCERS, SPECIES, Table, kind
from tests.oracle.ecosfera_sea import Answer

NUMBERED = {*ELEMENTS, "pressure", "funding"}
PLAIN = "oxygen salinity temperature nutrients"
numbers = count(101)


def cards(text: str) -> list[str]:
    """Cards from their kinds: "2*sun pressure ruppia_spp"."""
    counted = [word.rpartition("*") for word in text.split()]
    names = [name for times, _, name in counted for _ in range(int(times or 1))]
    return [f"{name}.{next(numbers)}" if name in NUMBERED else name for name in names]


def game_with(
    *rows: str,
    producers: str = "",
    consumers: str = "",
    policies: str = "",
    supplies: tuple[str, ...] = (),
    stacks: int | dict[str, int] = 8,
    pressure: int = 20,
    alone: bool = False,
    **rest: Any,
) -> Game:
    """A game in which the first of these rows is about to have its turn; a second is added.

    The market shows the named species, then others that lie nowhere else, in the cards' order.
    """
    lying = [cards(row) for row in rows] + ([cards(PLAIN)] if len(rows) == 1 and not alone else [])
    own = [cards(text) for text in supplies]
    own += [cards("2*oxygen 2*salinity 2*temperature") for _ in lying[len(own) :]]
    taken = {card for row in [*lying, *own] for card in row if card in SPECIES}
    decks = [
        [*text.split(), *(name for name in printed if name not in taken | set(text.split()))]
        for text, printed in ((producers, PRODUCERS), (consumers, CONSUMERS))
    ]
    sizes = stacks if isinstance(stacks, dict) else dict.fromkeys(ELEMENTS, stacks)
    elements = {
        name: [f"{name}.{copy}" for copy in range(1, sizes.get(name, 8) + 1)] for name in ELEMENTS
    }
    for pile in ("discards", "tokens"):
        if pile in rest:
            rest[pile] = [cards(text) for text in rest[pile]]
    for pile in ("habitats", "measures", "funding", "lasting"):
        rest[pile] = cards(rest.get(pile, ""))
    table = Table(
        decks[0][4:],
        decks[0][:4],
        decks[1][4:],
        decks[1][:4],
        elements,
        [f"pressure.{number}" for number in range(1, pressure + 1)],
        own,
        lying,
        cards(policies),
        **rest,
    )
    # A reshuffle leaves the pile as it lies.
    return Game(table, lambda _, pile: pile)


def words(answer: Answer) -> str:
    """An answer without copy numbers: "producer zostera_marina sun+salinity sun"."""
    return " ".join(
        "+".join(map(kind, word)) if isinstance(word, tuple) else kind(str(word))
        for word in answer
        if word is not None
    )


def asked(game: Game, first: str = "") -> set[str]:
    """What the one seat that is asked may answer; all of it, or what begins with a word."""
    [answers] = game.questions().values()
    return {words(answer) for answer in answers if first in {"", answer[0]}}


def do(game: Game, *texts: str) -> None:
    """Give these answers, whoever is asked."""
    for text in texts:
        [(seat, answers)] = game.questions().items()
        game.answer(seat, min((answer for answer in answers if words(answer) == text), key=str))


def lying(game: Game, pile: str, seat: int | None = None) -> str:
    """The kinds of the cards in a pile, or in one of a seat's."""
    found = game.state()[pile] if seat is None else game.state()[pile][seat]
    return " ".join(map(kind, found))
