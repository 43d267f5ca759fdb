"""Games to watch, and one moment of a replay drawn on a canvas."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from core.bots.players import bot
from core.journal import Journal
from core.words import Words
from tests.tui.matches import words
from tui.app.keys import USUAL
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import SETS
from tui.drawing.palette import Palette
from tui.replay import scrubber
from tui.replay.actions import REPLAY
from tui.scene.attention import Attention
from tui.scene.track import Track
from tui.scene.watching import Watching, seen, snapshot

NAMES = ("Anna", "Bo", "Cleo")


def played(match: Journal, moves: int = 999, kind: str = "easy") -> Journal:
    """The match, played by bots until so many moves or the end."""
    game = match.game
    while len(match.entries) < moves and (prompts := game.ask(match.state)):
        view = game.view(match.state, prompts[0].seat)
        answer = bot(kind)(game, view, prompts[0].answers, len(match.entries))
        match.play(prompts[0].seat, answer.move)
    return match


def watching(track: Track, at: int, eyes: int | None = None, **more: Any) -> Watching:
    said: Words = more.pop("words", words().sits(NAMES))
    attention = {name: more.pop(name) for name in ("cursor", "focus", "flash") if name in more}
    scene = Watching(
        snapshot(track.view(at, eyes)),
        said,
        Attention(peek=True),
        more.pop("keymap", USUAL),
        track=track,
        at=at,
        eyes=eyes,
    )
    return replace(seen(scene), watching=True, **more).attending(**attention)


key_line = partial(scrubber.keys, actions=REPLAY)
"""The keys of a replay."""


def drawn(
    paint: Callable[[Canvas, Watching], None],
    scene: Watching,
    width: int = 80,
    height: int = 3,
    glyphs: str = "safe",
) -> Canvas:
    canvas = Canvas(width, height, Palette("dark"), SETS[glyphs])
    paint(canvas, scene)
    return canvas
