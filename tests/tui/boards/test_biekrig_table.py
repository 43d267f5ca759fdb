"""The table of Biekrig as a player meets it: the year, dice, hives, prompts out of turn."""

import asyncio
from dataclasses import replace

import pytest
from textual.pilot import Pilot

from core.game import Move, View
from core.games.biekrig.events import Dropped, Rolled, Used
from core.games.biekrig.kinds import KIND
from core.games.biekrig.mine import Mine
from core.games.biekrig.state import State
from core.journal import Journal
from tests.core.games.biekrig.tables import Seat, go, lay
from tests.tui import looks
from tests.tui.matches import journal, port
from tests.tui.replays import played
from tests.tui.seen import at_table, pictured, text
from tui.app.app import HedgerowApp
from tui.app.keys import USUAL
from tui.config.keymap import read
from tui.config.settings import Pace
from tui.screens.end import EndScreen
from tui.table.curtain import CurtainScreen
from tui.table.screen import TableScreen
from tui.tabletop.tabletop import Board, Hand, Market, Missions
from tui.widgets.zone import Zone
from tui.words import LANGUAGES

SIZES = [(80, 24), (120, 40), (200, 60), (200, 24)]


def midway(moves: int = 130, seats: int = 3, seed: int = 7, board: str = "quiet") -> Journal:
    """A game of bots and Anna, taken to one of Anna's answers."""
    match = journal("me", *("easy",) * (seats - 1), seed=seed, game="biekrig", board=board)
    played(match, moves)
    while match.game.ask(match.state)[0].seat:
        played(match, match.cursor + 1)
    return match


def own(view: View) -> Mine:
    assert isinstance(view.own, Mine)
    return view.own


def test_the_table_looks_as_it_did() -> None:
    pictured("biekrig", midway(), (80, 24), (120, 40), languages=LANGUAGES)


def test_the_busy_board_looks_as_it_did() -> None:
    pictured("biekrig.busy", midway(board="busy"), (60, 20), (80, 24), (120, 40))


def test_small_and_large_tables_look_as_they_did() -> None:
    pictured("biekrig.five", midway(seats=5, seed=3), (60, 20), (200, 60))


def test_five_apiaries_fit_the_smallest_screen() -> None:
    pictured("biekrig.late", midway(220, seats=5, seed=3), (80, 24))


@pytest.mark.parametrize("size", SIZES)
def test_the_four_panels_are_there_at_every_size(size: tuple[int, int]) -> None:
    async def look(_: Pilot[None], screen: TableScreen) -> None:
        for panel in (Board, Hand, Market, Missions):
            assert screen.query_one(panel).display
            assert screen.query_one(panel).plain().strip()

    asyncio.run(at_table(midway(), look, size=size))


@pytest.mark.parametrize("size", SIZES)
def test_everything_that_can_be_pointed_at_is_drawn(size: tuple[int, int]) -> None:
    async def look(_: Pilot[None], screen: TableScreen) -> None:
        drawn = {
            hit.piece
            for panel in (Board, Hand, Market, Missions)
            for hit in screen.query_one(panel).hits
        }
        wanted = {piece for answer in screen.scene.choosing.answers for piece in answer.pieces}
        wanted |= {f"space:{place}" for place in range(40)} | {"seat:1", "hive:1", "deck"}

        assert wanted <= drawn

    asyncio.run(at_table(midway(), look, size=size))


def test_the_die_is_rolled_by_a_key_and_taken_back() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("d")
        await pilot.pause()
        port = screen.port
        first = port.replay().entries[0]
        assert isinstance(first.events[0], Rolled)
        assert "•" in screen.query_one(Missions).plain()
        await pilot.press("u")
        assert port.replay().cursor == 0
        await pilot.press("d")
        await pilot.pause()
        assert port.replay().entries[0] == first

    asyncio.run(at_table(journal("me", "easy", game="biekrig"), play))


def test_a_click_on_the_die_selects_and_a_second_one_rolls() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        hit = next(hit for hit in screen.query_one(Missions).hits if hit.piece == "die")
        spot = (hit.x, hit.y)
        screen.update(cursor="deck")
        before = screen.port.replay().cursor
        await pilot.click(Missions, offset=spot)
        assert (screen.scene.cursor, screen.port.replay().cursor) == ("die", before)
        await pilot.click(Missions, offset=spot)
        await pilot.pause()
        assert screen.port.replay().cursor > before

    asyncio.run(at_table(midway(), play))


