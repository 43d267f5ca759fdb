"""Where numbers are from stands once, on a page of the help."""

import re
from typing import Any

import pytest

from core import catalogue
from core.game import Face
from core.games.ecosfera.policies import POLICIES
from tests.tui import looks
from tests.tui.matches import journal, port
from tests.tui.replays import played
from tui.boards.find import board_of
from tui.tabletop import sheets
from tui.words import LANGUAGES

GAMES = catalogue.published()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_card_names_the_source_of_its_numbers(game: str, language: str) -> None:
    said = looks.table(port(journal("me", "easy", game=game)), language=language).scene.words
    board = board_of(game)
    sources = [said.word(key) for key in said.starting("basis.")]
    piles = [
        pile
        for moves in (5, 30, 60)
        for pile in port(played(journal("me", "easy", game=game), moves)).snapshot().view.piles
    ]
    faces = {face.name: face for pile in piles for face in pile.faces if face.name}
    policies = [Face("", f"policy.{each.key}", f"rule.{each.key}") for each in POLICIES]
    texts = {
        face.name: " ".join(text for text, _ in board.lines(said, face, 200))
        for face in [*faces.values(), *(policies if game == "ecosfera" else [])]
    }

    assert len(texts) > 10
    assert [name for name, text in texts.items() for each in sources if f"({each})" in text] == []
    assert [name for name, text in texts.items() if text.endswith(tuple(sources))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_sources_says_of_everything_where_it_is_from(game: str, language: str) -> None:
    options: dict[str, Any] = {"level": "2"} if game == "ecosfera" else {}
    table = journal("me", "easy", game=game, **options)
    said = looks.table(port(table), language=language).scene.words
    rows = sheets.sources(board_of(game), said)
    listed = [row.text for row in rows if re.match(r"  \S", row.text)]

    assert rows[0].text == said.word("sources.title")
    assert rows[1].text == said.word("help.basis")
    assert all(": " in row for row in listed)
    assert bool(listed) == (game != "biekrig"), "Biekrig lists its numbers on a page of its rules"
    if game == "ecosfera":
        house = next(row for row in listed if row.startswith(f"  {said.word('basis.house')}"))
        ours = [said.word(f"policy.{each.key}") for each in POLICIES if each.basis == "house"]
        assert house.partition(": ")[2] == ", ".join(ours)
