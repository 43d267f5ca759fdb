"""What a port promises: the same for a table on this machine and for one of the host.

One person sits at it, and a bot. Every test runs over both; what is only promised where people sit
elsewhere (tui/match/company.py) runs over the host's.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from core.errors import CannotUndo, Illegal, NeedsConsent, NotAsked, Refused
from core.game import Game
from core.journal import Journal, Match, Note, Policy, Sat, Sitter
from core.words import Message
from tests.tui.host.homes import Home
from tests.tui.host.hosting import key
from tests.tui.host.tables import opened
from tests.tui.matches import AtOnce, Kept
from tui.config.settings import Settings
from tui.host.house.port import HostedPort
from tui.match.company import GuestPort
from tui.match.local import LocalPort
from tui.match.port import OPEN, TablePort


@dataclass
class Table:
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


Opened = Callable[..., Table]


def local(game: Game[Any], undo: Policy, bot: str) -> Table:
    """A table on this machine."""
    seats = (Sitter("Anna", "me"), Sitter("Bot", bot))
    match = Match("m", game.key, game.version, game.chosen({}), seats, 1, undo)
    journal, keeper = Journal(game, match, game.setup(match.options, 2, 1)), Kept()
    port = LocalPort(journal, keeper, AtOnce(), pace=0)
    return Table(port, lambda: journal, lambda: len(keeper.lines))


def hosted(home: Home, undo: Policy, bot: str, keys: list[asyncssh.SSHKey]) -> list[Table]:
    """A table of the host: as many ports as there are people."""
    host: Any = home
    table = opened(host, keys, bots=(bot,) * (2 - len(keys)), undo=undo)
    save = table.save
    assert save is not None

    def kept() -> int:
        return len(save.path.read_text(encoding="utf-8").splitlines()) - 1 - save.unkept

    return [Table(port, lambda: table.journal, kept) for port in home.ports(table, keys)]


@pytest.fixture
async def home(tmp_path: Path, pebbles: Game[Any]) -> AsyncIterator[Home]:
    """A house of the host, without a network."""
    found = Home(tmp_path / "h")
    found.house._means = found.house._means.__class__(**{**vars(found.house._means), "pace": 0.0})
    yield found
    found.close()


@pytest.fixture(params=["local", "hosted"])
def table(request: pytest.FixtureRequest, pebbles: Game[Any], home: Home) -> Opened:
    """Opens a table of either kind, with Anna and a bot."""

    def opens(undo: Policy = "free", bot: str = "easy") -> Table:
        if request.param == "local":
            return local(pebbles, undo, bot)
        return hosted(home, undo, bot, [key()])[0]

    return opens


# -- playing -------------------------------------------------------------------------------------


async def test_a_port_keeps_to_its_contract(table: Opened) -> None:
    port: TablePort = table().port

    assert isinstance(port, LocalPort | HostedPort)
    assert (port.game.key, len(port.match.seats)) == ("pebbles", 2)


async def test_a_move_is_kept_before_any_listener_hears_of_it(table: Opened) -> None:
    at = table()
    at.listen()
    at.port.play(at.first("draw"))
    await at.asked()

    assert at.heard
    assert all(lines == kept for lines, kept, _ in at.heard)


async def test_what_is_refused_changes_nothing_and_nobody_hears_of_it(table: Opened) -> None:
    at = table()
    at.listen()
    lay = at.first("play")
    at.port.play(at.first("draw"))
    await at.asked()
    before, calls = len(at.journal().lines), len(at.heard)
    at.port.play(lay)
    with pytest.raises(NotAsked):
        at.port.play(lay)
    await at.asked()
    after = len(at.journal().lines)
    with pytest.raises(Illegal):
        at.port.play(lay)  # the pebble has been laid

    assert after > before
    assert len(at.journal().lines) == after
    assert len(at.heard) > calls


async def test_listeners_hear_that_a_bot_has_begun_to_think(table: Opened) -> None:
    at = table()
    at.listen()
    at.port.play(at.first("draw"))
    await at.asked()

    assert 1 in [thinking for _, _, thinking in at.heard]
    assert at.port.snapshot().thinking is None


async def test_the_bots_play_from_start_on_and_a_second_start_is_none(table: Opened) -> None:
    at = table()
    at.port.play(at.first("draw"))
    at.port.start()
    at.port.start()
    await at.asked()

    assert [line.seat for line in at.journal().entries[:2]] == [0, 1]


async def test_a_match_goes_on_to_its_end_and_then_nothing_is_asked(table: Opened) -> None:
    at = table()
    at.listen()
    while not at.port.snapshot().over:
        at.port.play(at.first())
        await at.asked()
    snap = at.port.snapshot()

    assert (snap.prompt, snap.thinking) == (None, None)
    assert snap.winners
    assert len(snap.scores) == 2
    assert at.port.eyes() == (OPEN, None, 0, 1)
    assert at.port.deal
    with pytest.raises(Refused):
        at.port.play(object())


# -- taking back ---------------------------------------------------------------------------------


async def test_undo_and_redo_move_by_ones_own_decisions(table: Opened) -> None:
    at = table()
    at.listen()
    start = at.journal().state
    at.port.play(at.first("draw"))
    await at.asked()
    after, moves = at.journal().state, at.port.snapshot().moves
    assert at.port.snapshot().undo == 1
    at.port.undo()
    assert at.journal().state == start
    assert (at.port.snapshot().moves, at.port.snapshot().redo) == (0, moves)
    at.port.redo()

    assert at.journal().state == after


async def test_what_cannot_be_taken_back_is_refused(table: Opened) -> None:
    at = table("off")
    with pytest.raises(CannotUndo):
        at.port.redo()
    at.port.play(at.first("draw"))
    for agreed in (False, True):
        with pytest.raises(CannotUndo):
            at.port.undo(agreed=agreed)

    assert at.journal().cursor == 1


async def test_before_the_first_move_there_is_nothing_to_take_back(table: Opened) -> None:
    at = table()
    with pytest.raises(CannotUndo):
        at.port.undo()

    assert at.journal().lines == []


async def test_where_undo_is_fair_a_bot_cannot_agree(table: Opened) -> None:
    at = table("fair")
    at.port.play(at.first("draw"))
    for agreed in (False, True):
        with pytest.raises(CannotUndo):
            at.port.undo(agreed=agreed)

    assert at.port.snapshot().undo == 0
    assert not any(isinstance(line, Note) for line in at.journal().lines)


# -- looking -------------------------------------------------------------------------------------


async def test_the_log_is_read_whole_or_from_its_end_and_follows_an_undo(table: Opened) -> None:
    at = table()
    at.listen()
    at.port.play(at.first("draw"))
    await at.asked()
    log = at.port.log()
    assert [told.moves for told in log] == sorted(told.moves for told in log)
    assert at.port.log(1) == [told for told in log if told.moves == at.port.snapshot().moves]
    at.port.undo()
    assert at.port.log() == []
    at.port.redo()

    assert at.port.log() == log


async def test_while_secrets_matter_only_ones_own_eyes_are_open(table: Opened) -> None:
    at = table("fair")

    assert at.port.eyes() == (0, None)
    assert at.port.deal == ""
    assert at.port.snapshot().scores == ()


async def test_a_replay_shows_the_match_as_it_stands(table: Opened) -> None:
    at = table()
    at.listen()
    at.port.play(at.first("draw"))
    await at.asked()
    seen = at.port.replay()

    assert seen.entries == at.journal().entries
    assert (seen.cursor, seen.state) == (at.journal().cursor, at.journal().state)


async def test_who_plays_alone_may_ask_a_bot_about_the_open_question(table: Opened) -> None:
    at = table()
    prompt = at.port.snapshot().prompt
    advice = await at.port.advise()

    assert at.port.no_advice is None
    assert advice is not None
    assert len(advice.chances) == len(prompt.answers)


async def test_every_port_may_be_told_all_that_a_screen_tells_one(table: Opened) -> None:
    at = table()
    before = at.port.snapshot().moves
    for settings in (Settings(pace="step"), Settings(pace="quick"), Settings(auto=False)):
        at.port.follow(settings, learning=False)
    at.port.lift()
    at.port.step()

    assert at.port.snapshot().moves == before
    assert at.port.at_stake() is None


# -- the end of a port ---------------------------------------------------------------------------


async def test_after_close_nobody_is_called_and_what_is_known_can_be_read(table: Opened) -> None:
    at = table()
    at.listen()
    at.port.play(at.first("draw"))
    await at.asked()
    calls, moves = len(at.heard), at.port.snapshot().moves
    assert at.port.close() is None
    assert at.port.close() is None
    await asyncio.sleep(0.02)

    assert len(at.heard) == calls
    assert at.port.snapshot().moves == moves
    assert at.port.log()
    assert at.port.replay().cursor == moves


# -- with people elsewhere -----------------------------------------------------------------------


@pytest.fixture
async def two(home: Home) -> list[Table]:
    """Anna and Bo at a table of the host, where undo is fair."""
    tables = hosted(home, "fair", "easy", [key(), key()])
    for at in tables:
        at.listen()
    return tables


def keys(messages: list[Message]) -> list[str]:
    """The sentences, by their keys."""
    return [each.key for each in messages]


async def test_all_know_who_is_there_and_what_they_are_doing(two: list[Table]) -> None:
    port: GuestPort = two[0].port
    here = port.gathering()
    assert [(each.name, each.doing) for each in here.seated] == [
        ("Anna", "thinking"),
        ("Bo", "here"),
    ]
    assert (here.watchers, here.clock, here.given, here.asking) == (0, 0, False, None)
    two[1].port.close()

    assert [each.doing for each in port.gathering().seated] == ["thinking", "away"]
    assert port.asked
    assert port.playing


async def test_an_undo_is_asked_of_the_others_and_told(two: list[Table]) -> None:
    anna, bo = two
    anna.port.play(anna.first("draw"))
    with pytest.raises(NeedsConsent):
        anna.port.undo()
    with pytest.raises(Refused):  # it is asked, not done
        anna.port.undo(agreed=True)
    assert bo.port.gathering().asking.waiting == {1}
    bo.port.consent(yes=True)

    assert anna.journal().cursor == 0
    assert keys(anna.port.news()) == keys(bo.port.news()) == ["serve.took_back"]
    assert anna.port.news() == []
    bo.port.consent(yes=True)  # nothing is asked any more
    assert anna.journal().cursor == 0


async def test_what_is_said_is_read_but_by_those_who_do_not_want_to(two: list[Table]) -> None:
    anna, bo = two
    anna.port.say("hello")
    assert keys(bo.port.news()) == ["serve.says"]
    assert [said.text for said in bo.port.talk()] == ["hello"]
    [(person, name)] = bo.port.speakers().items()
    bo.port.mute(person)
    anna.port.say("again")

    assert name == "Anna"
    assert (bo.port.news(), bo.port.talk(), set(bo.port.muted)) == ([], [], {person})
    assert [said.text for said in anna.port.talk()] == ["hello", "again"]
    assert anna.port.speakers() == {}
    with pytest.raises(Refused):
        anna.port.say("  ")


async def test_who_resigns_looks_on_and_a_bot_plays_to_the_end(two: list[Table]) -> None:
    anna, bo = two
    anna.port.resign()

    assert (anna.port.seat, anna.port.playing, anna.port.asked) == (None, False, False)
    assert Note("resign", 0) in anna.journal().lines
    assert Sat(0, "easy") in anna.journal().lines
    assert bo.port.gathering().seated[0].doing == "resigned"
    with pytest.raises(Refused):
        anna.port.resign()
    with pytest.raises(NotAsked):
        anna.port.undo()


async def test_a_seat_that_was_left_can_be_filled_once(two: list[Table]) -> None:
    anna, bo = two
    with pytest.raises(Refused):
        anna.port.fill()
    bo.port.leave()
    assert [each.doing for each in anna.port.gathering().seated] == ["thinking", "left"]
    anna.port.fill()

    assert anna.journal().kinds == ("me", "easy")
    calls = len(bo.heard)
    anna.port.play(anna.first("draw"))
    await anna.asked()
    assert len(bo.heard) == calls  # whoever has left is called no more
