"""A match as it is kept: lines, states, the cursor."""

from typing import Any

import msgspec
import pytest

from core.errors import GameOver, Illegal, NotAsked
from core.game import Game
from core.journal import At, Entry, Journal, Note, Parent, Sat
from tests import tiny
from tests.core.playing import Foreign, Place, Seating, for_tables, frozen, journal, play, sizes


@pytest.fixture
def match(pebbles: Game[Any]) -> Journal:
    """The tiny game before its first move."""
    return tiny.opened(pebbles)


def finish(match: Journal) -> None:
    """Lay everything, then draw everything."""
    while not match.over:
        [prompt] = match.game.ask(match.state)
        tiny.do(match, prompt.answers[min(1, len(prompt.answers) - 1)].verb)


def refuse(*_: object) -> None:
    """In the place of what must not be called."""
    raise AssertionError("rules were run")


# -- moves -------------------------------------------------------------------------------------


def test_a_move_is_one_line_with_its_events_and_one_more_state(match: Journal) -> None:
    before = match.state
    tiny.do(match, "draw")

    [entry] = match.lines
    assert isinstance(entry, Entry)
    assert match.entries == match.played == [entry]
    assert (entry.seat, entry.auto, len(entry.events)) == (0, False, 3)
    assert match.states[0] is before
    assert match.state is match.states[1]
    assert match.cursor == 1


def test_a_forced_answer_is_marked_in_its_line(match: Journal) -> None:
    tiny.do(match, *["draw"] * 12, *["flower"] * 9, "pass", "play")

    assert [entry.auto for entry in match.entries[-3:]] == [False, True, False]


def test_a_refused_move_leaves_no_line(match: Journal) -> None:
    own = match.game.ask(match.state)[0].answers[1].move
    for seat, move, error in ((1, own, NotAsked), (0, Foreign(), Illegal)):
        with pytest.raises(error):
            match.play(seat, move)

    assert (match.lines, len(match.states), match.cursor) == ([], 1, 0)


def test_after_the_end_only_the_cursor_moves(match: Journal) -> None:
    finish(match)
    with pytest.raises(GameOver):
        match.play(0, match.entries[-1].move)

    assert match.over
    match.go(match.cursor - 1, "undo")
    assert not match.over


# -- the cursor --------------------------------------------------------------------------------


def test_undo_is_a_line_of_its_own_and_takes_no_line_away(match: Journal) -> None:
    tiny.do(match, "draw", "draw")
    line = match.go(1, "undo", 1)

    assert line == At(1, "undo", 1)
    assert match.lines == [*match.entries, line]
    assert match.played == match.entries[:1]
    assert match.state is match.states[1]


def test_redo_gives_back_what_was_taken_back(match: Journal) -> None:
    tiny.do(match, "draw", "play", "draw")
    state = match.state
    match.go(0, "undo")
    match.go(3, "redo")

    assert match.state is state


@pytest.mark.parametrize(("asked", "reached"), [(-5, 0), (0, 0), (2, 2), (3, 3), (99, 3)])
def test_going_further_than_the_moves_stops_at_the_first_or_the_last(
    match: Journal, asked: int, reached: int
) -> None:
    tiny.do(match, "draw", "draw", "draw")
    line = match.go(asked)

    assert line.moves == match.cursor == reached


def test_another_move_after_undo_drops_the_old_course_but_not_its_lines(match: Journal) -> None:
    tiny.do(match, "draw", "draw", "draw")
    old = list(match.entries)
    match.go(1, "undo")
    tiny.do(match, "play")

    assert match.lines == [*old, At(1, "undo"), match.entries[-1]]
    assert match.entries[:-1] == old[:1]
    assert len(match.states) == 3
    assert match.go(99).moves == 2


def test_the_same_move_after_undo_has_the_same_outcome(match: Journal) -> None:
    tiny.do(match, "draw")
    first = match.entries[0]
    match.go(0, "undo")
    tiny.do(match, "draw")

    assert match.entries[0] == first


def test_another_move_before_it_does_not_change_what_chance_brings(match: Journal) -> None:
    tiny.do(match, "draw")
    first = match.entries[0]
    match.go(0, "undo")
    tiny.do(match, "flower", "draw")

    assert match.entries[1].events == first.events


