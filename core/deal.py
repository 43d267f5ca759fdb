"""Deal codes: one word that leads to the same cards, `biotopia_2_5n0c8k2w9d4qe_7vhx3`.

Between the lines stand the game; the number of seats and three letters for each option that is
not the game's default; the seed; three letters of the table that it lays out and two that check
all the others. An option is named by a hash of its key and value, so that a code keeps its
meaning when options are added. The letters of the table are those of the start as it was dealt:
where other rules deal other cards, the code is refused instead of leading somewhere else.

The letters are Crockford's: a code may be typed in capitals, with o for 0 and l for 1, with
spaces in it and hyphens for its lines. One letter that is wrong, and two that have changed
places, are always found: the digits are those of a multiple of a prime.
"""

import re
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from itertools import product

from msgspec import json

from core import catalogue
from core.errors import BadChoice, OtherDeal
from core.game import AnyGame, Options
from core.journal import Journal
from core.records import Record
from core.rng import PLAIN, SECRET, keyed, secret

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Of numbers: no letter that looks like a digit."""
LETTERS = DIGITS + "ilou_"
"""Everything that stands in a code, each with its value."""
MISREAD = str.maketrans("ilo", "110")
PRIME = 1021
"""The largest below 32 * 32, so that two letters are enough to check by it."""
TOKEN = 3
"""Letters of an option, and of the table."""
CHECK = 2
KEY = 26
"""Letters of 128 secret bits; a plain seed has fewer."""
SHAPE = re.compile(
    "(.+)_(D(?:D{3})*)_(D{26}|0|(?!0)D{1,13})_(D{3})D{2}".replace("D", f"[{DIGITS}]")
)
LONGEST = 120
"""No code is longer; whoever types may stop there."""
SHOWN = 40
"""Letters of what is no code that are said again."""


FAR = 2000
"""Letters of a text in which a code is looked for."""
PIECES = 40
"""Pieces between spaces and ends of lines that a code may have come in."""
AROUND = "\"'`“”„‘’«»<>()[]{}|.,;:!?*"
"""Signs that stand around a code in letters and in programs, and never in one."""


class Deal(Record, frozen=True):
    """What a code says: with it the game lays out the same table."""

    game: str
    options: Options
    """Every option of the game."""
    seats: int
    seed: int


def code(journal: Journal) -> str:
    """The code of the deal that a match was begun with."""
    game, match = journal.game, journal.match
    seats, start = len(match.seats), journal.states[0]
    usual, chosen = dict(game.chosen({})), _whole(journal)
    changed = [token(key, chosen[key]) for key in usual if chosen[key] != usual[key]]
    table = "".join((DIGITS[seats], *changed))
    text = f"{game.key}_{table}_{_seed(match.seed)}_{_print(start)}"
    return text + _number(-_value(text) * len(DIGITS) ** CHECK % PRIME, CHECK)


def short(text: str) -> str:
    """What was typed, as a sentence can say it again."""
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 3]}..."


def is_code(text: str) -> bool:
    """Whether this is meant as a code and not as a plain number."""
    return any(letter.isalpha() or letter == "_" for letter in text)


def read(text: str) -> Deal:
    """The deal of a code; raises BadChoice when it has been mistyped or cannot be dealt here."""
    plain = "".join(text.split()).lower().replace("-", "_")
    games = catalogue.keys()
    key = next((key for key in games if plain.startswith(f"{key}_")), plain.partition("_")[0])
    plain = key + plain[len(key) :].translate(MISREAD)
    possible = len(plain) <= LONGEST and set(plain) <= set(LETTERS)
    shape = SHAPE.fullmatch(plain) if possible else None
    if shape is None or _value(plain) % PRIME:
        raise BadChoice("error.deal", code=short(" ".join(text.split())))
    name, table, number, start = shape.groups()
    if name not in games:
        raise BadChoice("error.deal_game", game=name, known=catalogue.offered())
    game = catalogue.game(name)
    options, seed, seats = _options(game, table[1:]), _read_seed(number), _read(table[0])
    if options is None or seed is None or seats not in game.seats:
        raise BadChoice("error.deal_rules")
    if _print(game.setup(options, seats, seed)) != start:
        raise BadChoice("error.deal_rules")
    return Deal(name, options, seats, seed)


def within(text: str) -> str:
    """The code in a text that was copied with more around it, or broken into lines; "": there is none."""
    text, games = text[:FAR], catalogue.keys()
    begins = re.compile("|".join(f"(?<![a-z]){key}[_-]" for key in games))
    starts = [found.start() for found in begins.finditer(text.lower())]
    for start in (*starts, 0):
        parts = [part.strip(AROUND) for part in text[start:].split()[:PIECES]]
        for count in range(len(parts), 0, -1):
            joined = "".join(parts[:count])
            if _is_whole(joined):
                return joined
    return ""


def _is_whole(text: str) -> bool:
    try:
        read(text)
    except BadChoice:
        return False
    return True


def check(deal: Deal, game: str | None, options: Mapping[str, str], seats: int | None) -> None:
    """Raise BadChoice where what was agreed is not as in the deal; None: nothing was agreed."""
    for what, agreed, dealt in differences(deal, game, options, seats):
        raise OtherDeal(what, agreed, dealt)


def differences(
    deal: Deal, game: str | None, options: Mapping[str, str], seats: int | None
) -> Iterator[tuple[str, str, str]]:
    """Where what was agreed is not as in the deal: what, as agreed, as dealt."""
    if game is not None and game != deal.game:
        yield "game", game, deal.game
        return
    dealt = dict(deal.options)
    for key, value in options.items():
        if dealt.get(key, value) != value:
            yield key, value, dealt[key]
    if seats is not None and seats != deal.seats:
        yield "seats", str(seats), str(deal.seats)


def token(key: str, value: str) -> str:
    """How an option with its value is named in a code."""
    return _hash(f"{key}={value}".encode())


def _whole(journal: Journal) -> dict[str, str]:
    """The options of a match; those that came later are as they lay out the same table."""
    game, match = journal.game, journal.match
    given = dict(match.options)
    later = [variant for variant in game.variants if variant.key not in given]
    values = product(*((variant.default, *variant.values) for variant in later))
    keys = [variant.key for variant in later]
    each = [given | dict(zip(keys, found, strict=True)) for found in values]
    return next((tried for tried in each if later and _lays_out(tried, journal)), each[0])


def _lays_out(options: Mapping[str, str], journal: Journal) -> bool:
    match = journal.match
    start = journal.game.setup(tuple(options.items()), len(match.seats), match.seed)
    return bool(start == journal.states[0])


def _options(game: AnyGame, tokens: str) -> Options | None:
    """All options by their tokens; None where one is not known here."""
    known = {
        token(variant.key, value): (variant.key, value)
        for variant in game.variants
        for value in variant.values
    }
    changed = [known.get(tokens[at : at + TOKEN]) for at in range(0, len(tokens), TOKEN)]
    pairs = [pair for pair in changed if pair]
    given = dict(pairs)
    return game.chosen(given) if len(given) == len(pairs) == len(changed) else None


# -- letters -------------------------------------------------------------------------------------


def _seed(seed: int) -> str:
    bits = secret(seed)
    if bits is not None:
        return _number(bits, KEY)
    return _number(seed, KEY).lstrip("0") or "0"


def _read_seed(text: str) -> int | None:
    number = _read(text)
    if number >= (1 << SECRET if len(text) == KEY else PLAIN):
        return None
    return keyed(number) if len(text) == KEY else number


def _number(value: int, length: int) -> str:
    return "".join(DIGITS[value >> 5 * place & 31] for place in range(length - 1, -1, -1))


def _read(text: str) -> int:
    value = 0
    for letter in text:
        value = value << 5 | DIGITS.index(letter)
    return value


def _value(text: str) -> int:
    """The text as a number with 32 as its base, in which some digits are larger than 31."""
    value = 0
    for letter in text:
        value = value * len(DIGITS) + LETTERS.index(letter)
    return value


def _print(start: Record) -> str:
    return _hash(json.encode(start))


def _hash(text: bytes) -> str:
    return _number(int.from_bytes(blake2b(text, digest_size=2).digest()), TOKEN)
