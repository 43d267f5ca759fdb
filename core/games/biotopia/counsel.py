"""What a learner is told at each question: what is best now, and the rule behind it."""

from collections.abc import Callable, Iterator

from core.counsel import Case, Counsel, Found, always, counsels
from core.game import Answer, Move, Step, View
from core.games.biotopia.cards import CARD, GOAL, LIMIT
from core.games.biotopia.look import Look
from core.games.biotopia.missions import MISSION
from core.games.biotopia.scoring import count, need, symbols, worth
from core.games.biotopia.state import (
    Act,
    Choose,
    Claim,
    Discard,
    Draw,
    DrawBrowns,
    Drop,
    Fetch,
    FirstFlower,
    Plant,
    Play,
    Take,
    TakeCompost,
    TakeSky,
)
from core.games.biotopia.view import Mine, garden
from core.words import Arg

_FLOWERS, _NEAR = 7, 3
"""Flowers that are enough for anything; so near the goal somebody is worth a warning."""


def _ends(look: Look) -> Found:
    n = look.note("note.ends") or look.note("note.last_round")
    return None if n is None else (look.best, {"n": n, "goal": GOAL})


def _race(look: Look) -> Found:
    """A mission that another could take in the next turn."""
    if isinstance(look.move, Claim):
        mission = look.move.mission
        for seat in look.others:
            there = garden(look.own, seat)
            if mission in look.met(there.wings, symbols(there)):
                return look.only(Claim), {"mission": f"mission.{mission}", "seat": seat}
    return None


def _several(look: Look) -> Found:
    n = len({each.move.mission for each in look.all if isinstance(each.move, Claim)})
    return (look.only(Claim), {"n": n}) if n > 1 and isinstance(look.move, Claim) else None


def _claim(look: Look) -> Found:
    if not isinstance(look.move, Claim):
        return None
    mission = look.move.mission
    return look.only(Claim), {"mission": f"mission.{mission}", "n": MISSION[mission].points.value}


def _lost(look: Look) -> Found:
    """A mission that both want, and that another meets already."""
    for seat in look.others if not look.own.last else ():
        there = garden(look.own, seat)
        for key in look.met(there.wings, symbols(there)):
            return (), {"mission": f"mission.{key}", "seat": seat}
    return None


def _whites(look: Look) -> Found:
    n = look.note("note.whites")
    return None if n is None else (look.best[:1], {"card": look.card, "n": n})


def _meets(look: Look) -> Found:
    """A butterfly that a mission only waits for."""
    if not isinstance(look.move, Play) or CARD[look.kind].group != "butterfly":
        return None
    fewer = look.move.flip is not None
    wings = (*look.mine.wings, look.move.flip or look.move.card)
    now = look.met(look.mine.wings, look.flowers)
    for key in look.met(wings, look.flowers - fewer):
        if key not in now and not look.own.last:
            return look.best[:1], {"card": look.card, "mission": f"mission.{key}"}
    return None


def _flip(look: Look) -> Found:
    if isinstance(look.move, Play) and look.move.flip:
        return look.best[:1], {"card": look.card, "n": worth(look.mine, look.kind)}
    return None


def _last(look: Look) -> Found:
    """Nothing but points counts any more."""
    if look.own.last and isinstance(look.move, Play) and CARD[look.kind].group == "butterfly":
        return look.best[:1], {"card": look.card, "n": worth(look.mine, look.kind)}
    return None


def _plays(kind: str, *notes: str) -> Callable[[Look], Found]:
    """One of the cards that do something, where it will: then one of these notes says so."""

    def case(look: Look) -> Found:
        if not isinstance(look.move, Play) or look.kind != kind:
            return None
        if notes and not any(look.note(note) is not None for note in notes):
            return None
        slots: dict[str, Arg] = {
            "card": look.card,
            "have": look.flowers,
            "need": need(look.mine, kind),
            "n": worth(look.mine, kind),
        }
        if kind == "small_tortoiseshell" and not count(look.mine, kind):
            return None
        if kind == "meadow_brown":
            there = look.own.deck + len(look.own.compost)
            slots["draws"] = min(count(look.mine, kind) + 1, there)
        return look.best[:1], slots

    return case


def _play(look: Look) -> Found:
    if not isinstance(look.move, Play) or CARD[look.kind].group != "butterfly":
        return None
    slots: dict[str, Arg] = {
        "card": look.card,
        "have": look.flowers,
        "need": need(look.mine, look.kind),
        "n": worth(look.mine, look.kind),
    }
    return look.best[:1], slots


def _rival(look: Look) -> Found:
    """Somebody is near the goal."""
    most = max(look.others, key=look.view.points.__getitem__)
    n = look.view.points[most]
    near = n >= GOAL - _NEAR and not look.own.last
    return ((), {"seat": most, "n": n, "goal": GOAL}) if near else None


def _full(look: Look) -> Found:
    """A seventh card would go to the heap."""
    plants = look.only(Plant)
    return (plants, {"card": look.card, "n": LIMIT}) if plants and len(look.hand) >= LIMIT else None


def _one_short(look: Look) -> Found:
    """A flower more, and a butterfly of the hand can come."""
    plants = look.only(Plant)
    rest = list(look.hand)
    if plants:
        rest.remove(look.kind)
    for kind in rest if plants else ():
        if CARD[kind].group == "butterfly" and need(look.mine, kind) == look.flowers + 1:
            return plants, {"card": look.card, "next": f"card.{kind}", "n": look.flowers + 1}
    return None


