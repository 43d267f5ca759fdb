"""One grammar of keys for every game: data for the key line, the help and the keymap."""

from collections.abc import Mapping

VERBS: dict[str, tuple[str, ...]] = {
    "d": ("draw", "roll", "discard", "lose"),
    "t": ("take",),
    "p": ("play", "agree"),
    "f": ("flower",),
    "b": ("buy",),
    "c": ("claim", "harvest"),
    "a": ("ability", "wake"),
    "m": ("moon",),
    "e": ("pass", "end", "refuse"),
}
"""Which verbs a letter stands for; only one of them is ever open in one question."""

VERB_IDS: Mapping[str, str] = {
    "draw": "d",
    "take": "t",
    "play": "p",
    "flower": "f",
    "buy": "b",
    "claim": "c",
    "ability": "a",
    "moon": "m",
    "end": "e",
}
"""What the letters are called where somebody gives them other keys."""

LINE: tuple[tuple[str, str, str], ...] = (
    ("?", "key.help", "help"),
    ("u", "key.undo", "undo"),
    ("Enter", "key.do", "do"),
    ("Esc", "key.back", "back"),
    ("Tab", "key.zone", "zone"),
    ("x", "key.hint", "hint"),
    ("q", "key.leave", "leave"),
    ("w", "key.watch", "watch"),
    (":", "key.more", "more"),
    ("r", "key.redo", "redo"),
    ("i", "key.inspect", "inspect"),
    ("l", "key.log", "log"),
    ("v", "key.view", "view"),
    ("o", "key.open", "open"),
    ("n", "key.next", "next"),
    ("z", "key.zoom", "zoom"),
    ("U", "key.undo_turn", "undo_turn"),
    (",", "key.settings", "settings"),
    ("L", "page.key.language", "language"),
)
"""Hints of the key line: the key, what it does, the action; the most needed first."""

TABLE: Mapping[str, tuple[str, ...]] = {
    "help": ("?", "f1"),
    "undo": ("u",),
    "undo_turn": ("U",),
    "redo": ("r",),
    "do": ("enter", "space"),
    "back": ("escape", "backspace"),
    "zone": ("tab",),
    "zone_back": ("shift+tab",),
    "hint": ("x",),
    "watch": ("w",),
    "leave": ("q",),
    "more": (":", "ctrl+p"),
    "inspect": ("i",),
    "log": ("l",),
    "view": ("v",),
    "open": ("o",),
    "next": ("n",),
    "zoom": ("z",),
    "settings": (",",),
    "language": ("L",),
    "left": ("left",),
    "right": ("right",),
    "up": ("up",),
    "down": ("down",),
}
"""The table's actions and their keys; those that are done with a card are in VERBS."""

REPLAY: Mapping[str, tuple[str, ...]] = {
    "help": ("?", "f1"),
    "replay_play": ("space",),
    "replay_enter": ("enter",),
    "left": ("left",),
    "right": ("right",),
    "up": ("up",),
    "down": ("down",),
    "replay_pageup": ("pageup",),
    "replay_pagedown": ("pagedown",),
    "replay_home": ("home",),
    "replay_end": ("end",),
    "replay_faster": ("+", "="),
    "replay_slower": ("-",),
    "replay_eyes": ("v",),
    "replay_fork": ("f",),
    "replay_garden": ("g",),
    "next": ("n",),
    "replay_piece": ("tab",),
    "replay_piece_back": ("shift+tab",),
    "inspect": ("i",),
    "open": ("o",),
    "log": ("l",),
    "zoom": ("z",),
    "back": ("escape",),
    "replay_erase": ("backspace",),
    "leave": ("q",),
    "replay_leave": ("w",),
    "settings": (",",),
    "language": ("L",),
}
"""The same for the replay; what only a replay does begins with its name."""
