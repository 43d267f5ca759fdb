"""Robbing, AFB and Varroa: what one player does to another (K67-K73)."""

from core.game import Move
from core.games.biekrig.board import HARMS, MIN, ROBS
from core.games.biekrig.events import Lost, Robbed, Used
from core.games.biekrig.state import GiveUp, Harm, Lose, Play, Rules, State, Treat
from core.games.biekrig.table import Table


def can_lose_hive(hives: tuple[int, ...]) -> bool:
    """AFB takes a whole hive, never the last one (K12, K68)."""
    return len(hives) > 1


def can_lose_worker(hives: tuple[int, ...], rules: Rules) -> bool:
    """Whom Varroa may be used on (K13, K69)."""
    if rules.varroa_targets == "non_minimal_only":
        return max(hives) > MIN
    return hives != (MIN,)


def targets(state: State, kind: str) -> tuple[int, ...]:
    """The opponents on whom an attack may be made now."""
    mover, rules = state.mover, state.rules
    others = [(seat, each) for seat, each in enumerate(state.apiaries) if seat != mover]
    if kind == "robbing":
        poor = rules.robbing_empty_target == "allowed"
        return tuple(seat for seat, each in others if poor or each.honey)
    if kind == "afb":
        return tuple(seat for seat, each in others if can_lose_hive(each.hives))
    return tuple(seat for seat, each in others if can_lose_worker(each.hives, rules))


def begin(table: Table, kind: str, victim: int) -> None:
    """The card is on the table and the opponent is named."""
    if kind == "robbing":
        _rob(table, victim)
    elif kind == "afb":
        _strike(table, victim, "afb")
    else:
        table.todo.append(Treat(victim))


def _rob(table: Table, victim: int) -> None:
    """One to three bring so much honey, as far as there is any (K67)."""
    die = table.roll("robbing", target=victim)
    honey = min(die, table.state.apiaries[victim].honey)
    if die <= ROBS and honey:
        table.emit(Robbed(table.seat, victim, honey))


def _strike(table: Table, victim: int, by: Harm) -> None:
    """Four to six do harm (K68, K70)."""
    if table.roll(by, target=victim) >= HARMS:
        table.todo.append(Lose(victim, by))


def answer(table: Table, step: Treat | Lose, move: Move) -> None:
    """What the victim says: the card ends the attack (K71), or which hive suffers."""
    if isinstance(move, Play):
        table.emit(Used(step.victim, move.card, seen="all"))
    elif isinstance(step, Treat):
        _strike(table, step.victim, "varroa")
    else:
        assert isinstance(move, GiveUp)
        _lose(table, step, move.hive)


def settle(table: Table, step: Treat | Lose) -> None:
    """Nothing to say: no card to use, or only hives of one size, of which the last is taken."""
    if isinstance(step, Treat):
        _strike(table, step.victim, "varroa")
    else:
        _lose(table, step, len(table.state.apiaries[step.victim].hives))


def _lose(table: Table, step: Lose, hive: int) -> None:
    """AFB takes the hive, Varroa a worker and with it a minimal hive (K11, K68, K72, K73)."""
    whole = step.by == "afb" or table.state.apiaries[step.victim].hives[hive - 1] == MIN
    table.emit(Lost(step.victim, hive, step.by, whole))
