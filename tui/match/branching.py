"""Whether a match may be played on as a copy."""

from core.journal import Journal
from saves.notices import ReadOnly
from saves.store import Save


def branchable(journal: Journal) -> bool:
    """Whether a copy may be played on: while others play, it would tell what is going to be drawn."""
    return journal.over or journal.match.undo == "free"


def copied(save: Save) -> bool:
    """Whether what cannot be played on itself may go on in a copy."""
    why = save.notices[-1]
    # What is damaged can go on in no other way; what is played elsewhere goes on there.
    if isinstance(why, ReadOnly) and why.because == "locked":
        return branchable(save.journal)
    return not (isinstance(why, ReadOnly) and why.because == "newer")
