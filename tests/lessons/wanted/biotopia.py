"""What the lesson of Biotopia asks of its deal."""

from typing import Any

from core.games.biotopia.cards import KIND
from tests.lessons.wanting import Wanted

_HAND = ("card.brown_knapweed", "card.essex_skipper", "card.orange_tip", "card.red_admiral")
"""Three of the four guests and a double flower: the fourth lies in the Sky, and the Deck has the flower."""


def _quick(state: Any) -> bool:
    """The hand, and a Brimstone in the Sky, seen before anybody picks a flower."""
    hand = sorted(f"card.{KIND[card]}" for card in state.gardens[0].hand)
    return hand == list(_HAND) and "brimstone" in {KIND[card] for card in state.sky}


WANTED = (
    Wanted(
        lesson="first",
        gives={
            "pile.hand": _HAND,
            "pile.sky": ("card.brimstone", "card.common_blue", "card.meadow_brown"),
            "pile.missions": (
                "mission.edge_three",
                "mission.meadow_four",
                "mission.most_large_whites",
                "mission.seven_flowers",
                "mission.three_essex_skippers",
            ),
        },
        rounds=10,
        points=(7, 4),
        needs={"pile.hand": _HAND, "pile.sky": ("card.brimstone",)},
        quick=_quick,
        most=10,
    ),
)
