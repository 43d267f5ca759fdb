"""What stands beside the answers of Biekrig, and how it is checked."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from core.games.biekrig.events import (
    Drew,
    Ended,
    Gathered,
    Lost,
    Moved,
    Robbed,
    Rolled,
    Swarmed,
)
from core.games.biekrig.state import Apiary, Decline, GiveUp, Guard, Harvest, Lose, Play, Treat
from core.rng import roll
from tests.core.published.promises import Checker, Tried

FACES = range(1, 7)
MINIMAL, MAXIMAL = 2, 5


@cache
def _luck(die: int) -> int:
    """A generator whose next die is this one."""
    return next(rng for rng in range(1000) if roll(rng)[1] == die)


def _thrown(answer: Tried, die: int) -> Tried:
    """The same answer, with another die."""
    found = answer.instead(replace(answer.before, rng=_luck(die)))
    assert found.of(Rolled)[0].die == die
    return found


def _mine(answer: Tried) -> tuple[Apiary, Apiary]:
    """The apiary of whoever answers, before and after it."""
    return answer.before.apiaries[answer.seat], answer.after.apiaries[answer.seat]


def _at_once(answer: Tried) -> Tried:
    """What the answer does before a die falls, a card is drawn, or the bees fly."""
    state, found = answer.before, []
    for event in answer.events:
        if isinstance(event, Rolled | Drew | Gathered):
            break
        state = answer.game.evolve(state, event)
        found.append(event)
    return answer._replace(after=state, events=tuple(found))


# -- before the roll -------------------------------------------------------------------------------


def _landed(answer: Tried, die: int) -> Tried:
    """The whole roll with such a die: nothing is harvested on the way."""
    found = _thrown(answer, die)
    events = found.events
    while found.after.todo and found.prompt.answers and _harvests(found.after):
        found = found.then(Harvest(0))
        events += found.events
    return found._replace(events=events)


def _harvests(state: Any) -> bool:
    return type(state.todo[-1]).__name__ == "Harvesting"


def _dice(answer: Tried, why: str) -> list[int | None]:
    """The hives for which a die fell."""
    return [event.hive for event in answer.of(Rolled) if event.why == why]


def _flower(answer: Tried, die: int, colour: str, n: int) -> bool:
    landed = _landed(answer, die)
    hives = answer.before.apiaries[answer.seat].hives
    gathered = [each.colour for each in landed.of(Gathered)]
    thrown = len(_dice(landed, "forage")) + hives.count(MAXIMAL)
    return thrown == len(hives) == n and gathered in ([], [colour.removeprefix("colour.")])


def _event(answer: Tried, die: int) -> bool:
    return len(_landed(answer, die).of(Drew)) == 1


def _swarm(answer: Tried, die: int) -> bool:
    """No hive is at risk: nobody asks, and no die falls for one."""
    return not _harmful(_landed(answer, die)) and _quiet(_landed(answer, die))


def _harmful(landed: Tried) -> bool:
    todo = landed.after.todo
    return bool(_dice(landed, "swarm")) or bool(todo and isinstance(todo[-1], Guard))


def _quiet(landed: Tried) -> bool:
    return not _dice(landed, "forage") and not landed.of(Drew, Gathered)


def _risk(answer: Tried, die: int, n: int, hives: tuple[str, ...]) -> bool:
    landed = _landed(answer, die)
    if landed.after.todo and isinstance(landed.after.todo[-1], Guard):
        [prompt] = landed.game.ask(landed.after)
        landed = landed.then(prompt.answers[-1].move)
    found = _dice(landed, "swarm")
    return found == list(map(int, hives)) and len(found) == n


def _blank(answer: Tried, die: int) -> bool:
    return not _harmful(_landed(answer, die)) and _quiet(_landed(answer, die))


def _line(answer: Tried, die: int) -> bool:
    """From this die on the line is passed, and with a smaller one it is not."""
    passed = [_thrown(answer, each).of(Moved)[0].line for each in FACES]
    return passed == [each >= die for each in FACES]


def _grows(answer: Tried, hive: int, n: int) -> bool:
    before, after = _mine(answer)
    return (before.hives[hive - 1] + 1, after.hives[hive - 1]) == (n, n)


def _hive(answer: Tried) -> bool:
    before, after = _mine(answer)
    return after.hives == (*before.hives, MINIMAL)


def _split(answer: Tried) -> bool:
    before, after = _mine(answer)
    split = answer.move.hive - 1
    return before.hives[split] == MAXIMAL and after.hives == (
        *before.hives[:split],
        MINIMAL,
        *before.hives[split + 1 :],
        MINIMAL,
    )


def _points(answer: Tried, n: int) -> bool:
    return _at_once(answer).points() == n > 0


def _less(answer: Tried, n: int) -> bool:
    return _at_once(answer).points() == -n < 0


def _wins(answer: Tried) -> bool:
    return answer.game.winners(answer.after) == (answer.seat,)


def _robbing(answer: Tried, n: int) -> bool:
    """What each face brings, and of how much."""
    target = answer.move.target
    honey = answer.before.apiaries[target].honey
    brought = [
        sum(event.honey for event in _thrown(answer, die).of(Robbed) if event.target == target)
        for die in FACES
    ]
    return honey == n and brought == [min(die, n) if die <= 3 else 0 for die in FACES]


def _harmed(answer: Tried, die: int) -> list[Lost]:
    """What an attack costs with such a die, when nothing stops it."""
    todo = answer.after.todo
    if isinstance(answer.move, Play) and todo and isinstance(todo[-1], Treat):
        # The victim is asked first, and lets it come.
        answer = answer.then(Decline())
    found = _thrown(answer, die)
    lost = found.of(Lost)
    if found.after.todo and isinstance(found.after.todo[-1], Lose):
        [prompt] = found.game.ask(found.after)
        for each in prompt.answers:
            lost += found.then(each.move).of(Lost)
    return lost


def _afb(answer: Tried) -> bool:
    return all(_all_whole(_harmed(answer, die), die) for die in FACES)


def _all_whole(lost: list[Lost], die: int) -> bool:
    return all(each.whole for each in lost) and bool(lost) == (die >= 4)


def _varroa(answer: Tried) -> bool:
    """A worker, or a hive that was minimal: from four on, and from four on only."""
    move = answer.move
    victim = move.target if isinstance(move, Play) else answer.seat
    hives = answer.before.apiaries[victim].hives
    for die in FACES:
        lost = _harmed(answer, die)
        whole = [each.whole == (hives[each.hive - 1] == MINIMAL) for each in lost]
        if not all(whole) or bool(lost) != (die >= 4):
            return False
    return True


# -- other questions -------------------------------------------------------------------------------


def _swarms(answer: Tried, n: int, hives: tuple[str, ...]) -> bool:
    """With many throws: those that show four or more cost half the workers, rounded down."""
    before = answer.before.apiaries[answer.seat].hives
    for rng in range(20):
        thrown = answer.instead(replace(answer.before, rng=rng))
        dice = [(each.hive, each.die) for each in thrown.of(Rolled) if each.why == "swarm"]
        gone = [(each.hive, each.workers) for each in thrown.of(Swarmed)]
        if [hive for hive, _ in dice] != list(map(int, hives)) or len(dice) != n:
            return False
        if gone != [(hive, before[hive - 1] // 2) for hive, die in dice if die >= 4]:
            return False
    return True


def _controlled(answer: Tried) -> bool:
    before, after = _mine(answer)
    return before.hives == after.hives and not _dice(answer, "swarm")


def _treated(answer: Tried) -> bool:
    before, after = _mine(answer)
    return before.hives == after.hives and not answer.of(Rolled, Lost)


def _keeps(answer: Tried, n: int) -> bool:
    return _mine(_at_once(answer))[1].honey == n


def _a_point(answer: Tried) -> bool:
    return _at_once(answer).points() == -1


def _whole(answer: Tried) -> bool:
    before, after = _mine(answer)
    place = answer.move.hive - 1
    return after.hives == before.hives[:place] + before.hives[place + 1 :]


def _shrinks(answer: Tried, hive: int, n: int) -> bool:
    before, after = _mine(answer)
    return before.hives[hive - 1] == n + 1 and after.hives[hive - 1] == n


def _no_cards(answer: Tried) -> bool:
    """There were cards to play, and after it there are none to play in this turn."""
    clock, played = answer.game.clock, Play
    later = [
        each
        for prompt in answer.game.ask(answer.after)
        if clock(answer.after) == clock(answer.before)
        for each in prompt.answers
    ]
    before = any(isinstance(each.move, played) for each in answer.prompt.answers)
    return before and not any(isinstance(each.move, played) for each in later)


NOTES: dict[str, Checker] = {
    "note.flower": _flower,
    "note.event": _event,
    "note.swarm": _swarm,
    "note.risk": _risk,
    "note.blank": _blank,
    "note.line": _line,
    "note.hive": _hive,
    "note.points": _points,
    "note.less": _less,
    "note.wins": _wins,
    "note.robbing": _robbing,
    "note.afb": _afb,
    "note.varroa": _varroa,
    "note.grows": _grows,
    "note.no_cards": _no_cards,
    "note.split": _split,
    "note.dice": _swarms,
    "note.swarm_control": _controlled,
    "note.acid_treatment": _treated,
    "note.decline": _varroa,
    "note.keeps": _keeps,
    "note.extra_point": _a_point,
    "note.whole": _whole,
    "note.shrinks": _shrinks,
}


def due(answer: Tried) -> Iterator[str]:
    """What an answer brings before a die falls or a card is drawn: points, a hive less, the end."""
    answer = _at_once(answer)
    before, after = _mine(answer)
    if any(event.why == "points" for event in answer.of(Ended)):
        yield "note.wins"
    if len(after.hives) < len(before.hives) and isinstance(answer.move, GiveUp):
        yield from ("note.whole", "note.less")
    elif answer.points() > 0:
        yield "note.points"
    elif answer.points() < 0:
        yield "note.extra_point"
