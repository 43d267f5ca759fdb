"""What the market says of its consumers: which of them the producers in the rows would bring."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from core.games.ecosfera.cards import KIND, SPECIES
from core.games.ecosfera.seen import Mine
from core.journal import Journal
from tests.tui import looks
from tests.tui.matches import journal, port
from tests.tui.replays import played
from tui.boards.ecosfera.market import market
from tui.boards.ecosfera.signs import SIGNS, marked
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.drawing.layout import boxed, plan
from tui.drawing.palette import Palette
from tui.scene.scene import Scene
from tui.table.screen import TableScreen
from tui.words import LANGUAGES

SIZES = ((60, 20), (80, 24), (120, 40), (200, 60))


@cache
def match(seats: int) -> Journal:
    """A game of bots and Anna, as far as it goes."""
    kinds = ("me", *("easy",) * (seats - 1))
    return played(journal(*kinds, seed=4, game="ecosfera", level="2"), 160)


def tables(seats: int, language: str = "en", step: int = 12) -> Iterator[TableScreen]:
    """The table after every few moves, whoever is asked."""
    for at in range(0, len(match(seats).entries), step):
        match(seats).cursor = at
        yield looks.table(port(match(seats)), language=language)


def own(scene: Scene) -> Mine:
    assert isinstance(scene.view.own, Mine)
    return scene.view.own


def expected(table: Mine, consumer: str) -> str:
    """By the sets of habitats, as the rules put it: two unused producers, and one that all three share."""
    homes = [
        [
            set(SPECIES[card].habitats)
            for card in row.row
            if card in SPECIES
            and SPECIES[card].group == "producer"
            and card not in table.marks.used
        ]
        for row in table.rows
    ]
    there = set(SPECIES[consumer].habitats)
    if any(one & two & there for one, two in combinations(homes[0], 2)):
        return "mine"
    partners = [each for row in homes[1:] for each in row]
    return "shared" if any(one & two & there for one in homes[0] for two in partners) else ""


def consumers(scene: Scene) -> Iterator[tuple[str, str]]:
    for place, card in enumerate(own(scene).consumers.row, 1):
        if card is not None:
            yield f"consumer:{place}", card


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_consumer_is_marked_when_two_producers_share_its_habitat(seats: int) -> None:
    found: dict[str, int] = {}
    for table in tables(seats):
        for piece, card in consumers(table.scene):
            [sign] = [s for s in marked(table.scene, piece) if s in {"mine", "shared"}] or [""]
            assert sign == expected(own(table.scene), KIND[card])
            found[sign] = found.get(sign, 0) + 1

    assert set(found) == {"mine", ""} | ({"shared"} if seats > 1 else set())


def test_whatever_can_be_acquired_now_has_the_sign_of_ones_own_producers() -> None:
    bought = 0
    for table in tables(4, step=1):
        scene = table.scene
        can = {a.pieces[0] for a in scene.choosing.answers if a.verb == "buy" and a.pieces}
        for piece, _ in consumers(scene):
            if scene.view.clock.seat == 0 and piece in can:
                assert "mine" in marked(scene, piece)
                bought += 1

    assert bought


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("glyphs", SETS)
@pytest.mark.parametrize("size", SIZES)
def test_the_signs_are_drawn_on_every_size_and_cut_nothing(
    size: tuple[int, int], glyphs: str, language: str
) -> None:
    seen = set()
    for table in tables(4, language):
        scene = replace(table.scene.attending(peek=True), boxed=boxed(*size))
        place = plan(*size, 4, "market", table.drawn_by.SHAPE)["market"]
        canvas = Canvas(place.width, place.height, Palette("dark"), SETS[glyphs])
        market(canvas, scene)
        rows = canvas.plain().split("\n")
        for piece, card in consumers(scene):
            [hit] = [each for each in canvas.hits if each.piece == piece]
            lines = [row[hit.x :][: hit.width] for row in rows[hit.y :][: hit.height]]
            foot = next(line for line in reversed(lines) if _homes(scene, card, line))
            sign, last = expected(own(scene), KIND[card]), foot.rstrip("│| ").split()[-2:]
            drawn = {each: SIGNS.draw(each, SETS[glyphs]) for each in ("mine", "shared")}
            assert [each for each in drawn if drawn[each] in last] == [sign] * bool(sign)
            seen.add(sign)

    assert seen == {"mine", "shared", ""}


def _homes(scene: Scene, card: str, line: str) -> bool:
    """Whether all habitats of a card stand in a line, by two letters or spelt out."""
    homes = SPECIES[KIND[card]].habitats
    return any(
        all(scene.words.word(f"habitat.{each}{form}") in line for each in homes)
        for form in (".tiny", "")
    )
