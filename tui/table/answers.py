"""What answers the question at the table: letters, digits, Enter, a piece that is pointed at."""

from collections.abc import Callable

from core.game import AnyGame, View
from core.words import Message, Words, message
from tui.config.grammar import Deed
from tui.scene.answering import Choosing
from tui.scene.attending import attend, numbered
from tui.table.screen import TableScreen
from tui.tabletop import heaps


def done_with(deed: Deed) -> Callable[[TableScreen], None]:
    """Do, then select; with the piece under the cursor where it fits."""

    def run(table: TableScreen) -> None:
        scene = table.scene
        begun = scene.choosing.press(deed.verbs, scene.cursor)
        if begun is None:
            table.update(flash=unfinished(table) or _why(table, deed))
        else:
            proceed(table, begun)

    return run


def unfinished(table: TableScreen) -> Message | None:
    """What has to be said first, in the middle of an answer."""
    scene, choosing = table.scene, table.scene.choosing
    if not choosing.begun:
        return None
    return message("why.begun", deed=scene.deed(choosing.verb, choosing.picked))


def _why(table: TableScreen, deed: Deed) -> Message:
    """Why none of the letter's verbs can be done now."""
    scene = table.scene
    if scene.snap.prompt is None:
        return table.idle("why.not_asked")
    reason = why(table.port.game, table.words, scene.view, deed, scene.cursor)
    return reason or message("why.not_here", key=scene.keymap.shown(deed.id))


def why(game: AnyGame, words: Words, view: View, deed: Deed, piece: str) -> Message | None:
    """The first reason against what a letter stands for in this game."""
    verbs = [verb for verb in deed.verbs if words.has(f"verb.{verb}")]
    reasons = (game.why_not(view, verb, piece) for verb in verbs)
    return next((reason for reason in reasons if reason is not None), None)


def proceed(table: TableScreen, choosing: Choosing) -> None:
    """Play the answer when it is complete, else light what comes next."""
    answer = choosing.answer
    if answer is not None:
        table.play(answer.move)
        return
    table.scene = attend(table.scene.attending(choosing=choosing, flash=None))
    table.redraw()


def point(table: TableScreen, piece: str) -> None:
    """A piece was pointed at; one that carries no answer on changes nothing."""
    found = table.scene.choosing.pick(piece)
    if found is not None:
        proceed(table, found)


def digit(table: TableScreen, number: int) -> None:
    """Choose the n-th piece of the zone in focus."""
    found = numbered(table.scene, table.pieces(table.scene.focus), number)
    if table.scene.choosing.begun:
        point(table, found)
    elif found:
        table.update(cursor=found)
    else:
        table.missed(str((number + 1) % 10))


def do(table: TableScreen) -> None:
    """The default action of the piece under the cursor."""
    scene, choosing = table.scene, table.scene.choosing
    if scene.lit(scene.cursor):
        point(table, scene.cursor)
    elif choosing.usual is not None:
        table.play(choosing.usual.move)
    elif not scene.cursor and choosing.asked is not None and not choosing.asked.pieces:
        table.play(choosing.asked.move)
    elif len(choosing.answers) == 1:
        table.play(choosing.answers[0].move)
    elif scene.snap.held is not None or scene.snap.passing is not None:
        table.port.step()
    elif scene.snap.over:
        table.ended()
    elif heaps.heap(scene, scene.cursor) is not None:
        table.act("open")
    elif scene.snap.prompt is None:
        table.update(flash=table.idle("why.not_asked"))
    else:
        verb = table.drawn_by.WISHES.get(scene.cursor.partition(":")[0], "take")
        reason = table.port.game.why_not(scene.view, verb, scene.cursor)
        table.update(flash=reason or message("why.nothing_here"))


def back(table: TableScreen) -> None:
    """One step back in the answer; never out of the game."""
    attention = table.scene.attention
    if attention.choosing.begun:
        table.update(choosing=attention.choosing.back())
    elif attention.zoomed:
        table.zoom()
    else:
        table.update()
