"""Robbing, AFB and Varroa: what one player does to another (K67-K73); which card it is, is in `cards`."""

from core.game import Move
from core.games.biekrig.board import HARMS, MIN, ROBS
from core.games.biekrig.events import Lost, Robbed, Used
from core.games.biekrig.resolution import Resolution
from core.games.biekrig.state import Apiary, GiveUp, Harm, Lose, Play, Rules, Treat


def can_lose_honey(apiary: Apiary, rules: Rules) -> bool:
    """Whom Robbing may be used on (K67)."""
    return rules.robbing_empty_target == "allowed" or apiary.honey > 0


def can_lose_hive(apiary: Apiary, _: Rules) -> bool:
    """AFB takes a whole hive, never the last one (K12, K68)."""
    return len(apiary.hives) > 1


def can_lose_worker(apiary: Apiary, rules: Rules) -> bool:
    """Whom Varroa may be used on (K13, K69)."""
    if rules.varroa_targets == "non_minimal_only":
        return max(apiary.hives) > MIN
    return apiary.hives != (MIN,)


def rob(resolution: Resolution, move: Play) -> None:
    """One to three bring so much honey, as far as there is any (K67)."""
    victim = _victim(move)
    die = resolution.roll("robbing", target=victim)
    honey = min(die, resolution.state.apiaries[victim].honey)
    if die <= ROBS and honey:
        resolution.emit(Robbed(resolution.seat, victim, honey))


def infect(resolution: Resolution, move: Play) -> None:
    """AFB: the die is rolled at once (K68)."""
    _strike(resolution, _victim(move), "afb")


def infest(resolution: Resolution, move: Play) -> None:
    """Varroa: the victim may treat its hives before the die falls (K71)."""
    resolution.todo.append(Treat(_victim(move)))


def _victim(move: Play) -> int:
    assert move.target is not None
    return move.target


def _strike(resolution: Resolution, victim: int, by: Harm) -> None:
    """Four to six do harm (K68, K70)."""
    if resolution.roll(by, target=victim) >= HARMS:
        resolution.todo.append(Lose(victim, by))


def answer(resolution: Resolution, step: Treat | Lose, move: Move) -> None:
    """What the victim says: the card ends the attack (K71), or which hive suffers."""
    if isinstance(move, Play):
        resolution.emit(Used(step.victim, move.card, seen="all"))
    elif isinstance(step, Treat):
        _strike(resolution, step.victim, "varroa")
    else:
        assert isinstance(move, GiveUp)
        _lose(resolution, step, move.hive)


def settle(resolution: Resolution, step: Treat | Lose) -> None:
    """Nothing to say: no card to use, or only hives of one size, of which the last is taken."""
    if isinstance(step, Treat):
        _strike(resolution, step.victim, "varroa")
    else:
        _lose(resolution, step, len(resolution.state.apiaries[step.victim].hives))


def _lose(resolution: Resolution, step: Lose, hive: int) -> None:
    """AFB takes the hive, Varroa a worker and with it a minimal hive (K11, K68, K72, K73)."""
    whole = step.by == "afb" or resolution.state.apiaries[step.victim].hives[hive - 1] == MIN
    resolution.emit(Lost(step.victim, hive, step.by, whole))
