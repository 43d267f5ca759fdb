"""The piece under the cursor in words: a box of text, or one line of help."""

import re

from core.game import AnyGame, Postponed
from tui.boards.find import Board
from tui.drawing.canvas import Canvas, wrap
from tui.scene.legend import Entry, on_piece
from tui.scene.scene import Scene


def card(canvas: Canvas, scene: Scene, *, board: Board, game: AnyGame) -> None:
    """Its rule text, and why it cannot be used where that is so."""
    if scene.boxed:
        _box(canvas, scene, board, game)
        return
    face = scene.face(scene.cursor)
    if face is None or face.name is None:
        return
    why = reason(scene, board, game)
    # A reason names its card itself.
    name = scene.called(scene.cursor) + (":" if face.tip else "")
    head = (f"{why}.", "warn") if why else (name, "title")
    x = canvas.text(1, 0, *head, width=canvas.width - 2) + 1
    told = _told(canvas, scene.words.word(face.tip), x - 1) if face.tip else []
    for y, line in enumerate(told[: canvas.height]):
        left = 1 if y else x
        last = y == canvas.height - 1
        text = _begun(canvas, told[y:], canvas.width - left - 1) if last else line
        x = canvas.text(left, y, text, "text", max(canvas.width - left - 1, 1)) + 1
    _signs(canvas, on_piece(board, scene, scene.cursor, canvas.glyphs), x, max(len(told) - 1, 0))


def _signs(canvas: Canvas, entries: list[Entry], x: int, y: int) -> None:
    """Behind the rule, as far as there is room: what the signs on the piece mean."""
    for entry in entries:
        wide = len(f" {entry.drawn} {entry.meaning} ")
        if x + wide > canvas.width:
            x, y = 0, y + 1
        if y >= canvas.height or wide > canvas.width:
            return
        x = canvas.text(x + 1, y, entry.drawn, entry.role)
        x = canvas.text(x + 1, y, entry.meaning, "dim") + 1


def _told(canvas: Canvas, rule: str, indent: int) -> list[str]:
    """The rule line by line; where not all of it fits, as many whole sentences as do."""
    lines, room = wrap(rule, canvas.width - 2, indent), canvas.width - 2
    if len(lines) <= canvas.height:
        return lines
    sentences = re.findall(r".+?[.!?:](?:\s+|$)", rule)
    for count in range(len(sentences) - 1, 0, -1):
        said = "".join(sentences[:count]).rstrip()
        short = wrap(f"{said} {canvas.glyphs.dots}", room, indent)
        if len(short) <= canvas.height and said[-1] in ".!?":
            return short
    return lines


def _begun(canvas: Canvas, lines: list[str], room: int) -> str:
    """The last line there is room for; where more should follow, it ends with a whole word."""
    if len(lines) == 1:
        return lines[0]
    dots = canvas.glyphs.dots
    return wrap(" ".join(lines), room - len(dots))[0].rstrip(" .,;:") + dots


def _box(canvas: Canvas, scene: Scene, board: Board, game: AnyGame) -> None:
    words = scene.words
    scene.title(canvas, "card", words.word("zone.card"), words.word("zone.card.more"))
    face = scene.face(scene.cursor)
    if face is None or face.name is None:
        for y, line in enumerate(wrap(words.word("inspect.how"), canvas.width - 4), 2):
            canvas.text(2, y, line, "dim", canvas.width - 4)
        return
    head, *rest = board.lines(words, face, canvas.width - 4)
    why = [(line, "warn") for line in wrap(reason(scene, board, game), canvas.width - 4) if line]
    # The signs stand between what the piece does and what else there is to tell of it.
    about = next((at for at, (_, role) in enumerate(rest) if role in _ASIDE), len(rest))
    last = canvas.height - 2
    y = 1
    for text, role in [head, *why, *rest[:about]][:last]:
        canvas.text(2, y, text, role, canvas.width - 4)
        y += 1
    for entry in on_piece(board, scene, scene.cursor, canvas.glyphs)[: last + 1 - y]:
        x = canvas.text(2, y, entry.drawn, entry.role) + 1
        canvas.text(x, y, entry.meaning, "dim", canvas.width - 2 - x)
        y += 1
    for text, role in rest[about : about + last + 1 - y]:
        canvas.text(2, y, text, role, canvas.width - 4)
        y += 1


_ASIDE = frozenset(("dim", "faint"))
"""How nature and numbers that matter little are written: behind the rule."""


def reason(scene: Scene, board: Board, game: AnyGame) -> str:
    """Why what one would do with the piece under the cursor cannot be done."""
    piece = scene.cursor
    verb = board.WISHES.get(piece.partition(":")[0])
    if scene.snap.prompt is None or verb is None or scene.choosing.begun:
        return ""
    if verb in scene.choosing.verbs(piece):
        return ""
    message = game.why_not(scene.view, verb, piece)
    # What has to be answered first stands in the prompt.
    if message is None or isinstance(message, Postponed):
        return ""
    return scene.words.say(message)
