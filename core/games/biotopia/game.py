"""The butterfly card game by Michael Løhde Andersen, as the rest of Hedgerow knows it."""

from core.effort import Effort
from core.game import Game
from core.games.biotopia.answers import ask
from core.games.biotopia.counsel import counsel
from core.games.biotopia.determinise import determinise
from core.games.biotopia.evolve import evolve
from core.games.biotopia.inventory import inventory
from core.games.biotopia.rules import resolve
from core.games.biotopia.scoring import scores, winners
from core.games.biotopia.sense import evaluate, policy
from core.games.biotopia.setup import VARIANTS, setup
from core.games.biotopia.state import Events, Moves, State
from core.games.biotopia.telling import tell, weigh, why_not
from core.games.biotopia.view import bot_view, clock, view
from core.strength import Strength

_LITTLE = Effort(10)
"""Little is enough to see what a flower will bring."""
_STRENGTH = Strength(
    option="edition",
    wins={
        "en": {"easy": 99, "medium": 78, "hard": 72},
        "da": {"easy": 99, "medium": 78, "hard": 77},
    },
)

GAME = Game(
    key="biotopia",
    published=True,
    version=2,
    seats=range(2, 6),
    variants=VARIANTS,
    moves=Moves,
    events=Events,
    state=State,
    setup=setup,
    ask=ask,
    resolve=resolve,
    evolve=evolve,
    view=view,
    bot_view=bot_view,
    why_not=why_not,
    tell=tell,
    weigh=weigh,
    clock=clock,
    scores=scores,
    winners=winners,
    determinise=determinise,
    policy=policy,
    counsels=counsel,
    evaluate=evaluate,
    inventory=inventory,
    strength=_STRENGTH,
    medium=lambda _: _LITTLE,
    horizon=3,
    longest=120,
)
