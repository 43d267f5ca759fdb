"""Components and set-up: rules B1 to B11."""

import pytest
from msgspec.structs import replace

from core.errors import BadChoice
from core.games.biotopia.cards import DECK, KIND
from core.games.biotopia.game import GAME
from core.games.biotopia.state import Rules, Turned
from core.words import message
from tests.core.games.biotopia.tables import (
    act,
    begin,
    deal,
    heard,
    in_both_editions,
    lay,
    legal,
    mover,
    pile,
    play,
    row,
    sees,
)

LARGE_WHITES = "most_large_whites"
ENGLISH = [LARGE_WHITES, "three_essex_skippers", "seven_flowers", "meadow_four", "edge_three"]
OTHERS = {*ENGLISH[1:], "seven_species", "grassland"}


@in_both_editions
def test_the_mission_cards_are_separated_from_the_playing_cards(edition: str) -> None:
    """B1."""
    table = deal(5, edition=edition)
    hands = [card for garden in table.gardens for card in garden.hand]
    missions = {key for key, _ in table.missions} | set(table.spare)

    assert sorted(card for card in (*table.deck, *table.sky, *hands) if card) == sorted(DECK)
    assert len(missions) == {"en": 5, "da": 7}[edition]
    assert missions <= {LARGE_WHITES, *OTHERS}


def test_in_danish_four_of_six_missions_are_drawn_to_most_large_whites() -> None:
    """B2."""
    tables = [deal(seed=seed, edition="da") for seed in range(60)]
    drawn = [frozenset(key for key, _ in table.missions) - {LARGE_WHITES} for table in tables]

    assert all(table.missions[0] == (LARGE_WHITES, None) for table in tables)
    assert all(owner is None for table in tables for _, owner in table.missions)
    assert all(len(four) == 4 and four < OTHERS for four in drawn)
    assert all(set(tables[i].spare) == OTHERS - four for i, four in enumerate(drawn))
    assert len(set(drawn)) == 15


def test_in_english_all_five_missions_lie_face_up() -> None:
    """B3."""
    tables = [deal(seed=seed, edition="en") for seed in range(20)]

    assert all([key for key, _ in table.missions] == ENGLISH for table in tables)
    assert all(table.spare == () for table in tables)
    assert [face.name for face in pile(tables[0], "missions", seat=1).faces] == [
        f"mission.{key}" for key in ENGLISH
    ]


@in_both_editions
def test_the_deck_is_shuffled_and_lies_flower_side_up(edition: str) -> None:
    """B4."""
    tables = [deal(seed=seed, edition=edition) for seed in range(120)]
    deck = pile(tables[0], "deck")

    assert len({table.deck for table in tables}) == 120
    assert {KIND[table.deck[0]] for table in tables} == {KIND[card] for card in DECK}
    assert (deck.count, deck.faces) == (89, ())


@in_both_editions
def test_three_cards_are_turned_over_before_the_hands_are_dealt(edition: str) -> None:
    """B5."""
    two, five = (deal(seats, edition=edition, starter="1") for seats in (2, 5))

    assert len([card for card in two.sky if card]) == 3
    assert two.sky == five.sky


@in_both_editions
def test_the_compost_heap_starts_empty(edition: str) -> None:
    """B6."""
    assert deal(edition=edition).compost == ()


@in_both_editions
def test_each_player_draws_four_cards_from_the_top_of_the_deck(edition: str) -> None:
    """B7."""
    two, five = (deal(seats, edition=edition, starter="1") for seats in (2, 5))
    hands = [garden.hand for garden in five.gardens]

    assert [len(hand) for hand in hands] == [4] * 5
    assert five.deck == two.deck[12:]
    assert {card for hand in hands[2:] for card in hand} == set(two.deck[:12])
    assert [hand.count(None) for hand in sees(five, 3).hands] == [4, 4, 4, 0, 4]


@in_both_editions
def test_each_player_secretly_lays_one_of_the_four_cards_as_first_flower(edition: str) -> None:
    """B8."""
    table = deal(2, seed=3, edition=edition, starter="1")
    first, second = (garden.hand for garden in table.gardens)
    assert GAME.clock(table).turn == 0
    assert legal(table, seat=1) == {f"choose {KIND[card]}" for card in second}

    table = play(table, f"choose {KIND[second[0]]}", seat=1)
    assert [len(garden.down) for garden in table.gardens] == [0, 0]
    table, events = act(table, f"choose {KIND[first[3]]}")

    assert [KIND[garden.down[0]] for garden in table.gardens] == [KIND[first[3]], KIND[second[0]]]
    assert [len(garden.hand) for garden in table.gardens] == [3, 3]
    assert (GAME.clock(table).turn, mover(table)) == (1, 0)
    assert heard(events, None) == ["chose", "? hand > down", "? hand > down", "turned"]
    assert events[-1] == Turned(1, 0)
    assert sees(table, None).picked == ()


def test_flowers_lie_in_one_row_and_butterflies_in_the_other() -> None:
    """B9."""
    table = lay(hand="peacock brown_knapweed essex_skipper", down="2*?", deck="9*?")
    table = play(table, "plant peacock", "draw", "play brown_knapweed", "draw")
    table = play(table, "play essex_skipper")
    rows = {
        name: [face.name for face in pile(table, name, owner=0).faces]
        for name in ("flowers", "doubles", "wings")
    }

    assert rows == {
        "flowers": ["card.sunshine", "card.chrysalis", "card.peacock"],
        "doubles": ["card.brown_knapweed"],
        "wings": ["card.essex_skipper"],
    }


@in_both_editions
@pytest.mark.parametrize("starter", [1, 2, 3])
def test_the_host_says_who_last_saw_a_butterfly_and_so_begins(edition: str, starter: int) -> None:
    """B10."""
    table = begin(deal(3, edition=edition, starter=str(starter)))

    assert mover(table) == starter - 1


def test_somebody_who_is_not_at_the_table_cannot_begin() -> None:
    """B10."""
    with pytest.raises(BadChoice) as refused:
        deal(3, starter="4")
    assert refused.value.message == message("error.starter", seat=4, seats=3)
    assert deal(4, starter="4").starter == 3


@in_both_editions
def test_where_nobody_says_who_begins_chance_does(edition: str) -> None:
    """B11."""
    starters = [deal(3, seed=seed, edition=edition).starter for seed in range(60)]

    assert {starters.count(seat) > 10 for seat in range(3)} == {True}
    assert mover(begin(deal(3, edition=edition))) == deal(3, edition=edition).starter


def test_the_edition_and_the_wording_agreed_on_decide_the_rules() -> None:
    english, danish = deal(edition="en").rules, deal(edition="da").rules

    assert english == Rules("en", clear=False, blue_must=False, brown_may=False, edge=4)
    assert danish == Rules("da", clear=True, blue_must=False, brown_may=True, edge=4)
    assert deal(edition="en", common_blue="must").rules == replace(english, blue_must=True)
    assert deal(edition="da", common_blue="must").rules == replace(danish, blue_must=True)


@in_both_editions
def test_the_same_seed_deals_the_same_table(edition: str) -> None:
    chosen = GAME.chosen({"edition": edition})

    assert GAME.setup(chosen, 4, 77) == GAME.setup(chosen, 4, 77)
    assert row(GAME.setup(chosen, 4, 77), "sky") != row(GAME.setup(chosen, 4, 78), "sky")
