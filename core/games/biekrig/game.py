"""The free board game of bee-keeping by Eivind Mork, as the rest of Hedgerow knows it."""

from core.effort import Effort
from core.game import Game
from core.games.biekrig.answers import ask
from core.games.biekrig.counsel import counsel
from core.games.biekrig.determinise import determinise
from core.games.biekrig.events import Events
from core.games.biekrig.evolve import evolve
from core.games.biekrig.inventory import inventory
from core.games.biekrig.reasons import why_not
from core.games.biekrig.rules import resolve
from core.games.biekrig.scoring import scores, winners
from core.games.biekrig.sense import evaluate, policy
from core.games.biekrig.setup import VARIANTS, setup
from core.games.biekrig.state import Moves, State
from core.games.biekrig.telling import tell, weigh
from core.games.biekrig.view import bot_view, clock, view
from core.strength import Strength

_MUCH = Effort(90)
"""Luck weighs heavily, so it takes many games to see anything else."""
_STRENGTH = Strength(
    option="board",
    wins={
        "quiet": {"easy": 75, "medium": 53, "hard": 44},
        "busy": {"easy": 78, "medium": 55},
    },
)

GAME = Game(
    key="biekrig",
    published=True,
    version=1,
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
    medium=lambda _: _MUCH,
    horizon=5,
    moves_per_ms=30,
    longest=200,
    dear=frozenset(("note.less", "note.extra_point")),
)
