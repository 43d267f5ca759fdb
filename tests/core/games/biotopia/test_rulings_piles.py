"""Rulings on the piles: A1 to A4, A12 and A13."""

from msgspec.structs import replace

from core.games.biotopia.scoring import symbols
from tests.core.games.biotopia.tables import (
    Seat,
    act,
    deal,
    in_both_editions,
    lay,
    legal,
    play,
    points,
    row,
    story,
)

FULL = "6*small_tortoiseshell"


def test_in_english_too_the_compost_heap_becomes_the_new_deck() -> None:
    """A1."""
    heap = "peacock sunshine chrysalis brimstone"
    table = lay(deck="orange_tip", compost=heap, edition="en")
    decks = {row(play(replace(table, rng=seed), "draw"), "deck") for seed in range(20)}

    assert {tuple(sorted(deck.split())) for deck in decks} == {tuple(sorted(heap.split()))}
    assert len(decks) > 10


@in_both_editions
def test_the_heap_is_shuffled_as_soon_as_the_last_card_of_the_deck_is_taken(edition: str) -> None:
    """A2."""
    table = lay(deck="orange_tip", compost="peacock sunshine", edition=edition)
    table, events = act(table, "draw")

    assert story(events) == ["orange_tip deck > hand", "shuffled", "turned"]
    assert len(table.deck) == 2


@in_both_editions
def test_an_empty_deck_over_an_empty_heap_is_tried_again_when_a_card_is_needed(
    edition: str,
) -> None:
    """A2."""
    table = lay(hand=FULL, deck="orange_tip", edition=edition)
    table = play(table, "draw", "drop orange_tip")
    assert (row(table, "deck"), row(table, "compost")) == ("", "orange_tip")
    table, events = act(table, "draw")

    assert story(events) == ["shuffled", "orange_tip deck > hand", "turned"]


def test_an_orange_tip_sees_an_empty_heap_right_after_a_reshuffle() -> None:
    """A2."""
    table = lay(deck="peacock", compost="sunshine", rivals=[Seat("orange_tip", "3*?")])
    _, events = act(play(table, "draw"), "play orange_tip")

    assert story(events) == ["orange_tip hand > wings", "turned"]


@in_both_editions
def test_with_both_piles_empty_there_is_no_drawing_and_the_sky_stays_short(edition: str) -> None:
    """A3."""
    table = lay(sky="peacock sunshine", deck="", edition=edition)
    assert legal(table) == {"take peacock", "take sunshine"}
    table, events = act(table, "take peacock")

    assert story(events) == ["peacock sky > hand", "turned"]
    assert row(table, "sky") == "- sunshine"
    assert legal(table) == {"take sunshine"}


@in_both_editions
def test_a_short_sky_is_refilled_from_the_discards_of_the_turn(edition: str) -> None:
    """A3."""
    table = lay(hand=FULL, sky="peacock - sunshine", deck="", edition=edition)
    table = play(table, "take peacock")
    assert row(table, "sky") == "- - sunshine"
    table, events = act(table, "drop small_tortoiseshell")

    assert row(table, "sky") == "small_tortoiseshell - sunshine"
    assert story(events)[1:] == ["shuffled", "small_tortoiseshell deck > sky", "turned"]


def test_a_sky_refilled_from_the_discards_is_cleared_in_danish() -> None:
    """A3: once more after the discards, with the Danish clear."""
    hand, sky = "6*essex_skipper peacock brimstone", "peacock - peacock"
    table = lay(hand, "7*?", sky=sky, deck="", missions="seven_flowers", edition="da")
    table = play(table, "claim seven_flowers", "drop peacock")
    ends = [act(replace(table, rng=seed), "drop brimstone") for seed in range(20)]

    assert {"cleared" in story(events) for _, events in ends} == {True, False}
    assert all("brimstone" in row(after, "sky") for after, _ in ends)


def test_draw_events_draw_what_there_is_and_stop() -> None:
    """A3."""
    sunny = lay(hand="sunshine", down="2*?", deck="peacock", compost="brimstone")
    browns = lay(hand="meadow_brown", down="4*?", wings="2*meadow_brown", deck="peacock")
    nothing = lay(hand="meadow_brown", down="4*?", deck="")

    assert row(play(sunny, "play sunshine"), "hand") == "peacock brimstone"
    assert row(play(browns, "play meadow_brown"), "hand") == "peacock"
    assert row(play(nothing, "play meadow_brown"), "hand") == ""


@in_both_editions
def test_a_short_sky_waits_while_a_flipped_butterfly_does_its_event(edition: str) -> None:
    """A3: not between the Chrysalis in the heap and the event."""
    table = lay(hand="chrysalis", down="orange_tip", sky="- peacock -", deck="", edition=edition)
    table = play(table, "play chrysalis orange_tip")
    assert row(table, "sky") == "- peacock -"
    assert legal(table, "fetch") == {"fetch chrysalis"}

    assert row(play(table, "fetch chrysalis"), "sky") == "- peacock -"
    assert row(play(table, "decline"), "sky") == "chrysalis peacock -"


