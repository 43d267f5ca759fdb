"""The picture of a table."""

from tests.tui.matches import journal, words
from tests.tui.replays import played
from tui.picture import picture


def drawn(moves: int) -> str:
    """The SVG after so many moves."""
    match, said = played(journal("me", "easy"), moves), words().sits(["Anna", "Bo"])
    return picture(match, said, (120, 40), "dark", "safe").replace("&#160;", " ")


def test_a_picture_after_the_end_shows_the_table_itself() -> None:
    svg = drawn(999)

    assert words().word("prompt.over") in svg
    assert words().word("zone.hand") in svg
    assert words().word("end.turning") not in svg


def test_the_spaces_of_a_picture_are_kept_by_every_viewer() -> None:
    assert drawn(9).count('<svg xml:space="preserve" ') == 1
