"""Which saves of the folder the list shows, and in which order."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from core.words import Words, message
from saves.errors import shown
from saves.listing import Listed
from saves.titles import title
from tui.drawing.canvas import Canvas
from tui.drawing.page import Hint
from tui.match.seating import clean
from tui.words.language import words as words_of

Order = Literal["played", "title", "game"]
ORDERS: tuple[Order, ...] = get_args(Order)
KEYS = (
    Hint("/", "list.key.filter", "filter"),
    Hint("u", "list.key.unfinished", "unfinished"),
    Hint("s", "list.sort.played", "sort"),
    Hint("r", "list.key.rename", "rename"),
    Hint("t", "list.key.statistics", "statistics"),
)
FOUND = 40
"""Letters that may be typed to find a save by."""


@dataclass(frozen=True)
class Sift:
    """What is looked for among the saves."""

    typed: str = ""
    typing: bool = False
    unfinished: bool = False
    order: Order = "played"

    @property
    def all(self) -> bool:
        """Whether every save is shown."""
        return not self.typed and not self.unfinished


Rows = tuple[Listed | Path, ...]


def sifted(rows: Rows, sift: Sift, words: Words) -> Rows:
    """Those that are looked for, in order; a file that has not been read yet is found by its name."""
    found = [row for row in rows if _wanted(row, sift, words)]
    if sift.order == "title":
        found.sort(key=lambda row: (not called(row), plain(called(row))))
    elif sift.order == "game":
        found.sort(key=lambda row: (not _game(row, words), plain(_game(row, words))))
    return tuple(found)


def called(row: Listed | Path) -> str:
    """The title of a save."""
    return clean(title(row.path if isinstance(row, Listed) else row), 80)


def plain(text: str) -> str:
    """A text without accents and capitals."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in letters if not unicodedata.combining(each))


def _wanted(row: Listed | Path, sift: Sift, words: Words) -> bool:
    if sift.unfinished and not (isinstance(row, Listed) and row.state == "unfinished"):
        return False
    if not sift.typed:
        return True
    text = plain(" ".join(_said(row, words)))
    return all(part in text for part in plain(sift.typed).split())


def _said(row: Listed | Path, words: Words) -> Sequence[str]:
    """What a save is found by: title, game, players, the levels of its bots, its file."""
    if isinstance(row, Path):
        return (shown(row),)
    names = [sitter.name for sitter in row.seats]
    kinds = [words.word(f"kind.{kind}") for kind in row.kinds if kind != "me"]
    return (_game(row, words), *names, *kinds, shown(row.path))


def _game(row: Listed | Path, words: Words) -> str:
    known = isinstance(row, Listed) and row.game
    return words_of(known, words.language).word("game.name") if known else ""


# -- the line between the list and what is said of one save --------------------------------------


def paint(canvas: Canvas, y: int, sift: Sift, words: Words) -> None:
    """What is typed, or the keys that sift, each with what it stands on."""
    if sift.typing:
        said = words.say(message("list.filter", text=f"{sift.typed}_"))
        x = canvas.text(2, y, f" {said} ", "prompt.verb", canvas.width - 4)
        foot = words.word("list.filter.foot")
        if x + len(foot) + 2 < canvas.width:
            canvas.text(x + 1, y, f" {foot} ", "dim")
        return
    x = 2
    for hint in KEYS:
        word, role = standing(hint, sift, words), "text" if _lit(hint, sift) else "dim"
        wide = len(hint.key) + len(word) + 3
        if x + wide > canvas.width:
            break
        canvas.hit(f"do:{hint.action}", x, y, wide)
        x = canvas.text(x, y, f" {hint.key}", "key")
        x = canvas.text(x, y, f" {word} ", role)


def standing(hint: Hint, sift: Sift, words: Words) -> str:
    """What a key of them does, or what it has done."""
    match hint.action:
        case "filter" if sift.typed:
            return words.say(message("list.filter", text=sift.typed))
        case "unfinished" if sift.unfinished:
            return words.word("list.unfinished.only")
        case "sort":
            return words.word(f"list.sort.{sift.order}")
        case _:
            return words.word(hint.word)


def _lit(hint: Hint, sift: Sift) -> bool:
    return {"filter": bool(sift.typed), "unfinished": sift.unfinished}.get(
        hint.action, hint.action == "sort" and sift.order != "played"
    )
