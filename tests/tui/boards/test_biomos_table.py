"""The table of Biomos: gaps under the cursor, brackets, rings, and what each place would bring."""

import asyncio
from functools import partial
from typing import Any

import pytest
from textual.pilot import Pilot

from core.games.biomos.box import terrain
from core.games.biomos.cards import CARD
from core.games.biomos.view import Sight
from core.journal import Journal
from core.words import Words
from tests.tui.drawn import drawn
from tests.tui.matches import journal, words
from tests.tui.replays import played
from tests.tui.seen import at_table, pictured, text
from tui.app.keys import USUAL
from tui.boards.biomos.hand import hand
from tui.drawing.palette import THEMES
from tui.scene.attention import Attention
from tui.scene.scene import Scene
from tui.scene.watching import snapshot
from tui.table.screen import TableScreen
from tui.tabletop.tabletop import Board, Hand, Market, Missions
from tui.widgets.sheet import Sheet
from tui.widgets.zone import Zone
from tui.words import LANGUAGES

SIZES = [(80, 24), (120, 40), (200, 60), (60, 20)]
ASKED = ("take", "place", "event", "claim", "lift")


def asked(question: str, moves: int = 30, seats: int = 2, seed: int = 3, **options: Any) -> Journal:
    """A match of bots and Anna, from some move on when she is asked a question."""
    options = {"mode": "advanced", **options}
    match = journal("me", *("easy",) * (seats - 1), seed=seed, game="biomos", **options)
    while True:
        played(match, moves)
        prompts = match.game.ask(match.state)
        if not prompts or (prompts[0].seat, prompts[0].ask.key) == (0, f"ask.{question}"):
            return match
        moves += 1


def several(match: Journal) -> bool:
    """Whether the first event that can be used has more than one target."""
    options = match.game.ask(match.state)[0].answers
    return len(options) > 2 and options[0].pieces[0] == options[1].pieces[0]


def line(screen: TableScreen) -> list[str]:
    """The four rows of the large planet on the smallest table."""
    return screen.query_one(Board).plain().split("\n")[1:5]


@pytest.mark.parametrize("question", ASKED)
def test_the_smallest_table_looks_as_it_did(question: str) -> None:
    match = asked(question, 8 if question == "lift" else 30)
    languages = LANGUAGES if question in {"take", "place"} else LANGUAGES[:1]
    pictured(f"biomos.{question}", match, (80, 24), languages=languages)


def test_the_table_with_boxes_looks_as_it_did() -> None:
    pictured("biomos.boxes", asked("place", 60, seats=4), (120, 40), keys=("2",))


TABLES: dict[str, tuple[dict[str, Any], str]] = {
    "three": ({"question": "event", "moves": 45, "seats": 3}, "enter"),
    "alone": ({"question": "claim", "moves": 20, "seats": 1, "seed": 9}, "n"),
    "planets": ({"question": "planet", "moves": 0}, "2"),
    "basic": ({"question": "place", "moves": 50, "mode": "basic"}, "2"),
}
"""A question, and a key after it."""


@pytest.mark.parametrize("name", TABLES)
def test_every_size_looks_as_it_did(name: str) -> None:
    table, key = TABLES[name]
    # Three at the table have all there is: with fewer or less, no size lays it out in another way.
    sizes = SIZES if name == "three" else SIZES[:2]
    pictured(f"biomos.{name}", asked(**table), *sizes, keys=(key,))


@pytest.mark.parametrize(("zone", "tabs"), [("market", 0), ("missions", 1), ("board", 2)])
def test_a_zone_that_has_the_screen_for_itself_says_more(zone: str, tabs: int) -> None:
    keys = (*("tab",) * tabs, "z")
    pictured(f"biomos.zoomed.{zone}", asked("take", 95, seats=3), (80, 24), keys=keys)


@pytest.mark.parametrize("size", SIZES[:3])
def test_the_four_panels_are_there_at_every_size(size: tuple[int, int]) -> None:
    async def see(_: Pilot[None], screen: TableScreen) -> None:
        for panel in (Board, Hand, Market, Missions):
            assert screen.query_one(panel).display
            assert screen.query_one(panel).plain().strip()

    for match in (asked("take"), asked("take", mode="basic", seats=1)):
        asyncio.run(at_table(match, see, size=size))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", ["take", "place", "lift", "claim"])
def test_the_basic_game_says_in_the_hand_what_is_to_be_done_now(
    question: str, language: str
) -> None:
    async def see(_: Pilot[None], screen: TableScreen) -> None:
        said = screen.query_one(Hand).plain().split("\n")[1]
        assert said.endswith(screen.words.word(f"hand.{question}"))

    match = asked(question, 8 if question == "lift" else 30, mode="basic")
    asyncio.run(at_table(match, see, language=language))


