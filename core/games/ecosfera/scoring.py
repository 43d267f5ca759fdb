"""How the sea stands, and who has won (E30, E31)."""

from core.game import Score
from core.games.ecosfera.state import State


def points(state: State) -> int:
    """Habitats less impacts: above zero after a victory, below after a defeat."""
    return len(state.sea.restored) - len(state.sea.impacts)


def scores(state: State) -> tuple[Score, ...]:
    """The same for everybody: it is one sea."""
    parts = (
        ("score.habitats", len(state.sea.restored)),
        ("score.impacts", -len(state.sea.impacts)),
    )
    return (Score(points(state), parts),) * len(state.players)


def winners(state: State) -> tuple[int, ...]:
    """All or nobody (E30)."""
    return () if state.todo or state.sea.open else tuple(range(len(state.players)))
