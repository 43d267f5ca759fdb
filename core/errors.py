"""What the core refuses, each with a message that can be said in every language."""

from core.words import Arg, Message, message


class Refused(Exception):
    """Something was asked that cannot be done; nothing has changed."""

    def __init__(self, why: str | Message, /, **args: Arg) -> None:
        """The sentence that says why, or its key and its arguments."""
        super().__init__(why, args)
        self.message = message(why, **args) if isinstance(why, str) else why


class Illegal(Refused):
    """The move is not among the seat's answers."""


class NotAsked(Refused):
    """The seat owes no answer now."""


class GameOver(Refused):
    """The game has ended; only undo, watching and branching are left."""


class BadChoice(Refused):
    """A match option, a number of seats, a bot or a seat that does not exist."""


class OtherDeal(BadChoice):
    """The deal code that was given is that of a match with another game, seat or option."""

    def __init__(self, what: str, agreed: str, dealt: str) -> None:
        """`what`: "game", "seats" or the key of an option; as it was agreed, as it was dealt."""
        super().__init__("error.deal_other", what=what, agreed=agreed, dealt=dealt)
        self.what, self.agreed, self.dealt = what, agreed, dealt


class CannotUndo(Refused):
    """Nothing to take back, or the match does not allow it."""


class NeedsConsent(Refused):
    """This far back the other seats must agree first."""

    def __init__(self, to: int) -> None:
        """`to`: after how many moves the match would stand."""
        super().__init__("error.undo_consent")
        self.to = to
