"""How far back a seat may go, and who is asked."""

from contextlib import suppress
from typing import Any

import pytest

from core import catalogue
from core.errors import CannotUndo, NeedsConsent
from core.game import AnyGame, Game
from core.journal import Entry, Journal, Note, Policy
from core.rng import below
from core.undo import check, depth, fair, last_decision, turn_start
from tests import tiny
from tests.core.playing import (
    Ids,
    Place,
    Seating,
    eyes,
    for_tables,
    journal,
    play,
    sizes,
    start,
)

BOTH = (0, 1)


def undo(match: Journal, *seats: int) -> None:
    """`u`, as a table does it."""
    to = last_decision(match, seats)
    check(match, to, seats)
    match.go(to, "undo", seats[0])


def undone(match: Journal, seat: int) -> int:
    """How often `u` works when it is pressed until it does not."""
    times = 0
    with suppress(CannotUndo, NeedsConsent):
        while True:
            undo(match, seat)
            times += 1
    return times


def after(game: Game[Any], policy: Policy, *verbs: str) -> Journal:
    """The tiny game after some answers."""
    match = tiny.opened(game, undo=policy)
    tiny.do(match, *verbs)
    return match


# -- u and U -----------------------------------------------------------------------------------


def test_u_goes_back_to_the_last_decision_of_the_seat(pebbles: AnyGame) -> None:
    match = after(pebbles, "free", "draw", "flower", "draw", "draw")

    assert last_decision(match, (0,)) == 3
    assert last_decision(match, (1,)) == 2
    assert last_decision(match, BOTH) == 3


def test_u_again_goes_back_to_the_decision_before(pebbles: AnyGame) -> None:
    match = after(pebbles, "free", "draw", "draw", "flower", "draw")
    reached = []
    for _ in range(3):
        undo(match, 0)
        reached.append(match.cursor)

    assert reached == [3, 2, 0]


def test_u_skips_forced_answers(pebbles: AnyGame) -> None:
    match = after(pebbles, "free", *["draw"] * 12, *["flower"] * 9, "pass", "play")

    assert match.entries[21].auto
    assert last_decision(match, (0,)) == 20


@pytest.mark.parametrize("seats", [(0,), (1,), BOTH])
def test_u_has_nothing_to_take_back_before_the_first_decision(
    pebbles: AnyGame, seats: tuple[int, ...]
) -> None:
    with pytest.raises(CannotUndo):
        last_decision(tiny.opened(pebbles), seats)


def test_u_has_nothing_to_take_back_for_a_seat_that_has_not_moved(pebbles: AnyGame) -> None:
    match = after(pebbles, "free", "draw")

    with pytest.raises(CannotUndo):
        last_decision(match, (1,))


@pytest.mark.parametrize("back", [last_decision, turn_start])
def test_what_was_taken_back_is_no_longer_the_last_decision(pebbles: AnyGame, back: Any) -> None:
    match = after(pebbles, "free", "draw", "draw", "draw")
    match.go(1, "undo")

    assert back(match, (0,)) == 0
    with pytest.raises(CannotUndo):
        back(match, (1,))


def test_capital_u_goes_back_to_the_start_of_the_turn(pebbles: AnyGame) -> None:
    match = after(pebbles, "free", "draw", "draw", "flower", "flower", "draw")

    assert turn_start(match, (0,)) == 2
    assert turn_start(match, (1,)) == 1
    assert turn_start(match, BOTH) == 2


def test_capital_u_within_a_turn_goes_back_to_its_start(pebbles: AnyGame) -> None:
    match = after(pebbles, "free", "draw", "flower", "flower")

    assert last_decision(match, (1,)) == 2
    assert turn_start(match, (1,)) == 1


def test_capital_u_leaves_what_others_answered_to_the_same_question() -> None:
    game = catalogue.game("biotopia")
    match = journal(game, Seating(3, game.chosen({}), 1, 1, 0))
    for seat in (2, 0, 1):
        prompt = next(prompt for prompt in game.ask(match.state) if prompt.seat == seat)
        match.play(seat, prompt.answers[0].move)
    match.go(2, "undo")

    assert turn_start(match, (0,)) == last_decision(match, (0,)) == 1
    assert turn_start(match, (2,)) == 0


# -- free and off ------------------------------------------------------------------------------


def test_free_undo_passes_everything_down_to_the_start(pebbles: AnyGame) -> None:
    match = after(pebbles, "free", "draw", "play", "flower", "draw", "draw")
    for to in range(match.cursor):
        check(match, to, (0,))
    undo(match, 1)

    assert match.cursor == 4


@pytest.mark.parametrize("verb", ["flower", "draw", "play"])
def test_with_undo_off_nothing_is_taken_back(pebbles: AnyGame, verb: str) -> None:
    match = after(pebbles, "off", verb)

    with pytest.raises(CannotUndo):
        undo(match, 0)
    assert depth(match, (0,)) == 0


# -- fair --------------------------------------------------------------------------------------


def test_fair_undo_takes_back_what_showed_nothing_to_anybody(pebbles: AnyGame) -> None:
    match = after(pebbles, "fair", "flower", "flower")
    undo(match, 0)
    undo(match, 0)

    assert match.cursor == 0


