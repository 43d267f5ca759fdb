"""Teaches Biotopia in one match: all five actions, two events, a flip and a mission.

Hazel is only ever an aside: what a beat asks for is found from what the learner has.
"""

from core.games.biotopia.cards import GOAL
from core.games.biotopia.lesson.asks import draw, flips, orange_tip, plant, playing, take
from core.games.biotopia.lesson.sights import (
    begun,
    claimed,
    flies,
    flowers,
    hand,
    lost,
    missed,
    planted,
    table,
    vain,
    went,
)
from core.games.biotopia.lesson.told import (
    by_verb,
    doubled,
    mission,
    named,
    numbers,
    planting,
    score,
    spared,
)
from core.lesson import Beat, Lesson, with_it

FIRST = Lesson(
    key="first",
    game="biotopia",
    options={"starter": "1"},
    seed=364156,
    closing=score,
    beats=(
        Beat(
            key="seed",
            follow=lambda moment: with_it(moment, "flower", "card.red_admiral", "pile.hand"),
            done=lambda moment: begun(moment) and planted(moment, "red_admiral"),
            gone=begun,
            slots=lambda _: {"goal": GOAL},
            rules=("B8", "B14", "B74"),
        ),
        Beat(
            key="take",
            follow=take,
            done=lambda moment: "brimstone" in hand(moment) or flies("brimstone")(moment),
            gone=vain("brimstone"),
            lights=named("mission.edge_three"),
            slots=mission,
            astray=by_verb,
            rules=("B13", "B16", "B61"),
        ),
        Beat(
            key="draw",
            follow=draw,
            done=went("deck", "hand"),
            gone=lambda moment: begun(moment) and flowers(moment) > 1,
            rules=("B15", "B29"),
        ),
        Beat(
            key="plant",
            follow=plant,
            done=lambda moment: flowers(moment) > 1,
            slots=spared,
            rules=("B17",),
        ),
        Beat(
            key="play",
            follow=playing("essex_skipper"),
            done=flies("essex_skipper"),
            gone=vain("essex_skipper"),
            slots=numbers("essex_skipper"),
            astray=planting("essex_skipper"),
            rules=("B18", "B75"),
        ),
        Beat(
            key="double",
            follow=playing("brown_knapweed"),
            done=lambda moment: bool(table(moment).ups[moment.seat]),
            gone=lambda moment: claimed(moment) or planted(moment, "brown_knapweed"),
            slots=doubled,
            astray=planting("brown_knapweed"),
            rules=("B59", "B60"),
        ),
        Beat(
            key="event",
            follow=orange_tip,
            done=flies("orange_tip"),
            gone=vain("orange_tip"),
            slots=numbers("orange_tip"),
            astray=planting("orange_tip"),
            rules=("B37",),
        ),
        Beat(
            key="fetch",
            follow=lambda moment: with_it(moment, "take", "card.chrysalis", "pile.compost"),
            done=went("compost", "hand"),
            gone=lambda moment: claimed(moment) or missed(moment),
            astray=by_verb,
            rules=("B37", "B38"),
        ),
        Beat(
            key="gift",
            follow=playing("brimstone"),
            done=flies("brimstone"),
            gone=vain("brimstone"),
            slots=numbers("brimstone"),
            astray=planting("brimstone"),
            rules=("B40",),
        ),
        Beat(
            key="flip",
            follow=flips,
            done=flies("red_admiral"),
            gone=lambda moment: claimed(moment) or not planted(moment, "red_admiral"),
            lights=named("card.red_admiral"),
            slots=numbers("red_admiral"),
            rules=("B54", "B55"),
        ),
        Beat(
            key="claim",
            follow=lambda moment: with_it(moment, "claim", "mission.edge_three"),
            done=claimed,
            gone=lost,
            slots=mission,
            rules=("B20", "B62", "B66"),
        ),
    ),
)
