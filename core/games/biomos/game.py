"""The planet puzzle by Gricha German, as the rest of Hedgerow knows it."""

from core.game import Game
from core.games.biomos.answers import ask
from core.games.biomos.counsel import counsel
from core.games.biomos.determinise import determinise
from core.games.biomos.efforts import hard, medium
from core.games.biomos.evolve import evolve
from core.games.biomos.inventory import inventory
from core.games.biomos.rules import resolve
from core.games.biomos.scoring import scores, winners
from core.games.biomos.sense import evaluate, policy
from core.games.biomos.setup import SEATS, VARIANTS, setup
from core.games.biomos.state import Events, Moves, State
from core.games.biomos.telling import tell, weigh, why_not
from core.games.biomos.view import bot_view, clock, view
from core.strength import Strength

_STRENGTH = Strength(
    option="mode",
    wins={
        "basic": {"easy": 99, "medium": 76, "hard": 72},
        "advanced": {"easy": 99, "medium": 78, "hard": 80},
    },
)

GAME = Game(
    key="biomos",
    published=True,
    version=1,
    seats=SEATS,
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
    medium=medium,
    hard=hard,
    horizon=2,
    moves_per_ms=15,
    longest=16,
    dear=frozenset(("note.end",)),
)
