"""What is Biotopia's own about its words."""

from tests.core.published.wording import Played, Wording

WORDING = Wording(
    verbs=("draw", "take", "flower", "play", "claim", "discard", "pass"),
    pages=("goal", "turn", "flowers", "butterflies", "events", "missions", "end", "editions"),
    matches=tuple(
        Played(seats, player, seed, {"edition": edition})
        for edition in ("en", "da")
        for seats, player, seed in (
            (2, "easy", 13),
            (3, "easy", 1),
            (4, "easy", 32),
            (5, "random", 5),
        )
    ),
    every=4,
    named=50,
    spoken=80,
    logged=20,
    budgets={
        r"basis\.\w+": 22,
        r"card\.\w+": 19,
        r"card\.\w+\.short": 11,
        r"card\.\w+\.tiny": 6,
        r"card\.\w+\.gist": 12,
        r"mission\.\w+": 28,
        r"mission\.\w+\.short": 22,
    },
    letters="«»",
)
