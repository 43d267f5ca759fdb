"""Event cards in general: rules K53 to K61."""

import pytest
from msgspec.structs import replace

from core.games.biekrig.cards import CARD, CARDS
from core.games.biekrig.game import GAME
from tests.core.games.biekrig.tables import (
    Seat,
    act,
    asked,
    discard,
    go,
    hand,
    heard,
    lay,
    legal,
    mover,
    places,
    play,
    points,
    sees,
    story,
)

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""

EVENT = 3
FULL = "robbing robbing robbing afb swarm_control"


@pytest.mark.parametrize(("on", "space"), places("event"))
def test_a_question_mark_brings_one_card_at_the_very_end(on: str, space: int) -> None:
    """K53."""
    table, events = act(lay(space=space - 2, dice=[2], deck="swarm", board=on), "roll")

    assert story(events) == ["rolled", "moved", "drew", "turned", "stirred"]
    assert hand(table) == "swarm"


def test_a_drawn_card_cannot_be_used_before_the_own_next_turn() -> None:
    """K54."""
    table = go(1, 6, 6, 6, to=EVENT, deck="swarm")

    assert (mover(table), legal(table, "play")) == (1, set())
    assert legal(play(table, "roll"), "play") == {"play swarm"}


def test_with_a_sixth_card_one_of_the_six_is_discarded() -> None:
    """K55."""
    table = go(1, to=EVENT, hand=FULL, deck="swarm")

    assert legal(table) == {f"drop {kind}" for kind in {*FULL.split(), "swarm"}}
    assert len(GAME.ask(table)[0].answers) == 6
    new, old = play(table, "drop swarm"), play(table, "drop afb")
    assert (hand(new), discard(new), mover(new)) == (FULL, "swarm", 1)
    assert hand(old) == "robbing robbing robbing swarm_control swarm"


def test_a_fifth_card_is_kept() -> None:
    """K55."""
    table = go(1, to=EVENT, hand="robbing robbing robbing afb", deck="swarm")

    assert (mover(table), len(table.hands[0])) == (1, 5)


def test_extra_points_count_towards_the_five() -> None:
    """K56."""
    table = go(1, to=EVENT, hand=" ".join(["extra_point"] * 5), deck="swarm")

    assert legal(table) == {"drop extra_point", "drop swarm"}


@pytest.mark.parametrize(
    "move", ["play extra_pollen red", "play swarm", "play robbing 1", "play extra_worker 1"]
)
def test_a_card_is_used_once_and_discarded_at_once(move: str) -> None:
    """K57."""
    kind = move.split()[1]
    table, events = act(lay(hand=kind), move)

    assert story(events)[0] == "used"
    assert (hand(table), discard(table)) == ("", kind)


def test_a_card_is_discarded_before_its_die_falls() -> None:
    """K57."""
    _, events = act(lay(hand="afb", dice=[1]), "play afb 1")

    assert story(events) == ["used", "rolled", "stirred"]


def test_hands_are_hidden_from_the_others() -> None:
    """K58."""
    table = lay(hand="swarm afb", rivals=[Seat(hand="extra_point")])

    assert [[card is None for card in row] for row in sees(table, 1).hands] == [
        [True, True],
        [False],
    ]
    assert [[card is None for card in row] for row in sees(table, None).hands] == [
        [True] * 2,
        [True],
    ]


def test_who_draws_is_told_what_and_the_others_only_that() -> None:
    """K58."""
    _, events = act(lay(space=2, dice=[1], deck="swarm"), "roll")

    assert [heard(events, seat) for seat in (0, 1, None)] == [["swarm"], ["?"], ["?"]]


@pytest.mark.parametrize(
    ("holds", "asks"),
    [("acid_treatment* swarm", True), ("swarm", True), ("acid_treatment*", False), ("", False)],
)
def test_a_victim_is_asked_unless_all_can_see_that_there_is_no_card_to_use(
    holds: str, asks: bool
) -> None:
    """K58, K59: so that the question tells the others nothing."""
    table = play(lay(hand="varroa", rivals=[Seat(hand=holds)], dice=[1]), "play varroa 1")

    assert asked(table) == (1 if asks else 0)
    assert legal(table, "play") == set()


