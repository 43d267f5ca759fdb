"""The oracle of Biotopia against the worked examples of RULES.md, and against itself."""

from dataclasses import dataclass
from itertools import chain, count
from random import Random

import pytest

from tests.naming import at
from tests.oracle.biotopia import Answer, Game, Piles, Shuffle, Table, kind

PACK = """
    10*essex_skipper 10*large_white 8*common_blue 8*orange_tip 8*meadow_brown 7*brimstone
    11*small_tortoiseshell 8*red_admiral 5*camberwell_beauty 6*peacock
    8*chrysalis 5*sunshine 6*brown_knapweed
"""
LARGE_WHITES = "most_large_whites"
ENGLISH = ["three_essex_skippers", "seven_flowers", "meadow_four", "edge_three"]
DANISH = [*ENGLISH, "seven_species", "grassland"]
numbers = count(1)


def cards(text: str) -> list[str]:
    """Physical cards from their kinds: "3*peacock sunshine"."""
    row: list[str] = []
    for word in text.split():
        times, _, name = word.rpartition("*")
        row += [f"{name}.{next(numbers)}" for _ in range(int(times or 1))]
    return row


@dataclass
class Seat:
    """What one seat has; it needs a flower, and "peacock" says nothing by itself."""

    hand: str = ""
    down: str = "peacock"
    up: str = ""
    wings: str = ""


def game_with(
    *seats: Seat,
    edition: str = "en",
    deck: str = "20*sunshine",
    sky: str = "essex_skipper peacock chrysalis",
    compost: str = "",
    common_blue: str = "may",
) -> Game:
    """A game in which the first of these seats is about to take its turn."""
    down = [cards(seat.down) for seat in seats]
    hands = [[*cards(seat.hand), row[-1]] for seat, row in zip(seats, down, strict=True)]
    places = [*cards(sky), None, None, None][:3]
    piles = (cards(deck), places, cards(compost))
    table = Table(edition, len(seats), 0, *piles, hands, [LARGE_WHITES, *DANISH], common_blue)
    game = Game(table, list)  # a reshuffle leaves the heap as it lies
    game.down = [row[:-1] for row in down]
    game.up = [cards(seat.up) for seat in seats]
    game.wings = [cards(seat.wings) for seat in seats]
    game.hand_over_most_large_whites()
    for place, row in enumerate(down):
        game.answer(place, ("first", row[-1]))
    return game


def words(answer: Answer) -> str:
    """An answer without copy numbers: "play chrysalis common_blue"."""
    return " ".join(kind(word) for word in answer if word is not None)


def asked(game: Game) -> set[str]:
    """What the one seat that is asked may answer."""
    [answers] = game.questions().values()
    return {words(answer) for answer in answers}


def do(game: Game, *texts: str) -> None:
    """Give these answers, whoever is asked."""
    for text in texts:
        [(seat, answers)] = game.questions().items()
        game.answer(seat, min((answer for answer in answers if words(answer) == text), key=str))


def lying(game: Game, where: str, seat: int | None = None) -> list[str]:
    """The kinds of the cards in a pile, or in a row of a seat."""
    pile = game.state()[where] if seat is None else game.state()[where][seat]
    return [kind(card) for card in pile]


def test_t1_a_fourth_small_tortoiseshell_needs_six_symbols_and_makes_ten_points() -> None:
    five, six = (
        game_with(Seat("small_tortoiseshell", row, wings="3*small_tortoiseshell"), Seat())
        for row in ("5*peacock", "6*peacock")
    )
    assert "play small_tortoiseshell" not in asked(five)
    assert six.scores() == [6, 0]
    do(six, "play small_tortoiseshell")
    assert six.scores() == [10, 0]


def test_t1_the_fourth_small_tortoiseshell_needs_no_symbols_by_chrysalis() -> None:
    seat = Seat("chrysalis", "small_tortoiseshell", wings="3*small_tortoiseshell")
    game = game_with(seat, Seat())
    do(game, "play chrysalis small_tortoiseshell")
    assert game.scores() == [10, 0]


def test_t2_a_face_up_knapweed_counts_two_and_a_flipped_flower_no_longer_counts() -> None:
    seat = Seat("chrysalis", "2*peacock essex_skipper", up="brown_knapweed")
    game = game_with(seat, Seat())
    assert game.symbols(0) == 5
    do(game, "play chrysalis essex_skipper")
    assert game.symbols(0) == 4


