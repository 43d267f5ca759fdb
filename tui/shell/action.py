"""What a key does on a screen: the record of which the tables of actions are made."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

On = TypeVar("On")
"""The screen, or whatever else an action is done on."""


@dataclass(frozen=True)
class Action(Generic[On]):
    """One thing that can be done with a key; without something that does it there is none."""

    id: str
    """What it is called in config.toml and behind a click."""
    keys: tuple[str, ...]
    """As the grammar has them; the first one is shown."""
    run: Callable[[On], None]
    label: str = ""
    """The word of the key line, with `.long` behind it that of the help; "": it stands in neither."""
    answers: bool = False
    """Whether it answers a question: when nobody asks one any more, it is not offered."""


def keys_of(actions: Iterable[Action[On]]) -> dict[str, tuple[str, ...]]:
    """The keys of each action that has any, as a keymap has them."""
    return {action.id: action.keys for action in actions if action.keys}


def by_id(actions: Iterable[Action[On]]) -> Mapping[str, Action[On]]:
    """The actions by name."""
    return {action.id: action for action in actions}
