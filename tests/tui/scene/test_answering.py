"""How an answer is put together from keys and clicks."""

from core.game import Answer, Move
from tui.scene.answering import Choosing


class Nod(Move, frozen=True, tag="nod"):
    """A move for tests."""

    what: str


def answer(verb: str, *pieces: str) -> Answer:
    return Answer(Nod(f"{verb} {pieces}"), verb, pieces)


def loose(usual: bool, *pieces: str) -> Answer:
    return Answer(Nod(f"buy {pieces}"), "buy", pieces, loose=True, usual=usual)


DRAW = answer("draw", "deck")
PLAY_1 = answer("play", "hand:1")
PLANT_1, PLANT_2 = answer("flower", "hand:1"), answer("flower", "hand:2")
FLIP_1, FLIP_2 = answer("play", "hand:3", "down:1"), answer("play", "hand:3", "down:2")
NO = answer("pass")
ALL = Choosing((DRAW, PLAY_1, PLANT_1, PLANT_2, FLIP_1, FLIP_2, NO))


def pressed(choosing: Choosing | None) -> Choosing:
    assert choosing is not None
    return choosing


def test_nothing_is_answered_before_a_key_is_pressed() -> None:
    assert ALL.answer is None
    assert not ALL.begun
    assert ALL.next == {"deck", "hand:1", "hand:2", "hand:3"}


def test_what_follows_from_an_answer_is_found_once_and_is_no_part_of_it() -> None:
    asked, other = Choosing((DRAW, PLAY_1)), Choosing((DRAW, PLAY_1))

    assert asked.open is asked.open
    assert asked.next is asked.next
    assert (asked, hash(asked)) == (other, hash(other))


def test_a_verb_with_one_option_answers_at_once() -> None:
    assert pressed(ALL.press(("draw",), "hand:1")).answer is DRAW
    assert pressed(ALL.press(("pass", "end"), "")).answer is NO


def test_a_verb_takes_the_piece_under_the_cursor() -> None:
    assert pressed(ALL.press(("flower",), "hand:2")).answer is PLANT_2


def test_a_verb_asks_which_when_the_cursor_does_not_say() -> None:
    asked = pressed(ALL.press(("flower",), "deck"))

    assert asked.answer is None
    assert asked.next == {"hand:1", "hand:2"}
    assert pressed(asked.pick("hand:1")).answer is PLANT_1


def test_a_verb_that_nothing_fits_is_refused() -> None:
    assert ALL.press(("claim",), "hand:1") is None


def test_a_piece_alone_does_the_usual_thing() -> None:
    assert ALL.verbs("hand:1") == ("play", "flower")
    assert pressed(ALL.pick("hand:1")).answer is PLAY_1
    assert pressed(ALL.pick("hand:2")).answer is PLANT_2


def test_a_piece_that_needs_another_asks_for_it() -> None:
    asked = pressed(ALL.pick("hand:3"))

    assert asked.answer is None
    assert asked.next == {"down:1", "down:2"}
    assert pressed(asked.pick("down:2")).answer is FLIP_2


def test_a_second_piece_without_a_choice_is_given_of_itself() -> None:
    only = Choosing((PLANT_1, FLIP_1))

    assert pressed(only.pick("hand:3")).answer is FLIP_1


def test_a_piece_that_is_not_asked_for_is_refused() -> None:
    assert ALL.pick("sky:1") is None
    assert pressed(ALL.pick("hand:3")).pick("hand:1") is None


def test_back_takes_one_step_and_then_the_verb() -> None:
    asked = pressed(ALL.pick("hand:3"))

    assert asked.begun
    assert not asked.back().begun
    assert not ALL.back().begun


BUY_12, BUY_13, BUY_23 = (
    loose(True, "bird:1", "row:1", "row:2"),
    loose(False, "bird:1", "row:1", "row:3"),
    loose(False, "bird:1", "row:2", "row:3"),
)
MARKET = Choosing((BUY_12, BUY_13, BUY_23))


def test_loose_pieces_may_be_pointed_at_in_any_order() -> None:
    asked = pressed(pressed(MARKET.pick("row:3")).pick("bird:1"))

    assert asked.answer is None
    assert asked.next == {"row:1", "row:2"}
    assert pressed(asked.pick("row:1")).answer is BUY_13


def test_the_usual_way_is_taken_only_once_its_first_piece_is_pointed_at() -> None:
    assert MARKET.usual is None
    assert pressed(MARKET.pick("row:1")).usual is None
    assert pressed(MARKET.pick("bird:1")).usual is BUY_12


def test_the_usual_way_is_gone_when_another_is_begun() -> None:
    asked = pressed(pressed(MARKET.pick("bird:1")).pick("row:3"))

    assert asked.usual is None
    assert asked.next == {"row:1", "row:2"}