def test_a_brimstone_reshuffles_first_and_with_both_piles_empty_does_nothing() -> None:
    """A4."""
    heap = lay(hand="brimstone", down="4*?", deck="", compost="peacock")
    none = lay(hand="brimstone", down="4*?", deck="")

    assert row(play(heap, "play brimstone"), "down").endswith(" peacock")
    after = play(none, "play brimstone")
    assert symbols(after.gardens[0]) == 4
    assert points(after) == (1, 0)


def test_a_reshuffle_among_the_draws_of_sunshine_is_without_it() -> None:
    """A12."""
    table = lay(hand="sunshine", down="2*?", deck="peacock", compost="3*brimstone")
    table = play(table, "play sunshine")

    assert (row(table, "deck"), row(table, "compost")) == ("brimstone", "sunshine")


def test_a_reshuffle_by_the_event_of_a_flipped_butterfly_contains_the_chrysalis() -> None:
    """A12."""
    browns = lay(hand="chrysalis", down="meadow_brown", deck="peacock")
    planted = lay(hand="chrysalis", down="brimstone", deck="")

    browns = play(browns, "play chrysalis meadow_brown")
    assert (row(browns, "deck"), row(browns, "compost")) == ("chrysalis", "")
    assert row(play(planted, "play chrysalis brimstone"), "down") == "chrysalis"


def test_three_identical_cards_are_cleared_at_set_up_before_the_hands_are_dealt() -> None:
    """A13."""
    tables = (deal(5, seed, edition="da", starter="1") for seed in range(2000))
    seed, five = next((seed, table) for seed, table in enumerate(tables) if table.compost)
    two = deal(2, seed, edition="da", starter="1")

    assert len(five.compost) == 3
    assert len(set(row(five, "compost").split())) == 1
    assert len(set(row(five, "sky").split())) > 1
    assert [len(garden.hand) for garden in five.gardens] == [4] * 5
    assert (two.sky, two.compost, two.gardens) == (five.sky, five.compost, five.gardens[:2])


def test_three_identical_cards_stay_at_an_english_set_up() -> None:
    """A13."""
    tables = (deal(5, seed, edition="en") for seed in range(2000))
    same = next(table for table in tables if len(set(row(table, "sky").split())) == 1)

    assert (len(same.sky), same.compost) == (3, ())


def test_clearing_is_repeated_when_again_three_identical_cards_come() -> None:
    """A13."""
    deck = "sunshine 3*peacock red_admiral brimstone orange_tip ?"
    table = lay(sky="sunshine large_white sunshine", deck=deck, edition="da")
    table, events = act(table, "take large_white")

    assert story(events).count("cleared") == 2
    assert row(table, "sky") == "red_admiral brimstone orange_tip"
    assert row(table, "compost") == "sunshine sunshine sunshine peacock peacock peacock"


def test_fewer_than_three_identical_cards_are_not_cleared() -> None:
    """A13."""
    table = lay(hand="6*peacock", sky="sunshine large_white sunshine", deck="", edition="da")
    table = play(table, "take large_white")
    assert row(table, "sky") == "sunshine - sunshine"

    assert row(play(table, "drop large_white"), "sky") == "sunshine large_white sunshine"


def test_nothing_is_cleared_while_only_more_of_the_same_could_come() -> None:
    """A13."""
    sky = "sunshine large_white sunshine"
    table = lay(sky=sky, deck="2*sunshine", compost="sunshine", edition="da")
    one_more = lay(sky=sky, deck="sunshine", compost="peacock", edition="da")

    assert row(play(table, "take large_white"), "sky") == "sunshine sunshine sunshine"
    _, events = act(one_more, "take large_white")
    assert story(events).count("cleared") == 1


def test_two_threes_of_a_kind_do_not_take_turns_for_ever() -> None:
    """A13: with three of another kind alone, clearing would never end."""
    sky = "sunshine large_white sunshine"
    three = lay(sky=sky, deck="sunshine 3*peacock", edition="da")
    four = lay(sky=sky, deck="sunshine 4*peacock", edition="da")

    assert row(play(three, "take large_white"), "sky") == "sunshine sunshine sunshine"
    assert len(set(row(play(four, "take large_white"), "sky").split())) == 2


def test_three_identical_cards_that_had_to_stay_are_cleared_once_another_can_come() -> None:
    """A13: whenever the Sky shows three identical cards (B22)."""
    table = lay("chrysalis", "essex_skipper", sky="3*sunshine", deck="sunshine", edition="da")
    table, events = act(table, "play chrysalis essex_skipper")

    assert "cleared" in story(events)
    assert "chrysalis" in row(table, "sky")


def test_three_identical_cards_that_had_to_stay_are_cleared_after_the_discards() -> None:
    """A13, A3."""
    table = lay("6*essex_skipper", sky="3*sunshine", deck="2*sunshine", edition="da")
    table, events = act(play(table, "draw"), "drop essex_skipper")

    assert "cleared" in story(events)
    assert "essex_skipper" in row(table, "sky")


def test_three_identical_cards_stay_as_long_as_nothing_else_can_come() -> None:
    """A13."""
    table = lay("peacock", sky="3*sunshine", deck="sunshine", edition="da")
    table, events = act(table, "plant peacock")

    assert story(events) == ["peacock hand > down", "turned"]
    assert row(table, "sky") == "sunshine sunshine sunshine"