@pytest.mark.parametrize(
    ("flowers", "fronts"),
    [("2*peacock", {"play sunshine", "play brown_knapweed"}), ("peacock", set())],
)
def test_t3_flowers_decide_which_fronts_can_be_played(flowers: str, fronts: set[str]) -> None:
    game = game_with(Seat("sunshine brown_knapweed common_blue", flowers), Seat())
    assert {text for text in asked(game) if text.startswith("play")} == fronts


def test_t4_the_third_meadow_brown_draws_three_and_the_hand_limit_takes_two() -> None:
    seat = Seat("meadow_brown 5*peacock", "4*peacock", wings="2*meadow_brown")
    game = game_with(seat, Seat())
    do(game, "play meadow_brown")
    assert lying(game, "hands", 0) == ["peacock"] * 5 + ["sunshine"] * 3
    assert asked(game) == {"discard peacock", "discard sunshine"}
    do(game, "discard peacock", "discard sunshine")
    assert lying(game, "hands", 0) == ["peacock"] * 4 + ["sunshine"] * 2
    assert lying(game, "compost") == ["peacock", "sunshine"]
    assert game.state()["turn"] == 1


def test_t5_most_large_whites_goes_back_on_a_tie_and_to_the_next_majority() -> None:
    white = Seat("large_white", "3*peacock")
    game = game_with(Seat("large_white", "3*peacock", wings="large_white"), white, Seat())
    assert game.scores() == [3, 0, 0]
    do(game, "draw", "play large_white")
    assert game.state()["missions"][LARGE_WHITES] is None
    assert game.scores() == [1, 1, 0]
    do(game, "draw", "play large_white")
    assert game.state()["missions"][LARGE_WHITES] == 0
    assert game.scores() == [4, 1, 0]


def test_t6_the_last_round_stands_when_the_points_are_lost_again() -> None:
    white = Seat("large_white", "3*peacock")
    game = game_with(Seat("large_white", "3*peacock", wings="4*peacock"), white, Seat())
    do(game, "play large_white")
    assert game.scores()[0] == 15
    do(game, "play large_white")
    assert game.scores()[0] == 13
    assert game.state()["last_round"]
    do(game, "draw")
    assert game.questions() == {}
    assert game.winners() == [0]


def test_t7_a_flipped_orange_tip_may_fetch_the_chrysalis_but_not_play_it_again() -> None:
    game = game_with(Seat("chrysalis", "orange_tip"), Seat())
    do(game, "play chrysalis orange_tip")
    assert asked(game) == {"fetch chrysalis", "decline"}
    do(game, "fetch chrysalis")
    assert lying(game, "hands", 0) == ["chrysalis"]
    assert lying(game, "compost") == []
    assert game.state()["turn"] == 1


def test_t7_with_both_piles_empty_the_sky_waits_for_the_event() -> None:
    game = game_with(Seat("chrysalis", "orange_tip"), Seat(), deck="", sky="peacock")
    do(game, "play chrysalis orange_tip")
    assert game.state()["sky"][1:] == [None, None]
    do(game, "decline")
    assert [card and kind(card) for card in game.state()["sky"]] == ["peacock", "chrysalis", None]


def test_t8_a_chrysalis_without_a_butterfly_to_flip_is_only_a_flower() -> None:
    game = game_with(Seat("chrysalis", "peacock sunshine brown_knapweed"), Seat())
    assert not {text for text in asked(game) if text.startswith("play")}
    assert "plant chrysalis" in asked(game)


def test_t9_brimstone_plants_a_knapweed_as_one_flower() -> None:
    game = game_with(Seat("brimstone", "4*peacock"), Seat(), deck="brown_knapweed sunshine")
    do(game, "play brimstone")
    assert lying(game, "down", 0)[-1] == "brown_knapweed"
    assert game.symbols(0) == 5


def test_t10_one_camberwell_beauty_stands_for_one_missing_butterfly_but_two_not_for_two() -> None:
    three = "common_blue essex_skipper meadow_brown"
    game = game_with(Seat(wings=f"{three} camberwell_beauty"), Seat())
    do(game, "claim meadow_four brimstone")
    assert game.scores()[0] == 5 + 2
    game = game_with(Seat(wings="common_blue essex_skipper 2*camberwell_beauty"), Seat())
    assert not {text for text in asked(game) if text.startswith("claim meadow_four")}


def test_t11_three_alike_in_the_sky_are_cleared_in_the_danish_edition_only() -> None:
    piles = {"deck": "sunshine peacock chrysalis large_white", "sky": "sunshine peacock sunshine"}
    danish, english = (game_with(Seat(), Seat(), edition=name, **piles) for name in ("da", "en"))
    do(danish, "take peacock")
    assert lying(danish, "sky") == ["peacock", "chrysalis", "large_white"]
    assert lying(danish, "deck") == ["sunshine"] * 3
    do(english, "take peacock")
    assert lying(english, "sky") == ["sunshine"] * 3


