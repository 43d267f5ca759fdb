"""What the beats of the lesson look at: what the learner has and has done.

Of the deal they know only which butterflies the mission wants; what is said of flowers and cards
is looked up, so that it is true after other answers too.
"""

from core.games.biotopia.cards import KIND
from core.games.biotopia.missions import MISSION
from core.games.biotopia.scoring import count, symbols
from core.games.biotopia.state import Garden, Moved
from core.games.biotopia.view import Mine, garden
from core.lesson import Moment, When

GUESTS = MISSION["edge_three"]
"""The mission that the first lesson leads to."""
WANTED = tuple(kind for kind, _ in GUESTS.species)


def table(moment: Moment) -> Mine:
    """The game's own part of what the learner sees."""
    own = moment.view.own
    assert isinstance(own, Mine)
    return own


def flowers(moment: Moment) -> int:
    """The learner's flower symbols."""
    return symbols(garden_of(moment))


def garden_of(moment: Moment) -> Garden:
    """The learner's garden."""
    return garden(table(moment), moment.seat)


def hand(moment: Moment) -> list[str]:
    """What is in the own hand, by kind."""
    return [KIND[card] for card in table(moment).hands[moment.seat] if card]


def planted(moment: Moment, kind: str) -> bool:
    """Whether a flower of one's own is of this kind on its front."""
    return any(card and KIND[card] == kind for card in table(moment).downs[moment.seat])


def flies(kind: str) -> When:
    """Whether it is in the own Butterfly row."""
    return lambda moment: count(garden_of(moment), kind) > 0


def owns(moment: Moment, kind: str) -> bool:
    """Whether it is anywhere with the learner."""
    return kind in hand(moment) or planted(moment, kind) or flies(kind)(moment)


def away(kind: str) -> When:
    """Whether it was planted and no other is in sight: as things stand it will not fly."""

    def when(moment: Moment) -> bool:
        sky = {KIND[card] for card in table(moment).sky if card}
        known = kind in hand(moment) or kind in sky or flies(kind)(moment)
        return planted(moment, kind) and not known

    return when


def went(of: str, to: str) -> When:
    """Whether a card of one's own has gone this way."""
    return lambda moment: any(
        isinstance(event, Moved) and event.of == of and event.to == to and event.seat == moment.seat
        for event in moment.told
    )


def begun(moment: Moment) -> bool:
    """Whether the first flowers lie there."""
    return moment.view.clock.round > 0


def claimed(moment: Moment) -> bool:
    """Whether the mission is the learner's: nothing that leads to it need be done any more."""
    return dict(table(moment).missions)[GUESTS.key] == moment.seat


def lost(moment: Moment) -> bool:
    """Whether another has the mission, or a guest was planted who does not wait for a Chrysalis."""
    taken = dict(table(moment).missions)[GUESTS.key] not in {None, moment.seat}
    return taken or any(away(kind)(moment) for kind in WANTED if kind != "red_admiral")


def vain(kind: str) -> When:
    """Whether a butterfly need not be played any more, or will not be."""
    return lambda moment: claimed(moment) or away(kind)(moment)


def missed(moment: Moment) -> bool:
    """Whether an Orange Tip has come and fetches nothing any more, or none will come."""
    asked = any(piece.startswith("compost:") for each in moment.answers for piece in each.pieces)
    return (flies("orange_tip")(moment) and not asked) or away("orange_tip")(moment)
