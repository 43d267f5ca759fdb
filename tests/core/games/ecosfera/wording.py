"""What is Ecosfera Baltica's own about its words."""

from tests.core.published.wording import LONGEST, Played, Wording

WORDING = Wording(
    verbs=(
        *("buy", "claim", "ability", "play", "wake", "take"),
        *("discard", "agree", "refuse", "pass", "end"),
    ),
    pages=("goal", "turn", "buying", "abilities", "pressure", "policies", "variants", "rulings"),
    matches=(
        Played(1, "random", 3, {"level": "2"}),
        Played(2, "easy", 13, {"level": "2"}),
        Played(3, "easy", 1, {"level": "2"}),
        Played(4, "easy", 32, {"level": "2"}),
        Played(2, "random", 5, {"level": "2"}),
        Played(2, "easy", 4, {"level": "1"}),
    ),
    every=8,
    named=80,
    spoken=200,
    logged=40,
    budgets={
        r"verb\.\w+": 10,
        r"mark\.\w+": 14,
        r"pile\.\w+": 23,
        r"basis\.\w+": 22,
        r"card\.\w+": 22,
        r"card\.\w+\.short": 11,
        r"card\.\w+\.tiny": 4,
        r"habitat\.\w+": 11,
        r"habitat\.\w+\.tiny": 2,
        r"token\.\w+": 8,
        r"policy\.\w+": 48,
        r"policy\.\w+\.short": 19,
        r"family\.\w+": 24,
        r"(category|duration)\.\w+": 14,
        r"meter\.\w+": 15,
        r"score\.\w+": 24,
        r"option\.\w+": 18,
        r"option\.\w+\.help": 250,
        r"game\.tagline": 45,
    },
    said={"ask": 76, "note": 76, "log": LONGEST},
    letters="ô«»",
)
