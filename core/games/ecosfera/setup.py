"""The table before the first answer (E13-E29)."""

from core.game import Options
from core.games.ecosfera.cards import (
    CALANOIDA,
    COPIES,
    FULL,
    IMPACTS,
    OFFERED,
    PRESSURES,
    ROW,
    pressures,
)
from core.games.ecosfera.consumers import CONSUMERS
from core.games.ecosfera.policies import ALL_POLICIES, KNOWN_POLICIES
from core.games.ecosfera.printed import ELEMENTS, HABITATS
from core.games.ecosfera.producers import PRODUCERS
from core.games.ecosfera.state import Marks, Offer, Player, Politics, Rules, Sea, State
from core.games.ecosfera.steps import Act
from core.games.ecosfera.turns import opened
from core.rng import shuffle
from core.variant import Variant

PRESETS = {"easy": (8, 2), "normal": (6, 2), "hard": (4, 3), "advanced": (3, 3)}
"""How many cards an element stack has, and the pressure cards of a starting deck: the rulebook's
advanced (E21, E23), and three of ours."""
VARIANTS = (
    Variant("preset", tuple(PRESETS), "normal", head=2),
    Variant("elements", ("preset", "3", "4", "5", "6", "7", "8"), "preset"),
    Variant("pressure", ("preset", "1", "2", "3", "4"), "preset"),
    Variant("eutrophication", ("off", "strict", "unlimited"), "off"),
    Variant("calanoida", ("in", "out"), "in"),
    Variant("level", ("1", "2", "27"), "1", head=1),
    Variant("pass_pressure", ("yes", "no"), "yes"),
    Variant("votes", ("ask", "none"), "ask", alone="none", when=("level", "2", "27"), seats=2),
)
_POLICIES = {"1": 0, "2": 30, "27": 27}
"""Policy cards at each level: all thirty, or only those that are not ours (E29)."""
_EXTRA = 2
"""Nutrients more in each starting deck with eutrophication (E25)."""
_NUTRIENTS = ELEMENTS.index("nutrients")


def rules(options: Options) -> Rules:
    """What the match options decide; a preset fills in what is not chosen by itself."""
    chosen = dict(options)
    elements, pressure = PRESETS[chosen["preset"]]
    return Rules(
        elements=elements if chosen["elements"] == "preset" else int(chosen["elements"]),
        pressure=pressure if chosen["pressure"] == "preset" else int(chosen["pressure"]),
        eutrophication=chosen["eutrophication"] != "off",
        unlimited=chosen["eutrophication"] == "unlimited",
        calanoida=chosen["calanoida"] == "in",
        policies=_POLICIES[chosen["level"]],
        pass_pressure=chosen["pass_pressure"] == "yes",
        votes=chosen["votes"] == "ask",
    )


def facts(options: Options, seats: int) -> dict[str, str]:
    """The options, with the numbers that they come to; `scarce`: fewer nutrients than others (E27)."""
    agreed = rules(options)
    stack = nutrients(agreed, seats) if agreed.eutrophication else agreed.elements
    return {
        **dict(options),
        "seats": str(seats),
        "elements": str(agreed.elements),
        "pressure": str(agreed.pressure),
        "nutrients": str(stack),
        "scarce": "yes" if stack < agreed.elements else "no",
    }


def setup(options: Options, seats: int, seed: int) -> State:
    """Market, sea, starting decks and first rows; the first turn has begun."""
    agreed, rng = rules(options), seed
    decks, elements, box = _elements(agreed, seats)
    rng, producers = shuffle(rng, [each.key for each in PRODUCERS])
    rng, consumers = shuffle(rng, [each.key for each in CONSUMERS])
    if not agreed.calanoida:
        consumers = tuple(card for card in consumers if card != CALANOIDA)
        box += (CALANOIDA,)
    cards = {0: (), 27: KNOWN_POLICIES, 30: ALL_POLICIES}[agreed.policies]
    rng, policies = shuffle(rng, cards)
    pressure, players = PRESSURES, []
    for deck in decks:
        rng, player = _player(rng, deck + pressure[: agreed.pressure], agreed)
        pressure = pressure[agreed.pressure :]
        players.append(player)
    return opened(
        State(
            rules=agreed,
            turn=1,
            todo=(Act(),),
            players=tuple(players),
            producers=Offer(producers[:OFFERED], producers[OFFERED:]),
            consumers=Offer(consumers[:OFFERED], consumers[OFFERED:]),
            elements=elements,
            pressure=pressure[::-1],
            sea=Sea((), HABITATS, (), IMPACTS),
            marks=Marks(),
            politics=Politics(deck=policies),
            box=box,
            rng=rng,
        )
    )


def nutrients(agreed: Rules, seats: int) -> int:
    """Nutrient cards of the market: what twelve leave after the starting decks (E27)."""
    each = 1 + _EXTRA * agreed.eutrophication
    return agreed.elements if agreed.unlimited else min(agreed.elements, COPIES - each * seats)


def _elements(
    agreed: Rules, seats: int
) -> tuple[list[tuple[str, ...]], tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The elements of each starting deck, the market stacks, and what is left over (E19)."""
    decks: list[tuple[str, ...]] = [()] * seats
    stacks, box = [], []
    for place, element in enumerate(ELEMENTS):
        rich = place == _NUTRIENTS and agreed.eutrophication
        each = 1 + _EXTRA * rich
        stack = nutrients(agreed, seats) if rich else agreed.elements
        copies = max(COPIES, each * seats + stack)
        cards = [f"{element}.{copy}" for copy in range(1, copies + 1)]
        stacks.append(tuple(reversed(cards[:stack])))
        for seat in range(seats):
            first = stack + each * seat
            decks[seat] += tuple(cards[first : first + each])
        box += cards[stack + each * seats :]
    return decks, tuple(stacks), tuple(box)


def _player(rng: int, deck: tuple[str, ...], agreed: Rules) -> tuple[int, Player]:
    """A starting deck and its first row; three pressure cards in the row are dealt anew (E24)."""
    while True:
        rng, deck = shuffle(rng, deck)
        if agreed.pressure < FULL or pressures(deck[:ROW]) < FULL:
            return rng, Player(row=deck[:ROW], supply=deck[ROW:])
