"""Deal codes: a code leads to the same cards, and a mistyped one leads nowhere."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core import catalogue, deal
from core.errors import BadChoice
from core.game import AnyGame
from core.journal import Journal, Match, Sitter
from core.rng import keyed
from core.variant import Variant
from tests import tiny
from tests.core.playing import Place, frozen

PLAIN = st.one_of(st.integers(0, 999), st.integers(0, 2**64 - 1))
SECRET = st.integers(0, 2**128 - 1).map(keyed)
KNOWN = {
    7: "pebbles_2_7_n1h97",
    2**64 - 1: "pebbles_2_fzzzzzzzzzzzz_0x6z3",
    keyed(7): "pebbles_2_00000000000000000000000007_tjzfv",
}
"""Codes of the tiny game as this version writes them: they lead to the same cards for ever."""


def begun(game: AnyGame, seats: int, seed: int, **chosen: str) -> Journal:
    """A match before its first move."""
    sitters = tuple(Sitter(f"P{seat}", "me") for seat in range(seats))
    match = Match("m", game.key, game.version, game.chosen(chosen), sitters, seed)
    return Journal(game, match, game.setup(match.options, seats, seed))


def refused(code: str) -> str:
    """The key of the sentence with which a code is refused."""
    with pytest.raises(BadChoice) as caught:
        deal.read(code)
    return caught.value.message.key


@st.composite
def matches(draw: st.DrawFn, key: str) -> Journal:
    """A match of the game with any options, seats and seed."""
    game = catalogue.game(key)
    chosen = {variant.key: draw(st.sampled_from(variant.values)) for variant in game.variants}
    seats, seed = draw(st.sampled_from(game.seats)), draw(st.one_of(PLAIN, SECRET))
    try:
        return begun(game, seats, seed, **chosen)
    except BadChoice:
        reject()


def for_matches(key: str, holds: Callable[[Journal], None]) -> None:
    """Check with thirty matches."""
    settings(max_examples=30, deadline=None)(given(matches(key))(holds))()


def test_a_code_lays_out_the_table_it_was_written_for(place: Place) -> None:
    game = place.game

    def holds(journal: Journal) -> None:
        found = deal.read(deal.code(journal))

        assert found.game == game.key
        assert (found.options, found.seed) == (journal.match.options, journal.match.seed)
        assert frozen(game.setup(found.options, found.seats, found.seed)) == frozen(journal.state)

    for_matches(game.key, holds)


def test_a_code_is_one_word_that_fits_a_line_of_eighty(place: Place) -> None:
    def holds(journal: Journal) -> None:
        code = deal.code(journal)

        assert set(code) <= set(deal.LETTERS)
        assert code == code.lower()
        assert len(code) <= 76

    for_matches(place.game.key, holds)


@pytest.mark.parametrize("seed", KNOWN)
def test_a_code_that_was_written_down_leads_to_its_cards_for_ever(
    seed: int, pebbles: AnyGame
) -> None:
    assert deal.code(begun(pebbles, 2, seed)) == KNOWN[seed]
    assert deal.read(KNOWN[seed]).seed == seed


def test_capitals_spaces_line_ends_hyphens_and_letters_like_digits_are_forgiven(
    pebbles: AnyGame,
) -> None:
    code = deal.code(begun(pebbles, 2, keyed(1 << 20), heap="0"))
    meant = deal.read(code)
    name, rest = code.split("_", 1)

    assert "0" in rest
    assert "1" in rest
    for typed in (
        code.upper(),
        f"  {code}\r\n",
        code.replace("_", " _ "),
        code.replace("_", "-"),
        f"{name}_{rest.replace('0', 'O').replace('1', 'l')}",
        f"{name}_{rest.replace('1', 'I')}",
    ):
        assert deal.read(typed) == meant


def test_every_wrong_letter_is_found(game: AnyGame) -> None:
    for code in codes(game):
        for place, letter in enumerate(code):
            for other in {*deal.LETTERS, "é", "."} - {letter}:
                wrong = code[:place] + other + code[place + 1 :]
                if other.translate(deal.MISREAD) != letter or place < len(game.key):
                    assert refused(wrong) == "error.deal", wrong


def test_two_letters_that_changed_places_are_found(game: AnyGame) -> None:
    for code in codes(game):
        for apart in (1, 2):
            for place in range(len(code) - apart):
                letters = list(code)
                letters[place], letters[place + apart] = letters[place + apart], letters[place]
                if "".join(letters) != code:
                    assert refused("".join(letters)) == "error.deal"


def test_a_code_without_its_end_or_with_something_behind_it_is_refused(game: AnyGame) -> None:
    for code in codes(game):
        assert {refused(code[:end]) for end in range(len(code))} == {"error.deal"}
        assert {refused(code + "0" * more) for more in range(1, 200)} == {"error.deal"}


@pytest.mark.parametrize(
    "text", ["", "_", "___", "biotopia", "biotopia-en-may-random-2p-s404165244", "²³", "a" * 10_000]
)
def test_what_is_no_code_is_refused(text: str) -> None:
    assert refused(text) == "error.deal"


@settings(max_examples=300)
@given(text=st.text())
def test_no_text_makes_reading_fail_in_another_way(text: str) -> None:
    with pytest.raises(BadChoice):
        deal.read(text)


def test_a_code_of_a_game_that_is_not_here_says_so() -> None:
    with tiny.added():
        code = deal.code(begun(catalogue.game("pebbles"), 2, 1))

    assert refused(code) == "error.deal_game"


def test_a_code_whose_cards_would_be_others_today_is_refused(pebbles: AnyGame) -> None:
    journal = begun(pebbles, 2, 1)
    journal.states[0] = replace(journal.states[0], worth=7)

    assert refused(deal.code(journal)) == "error.deal_rules"


def test_a_code_keeps_its_meaning_when_options_are_added(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = deal.code(begun(pebbles, 2, 1, heap="0"))
    added = (Variant("bag", ("open", "shut"), "open"), *pebbles.variants, Variant("x", ("1",), "1"))
    monkeypatch.setitem(vars(pebbles), "variants", added)

    assert dict(deal.read(code).options) == {"bag": "open", "heap": "0", "x": "1"}


def test_an_option_that_came_after_the_match_is_as_it_lays_out_the_same_table(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = begun(pebbles, 2, 1, heap="0")
    journal.match = replace(journal.match, options=())
    assert pebbles.variants[0].default == "2"

    assert dict(deal.read(deal.code(journal)).options) == {"heap": "0"}


def test_no_two_options_of_a_game_have_the_same_letters(game: AnyGame) -> None:
    pairs = [(variant.key, value) for variant in game.variants for value in variant.values]

    assert len({deal.token(*pair) for pair in pairs}) == len(pairs)


def test_what_was_agreed_and_is_not_in_the_deal_is_named(pebbles: AnyGame) -> None:
    found = deal.read(deal.code(begun(pebbles, 2, 1, heap="0")))

    assert list(deal.differences(found, "pebbles", {"heap": "0"}, 2)) == []
    assert list(deal.differences(found, None, {}, None)) == []
    assert list(deal.differences(found, "pebbles", {"heap": "2"}, 3)) == [
        ("heap", "2", "0"),
        ("seats", "3", "2"),
    ]
    assert list(deal.differences(found, "biotopia", {"edition": "da"}, 5)) == [
        ("game", "biotopia", "pebbles")
    ]


def codes(game: AnyGame) -> list[str]:
    """A short code, and a long one."""
    other: dict[str, Any] = {
        variant.key: variant.values[variant.values[0] == variant.default]
        for variant in game.variants
    }
    return [
        deal.code(begun(game, game.seats[0], 2**63 + 9)),
        deal.code(begun(game, game.seats[-1], keyed(0xFEED << 100), **other)),
    ]


# -- a code that was copied with more around it --------------------------------------------------


@pytest.mark.parametrize(
    "around",
    [
        "{code}",
        "  {code}\n",
        "“{code}”",
        "`{code}`.",
        "hedgerow play pebbles --deal {code}",
        "$ hedgerow play --seed='{code}' --seats me,easy\n",
        "Try this one: {code}, and tell me!",
        "> {first}\n> {second}\n",
        "{first} {second}",
        "{first}\r\n    {second} is what I had",
        "not pebbles_2_7_n1h98 but ({code})",
    ],
)
@pytest.mark.parametrize("code", KNOWN.values())
@pytest.mark.usefixtures("pebbles")
def test_a_code_is_found_with_whatever_is_around_it(code: str, around: str) -> None:
    for text in (code, code.upper()):
        written = around.format(code=text, first=text[:11], second=text[11:])
        found = deal.within(written)
        assert found.lower() == code
        assert deal.read(found) == deal.read(code)


@pytest.mark.parametrize(
    "text", ["", " \n", "hello", "pebbles_2_7_n1h98", "hedgerow play pebbles", "pebbles_" * 5000]
)
@pytest.mark.usefixtures("pebbles")
def test_where_there_is_no_code_none_is_found(text: str) -> None:
    assert deal.within(text) == ""
