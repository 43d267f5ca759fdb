"""What stands in saves of published games never changes its name."""

from core.game import AnyGame, Event, Move, Step
from tests.core.records import of_game, tags

TAGS = {
    "biekrig": {
        "state": "biekrig",
        "view": "biekrig-view",
        "steps": "before drawing end-turn guard harvesting land lose opening shed treat",
        "moves": "buy decline drop give-up harvest play roll split",
        "events": "bought counted divided drew dropped ended gathered harvested hatched lost moved "
        "owed picked robbed rolled settled shuffled stirred swarmed turned used",
    },
    "biomos": {
        "state": "biomos",
        "view": "biomos-view",
        "steps": "claim-card drop-marker end-turn lift-marker pick-planet place-marker "
        "take-marker use-event",
        "moves": "claim lift pass place settle take use",
        "events": "claimed devoured ended lifted owed placed refilled settled shown swallowed "
        "swapped taken turned",
    },
    "biotopia": {
        "state": "biotopia",
        "view": "biotopia-view",
        "steps": "act count-whites discard draw-browns draws end-turn fill-sky first-flower "
        "plant-top put-away take-compost take-sky",
        "moves": "choose claim decline draw drop fetch pass plant play take",
        "events": "awarded chose claimed cleared ended moved owed passed shuffled triggered turned",
    },
    "ecosfera": {
        "state": "ecosfera",
        "view": "ecosfera-view",
        "steps": "act answer check effect migrate protect put-away recycle regulate release "
        "replace settle start upwell vote wake",
        "moves": "agree buy claim decline end give pick plus propose reactivate refresh refuse "
        "restore return send shelve star take",
        "events": "began bought cancelled claimed dealt discarded drawn drew ended foretold funded "
        "healed impacted moved owed proposed restored shuffled skipped spent starred stopped swept "
        "tokens voted woke",
    },
}
"""What stands in saves and must never change; a new game adds its own, and nothing is taken away."""


def test_the_tags_of_a_game_stay_what_they_are(published: AnyGame) -> None:
    view = published.view(published.setup(published.chosen({}), published.seats[0], 1), None)
    known = {
        "state": tags([published.state]),
        "view": tags([type(view.own)]),
        "steps": tags(of_game(published, Step)),
        "moves": tags(of_game(published, Move)),
        "events": tags(of_game(published, Event)),
    }

    assert known == {what: text.split() for what, text in TAGS[published.key].items()}
    assert all(len(set(each)) == len(each) for each in known.values())
