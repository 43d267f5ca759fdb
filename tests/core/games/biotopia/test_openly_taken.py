"""What others know of cards that were once taken openly (B28, B29): where they are, and of which kind.

Two tables that look alike to somebody must go on looking alike, whatever is done that looks alike.
"""

import re
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from core.game import Answer, AnyGame, Event, Move, redacted
from core.games.biotopia.cards import KIND
from core.games.biotopia.game import GAME
from core.games.biotopia.state import Choose, Draw, Drop, Moved, Plant, Play, State
from core.words import Message
from tests.core.games.biotopia.tables import Seat, lay, sees
from tests.core.playing import Place, Ply, Seating, for_tables, frozen, sizes
from tests.core.playing import play as plies

places = pytest.mark.parametrize("seats", GAME.seats)
_COPY = re.compile(rb'(?<=[a-z])\.\d+(?=")')


def watchers(table: Seating, seat: int) -> list[int | None]:
    """Everybody but one seat."""
    return [None, *(other for other in range(table.seats) if other != seat)]


def told(events: tuple[Event, ...], seat: int | None) -> list[Message | None]:
    """What a seat reads in the log."""
    return [GAME.tell(redacted(event, seat)) for event in events]


def witnessed(state: State, events: tuple[Event, ...], seat: int | None) -> bytes:
    """All that a seat has of an answer: its events, its log, its view after it."""
    heard = [redacted(event, seat) for event in events]
    return frozen([heard, told(events, seat), GAME.view(state, seat)])


def by_kind(what: bytes) -> bytes:
    """The same with kinds in place of copies."""
    return _COPY.sub(b"", what)


def renamed(what: bytes, one: str, other: str) -> bytes:
    """The same with two copies under each other's name."""
    first, second = f'"{one}"'.encode(), f'"{other}"'.encode()
    return what.replace(first, b"\0").replace(second, first).replace(b"\0", second)


# -- whichever card is meant, it looks the same ------------------------------------------------


@places
@sizes(2, 200)
def test_whichever_card_of_the_hand_is_planted_all_others_see_and_read_the_same(
    seats: int, games: int
) -> None:
    def holds(table: Seating) -> None:
        for ply in plies(GAME, table):
            seat = ply.prompt.seat
            plants = [o.move for o in ply.prompt.answers if isinstance(o.move, Plant)]
            after = [GAME.apply(ply.before, seat, move) for move in plants]
            for watcher in watchers(table, seat):
                assert len({witnessed(*each, watcher) for each in after}) <= 1

    for_tables(Place(GAME, seats), games, holds)


def twins(answers: tuple[Answer, ...]) -> Iterator[tuple[Move, Move, str, str]]:
    """Two answers that differ in which copy of a kind leaves hand or flowers, and the copies."""
    for one, other in combinations([answer.move for answer in answers], 2):
        match one, other:
            case (Drop(a), Drop(b)) if KIND[a] == KIND[b]:
                yield one, other, a, b
            case (Play(a, None), Play(b, None)) if KIND[a] == KIND[b]:
                yield one, other, a, b
            case (Play(a, str() as x), Play(b, str() as y)) if KIND[x] == KIND[y]:
                if a == b or x == y:
                    yield one, other, *((x, y) if a == b else (a, b))
            case _:
                pass


@places
@sizes(2, 200)
def test_whichever_copy_of_a_kind_is_shown_all_others_see_and_read_the_same(
    seats: int, games: int
) -> None:
    """Copies that nobody else has seen may change names: that is all that can differ."""

    def holds(table: Seating) -> None:
        for ply in plies(GAME, table):
            seat = ply.prompt.seat
            for one, other, a, b in twins(ply.prompt.answers):
                after = [GAME.apply(ply.before, seat, move) for move in (one, other)]
                for watcher in watchers(table, seat):
                    ways = [witnessed(*each, watcher) for each in after]
                    before = frozen(GAME.view(ply.before, watcher))
                    unseen = not any(f'"{copy}"'.encode() in before for copy in (a, b))
                    assert ways[0] == (renamed(ways[1], a, b) if unseen else ways[1])

    for_tables(Place(GAME, seats), games, holds)


def looks(move: Move) -> bytes:
    """What all can see of an answer: of hidden cards the kind, or nothing if they stay hidden."""
    if isinstance(move, Plant | Choose):
        return type(move).__name__.encode()
    return by_kind(frozen(move)) if isinstance(move, Play | Drop) else frozen(move)


@places
@sizes(2, 200)
def test_tables_that_look_alike_go_on_looking_alike_while_what_is_done_looks_alike(
    seats: int, games: int
) -> None:
    def holds(table: Seating) -> None:
        for turn, ply in enumerate(plies(GAME, table)):
            seat, luck = ply.prompt.seat, table.luck + turn
            watcher = watchers(table, seat)[luck % table.seats]
            view = GAME.view(ply.before, watcher)
            states = [ply.before, *(GAME.determinise(view, luck + n) for n in range(2))]
            assert len({frozen(GAME.view(state, watcher)) for state in states}) == 1
            seen: dict[tuple[bytes, bytes], bytes] = {}
            for state in states:
                for prompt in GAME.ask(state):
                    for answer in prompt.answers if prompt.seat == seat else ():
                        after, events = GAME.apply(state, seat, answer.move)
                        heard = [redacted(event, watcher) for event in events]
                        facts = looks(answer.move), by_kind(frozen(heard))
                        now = by_kind(witnessed(after, events, watcher))
                        assert seen.setdefault(facts, now) == now

    for_tables(Place(GAME, seats), games, holds)


