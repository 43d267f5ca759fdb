"""The first line of a table: no number of it is ever cut, and what the game is about stays there."""

from itertools import product

import pytest
from msgspec.structs import replace

from core import catalogue
from core.game import View
from tests.tui.drawn import drawn
from tests.tui.matches import journal, words
from tests.tui.replays import played
from tui.app.keys import USUAL
from tui.drawing.canvas import Canvas
from tui.scene.attention import Attention
from tui.scene.scene import Scene
from tui.scene.watching import snapshot
from tui.tabletop import common
from tui.words import LANGUAGES

NAMES = ("Robin", "Hazel", "Ash", "Fern", "Rowan")
LONG = tuple(f"{name} the Beekeeper"[:16] for name in NAMES)
WIDTHS = (60, 61, 70, 80, 100, 120, 200)


def header(game: str, view: View, width: int, language: str, names: tuple[str, ...]) -> str:
    """The first line of a table in so many cells."""
    seats = len(view.points)
    match = journal(*["easy"] * seats, game=game).match
    said = words(game, language).sits(names[:seats])
    scene = Scene(snapshot(view), said, Attention(), USUAL, match=match)

    def paint(canvas: Canvas) -> None:
        common.status(canvas, scene)

    return f"{drawn(paint, (width, 1)).plain()} "


@pytest.mark.parametrize("names", [NAMES, LONG])
@pytest.mark.parametrize(("language", "width"), list(product(LANGUAGES, WIDTHS)))
def test_the_points_of_every_seat_are_whole_in_every_width(
    language: str, width: int, names: tuple[str, ...]
) -> None:
    for game in ("biotopia", "biomos", "biekrig"):
        unit = words(game, language).word("points.short")
        for seats in catalogue.game(game).seats:
            view = played(journal(*["easy"] * seats, game=game), 30).state
            seen = catalogue.game(game).view(view, 0)
            for first in (*range(0, 121, 24), 9, 10, 99, 100, 120):
                points = tuple((first + 53 * seat) % 121 for seat in range(seats))
                shown = header(game, replace(seen, points=points), width, language, names)
                at = 0
                for seat, each in enumerate(points):
                    at = shown.find(f" {each}{unit} ", at)
                    assert at > 0, (shown, seat, each)
                    assert shown[:at][-1].isalnum(), "some of the name stands before it"
                    at += 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_game_ends_and_the_year_stay_with_four_seats(language: str) -> None:
    game = catalogue.game("biekrig")
    for moves in (40, 80, 120):
        match = played(journal(*["easy"] * 4, game="biekrig", seed=2), moves)
        view = game.view(match.state, 0)
        shown = header("biekrig", view, 80, language, NAMES)
        assert view.status
        for each in view.status:
            assert words("biekrig", language).say(each) in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["1", "2"])
def test_the_impacts_stay_from_the_tenth_round_on(level: str, language: str) -> None:
    game = catalogue.game("ecosfera")
    for seats in game.seats:
        match = journal(*["easy"] * seats, game="ecosfera", level=level)
        view = game.view(match.state, 0)
        late = replace(view, clock=replace(view.clock, round=27))
        shown = header("ecosfera", late, 80, language, NAMES)
        for meter in late.meters:
            name = words("ecosfera", language).word(meter.name)
            assert f"{name} {meter.value}/{meter.goal}" in shown
