"""The stops of a match, the jumps between them, and what each pair of eyes sees at them."""

from typing import Any

import pytest

from core.game import Game, redacted
from core.journal import Journal, Match
from tests import tiny
from tests.tui.matches import journal, words
from tests.tui.replays import drawn, key_line, played, watching
from tui.boards.find import board_of
from tui.match.port import OPEN
from tui.replay import scrubber
from tui.scene.track import Track, opened

# -- stops ---------------------------------------------------------------------------------------


def test_every_stop_is_folded_from_the_state_before_its_move(over: Journal, track: Track) -> None:
    ends = {stop.moves: at for at, stop in enumerate(track.stops)}

    assert track.state(0) == over.states[0]
    assert {moves: track.state(at) for moves, at in ends.items()} == dict(enumerate(over.states))


def test_what_is_told_is_told_at_one_stop_each(over: Journal, track: Track) -> None:
    tell = over.game.tell
    told = [event for entry in over.entries for event in entry.events if tell(event)]

    assert [stop.event for stop in track.stops if stop.event] == told


def test_a_turn_begins_at_a_stop_of_its_own(track: Track) -> None:
    turns = [stop for stop in track.stops if stop.begins]

    assert [stop.turn for stop in turns] == list(range(1, track.stops[-1].turn + 1))
    assert all(stop.event is None for stop in turns)
    assert all(track.game.clock(track.state(at)).turn == turn for turn, at in track.turns)


def test_a_replay_shows_the_course_in_force_and_not_what_was_taken_back() -> None:
    match = played(journal("me", "easy"), 8)
    match.go(5, "undo", 0)

    assert Track(match).stops[-1].moves == 5


def test_a_replay_stands_still_while_the_game_behind_it_goes_on() -> None:
    match = played(journal("me", "easy"), 8)
    track = Track(match)
    last = track.state(track.last)
    played(match, 12)

    assert track.state(track.last) == last == match.states[8]


def test_a_match_without_moves_has_one_stop() -> None:
    track = Track(journal("me", "easy"))

    assert (track.last, track.step(0, 1), track.turn(0, 1), track.round(0, -1)) == (0, 0, 0, 0)
    assert track.position(0) == (0, 0, 0, 0, 0)


# -- going ---------------------------------------------------------------------------------------


def test_steps_end_at_the_ends(track: Track) -> None:
    assert track.step(0, -1) == 0
    assert track.step(5, 1) == 6
    assert track.step(track.last, 1) == track.last


def test_a_turn_back_is_first_the_beginning_of_this_one(track: Track) -> None:
    fifth, sixth = track.to_turn(5), track.to_turn(6)

    assert track.turn(fifth, 1) == sixth
    assert track.turn(sixth - 1, -1) == fifth
    assert track.turn(sixth, -1) == fifth
    assert track.turn(track.to_turn(1), -1) == 0
    assert track.turn(track.last, 1) == track.last


def test_a_round_is_a_turn_of_everybody(track: Track) -> None:
    second = track.to_turn(4)

    assert track.round(track.to_turn(1), 1) == second
    assert track.round(second + 2, -1) == second
    assert track.position(second).round == 2


@pytest.mark.parametrize(("typed", "turn"), [(0, 0), (1, 1), (17, 17), (9999, -1)])
def test_a_number_leads_to_the_turn_or_the_nearest(track: Track, typed: int, turn: int) -> None:
    last = track.stops[-1].turn

    assert track.stops[track.to_turn(typed)].turn == (last if turn < 0 else turn)


def test_a_line_of_the_tables_log_leads_to_what_its_move_brought_first(track: Track) -> None:
    at = track.after(9)

    assert track.stops[at].moves == 9
    assert track.stops[at - 1].moves == 8
    assert track.after(0) == 0
    assert track.after(9999) == track.last


def test_a_position_counts_steps_from_the_beginning_of_the_turn(track: Track) -> None:
    first, following = track.to_turn(7), track.to_turn(8)
    here = [track.position(at) for at in range(first, following)]

    assert [each.step for each in here] == list(range(following - first))
    assert {each.steps for each in here} == {following - first - 1}
    assert {(each.turn, each.turns) for each in here} == {(7, track.stops[-1].turn)}


def test_nothing_branches_off_once_the_game_is_over(track: Track) -> None:
    assert track.branches(0)
    assert not track.branches(track.last)


