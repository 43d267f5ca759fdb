"""What each seat and a spectator see, and what they do not."""

import pytest
from msgspec.structs import replace

from core.game import redacted
from core.games.biotopia.game import GAME
from tests.core.games.biotopia.tables import (
    Seat,
    act,
    begin,
    deal,
    in_both_editions,
    lay,
    legal,
    pile,
    play,
    row,
    sees,
)


@in_both_editions
def test_the_order_of_the_deck_and_what_is_to_come_is_seen_by_nobody(edition: str) -> None:
    table = begin(deal(3, edition=edition))
    shuffled = replace(table, deck=table.deck[::-1], rng=table.rng + 1, spare=table.spare[::-1])

    for seat in (0, 1, 2, None):
        assert GAME.view(table, seat) == GAME.view(shuffled, seat)
        assert sees(table, seat).deck == len(table.deck)


def test_each_seat_sees_its_own_hand_and_flowers_and_a_spectator_none() -> None:
    table = begin(deal(3, starter="1"))
    for seat in (0, 1, 2, None):
        own = sees(table, seat)
        for owner, garden in enumerate(table.gardens):
            mine = owner == seat
            assert own.hands[owner] == (garden.hand if mine else (None, None, None))
            assert own.downs[owner] == (garden.down if mine else (None,))
            hand, flowers = (pile(table, name, seat, owner) for name in ("hand", "flowers"))
            backs = [face.name is None for face in (*hand.faces, *flowers.faces)]
            assert backs == [not mine] * 4
            assert {face.known_to for face in (*hand.faces, *flowers.faces)} == {(owner,)}


@in_both_editions
@pytest.mark.parametrize("move", ["draw", "take red_admiral", "plant peacock", "play sunshine"])
def test_what_differs_only_where_nobody_else_looks_looks_and_sounds_the_same(
    edition: str, move: str
) -> None:
    rivals = [Seat("meadow_brown", "large_white")]
    one, other = (
        lay(hand, down, rivals=rivals, deck=deck, edition=edition)
        for hand, down, deck in (
            ("peacock sunshine red_admiral", "common_blue brimstone", "peacock 4*chrysalis"),
            ("peacock sunshine orange_tip", "sunshine chrysalis", "peacock 4*essex_skipper"),
        )
    )
    (after, events), (other_after, other_events) = act(one, move), act(other, move)

    for seat in (1, None):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert GAME.view(after, seat) == GAME.view(other_after, seat)
        assert [redacted(event, seat) for event in events] == [
            redacted(event, seat) for event in other_events
        ]
    assert GAME.view(after, 0) != GAME.view(other_after, 0)


def test_what_was_taken_openly_stays_known_in_the_hand_until_a_plant() -> None:
    table = lay(hand="sunshine orange_tip", down="3*?", compost="brimstone")
    table = play(table, "take red_admiral", "draw", "play orange_tip", "fetch brimstone")
    cards = {card.partition(".")[0]: card for card in table.gardens[0].hand}
    seen = {cards["red_admiral"], cards["brimstone"]}
    assert set(sees(table, 1).hands[0]) == seen | {None}
    assert set(sees(table, 1).shown) == seen

    planted = [play(table, "draw", f"plant {kind}") for kind in ("brimstone", "sunshine")]

    for each in planted:
        assert sees(each, 1).downs[0] == (None,) * 4
        assert sees(each, 1).hands[0] == (None, None)
        assert sees(each, 1).shown == ()
        assert {(p.card, p.seat, p.plants) for p in sees(each, 1).perhaps} == {
            (card, 0, 1) for card in seen
        }
    assert GAME.view(planted[0], 1) == GAME.view(planted[1], 1)


def test_what_everybody_knew_is_forgotten_when_it_has_gone_through_the_deck() -> None:
    table = lay("red_admiral! 5*essex_skipper!", deck="brimstone ?", rivals=[Seat()])
    table = play(table, "draw", "drop red_admiral")
    assert table.compost[0] not in table.shown

    table = play(replace(table, deck=()), "draw")

    assert row(table, "hand", 1) == "red_admiral"
    assert sees(table, 0).hands[1] == (None,)


@pytest.mark.parametrize("move", ["play essex_skipper", "play brown_knapweed"])
def test_what_lies_front_side_up_is_no_longer_kept_in_mind(move: str) -> None:
    table = lay("essex_skipper! brown_knapweed!", "2*?")

    assert len(play(table, move).shown) == len(table.shown) - 1


def test_where_in_the_hand_a_planted_card_lay_is_told_to_nobody() -> None:
    """B29: others know that a card left the hand, not which of those they have not seen."""
    early = lay(hand="peacock large_white! sunshine")
    late = lay(hand="sunshine large_white! peacock")
    assert GAME.view(early, 1) == GAME.view(late, 1)

    assert GAME.view(play(early, "plant peacock"), 1) == GAME.view(play(late, "plant peacock"), 1)


def test_only_the_seat_that_is_asked_is_told_its_answers() -> None:
    table = lay(hand="peacock", rivals=[Seat(), Seat()])

    assert [prompt.seat for prompt in GAME.ask(table)] == [0]
    assert GAME.view(table, 2).waiting == (0,)
    assert legal(table, seat=1) == set()
