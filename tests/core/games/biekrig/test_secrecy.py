"""What a seat cannot see stays unseen, also in what the table imagines for it."""

import pytest
from msgspec.structs import replace

from core.games.biekrig.cards import DECK
from core.games.biekrig.game import GAME
from core.games.biekrig.kinds import KIND
from core.journal import Entry
from core.undo import fair
from tests.core.games.biekrig.tables import Seat, act, go, lay, play, prompt, said

pytestmark = pytest.mark.usefixtures("board")
"""Everything here holds on either board."""


@pytest.mark.parametrize("seat", [1, None])
def test_a_table_looks_the_same_whatever_is_in_the_other_hands(seat: int | None) -> None:
    one = lay(hand="swarm extra_point", rivals=[Seat(hand="afb")])
    hidden = (*one.hands[0], *one.deck)[::-1]
    other = replace(one, hands=(hidden[:2], one.hands[1]), deck=hidden[2:], rng=99)

    assert GAME.view(one, seat) == GAME.view(other, seat)


@pytest.mark.parametrize("card", ["acid_treatment", "swarm_control", "afb"])
def test_a_question_that_a_hidden_card_may_answer_says_so_whatever_the_hand(card: str) -> None:
    """K58, K61: nobody may answer it by itself; other questions are not of that kind."""
    attacked = play(lay(hand="varroa", rivals=[Seat("33", hand=card)]), "play varroa 1")
    guarded = go(1, to=7, hives="3", hand=card)
    plain = [lay(hand=card), go(5, 6, space=22, hives="2", honey=22)]

    assert [prompt(table).secret for table in (attacked, guarded)] == [True, True]
    assert [prompt(table).secret for table in plain] == [False, False]


def test_an_imagined_rival_does_not_hold_extra_points_that_would_have_won() -> None:
    table = lay(rivals=[Seat("222", hand="afb afb afb robbing robbing", harvested=6)])

    for rng in range(50):
        hand = GAME.determinise(GAME.view(table, 0), rng).hands[1]
        assert "extra_point" not in {KIND[card] for card in hand}


def test_where_hardly_anything_but_extra_points_is_left_every_hand_still_gets_what_it_may_hold() -> (
    None
):
    """K77: six cards are out of sight, five of them extra points; the last hand may hold none."""
    aside = " ".join(KIND[card] for card in DECK if KIND[card] != "extra_point")
    discard = aside.replace("robbing", "", 1)
    rivals = [Seat(hand="extra_point extra_point"), Seat("222", harvested=6, hand="robbing")]
    table = lay(rivals=rivals, discard=discard)

    for rng in range(50):
        hands = GAME.determinise(GAME.view(table, 0), rng).hands
        assert [KIND[card] for card in hands[1]] == ["extra_point"] * 2
        assert [KIND[card] for card in hands[2]] == ["robbing"]


def test_an_imagined_rival_may_hold_any_card_that_is_not_in_sight() -> None:
    table = lay(hand="swarm swarm swarm swarm", rivals=[Seat(hand="afb afb")], discard="robbing")
    view = GAME.view(table, 0)
    held = {KIND[card] for rng in range(200) for card in GAME.determinise(view, rng).hands[1]}

    assert held == {*KIND.values()} - {"swarm"}


def test_at_the_end_no_extra_points_are_imagined_in_hands_where_none_were_shown() -> None:
    rivals = [Seat(hand="afb extra_point robbing")]
    table = play(lay("25", "BRG", 1, harvested=7, rivals=rivals), "split 2")

    for rng in range(30):
        hand = GAME.determinise(GAME.view(table, 0), rng).hands[1]
        assert [KIND[card] for card in hand].count("extra_point") == 1


@pytest.mark.parametrize(
    ("laid", "move"),
    [
        ({"hand": "extra_pollen"}, "roll"),
        ({"hand": "extra_pollen"}, "play extra_pollen red"),
        ({"hand": "swarm"}, "play swarm"),
        ({"hand": "robbing"}, "play robbing 1"),
    ],
)
def test_fair_undo_does_not_pass_a_die_or_a_card_shown(laid: dict[str, str], move: str) -> None:
    table = lay(**laid)  # type: ignore[arg-type]
    _, events = act(table, move)
    answer = GAME.ask(table)[0].answers[0]

    assert not fair([Entry(0, answer.move, events)], [0])


@pytest.mark.parametrize("move", ["buy 1 blue+red", "split 2"])
def test_fair_undo_passes_a_purchase(move: str) -> None:
    table = lay("25", "BRG", 1)
    _, events = act(table, move)
    (answer,) = (each for each in GAME.ask(table)[0].answers if said(each.move) == move)

    assert fair([Entry(0, answer.move, events)], [0])


def test_a_question_looks_the_same_to_the_others_whether_or_not_the_card_is_there() -> None:
    tables = [go(1, to=7, hives="33", hand=kind) for kind in ("swarm_control", "extra_point")]
    views = [GAME.view(table, 1) for table in tables]

    assert views[0].waiting == (0,)
    assert [len(GAME.ask(table)[0].answers) for table in tables] == [2, 1]
    assert len({replace(view, own=None) for view in views}) == 1
