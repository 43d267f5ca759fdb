"""The table of Ecosfera Baltica as a player meets it: market, sea, rows, payment, votes."""

import asyncio

import pytest
from textual.pilot import Pilot

from core.games.ecosfera.moves import Buy, Claim
from core.games.ecosfera.printed import ELEMENTS
from core.games.ecosfera.seen import Mine
from core.journal import Journal
from tests.tui.matches import journal
from tests.tui.replays import played
from tests.tui.seen import at_table, golden, picture, pictured, text
from tui.screens.end import EndScreen
from tui.table.screen import TableScreen
from tui.tabletop.tabletop import Board, Hand, Market, Missions
from tui.widgets.sheet import Sheet
from tui.widgets.zone import Zone
from tui.words import LANGUAGES

SIZES = [(80, 24), (120, 40), (200, 60), (200, 24)]


def midway(moves: int = 60, seats: int = 3, seed: int = 4, level: str = "2") -> Journal:
    """A game of bots and Anna, taken to one of Anna's turns."""
    match = journal("me", *("easy",) * (seats - 1), seed=seed, game="ecosfera", level=level)
    played(match, moves)
    while match.game.ask(match.state)[0].seat:
        played(match, match.cursor + 1)
    return match


def asked(key: str, seats: int = 2, seed: int = 4, moves: int = 0) -> Journal:
    """The same, at the first question of a kind that is put to Anna."""
    match = journal("me", *("easy",) * (seats - 1), seed=seed, game="ecosfera", level="2")
    played(match, moves)
    while True:
        for prompt in match.game.ask(match.state):
            if prompt.seat == 0 and prompt.ask.key == key:
                return match
        played(match, match.cursor + 1)


def with_ways() -> Journal:
    """A turn of Anna's in which several pairs can pay for one consumer."""
    for seed in range(99):
        match = journal("me", "easy", seed=seed, game="ecosfera")
        while prompts := match.game.ask(match.state):
            buys = [answer for answer in prompts[0].answers if answer.loose]
            if prompts[0].seat == 0 and any(
                answer.verb == "buy" and not answer.usual for answer in buys
            ):
                return match
            played(match, match.cursor + 1)
    raise AssertionError("no such turn")


def own(screen: TableScreen) -> Mine:
    mine = screen.scene.view.own
    assert isinstance(mine, Mine)
    return mine


def test_the_table_looks_as_it_did() -> None:
    pictured("ecosfera", midway(), (80, 24), (120, 40), languages=LANGUAGES)


def test_a_full_table_looks_as_it_did() -> None:
    pictured("ecosfera.four", midway(110, seats=4), (60, 20), (80, 24), (200, 60))


def test_level_1_with_a_single_row_looks_as_it_did() -> None:
    pictured("ecosfera.alone", midway(20, seats=1, level="1"), (80, 24))


def test_a_vote_looks_as_it_did() -> None:
    pictured("ecosfera.vote", asked("ask.vote"), (80, 24))


@pytest.mark.parametrize("size", SIZES)
def test_the_four_panels_are_there_at_every_size(size: tuple[int, int]) -> None:
    async def look(_: Pilot[None], screen: TableScreen) -> None:
        for panel in (Board, Hand, Market, Missions):
            assert screen.query_one(panel).display
            assert screen.query_one(panel).plain().strip()

    asyncio.run(at_table(midway(), look, size=size))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_everything_that_can_be_pointed_at_is_drawn(size: tuple[int, int], seats: int) -> None:
    async def look(_: Pilot[None], screen: TableScreen) -> None:
        panels = (Board, Hand, Market, Missions)
        drawn = {hit.piece for panel in panels for hit in screen.query_one(panel).hits}
        answers = screen.scene.choosing.answers
        asked = {answer.pieces[0] for answer in answers if answer.pieces}
        faces = {
            face.piece
            for pile in screen.scene.view.piles
            for face in pile.faces
            if face.piece and face.name != "policy.funding"
        }

        assert (asked | faces) - drawn == set()

    asyncio.run(at_table(midway(90, seats=seats), look, size=size))


