"""The signs of Biomos' board, and which of them a piece has on it."""

from collections.abc import Iterator, Sequence

from core.games.biomos.box import COLOURS, HAPPENING, terrain
from core.games.biomos.cards import CARD, JOKER
from tui.boards.biomos.marks import CHIPS, own
from tui.boards.biomos.outlook import outlook, within_reach
from tui.drawing.signs import DONE, POINTS, Sign, Signs
from tui.scene.scene import Scene

_ADVANCED = "mode=advanced"
SIGNS = Signs(
    (
        *(
            Sign(each, role=CHIPS[each], word=f"{terrain(each)}.code", says=terrain(each))
            for each in COLOURS
        ),
        Sign("any", role="dim", word="terrain.any.code", says="terrain.any"),
        Sign("fits", "!", "lit"),
        Sign("near", "{near}", "warn"),
        Sign("helps", "{sun}", "good"),
        Sign("empty", "{empty}{empty}", "faint"),
        Sign("moon", "( )", "frame"),
        Sign("fixed", "[ ]", "frame", fact=_ADVANCED),
        Sign("slit", "{frame[1]}", "lit"),
        Sign("new", "{more} {less}", "picked"),
        Sign("lies", "{heavy[1]} {heavy[1]}", "good"),
        Sign("becomes", "{to}", "dim", fact=_ADVANCED),
        Sign("blind", "?", "reveal", fact=_ADVANCED),
        Sign("target", "{cross}", "good", fact=_ADVANCED),
        Sign("counts", "+3", "good"),
        Sign("others", "+2", "dim"),
        Sign("gone", "{dash}{dash}{dash}", "faint"),
        POINTS,
        DONE,
    )
)
_MARKS = {"mark.now": "fits", "mark.near": "near"}


def offered(scene: Scene, piece: str) -> str:
    """The sign of a biome on offer: it lies in the own ring, or one marker is missing; else ""."""
    face = scene.face(piece)
    return _MARKS.get(face.mark if face else "", "")


def helps(scene: Scene, colour: str) -> bool:
    """Whether a marker could complete a biome for the seat in view."""
    seat = scene.view.seat
    return seat is not None and bool(within_reach(own(scene), seat, colour))


def marked(scene: Scene, piece: str) -> Sequence[str]:
    """The signs on a piece, the most telling first."""
    return [sign for sign in _marked(scene, piece) if sign]


def _marked(scene: Scene, piece: str) -> Iterator[str]:
    what, _, which = piece.partition(":")
    face = scene.face(piece)
    if what in {"small", "large"}:
        yield offered(scene, piece)
        yield from _pattern(face.kind) if face and face.name else ("gone",)
    elif what == "display":
        colour = own(scene).display[int(which) - 1]
        yield ("helps" if helps(scene, colour) else "") if colour else "gone"
        yield colour or ""
    elif what == "event" and face is not None:
        change = HAPPENING[face.kind]
        yield from ("becomes", change.becomes or "blind")
    elif what == "gap":
        yield "slit"
    elif what in {"f1", "f2", "moon", "marker"}:
        yield from _field(scene, int(which) - 1 if which else what)


def _pattern(card: str) -> Iterator[str]:
    for field in dict.fromkeys(CARD[card].pattern):
        yield "any" if field == JOKER else field


def _field(scene: Scene, spot: int | str) -> Iterator[str]:
    """What is written on and under a field of the own planet."""
    seat = scene.view.seat
    if seat is None:
        return
    seen, planet = outlook(scene, seat), own(scene).planets[seat]
    note = next((text for place, text in seen.notes.items() if place == spot), "")
    if note:
        yield "counts" if note[0] == "+" else "target"
    if spot == seen.new:
        yield from ("new", *(("blind",) if seen.blind else ()))
    if isinstance(spot, int):
        yield "lies" if spot in seen.spots else ""
        yield planet.track[spot] if spot < len(planet.track) else ""
    else:
        yield "moon" if spot == "moon" else "fixed"
        yield getattr(planet, spot)
