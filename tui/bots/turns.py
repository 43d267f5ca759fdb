"""The turns of a match: what its turning points are looked for in."""

from typing import NamedTuple

from core.journal import Journal


class Turn(NamedTuple):
    """A turn: the states it lies between, and whose it is."""

    first: int
    after: int
    seat: int
    round: int


def turns(journal: Journal) -> list[Turn]:
    """Every turn of the match in order; some games begin in the first one, others with a set-up."""
    clocks = [journal.game.clock(state) for state in journal.states[: journal.cursor + 1]]
    numbers = [0, *(clock.turn for clock in clocks)]
    firsts = [at for at, clock in enumerate(clocks) if clock.turn != numbers[at]]
    return [
        Turn(first, after, seat, clocks[first].round)
        for first, after in zip(firsts, [*firsts[1:], len(clocks) - 1], strict=True)
        if (seat := clocks[first].seat) is not None
    ]
