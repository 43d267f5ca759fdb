"""The signs of Biekrig's board, and which of them a piece has on it."""

from collections.abc import Iterator, Sequence

from core.games.biekrig.board import COLOURS, LINE, MAX
from tui.boards.biekrig.look import HUES, own, year
from tui.drawing.signs import DONE, POINTS, Sign, Signs
from tui.scene.scene import Scene

SIGNS = Signs(
    (
        *(Sign(each, role=HUES[each], word=f"sign.{each}") for each in COLOURS),
        *(Sign(each, role=HUES[each], word=f"sign.{each}") for each in ("event", "swarm", "blank")),
        Sign("line", "{heavy[1]}", "points"),
        Sign("pawn", "A", "strong"),
        Sign("face", "1", "lit"),
        Sign("risk", "!", "bad"),
        Sign("queen", role="points", word="sign.queen"),
        Sign("worker", "{point}", "hue.amber"),
        Sign("free", "{dash}", "faint"),
        Sign("pip", "{pip}", "strong"),
        Sign("good", "{sun}", "good"),
        Sign("bad", "{cross}", "bad"),
        Sign("empty", "( )", "dim"),
        POINTS,
        DONE,
    )
)


def marked(scene: Scene, piece: str) -> Sequence[str]:
    """The signs on a piece, the most telling first."""
    return list(_marked(scene, piece))


def _marked(scene: Scene, piece: str) -> Iterator[str]:
    what, _, which = piece.partition(":")
    if what == "space":
        place = int(which)
        face = next((face for face in own(scene).ahead if face.space == place), None)
        if face is not None:
            yield "face"
            yield from ("risk",) if face.risk else ()
        yield year(scene)[place].name
        yield from ("line",) if place == LINE + 1 else ()
        yield from ("pawn",) if any(each.space == place for each in own(scene).apiaries) else ()
    elif what == "hive" and scene.view.seat is not None:
        workers = own(scene).apiaries[scene.view.seat].hives[int(which) - 1]
        yield from ("queen", "worker", *(("free",) if workers < MAX else ()))
    elif what == "pollen":
        yield which
    elif what == "seat":
        yield from ("pawn", "queen", "worker", "free")
    elif what == "die" and scene.dice:
        yield from ("pip", "good", "bad")
