"""What the conditions of both lessons look at: the learner's planet, the offer, what an answer brings."""

from collections.abc import Callable, Iterator

from core.game import Answer
from core.games.biomos.cards import CARD
from core.games.biomos.near import lacking, tries
from core.games.biomos.planet import ROOM, ring
from core.games.biomos.ring import reading
from core.games.biomos.state import ClaimCard, DropMarker, LiftMarker, Planet, Steps
from core.games.biomos.view import Sight
from core.lesson import Moment, Slots, by, pieces
from core.words import Arg, Message

ANY = "terrain.any.code"
"""How a field for any one marker is written in a pattern."""


def sight(moment: Moment) -> Sight:
    """The game's own part of the view."""
    assert isinstance(moment.view.own, Sight)
    return moment.view.own


def mine(moment: Moment) -> Planet:
    """The learner's planet."""
    return sight(moment).planets[moment.seat]


def asked(moment: Moment, *steps: type[Steps]) -> bool:
    """Whether one of these is what the learner is asked."""
    todo = sight(moment).todo
    return bool(todo) and isinstance(todo[-1], steps)


def offer(moment: Moment) -> tuple[str, ...]:
    """The biomes on offer, small and large."""
    own = sight(moment)
    return tuple(card for card in (*own.small, *own.large) if card is not None)


def of_shape(moment: Moment, shape: str) -> tuple[str, ...]:
    """Those of one shape: pair, heart ..."""
    return tuple(card for card in offer(moment) if CARD[card].shape == shape)


def fitting(moment: Moment) -> tuple[str, ...]:
    """The biomes on offer that lie in the learner's ring."""
    found = reading(mine(moment), sight(moment).rules)
    return tuple(card for card in offer(moment) if not lacking(card, found))


def takes(moment: Moment, colours: str) -> tuple[Answer, ...]:
    """The answers that take a marker of one of these colours from the display."""
    display = sight(moment).display
    markers = by(moment, "take")
    return tuple(
        answer
        for answer in markers
        if answer.pieces[0].startswith("display:")
        and (display[int(answer.pieces[0].partition(":")[2]) - 1] or " ") in colours
    )


def completing(moment: Moment, cards: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Which of these biomes a marker of the display would complete: the card and the colour."""
    planet, rules = mine(moment), sight(moment).rules
    bare = Planet(planet.track, planet.f1, planet.f2)
    now = fitting(moment)
    colours = sorted({colour for colour in sight(moment).display if colour})
    for card in cards:
        for colour in colours if card not in now else ():
            if 0 in tries(bare, rules, colour).lacks(card):
                yield card, colour


def opening(moment: Moment, verb: str = "play") -> tuple[Answer, ...]:
    """The answers that complete a biome, the one with most points first."""
    found = [(_opened(answer), answer) for answer in by(moment, verb)]
    found = [each for each in found if each[0]]
    return tuple(answer for _, answer in sorted(found, key=lambda each: -each[0]))


def _opened(answer: Answer) -> int:
    return max((number(note) for note in answer.notes if note.key == "note.opens"), default=0)


def opened(moment: Moment, verb: str = "play") -> Slots:
    """The biome that the best of those answers completes, as slots: `card` and `n`."""
    for answer in opening(moment, verb):
        for note in answer.notes:
            if note.key == "note.opens" and number(note) == _opened(answer):
                return dict(note.args)
    return {}


def claims(moment: Moment) -> tuple[Answer, ...]:
    """The answers that claim a biome, the one with most points first."""
    return tuple(sorted(by(moment, "claim"), key=lambda answer: -number(answer.notes[0])))


def claimed(moment: Moment) -> Slots:
    """The best biome that can be claimed, as slots: `card` and `n`."""
    best = claims(moment)[:1]
    return {name: value for each in best for name, value in _claim(moment, each)}


def _claim(moment: Moment, answer: Answer) -> Iterator[tuple[str, Arg]]:
    faces = (face for pile in moment.view.piles for face in pile.faces)
    name = next(face.name for face in faces if face.piece == answer.pieces[0])
    yield "card", name or ""
    yield "n", number(answer.notes[0])


def named(slots: Callable[[Moment], Slots]) -> Callable[[Moment], tuple[str, ...]]:
    """The card that a sentence names, to light up."""
    return lambda moment: pieces(moment, str(slots(moment).get("card", "")))


def number(note: Message) -> int:
    """What a note counts."""
    value = dict(note.args)["n"]
    assert isinstance(value, int)
    return value


def most(moment: Moment) -> tuple[str, int]:
    """The colour that the learner's ring has most of, and how many."""
    markers = ring(mine(moment))
    return max(((colour, markers.count(colour)) for colour in "sdfmi"), key=lambda each: each[1])


def claiming(moment: Moment) -> bool:
    """Whether the learner is asked for a biome."""
    return asked(moment, ClaimCard)


def moving(moment: Moment) -> bool:
    """Whether a marker may be moved because the moon is new."""
    return asked(moment, LiftMarker, DropMarker)


def standing(moment: Moment) -> Slots:
    """The points, the learner's and the best of the others, and the fields that are free on the track."""
    points = moment.view.points
    others = [points[seat] for seat in range(len(points)) if seat != moment.seat]
    free = ROOM - len(mine(moment).track)
    return {"mine": points[moment.seat], "theirs": max(others, default=0), "left": free}
