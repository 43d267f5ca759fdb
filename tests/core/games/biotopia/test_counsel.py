"""What a learner of Biotopia is told is so: checked by playing the answer on."""

from typing import Any

from core import catalogue
from core.counsel import Counsel
from core.games.biotopia.missions import MISSION
from core.games.biotopia.scoring import jokers, meant, need, symbols
from tests.core.playing import Ply, Seating, play
from tests.core.published.promises import tried

GAME = catalogue.game("biotopia")


def met(state: Any, seat: int, mission: Any) -> bool:
    """Whether a garden meets a mission."""
    key = str(mission).removeprefix("mission.")
    return bool(jokers(state.gardens[seat], meant(key, state.rules.edge)))


def so(ply: Ply, each: Counsel) -> bool | None:
    """Whether it is so; None of what only states a rule."""
    seat, slots = ply.prompt.seat, dict(each.message.args)
    before = ply.before
    after = tried(GAME, before, ply.prompt, each.answers[0]).after if each.answers else before
    gained = GAME.scores(after)[seat].total - GAME.scores(before)[seat].total
    garden = before.gardens[seat]
    match each.message.key.removeprefix("now.biotopia."):
        case "act.ends":
            return int(str(slots["goal"])) <= GAME.scores(after)[seat].total == slots["n"]
        case "act.claim":
            mission = str(slots["mission"]).removeprefix("mission.")
            return gained == slots["n"] == MISSION[mission].points.value
        case "act.claim.race" | "act.lost":
            return met(before, int(str(slots["seat"])), slots["mission"])
        case "act.meets":
            return met(after, seat, slots["mission"]) and not met(before, seat, slots["mission"])
        case "act.whites":
            return gained >= int(str(slots["n"]))
        case "act.flip" | "act.play" | "act.shells":
            return gained >= int(str(slots["n"]))
        case "act.one_short":
            wanted = need(garden, str(slots["next"]).removeprefix("card."))
            return symbols(garden) < wanted == symbols(after.gardens[seat])
        case "act.empty":
            return not garden.hand
        case "act.full":
            return len(garden.hand) >= int(str(slots["n"]))
        case _:
            return None


def test_what_is_said_of_a_position_comes_true() -> None:
    said = set()
    for seed in range(24):
        edition = ("en", "da")[seed % 2]
        table = Seating(2 + seed % 3, GAME.chosen({"edition": edition}), seed, seed, 8)
        for ply in play(GAME, table):
            view = GAME.view(ply.before, ply.prompt.seat)
            for each in GAME.counsels(view, ply.prompt.answers):
                true = so(ply, each)
                assert true is not False, each
                if true:
                    said.add(each.message.key)
    assert len(said) == 12, said
