"""The lines of a save: their tags stay, and what is written is read."""

from typing import get_args, get_origin

import msgspec
import pytest

from core.journal import At, Line, Match, Note, Parent, Sat, Sitter
from core.records import Record
from tests.core.playing import frozen
from tests.core.records import tags

LINES = "at move note sat"
"""What stands in saves and must never change."""


def test_the_tags_of_the_lines_of_a_save_stay_what_they_are() -> None:
    kinds = [get_origin(line) or line for line in get_args(Line)]

    assert tags(kinds) == LINES.split()


@pytest.mark.parametrize(
    "line",
    [
        At(3, "undo", 1),
        At(0),
        Sat(1, "easy"),
        Note("chat", 0, "hei"),
        Note("consent", 1),
        Match("m", "x", 1, (("a", "b"),), (Sitter("Ada", "me"),), 7, "fair", Parent("n", 4)),
    ],
    ids=str,
)
def test_lines_and_the_head_of_a_save_are_read_as_they_were_written(line: Record) -> None:
    assert msgspec.json.decode(frozen(line), type=type(line)) == line


def test_an_unknown_field_is_an_error() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"is":"at","moves":1,"when":"now"}', type=At)
