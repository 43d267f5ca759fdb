"""What a match is, in words: its edition or level, and what has been agreed otherwise than usual."""

from typing import NamedTuple, Protocol

from core import catalogue
from core.bots.players import HUMAN
from core.game import Options
from core.journal import Match, Sitter
from core.variant import Variant
from core.words import Words, message
from tui.match.seating import clean
from tui.words import LANGUAGES
from tui.words import catalogue as screens


class Agreed(Protocol):
    """A match, or what will become one, or what a list knows of one."""

    @property
    def game(self) -> str:
        """Which game."""

    @property
    def options(self) -> Options:
        """What was chosen."""

    @property
    def seats(self) -> tuple[Sitter, ...]:
        """Who sits there."""


class Planned(NamedTuple):
    """What has been agreed of a match that has not begun."""

    game: str
    options: Options
    seats: tuple[Sitter, ...]


def of_match(words: Words, match: Agreed) -> Words:
    """The words of a game as they are true in a match of it."""
    game = catalogue.game(match.game)
    rules = match.rules if isinstance(match, Match) else game.version
    facts = game.facts(game.agreed(match.options), len(match.seats))
    return words.of({**facts, "rules": str(rules)})


def at_table(words: Words, match: Match) -> Words:
    """The same, with the names of those who sit there."""
    seats = enumerate(match.seats)
    return of_match(words, match).sits([called(words, sitter, seat) for seat, sitter in seats])


def called(words: Words, sitter: Sitter, seat: int) -> str:
    """Somebody's name; who gave none is called in the language of who reads, not of who began."""
    name = clean(sitter.name)
    for key in ("name.alone", "name.person") if sitter.kind == HUMAN else ():
        if words.has(key) and name in {screens(each)[key].format(n=seat + 1) for each in LANGUAGES}:
            return words.say(message(key, n=seat + 1))
    return name


def changed(match: Agreed) -> tuple[tuple[Variant, str], ...]:
    """What has been agreed otherwise than usual, in the order of the game's options.

    What a game sets by itself for one person who plays all the seats is usual there; an option
    that changes nothing in this match has not been agreed.
    """
    game = catalogue.game(match.game)
    agreed = dict(game.agreed(match.options))
    found = game.changed(match.options, alone=_alone(match.seats))
    return tuple(each for each in found if each[0].offered(agreed, len(match.seats)))


def _alone(seats: tuple[Sitter, ...]) -> bool:
    """Whether one person plays every seat: nobody but the first was given a name."""
    return all(
        sitter.kind == HUMAN
        and (not seat or sitter.name in {unnamed(each, seat) for each in LANGUAGES})
        for seat, sitter in enumerate(seats)
    )


def unnamed(language: str, seat: int) -> str:
    """What a person without a name is called."""
    return screens(language)["name.person"].format(n=seat + 1)


def _heads(match: Agreed) -> list[tuple[Variant, str]]:
    """The options that say what kind of match it is, the most telling first."""
    game = catalogue.game(match.game)
    agreed = dict(game.agreed(match.options))
    heads = sorted((each for each in game.variants if each.head), key=lambda each: each.head)
    return [(variant, agreed[variant.key]) for variant in heads]


def label(words: Words, match: Agreed) -> str:
    """Its edition, mode or level; "" in a game that has only one."""
    return ", ".join(
        words.first(f"option.{variant.key}.{value}.head", f"option.{variant.key}.{value}")
        for variant, value in _heads(match)
    )


def brief(words: Words, match: Agreed) -> str:
    """The most telling part of that, where there is little room."""
    return "".join(
        words.first(f"option.{variant.key}.{value}.brief", f"option.{variant.key}.{value}")
        for variant, value in _heads(match)[:1]
    )


def unusual(match: Agreed) -> bool:
    """Whether its edition, mode or level is not the usual one."""
    return any(variant.head for variant, _ in changed(match))


def named(words: Words, match: Agreed) -> str:
    """The game, and its edition, mode or level."""
    return ", ".join(filter(None, (words.word("game.name"), label(words, match))))


def headings(words: Words, match: Agreed) -> list[tuple[str, str, str]]:
    """Game, edition or level, how much else is not as usual: the fullest first, the shortest last.

    What the second of them does not say the third one counts.
    """
    name, full, short = words.word("game.name"), label(words, match), brief(words, match)
    keys, heads = [variant.key for variant, _ in changed(match)], _heads(match)
    others = len(set(keys) - {variant.key for variant, _ in heads})
    more = len(set(keys) - {variant.key for variant, _ in heads[:1]})
    return [
        (name, full, _counted(words, "status.changed", others)),
        (name, full, _counted(words, "status.changed.short", others)),
        (name, short, _counted(words, "status.changed.short", more)),
        # Whoever sits at the table knows the game; not which edition it is.
        ("" if short else name, short, _counted(words, "status.changed.short", more)),
    ]


def _counted(words: Words, key: str, number: int) -> str:
    return words.say(message(key, n=number)) if number else ""


def said(words: Words, variant: Variant, value: str) -> str:
    """An option and what it is."""
    return f"{words.word(f'option.{variant.key}')}: {value_word(words, variant, value)}"


def value_word(words: Words, variant: Variant, value: str) -> str:
    """What a value of an option is called."""
    return words.first(f"option.{variant.key}.{value}", value)


def options(words: Words, match: Agreed) -> list[str]:
    """What is not as usual and does not stand in its label: each option, and what it is."""
    return [said(words, *each) for each in changed(match) if not each[0].head]


def gist(words: Words, match: Agreed) -> str:
    """All that one should know of it before one sits down, in a line of a list."""
    told = [*filter(None, (label(words, match),)), *options(words, match)]
    return "; ".join(told) or words.word("match.as_usual")
