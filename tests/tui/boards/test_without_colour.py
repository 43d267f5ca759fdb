"""Nothing is told by colour alone: with all styles taken away, every state of a piece is still seen."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from core import catalogue
from core.bots.players import bot
from core.rng import child
from tests.tui import looks
from tests.tui.matches import journal, port
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.drawing.layout import boxed, plan
from tui.drawing.palette import Palette
from tui.scene.answering import Choosing, after
from tui.scene.scene import PANELS, Scene
from tui.table.screen import TableScreen
from tui.tabletop.tabletop import bound

PALETTE = Palette("dark")
GAMES = catalogue.published()
SIZES = ((80, 24), (120, 40), (200, 60))


def tables(game: str, moves: int) -> Iterator[TableScreen]:
    """The table at each of the first moments of a match when Anna is asked."""
    rules = catalogue.game(game)
    match = journal("me", *("easy",) * (min(3, rules.seats[-1]) - 1), seed=3, game=game)
    while len(match.entries) < moves and (prompts := rules.ask(match.state)):
        asked = [prompt for prompt in prompts if prompt.seat == 0]
        if asked:
            yield looks.table(port(match))
        prompt = (asked or list(prompts))[0]
        view, luck = rules.view(match.state, prompt.seat), child(3, str(match.cursor))
        kind = ("easy", "random")[luck % 2]
        match.play(prompt.seat, bot(kind)(rules, view, prompt.answers, luck).move)


def moments(scene: Scene) -> Iterator[Scene]:
    """The question as it is asked, and each way to begin an answer."""
    yield scene
    for answer in scene.choosing.answers:
        begun = Choosing(scene.choosing.answers, answer.verb)
        yield scene.attending(choosing=begun)
        ahead = after(answer, ())
        if len(ahead) > 1:
            yield scene.attending(choosing=replace(begun, picked=ahead[:1]), cursor=ahead[-1])


def told(canvas: Canvas, piece: str) -> str:
    """The sign before the first place of a piece that is drawn."""
    hit = next(hit for hit in canvas.hits if hit.piece == piece)
    return canvas.plain().split("\n")[hit.y].ljust(canvas.width)[hit.x - 1] if hit.x else ""


@pytest.mark.parametrize(
    "moves", [pytest.param(75, id="few"), pytest.param(150, marks=pytest.mark.long, id="long")]
)
@pytest.mark.parametrize("glyphs", ["safe", "ascii"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_cursor_what_is_picked_and_what_shines_have_signs_of_their_own(
    game: str, size: tuple[int, int], glyphs: str, moves: int
) -> None:
    look, seen, wanted = SETS[glyphs], set(), {"", SETS[glyphs].more, SETS[glyphs].lit}
    for table in tables(game, moves):
        if any(len(after(answer, ())) > 1 for answer in table.scene.choosing.answers):
            wanted.add(look.picked)  # there is something to be picked before the answer is whole
        places = plan(*size, len(table.port.match.seats), shape=table.drawn_by.SHAPE)
        for moment in moments(replace(table.scene, boxed=boxed(*size))):
            for panel in PANELS:
                if panel not in places:
                    continue
                place = places[panel]
                canvas = Canvas(place.width, place.height, PALETTE, look)
                bound(table.painters()[panel], moment)(canvas)
                hits = [hit for hit in canvas.hits if hit.signed and hit.y < canvas.height]
                for piece in {hit.piece for hit in hits}:
                    sign = moment.sign(piece, look)
                    seen.add(sign)
                    assert not sign or told(canvas, piece) == sign, f"{piece}\n{canvas.plain()}"
    assert seen == wanted
