"""What the command line says: results on stdout, one sentence for what is wrong on stderr."""

import json
import re
from difflib import get_close_matches
from typing import Any

from core.words import Message, Words, message
from tui.process import streams
from tui.words.language import words as at_table

_MEANT = {
    "cli.command": "command",
    "cli.option": "option",
    "cli.choice": "value",
    "error.option": "option",
    "error.value": "value",
    "error.game": "game",
    "error.bot": "bot",
}
"""For errors that list what is known: the argument that should have been one of it."""


_ENDLESS = re.compile(r"\S{5000,}")
"""A word longer than any path: a sentence is still to be found around it."""


def out(*lines: str) -> None:
    """Lines of a result."""
    for line in lines:
        streams.put(f"{printable(line)}\n")


def out_json(value: Any) -> None:  # noqa: ANN401 - whatever json can write
    """A result for other programs, in plain ASCII whatever the terminal's encoding."""
    out(json.dumps(value, indent=2))


def complain(words: Words, wrong: Message | str) -> None:
    """One sentence on stderr; a string is already one."""
    said = wrong if isinstance(wrong, str) else words.say(nearest(words, wrong))
    said = _ENDLESS.sub(lambda word: f"{word[0][:45]}...{word[0][-30:]}", said)
    streams.remark(f"hedgerow: {printable(said)}\n")


def fewer(words: Words, games: int, why: str) -> None:
    """That fewer games are played at a time than was asked for."""
    complain(words, message("cli.fewer" if why else "cli.lost", n=games, why=why))


def printable(text: str) -> str:
    """The text with a `?` for what would be a command to the terminal: names come from files."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)


def nearest(words: Words, wrong: Message) -> Message:
    """The message that names the one valid word that was probably meant, where there is one."""
    args = dict(wrong.args)
    known, near_key = args.get("known"), f"{wrong.key}.near"
    if wrong.key not in _MEANT or not isinstance(known, tuple) or not words.has(near_key):
        return wrong
    near = get_close_matches(str(args[_MEANT[wrong.key]]), known, n=1, cutoff=0.7)
    return message(near_key, **args, near=near[0]) if near else wrong


def decimal(words: Words, figure: str) -> str:
    """A figure with the sign that the language has between units and tenths."""
    return figure.replace(".", words.word("replay.comma"))


def percent(words: Words, share: float) -> str:
    """A share of one, in percent."""
    return words.say(message("cli.percent", n=decimal(words, f"{100 * share:.1f}")))


def counted(words: Words, game: str) -> list[str]:
    """Where a game's score is not simply its points: the line below a table that says what it is."""
    said = at_table(game, words.language)
    if not said.has("points.counted"):
        return []
    return ["", f"{words.word('cli.mean_score')}: {said.word('points.counted')}"]
