"""Points, and who wins (K74-K80)."""

from core.game import Score
from core.games.biekrig.kinds import count
from core.games.biekrig.state import State


def open_points(state: State, seat: int) -> int:
    """What everybody can count: hives and harvested points."""
    apiary = state.apiaries[seat]
    return len(apiary.hives) * state.rules.points_per_hive + apiary.harvested


def points(state: State, seat: int) -> int:
    """Hives, extra points in hand, harvested points (K74)."""
    return open_points(state, seat) + count(state.hands[seat], "extra_point")


def scores(state: State) -> tuple[Score, ...]:
    """Points by source for every seat."""
    rows = []
    for apiary, hand in zip(state.apiaries, state.hands, strict=True):
        parts = (
            ("score.hives", len(apiary.hives) * state.rules.points_per_hive),
            ("score.harvest", apiary.harvested),
            ("score.cards", count(hand, "extra_point")),
        )
        rows.append(Score(sum(part for _, part in parts), parts))
    return tuple(rows)


def winners(state: State) -> tuple[int, ...]:
    """The first with ten points (K77); at the round limit most points, equal ones share (K80)."""
    if state.todo:
        return ()
    totals = [points(state, seat) for seat in range(len(state.apiaries))]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
