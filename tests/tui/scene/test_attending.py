"""Where the attention goes, told without a screen."""

from dataclasses import replace

import msgspec

from core.game import Answer, Clock, Face, Pile, Prompt, View
from core.words import message
from tests.tui.matches import words
from tests.tui.scene.test_answering import answer
from tui.app.keys import USUAL
from tui.match.port import Snapshot
from tui.scene.answering import Choosing
from tui.scene.attending import attend, faces, following, kept, moved, numbered, turned, viewed
from tui.scene.attention import Attention
from tui.scene.scene import PANELS, Scene
from tui.scene.watching import snapshot

SKY = Pile("pile.sky", "market", None, (Face("sky:1", "a"), Face("sky:2", "b")))
HAND = Pile("pile.hand", "hand", 0, (Face("hand:1", "c"), Face("hand:2", "d"), Face("hand:3", "e")))
MINE = Pile("pile.down", "board", 0, (Face("down:1", "f"),))
HIDDEN = Pile("pile.down", "board", 0, (Face("down:1", "f", known_to=(0,)),))
VIEW = View(0, Clock(1, 1, 0), (0,), (0, 0), (SKY, HAND, MINE))
PIECES = {"market": ["sky:1", "sky:2"], "missions": [], "board": ["down:1"], "hand": ["hand:1"]}
PLACES = {"hand:1": (1, 0), "hand:2": (9, 0), "hand:3": (1, 2)}


def scene(*answers: Answer, view: View = VIEW, **attention: object) -> Scene:
    """A question at a small table, and what the player attends to."""
    prompt = Prompt(0, "turn", answers) if answers else None
    snap = replace(snapshot(view), prompt=prompt)
    attended = replace(Attention(Choosing(answers)), **attention)  # type: ignore[arg-type]
    return Scene(snap, words(), attended, USUAL)


def later(old: Scene, **changes: object) -> Scene:
    """A moment after it, which nobody has attended to yet."""
    snap: Snapshot = replace(old.snap, **changes)  # type: ignore[arg-type]
    answers = snap.prompt.answers if snap.prompt else ()
    return Scene(snap, old.words, Attention(Choosing(answers)), USUAL)


def test_the_cursor_begins_on_something_that_the_question_is_about() -> None:
    seen = attend(scene(answer("take", "sky:2"), answer("take", "sky:1")))

    assert (seen.focus, seen.cursor) == ("market", "sky:1")
    assert attend(scene()).cursor == "hand:1"


def test_what_the_turn_is_about_comes_before_abilities() -> None:
    able, take = answer("ability", "hand:2"), answer("take", "sky:1")

    assert attend(scene(able, take)).cursor == "sky:1"
    assert attend(scene(able)).cursor == "hand:2"


def test_where_only_a_card_of_a_heap_answers_the_cursor_is_on_the_heap() -> None:
    cards = (Face("heap:1", "x"), Face("heap:2", "y"))
    heap = Pile("pile.compost", "market", None, cards, 2, "heap", spread=False)
    view = msgspec.structs.replace(VIEW, piles=(*VIEW.piles, heap))

    seen = attend(scene(answer("take", "heap:2"), view=view))
    assert (seen.focus, seen.cursor) == ("market", "heap")
    assert attend(scene(answer("take", "sky:1"), view=view)).cursor == "sky:1"


def test_with_a_begun_answer_the_cursor_goes_where_it_is_carried_on() -> None:
    flip = answer("play", "hand:3", "down:1")
    choosing = Choosing((flip, answer("play", "hand:3", "sky:1"))).pick("hand:3")

    seen = attend(scene(flip).attending(choosing=choosing))
    assert (seen.focus, seen.cursor) == ("board", "down:1")


def test_an_arrow_goes_to_the_nearest_piece_that_way_and_around_the_edge() -> None:
    here = scene(cursor="hand:1")

    assert moved(here, PLACES, lambda: PIECES, 1, 0).cursor == "hand:2"
    assert moved(here, PLACES, lambda: PIECES, 0, 1).cursor == "hand:3"
    assert moved(scene(cursor="hand:2"), PLACES, lambda: PIECES, 1, 0).cursor == "hand:3"
    assert moved(here, PLACES, lambda: PIECES, -1, 0).cursor == "hand:3"


def test_up_and_down_leave_the_zone_where_nothing_lies_that_way() -> None:
    up = moved(scene(answer("take", "sky:2"), cursor="hand:1"), PLACES, lambda: PIECES, 0, -1)

    assert (up.focus, up.cursor) == ("board", "down:1")


def test_with_a_begun_answer_arrows_stop_only_at_what_carries_it_on() -> None:
    choosing = Choosing(
        (answer("play", "sky:1", "hand:1"), answer("play", "sky:1", "hand:3")), "play", ("sky:1",)
    )

    assert (
        moved(scene(cursor="hand:1", choosing=choosing), PLACES, lambda: PIECES, 1, 0).cursor
        == "hand:3"
    )


