"""The player's settings: config.toml is theirs and only read, state.json is ours.

Flags on the command line come first, then config.toml, then state.json, then the defaults.
"""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
from msgspec.structs import fields

from core.words import Message, message
from saves import whole
from saves.folder import of_person

Pace = Literal["instant", "quick", "normal", "slow", "step"]
SECONDS: dict[Pace, float] = {"instant": 0.0, "quick": 0.2, "normal": 0.5, "slow": 1.2, "step": 0.0}
"""Seconds that a bot's move is kept back; at `step` until the player says so."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What can be set; None leaves it to the terminal."""

    language: Literal["en", "da", "nb", "de"] | None = None
    theme: Literal["dark", "light", "high-contrast", "ansi"] | None = None
    glyphs: Literal["safe", "unicode", "ascii"] | None = None
    art: bool = True
    """Whether there are drawings."""
    mouse: bool = True
    """Whether clicks are ours; else the terminal selects and copies what is on the screen."""
    pace: Pace = "normal"
    auto: bool = True
    """Answers that leave no choice are given by themselves."""
    learner: Literal["first", "always", "never"] = "first"
    """In which games a line says what each question is about: in the first two of each kind."""
    dear: bool = True
    """Whether an answer that costs dearly is asked about once more."""
    confirm: bool = True
    """Whether a game is deleted only after a question."""


class Kept(Settings, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What state.json holds: settings, and what we remember of the player."""

    welcomed: bool = False
    """Whether the question of the first run has been answered."""
    offered: tuple[str, ...] = ()
    """The games whose lesson has been offered: once is enough."""
    learnt: dict[str, tuple[str, ...]] = {}
    """The first matches of each game: those that learners are helped in."""


KEYS = "keys"
"""The table of config.toml that is not a setting but a keymap."""


def files() -> tuple[Path, Path]:
    """The player's config.toml and our state.json."""
    from platformdirs import user_config_path, user_state_path

    config = of_person(partial(user_config_path, "hedgerow"))
    state = of_person(partial(user_state_path, "hedgerow"))
    return config / "config.toml", state / "state.json"


def logs() -> Path:
    """Where the log of a crash goes."""
    from platformdirs import user_log_path

    return user_log_path("hedgerow", appauthor=False)


def named(file: Path) -> str:
    """The path of a file, short enough for a line where it lies in the person's own folder."""
    try:
        return str("~" / file.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(file)


def save(state: Path, changes: Mapping[str, Any]) -> None:
    """Remember what was changed, beside what another program has remembered meanwhile; raises OSError."""
    kept = {**read_state(state), **changes}
    state.parent.mkdir(parents=True, exist_ok=True)
    whole.write(state, msgspec.json.format(msgspec.json.encode(kept)))


def read_state(state: Path) -> dict[str, Any]:
    """Our own file; whatever is wrong with it is forgotten."""
    try:
        kept = msgspec.json.decode(whole.read(state))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(kept, dict):
        return {}
    return {name: value for name, value in kept.items() if not _wrong(Kept, name, value)}


def read_config(config: Path) -> tuple[dict[str, Any], list[Message]]:
    """What can be used of the player's file, and what is wrong with the rest."""
    try:
        theirs = tomllib.loads(whole.read(config).decode("utf-8-sig"))
    except (FileNotFoundError, NotADirectoryError):
        return {}, []
    except (OSError, ValueError, RecursionError) as wrong:  # also numbers and nests without end
        why = getattr(wrong, "strerror", None) or str(wrong)  # its path is named already
        return {}, [message("settings.unreadable", file=named(config), why=why)]
    found, notices = {}, []
    for name, value in theirs.items():
        notice = None if name == KEYS else _checked(config, name, value)
        if notice is None:
            found[name] = value
        else:
            notices.append(notice)
    return found, notices


def _checked(config: Path, name: str, value: object) -> Message | None:
    """Why one key of config.toml is not used."""
    known = tuple(field.name for field in fields(Settings))
    if name not in known:
        near = get_close_matches(name, known, 1)
        if near:
            return message("settings.key.near", file=named(config), key=name, near=near[0])
        return message("settings.key", file=named(config), key=name, known=known)
    if not _wrong(Settings, name, value):
        return None
    values = _values(name)
    wrong = partial(message, file=named(config), key=name, value=str(value), known=values)
    near = get_close_matches(str(value), values, 1)
    return wrong("settings.value.near", near=near[0]) if near else wrong("settings.value")


def _values(name: str) -> tuple[str, ...]:
    """What a key can be, as it is written in the file."""
    kind = next(field.type for field in fields(Settings) if field.name == name)
    if kind is bool:
        return ("true", "false")
    words = [word for part in (kind, *get_args(kind)) for word in get_args(part)]
    return tuple(word for word in words if isinstance(word, str))


def _wrong(kind: type[Settings], name: str, value: object) -> bool:
    """Whether a key cannot have this value."""
    try:
        msgspec.convert({name: value}, kind)
    except msgspec.ValidationError:
        return True
    return False
