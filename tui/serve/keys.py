"""The host's own key, and the keys of those who may enter."""

import contextlib
import os
import stat
from pathlib import Path

import asyncssh

from core.errors import Refused


def host_key(path: Path, *, make: bool) -> asyncssh.SSHKey:
    """The host's key, made on the first run; raises Refused.

    A key that is damaged or open to others is never replaced silently: a changed key frightens
    every player, and rightly.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        if make:
            return _made(path)
        raise Refused("serve.no_key", file=str(path)) from None
    except OSError as wrong:
        raise Refused("serve.key", file=str(path), why=wrong.strerror or "") from wrong
    if stat.S_IMODE(mode) & 0o077:
        raise Refused("serve.key_open", file=str(path), mode=f"{stat.S_IMODE(mode):04o}")
    try:
        return asyncssh.read_private_key(path)
    except (OSError, ValueError) as wrong:
        raise Refused("serve.key", file=str(path), why=str(wrong)) from wrong


def _made(path: Path) -> asyncssh.SSHKey:
    key = asyncssh.generate_private_key("ssh-ed25519", comment="hedgerow")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # asyncssh would write it readable for everybody.
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        with contextlib.closing(os.fdopen(file, "wb")) as out:
            out.write(key.export_private_key())
            out.flush()
            os.fsync(out.fileno())
    except OSError as wrong:
        raise Refused("serve.key", file=str(path), why=wrong.strerror or "") from wrong
    return key


def may_enter(file: str) -> frozenset[str]:
    """The fingerprints in a file of authorised keys; raises Refused.

    Options before a key (command=, from= …) are not understood here, so a line that has some
    is refused: whoever wrote them meant a restriction.
    """
    path = Path(file).expanduser()
    try:
        if stat.S_IMODE(path.stat().st_mode) & 0o022:
            raise Refused("serve.keys_open", file=str(path))
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        raise Refused("serve.keys", file=str(path), line=0, why=why or "") from wrong
    found = set()
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                found.add(asyncssh.import_public_key(line).get_fingerprint())
            except ValueError as wrong:
                raise Refused("serve.keys", file=str(path), line=number, why=str(wrong)) from wrong
    if not found:
        raise Refused("serve.keys_none", file=str(path))
    return frozenset(found)
