"""What a learner is told at each question: what is best now, and the rule behind it."""

from collections.abc import Iterator

from core.counsel import Case, Counsel, Found, always, counsels
from core.game import Answer, Step, View
from core.games.biekrig.board import COLOURS, GOAL, LIMIT, LOT, MAX, MIN
from core.games.biekrig.kinds import KIND
from core.games.biekrig.look import Look
from core.games.biekrig.mine import Mine
from core.games.biekrig.state import (
    Before,
    Buy,
    Drop,
    GiveUp,
    Guard,
    Harvest,
    Harvesting,
    Lose,
    Opening,
    Play,
    Roll,
    Shed,
    Split,
    Treat,
)

_NEAR = 2
"""So many points before the goal somebody is worth a warning."""


def _wins(look: Look) -> Found:
    return (look.best[:1], {"n": GOAL}) if look.note("note.wins") else None


def _rival(look: Look) -> Found:
    seat, n = look.leader()
    return ((), {"seat": seat, "n": n, "goal": GOAL}) if n >= GOAL - _NEAR else None


# -- event cards -----------------------------------------------------------------------------------


def _swarm(look: Look) -> Found:
    n = look.own.rules.points_per_hive
    return (look.only(Play), {"n": n}) if look.kind == "swarm" else None


def _fills(look: Look) -> Found:
    """An Extra worker that makes a hive maximal."""
    if look.kind != "extra_worker" or not isinstance(look.move, Play) or not look.move.hive:
        return None
    same = _same_hive(look, look.move.hive)
    return (
        (same, {"hive": look.move.hive}) if look.mine.hives[look.move.hive - 1] == MAX - 1 else None
    )


def _worker(look: Look) -> Found:
    if look.kind != "extra_worker" or not isinstance(look.move, Play) or not look.move.hive:
        return None
    return _same_hive(look, look.move.hive), {"hive": look.move.hive}


def _same_hive(look: Look, hive: int) -> tuple[Answer, ...]:
    """The favourites that are for one hive, whatever they are paid with."""
    return tuple(each for each in look.best if getattr(each.move, "hive", None) == hive)


def _pollen(look: Look) -> Found:
    if look.kind != "extra_pollen" or not isinstance(look.move, Play) or not look.move.colour:
        return None
    none = look.mine.pollen[COLOURS.index(look.move.colour)] == 0
    return (look.best[:1], {"colour": f"colour.{look.move.colour}"}) if none else None


def _leader(look: Look) -> Found:
    """An attack on who is ahead of the others."""
    if isinstance(look.move, Play) and look.move.target is not None:
        seat, n = look.leader()
        if look.move.target == seat and look.kind != "robbing":
            return look.best[:1], {"card": f"card.{look.kind}", "seat": seat, "n": n}
    return None


def _robs(look: Look) -> Found:
    if isinstance(look.move, Play) and look.move.target is not None and look.kind == "robbing":
        n = look.own.apiaries[look.move.target].honey
        return look.best[:1], {"seat": look.move.target, "n": n}
    return None


def _attack(look: Look) -> Found:
    if isinstance(look.move, Play) and look.move.target is not None:
        return look.best[:1], {"card": f"card.{look.kind}", "seat": look.move.target}
    return None


def _before_buying(look: Look) -> Found:
    """Cards that are not played before the first purchase stay in the hand."""
    late = look.plays and isinstance(look.move, Buy | Split)
    return ((), {}) if late and look.own.rules.phase_order == "strict" else None


def _held(look: Look) -> Found:
    n = look.hand.count("extra_point")
    return ((), {"n": n}) if n else None


# -- purchases -------------------------------------------------------------------------------------


def _split(look: Look) -> Found:
    n = look.own.rules.points_per_hive
    return (look.only(Split), {"n": n}) if isinstance(look.move, Split) else None


def _buys_full(look: Look) -> Found:
    if not isinstance(look.move, Buy) or look.mine.hives[look.move.hive - 1] != MAX - 1:
        return None
    return _same_hive(look, look.move.hive), {"hive": look.move.hive}


