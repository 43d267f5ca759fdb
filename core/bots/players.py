"""The bots by name. A bot is given a game, a view, its answers and a generator: never a state."""

from collections.abc import Callable

from core.bots.playing import sensible
from core.bots.search import Hurry, Search, never
from core.effort import Effort
from core.errors import BadChoice
from core.game import Answer, AnyGame, Prompt, View
from core.rng import pick

Bot = Callable[[AnyGame, View, tuple[Answer, ...], int], Answer]
Spends = Callable[[AnyGame, View], Effort]


def random(game: AnyGame, view: View, answers: tuple[Answer, ...], rng: int) -> Answer:
    """Any legal answer, each as likely as any other."""
    return pick(rng, answers)[1]


def easy(game: AnyGame, view: View, answers: tuple[Answer, ...], rng: int) -> Answer:
    """The answer that looks best at once; equals by chance."""
    return sensible(game, view, answers, rng)[1]


def medium(game: AnyGame, view: View) -> Effort:
    """Thinks ahead a little, in each game as long as it takes to be clearly better than easy."""
    return game.medium(view)


def hard(game: AnyGame, view: View) -> Effort:
    """Thinks ahead as well as it can in about half a second."""
    return game.hard(view)


def ahead(effort: Effort, hurry: Hurry = never) -> Bot:
    """A bot that thinks ahead, so hard; told to hurry, it gives its best answer so far."""

    def thinker(game: AnyGame, view: View, answers: tuple[Answer, ...], rng: int) -> Answer:
        return answers[Search(game, view, answers, rng, effort, hurry).best()]

    return thinker


def _thinker(spends: Spends, hurry: Hurry = never) -> Bot:
    """A bot that thinks ahead as hard as the game asks for."""

    def thinker(game: AnyGame, view: View, answers: tuple[Answer, ...], rng: int) -> Answer:
        return ahead(spends(game, view), hurry)(game, view, answers, rng)

    return thinker


_THINKERS: dict[str, Spends] = {"medium": medium, "hard": hard}
BOTS: dict[str, Bot] = {
    "random": random,
    "easy": easy,
    **{name: _thinker(spends) for name, spends in _THINKERS.items()},
}
HUMAN = "me"


def answering(name: str, prompt: Prompt) -> str:
    """The bot that answers for one of this name.

    What is asked because somebody may hold a card is answered at once by all: time would tell
    whether there was anything to think about.
    """
    return "easy" if prompt.secret and name in _THINKERS else name


def bot(name: str, hurry: Hurry = never) -> Bot:
    """The bot of this name; one that thinks ahead does so until it has to hurry."""
    if name not in BOTS:
        raise BadChoice("error.bot", bot=name, known=(HUMAN, *BOTS))
    return _thinker(_THINKERS[name], hurry) if name in _THINKERS else BOTS[name]
