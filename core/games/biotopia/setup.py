"""The table before the first answer (B1-B11)."""

from msgspec.structs import replace

from core.errors import BadChoice
from core.game import Options
from core.games.biotopia.cards import DECK, HAND, SKY
from core.games.biotopia.missions import DRAWN, ENGLISH, FIXED, POOL
from core.games.biotopia.resolution import Resolution
from core.games.biotopia.state import FirstFlower, Garden, Rules, State
from core.rng import below, shuffle
from core.variant import Variant

VARIANTS = (
    Variant("edition", ("en", "da"), "en", head=1),
    Variant("common_blue", ("may", "must"), "may"),
    Variant("starter", ("random", "1", "2", "3", "4", "5"), "random", seated=True),
)


def setup(options: Options, seats: int, seed: int) -> State:
    """Shuffle, lay out missions and Sky, deal four cards each; the first flowers are owed."""
    chosen = dict(options)
    edition = chosen["edition"]
    rules = Rules(
        edition="da" if edition == "da" else "en",
        clear=edition == "da",
        blue_must=chosen["common_blue"] == "must",
        brown_may=edition == "da",
        edge=4,
    )
    rng, starter = _starter(chosen["starter"], seats, seed)
    rng, missions, spare = _missions(edition, rng)
    rng, deck = shuffle(rng, DECK)
    state = State(
        rules=rules,
        starter=starter,
        deck=deck,
        sky=(None,) * SKY,
        compost=(),
        gardens=(Garden(),) * seats,
        missions=tuple((mission, None) for mission in missions),
        spare=spare,
        todo=(FirstFlower(),),
        first=(None,) * seats,
        rng=rng,
    )
    resolution = Resolution(state, 0)
    resolution.fill_sky()
    deck, dealt = resolution.state.deck, seats * HAND
    gardens = tuple(Garden(deck[first : first + HAND]) for first in range(0, dealt, HAND))
    return replace(resolution.state, deck=deck[dealt:], gardens=gardens)


def _starter(choice: str, seats: int, seed: int) -> tuple[int, int]:
    """By chance, or as the host says (B10, B11, A25)."""
    if choice == "random":
        return below(seed, seats)
    if int(choice) > seats:
        raise BadChoice("error.starter", seat=int(choice), seats=seats)
    return seed, int(choice) - 1


def _missions(edition: str, rng: int) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """All five in English (B3), one and four of six in Danish (B2); and those not used."""
    if edition == "en":
        return rng, ENGLISH, ()
    rng, order = shuffle(rng, POOL)
    return rng, (FIXED, *order[:DRAWN]), order[DRAWN:]
