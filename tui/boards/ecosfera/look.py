"""How the things of Ecosfera Baltica are written: names, costs, habitats, symbols, meters."""

from collections import Counter

from rich.style import Style

from core.games.ecosfera.cards import CODE, COST, KIND, LESS, PRESSURE, PRODUCER, SPECIES
from core.games.ecosfera.paying import RETENTION
from core.games.ecosfera.policies import POLICY
from core.games.ecosfera.printed import ELEMENTS, HABITATS
from core.games.ecosfera.seen import Mine
from core.words import Words
from tui.boards.ecosfera.signs import ELEMENT, HABITAT, SIGNS
from tui.drawing.canvas import Canvas
from tui.scene.scene import Scene

Parts = list[tuple[str, str | Style]]


def own(scene: Scene) -> Mine:
    """The game's own part of the view."""
    assert isinstance(scene.view.own, Mine)
    return scene.view.own


def mover(scene: Scene) -> int:
    """Whose turn it is, or was."""
    table = own(scene)
    return (table.turn - 1) % len(table.rows)


def chip(canvas: Canvas, hue: str) -> Style:
    """A hue as the field behind its text."""
    return canvas.palette(f"bold {hue}") + Style(reverse=True)


def name(words: Words, card: str, style: str = "") -> str:
    """A card's name; `style` is "", ".short" or ".tiny"."""
    kind = KIND[card]
    full = f"policy.{kind}" if kind in POLICY else f"card.{kind}"
    return words.first(f"{full}{style}", f"{full}.short", full)


def label(canvas: Canvas, words: Words, card: str, room: int) -> str:
    """A card's name for so many cells: whole, in short, cut; elements all in the same form."""
    kind = KIND[card]
    if kind in ELEMENT:
        whole = all(len(words.word(f"card.{each}.short")) <= room for each in ELEMENT)
        return name(words, card, ".short" if whole else ".tiny")
    full = name(words, card)
    brief = name(words, card, ".short" if kind in SPECIES or kind in POLICY else ".tiny")
    if len(full) <= room or (brief.endswith(".") and full.startswith(brief[:-1])):
        return cut(canvas, full, room)
    return cut(canvas, brief, room)


def cut(canvas: Canvas, text: str, room: int) -> str:
    """A name in so many cells at most; what is missing, also from the word itself, is marked."""
    if len(text) <= room and not text.endswith("."):
        return text
    return text.rstrip(".")[: max(room - 1, 0)] + canvas.glyphs.dots


def short(canvas: Canvas, words: Words, card: str) -> str:
    """A card's short name; where that is a beginning, it is marked like all that is cut."""
    said = name(words, card, ".short")
    return cut(canvas, said, len(said))


def hue(card: str) -> str:
    """What a card is written in."""
    kind = KIND[card]
    if kind in ELEMENT:
        return ELEMENT[kind]
    if CODE[card] == PRODUCER:
        return "hue.green"
    if kind in SPECIES:
        return "hue.amber"
    return "bad"


def habitats(scene: Scene, card: str, *, between: str = " ", plain: bool = False) -> Parts:
    """The habitats of a species by two letters; those still to be restored stand out."""
    if card not in SPECIES:
        return []
    still = own(scene).sea.open
    parts: Parts = []
    for habitat in sorted(SPECIES[card].habitats, key=HABITATS.index):
        code = scene.words.word(f"habitat.{habitat}.tiny")
        role = "dim" if plain or habitat not in still else f"bold {HABITAT[habitat]}"
        parts += [(between, "text"), (code, role)] if parts else [(code, role)]
    return parts


def cost(scene: Scene, card: str) -> Parts:
    """The elements that a producer asks for; nutrient retention counts (E138)."""
    prices = LESS if RETENTION in own(scene).lasting else COST
    parts: Parts = []
    for element, number in prices.get(card, ()):
        kind = ELEMENTS[element]
        word = scene.words.word(f"card.{kind}.tiny")
        for _ in range(number):
            parts += [(" ", "text"), (word, ELEMENT[kind])] if parts else [(word, ELEMENT[kind])]
    return parts


def homed(scene: Scene, card: str, room: int, *, between: str = " ", plain: bool = False) -> Parts:
    """The habitats of a species, as words where there is room for those, else as `habitats` does."""
    codes = habitats(scene, card, plain=plain)
    spelt = {scene.words.word(f"habitat.{each}.tiny"): f"habitat.{each}" for each in HABITATS}
    parts = [
        (scene.words.word(spelt[text]) if text in spelt else ", ", role) for text, role in codes
    ]
    return parts if width(parts) <= room else habitats(scene, card, between=between, plain=plain)


def priced(scene: Scene, card: str, room: int) -> Parts:
    """The elements that a producer asks for, as words where there is room for those."""
    codes, words = cost(scene, card), scene.words
    kinds = {words.word(f"card.{each}.tiny"): each for each in ELEMENTS}
    counts = Counter((text, role) for text, role in codes if text in kinds)
    for form in ("", ".short"):
        parts: Parts = []
        for (text, role), number in counts.items():
            said = words.word(f"card.{kinds[text]}{form}")
            parts += [(", ", "text")] if parts else []
            parts.append((said if number == 1 else f"{number} {said}", role))
        if width(parts) <= room:
            return parts
    return codes


def sign(canvas: Canvas, ability: str) -> str:
    """The symbol of an ability."""
    return SIGNS.draw(ability, canvas.glyphs)


def symbols(canvas: Canvas, scene: Scene, card: str) -> Parts:
    """What a species card can do besides: its abilities, and its star where stars matter."""
    species = SPECIES.get(card)
    if species is None:
        return []
    marks, mine = own(scene).marks, card in own(scene).rows[mover(scene)].row
    spent = mine and card in marks.spent
    found: Parts = [
        (sign(canvas, each), "faint" if spent else "points") for each in species.abilities
    ]
    if species.star and own(scene).rules.policies:
        starred = mine and card in marks.starred
        found.append((SIGNS.draw("star", canvas.glyphs), "faint" if starred else "reveal"))
    return found


def width(parts: Parts) -> int:
    """How many cells the parts take."""
    return sum(len(text) for text, _ in parts)


def meter(canvas: Canvas, value: int, goal: int) -> Parts:
    """A bar that should not fill up, and the number."""
    full = min(value, goal)
    filled, left = tuple(SIGNS.draw("meter", canvas.glyphs))
    boxes = filled * full + left * (goal - full)
    role = "bad" if value >= goal - 1 else "warn" if 2 * value >= goal else "good"
    return [(boxes, role), (f" {value}/{goal}", role)]


def danger(row: tuple[str, ...]) -> tuple[int, int, str]:
    """Pressure cards, the most equal elements, and which element that is."""
    codes = [CODE[card] for card in row]
    counts = [codes.count(place) for place in range(PRODUCER)]
    most = max(counts)
    return codes.count(PRESSURE), most, ELEMENTS[counts.index(most)]
