"""Tables of Biekrig in a line or two, for the tests of the oracle.

Hives are digits, "25" a minimal and a maximal one; pollen are letters, "BBR". Whatever is given for
each seat may be shorter than the seats are many: the others have nothing.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from tests.oracle.biekrig import Answer, Game
from tests.oracle.biekrig_data import COLOURS, Chance, Rules, Table


class Dice:
    """Dice that fall as told, and remember what each was for: "move 0"."""

    def __init__(self, *dice: int) -> None:
        self.left = list(dice)
        self.log: list[str] = []

    def roll(self, what: str, number: int) -> int:
        """The next die; there must be one."""
        self.log.append(f"{what} {number}")
        return self.left.pop(0)


def as_it_lies(pile: list[str]) -> list[str]:
    """A shuffle that changes nothing."""
    return pile


def game_with(
    *hives: str,
    dice: Sequence[int] | Dice = (),
    pollen: Sequence[str] = (),
    honey: Sequence[int] = (),
    hands: Sequence[str] = (),
    deck: str = "extra_pollen",
    rules: Rules | None = None,
    **rest: Any,
) -> Game:
    """A game in which the first of these seats is about to have its turn."""
    dice = dice if isinstance(dice, Dice) else Dice(*dice)
    seats = len(hives)

    def each(given: Sequence[Any], nothing: Any) -> list[Any]:
        pairs = zip_longest(range(seats), given, fillvalue=nothing)
        return [value for _, value in pairs]

    for name in ("harvested", "pieces"):
        rest[name] = each(rest.get(name, ()), 0)
    rest["discards"] = rest.get("discards", "").split()
    table = Table(
        [[int(workers) for workers in row] for row in hives],
        deck.split(),
        rules=rules or Rules(),
        pollen=[
            {colour: text.count(colour[0].upper()) for colour in COLOURS}
            for text in each(pollen, "")
        ],
        honey=each(honey, 0),
        hands=[text.split() for text in each(hands, "")],
        **rest,
    )
    return Game(table, Chance(dice.roll, as_it_lies))


def words(answer: Answer) -> str:
    """An answer in short: "buy_worker blue+red 0"."""
    return " ".join("+".join(word) if isinstance(word, tuple) else str(word) for word in answer)


def asked(game: Game, begin: str = "") -> set[str]:
    """What the one seat that is asked may answer; all of it, or what begins so."""
    [answers] = game.questions().values()
    return {text for text in map(words, answers) if text.startswith(begin)}


def do(game: Game, *texts: str) -> None:
    """Give these answers, whoever is asked."""
    for text in texts:
        [(seat, answers)] = game.questions().items()
        [answer] = [answer for answer in answers if words(answer) == text]
        game.answer(seat, answer)


def hives(game: Game, seat: int = 0) -> str:
    """The hives of a seat."""
    return "".join(map(str, game.state()["hives"][seat]))


def stock(game: Game, seat: int = 0) -> str:
    """Pollen and honey of a seat: "BBR 3"."""
    state = game.state()
    pollen = "".join(colour[0].upper() * state["pollen"][seat][colour] for colour in COLOURS)
    return f"{pollen} {state['honey'][seat]}".strip()


def hand(game: Game, seat: int = 0) -> str:
    """The cards of a seat."""
    return " ".join(game.state()["hands"][seat])


def discards(game: Game) -> str:
    """The discard pile."""
    return " ".join(game.state()["discards"])


def asks(game: Game) -> int:
    """The one seat that is asked."""
    [seat] = game.questions()
    return seat
