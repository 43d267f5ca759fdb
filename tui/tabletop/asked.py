"""What can be answered, in the two lines of the prompt: no verb is ever cut for what it is beside."""

from dataclasses import replace
from typing import NamedTuple

from tui.config.grammar import DEEDS
from tui.drawing.canvas import Canvas
from tui.scene.answering import Choosing, said
from tui.scene.scene import Scene

Parts = list[tuple[str, str]]
LEAST, READABLE = 12, 3
"""Cells that a deed is left before verbs become shorter, and letters that a verb is left."""


class Verb(NamedTuple):
    """A verb of the question as it stands on the line."""

    verb: str
    key: str
    label: str
    new: bool
    """Whether it was not possible when the same was asked last."""


def verbs(scene: Scene) -> list[Verb]:
    """All that can be done, what is new before the rest; in the middle of an answer only that."""
    if scene.choosing.begun:
        return []
    words = scene.words
    open_ = {answer.verb for answer in scene.choosing.answers}
    found = [
        Verb(verb, scene.keymap.shown(deed.id), words.word(f"verb.{verb}"), verb in scene.newly)
        for deed in DEEDS
        for verb in deed.verbs
        if verb in open_
    ]
    return sorted(found, key=lambda each: not each.new)


def answers(canvas: Canvas, scene: Scene, ahead: Parts, above: int) -> bool:
    """What Enter would do with the piece under the cursor, then the verbs of the question.

    Verbs that do not fit behind it stand in the line above, where that is free. Where it is not,
    first what the answer brings becomes shorter, then what Enter does, then the verbs' words.
    Returns whether the line above has nothing more to say: the next throw's outlook stands here.
    """
    choices, preview = verbs(scene), _previewed(scene)
    throws = bool(ahead) and preview is not None and all(each.throws for each in preview.open)
    deed, effects, terse = _spoken(canvas, scene, preview, ahead if throws else [])
    room, long = canvas.width - 2, _long(choices)
    whole = [parts for parts in (effects, terse) if _cells(deed + parts) + 2 + long <= room]
    if preview is None or whole or not choices:
        shown = deed + (whole[0] if whole else terse)
        x = canvas.line(1, 2, shown, room) + 2 * bool(shown)
        _write(canvas, squeezed(choices, canvas.width - 1 - x, canvas.glyphs.dots), x, 2)
    elif (throws or not ahead) and above + long < canvas.width:
        canvas.line(1, 2, deed + (effects if _cells(deed + effects) <= room else terse), room)
        _write(canvas, choices, canvas.width - long - 1, 1)
    else:
        left = max(room - long - 2, min(LEAST, _cells(deed)))
        x = canvas.line(1, 2, deed + terse if _cells(deed) < left - 4 else deed, left) + 2
        _write(canvas, squeezed(choices, canvas.width - 1 - x, canvas.glyphs.dots), x, 2)
    if preview is not None and _only(scene):
        canvas.hit("key:do", 1, 2, _cells(deed))
    return throws


def beside(canvas: Canvas, scene: Scene, x: int) -> bool:
    """The verbs in the line above, while a sentence stands in their own: behind the head, from `x` on.

    Returns whether there are any.
    """
    shown = squeezed(verbs(scene), canvas.width - 1 - x, canvas.glyphs.dots)
    left = canvas.width - _long(shown) - 1
    if shown:
        canvas.fill(left - 1, 1, canvas.width - left + 1, 1, "text")
        _write(canvas, shown, left, 1)
    return bool(shown)


def squeezed(found: list[Verb], room: int, dots: str) -> list[Verb]:
    """The verbs in so much room: their words cut alike, as far as they can still be read."""
    longest = max((len(each.label) for each in found), default=0)
    for most in range(longest, READABLE, -1):
        if _long(shown := [_cut(each, most, dots) for each in found]) <= room:
            return shown
    return [_cut(each, READABLE + 1, dots) for each in found]


def _cut(verb: Verb, most: int, dots: str) -> Verb:
    label = verb.label
    return verb if len(label) <= most else verb._replace(label=label[: most - 1].rstrip() + dots)


def _long(found: list[Verb]) -> int:
    return sum(len(each.key) + len(each.label) + 3 for each in found) - 2 * bool(found)


def _cells(parts: Parts) -> int:
    return sum(len(text) for text, _ in parts)


def _write(canvas: Canvas, found: list[Verb], x: int, y: int) -> None:
    for each in found:
        start = x
        x = canvas.text(x, y, each.key, "prompt.verb")
        x = canvas.text(x, y, f" {each.label}", "lit" if each.new else "prompt.text")
        canvas.hit(f"verb:{each.verb}", start, y, x - start)
        x += 2


def _only(scene: Scene) -> str:
    """What Enter does where there is but one answer and that has words of its own."""
    found = scene.choosing.answers
    only = f"verb.{found[0].verb}.only" if len(found) == 1 else ""
    return scene.words.word(only) if only and scene.words.has(only) else ""


def _previewed(scene: Scene) -> Choosing | None:
    """What Enter would make of the answer, if anything."""
    if _only(scene):
        return scene.choosing
    preview = scene.choosing.pick(scene.cursor) if scene.lit(scene.cursor) else None
    if preview is None and scene.choosing.usual is not None:
        return scene.choosing
    asked = scene.choosing.asked
    if not scene.cursor and asked is not None and not asked.pieces:  # of a lesson, as Enter does
        return scene.choosing.press((asked.verb,), "")
    return preview


def _spoken(
    canvas: Canvas, scene: Scene, preview: Choosing | None, ahead: Parts
) -> tuple[Parts, Parts, Parts]:
    """What Enter would do; what that costs or brings, fully and in short."""
    if preview is None:
        return [], [], []
    enter = (f"{scene.keymap.shown('do')} ", "prompt.verb")
    if only := _only(scene):
        return [enter, (only, "text")], [], []
    answer = preview.answer or preview.usual
    pieces = said(answer) if answer else preview.picked
    deed = [enter, (scene.deed(preview.verb, pieces, canvas.glyphs.arrow), "text")]
    if ahead:
        parts = [(" ", "text"), *ahead]
        return deed, parts, parts
    if answer is None:
        return deed, [("...", "good")], [("...", "good")]
    if not answer.notes:
        return deed, [], []
    terse = replace(scene, words=scene.words.terse())
    notes = [[(", ", "text"), (each.noted(answer), "good")] for each in (scene, terse)]
    return deed, notes[0], notes[1]
