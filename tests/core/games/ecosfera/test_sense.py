"""What the easy bot likes best."""

import pytest

from core.bots.players import bot
from core.games.ecosfera.game import GAME
from core.games.ecosfera.state import State
from core.rng import child
from tests.core.games.ecosfera.tables import asked, lay, said

PAIR = "phocoena_phocoena mytilus_edulis"
WEALTH = "salinity temperature viruses bacteria"


def chosen(table: State) -> str:
    """What the easy bot does here, in words."""
    prompt = asked(table)
    return said(bot("easy")(GAME, GAME.view(table, prompt.seat), prompt.answers, 1).move)


def test_it_restores_habitats_before_all_else_and_the_most_first() -> None:
    cards = f"{PAIR} perca_fluviatilis esox_lucius {WEALTH}"

    assert chosen(lay(cards)) == "claim perca_fluviatilis esox_lucius"


def test_it_finishes_an_affordable_purchase() -> None:
    table = lay("salinity temperature pressure sun", producers="vertebrata_lanosa")

    assert chosen(table).startswith("buy ")


def test_it_prefers_a_consumer_that_restores_a_habitat_at_once() -> None:
    table = lay("viruses bacteria pusa_hispida", consumers="rotifera alca_torda calanoida protists")

    assert chosen(table) == "buy calanoida viruses+bacteria"


@pytest.mark.parametrize("tokens", ["pass", "pass plus", "pass plus refresh"])
def test_it_passes_a_pressure_card_on_rather_than_take_the_third(tokens: str) -> None:
    table = lay("2*pressure", "sun", tokens=[tokens, ""], consumers="", supplies=["4*pressure"])

    assert chosen(table) == "give token pressure 1"


def test_it_does_not_pass_one_to_a_row_that_would_then_have_three() -> None:
    other = "2*pressure salinity temperature"
    table = lay("2*pressure", other, tokens=["pass", ""], producers="vertebrata_lanosa")

    assert not chosen(table).startswith("give token pressure")


def test_it_does_not_draw_when_the_third_pressure_card_is_likely() -> None:
    safe = lay("2*pressure", tokens=["plus", ""], supplies=["4*sun"], acted=True)
    risky = lay("2*pressure sun", tokens=["plus", ""], supplies=["4*pressure"], acted=True)

    assert chosen(safe) in {"plus token", "end"}
    assert chosen(risky) == "end"


def test_it_does_not_borrow_a_third_of_a_kind_when_it_has_acted() -> None:
    table = lay(
        "2*temperature^ salinity",
        producers="vertebrata_lanosa",
        stacks={"sun": 0, "oxygen": 0, "nutrients": 0},
        tokens=["", ""],
        acted=True,
    )

    assert chosen(table) == "end"


def test_it_gives_a_consumer_to_the_row_where_it_restores_a_habitat() -> None:
    table = lay("phocoena_phocoena", "mytilus_edulis sun", tokens=["pass", ""], acted=True)

    assert chosen(table) == "give token phocoena_phocoena 1"


def test_it_agrees_to_what_the_others_propose() -> None:
    table = lay(tokens=["", ""], ready="bubble_curtains funding")
    [propose] = [o.move for o in asked(table).answers if o.verb == "play"]
    table, _ = GAME.apply(table, 0, propose)

    assert chosen(table) == "agree"


def play(options: dict[str, str], seats: int, seed: int, name: str) -> State:
    """A whole game by bots of one kind."""
    table, rng = GAME.setup(GAME.chosen(options), seats, seed), child(seed, name)
    while prompts := GAME.ask(table):
        prompt, rng = prompts[0], child(rng, "on")
        answer = bot(name)(GAME, GAME.view(table, prompt.seat), prompt.answers, rng)
        table, _ = GAME.apply(table, prompt.seat, answer.move)
    return table


@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("games", [15, pytest.param(200, marks=pytest.mark.long)])
def test_together_easy_bots_do_far_better_than_random_ones(
    seats: int, level: str, games: int
) -> None:
    sums = {}
    for name in ("easy", "random"):
        tables = [play({"level": level}, seats, seed, name) for seed in range(games)]
        sums[name] = (
            sum(bool(GAME.winners(table)) for table in tables),
            sum(len(table.sea.restored) for table in tables) / games,
        )

    assert sums["random"][0] <= 0.05 * games
    assert sums["easy"][0] >= (1 if games < 100 else 0.25 * games)
    assert sums["easy"][1] > sums["random"][1] + 2.5
