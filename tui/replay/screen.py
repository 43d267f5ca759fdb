"""Watching a match: the table at any stop of it, through anybody's eyes that are allowed."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from textual import events
from textual.timer import Timer

from core.journal import Journal
from core.words import Message, Words, message
from saves.reader import damage
from tui.bots.swings import Swing
from tui.config.keymap import Keymap, pressed
from tui.match.branching import branchable
from tui.replay import scrubber
from tui.scene.attention import Attention
from tui.scene.scene import PANELS
from tui.scene.track import Eyes, Track
from tui.scene.watching import SPEEDS, TICK, Watching, seen, snapshot, spoken
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.tabletop.tabletop import Actions, ScenePainter, Tabletop
from tui.widgets.sheet import Overlay, Sheet
from tui.widgets.zone import Zone

Branch = Callable[[int], None]
"""Play on after so many moves, as a new match."""


class ReplayScreen(Tabletop):
    """The zones of the table, with a scrubber where the prompt is; leaving it is `dismiss`."""

    scene: Watching

    def __init__(
        self,
        journal: Journal,
        eyes: tuple[Eyes, ...],
        look: Look,
        way: Navigator,
        actions: Actions,
        at: int | Swing | None = None,
        branch: Branch | None = None,
        notices: tuple[Message, ...] = (),
        *,
        live: bool = False,
    ) -> None:
        """`at`: after which move to begin, or before which turning point; None: at the end.

        `eyes`: whose are allowed; `notices`: what there is to know about the file; `live`: whether
        the match goes on below.
        """
        super().__init__(journal.game, journal.match, look, way, actions)
        self.eyes, self.journal = eyes, journal
        # A copy of an unfinished game to play on in would tell what is going to be drawn.
        self.branch = branch if branchable(journal) else None
        self.later = branch is not None
        track = Track(journal)
        flash = next((each for each in notices if each != damage(notices)), None)
        self.scene = Watching(
            snapshot(track.view(0, eyes[0])),
            self.keyed(self.words),
            Attention(focus="", peek=True, flash=flash),
            self.keymap,
            track=track,
            at=_begin(track, at),
            eyes=eyes[0],
            watching=True,
            match=journal.match,
            branches=self.branch is not None,
            broken=damage(notices),
            live=live,
        )
        self.notices = notices
        self._timer: Timer | None = None

    def spoken(self, words: Words) -> Words:
        """In a replay some hints say something else."""
        return spoken(self.keyed(words), self.scene.view.seat)

    @property
    def keymap(self) -> Keymap:
        """The keys as the replay has them."""
        return self.look.keymap.watching()

    def keyed(self, words: Words) -> Words:
        """Words with these keys in them."""
        return words.keyed(partial(self.keymap.called, words=words))

    def on_mount(self) -> None:
        """Draw the stop where the replay begins."""
        self.scene = seen(self.scene)
        self._find_swings()
        self.lay_out()

    def painters(self) -> dict[str, ScenePainter]:
        """The table's painters, but for what only a replay has."""
        keys = partial(scrubber.keys, actions=tuple(self.actions.values()))
        own: dict[str, ScenePainter] = {
            "log": scrubber.log,
            "prompt": scrubber.scrubber,
            "keys": keys,
        }
        return {**super().painters(), **own}

    # -- where ---------------------------------------------------------------------------------

    def update(self, **changes: Any) -> None:  # noqa: ANN401 - fields of Attention
        """Change the attention, and draw what differs; the last key's answer goes."""
        self.show(self.scene, **changes)

    def show(self, scene: Watching, typed: str = "", **changes: Any) -> None:  # noqa: ANN401 - of Attention
        """Another scene: what follows from its stop and eyes is looked up where they are others.

        `typed`: what has been typed of a number; any other key ends that.
        """
        old = self.scene
        scene = replace(scene, typed=typed).attending(**{"flash": None, **changes})
        if (scene.at, scene.eyes, scene.garden) != (old.at, old.eyes, old.garden):
            scene = seen(scene)
        self.scene = scene
        self.redraw()

    def go(self, at: int) -> None:
        """To a stop; whoever goes by hand does not want to be carried on."""
        self.pause()
        self.show(replace(self.scene, at=at))

    def lay(self, overlay: Overlay) -> Sheet:
        """Lay a sheet over the replay, which stands still meanwhile."""
        self.pause()
        self.update(cursor=self.scene.cursor)
        return super().lay(overlay)

    # -- turning points --------------------------------------------------------------------------

    def _find_swings(self) -> None:
        """Mark the turning points, where they are known."""
        known = self.way.reviews.of(self.journal) if self.journal.over else ()
        before = self.scene.track.before
        swings = tuple((before(swing.moves), swing) for swing in known or ())
        self.scene = replace(self.scene, swings=swings)

    @property
    def unknown(self) -> str:
        """The word key of why no turning point is marked."""
        if not self.journal.over:
            return "replay.no_swings"
        pending = self.way.reviews.of(self.journal) is None
        return "end.pending" if pending else "end.calm"

    def reviewed(self) -> None:
        """They may have been found while somebody watches."""
        old = self.scene.swings
        self._find_swings()
        if self.scene.swings != old:
            self.update(flash=message("replay.found"), cursor=self.scene.cursor)

    # -- playing ---------------------------------------------------------------------------------

    def pause(self) -> None:
        """Stand still; the next drawing shows it."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self.scene = replace(self.scene, playing=False)

    def run(self) -> None:
        """The next tick, at the present speed."""
        if self._timer is not None:
            self._timer.stop()
        speed = SPEEDS[self.scene.speed]
        self._timer = self.set_timer(1 / speed if speed else TICK, self.tick)

    def tick(self) -> None:
        """One stop on, or at instant speed one turn; the last one ends it."""
        track, at = self.scene.track, self.scene.at
        at = track.step(at, 1) if SPEEDS[self.scene.speed] else track.turn(at, 1)
        if at == track.last:
            self.pause()
        self.show(replace(self.scene, at=at))
        if self.scene.playing:
            self.run()

    # -- keys and clicks -------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Digits, and the actions of the keymap."""
        action = self.look.keymap.in_replay(pressed(event.key, event.character))
        if action:
            event.stop()
            event.prevent_default()
            self.act(action)
        elif event.character and event.character.isdecimal():
            event.stop()
            self.pause()
            self.show(self.scene, typed=(self.scene.typed + event.character)[-4:])

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """A click: a place on the bar or in the log, a key, a piece."""
        kind, _, rest = event.piece.partition(":")
        if kind == "at":
            self.go(int(rest))
        elif kind == "key":
            self.act(rest)
        elif event.zone.id == "log":
            self.act("log")
        elif event.zone.id in PANELS:
            again = bool(event.piece) and event.piece == self.scene.cursor
            self.pause()
            self.update(cursor=event.piece, focus=event.zone.id)
            if again:
                self.act("inspect")

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        """The wheel: one step back."""
        self.act("left")

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        """The wheel: one step on, but not out of the replay."""
        if self.scene.at < self.scene.track.last:
            self.act("right")

    def leave(self) -> None:
        """To where the replay was opened."""
        self.pause()
        self.dismiss(None)


def _begin(track: Track, at: int | Swing | None) -> int:
    """The stop at which a replay begins: after a move, before a turning point, or the end."""
    if isinstance(at, Swing):
        return track.before(at.moves)
    return track.last if at is None else track.after(at)
