"""The log zone where it is short: what every other seat did since the own last turn stands in it."""

from functools import cache
from typing import Any

import pytest

from core.journal import Journal
from tests.tui.drawn import drawn
from tests.tui.matches import journal, words
from tests.tui.replays import played
from tui.app.keys import USUAL
from tui.boards.find import board_of
from tui.drawing.canvas import Canvas
from tui.drawing.layout import boxed, plan
from tui.match.log import Log
from tui.match.port import Told
from tui.scene.attention import Attention
from tui.scene.headlines import Turn, cut, recent, shorter, since, turns
from tui.scene.scene import Scene
from tui.scene.watching import snapshot
from tui.tabletop import common
from tui.words import LANGUAGES

NAMES = ("Robin", "Hazel", "Ash", "Fern", "Rowan")
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "biotopia": ("biotopia", 2, {}),
    "biotopia of five": ("biotopia", 5, {"edition": "da"}),
    "biomos": ("biomos", 3, {}),
    "biomos of four": ("biomos", 4, {"mode": "advanced"}),
    "ecosfera": ("ecosfera", 2, {}),
    "ecosfera of four": ("ecosfera", 4, {"level": "2"}),
    "biekrig": ("biekrig", 3, {}),
    "biekrig of five": ("biekrig", 5, {"board": "busy"}),
}
SIZES = ((80, 24), (60, 20), (120, 40), (200, 60))


@cache
def match(name: str) -> Journal:
    game, seats, options = TABLES[name]
    return played(journal(*["easy"] * seats, seed=5, game=game, **options))


@cache
def told(name: str, seat: int) -> list[Told]:
    return Log().read(match(name), seat, over=False)


def asked(name: str) -> list[tuple[int, int]]:
    """After how many moves a turn begins, and whose: some of them, from all over the match."""
    table = match(name)
    clocks = [table.game.clock(state) for state in table.states]
    found = [
        (moves, clock.seat)
        for moves, clock in enumerate(clocks)
        if moves and clock.seat is not None and clock.turn != clocks[moves - 1].turn
    ]
    return found[::3]


def scene(name: str, moves: int, seat: int, language: str, *, wide: bool) -> Scene:
    """The table after some moves, as a seat sees it."""
    game, seats, _ = TABLES[name]
    view = match(name).game.view(match(name).states[moves], seat)
    log = [line for line in told(name, seat) if line.moves <= moves]
    return Scene(
        snapshot(view),
        words(game, language).sits(NAMES[:seats]),
        Attention(),
        USUAL,
        log=tuple(recent(log, seat, view.clock, 30)),
        boxed=wide,
    )


def strip(shown: Scene, size: tuple[int, int]) -> str:
    """What is read in the log zone."""

    def paint(canvas: Canvas) -> None:
        common.log(canvas, shown)

    lines = [line.strip("│ ") for line in drawn(paint, size).plain().split("\n")]
    return " ".join(" ".join(lines).split())


def news(shown: Scene) -> list[Turn]:
    """The last turn of every other seat since the own."""
    at = since(shown.log, shown.view.seat, shown.view.clock)
    return list({turn.seat: turn for turn in turns(shown.log[at:])}.values())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", TABLES)
def test_the_deed_of_every_other_seat_since_my_turn_is_on_the_screen(
    name: str, size: tuple[int, int]
) -> None:
    game, seats, _ = TABLES[name]
    place = plan(*size, seats, "board", board_of(game).SHAPE)
    whole = plan(*size, seats, "", board_of(game).SHAPE) if size != (60, 20) else place
    room = whole["log"].width, whole["log"].height
    seen = 0
    for number, (moves, seat) in enumerate(asked(name)):
        shown = scene(name, moves, seat, LANGUAGES[number % 4], wide=boxed(*size))
        text = strip(shown, room)
        last = news(shown)
        beside = -(-len(last) // room[1])
        share = (room[0] - 2 - 3 * (beside - 1)) // max(beside, 1)
        for turn in last:
            least, _, points = cut(shown.words, turn, share, "…").partition("…")
            ways = (*shorter(shown.words, turn, seat), shown.words.say(turn.deed.message))
            short = least.strip() in text and f"…{points}" in text
            assert short or any(way in text for way in ways), (least, text)
            seen += 1
    assert seen


@pytest.mark.parametrize("name", [name for name in TABLES if " of " not in name])
def test_at_80x24_no_deed_of_one_or_two_others_is_cut(name: str) -> None:
    game, seats, _ = TABLES[name]
    place = plan(80, 24, seats, "", board_of(game).SHAPE)["log"]
    for moves, seat in asked(name):
        for language in LANGUAGES:
            shown = scene(name, moves, seat, language, wide=False)
            assert "…" not in strip(shown, (80, place.height))
