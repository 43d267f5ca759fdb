"""What the table looks like: piles, faces, clock and status."""

from core.game import Clock, Face, Pile
from core.games.biotopia.game import GAME
from core.words import message
from tests.core.games.biotopia.tables import (
    Seat,
    begin,
    deal,
    lay,
    pile,
    play,
    sees,
)


def face(piece: str, kind: str, known_to: tuple[int, ...] = ()) -> Face:
    """The front of a card; known to all unless said otherwise."""
    return Face(piece, f"card.{kind}", f"rule.{kind}", known_to or "all")


def test_sky_deck_and_compost_heap_lie_in_the_market() -> None:
    table = lay(sky="peacock - sunshine", deck="7*?", compost="brimstone red_admiral")

    assert pile(table, "sky", None) == Pile(
        "pile.sky",
        "market",
        faces=(face("sky:1", "peacock"), Face("sky:2", known_to=()), face("sky:3", "sunshine")),
        count=3,
    )
    assert pile(table, "deck", None) == Pile(
        "pile.deck", "market", count=7, piece="deck", spread=False
    )
    assert pile(table, "compost", None) == Pile(
        "pile.compost",
        "market",
        faces=(face("compost:1", "brimstone"), face("compost:2", "red_admiral")),
        count=2,
        piece="compost",
        spread=False,
    )


def test_the_own_hand_and_flowers_can_be_clicked() -> None:
    table = lay("peacock brimstone!", "sunshine red_admiral!")

    assert pile(table, "hand", 0, 0) == Pile(
        "pile.hand",
        "hand",
        0,
        (face("hand:1", "peacock", (0,)), face("hand:2", "brimstone")),
        2,
    )
    assert pile(table, "flowers", 0, 0).faces == (
        face("down:1", "sunshine", (0,)),
        face("down:2", "red_admiral", (0,)),
    )
    assert pile(table, "flowers", 0, 0).panel == "board"


def test_of_others_hands_backs_and_what_was_taken_openly_are_seen_of_flowers_only_backs() -> None:
    table = lay("peacock brimstone!", "sunshine red_admiral!")
    back = Face("", known_to=(0,))

    for seat in (1, None):
        hand = pile(table, "hand", seat, 0)
        assert (hand.panel, hand.owner, hand.count) == ("board", 0, 2)
        assert {*hand.faces} == {back, face("", "brimstone")}
        assert pile(table, "flowers", seat, 0).faces == (back, back)


def test_what_lies_front_side_up_is_seen_by_all() -> None:
    table = lay(up="brown_knapweed", wings="peacock essex_skipper")

    for seat in (0, 1, None):
        assert pile(table, "doubles", seat, 0).faces == (face("", "brown_knapweed"),)
        assert pile(table, "wings", seat, 0).faces == (
            face("", "peacock"),
            face("", "essex_skipper"),
        )
        assert pile(table, "wings", seat, 0).panel == "board"
        assert pile(table, "doubles", seat, 0).panel == "board"


def test_every_pile_says_how_many_cards_lie_in_it() -> None:
    table = lay("peacock", "2*?", "brown_knapweed", "3*essex_skipper", rivals=[Seat("?", "?")])
    counts = {
        (seat.name, seat.owner): (seat.count, len(seat.faces))
        for seat in GAME.view(table, 0).piles
        if seat.name != "pile.deck"
    }

    assert {key: count for key, (count, _) in counts.items()} == {
        key: faces for key, (_, faces) in counts.items()
    }


def test_the_missions_show_what_is_taken() -> None:
    table = lay(has="meadow_four", missions="most_large_whites seven_flowers meadow_four")

    assert pile(table, "missions", None) == Pile(
        "pile.missions",
        "missions",
        faces=(
            Face("mission:1", "mission.most_large_whites", "rule.most_large_whites"),
            Face("mission:2", "mission.seven_flowers", "rule.seven_flowers"),
            Face("mission:3", "mission.meadow_four", "rule.meadow_four", mark="mark.taken"),
        ),
        count=3,
    )
    assert sees(table, None).missions == table.missions


def test_each_garden_has_its_piles_in_the_order_of_the_seats() -> None:
    piles = GAME.view(lay(rivals=[Seat(), Seat()]), 1).piles
    rows = ["wings", "flowers", "doubles", "hand"]

    assert [(each.name, each.owner) for each in piles] == [
        *((f"pile.{name}", None) for name in ("sky", "deck", "compost", "missions")),
        *((f"pile.{name}", owner) for owner in range(3) for name in rows),
    ]
    assert [each.owner for each in piles if each.panel == "hand"] == [1]


def test_the_clock_stands_still_in_set_up_and_has_no_mover_after_the_end() -> None:
    table = deal(3, starter="2")
    started = begin(table)
    over = play(lay(rivals=[Seat(), Seat()], turn=6, last=True), "draw")

    assert GAME.clock(table) == Clock(0, 0, None)
    assert GAME.clock(started) == Clock(1, 1, 1)
    assert GAME.clock(play(started, "draw", "draw", "draw")) == Clock(2, 4, 1)
    assert GAME.clock(over) == Clock(2, 6, None)


def test_points_and_who_is_waited_for_are_seen_by_all() -> None:
    view = GAME.view(lay(wings="peacock", rivals=[Seat(wings="red_admiral")]), None)

    assert (view.seat, view.points, view.waiting) == (None, (3, 2), (0,))
    assert GAME.view(deal(3), 2).waiting == (0, 1, 2)
    assert view.clock == Clock(1, 1, 0)


def test_the_last_round_is_announced() -> None:
    goal, last = message("status.goal", n=15), message("status.last")

    assert GAME.view(lay(), 0).status == (goal,)
    assert GAME.view(lay(last=True), 0).status == (goal, last)


def test_the_games_own_part_tells_what_is_public() -> None:
    table = lay("peacock", "2*?", "brown_knapweed", "red_admiral", last=True, turn=2)
    own = sees(table, None)

    assert (own.sky, own.compost, own.deck) == (table.sky, table.compost, 6)
    assert (own.ups[0], own.wings[0]) == (("brown_knapweed.1",), ("red_admiral.2",))
    assert (own.rules, own.starter, own.turn) == (table.rules, table.starter, 2)
    assert (own.passes, own.last, own.todo) == (0, True, table.todo)
    assert (own.table, own.shown, own.picked, own.first) == ((), (), (), None)


def test_it_is_seen_who_has_picked_a_first_flower() -> None:
    table = deal(3, starter="1")
    card = table.gardens[1].hand[0]
    table, _ = GAME.apply(table, 1, GAME.ask(table)[1].answers[0].move)

    assert sees(table, 0).picked == (False, True, False)
    assert (sees(table, 0).first, sees(table, 1).first) == (None, card)
    assert GAME.view(table, 0).waiting == (0, 2)
