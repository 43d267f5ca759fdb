"""The table on the smallest screen, drawn in every language: none is cut where English is not."""

from functools import cache
from typing import Any

import pytest

from core.journal import Journal
from core.words import Message, message
from tests.tui import looks
from tests.tui.matches import journal, port
from tests.tui.replays import played
from tui.boards.find import board_of
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.drawing.layout import TINY, plan
from tui.drawing.palette import Palette
from tui.table.actions import TABLE
from tui.tabletop import hints
from tui.words import LANGUAGES

PALETTE, GLYPHS = Palette("dark"), SETS["safe"]
SIZE = (80, 24)
SHEET = 77
"""Cells of a line of a sheet on it."""
TABLES = (
    ("biotopia", "edition=en", 2, 7),
    ("biotopia", "edition=da", 3, 21),
    ("biotopia", "edition=da", 5, 3),
    ("biomos", "mode=basic", 1, 8),
    ("biomos", "mode=advanced", 4, 7),
    ("ecosfera", "level=1", 1, 5),
    ("ecosfera", "level=1", 2, 7),
    ("ecosfera", "level=2", 4, 3),
    ("biekrig", "round_limit=off", 2, 7),
    ("biekrig", "points_per_hive=2", 5, 3),
)
"""Game, an option, seats, seed."""
SHOWN = ("help", "undo", "do", "back", "zone", "hint", "leave", "watch")
"""What the key line has room for in English."""


class Ruled(Canvas):
    """Remembers what it had to cut, and what ran over its right edge or over other words."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height, PALETTE, GLYPHS)
        self.spoilt: list[str] = []

    def text(self, x: int, y: int, text: str, *args: object, **kwargs: object) -> int:
        end = super().text(x, y, text, *args, **kwargs)  # type: ignore[arg-type]
        inside = 0 <= y < self.height and text.strip()
        if inside and (end > self.width or end - x < len(text)):
            self.spoilt.append(text)
        return end


@cache
def match(game: str, option: str, seats: int, seed: int, moves: int) -> Journal:
    """A match of bots and Anna after some moves, when one of the seats is asked."""
    kinds = ("me", *("easy",) * (seats - 1))
    key, _, value = option.partition("=")
    chosen: dict[str, Any] = {key: value}
    return played(journal(*kinds, seed=seed, game=game, **chosen), moves)


def steps(usual: int, long: int) -> pytest.MarkDecorator:
    """After every so many moves of a match; with `-m long` more often."""
    often = pytest.param(long, marks=pytest.mark.long, id="long")
    return pytest.mark.parametrize("step", [pytest.param(usual, id="few"), often])


def spoilt(table: Journal, language: str) -> dict[str, int]:
    """How many texts of each zone are not whole, for every piece under the cursor."""
    game = table.game.key
    screen = looks.table(port(table), language=language)
    pieces = ["", *(face.piece for pile in screen.scene.view.piles for face in pile.faces)]
    found = {}
    for name, place in plan(*SIZE, len(table.match.seats), shape=board_of(game).SHAPE).items():
        # The line of help under the hand has room for the first sentence of a rule and no more.
        if name != "card":
            lost = 0
            for piece in pieces if name == "prompt" else [""]:
                canvas = Ruled(place.width, place.height)
                screen.painters()[name](canvas, screen.scene.attending(cursor=piece))
                lost += len(canvas.spoilt)
            found[name] = lost
    return found


@steps(27, 9)
@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(("game", "option", "seats", "seed"), TABLES)
def test_nothing_on_a_table_is_cut_that_is_whole_in_english(
    game: str, option: str, seats: int, seed: int, language: str, step: int
) -> None:
    for moves in range(0, 999, step):
        table = match(game, option, seats, seed, moves)
        ours, english = spoilt(table, language), spoilt(table, "en")

        assert {zone for zone in ours if ours[zone] > english[zone]} == set(), moves
        if not table.game.ask(table.state):
            break


@steps(9, 3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "option", "seats", "seed"), TABLES)
def test_what_can_be_done_is_said_in_full(
    game: str, option: str, seats: int, seed: int, language: str, step: int
) -> None:
    for moves in range(0, 99, step):
        table = match(game, option, seats, seed, moves)
        scene = looks.table(port(table), language=language).scene

        rows = hints.hint(scene, board_of(game), table.game)
        assert [row for row in rows if row.hang is None and len(row.text) > SHEET] == []
        texts = [row for row in rows if row.hang is not None]
        assert [row for row in texts if max(map(len, row.text.split())) > TINY[0] - 9] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_line_has_the_same_keys_in_every_language(language: str) -> None:
    screen = looks.table(port(match(*TABLES[1], 0)), language=language)
    canvas = Ruled(80, 1)
    screen.painters()["keys"](canvas, screen.scene)
    shown = [hit.piece.removeprefix("key:") for hit in canvas.hits]

    assert (
        tuple(shown[: len(SHOWN)])
        == SHOWN
        == tuple(action.id for action in TABLE if action.label)[:8]
    )
    assert canvas.spoilt == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "warning",
    [
        *(message("error.disk_full", n=n) for n in (1, 12, 120)),
        message("error.disk", n=12, why="Input/output error"),
        message("save.no_fsync"),
        message("save.kept_again"),
        message("error.save_read_only"),
        message("save.torn", line=999),
        message("save.restored"),
        message("prompt.hurried", seat=1),
    ],
)
def test_what_is_wrong_with_the_save_or_a_bot_stands_whole_over_the_prompt_and_hides_nothing_of_it(
    language: str, warning: Message
) -> None:
    table = port(match(*TABLES[1], 9))
    lines = []
    for table._warning in (None, warning):
        screen = looks.table(table, language=language)
        canvas = Ruled(80, 3)
        screen.painters()["prompt"](canvas, screen.scene)
        lines.append(canvas.plain().split("\n"))
    without, with_it = lines

    assert canvas.spoilt == []
    assert screen.scene.words.say(warning) in with_it[0]
    assert with_it[1:] == without[1:]
    assert GLYPHS.dots not in with_it[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [1, 12, 120])
@pytest.mark.parametrize(
    ("key", "names", "left"),
    [
        ("error.disk_read_only", {"folder": f"/media/{'anna/' * 40}saves"}, "saves"),
        ("error.disk", {"why": "No route " + "to the host " * 9}, "No route"),
        ("save.moved", {"old": "a.jsonl", "file": f"{'a' * 90}-2.jsonl"}, "-2.jsonl"),
    ],
)
def test_a_warning_with_a_long_name_in_it_is_whole_but_for_a_part_of_the_name(
    language: str, n: int, key: str, names: dict[str, str], left: str
) -> None:
    table = port(match(*TABLES[1], 9))
    table._warning = message(key, n=n, **names)
    screen = looks.table(table, language=language)
    canvas = Ruled(80, 3)
    screen.painters()["prompt"](canvas, screen.scene)
    said = canvas.plain().split("\n")[0]
    whole = screen.scene.words.say(table._warning)

    assert canvas.spoilt == []
    assert left in said
    assert GLYPHS.dots in said
    assert whole.split()[0] in said
    assert whole[-8:] in said


def test_a_folder_at_home_is_named_as_people_write_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/anna")
    table = port(match(*TABLES[1], 9))
    table._warning = message("error.disk_read_only", n=1, folder="/home/anna/games")
    screen = looks.table(table)
    canvas = Ruled(80, 3)
    screen.painters()["prompt"](canvas, screen.scene)

    assert "(read-only: ~/games)" in canvas.plain()
