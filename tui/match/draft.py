"""A match that is being set up: what can be chosen, and what it comes to. Knows no screen."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from core import catalogue, deal
from core.bots.players import BOTS, HUMAN
from core.errors import BadChoice
from core.game import AnyGame
from core.journal import Match, Policy, Sitter
from core.rng import PLAIN
from tui.match.naming import Planned
from tui.match.seating import clean, one_person, policy

KINDS = (HUMAN, *sorted(BOTS, key=lambda bot: bot == "random"))
"""Who can sit at a seat: after a person whom one beats first."""
FEW = 2
"""As many finer rules as stand in the form at once; more of them are folded."""
POLICIES: tuple[Policy, ...] = ("free", "fair", "off")
DIGITS = 20
"""As long as a seed may be that is a number: it fits 64 bits."""


@dataclass(frozen=True)
class Draft:
    """Everything that has to be agreed before the first move."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    """Those that were changed; the others have the game's default."""
    count: int = 0
    """How many seats; 0: two, or as few as the game allows."""
    kinds: tuple[str, ...] = (HUMAN, "easy")
    """A seat beyond these has the kind of the last one."""
    names: tuple[str, ...] = ()
    """What was typed; an empty name is given by the words."""
    undo: Policy | None = None
    """None: what fits the seats."""
    seed: str = ""
    """A number, or the code of a deal."""
    more: bool = False
    """Whether the finer rules are unfolded."""
    apart: bool = False
    """Everybody sits at a screen of their own."""

    @property
    def rules(self) -> AnyGame:
        """The game itself."""
        return catalogue.game(self.game)

    @property
    def seats(self) -> int:
        """How many seats, within what the game allows."""
        allowed = self.rules.seats
        return min(max(self.count or 2, allowed[0]), allowed[-1])

    @property
    def chosen(self) -> dict[str, str]:
        """Every option of the game."""
        alone = not self.apart and one_person(self.sitting, self.names)
        return dict(self.rules.chosen({**self.options}, alone=alone))

    def kind(self, seat: int) -> str:
        """Who sits at a seat."""
        return self.kinds[seat] if seat < len(self.kinds) else self.kinds[-1]

    def name(self, seat: int) -> str:
        """What was typed for a seat."""
        return self.names[seat] if seat < len(self.names) else ""

    @property
    def sitting(self) -> tuple[str, ...]:
        """The kinds of all seats."""
        return tuple(self.kind(seat) for seat in range(self.seats))

    @property
    def policy(self) -> Policy:
        """How far one may take back."""
        return self.undo or policy(self.sitting)


# -- the lines of the form -----------------------------------------------------------------------


def rows(draft: Draft) -> list[str]:
    """The lines by name: the game and which kind of it, who plays, the rest of what is agreed."""
    chosen = draft.chosen
    offers = [each for each in draft.rules.variants if each.offered(chosen, draft.seats)]
    kind = [f"option:{each.key}" for each in offers if each.head]
    finer = [f"option:{each.key}" for each in offers if not each.head]
    if len(finer) > FEW:
        finer = ["more", *(finer if unfolded(draft) else ())]
    seats = [f"seat:{seat}" for seat in range(draft.seats)]
    return ["game", *kind, "seats", *seats, "undo", *finer, "seed", "start"]


def unfolded(draft: Draft) -> bool:
    """Whether the finer rules are shown: if that is wanted, or one of them is not as usual."""
    finer = {each.key: each.default for each in draft.rules.variants if not each.head}
    return draft.more or any(value != finer.get(key, value) for key, value in draft.options.items())


def values(draft: Draft, row: str) -> tuple[tuple[str, ...], str]:
    """What a line can be, and what it is; nothing for a line that is only typed."""
    kind, _, rest = row.partition(":")
    match kind:
        case "game":
            return catalogue.offered(), draft.game
        case "option":
            variant = next(each for each in draft.rules.variants if each.key == rest)
            now = draft.chosen[rest]
            known = variant.offered(draft.chosen, draft.seats)
            return known if now in known else (*known, now), now
        case "more":
            return ("folded", "shown"), "shown" if unfolded(draft) else "folded"
        case "seats":
            return tuple(map(str, draft.rules.seats)), str(draft.seats)
        case "seat":
            return KINDS, draft.kind(int(rest))
        case "undo":
            return POLICIES, draft.policy
        case _:
            return (), ""


