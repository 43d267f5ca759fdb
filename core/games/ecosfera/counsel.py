"""What a learner is told at each question: what is best now, and the rule behind it."""

from collections.abc import Iterator

from core.counsel import Case, Counsel, Found, always, counsels
from core.game import Answer, Step, View
from core.games.ecosfera.cards import CODE, CONSUMER, FULL, IMPACTS, MASK, PRESSURE, PRODUCER, SAME
from core.games.ecosfera.look import Look, name
from core.games.ecosfera.moves import (
    TOKEN,
    Agree,
    Buy,
    Claim,
    Decline,
    End,
    Give,
    Pick,
    Plus,
    Propose,
    Reactivate,
    Refresh,
    Restore,
    Return,
    Send,
    Shelve,
    Take,
)
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.seen import Mine
from core.games.ecosfera.steps import (
    Act,
    MayProtect,
    Migrate,
    Protect,
    Recycle,
    Regulate,
    Release,
    Settle,
    Start,
    Upwell,
    Vote,
    Wake,
)
from core.games.ecosfera.survey import CLAIM
from core.words import Arg

_MANY = 4
"""So many impacts are a warning."""


# -- restoring and buying --------------------------------------------------------------------------


def _saves(look: Look) -> Found:
    return (look.best[:1], {}) if isinstance(look.move, Claim) and look.note("note.saved") else None


def _two(look: Look) -> Found:
    if not isinstance(look.move, Claim):
        return None
    found = look.names(MASK[look.move.first] & MASK[look.move.second])
    slots: dict[str, Arg] = {
        "habitats": found,
        "first": name(look.move.first),
        "second": name(look.move.second),
    }
    return (look.only(Claim), slots) if len(found) > 1 else None


def _restores(look: Look) -> Found:
    if not isinstance(look.move, Claim):
        return None
    found = look.names(MASK[look.move.first] & MASK[look.move.second])
    slots: dict[str, Arg] = {
        "habitats": found,
        "first": name(look.move.first),
        "second": name(look.move.second),
    }
    return look.only(Claim), slots


def _animal_restores(look: Look) -> Found:
    """An animal that restores a habitat with one that is there."""
    if not isinstance(look.move, Buy) or CODE[look.move.card] != CONSUMER:
        return None
    other, mask = look.restores(look.move.card, look.survey.animals)
    slots: dict[str, Arg] = {
        "card": name(look.move.card),
        "other": name(other),
        "habitats": look.names(mask),
    }
    return (look.only(Buy), slots) if other else None


def _animal(look: Look) -> Found:
    if not isinstance(look.move, Buy) or CODE[look.move.card] != CONSUMER:
        return None
    first, second = look.move.pay
    slots: dict[str, Arg] = {
        "card": name(look.move.card),
        "first": name(first),
        "second": name(second),
    }
    return look.best[:1], slots


def _plant_brings(look: Look) -> Found:
    """A plant that brings an animal with one that is there, in the same turn."""
    if not isinstance(look.move, Buy) or CODE[look.move.card] != PRODUCER:
        return None
    other, animal = look.brings(look.move.card)
    if not other or _three(look):
        return None
    slots: dict[str, Arg] = {
        "card": name(look.move.card),
        "other": name(other),
        "animal": name(animal),
    }
    return look.only(Buy), slots


def _three(look: Look) -> bool:
    """Whether what is borrowed ends the turn."""
    return look.note("note.three") or look.note("note.over")


def _borrows(look: Look) -> Found:
    if not isinstance(look.move, Buy) or look.move.borrow is None or _three(look):
        return None
    slots: dict[str, Arg] = {"card": name(look.move.card), "element": name(look.move.borrow)}
    return look.only(Buy), slots


def _plant(look: Look) -> Found:
    plain = isinstance(look.move, Buy) and CODE[look.move.card] == PRODUCER
    if not plain or not isinstance(look.move, Buy) or look.move.borrow is not None:
        return None
    return look.only(Buy), {"card": name(look.move.card)}


# -- passing and other abilities -------------------------------------------------------------------


def _helps(look: Look) -> Found:
    """A partner can restore with the card, and could not without it."""
    if not isinstance(look.move, Give) or CODE[look.move.card] != CONSUMER:
        return None
    there = look.own.rows[look.move.seat].row
    new = look.survey.promises(there) < CLAIM <= look.survey.promises((*there, look.move.card))
    other, mask = look.restores(look.move.card, [card for card in there if CODE[card] == CONSUMER])
    slots: dict[str, Arg] = {"card": name(look.move.card), "seat": look.move.seat}
    return (look.only(Give), {**slots, "habitats": look.names(mask)}) if other and new else None