def _buys(look: Look) -> Found:
    if not isinstance(look.move, Buy):
        return None
    slots = {"hive": look.move.hive, "n": look.mine.hives[look.move.hive - 1] + 2}
    return _same_hive(look, look.move.hive), slots


def _saves(look: Look) -> Found:
    """Honey that is worth a point at the line is not spent."""
    kept = look.buys and look.saves and isinstance(look.move, Roll)
    return (
        (look.only(Roll), {"honey": look.mine.honey, "n": look.mine.honey // LOT}) if kept else None
    )


# -- the roll --------------------------------------------------------------------------------------


def _line(look: Look) -> Found:
    dice = [face.die for face in look.own.ahead if face.line]
    n = look.mine.honey // LOT
    if not dice or not n or not isinstance(look.move, Roll):
        return None
    return look.only(Roll), {"die": dice[0], "honey": look.mine.honey, "n": n}


def _line_short(look: Look) -> Found:
    """The honey of the landing still counts."""
    dice = [face.die for face in look.own.ahead if face.line]
    short = LOT - look.mine.honey
    late = look.own.rules.harvest_timing == "after_landing" and isinstance(look.move, Roll)
    if not dice or not late or not 0 < short <= len(look.mine.hives):
        return None
    return look.only(Roll), {"die": dice[0], "honey": look.mine.honey, "n": short, "lot": LOT}


def _queen_short(look: Look) -> Found:
    """A full hive that lacks one thing for a queen."""
    lacks = (*look.lacking, *(() if look.pays else ("pile.honey",)))
    if not look.full or len(lacks) != 1 or not isinstance(look.move, Roll):
        return None
    return look.only(Roll), {"hive": look.full, "lack": lacks[0]}


def _no_honey(look: Look) -> Found:
    enough = len(look.lacking) <= 1 and min(look.mine.hives) < MAX
    none = enough and not look.pays and isinstance(look.move, Roll)
    return (look.only(Roll), {}) if none else None


def _one_colour(look: Look) -> Found:
    one = look.pays and len(look.lacking) == len(COLOURS) - 1 and isinstance(look.move, Roll)
    return (look.only(Roll), {"colours": look.lacking}) if one else None


def _risk(look: Look) -> Found:
    """Faces of the die on which big hives may swarm."""
    n = sum(bool(face.risk) for face in look.own.ahead)
    return (look.only(Roll), {"n": n}) if n > 1 and isinstance(look.move, Roll) else None


def _hand(look: Look) -> Found:
    some = any(face.kind == "event" for face in look.own.ahead)
    full = len(look.hand) >= LIMIT and some and isinstance(look.move, Roll)
    return (look.only(Roll), {"n": LIMIT}) if full else None


def _flowers(look: Look) -> Found:
    n = sum(face.kind == "flower" for face in look.own.ahead)
    if n <= len(look.own.ahead) // 2 or not isinstance(look.move, Roll):
        return None
    sure = look.mine.hives.count(MAX)
    return look.only(Roll), {"n": n, "hives": len(look.mine.hives), "sure": sure}


def _event(look: Look) -> Found:
    dice = [face.die for face in look.own.ahead if face.kind == "event"]
    return (look.only(Roll), {"die": dice[0]}) if dice and isinstance(look.move, Roll) else None


def _rolls(look: Look) -> Found:
    return (look.only(Roll), {}) if isinstance(look.move, Roll) else None


# -- after the roll --------------------------------------------------------------------------------


def _guards(look: Look) -> Found:
    return (look.only(Play), {}) if isinstance(look.move, Play) else None


def _harvests(look: Look) -> Found:
    if not isinstance(look.move, Harvest) or not look.move.points:
        return None
    slots = {
        "n": look.move.points,
        "honey": look.mine.honey,
        "rest": look.mine.honey - LOT * look.move.points,
    }
    return look.only(Harvest), slots


def _drops(look: Look) -> Found:
    if not isinstance(look.move, Drop):
        return None
    card = KIND[look.move.card]
    same = tuple(
        each for each in look.best if isinstance(each.move, Drop) and KIND[each.move.card] == card
    )
    return same, {"card": f"card.{card}", "n": LIMIT}


def _gives(look: Look) -> Found:
    return (look.best[:1], {"hive": look.move.hive}) if isinstance(look.move, GiveUp) else None


def _one_bee(look: Look) -> Found:
    """Varroa takes one bee of a hive that has bees to spare."""
    if isinstance(look.move, GiveUp) and look.mine.hives[look.move.hive - 1] > MIN:
        return look.best[:1], {"hive": look.move.hive}
    return None


_TURN: tuple[Case[Look], ...] = (
    Case("now.biekrig.roll.wins", _wins, ("K77",)),
    Case("now.biekrig.events.swarm", _swarm, ("K64", "K75")),
    Case("now.biekrig.buy.queen", _split, ("K26", "K31", "K32", "K75")),
    Case("now.biekrig.events.fills", _fills, ("K62", "K39")),
    Case("now.biekrig.events.worker", _worker, ("K62",)),
    Case("now.biekrig.events.leader", _leader, ("K68", "K70")),
    Case("now.biekrig.events.robbing", _robs, ("K67",)),
    Case("now.biekrig.events.attack", _attack, ("K68", "K70")),
    Case("now.biekrig.events.pollen", _pollen, ("K66",)),
    Case("now.biekrig.buy.cards", _before_buying, ("K19",)),
    Case("now.biekrig.buy.fills", _buys_full, ("K25", "K39", "K31")),
    Case("now.biekrig.buy.worker", _buys, ("K25", "K29", "K38")),
    Case("now.biekrig.roll.rival", _rival, ("K77",)),
    Case("now.biekrig.roll.saves", _saves, ("K25", "K49")),
    Case("now.biekrig.roll.line", _line, ("K47", "K49")),
    Case("now.biekrig.roll.line_short", _line_short, ("K49", "K51")),
    Case("now.biekrig.roll.queen_short", _queen_short, ("K26", "K31")),
    Case("now.biekrig.roll.full_hand", _hand, ("K55",)),
    Case("now.biekrig.roll.risk", _risk, ("K43", "K44", "K45")),
    Case("now.biekrig.roll.no_honey", _no_honey, ("K25",)),
    Case("now.biekrig.roll.one_colour", _one_colour, ("K25",)),
    Case("now.biekrig.events.held", _held, ("K63",)),
    Case("now.biekrig.roll.event", _event, ("K53", "K54")),
    Case("now.biekrig.roll.flowers", _flowers, ("K38", "K39", "K40")),
    Case("now.biekrig.roll", _rolls, ("K22",)),
)
_ASKED: dict[type[Step], tuple[Case[Look], ...]] = {
    Opening: (Case("now.biekrig.start", always, ("K5", "K6")),),
    Guard: (
        Case("now.biekrig.guard", _guards, ("K65",)),
        Case("now.biekrig.guard_roll", always, ("K44", "K45")),
    ),
    Harvesting: (
        Case("now.biekrig.harvest.wins", _wins, ("K77",)),
        Case("now.biekrig.harvest.points", _harvests, ("K49", "K52")),
        Case("now.biekrig.harvest", always, ("K52",)),
    ),
    Shed: (
        Case("now.biekrig.shed.card", _drops, ("K55",)),
        Case("now.biekrig.shed", always, ("K55",)),
    ),
    Treat: (
        Case("now.biekrig.treat", _guards, ("K71",)),
        Case("now.biekrig.attacked", always, ("K70",)),
    ),
}
_LOSES: dict[str, tuple[Case[Look], ...]] = {
    "afb": (Case("now.biekrig.afb.hive", _gives, ("K68",)),),
    "varroa": (
        Case("now.biekrig.varroa.bee", _one_bee, ("K72",)),
        Case("now.biekrig.varroa", always, ("K72", "K73")),
    ),
}


def counsel(view: View, answers: tuple[Answer, ...]) -> Iterator[Counsel]:
    """What may be said of the question, what matters most first."""
    assert isinstance(view.own, Mine)
    step = view.own.todo[-1]
    if isinstance(step, Before):
        cases = _TURN
    elif isinstance(step, Lose):
        cases = _LOSES[step.by]
    else:
        cases = _ASKED[type(step)]
    return counsels(cases, Look(view, answers))