def test_a_worker_is_bought_for_a_hive_with_the_colours_that_were_chosen() -> None:
    match = journal("me", "easy", game="biekrig", seed=5)

    def buys() -> bool:
        prompt = match.game.ask(match.state)[0]
        found = [answer for answer in prompt.answers if answer.pieces[:1] == ("shop:worker",)]
        return prompt.seat == 0 and len(found) > 3

    while not buys():
        match.play(match.game.ask(match.state)[0].seat, _last(match))

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        mine = own(screen.scene.view).apiaries[0]
        await pilot.press("b")
        while screen.port.replay().cursor == len(before):
            await pilot.press("enter")
        after = own(screen.scene.view).apiaries[0]
        assert sum(after.hives) == sum(mine.hives) + 1
        assert (sum(after.pollen), after.honey) == (sum(mine.pollen) - 2, mine.honey - 1)

    before = list(match.entries)
    asyncio.run(at_table(match, play))


def _last(match: Journal) -> Move:
    """The last answer of a question: the roll, or no."""
    move: Move = match.game.ask(match.state)[0].answers[-1].move
    return move


def test_the_prompt_names_every_face_of_the_die_and_what_is_at_risk() -> None:
    async def look(_: Pilot[None], screen: TableScreen) -> None:
        lines = screen.query_one("#prompt", Zone).plain().split("\n")
        shown = " ".join(lines)
        for face in own(screen.scene.view).ahead:
            assert f"{face.die} " in shown
            if face.risk:
                assert f"!{','.join(map(str, face.risk))}" in shown

    match = midway(60)
    while not any(face.risk for face in own(match.game.view(match.state, 0)).ahead):
        played(match, match.cursor + 1)
        while match.game.ask(match.state)[0].seat:
            played(match, match.cursor + 1)
    asyncio.run(at_table(match, look))


def test_a_game_is_played_to_its_end_by_enter_alone() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        for _ in range(600):
            if isinstance(pilot.app.screen, EndScreen):
                break
            await pilot.press("enter")
        assert isinstance(pilot.app.screen, EndScreen)
        assert screen.port.replay().over

    match = midway(110, seats=2, seed=13)
    asyncio.run(at_table(match, play))


def test_a_victim_is_asked_out_of_turn_behind_the_curtain() -> None:
    match = journal("me", "me", game="biekrig", seed=3)
    while match.game.ask(match.state)[0].ask.key not in {"ask.treat", "ask.attacked"}:
        played(match, match.cursor + 1)
    victim = match.game.ask(match.state)[0].seat
    assert match.game.clock(match.state).seat != victim

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert isinstance(pilot.app.screen, CurtainScreen)
        assert pilot.app.screen.seat == victim
        await pilot.press("enter")
        await pilot.pause()
        prompt = screen.scene.snap.prompt
        assert prompt is not None
        assert prompt.seat == victim
        assert screen.words.say(prompt.ask) in text(pilot.app)

    asyncio.run(at_table(match, play))


def test_who_is_asked_while_another_is_on_turn_is_told_so() -> None:
    match = journal("easy", "me", game="biekrig", seed=3)
    while True:
        prompt = match.game.ask(match.state)[0]
        if prompt.seat == 1 and match.game.clock(match.state).seat == 0:
            break
        played(match, match.cursor + 1)

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        shown = text(pilot.app)
        assert screen.words.word("prompt.your_answer") in shown
        assert screen.words.word("prompt.your_turn") not in shown

    asyncio.run(at_table(match, look))


@pytest.mark.parametrize(("pace", "rolls"), [("normal", True), ("instant", False)])
def test_dice_roll_for_a_moment_unless_everything_is_instant(pace: Pace, rolls: bool) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        app = pilot.app
        assert isinstance(app, HedgerowApp)
        app.preferences.change(pace=pace)
        seen: list[int] = []
        paint = screen.draw
        screen.draw = lambda: (seen.append(screen.scene.tumble), paint())[1]  # type: ignore[method-assign, func-returns-value]
        await pilot.press("d")
        while screen.scene.tumble:
            await pilot.pause(0.01)

        assert any(seen) is rolls
        assert seen[-1] == 0

    asyncio.run(at_table(midway(), play))


