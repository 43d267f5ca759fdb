"""Opponents: they see views only, answer the same to the same, and the easy one is no fool."""

import inspect
from typing import Any

import pytest

from core import catalogue
from core.bots.players import BOTS, HUMAN, Bot, bot
from core.bots.search import Hurry
from core.effort import Effort
from core.errors import BadChoice
from core.game import Answer, AnyGame, View
from core.rng import child
from tests import tiny
from tests.core.playing import KINDS, Place, Seating, for_tables, play, sizes, start


class Liking:
    """A game of which a bot can only ask how it likes its answers."""

    def __init__(self, *likes: float) -> None:
        self.likes = likes

    def policy(self, view: View, answers: tuple[Answer, ...]) -> tuple[float, ...]:
        return self.likes


def answers(player: Bot, game: Any, times: int) -> set[int]:
    """Which of three answers a bot may choose."""
    match = tiny.opened(catalogue.game("pebbles"))
    [prompt] = match.game.ask(match.state)
    three = prompt.answers[:3]
    view = match.game.view(match.state, 0)
    return {three.index(player(game, view, three, rng)) for rng in range(times)}


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_given_a_view_and_answers_and_no_state(name: str) -> None:
    assert list(inspect.signature(BOTS[name]).parameters) == ["game", "view", "answers", "rng"]


@pytest.mark.parametrize("name", ["medium", "hard"])
def test_a_bot_that_thinks_spends_what_its_game_says(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    spent: list[Effort] = []

    def ahead(effort: Effort, hurry: Hurry) -> Bot:
        spent.append(effort)
        return BOTS["easy"]

    monkeypatch.setattr("core.bots.players.ahead", ahead)
    monkeypatch.setitem(vars(pebbles), name, lambda view: Effort(7, far=len(view.points)))
    answers(BOTS[name], pebbles, 1)

    assert spent == [Effort(7, far=2)]


@pytest.mark.parametrize(("name", "often"), [*zip(KINDS, (4, 4, 12, 20), strict=True)])
@sizes(2, 250)
def test_a_bot_gives_one_of_its_options_and_the_same_to_the_same(
    place: Place, games: int, name: str, often: int
) -> None:
    def holds(table: Seating) -> None:
        for turn, ply in enumerate(play(place.game, table)):
            if turn % often:
                continue
            answers = ply.prompt.answers
            first, again = (
                KINDS[name](place.game, place.game.view(ply.before, ply.prompt.seat), answers, turn)
                for _ in range(2)
            )
            assert first in answers
            assert first == again

    for_tables(place, games, holds)


def test_the_random_bot_gives_every_answer(pebbles: AnyGame) -> None:
    assert answers(BOTS["random"], pebbles, 100) == {0, 1, 2}


@pytest.mark.parametrize(
    ("likes", "chosen"),
    [((1.0, 3.0, 2.0), {1}), ((2.0, -1.0, 2.0), {0, 2}), ((0.0, 0.0, 0.0), {0, 1, 2})],
)
def test_the_easy_bot_gives_what_it_likes_best_and_one_of_equals_by_chance(
    pebbles: AnyGame, likes: tuple[float, ...], chosen: set[int]
) -> None:
    assert answers(BOTS["easy"], Liking(*likes), 100) == chosen


def end(place: Place, number: int, names: list[str]) -> Any:
    """How a game between bots ends; the names are those of the seats."""
    game, seats = place
    state, rng = start(game, Seating(seats, game.chosen({}), number, 0, 0)), child(number, "bots")
    while (prompts := game.ask(state)) and game.clock(state).round <= game.longest:
        prompt, rng = prompts[0], child(rng, "on")
        view = game.view(state, prompt.seat)
        answer = bot(names[prompt.seat])(game, view, prompt.answers, rng)
        state, _ = game.apply(state, prompt.seat, answer.move)
    return state


def won(place: Place, name: str, against: str, games: int) -> float:
    """The share of games that a bot wins against others; a shared win counts in parts."""
    share = 0.0
    for number in range(games):
        mine = number % place.seats
        names = [name if seat == mine else against for seat in range(place.seats)]
        winners = place.game.winners(end(place, number, names))
        share += (mine in winners) / max(len(winners), 1)
    return share / games


def reached(place: Place, name: str, games: int) -> float:
    """The points that bots of one kind reach together, on average."""
    states = [end(place, number, [name] * place.seats) for number in range(games)]
    return sum(place.game.scores(state)[0].total for state in states) / games


LUCK = {"biekrig": {2: 0.58, 3: 0.45, 4: 0.4, 5: 0.3}}
"""Where dice weigh heavily: the share of games that is enough, by seats."""


@sizes(20, 400)
def test_the_easy_bot_beats_random_ones(place: Place, games: int) -> None:
    enough = LUCK.get(place.game.key, {}).get(place.seats, 0.85)

    if place.game.cooperative:
        assert reached(place, "easy", games) > reached(place, "random", games) + 1
    # Who plays alone has no random bots to beat, only the game.
    elif place.seats > 1:
        assert won(place, "easy", "random", games) >= enough


def test_random_bots_win_their_fair_share() -> None:
    with tiny.added():
        share = won(Place(catalogue.game("pebbles"), 2), "random", "random", 200)

    assert 0.4 < share < 0.6


@pytest.mark.parametrize("name", ["nobody", "", HUMAN])
def test_a_bot_that_is_not_there_is_refused_and_the_others_are_named(name: str) -> None:
    with pytest.raises(BadChoice) as refused:
        bot(name)

    assert dict(refused.value.message.args)["bot"] == name
    assert set(BOTS) <= set(dict(refused.value.message.args)["known"])  # type: ignore[arg-type]