def test_of_a_hand_with_an_open_and_a_secret_skipper_nobody_learns_which_is_planted_or_played() -> (
    None
):
    start = lay("essex_skipper! essex_skipper peacock", "2*?", rivals=[Seat("?", "2*?")])
    opened, secret, _ = start.gardens[0].hand
    draw = next(o.move for o in GAME.ask(start)[0].answers if isinstance(o.move, Draw))
    for watcher in (1, None):
        seen = set()
        for planted, played in ((opened, secret), (secret, opened)):
            state, events = GAME.apply(start, 0, Plant(planted))
            first = witnessed(state, events, watcher)
            state, _ = GAME.apply(state, 1, draw)
            state, events = GAME.apply(state, 0, Play(played))
            seen.add((first, witnessed(state, events, watcher)))
            # What was taken openly may have been what was played, so nothing is known any more.
            assert not sees(state, watcher).perhaps
            assert not sees(state, watcher).shown
        assert len(seen) == 1


# -- what is known is true, and no more than can be known -----------------------------------------


@places
@sizes(2, 200)
def test_what_is_known_of_somebodys_hidden_cards_is_true(seats: int, games: int) -> None:
    def holds(table: Seating) -> None:
        for ply in plies(GAME, table):
            state = ply.after
            hands = [card for garden in state.gardens for card in garden.hand]
            assert set(state.shown) <= set(hands)
            for each in state.perhaps:
                garden = state.gardens[each.seat]
                assert each.card in garden.hand + garden.down
                laid = [p for p in state.perhaps if p.card in garden.down]
                assert sum(p.plants <= each.plants for p in laid) <= each.plants
            for watcher in (None, *range(table.seats)):
                own = sees(state, watcher)
                for owner, garden in enumerate(state.gardens):
                    if owner != watcher:
                        assert set(filter(None, own.hands[owner])) <= set(garden.hand)
                        assert set(own.downs[owner]) <= {None}

    for_tables(Place(GAME, seats), games, holds)


World = tuple[tuple[str, ...], tuple[str, ...]]
"""Kinds that are in somebody's hand and kinds that lie face down, one way it may be."""


def less(kinds: tuple[str, ...], kind: str) -> tuple[str, ...]:
    at = kinds.index(kind)
    return kinds[:at] + kinds[at + 1 :]


def watched(worlds: set[World], event: Moved) -> set[World]:
    """What a watcher who forgets nothing holds possible after an event; hidden cards are any."""
    kind = KIND[event.card] if event.card and event.known == "all" else ""
    match event.of, event.to:
        case ("sky" | "compost", "hand"):
            return {(tuple(sorted((*held, kind))), laid) for held, laid in worlds}
        case ("hand", "down"):
            return worlds | {
                (less(held, each), tuple(sorted((*laid, each))))
                for held, laid in worlds
                for each in held
            }
        case ("hand", _):
            return {(less(held, kind) if kind in held else held, laid) for held, laid in worlds}
        case ("down", _):
            return {(held, less(laid, kind) if kind in laid else laid) for held, laid in worlds}
        case _:
            return worlds


def within(few: tuple[str, ...], many: tuple[str, ...]) -> bool:
    return all(few.count(kind) <= many.count(kind) for kind in few)


def told_of(state: State, seat: int) -> set[World]:
    """What the table tells of a seat's openly taken cards, as ways it may be."""
    held = [KIND[card] for card in state.shown if card in state.gardens[seat].hand]
    doubted = [each for each in state.perhaps if each.seat == seat]
    found = set()
    for number in range(len(doubted) + 1):
        for laid in combinations(doubted, number):
            row = sorted(each.plants for each in laid)
            if all(n <= plants for n, plants in enumerate(row, 1)):
                kept = [KIND[each.card] for each in doubted if each not in laid]
                found.add((tuple(sorted(held + kept)), tuple(sorted(KIND[e.card] for e in laid))))
    return found


def every_step(ply: Ply) -> Iterator[tuple[Event, State]]:
    game: AnyGame = GAME
    state = ply.before
    for event in ply.events:
        state = game.evolve(state, event)
        yield event, state


def compare(table: Seating, check: Callable[[set[World], set[World], bool], None]) -> None:
    """Follow a game as a watcher; `check` what that comes to and what the table tells."""
    worlds: list[set[World]] = [{((), ())} for _ in range(table.seats)]
    quiet = [True] * table.seats
    for ply in plies(GAME, table):
        for event, state in every_step(ply):
            if isinstance(event, Moved) and {event.of, event.to} & {"hand", "down"}:
                seat = event.seat
                worlds[seat] = watched(worlds[seat], event)
                if event.of in {"hand", "down"} and event.to != "down":
                    quiet[seat] = quiet[seat] and all(not laid for _, laid in worlds[seat])
                if len(worlds[seat]) > 400 or len(state.perhaps) > 9:
                    return
                check(worlds[seat], told_of(state, seat), quiet[seat])


@places
@sizes(2, 200)
def test_nobody_is_told_more_than_a_watcher_who_forgets_nothing_can_know(
    seats: int, games: int
) -> None:
    """And no less, as long as nothing that may have been among the planted cards has been shown."""

    def check(possible: set[World], told: set[World], quiet: bool) -> None:
        for held, laid in possible:
            assert any(within(h, held) and within(d, laid) for h, d in told)
        if quiet:
            assert possible == told

    for_tables(Place(GAME, seats), games, lambda table: compare(table, check))