def test_the_question_where_to_place_speaks_of_no_moon_to_who_has_one() -> None:
    match = asked("place", 60)
    own = match.game.view(match.state, 0).own
    assert isinstance(own, Sight)
    assert own.planets[0].moon
    for language in LANGUAGES:
        prompt = match.game.ask(match.state)[0]
        said = words("biomos", language).say(prompt.ask)
        moon = words("biomos", language).word("label.moon")
        assert moon.lower() not in said.lower()


@pytest.mark.parametrize(("question", "turns"), [("take", True), ("place", False)])
def test_while_the_own_planet_is_asked_about_it_stays_large_and_v_says_so(
    question: str, turns: bool
) -> None:
    async def see(pilot: Pilot[None], screen: TableScreen) -> None:
        board = screen.query_one(Board)
        before, offered = board.plain(), screen.words.word("zone.board.more")
        assert (offered in before) == turns
        await pilot.press("v")
        assert (board.plain() != before) == turns
        assert (screen.words.word("view.title") in text(pilot.app)) == (not turns)
        assert screen.scene.large == (1 if turns else 0)

    asyncio.run(at_table(asked(question), see))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_line_ends_with_a_whole_word_and_a_name_without_a_text_has_no_colon(
    language: str,
) -> None:
    async def see(pilot: Pilot[None], screen: TableScreen) -> None:
        below = screen.query_one("#card", Zone)
        cut = 0
        for pile in screen.scene.view.piles:
            for face in pile.faces if pile.spread else ():
                screen.update(cursor=face.piece)
                said = " ".join(below.plain().split())
                assert not said.endswith(":")
                if "…" in said:  # what the signs on it mean may stand behind that
                    cut += 1
                    told = screen.words.word(face.tip or "").split()
                    last = said.partition("…")[0].split()[-1]
                    assert last in {*told, *(word.rstrip(".,;:") for word in told)}
        assert cut

    asyncio.run(at_table(asked("take"), see, size=(60, 20), language=language))


