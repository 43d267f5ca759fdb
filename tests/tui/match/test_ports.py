"""What a port promises: the same for a table on this machine and for one of the host.

One person sits at it, and a bot. Every test runs over both; what is promised beside that where people
sit elsewhere is in test_company.py.
"""

import asyncio
from typing import Any

import pytest

from core.errors import CannotUndo, Illegal, NotAsked, Refused
from core.game import Game
from core.journal import Note, Policy
from tests.tui.host.homes import Home
from tests.tui.host.hosting import key
from tests.tui.match.ports import Opened, Sitting, hosted, local
from tui.config.settings import Settings
from tui.host.table.port import HostedPort
from tui.match.local import LocalPort
from tui.match.port import OPEN, TablePort


@pytest.fixture(params=["local", "hosted"])
def table(request: pytest.FixtureRequest, pebbles: Game[Any], home: Home) -> Opened:
    """Opens a table of either kind, with Anna and a bot."""

    def opens(undo: Policy = "free", bot: str = "easy") -> Sitting:
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
