"""The turn, the Sky, the hand limit and the piles: rules B12 to B26."""

import pytest
from msgspec.structs import replace

from core.errors import GameOver, Illegal, NotAsked
from core.games.biotopia.cards import CARD, CARDS
from core.games.biotopia.game import GAME
from core.games.biotopia.scoring import symbols
from core.games.biotopia.state import Draw, Plant, Play, Turned
from tests.core.games.biotopia.tables import (
    Seat,
    act,
    begin,
    deal,
    has,
    in_both_editions,
    lay,
    legal,
    mover,
    pile,
    play,
    row,
    story,
)


def test_play_goes_clockwise_and_a_round_is_one_turn_for_everybody() -> None:
    """B12."""
    table = begin(deal(3, starter="2"))
    clocks, turns = [], []
    for _ in range(4):
        clocks.append(GAME.clock(table))
        table, events = act(table, "draw")
        turns.append(events[-1])

    assert [clock.seat for clock in clocks] == [1, 2, 0, 1]
    assert [clock.turn for clock in clocks] == [1, 2, 3, 4]
    assert [clock.round for clock in clocks] == [1, 1, 1, 2]
    assert turns == [Turned(2, 2), Turned(3, 0), Turned(4, 1), Turned(5, 2)]


@pytest.mark.parametrize(
    "action",
    ["draw", "take red_admiral", "plant sunshine", "play sunshine", "claim three_essex_skippers"],
)
def test_a_turn_is_exactly_one_of_five_actions(action: str) -> None:
    """B13."""
    table = lay(hand="sunshine", down="2*?", wings="3*essex_skipper")
    verbs = {move.split()[0] for move in legal(table)}
    assert verbs == {"draw", "take", "plant", "play", "claim"}

    table = play(table, action)

    assert mover(table) == 1
    assert len(GAME.ask(table)) == 1


@in_both_editions
@pytest.mark.parametrize("kind", [card.kind for card in CARDS])
def test_every_card_can_be_played_as_a_flower(edition: str, kind: str) -> None:
    """B14."""
    table = play(lay(hand=kind, edition=edition), f"plant {kind}")

    assert row(table, "down") == kind
    assert row(table, "hand") == ""


def test_drawing_takes_the_top_card_of_the_deck() -> None:
    """B15."""
    table = play(lay(hand="sunshine", deck="red_admiral brimstone peacock"), "draw")

    assert row(table, "hand") == "sunshine red_admiral"
    assert row(table, "deck") == "brimstone peacock"


def test_a_taken_sky_card_is_replaced_at_once_from_the_deck() -> None:
    """B16."""
    table = lay(sky="peacock orange_tip red_admiral", deck="brimstone sunshine")
    assert legal(table, "take") == {"take peacock", "take orange_tip", "take red_admiral"}
    table, events = act(table, "take orange_tip")

    assert row(table, "hand") == "orange_tip"
    assert row(table, "sky") == "peacock brimstone red_admiral"
    assert story(events) == ["orange_tip sky > hand", "brimstone deck > sky", "turned"]


def test_a_planted_card_has_no_requirement_and_gives_one_symbol() -> None:
    """B17."""
    table = play(lay(hand="peacock brown_knapweed"), "plant brown_knapweed")

    assert (row(table, "hand"), row(table, "down")) == ("peacock", "brown_knapweed")
    assert symbols(table.gardens[0]) == 1


@pytest.mark.parametrize("kind", [card.kind for card in CARDS if card.kind != "chrysalis"])
def test_a_front_needs_its_number_of_own_symbols_and_spends_none(kind: str) -> None:
    """B18."""
    need, rival = CARD[kind].need.value, Seat(down="7*?")
    short = lay(hand=kind, down=f"{need - 1}*?", rivals=[rival], deck="3*essex_skipper")
    enough = lay(hand=kind, down=f"{need}*?", rivals=[rival], deck="3*essex_skipper")
    flowers = row(enough, "down")

    assert legal(short, "play") == set()
    assert legal(enough, "play") == {f"play {kind}"}
    assert row(play(enough, f"play {kind}"), "down").startswith(flowers)


def test_the_front_side_is_for_butterflies_bio_cards_and_double_flowers() -> None:
    """B19."""
    table = lay(hand="essex_skipper sunshine chrysalis brown_knapweed", down="? common_blue")

    assert legal(table, "play") == {
        "play essex_skipper",
        "play sunshine",
        "play chrysalis common_blue",
        "play brown_knapweed",
    }


def test_one_mission_whose_requirement_is_met_may_be_taken_in_a_turn() -> None:
    """B20."""
    unmet = lay(down="6*?", wings="2*essex_skipper")
    table = lay(down="7*?", wings="3*essex_skipper")

    assert legal(unmet, "claim") == set()
    assert legal(table, "claim") == {"claim three_essex_skippers", "claim seven_flowers"}
    table = play(table, "claim seven_flowers")
    assert (has(table), mover(table)) == ({"seven_flowers"}, 1)


