"""A table that is being set up: what can be agreed. Knows no screen."""

from dataclasses import dataclass, replace

from core import catalogue
from core.bots.players import HUMAN
from tui.host.disk.record import CLOCKS, Chair, TableRecord
from tui.match import draft as drafting
from tui.match.draft import Draft

YES_NO = ("yes", "no")


@dataclass(frozen=True)
class TableDraft:
    """A draft as for a game on one machine, and what matters only among people elsewhere."""

    draft: Draft
    public: bool | None = None
    """Whether it stands in everybody's list; None: as is usual, where people play with others."""
    watch: bool = True
    standin: bool = False
    clock: int = 0

    @property
    def listed(self) -> bool:
        """Whether it stands in everybody's list."""
        if self.public is not None:
            return self.public
        return sum(kind == HUMAN for kind in self.draft.sitting[1:]) > 0


def first() -> TableDraft:
    """Two people, the first game."""
    return TableDraft(Draft(catalogue.offered()[0], count=2, kinds=(HUMAN, HUMAN), apart=True))


def rows(plan: TableDraft) -> list[str]:
    """The lines by name; the first seat is one's own, a seed is the deal's code or none."""
    known = [row for row in drafting.rows(plan.draft) if row not in {"seat:0", "start"}]
    return [*known, "public", "watch", "clock", "standin", "start"]


def values(plan: TableDraft, row: str) -> tuple[tuple[str, ...], str]:
    """What a line can be, and what it is."""
    match row:
        case "public":
            return YES_NO, "yes" if plan.listed else "no"
        case "watch" | "standin":
            return YES_NO, "yes" if getattr(plan, row) else "no"
        case "clock":
            return tuple(map(str, CLOCKS)), str(plan.clock)
        case _:
            return drafting.values(plan.draft, row)


def step(plan: TableDraft, row: str, by: int) -> TableDraft:
    """The next value of a line; round again after the last."""
    known, now = values(plan, row)
    return put(plan, row, known[(known.index(now) + by) % len(known)]) if known else plan


def put(plan: TableDraft, row: str, value: str) -> TableDraft:
    """The line changed to one of its values."""
    match row:
        case "public":
            return replace(plan, public=value == "yes")
        case "watch":
            return replace(plan, watch=value == "yes")
        case "standin":
            return replace(plan, standin=value == "yes")
        case "clock":
            return replace(plan, clock=int(value))
        case _:
            return replace(plan, draft=drafting.put(plan.draft, row, value))


def write(plan: TableDraft, text: str) -> TableDraft:
    """The seed with another text in it; a deal code sets all that it says."""
    return replace(plan, draft=drafting.write(plan.draft, "seed", text))


def record(plan: TableDraft, names: tuple[str, ...]) -> TableRecord:
    """The table, not yet opened; `names` are for its bots. Raises BadChoice."""
    draft = plan.draft
    kinds = (HUMAN, *draft.sitting[1:])
    chairs = tuple(
        Chair(kind, name="" if kind == HUMAN else name)
        for kind, name in zip(kinds, names, strict=False)
    )
    return TableRecord(
        id="",
        code="",
        game=draft.game,
        chairs=chairs,
        host="",
        options=draft.chosen,
        undo=draft.policy,
        seed=drafting.seed(draft),
        public=plan.listed,
        watch=plan.watch,
        standin=plan.standin,
        clock=plan.clock,
    )
