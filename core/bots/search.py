"""Thinking ahead: every answer is tried on imagined tables, and the one that does best is given.

Determinisation: what the seat cannot see is dealt anew for each table, so that nothing hidden is
known. All answers still in question are tried on the same tables (common random numbers), and after
each round the worse half of them is dropped (sequential halving: Karnin, Koren and Somekh 2013).
Each answer has a tree over information sets (IS-MCTS: Cowling, Powley and Whitehouse 2012): in it
each seat takes what has done well for it so far (PUCT, the prior by rank; see tree.py); below the
tree, or at once if the effort has none, the playout: sensible players play on for `horizon` rounds,
and `evaluate` judges where that leads. The effort is counted in imagined moves: a seed gives the
same answer on every machine, and a question takes as long early as late.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from core.bots.judging import chance, lead, verdict
from core.bots.playing import Playout, playout
from core.bots.tree import Node
from core.effort import Effort
from core.game import Answer, AnyGame, View
from core.rng import child

_WIDTH, _TABLES = 8, 8
"""At most so many answers are tried, and no more than can be tried on so many tables each."""
_TRUST = 0.5
"""The benefit of the doubt of the answer that looks best at once, in standard errors of its mean."""
_SURE = 3.0
"""How many standard errors of the difference an answer must be worse than the best to be given up."""
_ALIKE = 0.01
"""The spread of games that are all worth the same: there may be others yet."""

Hurry = Callable[[], bool]
"""Whether there is no more time; who has a clock knows."""


def never() -> bool:
    """There is time until the effort is spent."""
    return False


class Tried(NamedTuple):
    """One answer: where it stands among the answers, and the tree of what may follow."""

    place: int
    answer: Answer
    node: Node


class Search:
    """One question under thought."""

    def __init__(
        self,
        game: AnyGame,
        view: View,
        answers: tuple[Answer, ...],
        rng: int,
        effort: Effort,
        hurry: Hurry = never,
    ) -> None:
        """Thinks at once: `best` has the answer afterwards.

        A view and the answers to its question; the only states here are imagined ones. `rng` is a
        generator of the bot's own (core/rng.py); `hurry` is asked after each table.
        """
        assert view.seat is not None
        self.game, self.view, self.seat, self.rng = game, view, view.seat, rng
        self.tree, seats = effort.tree, len(view.points)
        self.tables, self.games, self.leads = 0, 0, 0.0
        self.worths, self.squares, self.spread = 0.0, 0.0, 0.5
        ahead = game.horizon * effort.far or game.longest
        last = view.clock.turn + ahead * seats
        self.looks = tuple([last - seats * rounds for rounds in reversed(range(effort.often))])
        likes = game.policy(view, answers)
        order = sorted(range(len(answers)), key=likes.__getitem__, reverse=True)
        self.tried = [Tried(place, answers[place], Node()) for place in order]
        self.left = self._tried_all(effort.time * game.moves_per_ms, hurry)

    def best(self) -> int:
        """The place of the answer that did best."""
        return self.left[0].place

    def _tried_all(self, budget: int, hurry: Hurry) -> list[Tried]:
        """The answers that are left after so many imagined moves, the best first."""
        left = self.tried[:1]
        # What looks best at once is always tried; how long that takes says how many others can be.
        spent = self._table(left)
        width = min(max(budget // (spent * _TABLES), 2), _WIDTH)
        left = self.tried[:width]
        rounds = max(1, (len(left) - 1).bit_length())
        for round_ in range(1, rounds + 1):
            if hurry():
                break
            spent += self._table(left)
            while spent * rounds < budget * round_ and len(left) > 1 and not hurry():
                spent += self._table(left)
                left = self._in_question(left)
            left = sorted(left, key=self._rank, reverse=True)[: (len(left) + 1) // 2]
        # A handful of games says nothing.
        return self.tried[:1] if self.tables < _TABLES and hurry() else left

    def _in_question(self, left: list[Tried]) -> list[Tried]:
        """Without those that are surely worse than the best."""
        visits = left[0].node.visits
        if visits < _TABLES:
            return left
        ranks = [self._rank(tried) for tried in left]
        least = max(ranks) - _SURE * self.spread * (2 / visits) ** 0.5
        return [tried for tried, rank in zip(left, ranks, strict=True) if rank >= least]

    def _rank(self, tried: Tried) -> float:
        """Its mean value, 0 to 1; what looks best at once has the benefit of the doubt."""
        node = tried.node
        doubt = _TRUST * self.spread / node.visits**0.5 if tried is self.tried[0] else 0.0
        return node.value / node.visits + doubt

    def _table(self, left: list[Tried]) -> int:
        """The answers on one more imagined table; how many moves that took."""
        rng, moves = child(self.rng, f"table {self.tables}"), 0
        start = self.game.determinise(self.view, rng)
        self.tables += 1
        for tried in left:
            state, _ = self.game.resolve(start, self.seat, tried.answer.move)
            moves += 1 + self._play(tried.node, state, rng)
        return moves

    def _play(self, node: Node, state: Any, rng: int) -> int:  # noqa: ANN401 - the game's own state
        """One game, down the tree and a playout from there; how many moves it had."""
        game, path, moves = self.game, [(self.seat, node)], 0
        while self.tree and node.visits and (prompts := game.ask(state)):
            seat, answers = prompts[0].seat, prompts[0].answers
            answer = answers[0]
            if len(answers) > 1:
                likes = game.policy(game.bot_view(state, seat), answers)
                node, answer = node.choose(seat, answers, likes, self.spread)
                path.append((seat, node))
            state, _ = game.resolve(state, seat, answer.move)
            moves += 1
        ends: list[Playout] = []
        for last in self.looks:
            ends.append(playout(game, state, rng, last))
            state, _, rng, more = ends[-1]
            moves += more
        self._learn(path, ends)
        return moves

    def _learn(self, path: list[tuple[int, Node]], ends: list[Playout]) -> None:
        """Back the playout's value up, to the nodes of all seats that chose on the way."""
        game, seats = self.game, range(len(self.view.points))
        hopes = [[game.evaluate(end.state, seat) for seat in seats] for end in ends]
        self.games += 1
        for seat, node in path:
            by = lead(game, hopes[-1], seat)
            self.leads += abs(by) / len(path)
            usual = self.leads / self.games
            if len(ends) > 1:
                worth = sum(chance(hope, seat, usual) for hope in hopes) / len(hopes)
            else:
                worth = verdict(game, ends[0], seat, by, usual)
            node.visits += 1
            node.value += worth
            self.worths += worth / len(path)
            self.squares += worth * worth / len(path)
        mean = self.worths / self.games
        self.spread = max(self.squares / self.games - mean * mean, 0.0) ** 0.5 or _ALIKE
