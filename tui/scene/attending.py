"""Where the attention goes: by arrows, digits, Tab and clicks, and what stays of it after a move."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from core.game import View
from tui.match.port import Snapshot
from tui.scene.answering import after
from tui.scene.scene import PANELS, Scene

Pieces = Mapping[str, Sequence[str]]
"""What can be pointed at in each panel, in reading order."""
Places = Mapping[str, tuple[int, int]]
"""Column and row of each piece of the zone in focus."""


def faces(scene: Scene, panel: str) -> list[str]:
    """The pieces of a panel, from the view, whether drawn yet or not."""
    found = []
    for pile in scene.piles(panel):
        if pile.spread:
            found += [face.piece for face in pile.faces if face.piece]
        found += [pile.piece] if pile.piece else []
    return found


def attend(scene: Scene) -> Scene:
    """Put the cursor on something that the question is about, in a lesson on what it asks for."""
    asked = scene.choosing.asked
    if asked is not None:
        ahead = next(iter(after(asked, scene.choosing.picked)), "")
        panel, piece = _place(scene, ahead)
        return scene.attending(focus=panel, cursor=piece)
    usual = scene.choosing.usual is not None
    for panel in _order(scene):
        lit = [piece for piece in faces(scene, panel) if scene.lit(piece)]
        if lit:
            return scene.attending(focus=panel, cursor="" if usual else lit[0])
    for pile in scene.view.piles:
        # An answer may lie in a heap: Enter looks through it.
        if pile.piece and not pile.spread and any(scene.lit(face.piece) for face in pile.faces):
            return scene.attending(focus=pile.panel, cursor="" if usual else pile.piece)
    hand = faces(scene, "hand")
    return scene.attending(focus="hand", cursor=hand[0] if hand else "")


def _place(scene: Scene, piece: str) -> tuple[str, str]:
    """The panel that a piece lies in, and where the cursor goes: for a card of a heap, to the heap."""
    for pile in scene.view.piles if piece else ():
        if any(face.piece == piece for face in pile.faces) and not pile.spread:
            return pile.panel, pile.piece
    return next((panel for panel in PANELS if piece in faces(scene, panel)), "board"), piece


def _order(scene: Scene) -> tuple[str, ...]:
    """The panels, the one first in which the first way to go on with a begun answer lies."""
    order: tuple[str, ...] = ("hand", "market", "board", "missions")
    choosing = scene.choosing
    if choosing.begun and choosing.open:
        ahead = after(choosing.open[0], choosing.picked)
        order = tuple(
            sorted(order, key=lambda panel: not set(ahead[:1]) & set(faces(scene, panel)))
        )
    elif not choosing.begun:
        # Abilities help on; what the turn is about comes first.
        order = tuple(sorted(order, key=lambda panel: _aside(scene, panel)))
    return order


def _aside(scene: Scene, panel: str) -> bool:
    """Whether nothing but abilities can be used in a panel."""
    verbs = {verb for piece in faces(scene, panel) for verb in scene.choosing.verbs(piece)}
    return verbs == {"ability"}


# -- by keys ---------------------------------------------------------------------------------------


def moved(
    scene: Scene, places: Places, pieces: Callable[[], Pieces], across: int, along: int
) -> Scene:
    """The nearest piece that way in the zone; up and down leave it where there is none.

    `pieces` is asked only then.
    """
    if scene.choosing.begun:
        # Only what carries the answer on is worth a step.
        onward = scene.choosing.next
        places = {piece: at for piece, at in places.items() if piece in onward} or places
    here = places.get(scene.cursor)
    if here is None:
        lit = [piece for piece in places if scene.lit(piece)]
        return scene.attending(cursor=next(iter([*lit, *places]), ""))
    ahead = [
        ((abs(x - here[0]) + 4 * abs(y - here[1])), piece)
        for piece, (x, y) in places.items()
        if ((x - here[0]) * across > 0 and y == here[1]) or ((y - here[1]) * along > 0)
    ]
    if ahead:
        return scene.attending(cursor=min(ahead)[1])
    if along:
        return turned(scene, pieces(), along)
    order = list(places)
    return scene.attending(cursor=order[(order.index(scene.cursor) + across) % len(order)])


def turned(scene: Scene, pieces: Pieces, step: int) -> Scene:
    """To the next zone that has something to point at."""
    zones = [panel for panel in PANELS if pieces[panel]]
    if not zones:
        return scene
    at = zones.index(scene.focus) if scene.focus in zones else -step
    zone = zones[(at + step) % len(zones)]
    lit = [piece for piece in pieces[zone] if scene.lit(piece)]
    return scene.attending(focus=zone, cursor=(lit or pieces[zone])[0])


def following(scene: Scene, pieces: Pieces) -> Scene | None:
    """At the next thing that the question is about; None where it is about nothing."""
    lit = [(panel, piece) for panel in PANELS for piece in pieces[panel] if scene.lit(piece)]
    if not lit:
        return None
    places = [piece for _, piece in lit]
    at = places.index(scene.cursor) + 1 if scene.cursor in places else 0
    panel, piece = lit[at % len(lit)]
    return scene.attending(focus=panel, cursor=piece)


def numbered(scene: Scene, pieces: Sequence[str], number: int) -> str:
    """The n-th piece of the zone in focus; of a begun answer that or else the n-th lit one; or ""."""
    lit = [piece for piece in pieces if scene.lit(piece)]
    if scene.choosing.begun and not (number < len(pieces) and pieces[number] in lit):
        pieces = lit
    return pieces[number] if number < len(pieces) else ""


def viewed(scene: Scene, seats: int) -> Scene:
    """The own backs first, where there are any, then one board after the other large."""
    if scene.large == scene.view.seat and not scene.peek and _backs(scene):
        return scene.attending(peek=True)
    return scene.attending(peek=False, large=(scene.large + 1) % seats)


def _backs(scene: Scene) -> bool:
    """Whether something lies before the seat in view of which others see only the back."""
    own = (pile for pile in scene.piles("board") if pile.owner == scene.view.seat)
    return any(face.known_to != "all" for pile in own for face in pile.faces)


# -- after a move ----------------------------------------------------------------------------------


def kept(fresh: Scene, old: Scene) -> Scene:
    """The present moment with what the player was looking at.

    Unless a new question asks for it, or an answer has been given and the cursor lies on
    what was chosen for it.
    """
    same = old.view.seat == fresh.view.seat
    asked, moves = fresh.snap.prompt, fresh.snap.moves
    if same and asked is not None and (asked, moves) == (old.snap.prompt, old.snap.moves):
        # Nobody has moved: what has been chosen so far is still chosen, what was said stands.
        there = _with(fresh, old, same=True, there=True)
        return there.attending(choosing=old.choosing, flash=fresh.flash or old.flash)
    scene = _with(fresh, old, same=same, there=_exists(fresh.view, old.cursor))
    answered = asked is not None and asked != old.snap.prompt and not scene.lit(scene.cursor)
    new = _new_question(old.snap, fresh.snap) or answered or scene.choosing.asked is not None
    return attend(scene) if new or not scene.cursor else scene


def _with(fresh: Scene, old: Scene, *, same: bool, there: bool) -> Scene:
    """A moment with the attention of an older one; `same` eyes, its cursor still `there`."""
    attention = replace(
        fresh.attention,
        focus=old.focus,
        cursor=old.cursor if same and there else "",
        large=old.large if same else fresh.large,
        peek=old.peek and same,
        zoomed=old.attention.zoomed,
    )
    return replace(fresh, attention=attention, boxed=old.boxed)


def _new_question(old: Snapshot, new: Snapshot) -> bool:
    if new.prompt is None:
        return False
    return old.prompt is None or old.prompt.what != new.prompt.what


def _exists(view: View, piece: str) -> bool:
    found = (face.piece for pile in view.piles for face in pile.faces)
    return piece in found or piece in (pile.piece for pile in view.piles)
