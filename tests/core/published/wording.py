"""What the words of every game are held to, and all that a handful of its matches says.

A game says in `tests/core/games/<game>/wording.py` what is its own, as `WORDING`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import count
from typing import NamedTuple

from core import catalogue
from core.bots.players import bot
from core.game import AnyGame, View, redacted
from core.rng import child
from core.words import Message, Words
from tests.core.languages import folder

LANGUAGES = ("en", "da", "nb", "de")
NAMES = ("Anna", "Bo", "Cleo", "Dagmar", "Esben")
YOU = {
    "en": "you|your|yours",
    "da": "du|dig|din|dit|dine",
    "nb": "du|deg|din|ditt|dine",
    "de": "du|dich|dir|dein|deine[mnrs]?",
}
"""How a language speaks to one person."""
QUOTES = {"en": "“”", "da": "”", "nb": "«»", "de": "„“"}
"""The marks a language quotes with: one kind in all its texts."""
LETTERS = frozenset(map(chr, range(32, 127))) | frozenset("æøåÆØÅéÉäöüÄÖÜß–’“”„")
"""Those that every terminal shows in one cell."""
FAMILIES = {"note", "ask", "why", "log", "status", "score", "pile", "rule", "mark", "error"}
"""How keys begin that every game has; it may have others."""
BUDGETS = {
    r"verb\.\w+": 9,
    r"verb\.\w+\.long": 40,
    r"pile\.\w+": 20,
    r"mark\.\w+": 8,
    r"score\.\w+": 22,
    r"option\.\w+": 20,
    r"option\.(?!\w+\.help)\w+\.\w+": 12,
    r"game\.tagline": 60,
    r"tip\.\d": 76,
    r"help\.\w+\.title": 40,
    r"rule\..+": 250,
    r"nature\..+": 250,
}
"""Cells for what is shown as it stands, unless a game has more or less room for it."""
SAID = {"ask": 66, "why": 76, "note": 40, "log": 76, "status": 16}
"""Cells for what has slots, when they are filled, unless a game has more or less room for it."""
LONGEST = 250
"""Cells for what else is said."""


class Played(NamedTuple):
    """A match to listen to."""

    seats: int
    player: str
    seed: int
    options: Mapping[str, str] = {}


@dataclass(frozen=True)
class Wording:
    """What is one game's own about its words."""

    verbs: tuple[str, ...]
    """Those of its answers: everybody asks why they cannot give them."""
    pages: tuple[str, ...]
    """Those of its help."""
    matches: tuple[Played, ...]
    every: int
    """Moves after which everybody looks at the table again."""
    named: int
    """More keys than this stand in its code."""
    spoken: int
    """More keys than this are said in its matches."""
    logged: int
    """More keys than this are in its log."""
    budgets: Mapping[str, int] = field(default_factory=dict)
    """Cells for labels that only it has, or where it has more or less room than others."""
    said: Mapping[str, int] = field(default_factory=dict)
    """Cells for sentences, where it has more or less room than others."""
    letters: str = ""
    """Those it shows beside the ones that all games do."""
    bare: str = r"(?!)"
    """What stands for itself where a key is expected."""


@cache
def wording(key: str) -> Wording:
    """What a game says of its words."""
    found: Wording = import_module(f"tests.core.games.{key}.wording").WORDING
    return found


class Exact(Words):
    """One language of a game at its largest table; it does not put up with an unknown key."""

    def __init__(self, key: str, name: str) -> None:
        seats = max(catalogue.game(key).seats)
        super().__init__(name, (catalogue.words(key, name),), NAMES[:seats])
        self.bare = wording(key).bare

    def word(self, key: str) -> str:
        """The text, or a failing test."""
        assert self.has(key) or re.fullmatch(self.bare, key), f"{self.language}: no word for {key}"
        return super().word(key)


def foreign_quotes(name: str, texts: Iterable[str]) -> list[str]:
    """The texts that quote with the marks of another language, or with those of typewriters."""
    others = frozenset('"' + "".join(QUOTES.values())) - set(QUOTES[name])
    return [text for text in texts if others.intersection(text)]


def named_in_code(key: str) -> set[str]:
    """Every key that stands literally in a game's modules."""
    families = FAMILIES | {each.partition(".")[0] for each in catalogue.words(key, "en")}
    literal = re.compile(rf'"((?:{"|".join(sorted(families))})\.\w+)"')
    texts = (path.read_text("utf-8") for path in folder(key).glob("*.py"))
    return {found for text in texts for found in literal.findall(text)}


def shown(game: AnyGame, view: View, verbs: tuple[str, ...]) -> Iterator[Message]:
    """What stands on the table of one seat, and why it cannot do what it may want to."""
    pieces = {""}
    for pile in view.piles:
        yield Message(pile.name)
        pieces.add(pile.piece)
        for face in pile.faces:
            pieces.add(face.piece)
            yield from (Message(key) for key in (face.name, face.tip, face.mark) if key)
    yield from view.status
    yield from (Message(meter.name) for meter in view.meters)
    if view.seat is not None:
        whys = (game.why_not(view, verb, piece) for verb in verbs for piece in pieces)
        yield from (why for why in whys if why)


def match(game: AnyGame, own: Wording, played: Played) -> Iterator[Message]:
    """Everything that one match says to anybody."""
    state = game.setup(game.chosen(dict(played.options)), played.seats, played.seed)
    chooses = bot(played.player)
    everybody = (None, *range(played.seats))
    for moves in count():
        prompts = game.ask(state)
        for seat in everybody if not prompts or moves % own.every == 0 else ():
            yield from shown(game, game.view(state, seat), own.verbs)
        if not prompts:
            break
        for prompt in prompts:
            yield prompt.ask
            yield from (note for answer in prompt.answers for note in answer.notes)
        seat = prompts[0].seat
        luck = child(played.seed, str(moves))
        answer = chooses(game, game.view(state, seat), prompts[0].answers, luck)
        state, events = game.apply(state, seat, answer.move)
        told = [game.tell(redacted(event, each)) for event in events for each in everybody]
        yield from (sentence for sentence in told if sentence)
    yield from (Message(source) for score in game.scores(state) for source, _ in score.parts)


@cache
def said(key: str) -> frozenset[Message]:
    """Everything that a handful of a game's matches says."""
    own, game = wording(key), catalogue.game(key)
    return frozenset(each for played in own.matches for each in match(game, own, played))
