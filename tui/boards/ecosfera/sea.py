"""The sea of Ecosfera Baltica: what is restored, what is harmed, and the policies in force."""

from core.games.ecosfera.cards import FUNDING, KIND
from core.games.ecosfera.policies import POLICY
from core.games.ecosfera.printed import HABITATS, LATIN
from tui.boards.ecosfera.look import Parts, chip, meter, name, own
from tui.boards.ecosfera.signs import HABITAT, SIGNS
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import Glyphs
from tui.scene.scene import Scene


def missions(canvas: Canvas, scene: Scene) -> None:
    """Six habitats to restore, six impacts that would lose, and at level 2 the policies."""
    if scene.boxed or canvas.height > 4:
        scene.title(canvas, "missions", scene.words.word("zone.missions"))
        _tall(canvas, scene, 2, 1, canvas.width - 4)
        return
    at = _habitats(canvas, scene, 1, 0)
    if own(scene).rules.policies:
        _impacts(canvas, scene, at + 2, 0, brief=True)
        _policies(canvas, scene, 1, 1, canvas.width - 2)
    else:
        _impacts(canvas, scene, 1, 1)


def _habitats(canvas: Canvas, scene: Scene, x: int, y: int) -> int:
    for habitat in HABITATS:
        x = _habitat(canvas, scene, habitat, x, y) + 1
    return x


def _habitat(canvas: Canvas, scene: Scene, habitat: str, x: int, y: int) -> int:
    """A tile: a filled field with a tick when it is restored, else the name alone."""
    piece, start = f"habitat:{habitat}", x
    word = scene.words.word(f"habitat.{habitat}")
    done = habitat in own(scene).sea.restored
    hue = HABITAT[habitat]
    if done:
        style = scene.style(piece, chip(canvas, hue))
        x = canvas.text(x, y, f"{SIGNS.draw('restored', canvas.glyphs)}{word} ", style)
    else:
        base = "lit" if scene.lit(piece) else hue
        x = canvas.text(x, y, f" {word} ", scene.style(piece, base))
    canvas.hit(piece, start, y, x - start)
    return x


def _impacts(canvas: Canvas, scene: Scene, x: int, y: int, *, brief: bool = False) -> None:
    """How many impact tiles lie there; the sixth loses."""
    words, table = scene.words, own(scene)
    start, goal = x, len(table.sea.impacts) + len(table.sea.spare)
    label = words.word("pile.impacts")
    x = canvas.text(x, y, f"{label} ", scene.style("impacts", "text"))
    x = canvas.line(x, y, meter(canvas, len(table.sea.impacts), goal))
    canvas.hit("impacts", start, y, x - start)
    if not brief:
        canvas.text(x + 2, y, words.word("sea.sixth"), "dim", max(canvas.width - x - 3, 1))


# -- policies ------------------------------------------------------------------------------------


Group = tuple[str, str, str]
"""A piece of the policies, its text and its role."""
_MORE = 4
"""Cells for how many others there are."""


def _policies(canvas: Canvas, scene: Scene, x: int, y: int, room: int) -> None:
    """One line: the deck, what can be paid for, what is in force, what was drawn last."""
    x, end = _deck(canvas, scene, x, y) + 2, room + 1
    groups = sorted(_ready(scene, canvas.glyphs), key=lambda each: _rank(scene, each[0]))
    shown = _whole(groups, end - x, scene.cursor)
    for piece, text, role in shown:
        canvas.hit(piece, x, y, len(text))
        style = scene.style(piece, "lit" if scene.lit(piece) else role)
        x = canvas.text(x, y, text, style) + 2
    hidden = [piece for piece, *_ in groups if piece not in {piece for piece, *_ in shown}]
    if hidden:
        lit = any(map(scene.lit, hidden))
        canvas.text(x, y, f"+{len(hidden)}", "lit" if lit else "dim", end - x)
        for place, piece in enumerate(hidden):  # a cell for each: the cursor brings its name
            canvas.hit(piece, x + place, y, 1)


def _rank(scene: Scene, piece: str) -> int:
    """What is told first: what was just drawn, what is in force, what can be done, the rest."""
    kinds = {"drawn": 0, "lasting": 1, "policy": 3, "gone": 4}
    rank = kinds[piece.partition(":")[0]]
    return min(rank, 2) if scene.lit(piece) else rank


