"""Guests without a key: a code brings them back. The host keeps only what it makes of the code."""

import hashlib
import secrets

from tui.host.disk.record import LETTERS

GUEST = "guest:"
"""How the id of somebody without a key begins."""
LENGTH = 8
"""Letters of a guest's code: more than a table's has, so that neither is taken for the other."""


def new_code() -> str:
    """What a guest has to remember."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def id_of(code: str) -> str:
    """Whose code it is; chairs hold this, so that nobody finds a code on the disk."""
    return GUEST + hashlib.sha256(code.encode()).hexdigest()[:16]


def is_code(text: str) -> bool:
    """Whether it can be the code of a guest."""
    return len(text) == LENGTH and set(text.upper()) <= set(LETTERS)
