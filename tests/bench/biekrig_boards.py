"""Biekrig's two boards: how long a game lasts, what happens in it, and what each habit costs there.

Whoever has the habit plays every deal against easy bots without it, once at each seat, and the same
deals on both boards. Run: python -m tests.bench.biekrig_boards [--deals 2000] [--seats 2] [--json]
"""

import argparse
import json
from collections.abc import Callable, Sequence
from statistics import mean, median, stdev
from typing import Any, NamedTuple

from core.bots.players import BOTS, Bot
from core.game import Answer, Event, Game, View
from core.games.biekrig.board import GOAL, SPACES
from core.games.biekrig.events import Drew, Dropped, Shuffled
from core.games.biekrig.kinds import KIND
from core.games.biekrig.mine import Mine
from core.games.biekrig.sense import Sense
from core.games.biekrig.state import Buy, Drop, Harvest, Play, Split
from core.rng import pick
from tests.bench.biekrig_players import Played, play
from tests.bench.machine import heading

EASY = BOTS["easy"]
REACTIONS = frozenset(("swarm_control", "acid_treatment"))
LATE = GOAL - 2
"""So many points somebody has when the end is near."""
Refuses = Callable[[View, Answer], bool]


def but(refuses: Refuses) -> Bot:
    """An easy bot that never gives certain answers while there is any other."""

    def player(game: Game[Any], view: View, answers: tuple[Answer, ...], rng: int) -> Answer:
        left = tuple(answer for answer in answers if not refuses(view, answer))
        return EASY(game, view, left or answers, rng)

    return player


def reckless(game: Game[Any], view: View, answers: tuple[Answer, ...], rng: int) -> Answer:
    """It feeds small hives right before the swarm spaces."""
    del game
    sense = Sense(view)
    sense.swarms = 0
    likes = [sense.likes(answer) for answer in answers]
    best = max(likes)
    found = [answer for answer, like in zip(answers, likes, strict=True) if like == best]
    return pick(rng, found)[1]


def spreads(view: View, answer: Answer) -> bool:
    """Hives are not filled one after another: the smallest is fed first."""
    hives = _mine(view).apiaries[view.seat or 0].hives
    return isinstance(answer.move, Buy) and hives[answer.move.hive - 1] > min(hives)


def newest(view: View, answer: Answer) -> bool:
    """Of six cards the one just drawn goes, whatever it is."""
    hand = _mine(view).hands[view.seat or 0]
    return isinstance(answer.move, Drop) and answer.move.card != hand[-1]


def _mine(view: View) -> Mine:
    assert isinstance(view.own, Mine)
    return view.own


def card(answer: Answer) -> str:
    """The kind of card that the answer plays."""
    return KIND[answer.move.card] if isinstance(answer.move, Play) else ""


HABITS: dict[str, Bot] = {
    "no swarm control, no acid": but(lambda _, answer: card(answer) in REACTIONS),
    "no swarm control": but(lambda _, answer: card(answer) == "swarm_control"),
    "no acid treatment": but(lambda _, answer: card(answer) == "acid_treatment"),
    "AFB kept for the end": but(
        lambda view, answer: card(answer) == "afb" and max(view.points) < LATE
    ),
    "never attacks": but(
        lambda _, answer: isinstance(answer.move, Play) and answer.move.target is not None
    ),
    "feeds small hives before an S": reckless,
    "feeds the smallest hive": but(spreads),
    "of six cards drops the newest": but(newest),
    "never splits": but(lambda _, answer: isinstance(answer.move, Split)),
    "never buys": but(lambda _, answer: isinstance(answer.move, Buy | Split)),
    "never harvests": but(
        lambda _, answer: isinstance(answer.move, Harvest) and bool(answer.move.points)
    ),
    "never plays a card": but(lambda _, answer: isinstance(answer.move, Play)),
    "chance": BOTS["random"],
}
"""What somebody does, or never does, who is otherwise the easy bot."""


class Paired(NamedTuple):
    """What came of the deals: how many games, and the share of whoever has the habit."""

    games: int
    share: float
    error: float


def paired(name: str, board: str, deals: int, seats: int) -> Paired:
    """The same deal with the habit at each seat; the error is that between deals."""
    shares: list[float] = []
    for seed in range(deals):
        won = 0.0
        for mine in range(seats):
            players = tuple(HABITS[name] if seat == mine else EASY for seat in range(seats))
            winners = play(players, seed, board=board).winners
            won += (mine in winners) / len(winners)
        shares.append(won / seats)
    return Paired(deals * seats, mean(shares), stdev(shares) / deals**0.5)


def course(games: Sequence[Played]) -> dict[str, float]:
    """How long the games were, and what of the event cards happened in one."""
    rounds = [game.rounds for game in games]
    kinds: dict[str, type[Event]] = {"drawn": Drew, "discarded": Dropped, "reshuffles": Shuffled}
    met = {name: mean(game.met[kind] for game in games) for name, kind in kinds.items()}
    return {"mean": mean(rounds), "median": median(rounds), "longest": max(rounds), **met}


def main() -> None:
    """Every habit on every board, printed; then games of easy bots by number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="each is played once a seat")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if not args.json:
        heading("Biekrig: games won by whoever has a habit, against easy bots without it")
    for name in HABITS:
        cells = []
        for board in SPACES:
            found = paired(name, board, args.deals, args.seats)
            cells.append(f"{board} {found.share:6.1%} ± {found.error:.1%}")
            if args.json:
                row = {"habit": name, "board": board, **found._asdict()}
                print(json.dumps(row), flush=True)
        if not args.json:
            print(f"{name:32}", "   ".join(cells), flush=True)
    for seats in range(2, 6):
        for board in SPACES:
            games = [play((EASY,) * seats, seed, board=board) for seed in range(args.deals)]
            line = course(games)
            if args.json:
                print(json.dumps({"seats": seats, "board": board, **line}), flush=True)
            else:
                figures = ", ".join(f"{name} {value:.2f}" for name, value in line.items())
                print(f"{seats} seats, {board:5}  rounds: {figures}", flush=True)


if __name__ == "__main__":
    main()
