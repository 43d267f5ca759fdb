"""What may be typed after `hedgerow`, as data for argparse; help is in the person's language.

Nothing of the core is imported here. Words that argparse would choose are not left to it: its
own errors are not in our languages, so every argument is optional for it and checked here.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Never

from tui.words import LANGUAGES

Say = Callable[[str], str]
Argument = tuple[tuple[str, ...], dict[str, Any]]

LOOKS: tuple[Argument, ...] = (
    (("--lang",), {"metavar": "|".join(LANGUAGES)}),
    (("--theme",), {"metavar": "NAME"}),
    (("--glyphs",), {"metavar": "NAME"}),
    (("--saves",), {"metavar": "FOLDER"}),
    (("-h", "--help"), {"action": "store_true"}),
    (("--version",), {"action": "store_true"}),
)
_GAME: Argument = (("game",), {"metavar": "GAME", "nargs": "?"})
_FILE: Argument = (("files",), {"metavar": "FILE", "nargs": "*"})
_NEWEST: Argument = (("files",), {"metavar": "FILE", "nargs": "*", "help": "newest"})
_UNFINISHED: Argument = (("files",), {"metavar": "FILE", "nargs": "*", "help": "unfinished"})
_OPTION: Argument = (("--option",), {"metavar": "KEY=VALUE", "action": "append", "default": []})
_SEATS: Argument = (("--seats",), {"metavar": "KIND,KIND"})
_KINDS: Argument = (("--seats",), {"metavar": "BOT,BOT", "help": "kinds"})
_SEED: Argument = (("--seed",), {"metavar": "N|CODE"})
_DEAL: Argument = (("--deal",), {"metavar": "CODE"})
_FIRST: Argument = (("--seed",), {"metavar": "N|CODE", "help": "first_seed"})
_GAMES: Argument = (("--games",), {"metavar": "N"})
_JOBS: Argument = (("--jobs",), {"metavar": "N"})
_JSON: Argument = (("--json",), {"action": "store_true"})

COMMANDS: Mapping[str, tuple[Argument, ...]] = {
    "learn": (_GAME, (("lesson",), {"metavar": "LESSON", "nargs": "?"})),
    "play": (
        _GAME,
        _OPTION,
        _SEATS,
        (("--names",), {"metavar": "NAME,NAME"}),
        _SEED,
        _DEAL,
        (("--undo",), {"metavar": "free|fair|off"}),
    ),
    "resume": (_UNFINISHED,),
    "watch": (_NEWEST,),
    "verify": (_FILE, (("--strict",), {"action": "store_true"})),
    "picture": (
        _NEWEST,
        (("--out",), {"metavar": "OUT.svg|OUT.png"}),
        (("--size",), {"metavar": "WxH"}),
        (("--move",), {"metavar": "N"}),
    ),
    "saves": ((("--statistics",), {"action": "store_true"}), _JSON),
    "doctor": ((("--report",), {"action": "store_true"}), _JSON),
    "simulate": (_GAME, _KINDS, _GAMES, _FIRST, _OPTION, _JOBS, _JSON),
    "arena": (
        _GAME,
        (("--bots",), {"metavar": "BOT,BOT"}),
        (("--places",), {"metavar": "N"}),
        (("--games",), {"metavar": "N", "help": "deals"}),
        _FIRST,
        _OPTION,
        (("--goal",), {"metavar": "PERCENT"}),
        _JOBS,
        _JSON,
    ),
    "serve": (
        (("--config",), {"metavar": "FILE"}),
        (("--listen",), {"metavar": "ADDRESS", "action": "append"}),
        (("--port",), {"metavar": "N"}),
        (("--keys",), {"metavar": "FILE"}),
        (("--guests",), {"action": "store_true"}),
        (("--max-sessions",), {"metavar": "N"}),
        (("--log",), {"metavar": "FILE"}),
        (("--log-json",), {"action": "store_true"}),
        (("--metrics",), {"metavar": "ADDRESS:PORT|PATH"}),
        (("--allow-root",), {"action": "store_true"}),
        (("--check",), {"action": "store_true"}),
    ),
    "tables": (
        (("order",), {"metavar": "WHAT", "nargs": "*"}),
        (("--table",), {"metavar": "CODE"}),
        (("--after",), {"metavar": "MINUTES"}),
        _JSON,
    ),
    "help": ((("topic",), {"metavar": "COMMAND|host", "nargs": "?"}),),
}

NEEDED: Mapping[str, str] = {
    "learn": "[GAME [LESSON]]",
    "play": "GAME",
    "resume": "[FILE]",
    "watch": "[FILE]",
    "verify": "FILE...",
    "picture": "[FILE] --out OUT.svg|OUT.png",
    "simulate": "GAME",
    "arena": "GAME",
    "tables": "[WHAT...]",
    "help": "[COMMAND|host]",
}
"""What has to be typed after a command, as its usage shows it."""


class Usage(Exception):
    """Something was typed that cannot be meant: the key of the sentence that says so."""

    def __init__(self, key: str, **args: int | str | tuple[str, ...]) -> None:
        """The key and the arguments of a message."""
        super().__init__(key, args)
        self.key = key
        self.args_said = args


class Given(argparse.Namespace):
    """What was typed; an argument that a command does not have is never read."""

    command: str | None = None
    lang: str | None
    theme: str | None
    glyphs: str | None
    saves: str | None
    statistics: bool
    help: bool
    game: str | None
    lesson: str | None
    files: list[str]
    order: list[str]
    option: list[str]
    seats: str | None
    names: str | None
    seed: str | None
    deal: str | None = None
    undo: str | None
    games: str | None
    jobs: str | None
    bots: str | None
    places: str | None
    goal: str | None
    out: str | None
    size: str | None
    move: str | None
    strict: bool
    json: bool
    report: bool
    config: str | None
    listen: list[str] | None
    log: str | None
    log_json: bool
    metrics: str | None
    port: str | None
    keys: str | None
    guests: bool
    max_sessions: str | None
    allow_root: bool
    check: bool
    topic: str | None = None
    table: str | None
    after: str | None


class Parser(argparse.ArgumentParser):
    """An argument parser that raises instead of leaving."""

    first_word = "usage"

    def format_help(self) -> str:
        """The help, its first word in our language too."""
        return super().format_help().replace("usage", self.first_word, 1)

    def error(self, message: str) -> Never:
        """What argparse finds wrong without naming an argument."""
        raise Usage("cli.wrong", why=message)


def split(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """The command, and all other words: `--lang` and the like may stand on either side of it."""
    valued = {flags[0] for flags, extra in LOOKS if "action" not in extra}
    place = 0
    while place < len(argv) and argv[place].startswith("-"):
        place += 2 if argv[place] in valued else 1
    if place >= len(argv):
        return None, list(argv)
    return argv[place], [*argv[:place], *argv[place + 1 :]]


def language(argv: Sequence[str]) -> str | None:
    """The language asked for, found before anything is understood; the last one wins."""
    asked = None
    for word, following in zip(argv, [*argv[1:], ""], strict=False):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else following
    return asked if asked in LANGUAGES else None


def parser(command: str | None, say: Say) -> Parser:
    """The parser of one command, or of the program without any."""
    made = Parser(
        prog=f"hedgerow {command}" if command else "hedgerow",
        usage=f"hedgerow {command} {NEEDED.get(command, '')}".rstrip() + " [...]"
        if command
        else say("cli.usage.all"),
        description=say(f"cli.{command}") if command else _overview(say),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
    )
    made.first_word = say("cli.usage")
    own = made.add_argument_group(say("cli.arguments"))
    for flags, extra in COMMANDS[command] if command else ():
        named = {**extra, "help": say(f"cli.help.{extra.get('help', _name(flags))}")}
        own.add_argument(*flags, **named)
    everywhere = made.add_argument_group(say("cli.everywhere"))
    for flags, extra in LOOKS:
        everywhere.add_argument(*flags, help=say(f"cli.help.{_name(flags)}"), **extra)
    return made


def parse(argv: Sequence[str], say: Say) -> Given:
    """What was typed; raises Usage. With `help` set nothing else has been checked."""
    command, rest = split(argv)
    if command is not None and command not in COMMANDS:
        raise Usage("cli.command", command=command, known=tuple(COMMANDS))
    made = parser(command, say)
    try:
        given, extra = made.parse_known_intermixed_args(rest, Given(command=command))
    except argparse.ArgumentError as wrong:
        key = "cli.no_value" if "explicit" in wrong.message else "cli.value"
        raise Usage(key, option=str(wrong.argument_name)) from wrong
    if extra and not given.help:
        _unknown(extra, command)
    return given


def _unknown(extra: Sequence[str], command: str | None) -> Never:
    option = next((word for word in extra if word.startswith("-")), None)
    if option is None:
        raise Usage("cli.extra", word=extra[0])
    arguments = (*(COMMANDS[command] if command else ()), *LOOKS)
    known = tuple(flag for flags, _ in arguments for flag in flags if flag.startswith("--"))
    raise Usage("cli.option", option=option.partition("=")[0], known=known)


def _overview(say: Say) -> str:
    width = max(map(len, COMMANDS))
    lines = (f"  {command:{width}}  {say(f'cli.{command}')}" for command in COMMANDS)
    return "\n".join((say("cli.about"), "", say("cli.commands"), *lines))


def _name(flags: Sequence[str]) -> str:
    return flags[-1].lstrip("-")
