"""The oracle of Ecosfera Baltica plays with itself: what holds in every game."""

from itertools import chain
from random import Random
from typing import Any

import pytest

from tests.naming import at
from tests.oracle.ecosfera import Game
from tests.oracle.ecosfera_data import ABILITIES, KNOWN_POLICIES, Options, kind, set_up
from tests.oracle.ecosfera_sea import Answer


def every_card(state: dict[str, Any]) -> list[str]:
    """All cards, wherever they are, in order."""
    names = ("producers", "producer_row", "consumers", "consumer_row", "pressure", "policies")
    lists = [state[name] for name in (*names, "measures", "funding", "lasting", "policy_discard")]
    rows = [*state["elements"].values(), *state["supplies"], *state["rows"], *state["discards"]]
    held = [state["resolving"]] if state["resolving"] else []
    return sorted(chain(*lists, *rows, state["removed"], held))


def what_always_holds(game: Game, state: dict[str, Any]) -> None:
    """Between two answers."""
    row = state["rows"][state["active"]]
    assert {*state["used"], *state["drops"], *state["stars"]} <= set(row)
    assert len(set(state["habitats"])) == len(state["habitats"]) <= 6
    assert 0 <= state["impacts"] <= 6
    for deck in ("producer", "consumer"):
        assert len(state[f"{deck}_row"]) == 4 or not state[f"{deck}s"]
    for tokens in state["tokens"]:
        assert set(tokens) <= set(ABILITIES)
        assert len(set(tokens)) == len(tokens)
    if not game.questions():
        won, lost = len(state["habitats"]) == 6, state["impacts"] == 6
        assert (game.result(), won, lost) in {("won", True, False), ("lost", False, True)}
        return
    [answers] = game.questions().values()
    assert answers
    if ("end",) in answers:
        kinds = [kind(card) for card in row]
        assert kinds.count("pressure") < 3
        assert all(kinds.count(element) < 3 for element in state["elements"])
        assert (state["owed"], state["ended"]) == (0, False)


def choose(chance: Random, answers: set[Answer], eager: float) -> Answer:
    """The more eager, the more tiles and species, and the fewer ends and passes."""
    if chance.random() < eager:
        for wanted in ({"habitats"}, {"consumer"}, {"producer", "star", "fund", "plus", "yes"}):
            if best := {answer for answer in answers if answer[0] in wanted}:
                return chance.choice(sorted(best, key=str))
    active = {answer for answer in answers if answer[0] not in {"end", "pass"}}
    chosen = active if active and chance.random() < eager else answers
    return chance.choice(sorted(chosen, key=str))


def play(seed: int) -> Game:
    """One game with options, shuffles and answers by chance."""
    chance = Random(seed)

    def shuffle(_: str, pile: list[str]) -> list[str]:
        return chance.sample(pile, len(pile))

    seats = chance.randint(1, 4)
    options = Options(
        seats,
        starter=chance.randrange(seats),
        element_limit=chance.randint(3, 8),
        start_pressure=chance.randint(1, 4),
        eutrophication=chance.random() < 0.5,
        nutrient_supply=chance.choice(["strict", "unlimited"]),
        biodiversity_loss=chance.random() < 0.3,
        policies=chance.choice([(), KNOWN_POLICIES]),
        pass_pressure=chance.random() < 0.7,
        votes=chance.choice(["again", "once", "none"]),
    )
    game = Game(set_up(options, shuffle), shuffle)
    pack = every_card(game.state())
    eager = chance.random()
    assert len(set(pack)) == len(pack)
    for _ in range(2000):
        state = game.state()
        assert every_card(state) == pack
        what_always_holds(game, state)
        if not (questions := game.questions()):
            break
        [(seat, answers)] = questions.items()
        game.answer(seat, choose(chance, answers, eager))
    return game


@pytest.mark.parametrize("games", [20, pytest.param(200, marks=pytest.mark.long)])
def test_a_random_game_keeps_its_cards(games: int) -> None:
    for seed in range(games):
        with at("seed", seed):
            assert play(seed).result() in {"won", "lost"}
