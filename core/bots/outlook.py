"""What a position is worth to a seat, whatever it does next: for the review of a match."""

from typing import Any

from core.bots.effort import Effort
from core.bots.playing import play_on, won
from core.game import Game, View
from core.rng import child


def outlook(game: Game[Any], view: View, rng: int, effort: Effort) -> float:
    """How likely the seat is to win among sensible players, from what it sees."""
    assert view.seat is not None
    spent = games = 0
    share = 0.0
    while spent < effort.time * game.swift:
        table = child(rng, f"table {games}")
        state = game.imagine(view, table)
        end = play_on(game, state, table, game.longest * len(view.points))
        share += won(game, end.state, view.seat)
        games += 1
        spent += end.moves + 1
    return share / games
