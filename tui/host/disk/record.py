"""What a host knows of a table beside its save: who may sit where, who may look, what was agreed."""

import secrets
from collections.abc import Container

import msgspec

from core import catalogue
from core.bots.players import HUMAN
from core.game import AnyGame
from core.journal import Policy, Sitter
from core.words import Words
from tui.match.naming import Planned, gist
from tui.words import LANGUAGES
from tui.words import catalogue as words_in

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of a code: none that looks like another, no vowels that would make words."""
CODE = 5
CLOCKS = (0, 60, 300, 3_600, 86_400, 259_200)
"""Seconds for an answer that can be agreed; 0: no clock."""


class Chair(msgspec.Struct, frozen=True):
    """One seat of a table."""

    kind: str = HUMAN
    """For a person, or the name of a bot."""
    person: str = ""
    """Whose it is; "": nobody's yet, or not any more."""
    name: str = ""
    resigned: bool = False
    """Whoever had it gave up; a bot plays it to the end."""

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind == HUMAN and not self.person and not self.resigned


class Rest(msgspec.Struct, frozen=True):
    """A match that has been laid away: what a list says of it, without a look into its save."""

    size: int
    """Bytes of the save then; it has gone on since where it has others."""
    waiting: tuple[int, ...] = ()
    """The seats of people that owe an answer."""
    moves: int = 0


class TableRecord(msgspec.Struct, frozen=True):
    """One table, from the day it was set up."""

    id: str
    code: str
    game: str
    chairs: tuple[Chair, ...]
    host: str
    """Who set it up."""
    options: dict[str, str] = {}
    undo: Policy = "fair"
    seed: int | None = None
    """Where somebody has given the deal: whoever knows its code knows the cards, and all are told."""
    public: bool = True
    """Whether it stands in everybody's list; else one needs its code."""
    watch: bool = True
    """Whether others may look on."""
    standin: bool = False
    """Whether a bot plays for somebody who is away."""
    clock: int = 0
    """Seconds for an answer; after that a bot gives it."""
    save: str = ""
    """The file of the match; "": not begun."""
    over: bool = False
    closed: bool = False
    """Nobody wants to play it any more."""
    abandoned: bool = False
    """Nobody has come to it for long: who sat there can bring it back."""
    rest: Rest | None = None
    """None: it has not been laid away since it was played at."""
    following: str = ""
    """The id of the rematch."""
    sat: tuple[str, ...] = ()
    """Everybody who ever sat here: they may see all of it when it is over."""
    rounds: int = 0
    """How long it was, once it is over."""
    winners: tuple[int, ...] = ()
    turn: float = 0.0
    """When the last answer was given, in seconds since the epoch."""
    seen: float = 0.0
    """When somebody was last at it."""

    @property
    def rules(self) -> AnyGame:
        """The game that is played."""
        return catalogue.game(self.game)

    @property
    def open(self) -> bool:
        """Whether it is still waited for or played at."""
        return not (self.over or self.closed or self.abandoned)

    @property
    def touched(self) -> float:
        """When somebody last had to do with it."""
        return max(self.turn, self.seen)

    @property
    def full(self) -> bool:
        """Whether every seat has somebody."""
        return not any(chair.free for chair in self.chairs)

    def seat_of(self, person: str) -> int | None:
        """The seat somebody plays at."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person and not chair.resigned:
                return seat
        return None

    def seated(self, seat: int, chair: Chair) -> "TableRecord":
        """The same table with another chair in one place."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        sat = self.sat
        if chair.person and chair.person not in sat:
            sat = (*sat, chair.person)
        return msgspec.structs.replace(self, chairs=chairs, sat=sat)

    def forgetting(self, person: str, seat: int | None, name: str) -> "TableRecord":
        """The same without somebody, who is called that from now on; `seat` was theirs until now."""
        chairs = tuple(
            msgspec.structs.replace(
                chair, person="" if chair.person == person else chair.person, name=name
            )
            if chair.person == person or at == seat
            else chair
            for at, chair in enumerate(self.chairs)
        )
        sat = tuple(each for each in self.sat if each != person)
        host = "" if self.host == person else self.host
        return msgspec.structs.replace(self, chairs=chairs, sat=sat, host=host)


def sitters(record: TableRecord) -> tuple[Sitter, ...]:
    """The seats as they are written into the save."""
    return tuple(Sitter(chair.name, chair.kind) for chair in record.chairs)


def agreed(record: TableRecord) -> Planned:
    """What kind of match it is or will be; what came since is as usual where it has not begun."""
    options = tuple(record.options.items())
    whole = options if record.save else record.rules.chosen(dict(options))
    return Planned(record.game, whole, sitters(record))


def told(record: TableRecord, words: Words) -> str:
    """The same in a line of a list, and first of all whether the deal was given."""
    kind = gist(words, agreed(record))
    return kind if record.seed is None else f"{words.word('serve.given.short')}; {kind}"


def name_for(seat: int, record: TableRecord) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {chair.name for chair in record.chairs}
    words = words_in(LANGUAGES[0])
    names = [words[f"name.bot.{number}"] for number in range(1, 6)]
    order = (*names[seat:], *names[:seat])
    return next((name for name in order if name not in taken), f"Bot {seat + 1}")


def new_id() -> str:
    """How a table is called in files: nobody typed any of it."""
    return "".join(secrets.choice("abcdefghijklmnopqrstuvwxyz0123456789") for _ in range(10))


def new_code(taken: Container[str]) -> str:
    """What one tells a friend."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
        if code not in taken:
            return code
