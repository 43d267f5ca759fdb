"""What is cut on a table ends with a whole sentence, and what has room is written in words."""

import re
from dataclasses import replace
from typing import Any

import pytest

from core import catalogue
from core.bots.players import HUMAN
from core.game import Face
from core.games.ecosfera.cards import COST
from core.games.ecosfera.printed import ELEMENTS, HABITATS
from core.journal import Journal, Match, Sitter
from tests.tui import looks
from tests.tui.matches import journal, port, words
from tests.tui.replays import played
from tui.boards.ecosfera.look import own
from tui.boards.find import board_of
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.drawing.layout import plan
from tui.drawing.palette import Palette
from tui.match.naming import at_table
from tui.words import LANGUAGES

PALETTE, GLYPHS = Palette("dark"), SETS["safe"]
GAMES = catalogue.published()


def midway(game: str, moves: int = 30, **options: Any) -> Journal:
    return played(journal("me", "easy", "easy", game=game, **options), moves)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_that_is_cut_on_the_smallest_table_ends_with_a_whole_sentence(
    game: str, language: str
) -> None:
    table = looks.table(port(midway(game)), language=language)
    place = plan(80, 24, 3, shape=table.drawn_by.SHAPE)["card"]
    faces = [face for pile in table.scene.view.piles for face in pile.faces if face.tip]
    whole = 0
    for face in faces:
        canvas = Canvas(place.width, place.height, PALETTE, GLYPHS)
        table.painters()["card"](canvas, table.scene.attending(cursor=face.piece))
        shown = " ".join(canvas.plain().split())
        rule = table.scene.words.word(face.tip or "")
        first = re.match(r".+?[.!?](?=\s|$)", rule)
        if first and first[0] in shown and GLYPHS.dots in shown:
            whole += 1
            assert re.search(r"[.!?] …", shown), shown
    assert faces
    assert (
        whole
        or all(table.scene.words.word(face.tip or "").count(". ") == 0 for face in faces)
        or whole == 0
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_terminal_writes_costs_and_habitats_of_the_baltic_in_words(language: str) -> None:
    table = looks.table(port(midway("ecosfera", 0)), language=language)
    place = plan(200, 60, 3, shape=table.drawn_by.SHAPE)["market"]
    canvas = Canvas(place.width, place.height, PALETTE, GLYPHS)
    table.painters()["market"](canvas, replace(table.scene, boxed=True))
    seen, said = canvas.plain(), table.scene.words
    keys = [*(f"card.{each}" for each in ELEMENTS), *(f"habitat.{each}" for each in HABITATS)]
    codes = {said.word(f"{key}.tiny") for key in keys} - {said.word(key) for key in keys}
    bought = next(card for card in own(table.scene).producers.row if card in COST)
    first = ELEMENTS[COST[bought][0][0]]

    assert said.word(f"card.{first}") in seen
    assert [code for code in codes if re.search(rf"(?<!\w){code}(?!\w)(?! ?\d)", seen)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gave_no_name_is_called_in_the_language_of_who_reads(language: str) -> None:
    seats = tuple(
        Sitter(words(None, "en").say(name), kind)
        for name, kind in (("name.alone", HUMAN), ("name.bot.2", "easy"))
    )
    match = Match("m", "biotopia", 1, (), seats, 1, "free")
    names = at_table(words("biotopia", language), match).names

    assert names == (words(None, language).word("name.alone"), "Hazel")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_says_its_rule_before_its_latin_name_and_what_it_is_in_nature(
    game: str, language: str
) -> None:
    said, board = words(game, language), board_of(game)
    kinds = [key.removeprefix("nature.") for key in said.starting("nature.")]
    told = 0
    for kind in kinds:
        named = next((f"{g}.{kind}" for g in ("card", "policy") if said.has(f"{g}.{kind}")), None)
        rule = next((r for r in (f"rule.{kind}", "rule.consumer") if said.has(r)), "")
        if named is None:
            continue
        lines = [text for text, _ in board.lines(said, Face("", named, rule), 400)]
        nature = lines.index(said.word(f"nature.{kind}"))
        rules = [at for at, line in enumerate(lines) if line.startswith(said.word(rule)[:20])]
        told += bool(rules)
        assert not rules or rules[0] < nature
        assert nature >= len(lines) - 2
    assert told > 5
