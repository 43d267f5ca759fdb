"""Who sits where: names as they are written into a match."""

from collections.abc import Sequence

from core.bots.players import HUMAN, bot
from core.journal import Policy, Sitter
from core.words import Words, message

LONGEST = 20


def tidy(name: str) -> str:
    """A name without what cannot be seen, and not too long for a row of the table."""
    seen = "".join(letter for letter in name if letter.isprintable())
    return " ".join(seen.split())[:LONGEST].rstrip()


def sitters(kinds: Sequence[str], names: Sequence[str], words: Words) -> tuple[Sitter, ...]:
    """The seats of a match; a seat without a name gets one. Raises BadChoice for an unknown bot."""
    seats = []
    for seat, kind in enumerate(kinds):
        if kind != HUMAN:
            bot(kind)
        given = tidy(names[seat]) if seat < len(names) else ""
        seats.append(Sitter(given or words.say(message(f"name.{kind}", n=seat + 1)), kind))
    return tuple(seats)


def policy(kinds: Sequence[str]) -> Policy:
    """The undo policy of a match that does not name one: fair among people, else free."""
    return "fair" if list(kinds).count(HUMAN) > 1 else "free"