@in_both_editions
def test_the_sky_is_three_cards_whenever_somebody_is_asked(edition: str) -> None:
    """B21."""
    table = lay(hand="common_blue", down="3*?", edition=edition)
    table = play(table, "play common_blue")
    assert "-" not in row(table, "sky")
    table = play(table, "take red_admiral")
    assert "-" not in row(table, "sky")
    table = play(table, "take orange_tip")

    assert "-" not in row(table, "sky")
    assert len(row(table, "sky").split()) == 3


def test_in_danish_three_identical_sky_cards_are_cleared() -> None:
    """B22."""
    deck = "sunshine orange_tip peacock red_admiral brimstone"
    table = lay(sky="sunshine large_white sunshine", deck=deck, edition="da")
    table, events = act(table, "take large_white")

    assert row(table, "sky") == "orange_tip peacock red_admiral"
    assert row(table, "compost") == "sunshine sunshine sunshine"
    assert row(table, "deck") == "brimstone"
    assert story(events) == [
        "large_white sky > hand",
        "sunshine deck > sky",
        "cleared",
        "orange_tip deck > sky",
        "peacock deck > sky",
        "red_admiral deck > sky",
        "turned",
    ]


@pytest.mark.parametrize("sky", ["sunshine large_white peacock", "peacock large_white brimstone"])
def test_in_danish_two_identical_sky_cards_stay(sky: str) -> None:
    """B22."""
    table = lay(sky=sky, deck="peacock 5*orange_tip", edition="da")
    table = play(table, "take large_white")

    assert row(table, "sky") == sky.replace("large_white", "peacock")
    assert row(table, "compost") == ""


def test_in_english_three_identical_sky_cards_stay() -> None:
    """B22."""
    table = lay(sky="sunshine large_white sunshine", deck="sunshine orange_tip", edition="en")
    table = play(table, "take large_white")

    assert row(table, "sky") == "sunshine sunshine sunshine"
    assert row(table, "compost") == ""


@in_both_editions
def test_more_than_six_cards_are_put_away_at_the_end_of_the_turn(edition: str) -> None:
    """B23."""
    hand = "peacock sunshine chrysalis brown_knapweed essex_skipper brimstone"
    table = play(lay(hand=hand, deck="red_admiral ?", edition=edition), "draw")
    assert legal(table) == {f"drop {kind}" for kind in [*hand.split(), "red_admiral"]}
    assert mover(table) == 0

    table = play(table, "drop chrysalis")

    assert (
        row(table, "hand") == "peacock sunshine brown_knapweed essex_skipper brimstone red_admiral"
    )
    assert row(table, "compost") == "chrysalis"
    assert mover(table) == 1


def test_more_than_six_cards_are_allowed_during_the_turn() -> None:
    """B24."""
    table, events = act(
        lay(hand="sunshine 5*peacock", down="2*?", deck="4*common_blue"), "play sunshine"
    )

    assert story(events)[1:4] == ["common_blue deck > hand"] * 3
    assert len(table.gardens[0].hand) == 8
    assert play(table, "drop peacock", "drop peacock").turn == 2


def test_six_cards_are_not_too_many() -> None:
    """B23."""
    assert mover(play(lay(hand="5*peacock"), "draw")) == 1


@in_both_editions
def test_the_cards_of_the_compost_heap_lie_face_up(edition: str) -> None:
    """B25."""
    table = lay(hand="6*peacock", compost="sunshine", edition=edition)
    heap = pile(play(table, "draw", "drop peacock"), "compost", seat=None)

    assert [face.name for face in heap.faces] == ["card.sunshine", "card.peacock"]


def test_in_danish_the_compost_heap_is_shuffled_into_a_new_deck() -> None:
    """B26."""
    heap = "peacock sunshine chrysalis brimstone red_admiral"
    table = lay(deck="orange_tip", compost=heap, edition="da")
    decks = [row(play(replace(table, rng=seed), "draw"), "deck") for seed in range(20)]
    after = play(table, "draw")

    assert row(after, "compost") == ""
    assert all(sorted(deck.split()) == sorted(heap.split()) for deck in decks)
    assert len(set(decks)) > 15
    assert after.rng != table.rng


def test_what_is_not_legal_is_refused() -> None:
    """B13, B18."""
    table = lay(hand="peacock", down="6*?")
    card = table.gardens[0].hand[0]
    over = replace(table, todo=())

    with pytest.raises(Illegal):
        GAME.apply(table, 0, Play(card))
    with pytest.raises(Illegal):
        GAME.apply(table, 0, Plant("peacock.6"))
    with pytest.raises(NotAsked):
        GAME.apply(table, 1, Draw())
    with pytest.raises(GameOver):
        GAME.apply(over, 0, Draw())
