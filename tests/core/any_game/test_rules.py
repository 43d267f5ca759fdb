"""What is true of every game: rules, undo, chance, the end, the door."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import note

from core import catalogue
from core.errors import BadChoice, GameOver
from core.game import AnyGame, Move
from core.rng import below, child, pick
from tests.core.playing import (
    Foreign,
    Place,
    Seating,
    fingerprint,
    fold,
    for_tables,
    frozen,
    journal,
    play,
    refusal,
    sizes,
    start,
    twisted,
)

ROOT = Path(__file__).parents[3]


# -- the rules ---------------------------------------------------------------------------------


@sizes(4, 500)
def test_pieces_are_conserved_after_every_event(place: Place, games: int) -> None:
    def holds(table: Seating) -> None:
        pieces = place.game.inventory(start(place.game, table))
        for ply in play(place.game, table):
            state = ply.before
            for event in ply.events:
                state = place.game.evolve(state, event)
                assert place.game.inventory(state) == pieces, event

    for_tables(place, games, holds)


@sizes(4, 500)
def test_every_option_listed_is_accepted_and_its_events_lead_to_the_state(
    place: Place, games: int
) -> None:
    def holds(table: Seating) -> None:
        for ply in play(place.game, table):
            for prompt in place.game.ask(ply.before):
                for answer in prompt.answers:
                    after, events = place.game.apply(ply.before, prompt.seat, answer.move)
                    assert events
                    assert frozen(fold(place.game, ply.before, events)) == frozen(after)

    for_tables(place, games, holds)


@sizes(4, 2000)
def test_every_question_has_answers_and_each_is_there_once(place: Place, games: int) -> None:
    def holds(table: Seating) -> None:
        for ply in play(place.game, table):
            prompts = place.game.ask(ply.before)
            seats = [prompt.seat for prompt in prompts]
            assert len(set(seats)) == len(seats)
            assert set(seats) <= set(range(table.seats))
            for prompt in prompts:
                moves = {frozen(answer.move) for answer in prompt.answers}
                assert 0 < len(moves) == len(prompt.answers)
                assert all(answer.verb for answer in prompt.answers)

    for_tables(place, games, holds)


@sizes(7, 10_000)
def test_no_game_is_stuck_before_its_end(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        state = start(game, table)
        for ply in play(game, table):
            assert game.winners(ply.before) == ()
            state = ply.after
        if game.ask(state):
            assert game.clock(state).round > game.longest, "capped"
        else:
            assert game.clock(state).seat is None
            # Together, or alone against the game, all may have lost.
            assert game.winners(state) or game.cooperative or table.seats == 1
            assert set(game.winners(state)) <= set(range(table.seats))
            with pytest.raises(GameOver):
                game.apply(state, 0, ply.answer.move)

    for_tables(place, games, holds)


@sizes(4, 500)
def test_rounds_and_turns_only_go_forward(place: Place, games: int) -> None:
    def holds(table: Seating) -> None:
        for ply in play(place.game, table):
            before, after = place.game.clock(ply.before), place.game.clock(ply.after)
            assert (before.round, before.turn) <= (after.round, after.turn)
            assert after.turn <= before.turn + 1

    for_tables(place, games, holds)


@sizes(4, 500)
def test_points_are_the_sum_of_their_sources_and_all_see_them_at_the_end(
    place: Place, games: int
) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for ply in play(game, table):
            scores = game.scores(ply.after)
            assert len(scores) == table.seats
            assert all(score.total == sum(n for _, n in score.parts) for score in scores)
            assert len({tuple(key for key, _ in score.parts) for score in scores}) == 1
        if not game.ask(ply.after):
            assert game.view(ply.after, None).points == tuple(score.total for score in scores)

    for_tables(place, games, holds)


# -- undo --------------------------------------------------------------------------------------


@sizes(2, 500)
def test_any_legal_move_can_be_done_undone_and_done_again(place: Place, games: int) -> None:
    def holds(table: Seating) -> None:
        match = journal(place.game, table)
        for ply in play(place.game, table):
            before = frozen(match.state)
            for prompt in place.game.ask(match.state):
                for answer in prompt.answers:
                    match.play(prompt.seat, answer.move)
                    after = frozen(match.state)
                    match.go(match.cursor - 1, "undo")
                    assert frozen(match.state) == before
                    match.go(match.cursor + 1, "redo")
                    assert frozen(match.state) == after
                    match.go(match.cursor - 1, "undo")
            match.play(ply.prompt.seat, ply.answer.move)
            assert frozen(match.state) == frozen(ply.after)

    for_tables(place, games, holds)


@sizes(4, 500)
def test_undo_and_redo_reach_every_depth_and_no_move_changes_an_earlier_state(
    place: Place, games: int
) -> None:
    def holds(table: Seating) -> None:
        match = journal(place.game, table)
        states = [frozen(match.state)]
        for ply in play(place.game, table):
            match.play(ply.prompt.seat, ply.answer.move)
            states.append(frozen(match.state))
        luck = table.luck
        for _ in range(40):
            luck, moves = below(luck, len(states))
            match.go(moves, "undo" if moves < match.cursor else "redo")
            assert frozen(match.state) == states[moves]
        assert [frozen(state) for state in match.states] == states

    for_tables(place, games, holds)


# -- chance ------------------------------------------------------------------------------------


@sizes(4, 250)
def test_the_same_seed_and_moves_give_the_same_states_whatever_is_played_between(
    place: Place, games: int
) -> None:
    keys = catalogue.keys()

    def holds(table: Seating) -> None:
        between = []
        for key in keys:
            other = catalogue.game(key)
            deal = Seating(other.seats[0], other.chosen({}), table.seed, table.luck, 0)
            between.append(play(other, deal))
        state = start(place.game, table)
        for ply in list(play(place.game, table)):
            for elsewhere in between:
                next(elsewhere, None)
            state, events = place.game.apply(state, ply.prompt.seat, ply.answer.move)
            assert frozen(state) == frozen(ply.after)
            assert frozen(events) == frozen(ply.events)

    for_tables(place, games, holds)


def test_a_process_with_another_hash_seed_plays_the_same_games() -> None:
    keys = catalogue.keys()
    code = f"from tests.core.playing import fingerprint; print(fingerprint({keys!r}))"
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    ]

    assert told == [fingerprint(keys)] * 2


# -- match options -----------------------------------------------------------------------------


def test_options_left_out_take_their_default(game: AnyGame) -> None:
    assert game.chosen({}) == tuple((variant.key, variant.default) for variant in game.variants)
    assert all(variant.default in variant.values for variant in game.variants)


def test_an_unknown_option_or_value_is_refused(game: AnyGame) -> None:
    with pytest.raises(BadChoice):
        game.chosen({"no such option": "1"})
    for variant in game.variants:
        with pytest.raises(BadChoice):
            game.chosen({variant.key: "no such value"})


# -- the door ----------------------------------------------------------------------------------


@sizes(4, 500)
def test_whatever_is_not_listed_is_refused_and_changes_nothing(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        plies = list(play(game, table))
        moves: list[Move] = list(
            {
                frozen(answer.move): answer.move
                for ply in plies
                for prompt in game.ask(ply.before)
                for answer in prompt.answers
            }.values()
        )
        match, luck = journal(game, table), child(table.luck, "door")
        for ply in [*plies, None]:
            legal = {
                (prompt.seat, frozen(answer.move))
                for prompt in game.ask(match.state)
                for answer in prompt.answers
            }
            before = frozen(match.state), len(match.lines), match.cursor, len(match.states)
            luck, stale = pick(luck, moves)
            for move in (stale, twisted(moves, stale, luck), Foreign()):
                luck, seat = below(luck, table.seats + 2)
                if (seat - 1, frozen(move)) in legal:
                    continue
                note(f"{seat - 1}: {move}")
                with pytest.raises(refusal(game, match.state, seat - 1)) as refused:
                    match.play(seat - 1, move)
                assert refused.value.message.key.startswith("error.")
                now = frozen(match.state), len(match.lines), match.cursor, len(match.states)
                assert now == before
            if ply is not None:
                match.play(ply.prompt.seat, ply.answer.move)

    for_tables(place, games, holds)
