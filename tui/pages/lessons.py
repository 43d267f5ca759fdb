"""What can be learnt: a sheet of lessons, and the one that is offered before a first match."""

from core import catalogue
from tui.match.teaching.lessons import named
from tui.shell.look import Look
from tui.widgets.sheet import Overlay, Row


def listed(look: Look) -> Overlay:
    """Every lesson: its game, what it is about; the value of a line is its name."""
    words, rows = look.words, []
    for each in named():
        own = look.of_game(each.lesson.game)
        rows.append(
            Row(
                f"{own.word('game.name')}: {own.word(f'lesson.{each.lesson.key}.title')}",
                "strong",
                each.name,
            )
        )
        rows.append(Row(f"  {own.word(f'lesson.{each.lesson.key}.about')}", "dim", hang=2))
    return Overlay(words.word("learn.title"), rows)


def offered(look: Look, game: str) -> Overlay | None:
    """Whether somebody who opens a game for the first time wants to be shown it; None without a lesson."""
    known = catalogue.lessons(game)
    if not known:
        return None
    own = look.of_game(game)
    rows = [
        Row(own.word("learn.offer"), hang=0),
        Row(own.word(f"lesson.{known[0].key}.about"), "dim", hang=0),
        Row(""),
    ]
    rows += [Row(own.word(f"learn.{way}"), "text", way) for way in ("show", "new")]
    return Overlay(own.word("game.name"), rows)