def test_a_habitat_is_told_from_another_and_from_a_restored_one_without_colour() -> None:
    async def look(_: Pilot[None], screen: TableScreen) -> None:
        sea = screen.query_one(Missions).plain()
        for habitat in own(screen).sea.restored:
            assert f"√{screen.words.word(f'habitat.{habitat}')}" in sea
        for habitat in own(screen).sea.open:
            assert f" {screen.words.word(f'habitat.{habitat}')} " in sea
        assert own(screen).sea.restored
        assert own(screen).sea.open

    asyncio.run(at_table(midway(110), look))


def test_every_card_that_can_be_acquired_shows_its_key() -> None:
    async def look(_: Pilot[None], screen: TableScreen) -> None:
        market = screen.query_one(Market)
        rows = market.plain().split("\n")
        hits = {hit.piece: hit for hit in market.hits}
        buys = {
            answer.pieces[0] for answer in screen.scene.choosing.answers if answer.verb == "buy"
        }
        shown = {
            piece
            for piece, hit in hits.items()
            if piece.startswith(("producer:", "consumer:")) and rows[hit.y][hit.x] == "b"
        }

        assert shown == buys != set()

    asyncio.run(at_table(with_ways(), look))


def test_the_prompt_says_what_ending_the_turn_costs() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        note = screen.words.word("note.pressure")
        assert note in screen.query_one("#prompt", Zone).plain()
        await pilot.press("b", "enter")
        await pilot.pause()
        prompt = screen.query_one("#prompt", Zone).plain()
        assert screen.words.word("note.safe") in prompt
        assert note not in prompt

    match = journal("me", "me", seed=7, game="ecosfera")
    asyncio.run(at_table(match, play))


def test_the_dangers_of_the_own_row_stand_over_it() -> None:
    async def look(_: Pilot[None], screen: TableScreen) -> None:
        codes = [card.partition(".")[0] for card in own(screen).rows[0].row]
        equal = max(codes.count(element) for element in ELEMENTS)
        title = screen.query_one(Hand).plain().split("\n")[0]
        assert f"pressure {'█' * codes.count('pressure'):░<3}" in title
        assert f"equal elements {'█' * equal:░<3} {equal}/3" in title

    for moves in (20, 60, 110):
        asyncio.run(at_table(midway(moves), look))


def test_enter_twice_pays_with_the_pair_that_keeps_most_open() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        usual = next(
            answer
            for answer in screen.scene.choosing.answers
            if answer.usual and _ways(screen, answer.pieces[0]) > 1
        )
        # By keys alone: to the market, and the digit that stands beside the card.
        await pilot.press("tab", str(4 + int(usual.pieces[0][-1])))
        assert screen.scene.cursor == usual.pieces[0]
        await pilot.press("enter")
        assert screen.scene.choosing.usual is usual
        note = screen.words.say(usual.notes[0])
        assert note in screen.query_one("#prompt", Zone).plain()
        entries = len(screen.port.replay().entries)
        await pilot.press("enter")
        assert screen.port.replay().entries[entries].move == usual.move

    asyncio.run(at_table(with_ways(), play))


def test_others_may_pay_when_they_are_pointed_at() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        other = next(
            answer
            for answer in screen.scene.choosing.answers
            if answer.verb == "buy" and answer.loose and not answer.usual
        )
        market, hand = screen.query_one(Market), screen.query_one(Hand)
        first = next(hit for hit in market.hits if hit.piece == other.pieces[0])
        await pilot.click(Market, offset=(first.x, first.y))
        await pilot.click(Market, offset=(first.x, first.y))
        # In whatever order: the second of the pair first.
        for piece in reversed(other.pieces[1:]):
            if screen.scene.lit(piece):
                hit = next(hit for hit in hand.hits if hit.piece == piece)
                await pilot.click(Hand, offset=(hit.x, hit.y))
        move = screen.port.replay().entries[-1].move
        assert isinstance(move, Buy)
        assert move == other.move

    asyncio.run(at_table(with_ways(), play))


