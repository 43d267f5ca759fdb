"""Players of Biekrig against each other: how much the easy bot wins by, how long games are, and how
much there is to be won at all: `seer` knows every die and card to come.

Run: python tests/bench/biekrig_players.py [--games 1000] [--seats 2] [--board quiet] [--json]
"""

import argparse
import json
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from core.bots.players import BOTS, Bot  # noqa: E402
from core.bots.search import Search  # noqa: E402
from core.effort import Effort  # noqa: E402
from core.game import Answer, Event, Game, View  # noqa: E402
from core.games.biekrig.game import GAME  # noqa: E402
from core.games.biekrig.state import Buy, Split, State  # noqa: E402
from core.rng import child  # noqa: E402


def never(game: Game[Any], view: View, answers: tuple[Answer, ...], rng: int) -> Answer:
    """As the easy bot, but it never buys a bee: it lives on honey and event cards."""
    left = tuple(answer for answer in answers if not isinstance(answer.move, Buy | Split))
    return BOTS["easy"](game, view, left, rng)


TABLE: list[State] = []
"""How it really is, for who knows every die and card to come."""
KNOWN = replace(GAME, determinise=lambda _view, _rng: TABLE[-1])


def seer(game: Game[Any], view: View, answers: tuple[Answer, ...], rng: int) -> Answer:
    """What no honest bot can be: how much could be won if luck were known beforehand."""
    return answers[Search(KNOWN, view, answers, rng, SEEING).best()]


SEEING = Effort(40, far=4)
PLAYERS: dict[str, Bot] = {**BOTS, "never": never, "seer": seer}
MATCHES = (
    *(("easy", "random"), ("easy", "never"), ("easy", "easy"), ("never", "random")),
    ("seer", "easy"),
)


class Result(NamedTuple):
    """What came of some games: a shared victory counts in parts."""

    share: float
    error: float
    rounds: float


class Played(NamedTuple):
    """Who won a game, in which round, and how often what happened in it."""

    winners: tuple[int, ...]
    rounds: int
    met: Counter[type[Event]]


def play(players: tuple[Bot, ...], seed: int, **chosen: str) -> Played:
    """A game to its end."""
    state, rng = GAME.setup(GAME.chosen(chosen), len(players), seed), child(seed, "players")
    met: Counter[type[Event]] = Counter()
    while prompts := GAME.ask(state):
        prompt, rng = prompts[0], child(rng, "on")
        answer = prompt.answers[0]
        if len(prompt.answers) > 1:
            view = GAME.view(state, prompt.seat)
            TABLE[:] = [state]
            answer = players[prompt.seat](GAME, view, prompt.answers, rng)
        state, events = GAME.apply(state, prompt.seat, answer.move, prompts)
        met.update(map(type, events))
    return Played(GAME.winners(state), GAME.clock(state).round, met)


def against(
    name: str, other: str, games: int, seats: int = 2, first: int = 0, **chosen: str
) -> Result:
    """One player against others of one kind, at every seat in turn."""
    won, rounds = 0.0, 0
    for seed in range(first, first + games):
        mine = seed % seats
        players = tuple(PLAYERS[name if seat == mine else other] for seat in range(seats))
        played = play(players, seed, **chosen)
        won += (mine in played.winners) / len(played.winners)
        rounds += played.rounds
    share = won / games
    return Result(share, (share * (1 - share) / games) ** 0.5, rounds / games)


def main() -> None:
    """Every match, printed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--board", default=dict(GAME.chosen({}))["board"])
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for name, other in MATCHES:
        found = against(name, other, args.games, args.seats, board=args.board)
        if args.json:
            print(json.dumps({"player": name, "against": other, **found._asdict()}))
        else:
            share, error, rounds = found
            print(f"{name:>6} against {other:<6} {share:6.1%} ± {error:.1%}   {rounds:.0f} rounds")


if __name__ == "__main__":
    main()