def test_a_die_that_falls_shows_other_faces_and_then_its_own() -> None:
    screen = looks.table(port(midway()))
    faces = [replace(screen.scene, tumble=left).tumbled(5, 0) for left in (2, 1, 0)]

    assert faces[-1] == 5
    assert set(faces[:-1]) <= set(range(1, 7)) - {5}


def at(state: State) -> Journal:
    """A match that stands at a table that was laid out."""
    kinds = ("me", *("easy",) * (len(state.apiaries) - 1))
    match = journal(*kinds, game="biekrig")
    return Journal(match.game, match.match, state)


def test_an_attack_names_its_card_and_then_the_neighbour_by_a_click() -> None:
    match = at(lay(hand="varroa swarm", rivals=[Seat("23"), Seat("34")]))

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        screen.update(focus="hand", cursor="hand:1")
        await pilot.press("p")
        await pilot.pause()
        assert (screen.scene.focus, screen.scene.cursor) == ("board", "seat:1")
        hit = next(hit for hit in screen.query_one(Board).hits if hit.piece == "seat:2")
        await pilot.click(Board, offset=(hit.x + 3, hit.y))
        await pilot.pause()
        first = screen.port.replay().entries[0]
        assert isinstance(first.events[0], Used)
        assert (KIND[first.events[0].card], first.events[0].target) == ("varroa", 2)

    asyncio.run(at_table(match, play))


def test_honey_is_harvested_by_a_digit_and_its_key() -> None:
    match = at(go(1, space=22, honey=15))

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert "7 honey: +1" in text(pilot.app)
        assert "14 honey: +2" in text(pilot.app)
        await pilot.press("2", "c")
        await pilot.pause()
        apiary = own(screen.scene.view).apiaries[0]
        assert (apiary.harvested, apiary.honey) == (2, 1)

    asyncio.run(at_table(match, play))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_dice_say_who_rolled_them(size: tuple[int, int], language: str) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        rolled = screen.words.word("dice.of").format(name="Cleo")
        place = next(
            panel for panel in (Missions, Market) if rolled in screen.query_one(panel).plain()
        )
        assert "•" in screen.query_one(place).plain()

    asyncio.run(at_table(midway(), look, size=size, language=language))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_sixth_card_is_discarded_by_a_digit_and_its_key(size: tuple[int, int]) -> None:
    match = at(go(1, to=3, hand="afb varroa swarm swarm_control extra_point", deck="robbing"))

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert [screen.pieces("hand")] == [[f"hand:{place}" for place in range(1, 7)]]
        await pilot.press("3", "d")
        await pilot.pause()
        (dropped, *_) = screen.port.replay().entries[0].events
        assert isinstance(dropped, Dropped)
        assert KIND[dropped.card] == "swarm"

    asyncio.run(at_table(match, play, size=size))


def test_swarm_control_is_played_on_an_s_with_the_hives_at_risk_named() -> None:
    match = at(go(1, to=7, hives="335", hand="swarm_control"))

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert "hives 1, 2, 3" in text(pilot.app)
        await pilot.press("p")
        await pilot.pause()
        assert own(screen.scene.view).apiaries[0].hives == (3, 3, 5)

    asyncio.run(at_table(match, play))


def test_nine_hives_are_drawn_and_can_be_clicked_at_every_size() -> None:
    match = at(lay("555555552", "BR", 1))
    for size in SIZES:

        async def look(_: Pilot[None], screen: TableScreen) -> None:
            hits = {hit.piece for hit in screen.query_one(Board).hits}
            assert {f"hive:{number}" for number in range(1, 10)} <= hits
            assert all(
                hit.x + hit.width <= screen.query_one(Board).size.width
                for hit in screen.query_one(Board).hits
            )

        asyncio.run(at_table(match, look, size=size))


def test_keys_of_the_players_own_stand_on_the_table() -> None:
    async def play(_: Pilot[None], screen: TableScreen) -> None:
        own_keys, complaints = read({"draw": "k"}, "config.toml", USUAL)
        assert not complaints
        screen.relook(replace(screen.look, keys=lambda: own_keys))
        assert "k  Die" in screen.query_one(Missions).plain()

    asyncio.run(at_table(midway(), play))


def test_an_apiary_under_the_cursor_says_whose_it_is_and_what_hives_are() -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        screen.update(focus="board", cursor="seat:1")
        told = screen.query_one("#card", Zone).plain()
        assert told.startswith(" Hives (Bo): ")
        assert screen.words.word("rule.hive").split(";")[0] in told

    asyncio.run(at_table(midway(), look))
