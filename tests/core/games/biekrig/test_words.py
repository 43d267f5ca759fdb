"""The words of Biekrig: its cards, spaces and hives, its author and its numbers."""

import re
from types import SimpleNamespace

import pytest

from core.catalogue import words
from core.games.biekrig import board, cards
from tests.core.languages import languages
from tests.core.published.wording import named_in_code

KINDS = tuple(card.kind for card in cards.CARDS)
ASKED = {key.removeprefix("ask.") for key in named_in_code("biekrig") if key.startswith("ask.")}
EVERY_SPACE = {space for spaces in board.SPACES.values() for space in spaces}

in_every_language = pytest.mark.parametrize("name", languages("biekrig"))


@in_every_language
def test_every_card_space_and_source_has_words(name: str) -> None:
    numbers = [*board.NUMBERS.values(), *(card.copies for card in cards.CARDS)]
    keys = {f"card.{kind}{form}" for kind in KINDS for form in ("", ".short", ".tiny", ".gist")}
    keys |= {f"{what}.{kind}" for kind in KINDS for what in ("rule", "nature")}
    keys |= {f"space.{space.name}" for space in EVERY_SPACE}
    keys |= {f"rule.space.{space.kind}" for space in EVERY_SPACE}
    keys |= {f"pile.{season}" for season in board.SEASONS}
    keys |= {f"hive.{workers}" for workers in range(board.MIN, board.MAX + 1)}
    keys |= {f"phase.{phase}" for phase in ("events", "buy", "roll", "harvest")}
    keys |= {f"basis.{number.basis}" for number in numbers}

    assert keys - set(words("biekrig", name)) == set()


@in_every_language
def test_two_cards_spaces_or_pieces_are_never_called_the_same(name: str) -> None:
    texts = words("biekrig", name)
    forms = [[f"card.{kind}{form}" for kind in KINDS] for form in ("", ".short", ".tiny")]
    forms += [sorted({f"space.{space.name}" for space in EVERY_SPACE})]
    forms += [[f"{what}.{colour}" for colour in board.COLOURS] for what in ("colour", "pile")]
    families = ("shop.", "hive.", "sign.", "legend.", "head.", "phase.", "score.")
    forms += [[key for key in texts if key.startswith(family)] for family in families]

    assert all(len(form) > 2 for form in forms)
    assert [form for form in forms if len({texts[key] for key in form}) < len(form)] == []


@in_every_language
def test_the_author_is_credited(name: str) -> None:
    assert "Eivind Mork" in words("biekrig", name)["game.about"]


@in_every_language
def test_the_page_of_numbers_names_each_with_its_source(name: str) -> None:
    spoken = words("biekrig", name)
    book, house = spoken["help.numbers"].split("\n\n")
    house = house.format_map({"part": SimpleNamespace(house_hive=spoken["part.house_hive"])})
    given = {
        basis: sorted(map(int, re.findall(r"\d+", page)))
        for basis, page in (("rulebook", book), ("house", house))
    }
    said = board.NUMBERS.items()
    ours = [number.value for key, number in said if number.basis == "rulebook"]
    # A worker and a queen cost the same honey, and what harms begins where swarming does.
    ours.remove(board.COSTS_HONEY)
    per_hive = board.NUMBERS["points_per_hive"].value
    autumns = {[space.season for space in each].index("autumn") for each in board.SPACES.values()}
    season = board.LINE - autumns.pop() + 1
    copies = [card.copies.value for card in cards.CARDS]

    assert not autumns
    assert given["rulebook"] == sorted(ours)
    assert given["house"] == sorted([board.YEAR, season, per_hive, len(cards.DECK), *copies])
    for card in cards.CARDS:
        assert f"{spoken[f'card.{card.kind}']} {card.copies.value}" in house
    assert {number.basis for _, number in said} == {"rulebook", "house"}
    assert {card.copies.basis for card in cards.CARDS} == {board.BOARD} == {"house"}
