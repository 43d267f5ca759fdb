"""What is true of everything that can be written down."""

import sys
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from core.game import AnyGame, Event, Move, Step, View
from core.journal import At, Entry, Line, Match, Note, Parent, Sat, Sitter
from core.records import Record
from tests.core.playing import Place, Table, for_tables, frozen, play, sizes, start

TAGS = {
    "biekrig": {
        "state": "biekrig",
        "view": "biekrig-view",
        "steps": "before drawing end-turn guard harvesting land lose opening shed treat",
        "moves": "buy decline drop give-up harvest play roll split",
        "events": "bought counted divided drew dropped ended gathered harvested hatched lost moved "
        "owed picked robbed rolled settled shuffled stirred swarmed turned used",
    },
    "biomos": {
        "state": "biomos",
        "view": "biomos-view",
        "steps": "claim-card drop-marker end-turn lift-marker pick-planet place-marker "
        "take-marker use-event",
        "moves": "claim lift pass place settle take use",
        "events": "claimed devoured ended lifted owed placed refilled settled shown swallowed "
        "swapped taken turned",
    },
    "biotopia": {
        "state": "biotopia",
        "view": "biotopia-view",
        "steps": "act count-whites discard draw-browns draws end-turn fill-sky first-flower "
        "plant-top put-away take-compost take-sky",
        "moves": "choose claim decline draw drop fetch pass plant play take",
        "events": "awarded chose claimed cleared ended moved owed passed shuffled triggered turned",
    },
    "ecosfera": {
        "state": "ecosfera",
        "view": "ecosfera-view",
        "steps": "act answer check effect migrate protect put-away recycle regulate release "
        "replace settle start upwell vote wake",
        "moves": "agree buy claim decline end give pick plus propose reactivate refresh refuse "
        "restore return send shelve star take",
        "events": "began bought cancelled claimed dealt discarded drawn drew ended foretold funded "
        "healed impacted moved owed proposed restored shuffled skipped spent starred stopped swept "
        "tokens voted woke",
    },
    "pebbles": {
        "state": "pebbles",
        "view": "pebbles-view",
        "steps": "",
        "moves": "draw hide lay pass",
        "events": "moved stirred turned",
    },
}
"""What stands in saves and must never change; a new game adds its own, and nothing is taken away."""
LINES = "at move note sat"


def below(kind: type) -> Iterator[type]:
    """Every class that derives from one."""
    lower: type
    for lower in kind.__subclasses__():
        yield lower
        yield from below(lower)


def of_game(game: AnyGame, kind: type) -> list[Any]:
    """The records of one kind that a game brings."""
    home = f"core.games.{game.key}."
    return [each for each in below(kind) if each.__module__.startswith(home)]


def records(game: AnyGame) -> list[Any]:
    """All records of the kernel and of a game, but for those that others are made from."""
    kernel = [
        kind
        for kind in below(Record)
        if kind.__module__.startswith("core.") and not kind.__module__.startswith("core.games.")
    ]
    return [kind for kind in (*kernel, *of_game(game, Record)) if not kind.__subclasses__()]


def loose(hint: Any) -> list[Any]:
    """What in an annotation is neither a scalar, nor a tuple, nor another record."""
    origin = get_origin(hint)
    if origin in {Union, UnionType, tuple}:
        return [bad for part in get_args(hint) if part is not Ellipsis for bad in loose(part)]
    if origin is Literal or hint in {int, str, bool, float, NoneType} or isinstance(hint, TypeVar):
        return []
    kind = origin or hint
    return [] if isinstance(kind, type) and issubclass(kind, Record) else [hint]


def tags(kinds: list[Any]) -> list[str]:
    """The tags of some records, in order."""
    return sorted(str(kind.__struct_config__.tag) for kind in kinds)


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


def test_the_tags_of_a_game_stay_what_they_are(game: AnyGame) -> None:
    view = game.view(game.setup(game.chosen({}), game.seats[0], 1), None)
    known = {
        "state": tags([game.state]),
        "view": tags([type(view.own)]),
        "steps": tags(of_game(game, Step)),
        "moves": tags(of_game(game, Move)),
        "events": tags(of_game(game, Event)),
    }

    assert known == {what: text.split() for what, text in TAGS[game.key].items()}
    assert all(len(set(each)) == len(each) for each in known.values())


def test_the_unions_of_a_game_hold_all_its_moves_and_events(game: AnyGame) -> None:
    assert set(get_args(game.moves)) == set(of_game(game, Move))
    assert set(get_args(game.events)) == set(of_game(game, Event))


def test_the_tags_of_the_lines_of_a_save_stay_what_they_are() -> None:
    kinds = [get_origin(line) or line for line in get_args(Line)]

    assert tags(kinds) == LINES.split()


@sizes(3, 250)
def test_states_moves_and_events_are_read_as_they_were_written(place: Place, games: int) -> None:
    game = place.game
    state, entry = msgspec.json.Decoder(game.state), Entry[game.moves, game.events]  # type: ignore[name-defined]
    line = msgspec.json.Decoder(entry)

    def holds(table: Table) -> None:
        assert state.decode(frozen(start(game, table))) == start(game, table)
        for ply in play(game, table):
            assert state.decode(frozen(ply.after)) == ply.after
            written = Entry(ply.prompt.seat, ply.answer.move, ply.events)
            assert line.decode(frozen(written)) == written

    for_tables(place, games, holds)


@sizes(3, 250)
def test_views_questions_and_messages_can_be_written_down(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Table) -> None:
        for ply in play(game, table):
            view = game.view(ply.after, ply.prompt.seat)
            bare = msgspec.structs.replace(view, own=None)
            assert msgspec.json.decode(frozen(bare), type=View) == bare
            assert msgspec.json.decode(frozen(view.own), type=type(view.own)) == view.own

    for_tables(place, games, holds)


@pytest.mark.parametrize(
    "line",
    [
        At(3, "undo", 1),
        At(0),
        Sat(1, "easy"),
        Note("chat", 0, "hei"),
        Note("consent", 1),
        Match("m", "x", 1, (("a", "b"),), (Sitter("Ada", "me"),), 7, "fair", Parent("n", 4)),
    ],
    ids=str,
)
def test_lines_and_the_head_of_a_save_are_read_as_they_were_written(line: Record) -> None:
    assert msgspec.json.decode(frozen(line), type=type(line)) == line


def test_an_unknown_field_is_an_error() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"is":"at","moves":1,"when":"now"}', type=At)


def test_an_unknown_tag_is_an_error(game: AnyGame) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"is":"no such move"}', type=game.moves)
