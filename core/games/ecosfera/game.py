"""The cooperative game about the Baltic Sea by HELCOM and Julibert Games, as the rest of Hedgerow knows it."""

from core.effort import Effort
from core.game import Game
from core.games.ecosfera.answers import ask
from core.games.ecosfera.counsel import counsel
from core.games.ecosfera.determinise import determinise
from core.games.ecosfera.evaluate import evaluate
from core.games.ecosfera.events import Events
from core.games.ecosfera.evolve import evolve
from core.games.ecosfera.inventory import inventory
from core.games.ecosfera.moves import Moves
from core.games.ecosfera.reasons import why_not
from core.games.ecosfera.rules import resolve
from core.games.ecosfera.scoring import scores, winners
from core.games.ecosfera.sense import policy
from core.games.ecosfera.setup import VARIANTS, facts, setup
from core.games.ecosfera.state import State
from core.games.ecosfera.telling import tell
from core.games.ecosfera.view import bot_view, clock, view
from core.games.ecosfera.weighing import weigh
from core.strength import Strength

_MORE = Effort(40)
"""A turn has many small answers."""
_LONGEST = 150
"""A turn acquires one of 60 species, places one of 6 tiles, or brings one of 50 pressure cards
or an impact; the few turns that policies add to that leave no game so long, even in one row."""
_STRENGTH = Strength(
    option="preset",
    wins={
        "easy": {"easy": 44, "medium": 95, "hard": 98},
        "normal": {"easy": 42, "medium": 98},
        "hard": {"easy": 9},
        "advanced": {"easy": 6},
    },
)

GAME = Game(
    key="ecosfera",
    published=True,
    version=1,
    seats=range(1, 5),  # a single seat is a variant of the digital version (E141)
    variants=VARIANTS,
    moves=Moves,
    events=Events,
    state=State,
    setup=setup,
    facts=facts,
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
    medium=lambda _: _MORE,
    cooperative=True,
    horizon=3,
    moves_per_ms=15,
    longest=_LONGEST,
    dear=frozenset(("note.third", "note.piled", "note.lost")),
)
