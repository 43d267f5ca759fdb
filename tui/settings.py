"""The player's settings: config.toml is theirs and only read, state.json is ours.

Flags on the command line come first, then config.toml, then state.json, then the defaults.
"""

import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec.structs import fields

from core.words import Message, message

Pace = Literal["instant", "quick", "normal", "slow"]
SECONDS: dict[Pace, float] = {"instant": 0.0, "quick": 0.2, "normal": 0.5, "slow": 1.2}
"""Seconds that a bot's move is kept back."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What can be set; None leaves it to the terminal."""

    language: Literal["en", "da", "nb", "de"] | None = None
    theme: Literal["dark", "light", "high-contrast", "ansi"] | None = None
    glyphs: Literal["safe", "unicode", "ascii"] | None = None
    pace: Pace = "normal"
    auto: bool = True
    """Answers that leave no choice are given by themselves."""


def files() -> tuple[Path, Path]:
    """The player's config.toml and our state.json."""
    from platformdirs import user_config_path, user_state_path  # noqa: PLC0415 - costs start-up time

    return user_config_path("hedgerow") / "config.toml", user_state_path("hedgerow") / "state.json"


def load(config: Path, state: Path) -> tuple[Settings, list[Message]]:
    """The settings, and what could not be used of the files; a broken file changes nothing else."""
    ours, notices = _read_state(state), []
    theirs, notice = _read_config(config)
    if notice is not None:
        notices.append(notice)
    found: dict[str, Any] = {}
    for name, value in theirs.items():
        one, notice = _checked(config, name, value)
        found.update(one)
        if notice is not None:
            notices.append(notice)
    return msgspec.convert({**ours, **found}, Settings), notices


def save(state: Path, changes: dict[str, Any]) -> None:
    """Remember what was changed on the settings screen; raises OSError."""
    kept = {**_read_state(state), **changes}
    state.parent.mkdir(parents=True, exist_ok=True)
    fresh = state.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
    fresh.replace(state)


def _read_state(state: Path) -> dict[str, Any]:
    """Our own file; whatever is wrong with it is forgotten."""
    try:
        kept = msgspec.json.decode(state.read_bytes())
    except (OSError, msgspec.DecodeError):
        return {}
    if not isinstance(kept, dict):
        return {}
    return {name: value for name, value in kept.items() if not _wrong(name, value)}


def _read_config(config: Path) -> tuple[dict[str, Any], Message | None]:
    try:
        return tomllib.loads(config.read_text(encoding="utf-8")), None
    except FileNotFoundError:
        return {}, None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        return {}, message("settings.unreadable", file=str(config), why=str(wrong))


def _checked(config: Path, name: str, value: object) -> tuple[dict[str, Any], Message | None]:
    """One key of config.toml, or why it is not used."""
    known = tuple(field.name for field in fields(Settings))
    if name not in known:
        near = get_close_matches(name, known, 1)
        if near:
            return {}, message("settings.key.near", file=str(config), key=name, near=near[0])
        return {}, message("settings.key", file=str(config), key=name, known=known)
    why = _wrong(name, value)
    if why:
        return {}, message("settings.value", file=str(config), key=name, why=why)
    return {name: value}, None


def _wrong(name: str, value: object) -> str:
    """What msgspec finds wrong with the value of a key; "" where nothing is."""
    try:
        msgspec.convert({name: value}, Settings)
    except msgspec.ValidationError as wrong:
        return str(wrong)
    return ""
