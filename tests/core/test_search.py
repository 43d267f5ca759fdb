"""Thinking ahead: honest, of the size that was asked for, and better than not."""

from typing import Any

import pytest

from core import catalogue
from core.bots.judging import chance
from core.bots.players import BOTS, Bot, ahead
from core.bots.search import Search
from core.bots.tree import Node, priors
from core.effort import Effort
from core.game import Answer, AnyGame, Game, Prompt, View
from core.games.biomos.planet import ring
from core.rng import child
from tests import tiny
from tests.core.playing import Place


def question(game: AnyGame, seats: int, answers: int, seed: int = 1) -> tuple[Any, Any]:
    """A prompt with a choice after so many sensible answers, and the view of who is asked."""
    state = game.setup(game.chosen({}), seats, seed)
    while True:
        prompt = game.ask(state)[0]
        view = game.view(state, prompt.seat)
        if answers <= 0 and len(prompt.answers) > 1:
            return prompt, view
        answer = BOTS["easy"](game, view, prompt.answers, answers)
        state, _ = game.apply(state, prompt.seat, answer.move)
        answers -= 1


def opening(pebbles: AnyGame) -> tuple[Prompt, View]:
    """The first question of the pebbles, and the view of who is asked."""
    start = tiny.opened(pebbles).state
    [prompt] = pebbles.ask(start)
    return prompt, pebbles.view(start, 0)


def test_more_effort_is_more_games(place: Place) -> None:
    prompt, view = question(place.game, place.seats, 6)
    little, much = (
        Search(place.game, view, prompt.answers, 1, Effort(time)).games for time in (1, 40)
    )

    assert 1 <= little < much


