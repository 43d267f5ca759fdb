"""Every sign that a board draws stands in its legend, and means one thing there."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from core import catalogue
from core.bots.players import bot
from core.journal import Journal
from core.rng import child
from tests.tui import looks
from tests.tui.legends import strays
from tests.tui.matches import journal, port
from tui.boards.find import board_of
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.drawing.layout import Place, boxed, plan, whole
from tui.drawing.palette import Palette
from tui.scene.answering import Choosing, after
from tui.scene.legend import legend, on_piece
from tui.scene.scene import PANELS, Scene
from tui.table.screen import TableScreen
from tui.tabletop import sheets
from tui.tabletop.tabletop import bound
from tui.words import LANGUAGES

GAMES = catalogue.published()
SIZES = ((60, 20), (80, 24), (120, 40), (200, 60))
PALETTE = Palette("dark")
TABLES = (
    ("biotopia", "edition=en", 2),
    ("biotopia", "edition=da", 5),
    ("biomos", "mode=basic", 1),
    ("biomos", "mode=advanced", 3),
    ("ecosfera", "level=1", 1),
    ("ecosfera", "level=2", 4),
    ("biekrig", "board=busy", 2),
    ("biekrig", "board=quiet", 5),
)
"""Game, an option, seats."""


def match(game: str, option: str, seats: int, seed: int = 3) -> Journal:
    key, _, value = option.partition("=")
    kinds = ("me", *("easy",) * (seats - 1))
    chosen: dict[str, Any] = {key: value}
    return journal(*kinds, seed=seed, game=game, **chosen)


def tables(table: Journal, moves: int, language: str = "en") -> Iterator[TableScreen]:
    """The table whenever Anna is asked, as chance and bots play it."""
    game = table.game
    while len(table.entries) < moves and (prompts := game.ask(table.state)):
        asked = [prompt for prompt in prompts if prompt.seat == 0]
        if asked:
            yield looks.table(port(table), language=language)
        prompt = (asked or list(prompts))[0]
        view, luck = game.view(table.state, prompt.seat), child(3, str(table.cursor))
        kind = ("easy", "random")[luck % 2]
        table.play(prompt.seat, bot(kind)(game, view, prompt.answers, luck).move)


def moments(scene: Scene) -> Iterator[Scene]:
    """The question, the cursor on one thing after the other, and an answer that is begun."""
    yield scene.attending(peek=True)
    answers = scene.choosing.answers
    for answer in answers[:: max(len(answers) // 4, 1)]:
        ahead = after(answer, ())
        begun = Choosing(answers, answer.verb)
        for piece in ahead[:1]:
            yield scene.attending(cursor=piece)
            yield scene.attending(choosing=replace(begun, picked=ahead[:1]), cursor=ahead[-1])


def places(size: tuple[int, int], table: TableScreen) -> dict[str, Place]:
    """Where each panel lies; on a small terminal each has the screen for itself."""
    seats, shape = len(table.port.match.seats), table.drawn_by.SHAPE
    if whole(*size):
        return plan(*size, seats, shape=shape)
    return {panel: plan(*size, seats, panel, shape)[panel] for panel in PANELS}


def pictures(
    table: TableScreen, size: tuple[int, int], glyphs: str
) -> Iterator[tuple[Scene, Canvas]]:
    """Each panel at each of the moments of a question."""
    for scene in moments(replace(table.scene, boxed=boxed(*size))):
        for panel, place in places(size, table).items():
            if panel in PANELS:
                canvas = Canvas(place.width, place.height, PALETTE, SETS[glyphs])
                bound(table.painters()[panel], scene)(canvas)
                yield scene, canvas


@pytest.mark.parametrize(
    "moves", [pytest.param(50, id="few"), pytest.param(400, marks=pytest.mark.long, id="long")]
)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "option", "seats"), TABLES)
def test_whatever_a_board_draws_that_is_no_word_stands_in_its_legend(
    game: str, option: str, seats: int, size: tuple[int, int], moves: int
) -> None:
    found: dict[str, str] = {}
    for at, table in enumerate(tables(match(game, option, seats), moves)):
        glyphs, words = list(SETS)[at % len(SETS)], table.scene.words
        entries = legend(table.drawn_by, words, SETS[glyphs])
        for _, canvas in pictures(table, size, glyphs):
            seen = canvas.plain()
            for stray in strays(seen, entries, SETS[glyphs], words, game):
                found.setdefault(stray, f"{glyphs}\n{seen}")
    assert not found, "\n".join(f"{stray!r} in {seen}" for stray, seen in found.items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("glyphs", SETS)
@pytest.mark.parametrize(("game", "option", "seats"), TABLES)
def test_a_sign_means_one_thing_in_a_game_and_a_meaning_has_one_sign(
    game: str, option: str, seats: int, glyphs: str, language: str
) -> None:
    table = looks.table(port(match(game, option, seats)), language=language)
    entries = legend(table.drawn_by, table.scene.words, SETS[glyphs])
    drawn, meanings = ([entry[field] for entry in entries] for field in (1, 3))

    # The bare sign counts: one dot and two dots are hard to tell apart.
    bare = [each if each.isalnum() else "".join(dict.fromkeys(each)) for each in drawn]
    assert len(set(bare)) == len(bare), sorted(bare)
    assert len(set(meanings)) == len(meanings), sorted(meanings)
    assert [each for each in meanings if each.startswith("means.")] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "option", "seats"), TABLES)
def test_every_sign_on_a_piece_is_one_that_its_card_explains(
    game: str, option: str, seats: int, size: tuple[int, int]
) -> None:
    glyphs = SETS["safe"]
    told: set[str] = set()
    for table in tables(match(game, option, seats), 24):
        entries = legend(table.drawn_by, table.scene.words, glyphs)
        # Brackets and numbers stand in sentences, too, and the line of a box is no sign.
        known = {e.drawn: e.name for e in entries if len(e.drawn) == 1 and not e.drawn.isalnum()}
        for scene, canvas in pictures(table, size, "safe"):
            rows = canvas.plain().split("\n")
            for hit in canvas.hits:
                marks = on_piece(table.drawn_by, scene, hit.piece, glyphs)
                told.update(mark.name for mark in marks)
                if not marks:
                    continue
                seen = "\n".join(row[hit.x :][: hit.width] for row in rows[hit.y :][: hit.height])
                sides = glyphs.frame[1:] + glyphs.heavy * (glyphs.heavy[2] in seen)
                text = re.sub(f"\\+\\d|[{sides}]|{glyphs.frame[0]}{{4,}}", "", seen)
                signs = {known[char] for char in text if char in known}
                signs -= {"cursor", "lit", "picked", "cut"}
                assert signs <= {mark.name for mark in marks}, f"{hit.piece}\n{seen}"
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("glyphs", SETS)
@pytest.mark.parametrize("game", GAMES)
def test_the_help_has_a_page_of_signs_as_they_are_drawn_in_the_language_of_who_reads(
    game: str, glyphs: str, language: str
) -> None:
    table = looks.table(port(journal("me", "easy", game=game)), language=language)
    words, entries = table.scene.words, legend(table.drawn_by, table.scene.words, SETS[glyphs])
    title, *rows, _ = sheets.signs(table.drawn_by, words, SETS[glyphs])

    assert title.text == words.word("signs.title")
    assert [row.text.split(maxsplit=1)[0] for row in rows] == [e.drawn.split()[0] for e in entries]
    assert [row.lead for row in rows] == [entry.role for entry in entries]
    assert [row.text for row in rows if not row.text.endswith(words.word(row.text[7:]))] == []
    assert max(len(row.text[7:]) for row in rows) <= 68


def test_the_page_says_nothing_of_what_this_match_does_not_have() -> None:
    keys = [
        {entry.name for entry in legend(board_of("ecosfera"), table.scene.words, SETS["safe"])}
        for option in ("level=1", "level=2")
        for table in [looks.table(port(match("ecosfera", option, 2)))]
    ]

    assert keys[1] - keys[0] == {"star", "lasts"}


@pytest.mark.parametrize(("size", "row"), [((80, 24), "Two of a colour"), ((120, 40), "3 points")])
def test_the_card_zone_says_what_the_sign_on_the_thing_under_the_cursor_means(
    size: tuple[int, int], row: str
) -> None:
    for table in tables(match("biomos", "mode=basic", 2), 60):
        near = next((f.piece for p in table.scene.piles("missions") for f in p.faces if f.mark), "")
        if not near:
            continue
        scene = replace(table.scene.attending(cursor=near), boxed=boxed(*size))
        place = plan(*size, 2, shape=table.drawn_by.SHAPE)["card"]
        canvas = Canvas(place.width, place.height, PALETTE, SETS["safe"])
        table.painters()["card"](canvas, scene)
        mark = on_piece(table.drawn_by, scene, near, SETS["safe"])[0]
        _, rows = sheets.inspect(scene, table.drawn_by, near, SETS["safe"])

        assert f"{mark.drawn} {mark.meaning}" in canvas.plain()
        assert mark.name in {"near", "fits"}
        assert any(line.text.split() == [mark.drawn, *mark.meaning.split()] for line in rows)
        return
    raise AssertionError("no biome was ever near")
