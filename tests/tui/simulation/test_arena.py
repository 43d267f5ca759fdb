"""The command arena, and the laboratory below it."""

import io
import json
import re
import signal
import subprocess
import sys
import threading
from typing import Any

import pytest
from msgspec.structs import replace

from core import catalogue
from tests.tui.typed import Typed
from tui.process.lifeline import deaf
from tui.simulation.arena import LEAST, Pairing, decide, matches, wilson
from tui.simulation.playing import Deal, play, play_all
from tui.simulation.progress import shown


def deals(count: int, *kinds: str) -> list[Deal]:
    """So many games of Biotopia."""
    game = catalogue.game("biotopia")
    return [Deal(game.key, game.chosen({}), kinds, seed) for seed in range(count)]


def without_times(results: Any) -> list[Any]:
    """What came of the games, whichever machine played them."""
    return [replace(played, cpu=0.0, thought=()) for played in results]


def test_games_on_several_cores_are_the_same_games_in_the_same_order() -> None:
    wanted = deals(9, "random", "easy")

    assert without_times(play_all(wanted, 2)) == without_times(map(play, wanted))


def test_a_worker_never_hears_ctrl_c_and_who_starts_it_hears_it_a_moment_later() -> None:
    interrupted = [sys.executable, "-c", "import os; os.kill(os.getpid(), 2); print('alive')"]

    def start() -> None:
        with deaf():
            signal.pthread_kill(threading.get_ident(), signal.SIGINT)
            said.append(subprocess.run(interrupted, capture_output=True, check=False).stdout)

    said: list[bytes] = []
    with pytest.raises(KeyboardInterrupt):
        start()

    assert said == [b"alive\n"]


def test_every_question_with_a_choice_is_timed() -> None:
    [played] = play_all(deals(1, "easy", "easy"), 1)

    assert 0 < sum(map(len, played.thought)) <= played.moves
    assert sum(map(sum, played.thought)) <= played.cpu


def test_each_deal_is_played_with_the_bot_at_every_seat() -> None:
    match = Pairing("easy", "random", 3)
    found = list(match.deals("biotopia", (), 6, 40))

    assert [deal.seed for deal in found] == [40, 40, 40, 41, 41, 41]
    for turn, deal in enumerate(found):
        assert deal.kinds.index("easy") == turn % 3
        assert deal.kinds.count("random") == 2


def test_two_meet_once_more_meet_one_against_others_and_who_is_alone_plays_the_game() -> None:
    game, bots = catalogue.game("biotopia"), ["random", "easy", "medium"]

    def pairs(game: Any, seats: int) -> list[tuple[str, str]]:
        return [(match.bot, match.against) for match in matches(game, bots, seats)]

    assert pairs(game, 2) == [("medium", "easy"), ("medium", "random"), ("easy", "random")]
    assert len(pairs(game, 4)) == 6
    assert pairs(catalogue.game("ecosfera"), 2) == [(name, "") for name in bots]
    assert pairs(catalogue.game("biomos"), 1) == [(name, "") for name in bots]


def test_a_shared_victory_counts_in_parts_and_a_common_one_wholly() -> None:
    [played] = play_all(deals(1, "easy", "random"), 1)
    shared, common = Pairing("easy", "random", 2), Pairing("easy", "", 2)
    shared.count(replace(played, winners=(0, 1)))
    common.count(replace(played, winners=(0, 1)))

    assert (shared.share, common.share) == (0.5, 1.0)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1.0, 10, 0.7225, 1.0), (0.0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


def test_a_comparison_with_a_goal_stops_as_soon_as_it_is_decided_and_not_before_a_hundred() -> None:
    [played] = play_all(deals(1, "easy", "random"), 1)
    always = [replace(played, winners=(0,))] * 300
    by_turns = [replace(played, winners=(turn % 2,)) for turn in range(300)]

    assert len(list(decide(Pairing("easy", "random", 2), always, 0.7))) == LEAST
    assert len(list(decide(Pairing("easy", "random", 2), by_turns, 0.5))) == 300
    assert len(list(decide(Pairing("easy", "random", 2), always, None))) == 300


def test_the_arena_says_who_won_how_much(typed: Typed) -> None:
    words = "arena biotopia --bots random,easy --games 20 --seed 3 --jobs 1"
    [found] = json.loads(typed(*words.split(), "--json").out)
    said = typed(*words.split()).out

    assert (found["bot"], found["against"], found["games"]) == ("easy", "random", 20)
    assert found["interval"][0] <= found["share"] <= found["interval"][1]
    assert found["share"] > 0.8
    assert set(found["median_ms"]) == {"easy", "random"}
    assert f"{found['share']:.1%}" in said


@pytest.mark.parametrize(
    "words",
    [
        *("--bots me,easy", "--bots easy,nobody", "--bots hard", "--bots easy,easy"),
        *("--places 9", "--games 0", "--goal 100"),
    ],
)
def test_the_arena_refuses_in_a_sentence_what_cannot_be(typed: Typed, words: str) -> None:
    said = typed("arena", "biotopia", *words.split())

    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("table", ["ecosfera", "biomos --places 1"])
def test_one_kind_of_bot_is_enough_where_nobody_plays_against_another(
    typed: Typed, table: str
) -> None:
    said = typed("arena", *table.split(), *["--bots", "random", "--games", "2", "--jobs", "1"])

    assert said.code == 0
    assert re.search(r"^random +- +2 ", said.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "figures"),
    [
        ("en", r"100\.0%  51\.0% - 100\.0% +\d+\.\d\d "),
        ("da", r"100,0 %  51,0 % - 100,0 % +\d+,\d\d "),
        ("nb", r"100,0 %  51,0 % - 100,0 % +\d+,\d\d "),
        ("de", r"100,0 %  51,0 % - 100,0 % +\d+,\d\d "),
    ],
)
def test_figures_are_written_as_in_the_language(typed: Typed, language: str, figures: str) -> None:
    words = "arena biotopia --bots random,easy --games 4 --seed 3 --jobs 1 --lang"
    heading, row = typed(*words.split(), language).out.splitlines()

    assert re.search(figures, row)
    assert ("95%" in heading, "95 %" in heading) == (language == "en", language != "en")


def test_games_that_were_broken_off_are_told(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["arena", "biotopia", "--bots", "random,easy", "--games", "3", "--jobs", "1"]
    whole = typed(*words).out
    monkeypatch.setitem(vars(catalogue.game("biotopia")), "longest", 1)
    broken = typed(*words).out

    assert "easy : random: 3 games stopped at the round cap or stuck" in broken
    assert "round cap" not in whole


class Terminal(io.StringIO):
    """A stderr that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_bar_counts_on_a_terminal_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    shy, terminal = io.StringIO(), Terminal()
    monkeypatch.setattr(sys, "stderr", shy)
    assert list(shown(range(3), 3, "games")) == [0, 1, 2]
    monkeypatch.setattr(sys, "stderr", terminal)
    assert list(shown(range(3), 3, "games")) == [0, 1, 2]

    assert shy.getvalue() == ""
    assert "3/3" in terminal.getvalue()
