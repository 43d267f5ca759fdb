"""What is Biomos' own about its words."""

from tests.core.published.wording import Played, Wording

WORDING = Wording(
    verbs=("take", "play", "moon", "ability", "claim", "pass", "end"),
    pages=("goal", "turn", "ring", "moon", "cards", "events", "end", "alone", "sources"),
    matches=tuple(
        Played(seats, player, seats, {"mode": mode})
        for mode in ("basic", "advanced")
        for seats, player in ((1, "random"), (2, "easy"), (3, "random"), (4, "random"))
    ),
    every=3,
    named=60,
    spoken=80,
    logged=10,
    budgets={
        r"basis\.\w+": 22,
        r"card\.\w+": 19,
        r"card\.\w+\.short": 11,
        r"terrain\.\w+": 14,
        r"terrain\.\w+\.code": 2,
        r"event\.\w+": 12,
        r"planet\.\w+": 18,
        r"gap\.\d+": 8,
        r"meter\.\w+": 20,
        r"option\.\w+": 18,
        r"option\.(?!\w+\.help)\w+\.\w+": 15,
    },
    said={"log": 80},
    letters="·«»",
)
