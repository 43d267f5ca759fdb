"""The table before the first answer (M1-M8, N1)."""

from core.errors import BadChoice
from core.game import Options
from core.games.biomos.box import COLOURS, COPIES, DISPLAY, HOMES, LATE, SOLO_DISPLAY
from core.games.biomos.cards import DUNES, LARGE, LARGE_SHOWN, SMALL, SMALL_SHOWN
from core.games.biomos.evolve import TAKE, less_of
from core.games.biomos.hole import opened
from core.games.biomos.resolution import drawn
from core.games.biomos.state import PickPlanet, Planet, Rules, State, Steps
from core.rng import below, draw, shuffle
from core.variant import Variant

SEATS = range(1, 5)
_ADVANCED = ("mode", "advanced")
VARIANTS = (
    Variant("mode", ("basic", "advanced"), "basic", head=1),
    Variant("planets", ("pick", "random"), "pick", when=_ADVANCED),
    Variant("starter", ("random", "1", "2", "3", "4"), "random", seats=2, seated=True),
    Variant("late", ("basic", "both"), "basic", when=_ADVANCED, seats=2),
    Variant("dunes", ("in", "out"), "in"),
    Variant("fixed_gap", ("breaks", "skipped"), "breaks", when=_ADVANCED),
    Variant("ice_moon", ("breaks", "stays"), "breaks", when=_ADVANCED),
)


def setup(options: Options, seats: int, seed: int) -> State:
    """Shuffle, lay out cards and markers; in the advanced game the boards are dealt or picked."""
    chosen = dict(options)
    advanced = chosen["mode"] == "advanced"
    rules = Rules(
        advanced=advanced,
        closed=advanced and chosen["fixed_gap"] == "skipped",
        moon_breaks=chosen["ice_moon"] == "breaks",
    )
    rng, starter = _starter(chosen["starter"], seats, seed)
    rng, deck = shuffle(rng, [card.key for card in SMALL])
    rng, large, aside = _large(rng, dunes=chosen["dunes"] == "in")
    rng, homes = shuffle(rng, HOMES)
    rng, display, bag = _drawn(rng, (COPIES.value,) * len(COLOURS), seats)
    order = [(starter + step) % seats for step in range(seats)]
    late = [order[place] for place in LATE[seats]]
    tracks = [""] * seats
    if chosen["late"] == "both" or not advanced:
        for seat in late:
            tracks[seat] = drawn(rng, bag, 1)
            rng, bag = draw(rng)[0], less_of(bag, tracks[seat])
    picking = advanced and chosen["planets"] == "pick"
    todo: tuple[Steps, ...] = tuple(PickPlanet(seat) for seat in order) if picking else TAKE
    dealt = homes if advanced and not picking else ("",) * seats
    return State(
        rules=rules,
        starter=starter,
        bag=bag,
        display=tuple(display),
        small=deck[: SMALL_SHOWN.value],
        large=large,
        deck=deck[SMALL_SHOWN.value :],
        aside=aside,
        planets=tuple(Planet(tracks[seat], home=dealt[seat]) for seat in range(seats)),
        todo=todo,
        rng=rng,
        homes=HOMES if picking else "",
        hole=opened(advanced) if seats == 1 else None,
        turn=0 if picking else 1,
        seat=starter,
    )


def _starter(choice: str, seats: int, seed: int) -> tuple[int, int]:
    """By chance, or as the table says (M8)."""
    if choice == "random":
        return below(seed, seats)
    if int(choice) > seats:
        raise BadChoice("error.starter", seat=int(choice), seats=seats)
    return seed, int(choice) - 1


def _large(rng: int, *, dunes: bool) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """Four large cards on offer, and those that leave the game unseen (M4)."""
    rng, order = shuffle(rng, [card.key for card in LARGE if dunes or card.key != DUNES])
    shown = order[: LARGE_SHOWN.value]
    aside = order[LARGE_SHOWN.value :] + (() if dunes else (DUNES,))
    return rng, shown, aside


def _drawn(rng: int, bag: tuple[int, ...], seats: int) -> tuple[int, str, tuple[int, ...]]:
    """The first display, and the bag without it (M2, N2)."""
    display = drawn(rng, bag, (SOLO_DISPLAY if seats == 1 else DISPLAY).value)
    return draw(rng)[0], display, less_of(bag, display)
