"""Thinking ahead: imagined games grow a tree, and the answer that was tried most is given.

For every imagined game what the seat cannot see is dealt anew, so that nothing hidden is known
(information-set tree search). In the tree each seat takes what has done well for it so far,
answers that look good at once being tried first (PUCT, the prior by rank); below the tree
sensible players play to the end. The effort is counted in imagined moves: a seed gives the same
answer on every machine, and a question takes about as long early as late.
"""

from math import exp
from typing import Any

from core.bots.playing import play_on
from core.bots.tree import Node
from core.game import Game, Option, View
from core.records import Record
from core.rng import child

_ALIKE = 0.01
"""The spread of games that are all worth the same: there may be others yet."""
_LEAD = 0.3
"""How much the lead counts; the rest is whether the game was won."""


class Effort(Record, frozen=True):
    """How hard a bot thinks about one question."""

    time: int
    """How many moves it imagines, in units of the game's `swift`: milliseconds, about."""


MEDIUM, HARD = Effort(50), Effort(350)


class Estimate(Record, frozen=True):
    """What came of one answer, on average over imagined games."""

    win: float
    """The part of the games that was won; a shared victory counts in parts."""
    points: float
    """The seat's own points at the end."""
    games: int


class Search:
    """One question under thought."""

    def __init__(
        self, game: Game[Any], view: View, options: tuple[Option, ...], rng: int, effort: Effort
    ) -> None:
        """A view and options; the only states here are imagined ones."""
        assert view.seat is not None
        self.game, self.view, self.seat, self.rng = game, view, view.seat, rng
        self.options, self.likes = options, game.policy(view, options)
        self.root, self.games, self.leads = Node(), 0, 0.0
        self.worths, self.squares, self.spread = 0.0, 0.0, 0.5
        self.last = game.longest * len(view.points)
        spent = 0
        while spent < effort.time * game.swift:
            spent += self._imagined()

    def best(self) -> int:
        """The place of the answer that was tried most; of equals the one that did best."""
        nodes = [self._node(option) for option in self.options]
        return max(range(len(nodes)), key=lambda place: (nodes[place].games, nodes[place].worth))

    def estimates(self) -> tuple[Estimate | None, ...]:
        """For each option what came of it; None for one that was never tried."""
        nodes = [self._node(option) for option in self.options]
        return tuple(
            Estimate(node.win / node.games, node.points / node.games, node.games)
            if node.games
            else None
            for node in nodes
        )

    def _node(self, option: Option) -> Node:
        return self.root.kids.get((self.seat, option.move)) or Node()

    def _imagined(self) -> int:
        """One game, down the tree and on from there; how many moves it had."""
        game, rng = self.game, child(self.rng, f"game {self.games}")
        state, seat, options = game.imagine(self.view, rng), self.seat, self.options
        node, path, moves = self.root, list[tuple[int, Node]](), 0
        while True:
            option = options[0]
            if len(options) > 1:
                likes = self.likes if moves == 0 else game.policy(game.glance(state, seat), options)
                node, option = node.choose(seat, options, likes, self.spread)
                path.append((seat, node))
            state, _ = game.resolve(state, seat, option.move)
            moves += 1
            if not node.games or not (prompts := game.ask(state)):
                break
            seat, options = prompts[0].seat, prompts[0].options
        end = play_on(game, state, rng, self.last)
        self._learn(path, end.state)
        return moves + end.moves

    def _learn(self, path: list[tuple[int, Node]], state: Any) -> None:  # noqa: ANN401 - the game's own state
        """What the game was worth to the seats that chose on the way."""
        game, points = self.game, [score.total for score in self.game.scores(state)]
        winners = game.winners(state)
        shares = 1 if game.cooperative else len(winners)
        self.games += 1
        for seat, node in path:
            others = () if game.cooperative else (*points[:seat], *points[seat + 1 :])
            lead = points[seat] - max(others, default=0)
            self.leads += abs(lead) / len(path)
            win = 1 / shares if seat in winners else 0.0
            ahead = 1 / (1 + exp(-lead * self.games / self.leads)) if lead else 0.5
            node.games += 1
            node.win += win
            node.points += points[seat]
            worth = (1 - _LEAD) * win + _LEAD * ahead
            node.worth += worth
            self.worths += worth / len(path)
            self.squares += worth * worth / len(path)
        mean = self.worths / self.games
        self.spread = max(self.squares / self.games - mean * mean, 0.0) ** 0.5 or _ALIKE
