"""Messages, and the words of one language that turn them into sentences.

The rules, the saves and the screens speak in messages (a key and its arguments). Only here
do they become text, so that every sentence can be said in every language.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any

from core.records import Record

Arg = int | str | tuple[str, ...]


class Message(Record, frozen=True, gc=True):
    """A sentence not yet said: the key of its template and the arguments of its slots."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The word keys of the things that the sentence names one by one."""
        return tuple(value for _, value in self.args if isinstance(value, str))


def message(key: str, /, **args: Arg) -> Message:
    """A message with its arguments named."""
    return Message(key, tuple(args.items()))


_WITHIN = re.compile(r"\{(?:((?:part|fact)\.\w+)|key:(\w+))\}")
"""A slot that needs no argument: a part with variants of its own, a fact of the match, a key."""


class OfMatch(dict[str, str]):
    """What the words of one match say otherwise than the words of its game."""


class Words(Formatter):
    """The words of one language: a chain of catalogues, the first that knows a key wins.

    A key may have variants: `rule.hive@points_per_hive=2` is what `rule.hive` says in a match of
    which that holds; of several the one with most conditions (between commas) is said. A text
    may have another in it, `{part.order}`, which has its own variants.

    A slot of a template says what its argument is: `{card:word}` a key to look up,
    `{cards:words}` several of them, `{seat:who}` a seat's name, `{n:card|cards}` one form of
    two by number, `{n}` the plain value. `{key:view}` needs no argument: it is the key that does
    `view` for whoever reads the text, see `keyed`.
    """

    def __init__(
        self,
        language: str,
        catalogues: Sequence[Mapping[str, str]],
        names: Sequence[str] = (),
        keys: Callable[[str], str] = str,
    ) -> None:
        """Catalogues in order of precedence; `names` are those of the seats.

        `keys`: how the key of an action is called; where nobody presses any, like the action.
        """
        self.language = language
        self.catalogues = tuple(catalogues)
        self.names = tuple(names)
        self.keys = keys

    def sits(self, names: Sequence[str]) -> "Words":
        """The same words at a table where these people sit."""
        return Words(self.language, self.catalogues, names, self.keys)

    def keyed(self, keys: Callable[[str], str]) -> "Words":
        """The same words for somebody with these keys: each by the action that it does."""
        return Words(self.language, self.catalogues, self.names, keys)

    def of(self, facts: Mapping[str, str]) -> "Words":
        """The same words in a match of which these facts hold: no text says what is not so there."""
        rest = tuple(each for each in self.catalogues if not isinstance(each, OfMatch))
        return Words(self.language, (variants(rest, facts), *rest), self.names, self.keys)

    def terse(self) -> "Terse":
        """The same words where there is little room."""
        return Terse(self.language, self.catalogues, self.names, self.keys)

    def has(self, key: str) -> bool:
        """Whether any catalogue knows the key."""
        return any(key in catalogue for catalogue in self.catalogues)

    def word(self, key: str) -> str:
        """The text of a key; an unknown key is shown as itself, never as nothing."""
        for catalogue in self.catalogues:
            if key in catalogue:
                text = catalogue[key]
                return text if "{" not in text else self._within(text, self.keys)
        return key

    def _within(self, text: str, keys: Callable[[str], str]) -> str:
        """A text with the slots filled that need no argument."""

        def fill(slot: re.Match[str]) -> str:
            return keys(slot[2]) if slot[2] else self._within(self._raw(slot[1]), keys)

        return _WITHIN.sub(fill, text)

    def _raw(self, key: str) -> str:
        return next((each[key] for each in self.catalogues if key in each), key)

    def _escaped(self, action: str) -> str:
        """A key as a template may have it: a brace can be a key, too."""
        return self.keys(action).replace("{", "{{").replace("}", "}}")

    def starting(self, prefix: str) -> tuple[str, ...]:
        """The keys with this beginning, in the order of the first catalogue that has any."""
        for catalogue in self.catalogues:
            found = tuple(key for key in catalogue if key.startswith(prefix) and "@" not in key)
            if found and not isinstance(catalogue, OfMatch):  # it has only those that differ
                return found
        return ()

    def first(self, *keys: str) -> str:
        """The text of the first key that is known, else of the last one."""
        return self.word(next((key for key in keys if self.has(key)), keys[-1]))

    def say(self, what: Message | str) -> str:
        """The sentence of a message, or of a key that takes no arguments."""
        if isinstance(what, str):
            return self.word(what)
        template = self._raw(what.key)
        if "{" in template:
            template = self._within(template, self._escaped)
        return self.vformat(template, (), dict(what.args))

    def brief(self, what: Message) -> str:
        """The sentence as a headline says it, where that is not how the log does."""
        key = f"{what.key}.brief"
        return self.say(Message(key, what.args) if self.has(key) else what)

    def who(self, seat: int) -> str:
        """The name of a seat, or its number where nobody has a name."""
        if seat < len(self.names):
            return self.names[seat]
        return f"{self.word('seat')} {seat + 1}"

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401 - string.Formatter's signature
        """One slot of a template, by what it says its argument is."""
        if format_spec == "word":
            return self.word(value)
        if format_spec == "words":
            return ", ".join(
                self.word(each) if number == 1 else f"{number} × {self.word(each)}"
                for each, number in Counter(value).items()
            )
        if format_spec == "who":
            return self.who(value)
        if "|" in format_spec:
            one, many = format_spec.split("|", 1)
            return one if value == 1 else many
        return str(super().format_field(value, format_spec))


class Terse(Words):
    """The same words where there is little room: a sentence names things in their shortest form."""

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401 - string.Formatter's signature
        """One slot of a template."""
        if format_spec == "word":
            return self._tiny(value)
        if format_spec == "words":
            return ", ".join(map(self._tiny, value))
        return super().format_field(value, format_spec)

    def _tiny(self, key: str) -> str:
        return self.first(f"{key.removesuffix('.short')}.tiny", key)


def conditions(key: str) -> tuple[str, dict[str, str]]:
    """The key that a variant is of, and the facts that it needs; none for a key of its own."""
    plain, _, needs = key.partition("@")
    return plain, dict(need.split("=", 1) for need in needs.split(",")) if needs else {}


def variants(catalogues: Sequence[Mapping[str, str]], facts: Mapping[str, str]) -> OfMatch:
    """The texts that facts change: of each key the most specific of those whose facts all hold."""
    found = OfMatch({f"fact.{name}": value for name, value in facts.items()})
    for at, catalogue in enumerate(catalogues):
        most: dict[str, int] = {}
        for key in catalogue:
            if "@" not in key:
                continue
            plain, needs = conditions(key)
            # What an earlier catalogue says goes before all that a later one says of the key.
            behind = any(plain in each for each in catalogues[:at])
            if not behind and needs.items() <= facts.items() and len(needs) > most.get(plain, 0):
                most[plain], found[plain] = len(needs), catalogue[key]
    return found