@pytest.mark.parametrize("verb", ["draw", "play"])
def test_fair_undo_stops_where_a_piece_was_shown_to_the_seat_itself_or_to_all(
    pebbles: AnyGame, verb: str
) -> None:
    match = after(pebbles, "fair", "flower", verb)

    with pytest.raises(NeedsConsent):
        undo(match, 0)
    assert match.cursor == 2


def test_fair_undo_stops_at_another_seats_move(pebbles: AnyGame) -> None:
    match = after(pebbles, "fair", "draw", "flower", "draw", "flower")
    match.go(2, "undo")

    check(match, 1, (1,))
    with pytest.raises(NeedsConsent):
        check(match, 1, (0,))


def test_fair_undo_of_all_who_sit_at_the_screen_passes_each_others_moves(pebbles: AnyGame) -> None:
    match = after(pebbles, "fair", *["draw"] * 12, *["flower"] * 9, "pass", "flower")
    reached = []
    for _ in range(10):
        undo(match, *BOTH)
        reached.append(match.cursor)

    assert reached == [22, *range(20, 11, -1)]
    with pytest.raises(NeedsConsent):
        undo(match, *BOTH)


def test_fair_undo_from_the_end_needs_consent_since_the_deal_lies_open_then(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.undo.fair", lambda entries, seats: True)
    match = after(pebbles, "fair", "draw", "flower")
    while not match.over:
        check(match, last_decision(match, BOTH), BOTH)
        assert depth(match, BOTH)
        tiny.do(match, match.game.ask(match.state)[0].answers[0].verb)

    assert depth(match, BOTH) == 0
    with pytest.raises(NeedsConsent):
        check(match, last_decision(match, BOTH), BOTH)
    check(match, match.cursor, BOTH)


def test_fair_undo_to_where_the_match_stands_is_always_allowed(pebbles: AnyGame) -> None:
    match = after(pebbles, "fair", "draw")

    check(match, match.cursor, (1,))


def test_what_was_agreed_is_written_down_before_the_undo(pebbles: AnyGame) -> None:
    match = after(pebbles, "fair", "draw")
    agreed = match.note(Note("consent", 1))
    line = match.go(0, "undo", 0)

    assert match.lines[-2:] == [agreed, line]


@sizes(3, 250)
def test_what_fair_undo_takes_back_has_shown_no_piece_to_anybody(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        ids = Ids(game.inventory(start(game, table)))
        for turn, ply in enumerate(play(game, table)):
            seat = eyes(table, table.luck + turn)
            taken = Entry(ply.prompt.seat, ply.answer.move, ply.events)
            if fair((taken,), (ply.prompt.seat,)):
                before, after = (game.view(state, seat) for state in (ply.before, ply.after))
                assert set(ids.found(after)) <= set(ids.found(before))

    for_tables(place, games, holds)


# -- how often ---------------------------------------------------------------------------------


def test_the_depth_counts_decisions_that_can_be_taken_back(pebbles: AnyGame) -> None:
    verbs = (*["draw"] * 12, *["flower"] * 9, "pass", "flower", "flower")

    assert depth(after(pebbles, "free", *verbs), (0,)) == 6 + 9
    assert depth(after(pebbles, "free", *verbs), BOTH) == 12 + 9 + 2
    assert depth(after(pebbles, "fair", *verbs), (1,)) == 2
    assert depth(after(pebbles, "fair", *verbs), (0,)) == 0
    assert depth(after(pebbles, "fair", *verbs), BOTH) == 9 + 2
    assert depth(after(pebbles, "off", *verbs), BOTH) == 0


@sizes(3, 250)
@pytest.mark.parametrize("policy", ["free", "fair", "off"])
def test_undo_works_exactly_as_often_as_the_depth_says(
    place: Place, games: int, policy: Policy
) -> None:
    def holds(table: Seating) -> None:
        match = journal(place.game, table, policy)
        luck = table.luck
        for ply in play(place.game, table):
            match.play(ply.prompt.seat, ply.answer.move, auto=len(ply.prompt.answers) == 1)
            luck, chance = below(luck, 25)
            if chance:
                continue
            luck, seat = below(luck, table.seats)
            end, expected = match.cursor, depth(match, (seat,))
            assert undone(match, seat) == expected
            match.go(end, "redo")

    for_tables(place, games, holds)


# -- how much work -----------------------------------------------------------------------------


class Counted(list[Any]):
    """A list that counts how often it is looked into."""

    looks = 0

    def __getitem__(self, place: Any) -> Any:
        self.looks += 1
        return super().__getitem__(place)


def test_undo_takes_as_many_steps_late_in_a_game_as_early(game: AnyGame) -> None:
    table = Seating(game.seats[-1], game.chosen({}), 3, 3, 0)
    match = journal(game, table)
    for ply in play(game, table):
        match.play(ply.prompt.seat, ply.answer.move)
    entries, states = Counted(match.entries), Counted(match.states)
    match.entries, match.states = entries, states
    looks = []
    while match.cursor > 4:
        entries.looks = states.looks = 0
        seat = entries[match.cursor - 1].seat
        to = last_decision(match, (seat,))
        check(match, to, (seat,))
        match.go(to, "undo")
        looks.append(entries.looks + states.looks)

    assert len(looks) > 20
    assert set(looks) == {looks[0]}
