"""What the lessons of Ecosfera ask of their deals: which cards come round decides, so the line has to fit."""

from typing import Any

from core.games.ecosfera.cards import CODE, KIND, PRESSURE, SPECIES
from core.games.ecosfera.policies import POLICY
from tests.lessons.wanting import Wanted

_DRAWS = 4
"""So many policy cards the second lesson draws."""


def _quick_first(state: Any) -> bool:
    """One pressure card in the first row, and three different elements."""
    row = state.players[0].row
    return len({CODE[card] for card in row}) == len(row) and any(
        CODE[card] == PRESSURE for card in row
    )


def _quick_level2(state: Any) -> bool:
    """A star in the market, and bad news first, then a measure and what pays for it."""
    news = [POLICY[KIND[card]].category for card in state.politics.deck[:_DRAWS]]
    star = any(card and SPECIES[card].star for card in state.producers.row)
    return star and news[0] == "negative" and {"dual", "positive", "funding"} <= set(news)


WANTED = (
    Wanted(
        lesson="first",
        gives={
            "pile.row": ("card.nutrients", "card.oxygen", "card.pressure", "card.temperature"),
            "pile.producers": (
                "card.chrysochromulina",
                "card.furcellaria_lumbricalis",
                "card.planothidium_spp",
                "card.vertebrata_lanosa",
            ),
            "pile.consumers": (
                "card.anguilla_anguilla",
                "card.haliaeetus_albicilla",
                "card.mytilus_edulis",
                "card.perca_fluviatilis",
            ),
        },
        rounds=3,
        points=(1, 1),
        quick=_quick_first,
        most=3,
    ),
    Wanted(
        lesson="level2",
        gives={
            "pile.row": ("card.nutrients", "card.oxygen", "card.sun", "card.temperature"),
            "pile.producers": (
                "card.pylaiella_littoralis",
                "card.skeletonema_marinoi",
                "card.synechococcus",
                "card.zannichellia_palustris",
            ),
            "pile.consumers": (
                "card.lutra_lutra",
                "card.mytilus_edulis",
                "card.platichthys_flesus",
                "card.pusa_hispida",
            ),
        },
        rounds=3,
        points=(2, 2),
        quick=_quick_level2,
        most=3,
    ),
)