FIVE_SPECIES = "2*peacock 2*camberwell_beauty 2*red_admiral essex_skipper common_blue"
SIX_SPECIES = "3*peacock camberwell_beauty red_admiral essex_skipper common_blue orange_tip"


@pytest.mark.parametrize(("row", "winners"), [(FIVE_SPECIES, [1]), (SIX_SPECIES, [0, 1])])
def test_t12_equal_points_go_to_more_species_and_else_are_shared(
    row: str, winners: list[int]
) -> None:
    game = game_with(Seat(wings=row), Seat(wings=SIX_SPECIES))
    do(game, "draw", "draw")
    assert game.scores() == [16, 16]
    assert game.winners() == winners


def deal(edition: str, seats: int, starter: int, shuffle: Shuffle) -> Table:
    """Sort, shuffle and deal; the Danish Sky is cleared before the hands are dealt."""
    pack = [f"{kind(card)}.{number}" for number, card in enumerate(cards(PACK))]
    four = ENGLISH if edition == "en" else shuffle(DANISH[:])[:4]
    missions = [LARGE_WHITES, *four]
    table = Table(edition, seats, starter, shuffle(pack), [None] * 3, [], [], missions)
    piles = Piles(table, shuffle)
    piles.fill_sky()
    table.hands = [piles.tops(4) for _ in range(seats)]
    return table


def shuffler(chance: Random) -> Shuffle:
    """A shuffle that can be repeated."""
    return lambda pile: chance.sample(pile, len(pile))


def test_t13_most_large_whites_lies_out_with_four_more_that_vary_in_the_danish_edition() -> None:
    shuffle = shuffler(Random(13))
    danish = [deal("da", 3, 0, shuffle).missions for _ in range(50)]
    assert all(missions[0] == LARGE_WHITES and len(set(missions)) == 5 for missions in danish)
    assert set().union(*danish) == {LARGE_WHITES, *DANISH}
    assert deal("en", 3, 0, shuffle).missions == [LARGE_WHITES, *ENGLISH]


def test_t14_a_camberwell_beauty_adds_no_flower_symbol() -> None:
    game = game_with(Seat("sunshine", "6*peacock", wings="camberwell_beauty"), Seat())
    assert "claim seven_flowers" not in asked(game)
    do(game, "plant sunshine", "draw")
    assert "claim seven_flowers" in asked(game)


def test_a_chrysalis_flips_a_common_blue_and_the_sky_is_refilled_in_place() -> None:
    game = game_with(Seat("chrysalis", "2*peacock common_blue"), Seat())
    do(game, "play chrysalis common_blue")
    assert game.symbols(0) == 2
    assert asked(game) == {"take essex_skipper", "take peacock", "take chrysalis", "decline"}
    do(game, "take peacock")
    assert lying(game, "sky") == ["essex_skipper", "sunshine", "chrysalis"]
    assert lying(game, "hands", 0) == ["peacock"]


def test_a_chrysalis_flips_a_red_admiral_with_only_three_flowers_in_play() -> None:
    game = game_with(Seat("chrysalis", "2*peacock red_admiral"), Seat())
    do(game, "play chrysalis red_admiral")
    assert lying(game, "wings", 0) == ["red_admiral"]
    assert game.state()["turn"] == 1


@pytest.mark.parametrize("edition", ["en", "da"])
@pytest.mark.parametrize("wording", ["may", "must"])
def test_only_a_strict_common_blue_must_take(edition: str, wording: str) -> None:
    seat = Seat("common_blue", "3*peacock")
    game = game_with(seat, Seat(), edition=edition, common_blue=wording)
    do(game, "play common_blue")
    assert ("decline" not in asked(game)) is (wording == "must")


def test_orange_tip_fetches_the_topmost_copy() -> None:
    game = game_with(Seat("orange_tip", "3*peacock"), Seat(), compost="2*sunshine")
    topmost = game.state()["compost"][-1]
    do(game, "play orange_tip", "fetch sunshine")
    assert game.state()["hands"][0] == [topmost]


def test_the_danish_meadow_brown_may_be_declined() -> None:
    game = game_with(Seat("meadow_brown", "4*peacock"), Seat(), edition="da")
    do(game, "play meadow_brown")
    assert asked(game) == {"draw", "decline"}
    do(game, "decline")
    assert lying(game, "hands", 0) == []