def _plant(look: Look) -> Found:
    """Seven flowers are enough for anything."""
    plants = look.only(Plant) if look.flowers < _FLOWERS else ()
    return (plants, {"card": look.card, "n": look.flowers}) if plants else None


def _wanted(look: Look) -> Found:
    """The Sky has what a mission wants."""
    takes, mission = look.only(Take), look.wanting(look.kind)
    return (
        (takes, {"card": look.card, "mission": f"mission.{mission}"}) if takes and mission else None
    )


def _take(look: Look) -> Found:
    takes = look.only(Take)
    return (takes, {"card": look.card}) if takes else None


def _empty(look: Look) -> Found:
    found = look.only(Draw) or look.only(Take)
    return (found, {}) if found and not look.hand else None


def _draw(look: Look) -> Found:
    draws = look.only(Draw)
    return (draws, {}) if draws else None


def _of(move: type[Move]) -> Callable[[Look], Found]:
    """The favourite card of a question about cards."""

    def case(look: Look) -> Found:
        found = look.only(move)
        return (found, {"card": look.card}) if found else None

    return case


def _room(look: Look) -> Found:
    """Meadow Brown's cards, where there is room for them."""
    n = min(count(look.mine, "meadow_brown"), look.own.deck + len(look.own.compost))
    draws = look.only(Draw)
    return (draws, {"n": n}) if draws and len(look.hand) + n <= LIMIT else None


_ACT: tuple[Case[Look], ...] = (
    Case("now.biotopia.act.ends", _ends, ("B74",)),
    Case("now.biotopia.act.claim.race", _race, ("B65",)),
    Case("now.biotopia.act.claim.several", _several, ("B20", "B64")),
    Case("now.biotopia.act.claim", _claim, ("B20", "B62")),
    Case("now.biotopia.act.last", _last, ("B75",)),
    Case("now.biotopia.act.meets", _meets, ("B62", "B63")),
    Case("now.biotopia.act.whites", _whites, ("B70", "B73")),
    Case("now.biotopia.act.flip", _flip, ("B54", "B55")),
    Case("now.biotopia.act.shells", _plays("small_tortoiseshell"), ("B45", "B46")),
    Case(
        "now.biotopia.act.blue",
        _plays("common_blue", "note.common_blue", "note.may_blue"),
        ("B34",),
    ),
    Case("now.biotopia.act.tip", _plays("orange_tip", "note.orange_tip"), ("B37", "B38")),
    Case("now.biotopia.act.brimstone", _plays("brimstone", "note.brimstone"), ("B40",)),
    Case("now.biotopia.act.brown", _plays("meadow_brown", "note.draw", "note.may_draw"), ("B42",)),
    Case("now.biotopia.act.sunshine", _plays("sunshine"), ("B58",)),
    Case("now.biotopia.act.knapweed", _plays("brown_knapweed"), ("B59", "B60")),
    Case("now.biotopia.act.lost", _lost, ("B65",)),
    Case("now.biotopia.act.rival", _rival, ("B74",)),
    Case("now.biotopia.act.play", _play, ("B18",)),
    Case("now.biotopia.act.full", _full, ("B14", "B23")),
    Case("now.biotopia.act.one_short", _one_short, ("B17", "B18")),
    Case("now.biotopia.act.plant", _plant, ("B14", "B28")),
    Case("now.biotopia.act.empty", _empty, ("B15", "B16")),
    Case("now.biotopia.act.wanted", _wanted, ("B16",)),
    Case("now.biotopia.act.take", _take, ("B16",)),
    Case("now.biotopia.act.draw", _draw, ("B15",)),
    Case("now.biotopia.act", always, ("B17", "B18")),
)
_FORCED: tuple[Case[Look], ...] = (Case("now.biotopia.pass", always, ("A5",)),)
_ASKED: dict[type[Step], tuple[Case[Look], ...]] = {
    Act: _ACT,
    FirstFlower: (
        Case("now.biotopia.first.spare", _of(Choose), ("B8",)),
        Case("now.biotopia.first", always, ("B8",)),
    ),
    TakeSky: (
        Case("now.biotopia.sky.wanted", _wanted, ("B34",)),
        Case("now.biotopia.sky", always, ("B34", "B29")),
    ),
    TakeCompost: (
        Case("now.biotopia.compost.card", _of(Fetch), ("B37",)),
        Case("now.biotopia.compost", always, ("B37",)),
    ),
    DrawBrowns: (
        Case("now.biotopia.browns.room", _room, ("B42",)),
        Case("now.biotopia.browns", always, ("B42", "B23")),
    ),
    Discard: (
        Case("now.biotopia.discard.card", _of(Drop), ("B23",)),
        Case("now.biotopia.discard", always, ("B23", "B25")),
    ),
}


def counsel(view: View, answers: tuple[Answer, ...]) -> Iterator[Counsel]:
    """What may be said of the question, what matters most first."""
    assert isinstance(view.own, Mine)
    step = type(view.own.todo[-1])
    forced = step is Act and answers[0].verb == "pass"
    cases = _FORCED if forced else _ASKED[step]
    return counsels(cases, Look(view, answers))
