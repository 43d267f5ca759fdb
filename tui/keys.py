"""One grammar of keys for every game: data for the key line, the help and the bindings."""

VERBS: dict[str, tuple[str, ...]] = {
    "d": ("draw", "roll", "discard", "lose"),
    "t": ("take",),
    "p": ("play", "agree"),
    "f": ("flower",),
    "b": ("buy",),
    "c": ("claim", "harvest"),
    "a": ("ability",),
    "m": ("moon",),
    "e": ("pass", "end", "refuse"),
}
"""Which verbs a letter stands for; only one of them is ever open in one question."""

LINE: tuple[tuple[str, str, str], ...] = (
    ("?", "key.help", "help"),
    ("u", "key.undo", "undo"),
    ("Enter", "key.do", "do"),
    ("Esc", "key.back", "back"),
    ("Tab", "key.zone", "zone"),
    ("x", "key.hint", "hint"),
    ("w", "key.watch", "watch"),
    ("q", "key.leave", "leave"),
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

BINDINGS: tuple[tuple[str, str], ...] = (
    ("question_mark", "help"),
    ("f1", "help"),
    ("u", "undo"),
    ("U", "undo_turn"),
    ("r", "redo"),
    ("enter", "do"),
    ("space", "do"),
    ("escape", "back"),
    ("backspace", "back"),
    ("tab", "zone"),
    ("shift+tab", "zone_back"),
    ("x", "hint"),
    ("w", "watch"),
    ("q", "leave"),
    ("colon", "more"),
    ("ctrl+p", "more"),
    ("i", "inspect"),
    ("l", "log"),
    ("v", "view"),
    ("o", "open"),
    ("n", "next"),
    ("z", "zoom"),
    ("comma", "settings"),
    ("L", "language"),
    ("left", "left"),
    ("right", "right"),
    ("up", "up"),
    ("down", "down"),
)
"""Textual's name of a key and the table's action."""
