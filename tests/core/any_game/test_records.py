"""What is true of all that a game writes down: it is frozen, read strictly, and read as it was written."""

import sys
from typing import get_type_hints

import msgspec
import pytest

from core.game import AnyGame, Event, Move, Step, View
from core.journal import Entry
from tests.core.playing import Place, Seating, for_tables, frozen, play, sizes, start
from tests.core.records import kinds, loose, of_game, records, tags


def test_a_game_is_called_as_its_folder(game: AnyGame) -> None:
    folder = game.state.__module__.split(".")[-2]

    assert game.key == folder, f"{folder}/game.py has a GAME with the key {game.key}"


def test_every_record_is_frozen_and_reads_strictly(game: AnyGame) -> None:
    configs = {kind: kind.__struct_config__ for kind in records(game)}

    assert game.state in configs
    assert [kind for kind, config in configs.items() if not config.frozen] == []
    assert [kind for kind, config in configs.items() if not config.forbid_unknown_fields] == []


def test_every_record_holds_scalars_tuples_and_records_only(game: AnyGame) -> None:
    found = {
        (kind.__name__, field): bad
        for kind in records(game)
        for field, hint in get_type_hints(kind, vars(sys.modules[kind.__module__])).items()
        if field in kind.__struct_fields__ and (bad := loose(hint))
    }

    assert found == {}


def test_no_tag_is_the_name_of_a_class(game: AnyGame) -> None:
    named = [kind for kind in records(game) if kind.__struct_config__.tag == kind.__name__]

    assert named == []


def test_each_kind_of_move_and_of_event_has_a_tag_of_its_own(game: AnyGame) -> None:
    for kind in (Move, Event, Step):
        found = tags(of_game(game, kind))
        assert len(set(found)) == len(found)


def test_the_unions_of_a_game_hold_all_its_moves_and_events(game: AnyGame) -> None:
    assert set(kinds(game.moves)) == set(of_game(game, Move))
    assert set(kinds(game.events)) == set(of_game(game, Event))


@sizes(3, 250)
def test_states_moves_and_events_are_read_as_they_were_written(place: Place, games: int) -> None:
    game = place.game
    state, entry = msgspec.json.Decoder(game.state), Entry[game.moves, game.events]  # type: ignore[name-defined]
    line = msgspec.json.Decoder(entry)

    def holds(table: Seating) -> None:
        assert state.decode(frozen(start(game, table))) == start(game, table)
        for ply in play(game, table):
            assert state.decode(frozen(ply.after)) == ply.after
            written = Entry(ply.prompt.seat, ply.answer.move, ply.events)
            assert line.decode(frozen(written)) == written

    for_tables(place, games, holds)


@sizes(3, 250)
def test_views_questions_and_messages_can_be_written_down(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for ply in play(game, table):
            view = game.view(ply.after, ply.prompt.seat)
            bare = msgspec.structs.replace(view, own=None)
            assert msgspec.json.decode(frozen(bare), type=View) == bare
            assert msgspec.json.decode(frozen(view.own), type=type(view.own)) == view.own

    for_tables(place, games, holds)


def test_an_unknown_tag_is_an_error(game: AnyGame) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"is":"no such move"}', type=game.moves)