def _passes_pressure(look: Look) -> Found:
    if not isinstance(look.move, Give) or CODE[look.move.card] != PRESSURE:
        return None
    there = look.survey.pressures(look.move.seat)
    slots: dict[str, Arg] = {
        "seat": look.move.seat,
        "n": look.survey.pressed,
        "there": there,
        "full": FULL,
    }
    return look.only(Give), slots


def _passes(look: Look) -> Found:
    if not isinstance(look.move, Give) or CODE[look.move.card] == PRESSURE:
        return None
    return look.only(Give), {"card": name(look.move.card), "seat": look.move.seat}


def _shelves(look: Look) -> Found:
    pressure = isinstance(look.move, Shelve) and CODE[look.move.card] == PRESSURE
    return (look.only(Shelve), {"full": FULL}) if pressure else None


def _returns(look: Look) -> Found:
    if not isinstance(look.move, Return):
        return None
    return look.only(Return), {"card": name(look.move.card), "n": SAME}


def _draws_by_token(look: Look) -> Found:
    return (look.only(Plus), {}) if isinstance(look.move, Plus) and look.move.by == TOKEN else None


def _draws(look: Look) -> Found:
    if not isinstance(look.move, Plus) or look.move.by == TOKEN:
        return None
    return look.best[:1], {"card": name(look.move.by)}


def _renews(look: Look) -> Found:
    if not isinstance(look.move, Refresh):
        return None
    return look.best[:1], {"row": f"pile.{look.move.kind}"}


def _measure(look: Look) -> Found:
    """One that the others are asked about."""
    if not isinstance(look.move, Propose) or not look.own.rules.votes or len(look.own.rows) < 2:
        return None
    return look.best[:1], {"card": f"policy.{look.move.measure}"}


def _measure_alone(look: Look) -> Found:
    if not isinstance(look.move, Propose):
        return None
    return look.best[:1], {"card": f"policy.{look.move.measure}"}


# -- the end of the turn ---------------------------------------------------------------------------


def _ends_safe(look: Look) -> Found:
    return (look.only(End), {}) if isinstance(look.move, End) and look.acted else None


def _ends_in_impact(look: Look) -> Found:
    third = isinstance(look.move, End) and look.note("note.third")
    return (look.only(End), {"full": FULL}) if third else None


def _ends(look: Look) -> Found:
    one = isinstance(look.move, End) and look.note("note.pressure")
    return (look.only(End), {}) if one else None


# -- what threatens --------------------------------------------------------------------------------


def _pressed(look: Look) -> Found:
    near = look.survey.pressed == FULL - 1 and not look.acted
    return ((), {"n": look.survey.pressed, "full": FULL}) if near else None


def _equal(look: Look) -> Found:
    codes = look.survey.codes[look.seat]
    for code, element in enumerate(ELEMENTS):
        if codes.count(code) == SAME - 1:
            return (), {"element": f"card.{element}", "n": SAME - 1}
    return None


def _partner(look: Look) -> Found:
    """A row that is over as its turn starts, unless somebody takes a card from it."""
    for seat in look.others:
        n = look.survey.pressures(seat)
        if n >= FULL and not look.own.skip:
            return (), {"seat": seat, "n": n}
    return None


def _impacts(look: Look) -> Found:
    n = len(look.own.sea.impacts)
    return ((), {"n": n, "of": len(IMPACTS)}) if n >= _MANY else None


def _one_left(look: Look) -> Found:
    found = look.names(look.survey.open)
    return ((), {"habitat": found[0]}) if len(found) == 1 else None


# -- other questions -------------------------------------------------------------------------------


def _wakes(look: Look) -> Found:
    if not isinstance(look.move, Reactivate):
        return None
    return look.only(Reactivate), {"token": f"token.{look.move.token}"}


def _agrees(look: Look) -> Found:
    return (look.best[:1], {}) if isinstance(look.move, Agree | Propose) else None


def _nutrient(look: Look) -> Found:
    held = look.survey.codes[look.seat].count(ELEMENTS.index("nutrients"))
    return (look.best[:1], {"n": held}) if isinstance(look.move, Take) else None


def _no_nutrient(look: Look) -> Found:
    held = look.survey.codes[look.seat].count(ELEMENTS.index("nutrients"))
    no = isinstance(look.move, Decline) and held == SAME - 1
    return (look.best[:1], {"n": held}) if no else None


def _rare(look: Look) -> Found:
    if not isinstance(look.move, Restore):
        return None
    return look.only(Restore), {"habitat": f"habitat.{look.move.habitat}"}


