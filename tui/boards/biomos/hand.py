"""The hand zone of Biomos: the marker just taken, the events, the planets to pick."""

from core.game import Step
from core.games.biomos.box import (
    FOREST,
    HAPPENINGS,
    PER_FOREST,
    PER_HOME,
    Happening,
    terrain,
)
from core.games.biomos.box import planet as planet_name
from core.games.biomos.cards import CARD
from core.games.biomos.happening import usable
from core.games.biomos.state import ClaimCard, LiftMarker, PickPlanet, TakeMarker, UseEvent
from core.words import message
from tui.boards.biomos.marks import chip, own, pattern, title
from tui.boards.biomos.signs import SIGNS
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

_NEXT: dict[type[Step], str] = {
    TakeMarker: "hand.take",
    LiftMarker: "hand.lift",
    ClaimCard: "hand.claim",
}
"""What the basic game says to who has to do that; to who has a marker in hand, where to put it."""


def hand(canvas: Canvas, scene: Scene) -> None:
    """What the seat in view has in its hand, and what else it can use."""
    words, table = scene.words, own(scene)
    scene.title(canvas, "hand", words.word("zone.hand"), _held_name(scene))
    left = 2 if scene.boxed else 1
    if table.todo and isinstance(table.todo[-1], PickPlanet):
        _row(canvas, scene, [("planet", place) for place in range(len(table.homes))], left)
    elif table.rules.advanced:
        _row(canvas, scene, [("event", place) for place in range(len(HAPPENINGS))], left)
    else:
        _held(canvas, scene, left, 1)
        if scene.boxed:
            _claimed(canvas, scene, left, 2)


def _held_name(scene: Scene) -> str:
    """What is in the hand, for the title."""
    held = _in_hand(scene)
    return scene.words.word(terrain(held) if held else "hand.empty")


def _in_hand(scene: Scene) -> str:
    """The marker that the seat in view has taken; who only looks on sees whosever it is."""
    table = own(scene)
    return table.held if scene.view.seat in (table.seat, None) else ""


