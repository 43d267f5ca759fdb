"""The dice: what each face would bring, and those that fell last, large."""

from dataclasses import dataclass

from core.games.biekrig.ahead import Ahead
from core.games.biekrig.ahead import told as faces
from core.games.biekrig.board import SWARMS
from core.games.biekrig.events import Gathered, Rolled, Why
from tui.boards.biekrig.look import HUES, Parts, chip, own, sign, year
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

PIPS = {
    1: ("   ", " o ", "   "),
    2: ("o  ", "   ", "  o"),
    3: ("o  ", " o ", "  o"),
    4: ("o o", "   ", "o o"),
    5: ("o o", " o ", "o o"),
    6: ("o o", "o o", "o o"),
}
WIDE, HIGH = 7, 3
"""Cells of a large die."""
HUGE = (11, 5)
"""And of one where there is very much room."""
_CELL = 7
"""Cells of a small one, with the number of its hive; a word for that needs some more."""
_ALONE = frozenset(("move", "start", "robbing", "afb", "varroa"))
"""What a die is for that is not one of several for the hives."""


@dataclass(frozen=True)
class Die:
    """A die that fell."""

    face: int
    why: Why
    seat: int
    hive: int = 0
    good: bool | None = None
    """Whether it brought what was hoped for; None: that does not apply."""


def fallen(scene: Scene) -> tuple[Die, ...]:
    """The dice of the last roll that moved a piece, with those for the hives that followed."""
    found: list[Die] = []
    brought = _fed(scene)
    for event in reversed(scene.told):
        if isinstance(event, Gathered):
            brought = event.hives
        elif isinstance(event, Rolled):
            if found and event.why == "start" != found[-1].why:
                break
            found.append(_die(event, brought))
            if event.why in _ALONE and event.why != "start":
                break
        elif found and found[-1].why == "start":
            break
    return tuple(reversed(found))


def _fed(scene: Scene) -> tuple[int, ...]:
    """The hives that the last dice were low enough for (K38).

    While a replay is between two dice nothing has come of them yet: the hives tell.
    """
    fed = []
    for event in reversed(scene.told):
        if not (isinstance(event, Rolled) and event.why == "forage" and event.hive):
            break
        if event.die <= own(scene).apiaries[event.seat].hives[event.hive - 1] + 1:
            fed.append(event.hive)
    return tuple(fed)


def _die(event: Rolled, brought: tuple[int, ...]) -> Die:
    good = event.works
    if event.why == "forage":
        good = event.hive in brought
    elif event.why == "swarm":
        good = event.die < SWARMS
    return Die(event.die, event.why, event.seat, event.hive or 0, good)