def test_without_a_cursor_an_arrow_finds_what_is_lit_first() -> None:
    assert moved(scene(answer("play", "hand:2")), PLACES, lambda: PIECES, 1, 0).cursor == "hand:2"
    assert moved(scene(), PLACES, lambda: PIECES, 1, 0).cursor == "hand:1"
    assert moved(scene(), {}, lambda: PIECES, 1, 0).cursor == ""


def test_tab_goes_round_the_zones_that_have_something() -> None:
    at = scene(answer("take", "sky:2"), focus="hand", cursor="hand:1")
    zones = []
    for _ in range(4):
        at = turned(at, PIECES, 1)
        zones.append((at.focus, at.cursor))

    assert zones == [
        ("market", "sky:2"),
        ("board", "down:1"),
        ("hand", "hand:1"),
        ("market", "sky:2"),
    ]
    assert turned(at, PIECES, -1).focus == "hand"
    assert turned(at, dict.fromkeys(PANELS, ()), 1) == at


def test_the_next_piece_is_one_that_the_question_is_about_in_any_zone() -> None:
    at = scene(answer("take", "sky:2"), answer("play", "hand:1"), focus="market", cursor="sky:2")

    then = following(at, PIECES)
    assert then is not None
    assert (then.focus, then.cursor) == ("hand", "hand:1")
    again = following(then, PIECES)
    assert again is not None
    assert again.cursor == "sky:2"
    assert following(scene(), PIECES) is None


def test_a_digit_is_the_piece_itself_or_with_a_begun_answer_the_one_that_is_lit() -> None:
    pieces = ["hand:1", "hand:2", "hand:3"]
    begun = Choosing(
        (answer("play", "sky:1", "hand:2"), answer("play", "sky:1", "hand:3")), "play", ("sky:1",)
    )

    assert [numbered(scene(), pieces, n) for n in range(4)] == [*pieces, ""]
    asked = scene(choosing=begun)
    assert [numbered(asked, pieces, n) for n in range(4)] == ["hand:2", "hand:2", "hand:3", ""]


def test_the_own_backs_are_peeked_at_before_another_board_is_drawn_large() -> None:
    here = scene(view=msgspec.structs.replace(VIEW, piles=(SKY, HAND, HIDDEN)))

    peeked = viewed(here, 2)
    assert (peeked.peek, peeked.large) == (True, 0)
    other = viewed(peeked, 2)
    assert (other.peek, other.large) == (False, 1)
    assert viewed(other, 2).large == 0
    assert viewed(scene(), 2).large == 1


def test_the_attention_stays_where_it_was_while_nobody_has_moved() -> None:
    take = answer("take", "sky:1")
    old = scene(
        take, cursor="hand:3", zoomed=True, peek=True, flash=message("why.not_here", key="y")
    )
    old = replace(old.attending(choosing=replace(old.choosing, verb="take")), boxed=True)
    now = kept(later(old), old)

    assert now.attention == old.attention
    assert now.boxed


def test_a_new_question_draws_the_cursor_to_what_it_is_about() -> None:
    old = scene(answer("take", "sky:1"), cursor="sky:1", focus="market")
    asked = Prompt(0, "lose", (answer("lose", "hand:2"),))
    now = kept(later(old, prompt=asked, moves=1), old)

    assert (now.focus, now.cursor, now.choosing.begun) == ("hand", "hand:2", False)


def test_the_cursor_stays_on_a_piece_that_is_still_there_and_leaves_one_that_is_not() -> None:
    old = scene(answer("take", "sky:2"), cursor="sky:2", focus="market")
    same = Prompt(0, "turn", (answer("take", "sky:2"), answer("draw", "deck")))
    still = kept(later(old, prompt=same, moves=2), old)
    gone = msgspec.structs.replace(VIEW, piles=(HAND, MINE))

    assert still.cursor == "sky:2"
    assert kept(later(old, prompt=None, view=gone, moves=2), old).cursor == "hand:1"


def test_other_eyes_begin_anew() -> None:
    old = scene(answer("take", "sky:2"), cursor="sky:2", large=1, peek=True)
    other = msgspec.structs.replace(VIEW, seat=1)
    now = kept(later(old, prompt=None, view=other, moves=3), old)

    assert (now.peek, now.large, now.cursor) == (False, 0, "hand:1")


def test_the_pieces_of_a_panel_are_those_side_by_side_and_the_piles_that_mean_something() -> None:
    heap = Pile(
        "pile.compost", "market", None, (Face("compost:1", "x"),), 1, "compost", spread=False
    )
    view = msgspec.structs.replace(VIEW, piles=(SKY, heap))

    assert faces(scene(view=view), "market") == ["sky:1", "sky:2", "compost"]
