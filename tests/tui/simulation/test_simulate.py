"""The command simulate."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from core import catalogue
from core.bots.players import bot
from core.game import AnyGame
from core.rng import child
from tests.saves.played import begun
from tests.tui.typed import Typed
from tui.cli.simulate import simulate
from tui.words import plain

KEYS = {
    *("games", "moves", "events", "cpu_seconds", "moves_per_second", "wins", "mean_scores"),
    *("mean_rounds", "longest_rounds", "capped", "stuck"),
}


def test_simulate_counts_the_same_for_the_same_seed(typed: Typed) -> None:
    words = "simulate biotopia --seats random,easy --games 3 --seed 5 --option edition=da --json"
    first, second = (json.loads(typed(*words.split()).out) for _ in range(2))
    for tally in (first, second):
        assert tally.pop("cpu_seconds") > 0
        assert tally.pop("moves_per_second") > 0

    assert first == second
    assert KEYS - set(first) == {"cpu_seconds", "moves_per_second"}
    assert first["games"] == 3
    assert sum(first["wins"]) >= 3
    assert first["options"]["edition"] == "da"
    assert (first["capped"], first["stuck"]) == (0, 0)


def test_simulate_shows_a_table_to_people(typed: Typed) -> None:
    said = typed("simulate", "biotopia", "--games", "1")

    assert said.code == 0
    assert re.search(r"^1 random +\d+ +\d", said.out, re.MULTILINE)
    assert re.search(r"^games +1$", said.out, re.MULTILINE)


@pytest.mark.parametrize(("language", "mean"), [("en", r"-\d\.\d\d"), ("da", r"-\d,\d\d")])
def test_where_all_win_together_that_is_told_once_and_what_the_score_counts(
    typed: Typed, language: str, mean: str
) -> None:
    words = "simulate ecosfera --seats random,random --games 2 --jobs 1 --lang"
    said = typed(*words.split(), language).out
    name = plain(language)

    assert re.search(rf"^{name('cli.together')} +0$", said, re.MULTILINE)
    assert re.search(rf"^{name('cli.mean_score')} +{mean}$", said, re.MULTILINE)
    assert (
        f"{name('cli.mean_score')}: {catalogue.words('ecosfera', language)['points.counted']}"
        in said
    )
    assert name("cli.wins") not in said


def test_each_simulated_game_has_the_next_seed(pebbles: AnyGame) -> None:
    options = dict(pebbles.chosen({}))
    three = simulate(pebbles, ["random", "easy"], options, 3, 4)
    alone = [simulate(pebbles, ["random", "easy"], options, 1, seed) for seed in (4, 5, 6)]

    assert three.moves == sum(each.moves for each in alone)
    assert three.wins == [sum(wins) for wins in zip(*(each.wins for each in alone), strict=True)]


def test_a_simulated_game_is_the_one_that_the_bots_play_at_a_table(tmp_path: Path) -> None:
    game, kinds = catalogue.game("biotopia"), ["random", "easy"]
    journal = begun(tmp_path, game, seed=11).journal
    while prompts := game.ask(journal.state):
        seat, options = prompts[0].seat, prompts[0].answers
        rng = child(11, f"{kinds[seat]} {seat} {journal.cursor}")
        view = game.view(journal.state, seat)
        journal.play(seat, bot(kinds[seat])(game, view, options, rng).move)
    tally = simulate(game, kinds, dict(journal.match.options), 1, 11)

    assert tally.moves == len(journal.entries)
    assert tally.events == sum(len(entry.events) for entry in journal.entries)
    assert tally.mean_scores == [score.total for score in game.scores(journal.state)]
    assert tally.wins == [int(seat in game.winners(journal.state)) for seat in range(2)]


def test_a_game_that_meets_the_cap_is_capped_and_one_without_an_answer_is_stuck(
    pebbles: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run() -> Any:
        return simulate(pebbles, ["random", "random"], dict(pebbles.chosen({})), 2, 1)

    monkeypatch.setitem(vars(pebbles), "longest", 2)
    capped = run()
    ask = pebbles.ask
    monkeypatch.setitem(
        vars(pebbles),
        "ask",
        lambda state: tuple(type(prompt)(prompt.seat, prompt.what, ()) for prompt in ask(state)),
    )
    stuck = run()

    assert (capped.capped, capped.stuck) == (2, 0)
    assert (stuck.capped, stuck.stuck) == (0, 2)