def test_nobody_is_asked_once_all_cards_that_would_help_lie_open() -> None:
    """K58."""
    treated = lay(
        hand="varroa",
        rivals=[Seat(hand="swarm robbing")],
        discard=" ".join(["acid_treatment"] * 3),
        dice=[1],
    )
    controlled = go(1, 1, to=7, hives="3", hand="swarm", discard=" ".join(["swarm_control"] * 4))

    assert asked(play(treated, "play varroa 1")) == 0
    assert mover(controlled) == 1


def test_an_acid_treatment_just_drawn_protects_from_the_own_next_turn_on() -> None:
    """K59."""
    table = lay(hand="varroa", rivals=[Seat(hand="acid_treatment* acid_treatment")], dice=[1])
    asleep, awake = table.hands[1]
    table = play(table, "play varroa 1")

    assert [answer.pieces for answer in GAME.ask(table)[0].answers] == [("hand:2",), ()]
    assert (asleep, awake) == table.hands[1]


def test_in_the_own_next_turn_it_wakes() -> None:
    """K59."""
    table = go(1, 6, 6, to=EVENT, deck="acid_treatment", rivals=[Seat(), Seat(hand="varroa")])
    early = play(table, "roll", "play varroa 0")

    assert asked(early) == 2
    assert play(table, "roll", "roll").fresh == (None,) * 3


def test_an_acid_treatment_that_is_used_does_not_wake_one_just_drawn() -> None:
    """K59."""
    rival = Seat("33", hand="acid_treatment* acid_treatment")
    table = lay(hand="varroa varroa", rivals=[rival], dice=[1])
    table = play(table, "play varroa 1", "play acid_treatment", "play varroa 1")

    assert (asked(table), hand(table, 1)) == (0, "acid_treatment")


def test_where_it_is_agreed_it_protects_at_once() -> None:
    """K59, option `acid_fresh`."""
    rival = Seat(hand="acid_treatment*")
    table = play(lay(hand="varroa", rivals=[rival], acid_fresh="usable"), "play varroa 1")

    assert legal(table) == {"play acid_treatment", "decline"}


def test_an_extra_point_counts_from_the_draw() -> None:
    """K59."""
    assert points(go(1, to=EVENT, deck="extra_point")) == (3, 2)


def test_an_empty_pile_is_replaced_by_the_discards_shuffled() -> None:
    """K60."""
    table, events = act(lay(space=2, dice=[1], deck="", discard="swarm afb robbing"), "roll")

    assert story(events) == ["rolled", "moved", "shuffled", "drew", "turned", "stirred"]
    assert (len(table.deck), table.discard, len(table.hands[0])) == (2, (), 1)


def test_the_last_card_is_drawn_without_a_shuffle() -> None:
    """K60."""
    table = lay(space=2, dice=[1], deck="swarm", discard="afb")
    table, events = act(replace(table, deck=table.deck[:1]), "roll")

    assert "shuffled" not in story(events)
    assert (hand(table), table.deck, discard(table)) == ("swarm", (), "afb")


def test_if_both_are_empty_no_card_is_drawn() -> None:
    """K60."""
    table, events = act(lay(space=2, dice=[1], deck=""), "roll")

    assert story(events) == ["rolled", "moved", "turned", "stirred"]
    assert hand(table) == ""


def test_a_card_without_target_or_effect_cannot_be_played() -> None:
    """K61: all hives full, nobody to attack; Robbing alone may be played in vain (K67)."""
    everything = "extra_worker afb varroa robbing swarm_control"
    table = lay("55", hand=everything, rivals=[Seat("2")])

    assert legal(table, "play") == {"play robbing 1"}


@pytest.mark.parametrize("kind", [card.kind for card in CARDS if card.when != "turn"])
def test_some_cards_are_never_played_before_the_roll(kind: str) -> None:
    """K61, K63, K65, K71."""
    assert legal(lay("33", hand=kind)) == {"roll"}
    assert CARD[kind].when in {"held", "swarm", "varroa"}


def test_cards_cannot_be_thrown_away() -> None:
    """K61: but for the sixth (K55)."""
    assert legal(lay(hand=FULL), "drop") == set()
