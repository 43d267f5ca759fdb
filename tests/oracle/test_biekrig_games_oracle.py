"""The oracle of Biekrig plays with itself: what holds in every game."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import pytest

from tests.naming import at
from tests.oracle.biekrig import Answer, Game
from tests.oracle.biekrig_data import CARDS, COLOURS, Chance, Rules, set_up

State = dict[str, Any]
# What an answer does to the figures below, if it does always the same.
EXACTLY = {
    "buy_worker": [0, 1, -2, -1, 0, 0],
    "buy_queen": [1, 0, -3, -1, 0, 0],
    "play extra_worker": [0, 1, 0, 0, 0, -1],
    "play swarm": [1, 3, 0, 0, 0, -1],
    "play extra_pollen": [0, 0, 1, 0, 0, -1],
    "play": [0, 0, 0, 0, 0, -1],
    "swarm_control": [0, 0, 0, 0, 0, -1],
    "discard": [0, 0, 0, 0, 0, -1],
}
REPLIES = {"acid_treatment", "lose_hive", "lose_worker"}


def every_card(state: State) -> Counter[str]:
    """All cards, wherever they are."""
    return Counter([*state["deck"], *state["discards"], *chain(*state["hands"])])


def what_always_holds(game: Game, state: State) -> None:
    """Between two answers."""
    assert every_card(state) == CARDS
    for seat, hives in enumerate(state["hives"]):
        assert hives
        assert {2, 3, 4, 5}.issuperset(hives)
        assert min(state["honey"][seat], *state["pollen"][seat].values()) >= 0
        assert state["pollen"][seat].keys() == set(COLOURS)
        assert state["fresh"][seat] in {None, *state["hands"][seat][-1:]}
    assert all(0 <= piece < 40 for piece in state["pieces"])
    questions = game.questions()
    assert (state["winners"] is None) is bool(questions)
    if not questions:
        return
    [(seat, answers)] = questions.items()
    kinds = {answer[0] for answer in answers}
    putting_away = seat if "discard" in kinds else None
    for owner, hand in enumerate(state["hands"]):
        assert len(hand) == 6 if owner == putting_away else len(hand) <= 5
    assert all(points < 10 for owner, points in enumerate(game.scores()) if owner != putting_away)
    assert ("roll" in kinds) <= (seat == state["active"])
    assert ("lose_hive" in kinds or "lose_worker" in kinds) <= (seat != state["active"])
    assert answers


def bees(state: State, seat: int) -> int:
    """Queens and workers."""
    return sum(workers + 1 for workers in state["hives"][seat])


def pollen(state: State, seat: int) -> int:
    """Of all colours."""
    return sum(state["pollen"][seat].values())


def figures(state: State, seat: int) -> list[int]:
    """Hives, bees, pollen, honey, harvested points and cards of a seat."""
    return [
        len(state["hives"][seat]),
        bees(state, seat),
        pollen(state, seat),
        state["honey"][seat],
        state["harvested"][seat],
        len(state["hands"][seat]),
    ]


def change(before: State, after: State, seat: int) -> list[int]:
    """What an answer did to the figures of a seat."""
    pairs = zip(figures(before, seat), figures(after, seat), strict=True)
    return [new - old for old, new in pairs]


def what_it_did(before: State, after: State, answer: Answer) -> None:
    """The figures of the active seat, which nothing but its own answers can raise."""
    hives, living, flowers, honey, points, cards = own = change(before, after, before["active"])
    match answer:
        case ("play", "robbing", victim):
            assert own == [0, 0, 0, honey, 0, -1]
            assert change(before, after, victim) == [0, 0, 0, -honey, 0, 0]
            assert 0 <= honey <= 3
        case ("harvest", number):
            # A card may be drawn in the same step, or flowers visited.
            assert (hives, points) == (0, number)
            assert 0 <= flowers == honey + 7 * number
            assert 0 <= cards <= 1
        case ("roll",):
            assert (hives, points) == (0, 0)
            assert 0 <= flowers == honey <= len(before["hives"][before["active"]])
            assert living <= 0 <= cards <= 1
        case ("decline",):
            # Whoever declines, it may be that hives swarm then.
            assert living <= 0
            assert [hives, *own[2:]] == [0] * 5
        case _:
            long = " ".join(map(str, answer[:2]))
            assert own == EXACTLY.get(long, EXACTLY.get(answer[0], [0] * 6))


def what_others_keep(before: State, after: State, seat: int, answer: Answer) -> None:
    """Those who do not answer lose honey to a robber, and nothing else ever."""
    for other in range(len(before["hives"])):
        if other in {seat, before["active"]}:
            continue
        lost = change(before, after, other)
        assert lost[:3] == [0, 0, 0]
        assert lost[4:] == [0, 0]
        assert lost[3] <= 0
        assert lost[3] == 0 or answer == ("play", "robbing", other)
    if answer[0] in REPLIES:
        hives, living, *rest = change(before, after, seat)
        assert rest == [0, 0, 0, -(answer[0] == "acid_treatment")]
        assert (hives, living) in {
            "lose_hive": {(-1, -3), (-1, -4), (-1, -5), (-1, -6)},
            "lose_worker": {(0, -1), (-1, -3)},
            "acid_treatment": {(0, 0)},
        }[answer[0]]


def choose(chance: Random, answers: set[Answer], eager: float) -> Answer:
    """The more eager, the fewer rolls with something left to do."""
    active = {answer for answer in answers if answer not in {("roll",), ("harvest", 0)}}
    chosen = active if active and chance.random() < eager else answers
    return chance.choice(sorted(chosen, key=str))


def some_rules(chance: Random) -> Rules:
    """Every ruling this way or that."""
    return Rules(
        varroa_targets=chance.choice(["any_loss", "non_minimal_only"]),
        harvest_timing=chance.choice(["after_space_action_before_event_draw", "at_crossing"]),
        acid_fresh=chance.choice(["dormant_until_own_turn", "usable_at_once"]),
        phase_order=chance.choice(["strict", "free_before_roll"]),
        points_per_hive=chance.choice([1, 2]),
        robbing_empty_target=chance.choice(["allowed", "forbidden"]),
        round_limit=chance.choice([None, 100, 12]),
        board=chance.choice(["first", "second"]),
    )


def play(seed: int) -> tuple[Game, Counter[str]]:
    """One game with rules, dice and answers by chance; what dice were rolled for."""
    chance = Random(seed)
    rolled: Counter[str] = Counter()

    def roll(what: str, number: int) -> int:
        rolled[what] += 1
        return chance.randint(1, 6)

    def shuffle(pile: list[str]) -> list[str]:
        return chance.sample(pile, len(pile))

    rules = some_rules(chance)
    luck = Chance(roll, shuffle)
    game = Game(set_up(chance.randint(2, 5), luck, rules), luck)
    eager = chance.random()
    state = game.state()
    what_always_holds(game, state)
    while questions := game.questions():
        [(seat, answers)] = questions.items()
        answer = choose(chance, answers, eager)
        game.answer(seat, answer)
        after = game.state()
        what_always_holds(game, after)
        what_it_did(state, after, answer)
        what_others_keep(state, after, seat, answer)
        state = after
        assert state["round"] <= (rules.round_limit or 1000)
    return game, rolled


@pytest.mark.parametrize("games", [20, pytest.param(200, marks=pytest.mark.long)])
def test_a_random_game_keeps_its_pieces(games: int) -> None:
    for seed in range(games):
        with at("seed", seed):
            keeps_its_pieces(seed)


def keeps_its_pieces(seed: int) -> None:
    game, rolled = play(seed)
    scores, state = game.scores(), game.state()
    # Who wins with a swarm or a split does not move any more.
    assert state["turns"] - rolled["move"] in {0, max(scores) >= 10}
    assert rolled["start"] >= game.seats
    if max(scores) >= 10:
        assert game.winners() == [state["active"]]
    else:
        assert (state["round"], state["turns"]) == (
            game.rules.round_limit,
            game.seats * state["round"],
        )
        best = [seat for seat, points in enumerate(scores) if points == max(scores)]
        assert game.winners() == best
