"""How likely a seat is to win: for the review of a match, and for advice."""

from typing import Any, NamedTuple

from core.bots.effort import Effort
from core.bots.playing import play_on, won
from core.game import Game, Option, View
from core.rng import child


class Outlook(NamedTuple):
    """The part of the games that was won, and how many there were."""

    win: float
    games: int


def outlook(
    game: Game[Any], view: View, rng: int, effort: Effort, option: Option | None = None
) -> Outlook:
    """How likely the seat is to win among sensible players, from what it sees.

    With an option: if it does that now.
    """
    assert view.seat is not None
    spent = games = 0
    share = 0.0
    while spent < effort.time * game.swift:
        table = child(rng, f"table {games}")
        state = game.imagine(view, table)
        if option is not None:
            state, _ = game.resolve(state, view.seat, option.move)
        end = play_on(game, state, table, game.longest * len(view.points))
        share += won(game, end.state, view.seat)
        games += 1
        spent += end.moves + 1
    return Outlook(share / games, games)
