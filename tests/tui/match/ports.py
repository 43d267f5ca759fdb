"""A port to a match of one's own, or to one of the host, and what its listeners hear: for tests of both."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import asyncssh

from core.game import Game
from core.journal import Journal, Match, Policy, Sitter
from tests.tui.host.homes import Home
from tests.tui.host.tables import opened
from tests.tui.matches import AtOnce, Kept
from tui.match.local import LocalPort


@dataclass
class Sitting:
    """A port, the match behind it, and what its listeners have heard."""

    port: Any
    journal: Callable[[], Journal]
    kept: Callable[[], int]
    """How many lines are kept."""
    heard: list[tuple[int, int, int | None]] = field(default_factory=list)
    """For each call: the lines there were, those that were kept, and who was thinking."""

    def listen(self) -> None:
        """From now on."""

        def told() -> None:
            lines = len(self.journal().lines)
            self.heard.append((lines, self.kept(), self.port.snapshot().thinking))

        self.port.listen(told)

    def first(self, verb: str = "") -> Any:
        """The first move that the open question allows, or the first with a verb."""
        prompt = self.port.snapshot().prompt
        assert prompt is not None
        return next(each.move for each in prompt.answers if verb in ("", each.verb))

    async def asked(self) -> None:
        """Until this player is asked, or it is over."""
        async with asyncio.timeout(10):
            while not ((snap := self.port.snapshot()).prompt or snap.over):
                await asyncio.sleep(0.001)


Opened = Callable[..., Sitting]


def local(game: Game[Any], undo: Policy, bot: str) -> Sitting:
    """A table on this machine."""
    seats = (Sitter("Anna", "me"), Sitter("Bot", bot))
    match = Match("m", game.key, game.version, game.chosen({}), seats, 1, undo)
    journal, keeper = Journal(game, match, game.setup(match.options, 2, 1)), Kept()
    port = LocalPort(journal, keeper, AtOnce(), pace=0)
    return Sitting(port, lambda: journal, lambda: len(keeper.lines))


def hosted(home: Home, undo: Policy, bot: str, keys: list[asyncssh.SSHKey]) -> list[Sitting]:
    """A table of the host: as many ports as there are people."""
    host: Any = home
    table = opened(host, keys, bots=(bot,) * (2 - len(keys)), undo=undo)
    save = table.save
    assert save is not None

    def kept() -> int:
        return len(save.path.read_text(encoding="utf-8").splitlines()) - 1 - save.unkept

    return [Sitting(port, lambda: table.journal, kept) for port in home.ports(table, keys)]