# -- eyes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_the_log_tells_these_eyes_no_more_than_the_event_lets_them_know(
    track: Track, eyes: int | None
) -> None:
    said = {line.place: line.message for line in track.log(eyes) if not line.begins}
    allowed = {
        at: track.game.tell(redacted(stop.event, eyes))
        for at, stop in enumerate(track.stops)
        if stop.event
    }

    assert said == allowed
    assert any(said[at] != line.message for line in track.log(OPEN) if (at := line.place) in said)


def test_with_everything_open_the_log_hides_nothing(track: Track) -> None:
    said = {line.place: line.message for line in track.log(OPEN) if not line.begins}

    assert said == {
        at: track.game.tell(stop.event) for at, stop in enumerate(track.stops) if stop.event
    }


def test_with_everything_open_every_seat_shows_what_its_own_view_shows(track: Track) -> None:
    for at in range(0, track.last, 7):
        own: Any = track.view(at, OPEN).own
        for seat in range(3):
            theirs: Any = track.game.view(track.state(at), seat).own
            assert own.hands[seat] == theirs.hands[seat]
            assert own.downs[seat] == theirs.downs[seat]
            assert None not in own.hands[seat] + own.downs[seat]


def test_with_everything_open_the_deck_stays_a_heap(over: Journal) -> None:
    view = opened(over.game, over.states[9], 0)
    deck = next(pile for pile in view.piles if pile.name == "pile.deck")

    assert deck.faces == ()
    assert deck.count == len(over.states[9].deck)


def test_with_everything_open_the_hand_is_that_of_whoever_acts(track: Track) -> None:
    assert all(track.view(at, OPEN).seat == stop.seat for at, stop in enumerate(track.stops))


def test_the_screen_of_a_spectator_names_no_hidden_card(over: Journal, track: Track) -> None:
    board = board_of("biotopia")
    at = track.to_turn(6)
    texts = [
        drawn(paint, watching(track, at, None, boxed=True), 120, 25).plain()
        for paint in (board.board, board.hand)
    ]
    hidden = {
        face.name
        for seat in range(3)
        for pile in over.game.view(track.state(at), seat).piles
        for face in pile.faces
        if face.known_to == (seat,)
    }
    said = words()
    open_names = {
        face.name for pile in track.view(at, None).piles for face in pile.faces if face.name
    }

    assert hidden - open_names
    for name in hidden - open_names:
        assert said.word(f"{name}.tiny") not in " ".join(texts)


# -- what has changed ----------------------------------------------------------------------------


def test_a_card_taken_marks_the_gap_and_the_hand_and_not_its_neighbours(track: Track) -> None:
    for at, stop in enumerate(track.stops):
        said = track.game.tell(stop.event) if stop.event else None
        if said is not None and said.key == "log.took":
            pieces = track.news(at, stop.seat).pieces
            hand = len(next(p for p in track.view(at, stop.seat).piles if p.panel == "hand").faces)
            assert [piece for piece in pieces if piece.startswith("hand")] == [f"hand:{hand}"]
            assert [piece.partition(":")[0] for piece in pieces] == ["sky", "hand"]


def test_what_came_to_a_garden_is_marked_for_everybody(track: Track) -> None:
    at = next(
        at
        for at, stop in enumerate(track.stops)
        if stop.event
        and (said := track.game.tell(stop.event))
        and said.key == "log.played"
        and ("pile.wings", stop.seat) in {came[:2] for came in track.news(at, None).came}
    )

    scene = watching(track, at)

    assert scene.came("pile.wings", track.stops[at].seat)
    assert scene.subject is not None


def test_nothing_is_marked_when_a_turn_begins(track: Track) -> None:
    for _, at in track.turns[1:]:
        news = track.news(at, 0)
        assert (news.pieces, news.came) == ((), frozenset())


def test_a_game_without_a_board_file_is_watched_like_any_other(pebbles: Game[Any]) -> None:
    match = Match("m", "pebbles", 1, pebbles.chosen({}), tiny.SITTERS, 3)
    track = Track(
        played(Journal(pebbles, match, pebbles.setup(match.options, 2, 3)), kind="random")
    )
    board = board_of("pebbles")
    said = words("pebbles").sits(("Ada", "Bo"))

    for at in range(len(track.stops)):
        for eyes in (OPEN, None, 0, 1):
            scene = watching(track, at, eyes, words=said)
            for paint in (board.board, board.hand, scrubber.scrubber, scrubber.log, key_line):
                drawn(paint, scene)
    assert "Ada" in drawn(scrubber.log, watching(track, 3, OPEN, words=said)).plain()
