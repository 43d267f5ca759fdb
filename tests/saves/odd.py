"""What may lie in a folder of saves that no Hedgerow has put there so."""

import os
import socket
from collections.abc import Callable
from pathlib import Path

BOM = b"\xef\xbb\xbf"
Make = Callable[[Path, bytes], None]
"""Puts one odd file into a folder, given what a whole save holds."""


def content(name: str, change: Callable[[bytes], bytes] = lambda whole: whole) -> Make:
    """A file called so, with the content of a save, changed."""

    def make(folder: Path, whole: bytes) -> None:
        (folder / name).write_bytes(change(whole))

    return make


def sparse(name: str, behind: Callable[[bytes], bytes]) -> Make:
    """A terabyte of zeros behind something."""

    def make(folder: Path, whole: bytes) -> None:
        (folder / name).write_bytes(behind(whole))
        os.truncate(folder / name, 1 << 40)

    return make


def bound(folder: Path, _: bytes) -> None:
    """A socket; its name may be longer than a path to it."""
    with socket.socket(socket.AF_UNIX) as one:
        here = os.open(folder, os.O_RDONLY)
        try:
            one.bind(f"/proc/self/fd/{here}/odd-socket.jsonl")
        finally:
            os.close(here)


def middle(whole: bytes) -> bytes:
    """Zeros over a part of it: over the end of one line, all of the next, the beginning of a third."""
    lines = whole.splitlines(keepends=True)
    first = len(lines) // 2
    start, length = sum(map(len, lines[:first])) + 9, sum(map(len, lines[first : first + 2]))
    return whole[:start] + bytes(length) + whole[start + length :]


def link(name: str, to: str) -> Make:
    """A link called so."""
    return lambda folder, _: (folder / name).symlink_to(to)


GAMES: dict[str, tuple[Make, str, str]] = {
    # a whole save under a strange name, or with signs of other programs in it
    "a line end in the name": (content("odd\n\x1b[31m\u202egnp.jsonl"), "unfinished", ""),
    "a name that is no text": (content(os.fsdecode(b"odd\xe6.jsonl")), "unfinished", ""),
    "a very long name": (content("odd" + "x" * 240 + ".jsonl"), "unfinished", ""),
    "a synchroniser's copy": (
        content("odd.sync-conflict-20250504-183000-ABCDEFG.jsonl"),
        "unfinished",
        "",
    ),
    "a name of the player's own": (content("the odd game with Bo"), "unfinished", ""),
    "a name in capitals": (content("ODD.JSONL"), "unfinished", ""),
    "a mark and another name": (content("odd.txt", lambda whole: BOM + whole), "unfinished", ""),
    "blank lines at the end": (
        content("odd-blank.jsonl", lambda whole: whole + b"\n\r\n"),
        "unfinished",
        "",
    ),
    "zeros at the end": (
        content("odd-zeros.jsonl", lambda whole: whole + bytes(4096)),
        "unfinished",
        "",
    ),
    # no more than a part of it can be trusted, or nothing
    "zeros in the middle": (content("odd-middle.jsonl", middle), "damaged", "error.line_damaged"),
    "a terabyte of zeros behind": (
        sparse("odd-rest.jsonl", lambda whole: whole),
        "damaged",
        "error.line_damaged",
    ),
    "a terabyte of zeros": (
        sparse("odd-huge.jsonl", lambda _: b""),
        "unreadable",
        "error.save_zeros",
    ),
    "nothing": (content("odd-empty.jsonl", lambda _: b""), "unreadable", "error.save_empty"),
    "another encoding": (
        content("odd-utf16.jsonl", lambda whole: whole.decode().encode("utf-16")),
        "unreadable",
        "error.save_encoding",
    ),
    "a shopping list": (
        content("odd-milk.jsonl", lambda _: b"milk\n"),
        "unreadable",
        "error.save_not",
    ),
    "a link to nowhere": (link("odd-dangling.jsonl", "nowhere"), "unreadable", "error.save_link"),
    "a link to itself": (
        link("odd-loop.jsonl", "odd-loop.jsonl"),
        "unreadable",
        "error.save_denied",
    ),
    "an error of the disk": (
        link("odd-disk.jsonl", "/proc/self/mem"),
        "unreadable",
        "error.save_denied",
    ),
}
"""How it is made, how it stands in a list, and the key of the reason."""

FOREIGN: dict[str, Make] = {
    "Windows' pictures": content("Thumbs.db", lambda _: b"\xd0\xcf\x11\xe0" + bytes(99)),
    "Windows' settings": content("desktop.ini", lambda _: b"[.ShellClassInfo]\r\n"),
    "macOS' settings": content(".DS_Store", lambda _: b"\0\0\0\1Bud1"),
    "a hidden save": content(".odd.jsonl.swp"),
    "a picture of a game": content("odd.svg", lambda _: b"<svg>"),
    "an empty file": content("odd", lambda _: b""),
    "a large file": lambda folder, _: os.truncate(_touched(folder / "odd.iso"), 1 << 40),
    "a folder": lambda folder, _: (folder / "odd-folder.jsonl").mkdir(),
    "a pipe": lambda folder, _: os.mkfifo(folder / "odd-pipe.jsonl"),
    "a pipe of another name": lambda folder, _: os.mkfifo(folder / "odd-pipe"),
    "a socket": bound,
    "a device": link("odd-zero.jsonl", "/dev/zero"),
    "a terminal": link("odd-tty.jsonl", "/dev/tty"),
    "a link to nowhere of another name": lambda folder, _: (folder / "odd-gone").symlink_to("gone"),
}
"""What is no game: not listed, not counted, not waited for."""


def all_of(folder: Path, whole: bytes) -> None:
    """Every odd file at once."""
    for make in (*(each for each, _, _ in GAMES.values()), *FOREIGN.values()):
        make(folder, whole)


def _touched(path: Path) -> Path:
    path.touch()
    return path
