"""The table before the first answer (K1-K4, K8)."""

from msgspec import convert

from core.game import Options
from core.games.biekrig.board import MIN, NUMBERS
from core.games.biekrig.cards import DECK
from core.games.biekrig.state import Apiary, Opening, Rules, State
from core.rng import shuffle
from core.variant import Variant

VARIANTS = (
    Variant("board", ("busy", "quiet"), "busy", before="quiet"),
    Variant("varroa_targets", ("any_loss", "non_minimal_only"), "any_loss"),
    Variant("harvest_timing", ("after_landing", "at_crossing"), "after_landing"),
    Variant("acid_fresh", ("dormant", "usable"), "dormant"),
    Variant("phase_order", ("strict", "free"), "strict"),
    Variant("points_per_hive", ("1", "2"), "1"),
    Variant("robbing_empty_target", ("allowed", "forbidden"), "allowed"),
    Variant("round_limit", ("off", "100"), "off"),
)


def setup(options: Options, seats: int, seed: int) -> State:
    """Two minimal hives each, nothing else; who begins is still to be rolled for."""
    rng, deck = shuffle(seed, DECK)
    hives = (MIN,) * NUMBERS["start_hives"].value
    apiary = Apiary(hives, space=NUMBERS["start_space"].value)
    return State(
        rules=chosen(dict(options)),
        apiaries=(apiary,) * seats,
        hands=((),) * seats,
        deck=deck,
        discard=(),
        todo=(Opening(tuple(range(seats))),),
        rng=rng,
        fresh=(None,) * seats,
    )


def chosen(options: dict[str, str]) -> Rules:
    """The match options as the rules read them."""
    limit = options["round_limit"]
    return convert({**options, "round_limit": 0 if limit == "off" else limit}, Rules, strict=False)
