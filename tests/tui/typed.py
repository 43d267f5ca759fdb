"""Typing commands, and what they say."""

import re
from collections.abc import Callable
from typing import NamedTuple


class Said(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


Typed = Callable[..., Said]


def one_sentence(said: Said) -> bool:
    """Whether the complaint is one line, and nothing else was said."""
    return said.out == "" and bool(re.fullmatch(r"hedgerow: .+[.?]\n", said.err))
