"""The first lesson: take, place, claim, and the moon."""

from core.game import Answer
from core.games.biomos.box import PER_MOON, terrain
from core.games.biomos.cards import CARD
from core.games.biomos.lesson.sights import (
    ANY,
    claimed,
    claiming,
    claims,
    completing,
    fitting,
    mine,
    most,
    moving,
    named,
    number,
    of_shape,
    opened,
    opening,
    sight,
    standing,
    takes,
)
from core.games.biomos.planet import ring
from core.lesson import Beat, Lesson, Moment, Slots, by

_SEVERAL = 3
"""With so many markers in the ring one knows what colour the moon may have."""


def _held(moment: Moment) -> Slots:
    held = sight(moment).held or mine(moment).moon
    return {"marker": terrain(held), "n": PER_MOON.value} if held else {}


def _moon_or_else(_: Moment, answer: Answer) -> str:
    return "moon" if answer.verb == "moon" else "else"


def _ready(moment: Moment) -> bool:
    """Whether a biome lies in the ring, or will with the marker in hand, or has been claimed."""
    return bool(mine(moment).cards or fitting(moment) or opening(moment))


# -- two alike in a row ----------------------------------------------------------------------------


def _second(moment: Moment) -> tuple[str, str] | None:
    return next(completing(moment, of_shape(moment, "pair")), None)


def _take_second(moment: Moment) -> tuple[Answer, ...]:
    found = _second(moment)
    return takes(moment, found[1]) if found else ()


def _pair(moment: Moment) -> Slots:
    found = _second(moment)
    return {"card": f"card.{found[0]}", "marker": terrain(found[1])} if found else {}


def _between(moment: Moment) -> tuple[Answer, ...]:
    """The gap between two alike that makes a biome of them and the marker in hand."""
    key = str(opened(moment).get("card", "")).removeprefix("card.")
    card = CARD[key] if key and mine(moment).cards else None
    inside = card is not None and card.shape == "heart" and card.pattern[1] == sight(moment).held
    return opening(moment)[:1] if inside else ()


def _beyond_first(moment: Moment) -> bool:
    """Whether after the first biome a second one is ready, or claimed."""
    cards = len(mine(moment).cards)
    return cards > 1 or (cards == 1 and bool(fitting(moment) or opening(moment)))


# -- the moon --------------------------------------------------------------------------------------


def _alike(moment: Moment) -> str:
    """The colour for a moon, once there are a few markers; "" before that."""
    colour, number_of = most(moment)
    return colour if number_of > 1 and len(ring(mine(moment))) >= _SEVERAL else ""


def _moon_colour(moment: Moment) -> Slots:
    return {"marker": terrain(most(moment)[0]), "n": PER_MOON.value}


def _for_moon(moment: Moment) -> bool:
    return bool(mine(moment).moon) or sight(moment).held == _alike(moment) != ""


def _set_moon(moment: Moment) -> tuple[Answer, ...]:
    return by(moment, "moon") if sight(moment).held == _alike(moment) else ()


def _moon_points(moment: Moment) -> Slots:
    best = by(moment, "moon")
    return {"n": number(best[0].notes[0])} if best else {}


FIRST = Lesson(
    key="first",
    game="biomos",
    options={"starter": "1"},
    seed=1152,
    rounds=8,
    closing=standing,
    beats=(
        Beat(
            key="take",
            follow=lambda moment: takes(moment, "m"),
            done=lambda moment: bool(ring(mine(moment)) or _held(moment)),
            slots=_held,
            rules=("M5", "M10", "M15", "M21"),
        ),
        Beat(
            key="place",
            follow=lambda moment: () if mine(moment).track else by(moment, "play"),
            done=lambda moment: bool(mine(moment).track),
            slots=_held,
            astray=_moon_or_else,
            rules=("M9", "M12", "S2"),
        ),
        Beat(
            key="second",
            follow=_take_second,
            done=_ready,
            lights=named(_pair),
            slots=_pair,
            rules=("M23",),
        ),
        Beat(
            key="beside",
            follow=lambda moment: () if mine(moment).cards else opening(moment),
            done=lambda moment: bool(mine(moment).cards or fitting(moment)),
            slots=_held,
            astray=_moon_or_else,
            rules=("S2",),
        ),
        Beat(
            key="claim",
            follow=claims,
            done=lambda moment: bool(mine(moment).cards),
            slots=claimed,
            rules=("M21", "M22", "M25"),
        ),
        Beat(
            key="between",
            follow=_between,
            done=lambda moment: _beyond_first(moment) and not opening(moment),
            slots=opened,
            rules=("M13", "M23", "S2"),
        ),
        Beat(
            key="better",
            follow=lambda moment: claims(moment)[:1] if len(claims(moment)) > 1 else (),
            done=lambda moment: len(mine(moment).cards) > 1,
            slots=claimed,
            astray=lambda _, answer: "none" if answer.verb == "end" else "else",
            rules=("M21", "M22"),
        ),
        Beat(
            key="colour",
            follow=lambda moment: takes(moment, _alike(moment)),
            done=_for_moon,
            slots=_moon_colour,
            rules=("M15", "M19"),
        ),
        Beat(
            key="moon",
            follow=_set_moon,
            done=lambda moment: bool(mine(moment).moon),
            slots=_moon_points,
            rules=("M15",),
        ),
        Beat(
            key="leave",
            follow=lambda moment: by(moment, "pass") if moving(moment) else (),
            done=lambda moment: bool(mine(moment).moon) and not moving(moment),
            rules=("M16",),
        ),
        Beat(
            key="again",
            follow=lambda moment: claims(moment) if claiming(moment) else (),
            done=lambda moment: len(mine(moment).cards) > 2,
            slots=lambda moment: {**claimed(moment), "any": ANY},
            rules=("M23", "M25"),
        ),
    ),
)
