"""Playouts: how a game goes on among sensible players, as a bot imagines it."""

from typing import Any, NamedTuple

from core.game import Answer, AnyGame, View
from core.rng import pick


class Playout(NamedTuple):
    """Where an imagined game ended."""

    state: Any
    over: bool
    """Whether it was played to its end; else it was broken off."""
    rng: int
    """To play on with."""
    moves: int
    """How many were imagined."""


def sensible(
    game: AnyGame, view: View, answers: tuple[Answer, ...], rng: int
) -> tuple[int, Answer]:
    """The generator moved on, and the answer that the policy likes best; equals by chance."""
    likes = game.policy(view, answers)
    best = max(likes)
    found = [answer for answer, like in zip(answers, likes, strict=True) if like == best]
    return (rng, found[0]) if len(found) == 1 else pick(rng, found)


def playout(game: AnyGame, state: Any, rng: int, last: int) -> Playout:  # noqa: ANN401 - the game's own state
    """A game played on by sensible players, broken off after turn `last` (`Clock.turn`)."""
    moves = 0
    while (prompts := game.ask(state)) and game.clock(state).turn <= last:
        seat, answers = prompts[0].seat, prompts[0].answers
        answer = answers[0]
        if len(answers) > 1:
            rng, answer = sensible(game, game.bot_view(state, seat), answers, rng)
        state, _ = game.resolve(state, seat, answer.move)
        moves += 1
    return Playout(state, not prompts, rng, moves)


def won(game: AnyGame, state: Any, seat: int) -> float:  # noqa: ANN401 - the game's own state
    """What the end is worth to a seat, 0 to 1: a shared victory in parts, a common one wholly."""
    winners = game.winners(state)
    if seat not in winners:
        return 0.0
    return 1.0 if game.cooperative else 1 / len(winners)
