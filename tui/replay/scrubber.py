"""What a replay draws in place of prompt, log and key line."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from core.words import message
from tui.bots.swings import Swing, change
from tui.drawing.canvas import Canvas, wrap
from tui.drawing.glyphs import Glyphs
from tui.scene.headlines import gains
from tui.scene.track import Bookmark
from tui.scene.watching import Watching, column, place_at, speed_name, ticks
from tui.shell.action import Action


def scrubber(canvas: Canvas, scene: Watching) -> None:
    """The match as a bar; where in it we are; what happened there."""
    _bar(canvas, scene)
    if scene.typed:
        _typing(canvas, scene)
    else:
        _position(canvas, scene)
    _told(canvas, scene)


def _bar(canvas: Canvas, scene: Watching) -> None:
    """Past and future with a tick and a number for the rounds; every cell can be clicked."""
    glyphs, track, width = canvas.glyphs, scene.track, canvas.width - 2 - _break(canvas, scene)
    now = column(track, scene.at, width)
    canvas.text(1, 0, glyphs.heavy[0] * now, "title")
    canvas.text(1 + now, 0, glyphs.frame[0] * (width - now), "frame")
    marks = {column(track, place, width): place for place, _ in scene.swings}
    for x, label in ticks(track, width):
        role = "title" if x <= now else "dim"
        text = glyphs.frame[1] + label
        if not any(x < mark < x + len(text) for mark in (now, *marks)) and x + len(text) <= width:
            canvas.text(1 + x, 0, text, role)
    for x in marks:
        canvas.text(1 + x, 0, glyphs.star, "points")
    canvas.text(1 + now, 0, glyphs.point, "prompt.verb")
    for x in range(width):
        canvas.hit(f"at:{marks.get(x, place_at(track, x, width))}", 1 + x, 0, 1)


def _break(canvas: Canvas, scene: Watching) -> int:
    """Behind the bar of a match that is not known to its end, a mark; returns the cells it takes."""
    if scene.broken is None:
        return 0
    mark = f"{canvas.glyphs.cross} {scene.words.word('list.damaged')}"
    x = canvas.width - 1 - len(mark)
    canvas.hit(f"at:{scene.track.last}", x, 0, len(mark))
    canvas.text(x, 0, mark, "warn")
    return len(mark) + 1


def _typing(canvas: Canvas, scene: Watching) -> None:
    words = scene.words
    x = canvas.text(1, 1, f"{words.word('replay.go')} ", "prompt.verb")
    x = canvas.text(x, 1, f" {scene.typed} ", "cursor") + 2
    canvas.text(x, 1, words.word("replay.go.how"), "prompt.text", canvas.width - x - 1)


def _position(canvas: Canvas, scene: Watching) -> None:
    words, here = scene.words, scene.track.position(scene.at)
    head = words.word("replay.playing" if scene.playing else "replay.paused")
    speed = f"{canvas.glyphs.cross}{speed_name(words, scene.speed)}"
    x = _button(canvas, 1, head, "prompt.verb", "key:replay_play") + 1
    role = "prompt.verb" if scene.playing else "prompt.text"
    x = _button(canvas, x, speed, role, "key:replay_speed") + 2
    turn = f"{words.word('replay.turn.at')} {here.turn}/{here.turns}"
    parts = [turn if here.turn else words.word("replay.setup")]
    parts.append(f"{words.word('replay.step.at')} {here.step}/{here.steps}")
    if here.round:
        parts.append(f"{words.word('round')} {here.round}")
    label = f"{words.word('replay.eyes')} "
    long = sum(len(part) + 2 for part in parts) + len(label + scene.looking) + 1
    if here.round and x + long > canvas.width:
        parts.pop()  # the round stands on the status line, too
    for part in parts:
        x = canvas.text(x, 1, part, "text") + 2
    room = canvas.width - x - len(label) - 1
    name = scene.looking[:room]
    x = canvas.width - 1 - len(label) - len(name)
    canvas.hit("key:replay_eyes", x, 1, len(label) + len(name))
    x = canvas.text(x, 1, label, "prompt.text")
    seat = scene.eyes is not None and scene.eyes >= 0
    canvas.text(x, 1, name, canvas.palette.seat(scene.eyes or 0) if seat else "strong")


def _button(canvas: Canvas, x: int, text: str, role: str, piece: str) -> int:
    canvas.hit(piece, x, 1, len(text))
    return canvas.text(x, 1, text, role)


def _told(canvas: Canvas, scene: Watching) -> None:
    """What happened here, or the answer to the last key; what comes next, where there is room."""
    words = scene.words
    if scene.flash is not None:
        canvas.text(1, 2, words.say(scene.flash), "warn", canvas.width - 2)
        return
    said, x = words.say(scene.track.said(scene.at, scene.eyes)), 1
    line = scene.track.line(scene.at, scene.eyes)
    said += _gains(scene, line) if line else ""
    if scene.ending is not None and scene.at == scene.track.last:
        x = canvas.text(1, 2, words.say(scene.ending), "warn", canvas.width - 2) + 3
        if x + len(said) >= canvas.width:
            return
    x = canvas.text(x, 2, said, "strong", canvas.width - x - 1) + 3
    if scene.swing is not None:
        x = canvas.text(x, 2, _turned(canvas, scene, scene.swing), "points", canvas.width - x) + 3
    hint, piece = _hint(scene)
    if hint and x + len(hint) < canvas.width:
        x = canvas.width - 1 - len(hint)
        canvas.hit(piece, x, 2, len(hint))
        canvas.text(x, 2, hint, "dim")


def _turned(canvas: Canvas, scene: Watching, swing: Swing) -> str:
    """What the turn that begins here has changed."""
    words = scene.words
    changed = change(swing, canvas.glyphs.arrow)
    if swing.chances is not None:
        return words.say(message("replay.swing.chance", changed=changed))
    return words.say(message("replay.swing", seat=swing.seat, changed=changed))


def _hint(scene: Watching) -> tuple[str, str]:
    """The most useful thing to do at this stop."""
    words = scene.words
    if scene.playing:
        return words.word("replay.hint.pause"), "key:replay_play"
    if not scene.at and scene.swings:
        return words.word("replay.hint.next"), "key:next"
    if not scene.at:
        return words.word("replay.hint.play"), "key:replay_play"
    if scene.at == scene.track.last:
        return words.word("replay.hint.live" if scene.live else "replay.hint.end"), "key:back"
    forks = scene.branches and scene.track.branches(scene.at)
    return (words.word("replay.hint.fork"), "key:replay_fork") if forks else ("", "")


# -- the log -------------------------------------------------------------------------------------


def log(canvas: Canvas, scene: Watching) -> None:
    """Up to this stop, the line of the stop marked; a click on a line goes there."""
    top, left = (1, 2) if scene.boxed else (0, 1)
    if scene.boxed:
        scene.title(canvas, "log", scene.words.word("zone.log"), scene.words.word("zone.log.more"))
    rows, width = canvas.height - 2 * top, canvas.width - 2 * left
    found: list[tuple[Bookmark, str, str, str]] = []
    for line in reversed(scene.lines):
        # Headings of turns are for the tall log; in the low one the number stands before the line.
        if scene.boxed or not line.begins:
            texts = _texts(scene, line, width - 4)
            before = [canvas.glyphs.more if line.place == scene.at else " "] + [" "] * len(texts)
            after = [""] * (len(texts) - 1) + [canvas.glyphs.reveal if line.reveal else ""]
            found[:0] = [(line, *parts) for parts in zip(before, texts, after, strict=False)]
        if len(found) >= rows:
            break
    for y, (line, mark, text, reveal) in enumerate(found[-rows:] if rows > 0 else (), top):
        style = canvas.palette.seat(line.seat) if line.begins else "dim"
        x = canvas.text(left, y, mark, "prompt.verb") + 1
        role = "strong" if line.place == scene.at else style
        x = canvas.text(x, y, text, role, left + width - x - 2) + 1
        canvas.text(x, y, reveal, "reveal")
        canvas.hit(f"at:{line.place}", left, y, width)


def _gains(scene: Watching, line: Bookmark) -> str:
    """The points that a line of the log tells of."""
    return gains(scene.words, line.points, line.event.about if line.event else None)


def _texts(scene: Watching, line: Bookmark, width: int) -> list[str]:
    said = scene.words.say(line.message) + _gains(scene, line)
    said += f" {scene.words.word('log.auto')}" if line.auto else ""
    if not scene.boxed:
        return [f"{line.round or '-':>3} {said}"]
    if line.begins:
        return [said]
    return [f"  {text}" for text in wrap(said, width - 2)]


# -- the keys ------------------------------------------------------------------------------------


def keys(canvas: Canvas, scene: Watching, actions: Sequence[Action[Any]]) -> None:
    """As many complete hints as fit, the first before the others; each key of one can be clicked."""
    canvas.fill(0, 0, canvas.width, 1, "status")
    room, x = canvas.width, 1
    useful = {"replay_fork": scene.branches, "next": bool(scene.swings)}
    for label, together in groupby(actions, lambda action: action.label):
        names = {
            each.id: key_name(canvas.glyphs, scene.keymap.shown(each.id))
            for each in together
            if label
        }
        if not all(useful.get(name, True) for name in names) or not names:
            continue
        # Arrows stand close together; words need a space.
        between = "" if all(len(name) == 1 for name in names.values()) else " "
        text = f" {scene.words.word(label)}"
        cost = len(between.join(names.values())) + len(text) + 2
        if cost > room:
            continue
        room -= cost
        for number, (action, name) in enumerate(names.items()):
            last = number == len(names) - 1
            shown = name if last else name + between
            canvas.hit(f"key:{action}", x, 0, len(shown) + (len(text) if last else 0))
            x = canvas.text(x, 0, shown, "key")
        x = canvas.text(x, 0, text, "key.text") + 2


def key_name(glyphs: Glyphs, key: str) -> str:
    """An arrow as a glyph, where the set has real arrows."""
    arrow = {"Left": glyphs.left, "Right": glyphs.right, "Up": glyphs.up, "Down": glyphs.down}
    glyph = arrow.get(key, "")
    return glyph if glyph and not glyph.isascii() else key
