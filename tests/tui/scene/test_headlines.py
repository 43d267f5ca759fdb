"""Headlines over random play of every game there is: each turn has one, with its deed and its points."""

from collections import Counter
from collections.abc import Iterator

import pytest

from core import catalogue
from core.game import AnyGame
from core.journal import Journal
from core.rng import pick
from core.words import Words
from tests import tiny
from tests.core.playing import Place, Seating, for_tables, journal, places, play, sizes
from tests.tui.replays import drawn, watching
from tui.boards.find import board_of
from tui.drawing.layout import plan
from tui.match.log import Log
from tui.match.port import Told
from tui.scene.headlines import cut, recent, shorter, since, turns
from tui.scene.track import Track
from tui.words import LANGUAGES
from tui.words.language import words

NAMES = ("Anna", "Bo", "Cleo", "Dag", "Eva")


@pytest.fixture(params=places(), ids=[f"{key}-{seats}" for key, seats in places()])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Any game with each number of seats."""
    key, seats = request.param
    with tiny.added(*tiny.ALL):
        yield Place(catalogue.game(key), seats)


def recorded(game: AnyGame, table: Seating) -> Journal:
    """A match in which the seats of a table have answered as they would."""
    match = journal(game, table)
    for ply in play(game, table):
        match.play(ply.prompt.seat, ply.answer.move)
    return match


def told(match: Journal, seat: int | None) -> list[Told]:
    return Log().read(match, seat, over=match.over)


def spoken(game: AnyGame, luck: int, seats: int) -> Words:
    """The words of one of the languages that a game has."""
    return words(game.key, pick(luck, LANGUAGES)[1]).sits(NAMES[:seats])


@sizes(1, 40)
def test_the_points_that_the_log_tells_of_are_those_that_a_seat_has_seen_come(
    place: Place, games: int
) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        match = recorded(game, table)
        for seat in (None, *range(table.seats)):
            before, after = (
                game.view(each, seat).points for each in (match.states[0], match.state)
            )
            found: Counter[int] = Counter()
            for line in told(match, seat):
                found.update(dict(line.points))
            if game.cooperative:
                assert not found
            else:
                assert [found[each] for each in range(table.seats)] == [
                    new - old for old, new in zip(before, after, strict=True)
                ]

    for_tables(place, games, holds)


@sizes(1, 40)
def test_every_turn_has_one_headline_and_its_deed_and_its_points_are_in_the_shortest_of_it(
    place: Place, games: int
) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        match, said = recorded(game, table), spoken(game, table.luck, table.seats)
        for seat in (None, *range(table.seats)):
            log = told(match, seat)
            found = turns(log)
            assert sorted(id(line) for turn in found for line in turn.lines) == sorted(map(id, log))
            assert len({(turn.number, turn.seat) for turn in found}) == len(found)
            for turn in found:
                ways = list(shorter(said, turn, seat))
                own = sum(
                    by for line in turn.lines for whose, by in line.points if whose == turn.seat
                )
                deed = [each.brief(turn.deed.message) for each in (said, said.terse())]
                name = said.who(turn.seat) if turn.seat is not None else ""
                assert all(len(ways[0]) >= len(way) or way == ways[-1] for way in ways)
                assert all(name in way for way in ways)
                assert all(_without(deed[0], name) in way for way in ways[:-1])
                assert _without(deed[1], name) in ways[-1]
                assert not own or f" {own:+}" in ways[-1]
                assert f"\n{ways[-1]}".count(f"\n{name}") == 1 or name not in deed[1]
                for width in (18, 30):
                    short = cut(said, turn, width, "…")
                    assert len(short) <= width
                    assert short.endswith(f" {own:+}" if own else "")

    for_tables(place, games, holds)


def _without(said: str, name: str) -> str:
    """A sentence about a seat without its name, which stands at the beginning of the headline."""
    return said.removeprefix(name).removeprefix(":").strip() if name else said


@sizes(1, 40)
def test_news_begin_behind_the_last_turn_that_a_seat_has_ended_and_all_of_that_is_given(
    place: Place, games: int
) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        match = recorded(game, table)
        seat = match.entries[table.luck % match.cursor].seat
        whole = told(match, seat)
        for moves in range(0, match.cursor + 1, 5):
            clock = game.clock(match.states[moves])
            log = [line for line in whole if line.moves <= moves]
            at = since(log, seat, clock)
            now = clock.turn if clock.seat == seat else -1
            assert all(line.whose != seat or line.turn == now for line in log[at:])
            if at:
                assert log[at - 1].whose == seat
                assert log[at - 1].turn != now
            given = recent(log, seat, clock, 3)
            assert list(given) == log[len(log) - len(given) :]
            assert set(map(id, log[at:])) <= set(map(id, given))
            ended = [
                line for line in log[:at] if (line.turn, line.whose) == (log[at - 1].turn, seat)
            ]
            assert set(map(id, ended)) <= set(map(id, given))

    for_tables(place, games, holds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_headline_says_what_was_played_and_what_it_brought(language: str) -> None:
    whites = {
        "en": ("Large White", "Most Large Whites"),
        "da": ("Stor Kålsommerfugl", "Flest kålsommerfugle"),
        "nb": ("Stor Kålsommerfugl", "Flest kålsommerfugler"),
        "de": ("Großer Kohlweißling", "Meiste Kohlweißlinge"),
    }[language]
    said = words("biotopia", language)
    card, mission = said.word("card.large_white"), whites[1]
    game = catalogue.game("biotopia")
    for seed in range(40):
        match = recorded(game, Seating(2, game.chosen({}), seed, seed, 9))
        for turn in turns(told(match, 0)):
            way = next(shorter(said.sits(("Anna", "Hazel")), turn, 0))
            if way == f"Hazel: {card} +1, {mission} +2":
                return
    raise AssertionError("nobody has played a first Large White")


@pytest.mark.parametrize("key", ["biotopia", "biomos", "biekrig", "ecosfera"])
def test_a_line_has_the_same_round_and_points_at_the_table_and_in_the_replay(key: str) -> None:
    game = catalogue.game(key)
    match = recorded(game, Seating(3, game.chosen({}), 5, 5, 9))
    for seat in (None, 1):
        watched = [line for line in Track(match).log(seat) if line.event is not None]
        assert [(line.round, line.message, line.points) for line in watched] == [
            (line.round, line.message, line.points) for line in told(match, seat)
        ]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("key", ["biotopia", "biomos", "biekrig"])
def test_who_watches_sees_the_rows_in_one_order_whoever_s_turn_it_is(
    key: str, size: tuple[int, int]
) -> None:
    game, names = catalogue.game(key), ("Anna", "Bo", "Cleo")
    track = Track(recorded(game, Seating(3, game.chosen({}), 5, 5, 9)))
    board = board_of(key)
    place = plan(*size, 3, "", board.SHAPE)["board"]
    orders = set()
    for at in range(track.last // 2, track.last // 2 + 40, 3):
        scene = watching(
            track, at, None, words=words(key, "en").sits(names), boxed=size != (80, 24)
        )
        text = drawn(board.board, scene, place.width, place.height).plain()
        large = names[scene.large]
        rest = sorted((name for name in names if name != large), key=text.find)
        assert all(name in text for name in names)
        orders.add((large, *rest))
    assert len({order[0] for order in orders}) == len(orders) > 1
    assert all(list(order[1:]) == sorted(order[1:]) for order in orders)
