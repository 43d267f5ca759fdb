"""What stands beside the answers of Biomos, and how it is checked."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.games.biomos.planet import at, openings, ring
from core.games.biomos.state import (
    Claim,
    ClaimCard,
    Ended,
    Lift,
    LiftMarker,
    Pass,
    Place,
    Planet,
    Settle,
    State,
    Swapped,
    Take,
    Use,
    UseEvent,
)
from tests.core.published.promises import Checker, Tried

NOBODY = ("note.stay", "note.quiet", "note.end")


def _mine(answer: Tried) -> tuple[Planet, Planet]:
    """The planet of whoever answers, before and after it."""
    return answer.before.planets[answer.seat], answer.after.planets[answer.seat]


def _nothing(answer: Tried) -> bool:
    """The planet stays, and its cards."""
    before, after = _mine(answer)
    return before == after


def _home(answer: Tried, marker: str) -> bool:
    """A marker more of the colour is a point more, wherever it lies."""
    seat, state = answer.seat, answer.after
    for colour in "sdmi":
        planets = list(state.planets)
        planets[seat] = replace(planets[seat], track=planets[seat].track + colour)
        table = replace(state, planets=tuple(planets))
        scores = [answer.game.scores(each)[seat].total for each in (state, table)]
        more = 1 if f"terrain.{_NAMES[colour]}" == marker else 0
        if scores[1] - scores[0] != more:
            return False
    return _mine(answer)[1].home in _NAMES


_NAMES = {"s": "sea", "d": "desert", "f": "forest", "m": "mountain", "i": "ice"}


def _ring(answer: Tried, n: int) -> bool:
    """Wherever it goes into the ring it brings so much."""
    own = answer.after.planets[answer.seat]
    spots = openings(own, answer.after.rules, answer.after.held)
    return bool(spots) and all(_brings(answer.then(Place(spot)), n) for spot in spots)


def _points(answer: Tried, n: int) -> bool:
    return n > 0 and _brings(answer, n)


def _loses(answer: Tried, n: int) -> bool:
    return n > 0 and _brings(answer, -n)


def _brings(answer: Tried, n: int) -> bool:
    """The points, without those that a last marker or the Black Hole brings: there are none."""
    return answer.points() == n


def _until_the_claim(answer: Tried) -> Tried:
    """No event, nothing moved."""
    while answer.after.todo and isinstance(answer.after.todo[-1], UseEvent | LiftMarker):
        answer = answer.then(Pass())
    return answer


def _claims(answer: Tried) -> dict[str, int]:
    """The cards that can be claimed right afterwards, with the points they bring."""
    found = _until_the_claim(answer)
    if not found.after.todo or not isinstance(found.after.todo[-1], ClaimCard):
        return {}
    [prompt] = found.game.ask(found.after)
    return {
        f"card.{answer.move.card}": found.then(answer.move).points()
        for answer in prompt.answers
        if isinstance(answer.move, Claim)
    }


def _opens(answer: Tried, card: str, n: int) -> bool:
    return _claims(answer).get(card) == n


def _moon(answer: Tried, n: int) -> bool:
    """Now, and three for each marker more of its colour; a marker taken has to become the moon."""
    if isinstance(answer.move, Take):
        own = answer.after.planets[answer.seat]
        if openings(own, answer.after.rules, answer.after.held):
            return False
        answer = answer.then(Place("moon"))
    return answer.points() == n == 3 * ring(_mine(answer)[1]).count(_mine(answer)[1].moon)


def _moves(answer: Tried) -> bool:
    return bool(answer.after.todo) and isinstance(answer.after.todo[-1], LiftMarker)


def _becomes(answer: Tried, marker: str) -> bool:
    spot = answer.move.at
    return f"terrain.{_NAMES[at(_mine(answer)[1], spot)]}" == marker


def _random(answer: Tried) -> bool:
    """With other luck it becomes something else, if the bag has more than one colour."""
    new = {_swapped(answer, rng) for rng in range(60)}
    there = [count > 0 for count in answer.before.bag]
    return len(new) > 1 or there.count(True) == 1


def _swapped(answer: Tried, rng: int) -> str:
    [swapped] = answer.instead(replace(answer.before, rng=rng)).of(Swapped)
    return str(swapped.new)


def _between(answer: Tried, least: int, most: int) -> bool:
    """Every colour of the bag is drawn once, and nothing else lies in it then."""
    brought = [answer.instead(table).points() for table in _draws(answer.before)]
    return (min(brought), max(brought)) == (least, most)


def _draws(state: State) -> Iterator[State]:
    for place, count in enumerate(state.bag):
        if count:
            bag = tuple(one if place == at else 0 for at, one in enumerate(state.bag))
            yield replace(state, bag=bag)


NOTES: dict[str, Checker] = {
    **dict.fromkeys(NOBODY, _nothing),
    "note.home": _home,
    "note.ring": _ring,
    "note.points": _points,
    "note.loses": _loses,
    "note.opens": _opens,
    "note.moon": _moon,
    "note.moves": _moves,
    "note.becomes": _becomes,
    "note.random": _random,
    "note.between": _between,
}


def due(answer: Tried) -> Iterator[str]:
    """Points and cards that an answer brings or puts within reach."""
    blind = bool(answer.noted("note.random"))
    points = answer.points()
    if blind:
        brought = {answer.instead(table).points() for table in _draws(answer.before)}
        if len(brought) > 1:
            yield "note.between"
    elif points and isinstance(answer.move, Place) and answer.move.at == "moon":
        yield "note.moon"
    elif points and not isinstance(answer.move, Lift | Settle):
        yield "note.points" if points > 0 else "note.loses"
    if isinstance(answer.move, Place | Use) and not blind and not answer.of(Ended):
        opened = {dict(note.args)["card"] for note in answer.noted("note.opens")}
        if answer.move.at != "moon":
            assert opened == set(_claims(answer)), "a card within reach is not told"
