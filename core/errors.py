"""What the core refuses, each with a message that can be said in every language."""

from core.words import Arg, message


class Refused(Exception):
    """Something was asked that cannot be done; nothing has changed."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        """The key of the sentence that says why, and its arguments."""
        super().__init__(key, args)
        self.message = message(key, **args)


class Illegal(Refused):
    """The move is not among the seat's answers."""


class NotAsked(Refused):
    """The seat owes no answer now."""


class GameOver(Refused):
    """The game has ended; only undo, watching and branching are left."""


class BadChoice(Refused):
    """A match option, a number of seats, a bot or a seat that does not exist."""


class CannotUndo(Refused):
    """Nothing to take back, or the match does not allow it."""


class NeedsConsent(Refused):
    """This far back the other seats must agree first."""