def large(
    canvas: Canvas, face: int, x: int, y: int, role: str, size: tuple[int, int] = (WIDE, HIGH)
) -> None:
    """A die: its pips on a ground of the role's colour."""
    wide, high = size
    gap = " " * (wide // 4)
    rows = [gap + gap.join(pips) + gap for pips in PIPS[face]]
    edge = [" " * wide] * (high // 5)
    for row, spots in enumerate([*edge, *rows, *edge], y):
        canvas.text(x, row, spots.replace("o", canvas.glyphs.point), chip(role))


def tray(canvas: Canvas, scene: Scene, x: int, y: int, wide: int, high: int = 0) -> None:
    """The dice that fell last, large; below, where there are lines, what each was for."""
    dice = fallen(scene)
    size = HUGE if high > HUGE[1] and len(dice) * (HUGE[0] + 1) <= wide + 1 else (WIDE, HIGH)
    step = size[0] + 1
    if len(dice) * step - 1 > wide:
        _small(canvas, scene, dice, x, y, wide)
        return
    for place, die in enumerate(dice):
        at = x + place * step
        large(canvas, scene.tumbled(die.face, place), at, y, _role(die), size)
        if high > size[1] and not scene.tumble:
            canvas.line(at, y + size[1], _below(canvas, scene, die), size[0])


def _small(canvas: Canvas, scene: Scene, dice: tuple[Die, ...], x: int, y: int, wide: int) -> None:
    """More dice than fit: one large, the others as numbers behind those of their hives."""
    large(canvas, scene.tumbled(dice[0].face, 0), x, y, _role(dice[0]))
    left = x + WIDE + 1
    room, words = wide - WIDE - 1, [_label(scene, die) for die in dice]
    cell = _CELL - 1 + max(map(len, words[1:]))
    if (room + 1) // cell * HIGH < len(dice) - 1:
        cell, words = (
            _CELL,
            [_label(scene, die)[:2] if die.hive < 1 else str(die.hive) for die in dice],
        )
    columns = max((room + 1) // cell, 1)
    for place, (die, word) in enumerate(zip(dice[1:], words[1:], strict=True)):
        at, row = left + place % columns * cell, y + place // columns
        at = canvas.text(at, row, f"{word}:", "dim")
        face = scene.tumbled(die.face, place + 1)
        at = canvas.text(at, row, f" {face} ", chip(_role(die)))
        if not scene.tumble:
            canvas.text(at, row, _tick(canvas, die), _role(die))


def _tick(canvas: Canvas, die: Die) -> str:
    return {None: "", True: canvas.glyphs.tick, False: canvas.glyphs.cross}[die.good]


def _role(die: Die) -> str:
    return {None: "strong", True: "good", False: "bad"}[die.good]


def _below(canvas: Canvas, scene: Scene, die: Die) -> Parts:
    """What the die was for, and whether it did good."""
    return [(_label(scene, die), "dim"), (_tick(canvas, die), _role(die))]


def _label(scene: Scene, die: Die) -> str:
    """What a die was for: a hive; of those for who begins, whose it is."""
    if die.why == "start":
        return scene.words.who(die.seat)[:WIDE]
    word = scene.words.word(f"die.{die.why}")
    return f"{word} {die.hive}" if die.hive else word


# -- the middle of the ring ----------------------------------------------------------------------


def centre(canvas: Canvas, scene: Scene, x: int, y: int, wide: int, high: int) -> None:
    """The six faces in words on the left, the dice that fell on the right."""
    mover, dice = scene.view.clock.seat, fallen(scene)
    spaced = 1 + (high >= 2 * 6)
    left = min(wide * 6 // 10, 40)
    room = min(wide - left - 1, 5 * (HUGE[0] + 1))
    x += max((wide - left - room) // 3, 1)
    y += max((high - 6 * spaced) // 2, 0)
    if own(scene).ahead and mover is not None:
        _odds(canvas, scene, mover, x, y, left - 2, spaced)
    x += left
    if dice:
        seat = dice[-1].seat
        name = scene.words.word("dice.of").format(name=scene.words.who(seat))
        canvas.text(x, y, name, canvas.palette.seat(seat), room)
        tray(canvas, scene, x, y + 1, room, 6 * spaced - 1)
    canvas.hit("die", x, y, room, 5, signed=False)  # its name stands among the supplies


def _odds(canvas: Canvas, scene: Scene, mover: int, x: int, y: int, wide: int, spaced: int) -> None:
    """Where each face leads and what is at risk there, line by line."""
    words, apiary = scene.words, own(scene).apiaries[mover]
    notes = faces(own(scene).rules.board, apiary.space, apiary.hives)
    for row, (face, note) in enumerate(zip(own(scene).ahead, notes, strict=False)):
        space, line = year(scene)[face.space], y + row * spaced
        at = canvas.text(x, line, f" {sign(scene, space)} ", chip(HUES[space.name])) + 1
        canvas.text(at, line, words.say(note), "bad" if face.risk else "text", wide - 4)
        if face.line:
            canvas.text(x - 2, line, canvas.glyphs.heavy[1], "points")


def outlook(canvas: Canvas, scene: Scene) -> Parts:
    """The six faces in one short line, for the prompt."""
    parts: Parts = []
    crossed = False
    for face in own(scene).ahead:
        if face.line and not crossed:
            parts.append((f"{canvas.glyphs.heavy[1]} ", "points"))
        crossed = face.line
        parts += [(f"{face.die}", "strong"), *_short(scene, face), ("  ", "text")]
    return parts


def _short(scene: Scene, face: Ahead) -> Parts:
    """A face as a chip; the hives at risk stand behind it."""
    space = year(scene)[face.space]
    short: Parts = [(f" {sign(scene, space)} ", chip(HUES[space.name]))]
    return [*short, (f"!{','.join(map(str, face.risk))}", "bad")] if face.risk else short
