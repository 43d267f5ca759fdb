"""Each game's RULES.md and whatever names its numbers hold together."""

from collections import Counter

import pytest

from tests.core.published.rules import GAMES, covered, files, named, numbers, stated

every = pytest.mark.parametrize("key", GAMES)


def test_every_number_that_is_named_leads_to_a_statement() -> None:
    lost = [
        f"{file}:{each.line} names {each.number}, which is in no RULES.md of {', '.join(owners)}"
        for file, owners in files()
        for each in named(file)
        if not any(each.number in stated(game) for game in owners)
    ]

    assert not lost, "\n".join(["", *lost])


@every
def test_every_statement_has_a_test_that_names_it(key: str) -> None:
    tested = covered(key)
    bare = [number for number in stated(key) if number not in tested]

    assert not bare, f"no docstring of a test in tests/core/games/{key} names {', '.join(bare)}"


@every
def test_no_number_stands_for_two_statements(key: str) -> None:
    twice = [number for number, times in Counter(stated(key)).items() if times > 1]

    assert stated(key)
    assert not twice


def test_the_numbers_of_a_range_are_all_named() -> None:
    letter = stated(GAMES[0])[0][0]
    words = f"Rules {letter}7 to\n{letter}10a, {letter}2-{letter}4; {letter}0 # noqa: {letter}905"

    assert [(each.line, each.number) for each in numbers(words, 3)] == [
        *((3, f"{letter}{number}") for number in (7, 8, 9, 10, "10a")),
        *((4, f"{letter}{number}") for number in (2, 3, 4)),
    ]
