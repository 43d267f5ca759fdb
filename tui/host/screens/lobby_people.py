"""The strip of the lobby that says who is here and what was said last, and the list of who is here."""

from collections.abc import Sequence
from itertools import accumulate

from core.words import Message, Words, message
from tui.drawing.canvas import Canvas
from tui.host.folk.presence import Present
from tui.host.screens.talk import newest
from tui.match.company import Said
from tui.widgets.sheet import Row

STRIP = 2
"""Lines of the strip."""


def strip(
    canvas: Canvas,
    y: int,
    people: Sequence[Present],
    voice: tuple[Sequence[Said], Sequence[Said]],
    words: Words,
) -> None:
    """Who else is here, as many as fit, and below it the talk; `voice`: all of it, and what is new."""
    x = canvas.text(1, y, "i ", "key")
    canvas.text(x, y, _names(people, canvas.width - x - 1, words), "text", canvas.width - 1)
    canvas.hit("do:people", 0, y, canvas.width)
    said, new = voice
    if new:
        canvas.text(1, y + 1, newest(new, canvas.width - 2, canvas.glyphs.dots), "lit")
    else:
        x = canvas.text(1, y + 1, "/ ", "key")
        last = f"{said[-1].name}: {said[-1].text}" if said else words.word("serve.talk.none")
        canvas.text(x, y + 1, last, "dim", canvas.width - 1)
    canvas.hit("do:talk", 0, y + 1, canvas.width)


def _names(people: Sequence[Present], room: int, words: Words) -> str:
    """The names of the others, and how many more there are than fit."""
    if not people:
        return words.word("serve.people.nobody")
    ends = accumulate(len(each.name) + 2 for each in people)
    fitting = sum(end - 2 <= room for end in ends)
    for shown in range(fitting, 0, -1):
        names = ", ".join(each.name for each in people[:shown])
        left = len(people) - shown
        key = "serve.people.more" if left else "serve.people.here"
        said = words.say(message(key, names=names, n=left))
        if len(said) <= room:
            return said
    return words.say(message("serve.people.others", n=len(people)))


def rows(people: Sequence[Present], words: Words) -> list[Row]:
    """Everybody else and what they do; where they play at a table in everybody's list, that is chosen."""
    return [Row(words.say(_told(each)), "text", each.code) for each in people] or [
        Row(words.word("serve.people.nobody"))
    ]


def _told(each: Present) -> Message:
    known = "" if each.code or each.doing == "lobby" else ".hidden"
    return message(f"serve.people.{each.doing}{known}", name=each.name, code=each.code)
