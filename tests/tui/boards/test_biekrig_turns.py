"""The turns of the others at a table of Biekrig: attacks, dice, the log where there is little room."""

import asyncio
import re
from dataclasses import replace

import pytest
from textual.pilot import Pilot

from core.game import Event
from core.games.biekrig.events import Gathered, Robbed, Rolled, Settled, Used
from core.games.biekrig.telling import tell, weigh
from core.journal import Journal
from tests.tui.boards.test_biekrig_table import SIZES, midway, own
from tests.tui.matches import journal, port, words
from tests.tui.replays import played
from tests.tui.seen import at_table
from tui.match.port import Told
from tui.scene.headlines import shorter
from tui.scene.headlines import turns as turns_of
from tui.table.screen import TableScreen
from tui.tabletop.brief import gist, headlines
from tui.tabletop.tabletop import Board, Hand, Market, Missions
from tui.widgets.zone import Zone


def asked(key: str) -> Journal:
    """A match in which a bot has attacked the person, who is asked this."""
    match = journal("easy", "me", game="biekrig", seed=26, board="quiet")
    while (found := match.game.ask(match.state)[0]).ask.key != key or found.seat != 1:
        played(match, match.cursor + 1)
    return match


def test_where_nothing_can_be_done_enter_says_so_and_goes_on() -> None:
    match = asked("ask.attacked")

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        lines = screen.query_one("#prompt", Zone).plain().split("\n")
        assert lines[2].startswith(f" Enter {screen.words.word('verb.pass.only')}")
        before = len(match.entries)
        await pilot.press("enter")
        assert len(match.entries) > before

    asyncio.run(at_table(match, play))


@pytest.mark.parametrize("key", ["ask.attacked", "ask.varroa"])
def test_the_faces_of_the_die_stand_in_no_question_without_a_roll(key: str) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        prompt = screen.scene.snap.prompt
        assert prompt is not None
        assert prompt.ask.key == key
        shown = " ".join(screen.query_one("#prompt", Zone).plain().split())
        assert own(screen.scene.view).ahead
        assert not re.search(r"1 \S 2 \S", shown.replace("!", ""))

    asyncio.run(at_table(asked(key), look))


def test_at_a_table_of_four_the_turns_of_the_others_can_be_followed() -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        log = screen.query_one("#log", Zone).plain()
        assert len(log.split("\n")) == 2
        assert all(name in log for name in ("Bo", "Cleo", "Dag"))
        shown = headlines(screen.scene, 78, 2, "...")
        assert [hit.piece for hit in screen.query_one("#log", Zone).hits] == [
            f"log:{piece.turn.moves}" for line in shown for piece in line
        ]

    match = midway(60, seats=4, seed=4)
    played(match, match.cursor + 1)
    while match.game.ask(match.state)[0].seat or match.entries[-1].seat == 0:
        played(match, match.cursor + 1)
    asyncio.run(at_table(match, look))


def test_the_phases_of_the_next_person_wait_until_the_last_one_has_looked() -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        snap, prompt = screen.scene.snap, screen.query_one("#prompt", Zone)
        phase = screen.words.word("phase.harvest")
        turn = screen.scene.view.clock.seat
        assert turn is not None
        for seat, told in ((turn, False), (turn + 1, True)):
            screen.scene = replace(screen.scene, snap=replace(snap, prompt=None, passing=seat))
            screen.update()
            assert (phase in prompt.plain().split("\n")[0]) is told

    asyncio.run(at_table(midway(), look))


@pytest.mark.parametrize("size", SIZES)
def test_the_cursor_has_one_sign_wherever_the_die_is_drawn(size: tuple[int, int]) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        screen.update(focus="missions", cursor="die")
        boards = (screen.query_one(zone) for zone in (Market, Missions, Board, Hand))
        shown = "\n".join(zone.plain() for zone in boards)
        assert shown.count(screen.look.glyphs.more) == 1

    asyncio.run(at_table(midway(), look, size=size))


def turns(match: Journal) -> dict[int | None, list[Told]]:
    """What the log tells of each seat's last turn; the dice are left out."""
    found: dict[int | None, list[Told]] = {}
    for told in port(match).log(2):
        if not told.event.thrown:
            found.setdefault(told.event.about, []).append(told)
    return found


def after_both() -> Journal:
    """A match of two: the person has fed some hives and then the bot has; the person is asked."""
    match = journal("me", "easy", game="biekrig", seed=9, board="quiet")
    while True:
        played(match, match.cursor + 1)
        lines = turns(match)
        fed = [told for seat in lines.values() for told in seat if isinstance(told.event, Gathered)]
        if match.game.ask(match.state)[0].seat == 0 and len(fed) == 2 and len(lines) == 2:
            return match


@pytest.mark.parametrize("size", SIZES)
def test_what_my_own_roll_brought_still_stands_there_when_the_bot_has_rolled(
    size: tuple[int, int],
) -> None:
    match = after_both()

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        log = " ".join(screen.query_one("#log", Zone).plain().replace("│", " ").split())
        words = screen.words
        for seat in turns(match).values():
            said = seat[-1].message
            assert words.say(said) in log or words.brief(said).partition(": ")[2] in log

    asyncio.run(at_table(match, look, size=size))


def test_a_die_is_left_out_of_the_log_zone_only_where_its_outcome_is_told() -> None:
    match = after_both()
    log = port(match).log()
    for told in log:
        if told not in gist(log):
            assert isinstance(told.event, Rolled)
            later = log[log.index(told) + 1 :]
            assert (told.moves, told.event.seat) in [
                (each.moves, each.event.about) for each in later
            ]
    assert len(gist(log)) < len(log)
    assert gist(log)[-1] == log[-1]


def test_what_was_done_to_me_since_my_turn_is_said_before_what_it_brought_somebody_else() -> None:
    def told(event: Event, turn: int, whose: int) -> Told:
        said = tell(event)
        assert said is not None
        weight = weigh(event)
        return Told(turn, 1, said, event, False, turn=turn, whose=whose, weight=weight)

    mine = told(Settled(0), 1, 0)
    robs = told(Used(1, "robbing.1", 0), 2, 1)
    settled, gathered = told(Settled(1), 2, 1), told(Gathered(1, "red", (1, 2)), 2, 1)
    robbed = told(Robbed(1, 0, 2), 2, 1)
    said = words("biekrig").sits(["Anna", "Bo"])
    [_, his] = turns_of([mine, robs, settled, robbed, gathered])
    ways = list(shorter(said, his, 0))

    assert his.deed is robs
    assert [", took 2 honey from Anna" in way for way in ways] == [True, True, True, False, False]
    assert all("Robbing against Anna" in way for way in ways[:-1])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", ["en", "da", "nb", "de"])
def test_at_80x24_harvested_points_stand_beside_the_hives(seats: int, language: str) -> None:
    match = journal("me", *["easy"] * (seats - 1), game="biekrig", seed=5)
    while not (own(match.game.view(match.state, 0)).apiaries[0].harvested):
        played(match, match.cursor + 1)
        assert not match.over

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        harvested = own(screen.scene.view).apiaries[0].harvested
        said = f"{screen.words.word('head.harvested')} {harvested}"
        assert said in screen.query_one(Board).plain()

    asyncio.run(at_table(match, look, language=language))