def test_the_cursor_moves_without_any_rules_being_run(
    match: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(match)
    for name in ("ask", "resolve", "evolve", "view", "clock"):
        monkeypatch.setitem(vars(match.game), name, refuse)
    for moves in (0, 20, 3, 99, 1):
        match.go(moves)

    assert match.state is match.states[1]


# -- reading -----------------------------------------------------------------------------------


@sizes(3, 250)
def test_lines_read_again_fold_to_the_same_match_without_running_rules(
    place: Place, games: int
) -> None:
    def holds(table: Seating) -> None:
        first = journal(place.game, table)
        for number, ply in enumerate(play(place.game, table)):
            first.play(ply.prompt.seat, ply.answer.move, auto=len(ply.prompt.answers) == 1)
            if not number % 7:
                first.go(first.cursor - 1 - number % 3, "undo", ply.prompt.seat)
                first.note(Note("chat", 0, "oh"))
                first.seat(0, "easy")
                first.go(number + 1, "redo")
        second = journal(place.game, table)
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(vars(place.game), "ask", refuse)
            patch.setitem(vars(place.game), "resolve", refuse)
            for line in first.lines:
                second.read(line)
        assert second.lines == first.lines
        assert second.entries == first.entries
        assert second.cursor == first.cursor
        assert frozen(second.states) == frozen(first.states)
        assert second.kinds == first.kinds

    for_tables(place, games, holds)


def test_every_line_says_what_it_is(match: Journal) -> None:
    tiny.do(match, "draw")
    match.go(0, "undo", 0)
    match.seat(1, "easy")
    match.note(Note("resign", 0))
    game = match.game
    line = Entry[game.moves, game.events] | At | Sat | Note  # type: ignore[name-defined]

    written = [frozen(each) for each in match.lines]
    assert [msgspec.json.decode(each)["is"] for each in written] == ["move", "at", "sat", "note"]
    assert [msgspec.json.decode(each, type=line) for each in written] == match.lines


# -- seats and notes ---------------------------------------------------------------------------


def test_a_bot_takes_over_and_a_person_returns(match: Journal) -> None:
    kinds = [match.kinds]
    for kind in ("easy", "me"):
        match.seat(1, kind)
        kinds.append(match.kinds)

    assert kinds == [("me", "me"), ("me", "easy"), ("me", "me")]


def test_undo_does_not_bring_back_who_has_left(match: Journal) -> None:
    tiny.do(match, "draw")
    match.seat(0, "easy")
    match.go(0, "undo")

    assert match.kinds == ("easy", "me")


def test_who_has_taken_over_is_nobody_in_a_branch(match: Journal) -> None:
    tiny.do(match, "draw")
    before = match.kinds
    match.seat(1, "easy")

    assert (branched(match, 1).kinds, match.kinds) == (("me", "me"), ("me", "easy"))
    assert before == ("me", "me")


@pytest.mark.parametrize("what", ["consent", "resign", "chat"])
def test_a_note_changes_no_state(match: Journal, what: Any) -> None:
    tiny.do(match, "draw")
    state = match.state
    note = match.note(Note(what, 1, "well"))

    assert match.lines[-1] is note
    assert (match.state, match.cursor) == (state, 1)


# -- branches ----------------------------------------------------------------------------------


def branched(match: Journal, moves: int) -> Journal:
    """Played on from there in a match of its own."""
    head = msgspec.structs.replace(match.match, id="branch", parent=Parent("tiny", moves))
    return match.branch(moves, head)


def test_a_branch_begins_with_the_first_moves_and_names_its_parent(match: Journal) -> None:
    tiny.do(match, "draw", "play", "draw", "draw")
    match.go(1, "undo")
    branch = branched(match, 3)

    assert branch.match.parent == Parent("tiny", 3)
    assert branch.lines == branch.entries == match.entries[:3]
    assert branch.state == match.states[3]


def test_a_branch_and_its_parent_go_their_own_ways(match: Journal) -> None:
    tiny.do(match, "draw", "play", "draw")
    lines, state = list(match.lines), match.state
    branch = branched(match, 2)
    tiny.do(branch, "play", "play")
    branch.go(0)

    assert (match.lines, match.state) == (lines, state)
    assert len(branch.entries) == 4


def test_a_branch_from_the_start_has_no_moves(match: Journal) -> None:
    tiny.do(match, "draw")

    assert branched(match, 0).entries == []
