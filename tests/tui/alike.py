"""Pairs of tables that somebody cannot tell apart, and all that their ports let them observe."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec

from core.bots.players import HUMAN
from core.errors import BadChoice
from core.game import AnyGame, Move, redacted
from core.journal import Journal, Match, Sitter
from core.rng import child, pick
from tests.core.playing import Seating, frozen, play
from tests.tui.matches import AtOnce
from tui.bots.questions import Task, Thought
from tui.host.disk.people import Person
from tui.host.disk.record import Chair, TableRecord
from tui.host.house.port import HostedPort
from tui.host.house.table import Table as Hosted
from tui.host.house.visit import Visit
from tui.match.local import LocalPort
from tui.match.port import TablePort, forced
from tui.scene.track import Track

NAMES = ("Anna", "Bo", "Cleo", "Dag", "Eva")


class Pair(NamedTuple):
    """Two states that look alike to a watcher, and an answer that either may be followed by."""

    table: Seating
    states: tuple[Any, Any]
    seat: int
    move: Move
    telling: bool
    """Whether it leads to a question that has more answers at one of the two tables."""


def options_of(game: AnyGame, state: Any, seat: int) -> tuple[Move, ...]:
    """What a seat may answer."""
    return tuple(
        answer.move
        for prompt in game.ask(state)
        if prompt.seat == seat
        for answer in prompt.answers
    )


def told(game: AnyGame, state: Any, seat: int, move: Move, watcher: int | None) -> bytes:
    """What an answer brings, as the watcher may know it; who else knows it is no part of that."""
    _, events = game.apply(state, seat, move)
    plain = [msgspec.structs.replace(redacted(e, watcher), known="all", seen=()) for e in events]
    return frozen(plain)


def followed(
    game: AnyGame, states: tuple[Any, Any], seat: int, move: Move, watcher: int | None
) -> list[Any] | None:
    """What the answer leads to, with what follows of itself at both; None if that shows which is which."""
    after: list[Any] = list(states)
    while True:
        if len({told(game, state, seat, move, watcher) for state in after}) > 1:
            return None
        after = [game.apply(state, seat, move)[0] for state in after]
        following = [
            [(each.seat, each.answers[0].move) for each in game.ask(state) if forced(each)]
            for state in after
        ]
        if following[0] != following[1] or not following[0]:
            return after
        seat, move = following[0][0]


def pairs(game: AnyGame, watcher: int | None) -> Iterator[Pair]:
    """Pair after pair from random games, without end; all that lead to a secret question, and others."""
    for number in range(10**6):
        luck = child(number, f"{game.key} {watcher}")
        luck, seats = pick(luck, [n for n in game.seats if watcher is None or n > watcher])
        given = {}
        for variant in game.variants:
            luck, given[variant.key] = pick(luck, variant.values)
        table = Seating(seats, game.chosen(given), number, luck, (0, 6, 9)[number % 3])
        try:
            plies = list(play(game, table))
        except BadChoice:  # these options do not go together
            continue
        for at, ply in enumerate(plies):
            asked = any(prompt.secret for prompt in game.ask(ply.after))
            if not asked and at % 16 != number % 16:
                continue
            other = game.determinise(game.view(ply.before, watcher), luck + at)
            if hasattr(other, "rng"):
                other = msgspec.structs.replace(other, rng=ply.before.rng)
            seat, move = ply.prompt.seat, ply.answer.move
            if move not in options_of(game, other, seat):
                continue
            states = (ply.before, other)
            after = followed(game, states, seat, move, watcher)
            if after is None or not game.ask(after[0]):  # after the end everything lies open
                continue
            answers = [
                [len(prompt.answers) for prompt in game.ask(state) if prompt.secret]
                for state in after
            ]
            yield Pair(table, states, seat, move, answers[0] != answers[1])


class Chosen(AtOnce):
    """A bot that gives the answer it is told to."""

    move: Move

    async def think(self, task: Task) -> Thought:
        return Thought([answer.move for answer in task[3]].index(self.move))


def journal(game: AnyGame, pair: Pair, which: int, *, bots: int | None = None) -> Journal:
    """A match that stands there; `bots`: all but this seat are bots."""
    sitters = tuple(
        Sitter(NAMES[seat], HUMAN if bots in (None, seat) else "easy")
        for seat in range(pair.table.seats)
    )
    match = Match("m", game.key, game.version, pair.table.options, sitters, 0, "fair")
    return Journal(game, match, pair.states[which])


def replayed(port: TablePort) -> list[Any]:
    """What a replay shows to each pair of eyes that this player has."""
    track, shown = Track(port.replay()), []
    for eyes in port.eyes():
        lines = track.log(eyes)
        views = [(track.view(at, eyes), track.said(at, eyes)) for at in range(track.last + 1)]
        shown.append((eyes, len(track.stops), lines, views))
    return shown


def observed(port: TablePort) -> bytes:
    """A snapshot, the log and the replay."""
    return frozen([port.snapshot(), port.log(), port.log(1), replayed(port)])


def hosted(game: AnyGame, pair: Pair, which: int, watcher: int | None) -> list[bytes]:
    """What the watcher observes at a host: the answer comes from whoever is asked."""
    match = journal(game, pair, which)
    well = {"read_only": False, "trouble": None, "unkept": 0, "path": Path("m")}
    save = SimpleNamespace(journal=match, append=lambda line: None, **well)
    place = SimpleNamespace(tables=Path("tables"), saves=None)
    ledger = SimpleNamespace(refused=lambda path: False)
    means: Any = SimpleNamespace(
        pool=AtOnce(), pace=0.0, standin_after=0.0, changed=lambda: None, place=place, ledger=ledger
    )
    chairs = tuple(Chair(HUMAN, f"SHA256:{seat}", NAMES[seat]) for seat in range(pair.table.seats))
    record = TableRecord("id", "CODE", game.key, chairs, "SHA256:0", save="m")
    table = Hosted(means, record, save)  # type: ignore[arg-type]
    table.keep = lambda record: setattr(table, "record", record)  # type: ignore[method-assign]
    rings: list[int] = []
    port = HostedPort(table, Visit(Person("SHA256:x", "X"), lambda act: act()), watcher)
    port.listen(lambda: rings.append(match.cursor))

    table.play(pair.seat, pair.move)
    return [
        observed(port),
        frozen([port.match, port.news(), port.gathering(), table.waiting()]),
        frozen(rings),
    ]


def shared(game: AnyGame, pair: Pair, which: int, watcher: int) -> list[bytes]:
    """What the watcher observes at a screen shared by all: the next to sit down is whoever it is."""
    port = LocalPort(journal(game, pair, which), None, AtOnce(), pace=0)
    asked = port._mine()
    if asked is None or asked.seat != pair.seat:  # several are asked at once: one at a time here
        return []
    port.lift()
    port.play(pair.move)
    after = [observed(port)] if pair.seat == watcher else []
    port._eyes = watcher
    return [*after, frozen([port.log(), replayed(port)])]


async def alone(game: AnyGame, pair: Pair, which: int, watcher: int) -> list[bytes]:
    """What the watcher observes who plays here against bots."""
    thinker, rings = Chosen(), list[int]()
    port = LocalPort(journal(game, pair, which, bots=watcher), None, thinker, pace=0)
    port._tell = lambda: rings.append(port.journal.cursor)  # type: ignore[method-assign]
    if pair.seat == watcher:
        port.play(pair.move)
    else:
        thinker.move = pair.move
        asked = next(each for each in game.ask(port.journal.state) if each.seat == pair.seat)
        await port._running._answer(asked)
    return [observed(port), frozen(rings)]