def _comes(look: Look) -> Found:
    if not isinstance(look.move, Send):
        return None
    return look.only(Send), {"card": name(look.move.card), "seat": look.move.seat}


def _picks(look: Look) -> Found:
    if not isinstance(look.move, Pick):
        return None
    return look.best[:1], {"seat": look.move.seat, "n": look.survey.pressures(look.move.seat)}


_ACT: tuple[Case[Look], ...] = (
    Case("now.ecosfera.act.saves", _saves, ("E30",)),
    Case("now.ecosfera.act.two", _two, ("E58",)),
    Case("now.ecosfera.act.restores", _restores, ("E58",)),
    Case("now.ecosfera.act.animal_restores", _animal_restores, ("E54", "E56", "E58")),
    Case("now.ecosfera.act.helps", _helps, ("E64", "E58")),
    Case("now.ecosfera.act.rid", _passes_pressure, ("E64", "E87")),
    Case("now.ecosfera.act.shelves", _shelves, ("E141", "E87")),
    Case("now.ecosfera.act.one_left", _one_left, ("E30",)),
    Case("now.ecosfera.act.pressed", _pressed, ("E87",)),
    Case("now.ecosfera.act.partner", _partner, ("E88",)),
    Case("now.ecosfera.act.impacts", _impacts, ("E31",)),
    Case("now.ecosfera.act.plant_brings", _plant_brings, ("E51", "E54")),
    Case("now.ecosfera.act.animal", _animal, ("E54", "E56")),
    Case("now.ecosfera.act.borrows", _borrows, ("E45", "E46")),
    Case("now.ecosfera.act.equal", _equal, ("E91",)),
    Case("now.ecosfera.act.plant", _plant, ("E43", "E44", "E99")),
    Case("now.ecosfera.act.measure", _measure, ("E118", "E119")),
    Case("now.ecosfera.act.measure_alone", _measure_alone, ("E118", "E119")),
    Case("now.ecosfera.act.passes", _passes, ("E64", "E66")),
    Case("now.ecosfera.act.token", _draws_by_token, ("E71", "E75")),
    Case("now.ecosfera.act.draws", _draws, ("E71", "E76")),
    Case("now.ecosfera.act.renews", _renews, ("E73",)),
    Case("now.ecosfera.act.returns", _returns, ("E65", "E91")),
    Case("now.ecosfera.act.ends_in_impact", _ends_in_impact, ("E82", "E87")),
    Case("now.ecosfera.act.ends", _ends, ("E82",)),
    Case("now.ecosfera.act.ends_safe", _ends_safe, ("E82", "E99", "E100")),
    Case("now.ecosfera.act", always, ("E36",)),
)
_ASKED: dict[type[Step], tuple[Case[Look], ...]] = {
    Act: _ACT,
    Wake: (
        Case("now.ecosfera.wake.token", _wakes, ("E79",)),
        Case("now.ecosfera.wake", always, ("E79",)),
    ),
    Vote: (
        Case("now.ecosfera.vote.yes", _agrees, ("E118",)),
        Case("now.ecosfera.vote", always, ("E118",)),
    ),
    MayProtect: (Case("now.ecosfera.answer", _agrees, ("E121",)),),
    Upwell: (
        Case("now.ecosfera.upwell.take", _nutrient, ("E133", "E91")),
        Case("now.ecosfera.upwell.no", _no_nutrient, ("E133", "E91")),
    ),
    Settle: (Case("now.ecosfera.settle.rare", _rare, ("E134",)),),
    Regulate: (Case("now.ecosfera.regulate.rare", _rare, ("E135",)),),
    Migrate: (Case("now.ecosfera.migrate.card", _comes, ("E138",)),),
    Release: (Case("now.ecosfera.release", always, ("E138",)),),
    Recycle: (Case("now.ecosfera.recycle.most", _picks, ("E139",)),),
    Protect: (Case("now.ecosfera.protect.most", _picks, ("E9c",)),),
}
_STARTS: dict[str, tuple[Case[Look], ...]] = {
    "skip": (Case("now.ecosfera.start_skip", always, ("E131",)),),
    "pressure": (Case("now.ecosfera.start_pressure", always, ("E88", "E89")),),
    "equal": (Case("now.ecosfera.start_equal", always, ("E91",)),),
}


def counsel(view: View, answers: tuple[Answer, ...]) -> Iterator[Counsel]:
    """What may be said of the question, what matters most first."""
    assert isinstance(view.own, Mine)
    step = view.own.todo[-1]
    cases = _STARTS[step.why] if isinstance(step, Start) else _ASKED[type(step)]
    return counsels(cases, Look(view, answers))