def put(draft: Draft, row: str, value: str) -> Draft:
    """The line changed to one of its values."""
    kind, _, rest = row.partition(":")
    match kind:
        case "game":
            return draft if value == draft.game else replace(draft, game=value, options={})
        case "option":
            return replace(draft, options={**draft.options, rest: value})
        case "more" if value == "folded":  # then all of them are as usual
            kept = {each.key for each in draft.rules.variants if each.head}
            options = {key: now for key, now in draft.options.items() if key in kept}
            return replace(draft, more=False, options=options)
        case "more":
            return replace(draft, more=True)
        case "seats":
            return replace(draft, count=int(value))
        case "seat":
            kinds = _padded(draft.kinds, draft.seats, draft.kinds[-1])
            return replace(draft, kinds=_with(kinds, int(rest), value))
        case "undo":
            return replace(draft, undo=next(each for each in POLICIES if each == value))
        case _:
            return draft


def step(draft: Draft, row: str, by: int) -> Draft:
    """The next value of a line; round again after the last."""
    known, now = values(draft, row)
    return put(draft, row, known[(known.index(now) + by) % len(known)]) if known else draft


def text(draft: Draft, row: str) -> str | None:
    """What has been typed into a line; None where nothing can be typed."""
    if row == "seed":
        return draft.seed
    return draft.name(int(row.partition(":")[2])) if row.startswith("seat:") else None


def write(draft: Draft, row: str, written: str) -> Draft:
    """A line with another text in it, as far as it may be one."""
    if row == "seed":
        return dealt(draft, written) or replace(draft, seed=_sown(written))
    seat = int(row.partition(":")[2])
    names = _padded(draft.names, seat + 1, "")
    return replace(draft, names=_with(names, seat, clean(written)))


def planned(draft: Draft) -> Planned:
    """What has been agreed so far."""
    seats = tuple(Sitter(draft.name(seat), kind) for seat, kind in enumerate(draft.sitting))
    return Planned(draft.game, tuple(draft.chosen.items()), seats)


def dealt(draft: Draft, text: str) -> Draft | None:
    """The draft with the game, the options, the seats and the seed of the deal code in a text, if any."""
    code = deal.within(text)
    if not code:
        return None
    found = deal.read(code)
    options = dict(found.options)
    return replace(draft, game=found.game, options=options, count=found.seats, seed=_sown(code))


def seed(draft: Draft) -> int | None:
    """The seed that was typed, None for chance; raises BadChoice, too where a code says otherwise."""
    if not draft.seed:
        return None
    if not deal.is_code(draft.seed):
        number = int(draft.seed) if draft.seed.isascii() and draft.seed.isdigit() else PLAIN
        if number >= PLAIN:
            raise BadChoice("error.seed", value=deal.short(draft.seed), most=PLAIN - 1)
        return number
    found = deal.read(draft.seed)
    deal.check(found, draft.game, draft.chosen, draft.seats)
    return found.seed


def again(match: Match) -> Draft:
    """The draft that leads to a match like this one, with a deal of its own."""
    return Draft(
        game=match.game,
        options=dict(catalogue.game(match.game).agreed(match.options)),
        count=len(match.seats),
        kinds=tuple(sitter.kind for sitter in match.seats),
        names=tuple(sitter.name for sitter in match.seats),
        undo=match.undo,
    )


def _sown(text: str) -> str:
    """A seed that is still being typed: whatever is wrong in it stands there to be seen."""
    return clean("".join(text.split()), deal.LONGEST)


def _padded(row: tuple[str, ...], length: int, filler: str) -> tuple[str, ...]:
    return row + (filler,) * (length - len(row))


def _with(row: tuple[str, ...], at: int, value: str) -> tuple[str, ...]:
    return (*row[:at], value, *row[at + 1 :])
