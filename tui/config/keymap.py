"""Which key does what at the table, in the replay and in sheets: a preset, the player's own keys."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any

from core.words import Message, Words, message
from tui.config.grammar import DEED_OF, SHEETS

VIM = "vim"
PRESETS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    VIM: {
        "left": ("left", "h"),
        "down": ("down", "j"),
        "up": ("up", "k"),
        "right": ("right", "l"),
        "log": ("H",),
    }
}
"""The letters that vim moves with; the log, whose letter one of them is, moves to H."""
LETTERS = "hjk"
"""Those of them that do nothing else at the table."""
NAMED = (
    *("enter", "space", "tab", "shift+tab", "escape", "backspace", "delete", "insert"),
    *("left", "right", "up", "down", "home", "end", "pageup", "pagedown"),
    *(f"f{number}" for number in range(1, 13)),
    *(f"ctrl+{letter}" for letter in "abdefgklnoprstuvwxyz"),
)
"""Keys that have a name; those that terminals cannot tell from another one are not here."""
WRITTEN = {
    "enter": "Enter",
    "space": "Space",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "escape": "Esc",
    "backspace": "Bksp",
    "delete": "Del",
    "insert": "Ins",
    "left": "Left",
    "right": "Right",
    "up": "Up",
    "down": "Down",
    "home": "Home",
    "end": "End",
    "pageup": "PgUp",
    "pagedown": "PgDn",
}
"""How a named key is written on the screen, where not as it is called."""
FORMER: Mapping[str, str] = {"replay_garden": "view"}
"""What an action was called in a config.toml that is older, and what it is called now."""
Keys = Mapping[str, tuple[str, ...]]
"""The keys of each action of a screen."""


@dataclass(frozen=True)
class Keymap:
    """The keys of every action; an action is called the same at the table and in the replay."""

    table: Keys
    replay: Keys
    moved: Keys = field(default_factory=dict)
    """The actions whose keys are not those of the grammar, and which these are."""
    sheet: Keys = field(default_factory=lambda: SHEETS)
    """What only a sheet has; there these go before what the table does with a key."""

    def at_table(self, key: str) -> str:
        """The action of a key at the table; "" if it has none."""
        return _action(self.table, key)

    def in_replay(self, key: str) -> str:
        """The action of a key in the replay."""
        return _action(self.replay, key)

    def in_sheet(self, key: str) -> str:
        """What a key does in a sheet only."""
        return _action(self.sheet, key)

    def shown(self, action: str) -> str:
        """How the key of an action is written: of several the first."""
        return written(self.keys(action)[0])

    def verb(self, verb: str) -> str:
        """The same for what is done with a card; " " for a verb that no key has."""
        return self.shown(DEED_OF[verb]) if verb in DEED_OF else " "

    def keys(self, action: str) -> tuple[str, ...]:
        """All keys of an action; raises KeyError where there is no such action."""
        return self.table.get(action) or self.replay.get(action) or self.sheet[action]

    def watching(self) -> "Keymap":
        """The same for what is written in the replay: what both screens do has the key of that one."""
        return replace(self, table={**self.table, **self.replay})

    def called(self, action: str, words: Words) -> str:
        """How a sentence calls the key of an action: where it has one by its name in the language."""
        key = self.keys(action)[0]
        return words.word(f"help.key.{key}") if words.has(f"help.key.{key}") else written(key)


def _action(keys: Keys, key: str) -> str:
    return next((action for action, known in keys.items() if key in known), "")


def written(key: str) -> str:
    """A key as it stands on the screen."""
    return WRITTEN.get(key, key.capitalize() if len(key) > 1 else key)


def pressed(key: str, character: str | None) -> str:
    """A key as this file names it: a letter or sign is itself, all others have Textual's name."""
    plain = character is not None and len(character) == 1 and character.isprintable()
    return character if plain and character and character != " " else key


# -- what the player wrote -----------------------------------------------------------------------


def read(given: Any, file: str, usual: Keymap) -> tuple[Keymap, list[Message]]:  # noqa: ANN401 - whatever was written
    """The [keys] of config.toml; what cannot be used of it is named and changes nothing.

    `usual`: the keys of the grammar.
    """
    if not isinstance(given, dict):
        return usual, [message("keys.table", file=file)]
    notices: list[Message] = []
    wanted: dict[str, tuple[str, ...]] = {}
    preset = given.get("preset")
    if isinstance(preset, str) and preset in PRESETS:
        wanted.update(PRESETS[preset])
    elif preset is not None:
        notices.append(message("keys.preset", file=file, value=str(preset), known=tuple(PRESETS)))
    for called, value in given.items():
        action = FORMER.get(called, called)
        if action == "preset":
            continue
        notice = _wrong(action, value, file, usual)
        if notice is None:
            wanted[action] = (value,) if isinstance(value, str) else tuple(value)
        else:
            notices.append(notice)
    return _put(wanted, file, notices, usual), notices


def _wrong(action: str, value: object, file: str, usual: Keymap) -> Message | None:
    """Why one line cannot be used."""
    known = tuple(dict.fromkeys((*usual.table, *usual.replay, *usual.sheet)))
    if action not in known:
        near = get_close_matches(action, known, 1, 0.5)
        if near:
            return message("keys.action.near", file=file, action=action, near=near[0])
        return message("keys.action", file=file, action=action, known=known)
    keys = [value] if isinstance(value, str) else value
    if not isinstance(keys, list) or not keys:
        return message("keys.none", file=file, action=action)
    for key in keys:
        if not isinstance(key, str) or not _known(key):
            return message("keys.key", file=file, action=action, key=str(key), known=NAMED)
    return None


def _known(key: str) -> bool:
    """A digit chooses a thing of the zone, everywhere; it cannot do anything else."""
    one = len(key) == 1 and key.isprintable() and not key.isspace() and not key.isdecimal()
    return one or key in NAMED


def _put(
    wanted: dict[str, tuple[str, ...]], file: str, notices: list[Message], usual: Keymap
) -> Keymap:
    """The grammar with the wanted keys; one that is asked for twice, or leaves nothing, is named."""
    table, replay, sheet = dict(usual.table), dict(usual.replay), dict(usual.sheet)
    moved: set[str] = set()
    for action, keys in wanted.items():
        homes = [home for home in (table, replay, sheet) if action in home]
        clash = _clash(action, keys, homes, moved, set(wanted))
        if clash is not None:
            key, other = clash
            notices.append(message("keys.clash", file=file, key=key, action=action, other=other))
            continue
        for home in homes:
            for other, theirs in home.items():
                left = tuple(key for key in theirs if key not in keys)
                if other != action and left != theirs:
                    home[other] = left
                    moved.add(other)
            home[action] = keys
        moved.add(action)
    for home in (table, replay, sheet):
        for action, keys in home.items():
            if not keys:  # the action that was to move away was itself refused
                home[action] = usual.keys(action)
    return Keymap(table, replay, {action: usual.keys(action) for action in moved}, sheet)


def _clash(
    action: str,
    keys: Iterable[str],
    homes: Iterable[Keys],
    placed: set[str],
    wanted: set[str],
) -> tuple[str, str] | None:
    """A key that another action has been given, or that is the only one it has; and that action."""
    for home in homes:
        for other, theirs in home.items():
            taken = [key for key in theirs if key in keys]
            if other == action or not taken:
                continue
            asked = other in placed and other in wanted
            stays = other not in wanted or asked
            if asked or (stays and len(taken) == len(theirs)):
                return taken[0], other
    return None
