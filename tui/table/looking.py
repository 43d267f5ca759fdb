"""Where the player looks at the table: the cursor, zones, boards, and what a sheet says of them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from core.words import message
from tui.scene.attending import following, moved, turned, viewed
from tui.shell.deals import copied
from tui.table.answers import point
from tui.table.screen import TableScreen
from tui.tabletop import heaps, sheets
from tui.tabletop.helping import manual
from tui.tabletop.overlays import opens
from tui.widgets.sheet import Overlay


def move(across: int, along: int) -> Callable[[TableScreen], None]:
    """An arrow."""

    def run(table: TableScreen) -> None:
        hits = table.zone(table.scene.focus).hits
        places = {hit.piece: (hit.x, hit.y) for hit in hits}
        table.turn_to(moved(table.scene, places, table.all_pieces, across, along))

    return run


def zone(step: int) -> Callable[[TableScreen], None]:
    """The next zone, or the one before."""
    return lambda table: table.turn_to(turned(table.scene, table.all_pieces(), step))


def following_piece(table: TableScreen) -> None:
    """The next thing that the question is about."""
    found = following(table.scene, table.all_pieces())
    if found is None:
        table.update(flash=message("next.nothing"))
    else:
        table.turn_to(found)


def view(table: TableScreen) -> None:
    """Peek at the own backs first, where there are any, then one board after the other large."""
    scene, board = table.scene, table.zone("board")
    if not board.display:
        # On the smallest table, or behind a zone that fills the screen, it has to be there first.
        pieces = table.pieces("board")
        lit = [piece for piece in pieces if scene.lit(piece)]
        table.update(focus="board", cursor=next(iter([*lit, *pieces]), ""))
        return
    seen = board.plain()
    table.turn_to(viewed(scene, table.seats))
    if board.plain() == seen:
        table.update(peek=scene.peek, large=scene.large)
        opens(in_words)(table)


def in_words(table: TableScreen) -> Overlay | None:
    """What lies before each of the others, card by card in words, where no board can be larger."""
    rows = sheets.before_others(table.scene, table.drawn_by, table.seats)
    if rows:
        return Overlay(table.words.word("view.title"), rows)
    table.update(flash=message("view.nothing"))
    return None


def heap(table: TableScreen) -> Overlay | None:
    """A heap; a card of it that answers the question may be chosen there."""
    return heaps.opened(table, partial(point, table))


def log(table: TableScreen) -> Overlay:
    """The whole log, from the own last turn on; a line opens the replay there."""
    scene = replace(table.scene, log=tuple(table.port.log()))
    rows = sheets.log(scene, table.look.glyphs, table.coached.heard())

    def chosen(value: str | None) -> None:
        if value:
            table.look_back(int(value))

    begin = sheets.news(table.words, table.look.glyphs)
    return Overlay(table.words.word("zone.log"), rows, chosen, last=True, begin=begin)


def explained(table: TableScreen) -> Overlay:
    """What the cursor is on, the rules in short, signs, how strong the bots are, and all keys."""
    scene, actions, words = table.scene, tuple(table.actions.values()), table.words
    pages = sheets.help_pages(
        scene,
        table.port.match,
        sheets.keys(scene, actions),
        table.warnings(),
        table.port.deal,
        sheets.appendix(table.drawn_by, words, table.look.glyphs),
    )
    return manual(table, "help.title", pages)


def deal(table: TableScreen) -> None:
    """The code of the deal to the clipboard, where it tells nobody what is going to be drawn."""
    if table.port.deal:
        copied(table.app, table.way, table.port.deal)
    else:
        table.update(flash=message("deal.secret"))


def watch(table: TableScreen) -> None:
    """The replay, from the present moment."""
    table.look_back(None)
