"""Lessons at the table as a learner meets them: opened, and followed with keys or the mouse."""

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from core import catalogue
from core.game import Answer
from core.journal import Journal, Match, Sitter
from core.lesson import Lesson
from tests.tui.seen import at_table
from tui.match.local import LocalPort
from tui.scene.answering import after
from tui.table.screen import TableScreen
from tui.tabletop import heaps
from tui.widgets.sheet import Sheet

LESSONS = tuple(each for game in catalogue.published() for each in catalogue.lessons(game))
Walk = Callable[[Pilot[None], TableScreen], Awaitable[None]]


def named(lesson: Lesson) -> str:
    """How a lesson is called among the parameters of a test."""
    return f"{lesson.game}-{lesson.key}"


def begun(lesson: Lesson) -> Journal:
    """Its match before the first answer."""
    game = catalogue.game(lesson.game)
    sitters = tuple(
        Sitter(name, kind) for name, kind in zip(("Anna", "Hazel"), lesson.kinds, strict=True)
    )
    options = game.chosen(dict(lesson.options))
    match = Match("lesson", game.key, game.version, options, sitters, lesson.seed)
    return Journal(game, match, game.setup(options, len(sitters), lesson.seed))


def learn(
    lesson: Lesson, walk: Walk, *, size: tuple[int, int] = (80, 24), journal: Journal | None = None
) -> LocalPort:
    """Sit down at a lesson and do something there."""
    return asyncio.run(at_table(journal or begun(lesson), walk, size=size))


async def asked(pilot: Pilot[None], table: TableScreen) -> None:
    """Wait until the learner is asked something, or it is over."""
    for _ in range(400):
        await pilot.pause()
        if table.scene.snap.prompt is not None or table.scene.snap.over:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the bots do not answer")


async def enter(pilot: Pilot[None], table: TableScreen) -> None:
    """Enter, until what the coach asks for has been done."""
    moves = table.scene.snap.moves
    for _ in range(6):
        if table.scene.snap.moves != moves:
            return
        await pilot.press("enter")
        await pilot.pause()
    assert table.scene.snap.moves != moves, table.scene.said


async def letter(pilot: Pilot[None], table: TableScreen) -> None:
    """The letter of what is asked for with the cursor where it stands, then Enter for the rest."""
    moves, answer = table.scene.snap.moves, table.scene.said.answers[0]
    await pilot.press(table.keymap.verb(answer.verb))
    await pilot.pause()
    if table.scene.snap.moves == moves:
        await enter(pilot, table)


async def click(pilot: Pilot[None], table: TableScreen) -> None:
    """Clicks on what is asked for, piece by piece; an answer without a piece is a verb to click."""
    moves, answer = table.scene.snap.moves, table.scene.said.answers[0]
    for _ in range(8):
        if table.scene.snap.moves != moves:
            return
        await _click(pilot, table, answer)
        await pilot.pause()
    assert table.scene.snap.moves != moves, table.scene.said


async def _click(pilot: Pilot[None], table: TableScreen, answer: Answer) -> None:
    if isinstance(pilot.app.screen, Sheet):  # a heap: one of its cards
        await pilot.press("enter")
        return
    ahead = after(answer, table.scene.choosing.picked)
    piece = ahead[0] if ahead else f"verb:{answer.verb}"
    heap = heaps.heap(table.scene, table.scene.cursor)
    if heap is not None and piece in {face.piece for face in heap.faces}:
        await pilot.press(table.keymap.shown("open"))
        return
    for zone in table.query("Zone").results():
        hit = next((each for each in getattr(zone, "hits", ()) if each.piece == piece), None)
        if zone.display and hit is not None:
            await pilot.click(zone, offset=(hit.x, hit.y))
            return
    raise AssertionError(f"{piece} cannot be clicked")
