"""What the lesson of Biekrig asks of its deal: the dice decide, so it is the line that has to fit."""

from typing import Any

from core.games.biekrig.kinds import KIND
from core.rng import roll
from tests.lessons.wanting import Names, Wanted

_SPACES = {"W": "blank", "B": "blue", "R": "red", "G": "green", "?": "event", "S": "swarm"}


def _year(season: str) -> Names:
    return tuple(sorted(f"space.{_SPACES[sign]}" for sign in season.split()))


def _quick(state: Any) -> bool:
    """The learner begins and comes to the first question mark, whose card is an Extra worker."""
    if KIND[state.deck[0]] != "extra_worker":
        return False
    rng, mine = roll(state.rng)
    rng, theirs = roll(rng)
    return mine > theirs and roll(rng)[1] == 3


WANTED = (
    Wanted(
        lesson="first",
        gives={
            "pile.spring": _year("W G B ? G S B S R S"),
            "pile.summer": _year("R S ? S R G S B R G"),
            "pile.autumn": _year("R B R ? G B ? R ? ?"),
            "pile.winter": _year("? B ? B ? W G ? B G"),
            "pile.hives": ("hive.2", "hive.2"),
            "pile.hand": (),
        },
        rounds=8,
        points=(4, 2),
        quick=_quick,
        most=9,
    ),
)
