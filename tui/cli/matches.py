"""play, resume, watch: a match, ready for the screen that shows it."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, get_args

from core import catalogue, deal
from core.bots.players import BOTS, HUMAN
from core.deal import Deal
from core.errors import BadChoice
from core.game import AnyGame, Options
from core.journal import Policy
from core.words import Words, message
from saves import folder, store
from saves.errors import Missing, shown
from saves.listing import Listed, rows
from saves.store import Save
from tui.cli.asking import Given, Usage
from tui.cli.telling import out
from tui.match.draft import seed
from tui.match.seating import one_person, policy, sitters
from tui.match.teaching import lessons
from tui.process.cores import cores

T = TypeVar("T", bound=str)
_SEEDS = (0, (1 << 64) - 1)


def play(given: Given, words: Words, where: Path) -> Save:
    """A new match; raises BadChoice or Usage."""
    found = dealt(given, len(listed(given.seats)) or None)
    game = offered(found.game if found else given.game)
    seats = found.seats if found else usual_seats(game)
    kinds = listed(given.seats) or [HUMAN, *["easy"] * (seats - 1)]
    names = listed(given.names)
    if len(names) > len(kinds):
        raise Usage("cli.names", n=len(names), seats=len(kinds))
    undo = choice("--undo", given.undo, get_args(Policy)) if given.undo else policy(kinds)
    chosen = found.options if found else _agreed(game, given, kinds, names)
    typed = given.seed is not None and found is None
    seed = number("--seed", given.seed or "", *_SEEDS) if typed else None
    return store.begin(
        where,
        game,
        dict(chosen),
        sitters(kinds, names, words),
        seed=found.seed if found else seed,
        undo=undo,
    )


def begun(given: Given, words: Words, where: Path) -> Save | None:
    """A new match, or that of a lesson; None where the lesson is still to be chosen."""
    if given.command == "play":
        return play(given, words, where)
    return learn(given, words, where) if given.game else None


def learn(given: Given, words: Words, where: Path) -> Save:
    """The match of a lesson; raises BadChoice or Usage."""
    game = offered(given.game)
    draft = lessons.find(game.key, given.lesson or "").draft
    sitting = sitters(draft.sitting, (), words)
    return store.begin(where, game, draft.chosen, sitting, seed=seed(draft), undo=draft.policy)


def usual_seats(game: AnyGame) -> int:
    """Two, or as near to it as the game has."""
    return min(max(2, game.seats[0]), game.seats[-1])


def _agreed(game: AnyGame, given: Given, kinds: list[str], names: list[str]) -> Options:
    """All match options, those that were typed and the usual ones."""
    typed = options(game, given.option, len(kinds))
    return game.chosen(typed, alone=one_person(kinds, names))


def resume(given: Given, where: Path, words: Words) -> Save:
    """A match to play on; raises SaveError or Usage."""
    return store.resume(meant(given, where, words, "cli.newest.resume", goes_on))


def watch(given: Given, where: Path, words: Words) -> Save:
    """A match to look at; raises SaveError or Usage."""
    return store.watch(meant(given, where, words, "cli.newest.watch"))


def goes_on(row: Listed) -> bool:
    """Whether a person here can go on with a match."""
    return row.state == "unfinished" and not row.locked and HUMAN in row.kinds


def opens(row: Listed) -> bool:
    """Whether there is anything of a match to be seen."""
    return row.state not in ("newer", "unreadable")


def meant(
    given: Given, where: Path, words: Words, key: str, fits: Callable[[Listed], bool] = opens
) -> Path:
    """The file that was typed; where none was, the newest that fits, and which it is is said."""
    if given.files:
        return folder.find(only(given.files), where)
    newest = next((row for row in rows(where) if fits(row)), None)
    if newest is None:
        raise Missing(f"{key}.none", folder=shown(str(where)))
    out(words.say(message(key, file=shown(newest.path))))
    return newest.path


def offered(key: str | None) -> AnyGame:
    """The game that was typed, if it is one of those that can be played."""
    known = catalogue.offered()
    if not key:
        raise Usage("cli.missing.game", name="GAME", known=known)
    if key not in known:
        raise BadChoice("error.game", game=key, known=known)
    return catalogue.game(key)


def dealt(given: Given, seats: int | None) -> Deal | None:
    """What the deal code says, if one was typed where a seed may be; raises BadChoice or Usage.

    Nothing else that was typed may say otherwise; `seats`: how many, if that was typed.
    """
    if given.deal is not None and given.seed is not None:
        raise Usage("cli.seed_or_deal")
    code = given.deal if given.deal is not None else given.seed
    if code is None or (given.deal is None and not deal.is_code(code)):
        return None
    found = deal.read(code)
    deal.check(found, given.game, pairs(given.option), seats)
    catalogue.game(found.game).chosen(pairs(given.option))  # an option that there is not
    return found


# -- reading what was typed ----------------------------------------------------------------------


def wanted(value: str | None, name: str) -> str:
    """An argument that a command cannot do without."""
    if not value:
        raise Usage("cli.missing", name=name)
    return value


def only(files: list[str]) -> str:
    """The one file of a command that takes one."""
    if len(files) > 1:
        raise Usage("cli.extra", word=files[1])
    return wanted(files[0] if files else None, "FILE")


def listed(value: str | None) -> list[str]:
    """Words between commas."""
    return [word.strip() for word in value.split(",")] if value else []


def bots(option: str, given: str | None, usual: str) -> list[str]:
    """The kinds of bots between commas, where nobody else can play."""
    kinds = listed(given or usual)
    if HUMAN in kinds:
        raise Usage("cli.bots_only")
    return [choice(option, kind, tuple(BOTS)) for kind in kinds]


def options(game: AnyGame, given: list[str], seats: int) -> dict[str, str]:
    """The match options typed as key=value; those that would change nothing are refused."""
    chosen = pairs(given)
    whole = dict(game.chosen(chosen))
    for each in game.variants:
        if whole[each.key] != each.default and not each.offered(whole, seats):
            if seats < each.seats:
                raise BadChoice("error.idle.seats", option=each.key, n=each.seats)
            other, *values = each.when
            raise BadChoice("error.idle", option=each.key, other=other, known=tuple(values))
    return chosen


def pairs(given: list[str]) -> dict[str, str]:
    """What was typed as key=value."""
    found = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Usage("cli.pair", word=pair)
        found[key.strip()] = value.strip()
    return found


def number(option: str, given: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    digits = given.lstrip("0") or "0" if given.isascii() and given.isdigit() else ""
    # Python turns no more than so many digits into a number.
    if not digits or len(digits) > len(str(most)) or not least <= int(digits) <= most:
        raise Usage("cli.number", option=option, value=given, least=least, most=most)
    return int(digits)


def jobs(given: str | None) -> int:
    """How many games are played at once: as many as there are cores, or what was typed."""
    return cores() if given is None else number("--jobs", given, 1, 256)


def choice(option: str, given: str, known: tuple[T, ...]) -> T:
    """One of a few words."""
    for each in known:
        if given == each:
            return each
    raise Usage("cli.choice", option=option, value=given, known=known)
