"""Who sits where: names as they are written into a match."""

import unicodedata
from collections.abc import Sequence

from core.bots.players import HUMAN, bot
from core.journal import Policy, Sitter
from core.words import Words, message

LONGEST = 16


def tidy(name: str) -> str:
    """A name without what cannot be seen, and not too long for a row of the table."""
    return " ".join(clean(name).split())


def clean(name: str, longest: int = LONGEST) -> str:
    """A name that is still being typed: of letters that each take one cell, and not too long."""
    letters = unicodedata.normalize("NFC", name)
    return "".join(filter(_one_cell, letters)).lstrip()[:longest]


def sitters(kinds: Sequence[str], names: Sequence[str], words: Words) -> tuple[Sitter, ...]:
    """The seats of a match; a seat without a name gets one. Raises BadChoice for an unknown bot."""
    alone = list(kinds).count(HUMAN) == 1
    seats: list[Sitter] = []
    for seat, kind in enumerate(kinds):
        if kind != HUMAN:
            bot(kind)
        given = tidy(names[seat]) if seat < len(names) else ""
        name = given or default(kind, seat, words, alone=alone)
        taken = {sitter.name for sitter in seats}
        seats.append(Sitter(_another(name, taken), kind))
    return tuple(seats)


def default(kind: str, seat: int, words: Words, *, alone: bool) -> str:
    """What somebody without a name is called; the only person at the screen is `You`."""
    if kind != HUMAN:
        return words.first(f"name.bot.{seat + 1}", f"kind.{kind}")
    return words.word("name.alone") if alone else words.say(message("name.person", n=seat + 1))


def one_person(kinds: Sequence[str], names: Sequence[str]) -> bool:
    """Whether one person plays every seat: there are only people, and nobody else was named."""
    return all(kind == HUMAN for kind in kinds) and not any(names[1:])


def policy(kinds: Sequence[str]) -> Policy:
    """The undo policy of a match that does not name one: fair among people, else free."""
    return "fair" if list(kinds).count(HUMAN) > 1 else "free"


def _one_cell(letter: str) -> bool:
    wide = unicodedata.east_asian_width(letter) in ("W", "F")
    return letter.isprintable() and not wide and unicodedata.category(letter)[0] != "M"


def _another(name: str, taken: set[str]) -> str:
    """The name, with a number behind it where somebody else has it already."""
    found, number = name, 2
    while found in taken:
        ending = f" {number}"
        found, number = name[: LONGEST - len(ending)] + ending, number + 1
    return found
