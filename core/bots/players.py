"""The bots by name. A bot is given a game, a view, its options and a generator: never a state."""

from collections.abc import Callable
from typing import Any

from core.bots.playing import sensible
from core.bots.search import Search
from core.effort import Effort
from core.errors import BadChoice
from core.game import Game, Option, View
from core.rng import pick

Bot = Callable[[Game[Any], View, tuple[Option, ...], int], Option]


def random(game: Game[Any], view: View, options: tuple[Option, ...], rng: int) -> Option:
    """Any legal answer, each as likely as any other."""
    return pick(rng, options)[1]


def easy(game: Game[Any], view: View, options: tuple[Option, ...], rng: int) -> Option:
    """The answer that looks best at once; equals by chance."""
    return sensible(game, view, options, rng)[1]


def ahead(effort: Effort) -> Bot:
    """A bot that thinks ahead, so hard."""

    def thinker(game: Game[Any], view: View, options: tuple[Option, ...], rng: int) -> Option:
        return options[Search(game, view, options, rng, effort).best()]

    return thinker


def medium(game: Game[Any], view: View, options: tuple[Option, ...], rng: int) -> Option:
    """Thinks ahead a little, in each game as long as it takes to be clearly better than easy."""
    return ahead(Effort(game.medium))(game, view, options, rng)


def hard(game: Game[Any], view: View, options: tuple[Option, ...], rng: int) -> Option:
    """Thinks ahead as well as it can in about half a second."""
    return ahead(game.hard(view))(game, view, options, rng)


BOTS: dict[str, Bot] = {"random": random, "easy": easy, "medium": medium, "hard": hard}
HUMAN = "me"


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise BadChoice("error.bot", bot=name, known=(HUMAN, *BOTS))
    return BOTS[name]