def test_where_games_are_broken_off_what_they_promise_decides(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One round ahead nobody has won: who is told that pebbles in the heap are points hides one."""
    prompt, view = opening(pebbles)
    monkeypatch.setitem(vars(pebbles), "horizon", 1)
    monkeypatch.setitem(vars(pebbles), "evaluate", lambda state, seat: len(state.heaps[seat]))
    monkeypatch.setitem(vars(pebbles), "policy", lambda view, answers: (0.0,) * len(answers))
    search = Search(pebbles, view, prompt.answers, 1, Effort(20))

    assert prompt.answers[search.best()].verb == "flower"


def test_a_lead_is_one_over_all_others_and_not_over_the_best_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With one colour in its planet a seat has one strong rival, with any other two middling ones."""
    game = catalogue.game("biomos")
    prompt, view = question(game, 3, 0)
    taken = view.own.display[prompt.answers[1].move.place]

    def evaluate(state: Any, seat: int) -> float:
        strong = taken in ring(state.planets[view.seat])
        return 2.0 if seat == view.seat else 3.0 if not strong else 4.0 * (seat == 2)

    monkeypatch.setitem(vars(game), "horizon", 1)
    monkeypatch.setitem(vars(game), "evaluate", evaluate)
    monkeypatch.setitem(vars(game), "policy", lambda view, answers: (0.0,) * len(answers))
    search = Search(game, view, prompt.answers, 1, Effort(20))

    assert view.own.display[prompt.answers[search.best()].move.place] == taken


def test_an_imagined_game_goes_on_as_far_as_the_effort_says(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt, view = opening(pebbles)
    monkeypatch.setitem(vars(pebbles), "horizon", 1)
    turns = [
        Search(pebbles, view, prompt.answers, 1, Effort(1, far)).looks[-1] - view.clock.turn
        for far in (1, 2, 5)
    ]

    assert turns == [2, 4, 10]


def test_an_imagined_game_is_judged_at_the_ends_of_the_last_rounds(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ahead by four after two rounds and behind by two after three is what both say, in the mean."""
    prompt, view = opening(pebbles)
    now = view.clock.turn
    hopes = {now + 5: (4.0, 0.0), now + 7: (0.0, 2.0)}

    def evaluate(state: Any, seat: int) -> float:
        return hopes[pebbles.clock(state).turn][seat]

    monkeypatch.setitem(vars(pebbles), "horizon", 1)
    monkeypatch.setitem(vars(pebbles), "evaluate", evaluate)
    effort = Effort(20, far=3, often=2, tree=False)
    node = Search(pebbles, view, prompt.answers, 1, effort).tried[0].node

    both = [chance(hope, 0, 2.0) for hope in hopes.values()]
    assert node.value / node.visits == pytest.approx(sum(both) / 2)


def test_without_a_tree_nothing_is_remembered_of_what_came_after(place: Place) -> None:
    prompt, view = question(place.game, place.seats, 6)
    kept = [
        sum(bool(each.node.children) for each in search.tried)
        for tree in (True, False)
        for search in [Search(place.game, view, prompt.answers, 1, Effort(60, tree=tree))]
    ]

    assert kept[0] > kept[1] == 0


@pytest.mark.parametrize(("tables", "verb"), [(0, "play"), (3, "play"), (20, "flower")])
def test_told_to_hurry_it_gives_the_best_answer_so_far(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch, tables: int, verb: str
) -> None:
    """What looks worst at once is the best one round ahead; a handful of games does not count."""
    prompt, view = opening(pebbles)
    monkeypatch.setitem(vars(pebbles), "horizon", 1)
    monkeypatch.setitem(vars(pebbles), "evaluate", lambda state, seat: len(state.heaps[seat]))
    monkeypatch.setitem(
        vars(pebbles),
        "policy",
        lambda view, answers: tuple(float(each.verb == "play") for each in answers),
    )
    monkeypatch.setattr("core.bots.search._SURE", 1000.0)
    asked = iter(range(1000))
    search = Search(pebbles, view, prompt.answers, 1, Effort(10**9), lambda: next(asked) >= tables)

    assert prompt.answers[search.best()].verb == verb
    assert search.tables <= tables + 1


def test_what_is_surely_worse_is_given_up_before_the_effort_is_spent(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One round ahead the heap alone counts: whoever does not add to it is behind on every table."""
    prompt, view = opening(pebbles)
    monkeypatch.setitem(vars(pebbles), "horizon", 1)
    monkeypatch.setitem(vars(pebbles), "evaluate", lambda state, seat: len(state.heaps[seat]))

    def games() -> int:
        return Search(pebbles, view, prompt.answers, 1, Effort(400)).games

    quick = games()
    monkeypatch.setattr("core.bots.search._SURE", 1000.0)
    assert 4 * quick < 3 * games()


def test_a_victory_at_hand_is_seen_and_is_certain() -> None:
    """Who can end the game with a victory does so, whatever else looks good."""
    game = catalogue.game("biekrig")
    state: Any = game.setup(game.chosen({}), 2, 3)
    found = 0
    turn = 0
    while prompts := game.ask(state):
        prompt = prompts[0]
        if game.winners(state):
            break
        winning = [answer for answer in prompt.answers if wins(game, state, prompt.seat, answer)]
        if winning and len(winning) < len(prompt.answers):
            view = game.view(state, prompt.seat)
            search = Search(game, view, prompt.answers, turn, Effort(20))
            assert prompt.answers[search.best()] in winning
            found += 1
        view = game.view(state, prompt.seat)
        answer = BOTS["easy"](game, view, prompt.answers, turn)
        state, _ = game.apply(state, prompt.seat, answer.move)
        turn += 1

    assert found


def wins(game: Game[Any], state: Any, seat: int, answer: Answer) -> bool:
    """Whether the answer ends the game as a victory."""
    after, _ = game.apply(state, seat, answer.move)
    return game.winners(after) == (seat,)


def share(game: AnyGame, mine: Bot, other: Bot, games: int) -> float:
    """Of so many games, with the seats exchanged, how many the first bot wins."""
    won = 0.0
    for number in range(games):
        state, turn = game.setup(game.chosen({}), 2, number // 2), 0
        while prompts := game.ask(state):
            prompt = prompts[0]
            player = mine if prompt.seat == number % 2 else other
            view = game.view(state, prompt.seat)
            answer = player(game, view, prompt.answers, child(number, f"{turn}"))
            state, _ = game.apply(state, prompt.seat, answer.move)
            turn += 1
        winners = game.winners(state)
        won += (number % 2 in winners) / len(winners)
    return won / games


def test_who_thinks_ahead_plays_well_without_any_sense(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(pebbles), "policy", lambda view, answers: (0.0,) * len(answers))

    assert share(pebbles, ahead(Effort(12)), BOTS["random"], 16) > 0.8


# -- the tree ------------------------------------------------------------------------------------


def test_what_looks_good_is_tried_first_and_what_does_well_is_tried_most(
    pebbles: AnyGame,
) -> None:
    [prompt] = pebbles.ask(tiny.opened(pebbles).state)
    answers, likes, root = prompt.answers[:3], (1.0, 3.0, 2.0), Node()
    tried = []
    for _ in range(100):
        kid, answer = root.choose(0, answers, likes, 0.5)
        tried.append(answers.index(answer))
        kid.visits += 1
        kid.value += (0.9, 0.1, 0.1)[tried[-1]]

    assert tried[0] == 1
    assert set(tried) == {0, 1, 2}
    assert tried.count(0) > 70


def test_answers_of_different_seats_are_kept_apart(pebbles: AnyGame) -> None:
    [prompt] = pebbles.ask(tiny.opened(pebbles).state)
    root = Node()
    mine, _ = root.choose(0, prompt.answers[:1], (0.0,), 0.5)
    other, _ = root.choose(1, prompt.answers[:1], (0.0,), 0.5)

    assert mine is not other


@pytest.mark.parametrize("count", [1, 2, 9])
def test_priors_add_up_and_fall(count: int) -> None:
    found = priors(count)

    assert sum(found) == pytest.approx(1)
    assert list(found) == sorted(found, reverse=True)
