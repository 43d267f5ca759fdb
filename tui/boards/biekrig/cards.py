"""The event cards in hand, and every piece in words."""

from core.game import Face
from core.games.biekrig.board import LIMIT
from core.games.biekrig.cards import CARD
from core.games.biekrig.kinds import KIND
from core.words import Words
from tui.boards.biekrig.look import GROUPS, Parts, own
from tui.drawing.canvas import Canvas, wrap
from tui.scene.scene import Scene

_KEYS = ("play", "discard")


def hand(canvas: Canvas, scene: Scene) -> None:
    """The seat's own cards, and what can be done with each of them now."""
    cards = scene.held(canvas, own(scene).hands, LIMIT)
    if cards == []:
        x, none = 2 if scene.boxed else 1, scene.words.word("hand.none")
        canvas.text(x, 1 + scene.boxed, none, "faint", canvas.width - 4)
    for place, card, x, wide in scene.columns(canvas, cards or [], 15):
        _held(canvas, scene, card, place, x, wide)


def _held(canvas: Canvas, scene: Scene, card: str, place: int, x: int, wide: int) -> None:
    words, kind, piece = scene.words, KIND[card], f"hand:{place}"
    key = scene.keys(piece, _KEYS)
    lit = scene.lit(piece)
    fresh = card == own(scene).fresh and bool(own(scene).todo)
    note = words.word("mark.fresh") if fresh else ""
    if scene.boxed:
        _box(canvas, scene, kind, piece, x, wide)
        at = canvas.text(x + 1, 1, str(place), "lit" if lit else "dim") + 1
        at = canvas.text(at, 1, key, "lit") + bool(key)
        canvas.text(at, 1, note, "reveal")
        return
    canvas.hit(piece, x, 1, wide, 2)
    at = canvas.text(x, 1, f"{place} ", "lit" if lit else "dim")
    base = f"bold {GROUPS[kind]}" if lit or scene.watching else GROUPS[kind]
    canvas.text(at, 1, _name(words, kind, wide - 2), scene.style(piece, base))
    at = canvas.text(x, 2, f"{key:<2}", "lit")
    told = (note, "reveal") if note else (words.word(f"card.{kind}.gist"), "dim")
    canvas.text(at, 2, *told, x + wide - at)


def _name(words: Words, kind: str, room: int) -> str:
    """The longest form of a card's name that there is room for."""
    names = [words.word(f"card.{kind}{form}") for form in ("", ".short", ".tiny")]
    return next((name for name in names if len(name) <= room), names[-1][:room])


def _box(canvas: Canvas, scene: Scene, kind: str, piece: str, x: int, wide: int) -> None:
    """A card of five lines: what it is called, what it does, when it is used."""
    words = scene.words
    heavy = piece == scene.cursor or piece in scene.choosing.picked
    canvas.box(x, 2, wide, 5, scene.rim(piece), heavy)
    base = f"bold {GROUPS[kind]}"
    canvas.text(x + 1, 3, _name(words, kind, wide - 2), scene.style(piece, base))
    canvas.text(x + 1, 4, words.word(f"card.{kind}.gist"), "text", wide - 2)
    canvas.text(x + 1, 5, words.word(f"when.{CARD[kind].when}"), "dim", wide - 2)
    canvas.hit(piece, x, 1, wide, 6)


def lines(words: Words, face: Face, width: int) -> list[tuple[str, str]]:
    """A piece in words: its name, its rule, the real thing."""
    assert face.name is not None
    group, kind = face.group, face.kind
    found: Parts = [(words.word(face.name), "title")]
    if face.tip:
        found += [(line, "text") for line in wrap(words.word(face.tip), width)]
    about = f"nature.{'hive' if group in {'hive', 'pile'} else kind}"
    if words.has(about):
        found += [("", "text"), *((line, "dim") for line in wrap(words.word(about), width))]
    if group == "card":
        found.append((words.word("card.copies").format(n=CARD[kind].copies.value), "faint"))
    return found