def test_two_consumers_restore_a_habitat_by_keys_and_that_is_undone() -> None:
    match = asked("ask.act")
    while True:
        prompts = match.game.ask(match.state)
        claims = [answer for answer in prompts[0].answers if answer.verb == "claim"]
        if prompts[0].seat == 0 and claims:
            break
        played(match, match.cursor + 1)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        before = own(screen).sea.restored
        entries = len(screen.port.replay().entries)
        await pilot.press("c")
        while len(screen.port.replay().entries) == entries:
            await pilot.press("enter")
        assert isinstance(screen.port.replay().entries[entries].move, Claim)
        assert len(own(screen).sea.restored) > len(before)
        await pilot.press("u")
        assert own(screen).sea.restored == before

    asyncio.run(at_table(match, play))


def test_a_partners_piles_are_named_card_by_card_and_the_rest_is_counted() -> None:
    async def look(_: Pilot[None], screen: TableScreen) -> None:
        [said] = [row for row in screen.query_one(Board).plain().split("\n") if "Discard: " in row]
        *shown, more = said.partition("Discard: ")[2].rstrip(" │").split(", ")
        assert not any(each.endswith("……") for each in shown)
        assert len(shown) > 3
        assert more.removeprefix("+").isdecimal()

    match = midway(moves=132, seats=2)
    asyncio.run(at_table(match, look, size=(120, 40)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_partner_has_little_room_a_meter_is_whole_or_left_out(language: str) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        while not screen.query_one(Board).display:
            await pilot.press("tab")
        head = screen.query_one(Board).plain().split("\n")[1]
        assert screen.words.word("meter.pressure") in head
        begun = f"  {screen.words.word('meter.equal')[0]}"
        rest = head.partition("/3")[2]
        assert "/3" in rest or not rest.startswith(begun)

    asyncio.run(at_table(midway(seats=2), look, size=(60, 20), language=language))


def test_a_vote_is_answered_with_the_measure_before_the_eyes() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert screen.scene.cursor.startswith("policy:")
        face = screen.scene.face(screen.scene.cursor)
        assert face is not None
        assert screen.words.word(face.name or "") in screen.query_one("#card", Zone).plain()
        entries = len(screen.port.replay().entries)
        await pilot.press("p")
        assert screen.port.replay().entries[entries].move.__class__.__name__ == "Agree"

    asyncio.run(at_table(asked("ask.vote"), play))


def test_every_pile_that_lies_open_can_be_looked_through() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("o")
        assert isinstance(pilot.app.screen, Sheet)
        heaps = text(pilot.app)
        assert "Anna" in heaps
        assert "Bo" in heaps
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, Sheet)
        await pilot.press("escape")
        assert screen.is_current

    asyncio.run(at_table(midway(), play))


@pytest.mark.parametrize("won", [True, False])
def test_the_end_says_that_all_have_won_or_lost_together(won: bool) -> None:
    for seed in range(99):
        match = played(journal("me", "easy", "easy", seed=seed, game="ecosfera"), 999)
        if bool(match.game.winners(match.state)) == won:
            break

    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        assert isinstance(pilot.app.screen, EndScreen)
        golden(f"ecosfera.{'won' if won else 'lost'}", {"80x24 en": picture(pilot.app)})
        said = screen.words.word("end.together" if won else "end.lost.together")
        assert said in text(pilot.app)

    asyncio.run(at_table(match, look))


def _ways(screen: TableScreen, piece: str) -> int:
    return sum(answer.pieces[:1] == (piece,) for answer in screen.scene.choosing.answers)
