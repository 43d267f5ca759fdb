"""Whose eyes one watches with, what one looks at, and playing on from there."""

from collections.abc import Callable
from dataclasses import replace

from core.errors import Refused
from core.words import message
from tui.replay.screen import ReplayScreen
from tui.scene.headlines import gains
from tui.scene.scene import PANELS
from tui.tabletop import heaps, sheets
from tui.tabletop.helping import manual
from tui.widgets.sheet import Overlay, Row


def eyes(replay: ReplayScreen) -> None:
    """The next of the eyes that are allowed."""
    following = replay.eyes.index(replay.scene.eyes) + 1
    seat = replay.eyes[following % len(replay.eyes)]
    replay.show(replace(replay.scene, eyes=seat, garden=None))


def fork(replay: ReplayScreen) -> None:
    """Play on from here as a new match; this one stays as it is."""
    scene = replay.scene
    if replay.branch is None:
        replay.update(flash=message("replay.later" if replay.later else "replay.no_branch"))
    elif not scene.track.branches(scene.at):
        replay.update(flash=message("replay.over_here"))
    else:
        replay.pause()
        try:
            replay.branch(scene.track.stops[scene.at].moves)
        except Refused as refused:
            replay.update(flash=refused.message)


def garden(replay: ReplayScreen) -> None:
    """One seat's board after the other large, then again that of whose turn it is."""
    scene = replay.scene
    following = (scene.large + 1) % replay.seats
    garden = None if following == scene.owner else following
    replay.show(replace(scene, garden=garden))


def piece(step: int) -> Callable[[ReplayScreen], None]:
    """The next piece on the table, or the one before."""

    def run(replay: ReplayScreen) -> None:
        replay.pause()
        pieces = [(panel, piece) for panel in PANELS for piece in replay.pieces(panel)]
        if not pieces:
            replay.update(flash=message("replay.no_piece"))
            return
        here = [piece for _, piece in pieces]
        cursor = replay.scene.cursor
        at = here.index(cursor) if cursor in here else min(-step, 0)
        panel, found = pieces[(at + step) % len(pieces)]
        replay.update(cursor=found, focus=panel)

    return run


def heap(replay: ReplayScreen) -> Overlay | None:
    """A heap; nothing can be done with its cards here."""
    return heaps.opened(replay, lambda _: None)


def explained(replay: ReplayScreen) -> Overlay:
    """What the cursor is on, which match this is, its rules, and the keys of the replay."""
    scene, words = replay.scene, replay.scene.words
    going, looking = words.word("replay.help").split("\n\n", 1)
    if scene.swings:
        going += f"\n{words.word('replay.help.next')}"
    told = [words.say(each) for each in replay.notices]
    keyed = sheets.columned(f"{going}\n\n{looking}")
    pages = sheets.help_pages(scene, replay.journal.match, keyed)
    return manual(replay, "replay.help.title", pages, told)


def log(replay: ReplayScreen) -> Overlay:
    """The log up to here, the newest line chosen; a line leads to its stop."""
    words = replay.words
    rows: list[Row] = []
    for line in replay.scene.lines:
        about = line.event.about if line.event else None
        text = words.say(line.message) + gains(words, line.points, about)
        role = "title" if line.begins else "text"
        rows.append(Row(text, role, str(line.place), hang=2))

    def chosen(value: str | None) -> None:
        if value:
            replay.go(int(value))

    rows = rows or [Row(words.word("log.empty"))]
    return Overlay(words.word("zone.log"), rows, chosen, last=True)
