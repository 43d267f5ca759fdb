"""The signs of Ecosfera Baltica's board, and which of them a piece has on it."""

from collections.abc import Sequence

from core.games.ecosfera.cards import COST, SPECIES
from core.games.ecosfera.printed import ELEMENTS, HABITATS
from core.games.ecosfera.seen import Mine
from tui.boards.ecosfera.between import at_hand, brought, givers
from tui.drawing.signs import Sign, Signs
from tui.scene.scene import Scene

HABITAT = {
    "ice": "hue.sky",
    "mud": "hue.brown",
    "river": "hue.blue",
    "rock": "hue.rose",
    "pelagic": "hue.teal",
    "coast": "hue.sand",
}
ELEMENT = {
    "sun": "hue.yellow",
    "oxygen": "hue.white",
    "salinity": "hue.lilac",
    "nutrients": "hue.lime",
    "temperature": "hue.coral",
}
"""Colours that help the eye; the name or two letters of it always stand there, too."""
LEVEL = "level=2|27"
SIGNS = Signs(
    (
        *(
            Sign(each, role=ELEMENT[each], word=f"card.{each}.tiny", says=f"card.{each}")
            for each in ELEMENTS
        ),
        *(
            Sign(
                each,
                role=f"bold {HABITAT[each]}",
                word=f"habitat.{each}.tiny",
                says=f"habitat.{each}",
            )
            for each in HABITATS
        ),
        Sign("pass", "{to}", "points"),
        Sign("plus", "+", "points"),
        Sign("refresh", "{renew}", "points"),
        Sign("star", "{star}", "reveal", fact=LEVEL),
        Sign("pressure", "!", "bad"),
        Sign("restored", "{tick}", "good"),
        Sign("meter", "{full}{empty}", "warn"),
        Sign("active", "[ ]", "points"),
        Sign("used", "( )", "faint"),
        Sign("mine", "{point}", "good"),
        Sign("shared", "{ring}", "warn", fact="seats=2|3|4"),
        Sign("times", "{cross}"),
        Sign("others", "+2"),
        Sign("nothing", "{dash}", "dim"),
        Sign("lasts", "{lasts}", "warn", fact=LEVEL),
        Sign("reveal", "{reveal}", "reveal"),
        Sign("giver", "{left}", "warn", fact="seats=2|3|4"),
    )
)


def _species(card: str) -> list[str]:
    """Abilities, star, cost and habitats."""
    species = SPECIES[card]
    signs = list(species.abilities) + (["star"] if species.star else [])
    signs += [element for element in ELEMENTS if element in species.cost] if card in COST else []
    return signs + [habitat for habitat in HABITATS if habitat in species.habitats]


def marked(scene: Scene, piece: str) -> Sequence[str]:
    """The signs on a piece, the most telling first."""
    face = scene.face(piece)
    if face is None or face.name is None:
        return ()
    what, kind = piece.partition(":")[0], face.kind
    if what == "habitat":
        return ("restored",) if face.mark == "mark.restored" else ()
    if what == "token":
        return ("used" if face.mark else "active", kind)
    if what in {"drawn", "lasting"}:
        return ("reveal",) if what == "drawn" else ("lasts",)
    if what == "impacts":
        return ("meter",)
    passed = ["giver"] if _passed(scene, piece) else []
    if kind == "pressure" and what.startswith("row"):
        return ("pressure", *passed)
    if kind not in SPECIES:
        return passed
    level2 = SIGNS["star"].holds(scene.words)
    brings = [sign for sign in (promise(scene, piece, kind),) if sign]
    return passed + brings + [sign for sign in _species(kind) if level2 or sign != "star"]


def _passed(scene: Scene, piece: str) -> bool:
    """Whether it is a card at hand that somebody else has passed there."""
    seat, table = at_hand(scene), scene.view.own
    assert isinstance(table, Mine)
    zone, _, place = piece.partition(":")
    here = "row" if scene.view.seat is not None else f"row{seat + 1}"
    return zone == here and table.rows[seat].row[int(place) - 1] in givers(scene)


def promise(scene: Scene, piece: str, card: str) -> str:
    """The sign on a consumer of the market that producers in the rows would bring; "" for no other."""
    return brought(scene, card) if piece.startswith("consumer:") else ""
