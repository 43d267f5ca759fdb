"""What a game advises, and where its numbers are from, stands in the help at the table."""

import pytest
from msgspec.structs import replace

from core import catalogue
from tests.tui import looks
from tests.tui.matches import journal, port, words
from tui.boards.find import board_of
from tui.drawing.glyphs import SETS
from tui.match.naming import of_match
from tui.tabletop.sheets import appendix, help_pages
from tui.widgets.sheet import broken
from tui.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.published())
def test_the_help_gives_each_piece_of_advice_in_a_line_and_the_sources_whole(
    game: str, language: str
) -> None:
    said, match = words(game, language), journal("me", "easy", game=game)
    scene = looks.table(port(match), language=language).scene
    more = appendix(board_of(game), scene.words, SETS["safe"])
    pages = help_pages(scene, match.match, (), more=more)
    wanted = (said.word("tips.title"), said.word("sources.title"))
    rows = [row for title in wanted for name, found in pages if name == title for row in found]

    lines = [line.text for row in rows for line in broken(row, 76)]
    tips = said.starting("tip.")
    assert len(tips) == 6
    assert lines[:6] == [said.word(tip) for tip in tips]
    assert said.word("help.basis") in " ".join(line.strip() for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.published())
def test_whatever_is_agreed_no_piece_of_advice_is_lost_and_each_is_a_line(
    game: str, language: str
) -> None:
    match, usual = journal("me", "easy", game=game).match, words(game, language)
    options = [(each.key, value) for each in catalogue.game(game).variants for value in each.values]
    for option in options:
        said = of_match(usual, replace(match, options=(*match.options, option)))
        tips = said.starting("tip.")

        assert tips == usual.starting("tip.")
        assert [tip for tip in tips if len(said.word(tip)) > 76] == [], option
        assert said.starting("help.") == usual.starting("help."), option
