"""What is Biekrig's own about its words."""

from tests.core.published.wording import Played, Wording

WORDING = Wording(
    verbs=("roll", "play", "buy", "harvest", "discard", "lose", "pass"),
    pages=(
        *("goal", "turn", "buying", "flowers", "swarms", "harvest"),
        *("events", "attacks", "end", "rulings", "numbers"),
    ),
    matches=tuple(
        Played(seats, player, seed, {"round_limit": "100"})
        for seats, player, seed in (
            (2, "easy", 13),
            (3, "random", 1),
            (4, "easy", 32),
            (5, "random", 5),
        )
    ),
    every=3,
    named=50,
    spoken=120,
    logged=30,
    budgets={
        r"card\.\w+": 19,
        r"card\.\w+\.short": 11,
        r"card\.\w+\.tiny": 6,
        r"card\.\w+\.gist": 12,
        r"space\.\w+": 15,
        r"hive\.\d": 9,
        r"shop\.\w+": 20,
        r"phase\.\w+": 8,
        r"meter\.\w+": 12,
        r"game\.tagline": 48,
        r"game\.about": 290,
        r"now\.biekrig\.\w+": 76,
    },
    letters="«»",
    bare=r"\d+",  # the number of a hive
)
