"""Bots against each other: everybody sits everywhere with the same cards, and shares are counted."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations
from statistics import median

from core.game import AnyGame, Options
from core.rng import another
from tui.simulation.playing import Deal, Played

_Z = 1.96
"""Standard deviations to either side of 95 % of a normal distribution."""
LEAST = 100
"""Games before a comparison may be broken off."""


@dataclass
class Pairing:
    """One bot against others of another kind; alone, or against the game, `against` is empty."""

    bot: str
    against: str
    seats: int
    games: int = 0
    won: float = 0.0
    """A shared victory counts in parts."""
    points: int = 0
    capped: int = 0
    thought: dict[str, list[float]] = field(default_factory=dict)

    def deals(self, game: str, options: Options, games: int, seed: int) -> Iterator[Deal]:
        """Each deal is played once with the bot at each of the seats."""
        for number in range(games):
            deal, mine = divmod(number, self.seats if self.against else 1)
            kinds = tuple(
                self.bot if not self.against or seat == mine else self.against
                for seat in range(self.seats)
            )
            yield Deal(game, options, kinds, another(seed, deal))

    def count(self, played: Played) -> None:
        """One more game."""
        kinds = played.deal.kinds
        mine = kinds.index(self.bot)
        self.games += 1
        if self.against:
            self.won += (mine in played.winners) / max(len(played.winners), 1)
        else:
            self.won += bool(played.winners)
        self.points += played.points[mine]
        self.capped += played.capped or played.stuck
        for kind, times in zip(kinds, played.thought, strict=True):
            self.thought.setdefault(kind, []).extend(times)

    @property
    def label(self) -> str:
        """Who plays whom."""
        return f"{self.bot} : {self.against}" if self.against else self.bot

    @property
    def share(self) -> float:
        """The part of the games that the bot won."""
        return self.won / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % confidence (Wilson's interval)."""
        return wilson(self.share, self.games)

    def clear(self, goal: float) -> bool:
        """Whether enough games say on which side of a goal the share lies."""
        low, high = self.interval
        return self.games >= LEAST and not low <= goal <= high

    def median(self, kind: str) -> float:
        """Milliseconds of CPU that a question takes."""
        return 1000 * median(self.thought.get(kind) or [0.0])

    def slowest(self, kind: str) -> float:
        """The same for the question that took longest."""
        return 1000 * max(self.thought.get(kind) or [0.0])


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval of a share that was counted in so many games."""
    if not games:
        return 0.0, 1.0
    spread = _Z * _Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = _Z * ((share * (1 - share) + spread / 4) / games) ** 0.5 / (1 + spread)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def matches(game: AnyGame, bots: list[str], seats: int) -> list[Pairing]:
    """Who plays whom; where nobody plays against anybody, each kind of bot by itself."""
    if game.cooperative or seats == 1:
        return [Pairing(name, "", seats) for name in bots]
    pairs = combinations(reversed(bots), 2) if seats == 2 else permutations(reversed(bots), 2)
    return [Pairing(name, against, seats) for name, against in pairs]


def decide(match: Pairing, results: Iterable[Played], goal: float | None) -> Iterator[Played]:
    """Count the games as they come; with a goal no longer than needed to tell."""
    for played in results:
        match.count(played)
        yield played
        if goal is not None and match.clear(goal):
            return
