"""The host's own key, and the keys of those who may enter."""

from pathlib import Path
from typing import NamedTuple

import asyncssh

from core.errors import Refused
from core.words import Message, message
from tui.host.disk import files

WIDE = (b"\xff\xfe", b"\xfe\xff")
"""How a text in UTF-16 begins: some shells write nothing else."""


def host_key(path: Path, *, make: bool) -> asyncssh.SSHKey:
    """The host's key, made on the first run; raises Refused.

    A key that is damaged or open to others is never replaced silently: a changed key frightens
    every player, and rightly.
    """
    try:
        text, mode = files.contents(path)
    except FileNotFoundError:
        if make:
            return _made(path)
        raise Refused("serve.no_key", file=str(path)) from None
    except OSError as wrong:
        raise Refused("serve.key", file=str(path), why=files.why(wrong)) from wrong
    if mode & 0o077:
        raise Refused("serve.key_open", file=str(path), mode=f"{mode:04o}")
    try:
        return asyncssh.import_private_key(text)
    except Exception as wrong:  # it takes a key that is damaged for anything
        raise Refused("serve.key", file=str(path), why=str(wrong)) from wrong


def _made(path: Path) -> asyncssh.SSHKey:
    key = asyncssh.generate_private_key("ssh-ed25519", comment="hedgerow")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # asyncssh would write it readable for everybody, and half of it on a full disk.
        files.put(path, key.export_private_key())
    except OSError as wrong:
        raise Refused("serve.key_made", file=str(path), why=files.why(wrong)) from wrong
    return key


FEW = 5
"""Lines of a file of keys that are told of, of how many there may be."""


class Welcome(NamedTuple):
    """Who may enter, and what in the file says nothing of that."""

    keys: frozenset[str]
    """Fingerprints."""
    wrong: tuple[Message, ...] = ()
    """A sentence for each line that could not be used."""


def may_enter(file: str, *, guests: bool = False) -> Welcome:
    """Who is in a file of authorised keys; raises Refused.

    A line with a mistake keeps nobody else out. Options before a key (command=, from= …) are not
    understood here, so such a line is not used: whoever wrote them meant a restriction.
    """
    path = files.named(file)
    try:
        text, mode = files.contents(path)
    except OSError as wrong:
        raise Refused("serve.unread", file=str(path), why=files.why(wrong)) from wrong
    if mode & 0o022:
        raise Refused("serve.keys_open", file=str(path))
    if text.startswith(WIDE):
        text = text.decode("utf-16", "replace").encode()
    found, useless = set(), []
    for number, line in enumerate(text.replace(files.MARK, b"").splitlines(), 1):
        if line.strip(_BLANK) and not line.lstrip().startswith(b"#"):
            key, why = _key(line)
            if key:
                found.add(key)
            if why:
                useless.append(message(why, file=str(path), line=number))
    if not found and not guests:
        if useless:
            raise Refused(useless[0])
        raise Refused("serve.keys_none", file=str(path))
    return Welcome(frozenset(found), tuple(useless))


def few(wrong: tuple[Message, ...]) -> list[Message]:
    """The first of some sentences, and how many more there are: a file may be another one."""
    more = len(wrong) - FEW
    return [*wrong[:FEW], message("serve.more", n=more)] if more > 0 else list(wrong)


_BLANK = b" \t\r\n\0\x0b\x0c"


def _key(line: bytes) -> tuple[str, str]:
    """The fingerprint in a line, and the key of what there is to say about the line."""
    try:
        found = asyncssh.import_public_key(line).get_fingerprint()
    except Exception:  # as above
        options = any(b" %s" % kind in line for kind in (b"ssh-", b"ecdsa-", b"sk-"))
        return "", "serve.keys.options" if options else "serve.keys.none"
    try:
        line.decode()
    except UnicodeDecodeError:
        return found, "serve.keys.comment"
    return found, ""