def _whole(groups: list[Group], room: int, cursor: str) -> list[Group]:
    """As many whole names as fit, that under the cursor always; the others are a number behind."""
    for most in range(len(groups), 0, -1):
        shown = groups[:most]
        missing = [each for each in groups[most:] if each[0] == cursor]
        shown = [*shown[: most - len(missing)], *missing]
        rest = _MORE if len(shown) < len(groups) else 0
        if sum(len(text) + 2 for _, text, _ in shown) - 2 + rest <= room:
            return shown
    return []


def _deck(canvas: Canvas, scene: Scene, x: int, y: int) -> int:
    start = x
    text = f"{scene.words.word('pile.policies')} {own(scene).policies}"
    role = "lit" if scene.lit("policies") else "text"
    x = canvas.text(x, y, text, scene.style("policies", role))
    canvas.hit("policies", start, y, x - start)
    return x


def _ready(scene: Scene, glyphs: Glyphs) -> list[Group]:
    """Pieces, texts and roles of what lies open; funding cards are alike and stand together."""
    table, words = own(scene), scene.words
    found: list[Group] = []
    if table.drawn:
        found.append(
            (
                "drawn",
                f"{SIGNS.draw('reveal', glyphs)} {name(words, table.drawn[0], '.short')}",
                "warn",
            )
        )
    funds = [place for place, card in enumerate(table.open, 1) if KIND[card] == FUNDING]
    if funds:
        word = words.word("policy.funding.short")
        found.append((f"policy:{funds[0]}", f"{word} {len(funds)}", "points"))
    for place, card in enumerate(table.open, 1):
        if place not in funds:
            found.append((f"policy:{place}", name(words, card, ".short"), "good"))
    for place, card in enumerate(table.lasting, 1):
        role = "good" if POLICY[KIND[card]].category == "positive" else "bad"
        found.append(
            (
                f"lasting:{place}",
                f"{SIGNS.draw('lasts', glyphs)} {name(words, card, '.short')}",
                role,
            )
        )
    if table.gone:
        last = name(words, table.gone[-1], ".short")
        found.append(("gone", f"({len(table.gone)} {words.word('sea.gone')}: {last})", "dim"))
    return found


# -- with room -----------------------------------------------------------------------------------


def _tall(canvas: Canvas, scene: Scene, x: int, y: int, room: int) -> None:
    """A line for each habitat where there is room, else three lines; then impacts, policies."""
    level2 = bool(own(scene).rules.policies)
    columns = 1 if not level2 or canvas.height >= 20 else 2
    step = (room + 1) // columns
    for place, habitat in enumerate(HABITATS):
        left, row = x + place % columns * step, y + place // columns
        at = _habitat(canvas, scene, habitat, left, row)
        if columns == 1:
            canvas.text(max(at + 1, x + 16), row, LATIN[habitat], "dim", room - 16)
    y += -(-len(HABITATS) // columns) + (canvas.height >= 14)
    _impacts(canvas, scene, x, y, brief=True)
    y += 1
    canvas.text(x, y, scene.words.word("sea.sixth"), "dim", room)
    if not level2:
        return
    y += 1 + (canvas.height >= 14)
    _deck(canvas, scene, x, y)
    rest = _ready(scene, canvas.glyphs)
    lines = canvas.height - y - 2
    for number, (piece, text, role) in enumerate(rest):
        columns = 1 if len(rest) <= lines else 2
        wide = room // columns
        left, row = x + number % columns * wide, y + 1 + number // columns
        canvas.hit(piece, left, row, wide - 1)
        base = "lit" if scene.lit(piece) else role
        mark = _mark(scene, piece)
        canvas.text(left, row, mark, "lit" if mark.strip() else "dim")
        canvas.text(left + 2, row, text, scene.style(piece, base), wide - 3)


def _mark(scene: Scene, piece: str) -> str:
    """The key of a measure that can be paid for now."""
    return (
        f"{scene.keymap.verb('play')} " if scene.lit(piece) and piece.startswith("policy") else "  "
    )


__all__ = ["Parts", "missions"]