def _held(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The basic game has nothing else here: what comes next in a turn."""
    words, table, held = scene.words, own(scene), _in_hand(scene)
    if held:
        x = chip(canvas, words, x, y, held, 4) + 1
    if table.todo and not scene.watching and scene.view.seat is not None:
        mine = table.seat == scene.view.seat
        key = _NEXT.get(type(table.todo[-1]), "hand.place") if mine else "hand.wait"
        canvas.text(x, y, words.word(key), "dim", canvas.width - x - 1)


def _claimed(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """What the seat in view has completed, with the patterns, column by column."""
    words, seat = scene.words, scene.view.seat
    cards = own(scene).planets[seat].cards if seat is not None else ()
    wide, rows = 32, canvas.height - y - 2
    canvas.text(x, y, words.word("pile.cards"), "title")
    for number, card in enumerate(cards):
        left, row = x + number // rows * wide, y + 1 + number % rows
        if left + wide > canvas.width:
            break
        canvas.text(left, row, f"{CARD[card].points.value:>2}", "points")
        at = canvas.text(left + 3, row, title(card, words, 13), "text")
        pattern(canvas, words, max(at + 1, left + 16), row, card)


def _row(canvas: Canvas, scene: Scene, pieces: list[tuple[str, int]], left: int) -> None:
    """Events or planets, side by side or one under the other."""
    paint = _event if pieces[0][0] == "event" else _home
    if scene.boxed:
        step = (canvas.width - 3) // 4
        for number, piece in enumerate(pieces):
            _box(canvas, scene, piece, left + number * step, step - 1)
        return
    x, y, low = left, 1, canvas.height > len(pieces) + 1
    for number, (_, place) in enumerate(pieces):
        end = paint(canvas, scene, place, x, y)
        if low:
            y += 1
        else:
            x = max(end + 2, left + (number + 1) * (canvas.width - 2) // 4)


def _event(canvas: Canvas, scene: Scene, place: int, x: int, y: int) -> int:
    """An event: its name, what becomes what, and how many of that the bag holds."""
    happening = HAPPENINGS[place]
    piece, start = f"event:{place + 1}", x
    lit = scene.lit(piece)
    x = canvas.text(x, y, f"{place + 1} ", "lit" if lit else "dim")
    name = scene.words.word(f"event.{happening.key}")
    x = canvas.text(x, y, name, scene.style(piece, "strong" if lit else "text")) + 1
    x = _change(canvas, scene, happening, x, y)
    canvas.hit(piece, start, y, x - start)
    return x


def _change(canvas: Canvas, scene: Scene, happening: Happening, x: int, y: int) -> int:
    """From which colour to which."""
    words = scene.words
    if len(happening.target) == 1:
        x = chip(canvas, words, x, y, happening.target)
    x = canvas.text(x, y, SIGNS.draw("becomes", canvas.glyphs), "dim")
    if happening.becomes:
        return chip(canvas, words, x, y, happening.becomes)
    return canvas.text(x, y, SIGNS["blind"].drawn, "reveal")


def _worth(colour: str) -> int:
    """What each marker of a planet's colour brings on it (M31)."""
    return PER_HOME.value + (PER_FOREST.value if colour == FOREST else 0)


def _home(canvas: Canvas, scene: Scene, place: int, x: int, y: int) -> int:
    """A planet to pick."""
    colour = own(scene).homes[place]
    piece, start = f"planet:{place + 1}", x
    lit = scene.lit(piece)
    x = canvas.text(x, y, f"{place + 1} ", "lit" if lit else "dim")
    x = chip(canvas, scene.words, x, y, colour) + 1
    name = scene.words.word(planet_name(colour))
    x = canvas.text(x, y, name, scene.style(piece, "strong" if lit else "text"))
    canvas.hit(piece, start, y, x - start)
    return x


def _box(canvas: Canvas, scene: Scene, piece: tuple[str, int], x: int, wide: int) -> None:
    """An event or a planet as a box of five rows."""
    words, table, (kind, place) = scene.words, own(scene), piece
    name = f"{kind}:{place + 1}"
    canvas.box(x, 1, wide, 5, scene.rim(name), heavy=name == scene.cursor)
    canvas.hit(name, x, 1, wide, 5)
    canvas.text(x + 1, 1, f" {place + 1} ", "lit" if scene.lit(name) else "dim")
    role = scene.style(name, "strong" if scene.lit(name) else "text")
    if kind == "planet":
        colour = table.homes[place]
        chip(canvas, words, x + 2, 2, colour, wide - 4)
        canvas.text(x + 2, 3, words.word(planet_name(colour)), role, wide - 3)
        canvas.text(x + 2, 4, words.say(message("home.worth", n=_worth(colour))), "dim", wide - 3)
        return
    happening = HAPPENINGS[place]
    at = canvas.text(x + 1, 2, words.word(f"event.{happening.key}"), role) + 1
    _change(canvas, scene, happening, max(at, x + wide - 7), 2)
    if happening.beside:
        text = words.say(message("happen.beside", marker=terrain(happening.beside)))
        canvas.text(x + 1, 3, text, "dim", wide - 2)
    else:
        canvas.text(x + 1, 3, words.word("happen.anywhere"), "dim", wide - 2)
    _supply(canvas, scene, happening, x + 1, 4, wide - 2)


def _supply(canvas: Canvas, scene: Scene, happening: Happening, x: int, y: int, wide: int) -> None:
    """How many markers it could change, and what the bag holds for it."""
    words, table = scene.words, own(scene)
    bag = dict(table.bag)
    stock = bag[happening.becomes] if happening.becomes else sum(bag.values())
    found = words.say(message("happen.stock", n=stock))
    if table.seat == scene.view.seat and table.todo and isinstance(table.todo[-1], UseEvent):
        planet = table.planets[table.seat]
        counts = tuple(number for _, number in table.bag)
        number = sum(key == happening.key for key, _ in usable(planet, table.rules, counts))
        found = words.say(message("happen.targets", n=number)) + " " + found
    canvas.text(
        x,
        y,
        found,
        "good" if scene.lit(f"event:{HAPPENINGS.index(happening) + 1}") else "dim",
        wide,
    )