def test_the_zoomed_board_names_nobody_who_has_claimed_nothing() -> None:
    async def see(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("tab", "tab")
        shown = screen.query_one(Board).plain()
        assert [shown.count(name) for name in ("Anna", "Bo", "Cleo")] == [1, 1, 1]

    asyncio.run(at_table(asked("take", 3, seats=3), see, size=(60, 20)))


def test_the_marker_in_the_hand_lies_in_the_gap_under_the_cursor() -> None:
    match = asked("place", 60)
    track, held = match.state.planets[0].track, match.state.held

    async def see(pilot: Pilot[None], screen: TableScreen) -> None:
        shown = line(screen)[2].replace("│", " ").split()
        codes = {"s": "Se", "d": "De", "f": "Fo", "m": "Mo", "i": "Ic"}

        assert f"» {codes[held]} «" in line(screen)[2]
        assert len([each for each in shown if each in codes.values()]) == len(track) + 1
        place = next(p for p in screen.pieces("board") if screen.scene.lit(p) and p > "gap:0")
        gap = int(place.partition(":")[2])
        await pilot.press(str(gap + 1))
        assert screen.scene.cursor == place
        await pilot.press("enter")
        assert match.states[match.cursor].planets[0].track == track[:gap] + held + track[gap:]

    asyncio.run(at_table(match, see))


def test_before_a_marker_is_placed_its_card_is_bracketed_and_its_points_are_told() -> None:
    for moves in range(20, 200):
        match = asked("place", moves)
        prompts = match.game.ask(match.state)
        options = prompts[0].answers if prompts else ()
        opening = [o for o in options if any(n.key == "note.opens" for n in o.notes)]
        gaps = [o for o in opening if o.pieces[0].startswith("gap")]
        if gaps:
            break
    piece = gaps[0].pieces[0]
    card = str(dict(gaps[0].notes[-1].args)["card"])

    async def see(_: Pilot[None], screen: TableScreen) -> None:
        screen.update(focus="board", cursor=piece)
        said: Words = screen.words
        name = said.word(card)

        assert CARD[card.removeprefix("card.")].points.value in (3, 5, 7, 10)
        assert any(name in row for row in line(screen)[3:])
        assert "╰─" in line(screen)[3]
        assert f"then “{name}”" in text(screen.app)

    asyncio.run(at_table(match, see))


def test_an_event_under_the_cursor_shows_its_targets_and_every_target_its_result() -> None:
    match = next(match for match in map(partial(asked, "event"), range(20, 90)) if several(match))

    async def see(pilot: Pilot[None], screen: TableScreen) -> None:
        event = screen.scene.cursor
        options = screen.scene.choosing.answers
        targets = {o.pieces[1] for o in options if o.pieces[:1] == (event,)}
        assert line(screen)[3].count("×") == len(targets) > 1
        for step in range(len(targets)):
            await pilot.press("right" if step else "enter")
            assert screen.scene.cursor in targets
            assert "»" in line(screen)[2]
        await pilot.press("escape")
        assert not screen.scene.choosing.begun

    asyncio.run(at_table(match, see))


def test_a_turn_is_played_with_the_mouse() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        async def twice(zone: type[Any], piece: str) -> None:
            for _ in range(2):
                hits = [hit for hit in screen.query_one(zone).hits if hit.piece == piece]
                await pilot.click(zone, offset=(hits[-1].x, hits[-1].y))
            await pilot.pause()

        before = screen.port.replay().cursor
        lit = next(p for p in screen.pieces("market") if screen.scene.lit(p))
        await twice(Market, lit)
        assert screen.port.replay().cursor > before
        place = next(p for p in screen.pieces("board") if screen.scene.lit(p))
        await twice(Board, place)
        assert screen.port.replay().cursor > before + 1
        await pilot.press("u", "u")
        assert screen.port.replay().cursor == before

    asyncio.run(at_table(asked("take", 40), play))


@pytest.mark.parametrize("size", SIZES[:3])
def test_all_pieces_of_the_own_planet_can_be_clicked(size: tuple[int, int]) -> None:
    async def see(_: Pilot[None], screen: TableScreen) -> None:
        own = [pile for pile in screen.scene.piles("board") if pile.owner == 0]
        pieces = {face.piece for pile in own for face in pile.faces if face.piece}

        assert pieces <= set(screen.pieces("board"))

    for question in ASKED[:3]:
        asyncio.run(at_table(asked(question, 60), see, size=size))


def test_digits_mean_the_gap_or_the_marker_with_that_number() -> None:
    async def gaps(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("2")
        assert screen.scene.cursor == "gap:1"

    async def markers(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("2")
        assert screen.scene.cursor == "marker:2"

    async def display(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("5")
        assert screen.scene.cursor == "display:5"

    for size in SIZES[:3]:
        asyncio.run(at_table(asked("place", 60), gaps, size=size))
        asyncio.run(at_table(asked("lift", 8), markers, size=size))
        asyncio.run(at_table(asked("take", 40), display, size=size))


def test_a_whole_game_is_played_with_enter_where_only_one_zone_fits() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        for _ in range(80):
            if screen.scene.snap.over:
                break
            await pilot.press("enter")
            await pilot.pause()
        assert screen.scene.snap.over

    port = asyncio.run(at_table(asked("planet", 0), play, size=(60, 20)))
    assert all(len(planet.track) == 12 for planet in port.journal.state.planets)


def test_who_looks_on_sees_what_is_in_the_hand_and_is_told_nothing_to_do() -> None:
    match = asked("place", 30, mode="basic")
    said = words("biomos").word

    for seat in (0, 1, None):
        snap = snapshot(match.game.view(match.state, seat))
        scene = Scene(
            snap, words("biomos").sits(["Anna", "Bo"]), Attention(), USUAL, watching=seat is None
        )
        canvas = drawn(lambda canvas, scene=scene: hand(canvas, scene), (80, 3))  # type: ignore[misc]
        told = [key for key in ("take", "place", "wait") if said(f"hand.{key}") in canvas.plain()]
        assert told == {0: ["place"], 1: ["wait"], None: []}[seat]
        assert (said("hand.empty") in canvas.plain()) == (seat == 1)


def test_whose_planet_is_large_goes_round_the_table() -> None:
    async def see(pilot: Pilot[None], screen: TableScreen) -> None:
        firsts = []
        for _ in range(4):
            firsts.append(line(screen)[0].split()[0])
            await pilot.press("v")

        assert firsts == ["Anna", "Bo", "Cleo", "Anna"]

    asyncio.run(at_table(asked("take", 40, seats=3), see))


def test_chips_have_a_colour_in_every_theme() -> None:
    for roles in THEMES.values():
        chips = {style for role, style in roles.items() if role.startswith("chip.")}

        assert len(chips) == 5


def test_the_bag_is_looked_through_in_the_order_of_the_colours() -> None:
    async def see(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("o")
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        own = screen.scene.view.own
        assert isinstance(own, Sight)
        colours = [screen.words.word(terrain(colour)) for colour, number in own.bag if number]
        assert [row.text.split(maxsplit=1)[1] for row in sheet.rows] == colours

    asyncio.run(at_table(asked("take"), see))