def test_sunshine_is_not_in_the_deck_that_its_own_draws_reshuffle() -> None:
    seat = Seat("sunshine", "2*peacock")
    game = game_with(seat, Seat(), deck="large_white", compost="2*common_blue 2*peacock")
    do(game, "play sunshine")
    assert lying(game, "hands", 0) == ["large_white", "common_blue", "common_blue"]
    assert lying(game, "deck") == ["peacock", "peacock"]
    assert lying(game, "compost") == ["sunshine"]


def test_the_heap_becomes_the_deck_as_soon_as_the_last_card_is_taken() -> None:
    game = game_with(Seat(), Seat(), deck="large_white", compost="common_blue peacock")
    do(game, "draw")
    assert lying(game, "deck") == ["common_blue", "peacock"]
    assert lying(game, "compost") == []


def test_a_short_sky_is_completed_from_the_discards() -> None:
    game = game_with(Seat("6*sunshine"), Seat(), deck="", sky="peacock large_white")
    do(game, "take large_white", "discard sunshine")
    assert [card and kind(card) for card in game.state()["sky"]] == ["peacock", "sunshine", None]


@pytest.mark.parametrize("deck", ["2*sunshine", "sunshine 3*peacock"])
def test_three_alike_stay_when_a_clear_could_only_bring_three_alike_again(deck: str) -> None:
    sky = "sunshine large_white sunshine"
    game = game_with(Seat(), Seat(), edition="da", deck=deck, sky=sky)
    do(game, "take large_white")
    assert lying(game, "sky") == ["sunshine"] * 3


def test_a_lone_joker_does_not_add_a_species_but_a_second_one_does() -> None:
    five = "large_white common_blue orange_tip brimstone peacock"
    lone = game_with(Seat(wings=f"{five} camberwell_beauty"), Seat())
    assert not {text for text in asked(lone) if text.startswith("claim")}
    pair = game_with(Seat(wings=f"{five} 2*camberwell_beauty"), Seat())
    assert "claim seven_species essex_skipper" in asked(pair)


def test_a_joker_that_is_not_needed_is_not_offered() -> None:
    game = game_with(Seat(wings="3*essex_skipper camberwell_beauty"), Seat())
    claims = {text for text in asked(game) if text.startswith("claim")}
    assert claims == {"claim three_essex_skippers"}


def test_a_round_of_passes_ends_the_game() -> None:
    game = game_with(Seat(), Seat(), deck="", sky="peacock")
    do(game, "take peacock")
    assert asked(game) == {"pass"}
    do(game, "pass", "plant peacock", "pass")
    assert game.questions() != {}
    do(game, "pass", "pass")
    assert game.questions() == {}
    assert not game.state()["last_round"]
    assert game.winners() == [0, 1]


def test_the_first_flowers_are_laid_down_together() -> None:
    game = Game(deal("en", 3, 2, shuffler(Random(1))), shuffler(Random(2)))
    for seat in (1, 2):
        game.answer(seat, min(game.questions()[seat]))
    assert game.state()["down"] == [[], [], []]
    assert set(game.questions()) == {0}
    game.answer(0, min(game.questions()[0]))
    assert [len(row) for row in game.state()["down"]] == [1, 1, 1]
    assert game.state()["turn"] == 2


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    game = game_with(Seat(), Seat())
    before = game.state()
    for seat, answer in ((0, ("pass",)), (1, ("draw",)), (0, ("plant", "peacock.0"))):
        with pytest.raises(ValueError, match="cannot answer"):
            game.answer(seat, answer)
    with pytest.raises(ValueError, match="not over"):
        game.winners()
    assert game.state() == before


def every_card(game: Game) -> list[str]:
    """All cards on the table and in the hands, in order."""
    state = game.state()
    sky = [card for card in state["sky"] if card is not None]
    rows = [*state["hands"], *state["down"], *state["up"], *state["wings"]]
    return sorted(chain(state["deck"], sky, state["compost"], *rows))


@pytest.mark.parametrize("games", [20, pytest.param(200, marks=pytest.mark.long)])
def test_a_random_game_keeps_its_hundred_cards(games: int) -> None:
    for seed in range(games):
        with at("seed", seed):
            chance = Random(seed)
            shuffle = shuffler(chance)
            seats = chance.randint(2, 5)
            table = deal(chance.choice(["en", "da"]), seats, chance.randrange(seats), shuffle)
            table.common_blue = chance.choice(["may", "must"])
            game = Game(table, shuffle)
            assert len(set(pack := every_card(game))) == 100
            while (questions := game.questions()) and game.state()["round"] <= 150:
                seat = chance.choice(sorted(questions))
                game.answer(seat, chance.choice(sorted(questions[seat], key=str)))
                assert every_card(game) == pack
            assert game.questions() or game.winners()
