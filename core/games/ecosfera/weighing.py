"""How much an event says of the turn it happened in."""

from core.game import Event
from core.games.ecosfera.events import (
    Bought,
    Claimed,
    Dealt,
    Discarded,
    Drawn,
    Drew,
    Funded,
    Healed,
    Impacted,
    Proposed,
    Restored,
    Shuffled,
    Skipped,
    Spent,
    Starred,
    Stopped,
    Swept,
    Voted,
    Woke,
)


def weigh(event: Event) -> int:
    """What is done to the sea goes before what a row acquires, that before the cards that went by."""
    match event:
        case Claimed() | Restored() | Healed() | Impacted() | Drawn():
            return 4
        case Bought() | Funded() | Skipped():
            return 3
        case Starred() | Woke() | Proposed() | Voted() | Stopped():
            return 1
        case Spent() | Dealt() | Swept() | Drew() | Discarded() | Shuffled():
            return 0
        case _:
            return 2
