"""Teaches Biekrig in one match: a card, workers, a full hive, a split and a harvest.

No beat rests on what another does; where dice fall otherwise after other answers, the beats go on
from what the apiary has.
"""

from core.games.biekrig.board import GOAL, MAX
from core.games.biekrig.lesson.sights import (
    apiary,
    begun,
    bought,
    colours,
    crossed,
    divided,
    flown,
    full,
    gathered,
    harvest,
    harvested,
    hatched,
    hatching,
    holds,
    missed,
    most,
    moved,
    near,
    queen,
    rolling,
    starting,
    worker,
)
from core.games.biekrig.lesson.told import by_verb, score, stores
from core.lesson import Beat, Lesson

FIRST = Lesson(
    key="first",
    game="biekrig",
    options={},
    seed=62385,
    closing=score,
    beats=(
        Beat(
            key="start",
            follow=starting,
            done=begun,
            slots=lambda _: {"goal": GOAL},
            rules=("K5", "K74", "K77"),
        ),
        Beat(key="first", follow=rolling(lambda _: True), done=moved, rules=("K20", "K22")),
        Beat(
            key="card",
            follow=hatching,
            done=hatched,
            gone=lambda moment: moved(moment) and not holds(moment, "extra_worker"),
            slots=stores,
            astray=by_verb,
            rules=("K18", "K53", "K62"),
        ),
        Beat(
            key="forage",
            follow=rolling(lambda moment: not gathered(moment)),
            done=gathered,
            slots=stores,
            rules=("K9", "K38", "K40"),
        ),
        Beat(
            key="colour",
            follow=rolling(lambda moment: colours(moment) == 1),
            done=lambda moment: colours(moment) > 1 or bought(moment),
            slots=stores,
            rules=("K25",),
        ),
        Beat(
            key="worker",
            follow=lambda moment: worker(moment) if most(moment) < MAX - 1 else (),
            done=lambda moment: most(moment) >= MAX - 1 or divided(moment),
            slots=stores,
            astray=by_verb,
            rules=("K25", "K29", "K31", "K39"),
        ),
        Beat(
            key="again",
            follow=lambda moment: worker(moment) if most(moment) == MAX - 1 else (),
            done=lambda moment: full(moment) or divided(moment),
            slots=stores,
            astray=by_verb,
            rules=("K28", "K39"),
        ),
        Beat(
            key="full",
            follow=rolling(full),
            done=flown,
            rules=("K39", "K43", "K45"),
        ),
        Beat(
            key="save",
            follow=rolling(lambda moment: full(moment) and colours(moment) < 2),
            done=lambda moment: divided(moment) or (full(moment) and colours(moment) > 1),
            rules=("K26", "K42"),
        ),
        Beat(
            key="third",
            follow=rolling(lambda moment: full(moment) and colours(moment) == 2),
            done=lambda moment: divided(moment) or (full(moment) and colours(moment) > 2),
            astray=by_verb,
            rules=("K26",),
        ),
        Beat(
            key="queen",
            follow=queen,
            done=divided,
            astray=by_verb,
            rules=("K26", "K31", "K32", "K75"),
        ),
        Beat(
            key="line",
            follow=rolling(near),
            done=crossed,
            gone=lambda moment: apiary(moment).year > 1,
            slots=stores,
            rules=("K47", "K49", "K51"),
        ),
        Beat(
            key="harvest",
            follow=harvest,
            done=harvested,
            gone=missed,
            slots=stores,
            astray=by_verb,
            rules=("K49", "K50", "K52"),
        ),
    ),
)
