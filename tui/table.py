"""The table: draws a snapshot, lights what can be answered, plays one option. It knows no rules."""

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from core.game import View
from core.words import Words
from tui.acting import Acting
from tui.boards.find import board_of
from tui.choosing import Choosing
from tui.keys import BINDINGS
from tui.look.canvas import Canvas
from tui.look.glyphs import Glyphs
from tui.look.palette import Palette
from tui.plan import LEAST, boxed, plan
from tui.port import TablePort
from tui.scene import PANELS, Scene
from tui.zones import common
from tui.zones.card import card
from tui.zones.zone import Zone


class Market(Zone):
    """What lies open to all: Sky, market, display."""


class Missions(Zone):
    """Missions, biomes, sea, goals."""


class Board(Zone):
    """What lies before the players."""


class Hand(Zone):
    """What only this seat sees."""


class TableScreen(Acting, Screen[Any]):
    """One seat's view of a match."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, f"table('{action}')", show=False) for key, action in BINDINGS
    ]

    def __init__(self, port: TablePort, words: Words, palette: Palette, glyphs: Glyphs) -> None:
        """`words` are those of the game in the player's language."""
        super().__init__()
        self.port = port
        self.words = words.sits([sitter.name for sitter in port.match.seats])
        self.palette, self.glyphs = palette, glyphs
        self.drawn_by = board_of(port.game.key)
        self.scene = self._scene(None)
        self.zoomed = ""

    def compose(self) -> ComposeResult:
        """One widget for each zone; where they lie is decided by the size."""
        look = (self.palette, self.glyphs)
        yield Zone(*look, id="status")
        yield Market(*look, id="market")
        yield Missions(*look, id="missions")
        yield Board(*look, id="board")
        yield Hand(*look, id="hand")
        yield Zone(*look, id="card")
        yield Zone(*look, id="log")
        yield Zone(*look, id="prompt")
        yield Zone(*look, id="keys")
        yield Zone(*look, id="toosmall")

    def on_mount(self) -> None:
        """Draw what is there, then let the bots play."""
        self.lay_out()
        self.port.listen(self.changed)
        self.port.start()

    def on_unmount(self) -> None:
        """Leave the table."""
        self.port.close()

    def on_resize(self, _event: events.Resize) -> None:
        """Another size, another layout, the same game."""
        self.lay_out()

    # -- drawing -------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Put every zone in its place for this size and draw it."""
        width, height = self.app.size
        small = width < LEAST[0] or height < LEAST[1]
        seats = len(self.port.match.seats)
        places = plan(width, height, seats, self.zoomed)
        for zone in self.query(Zone):
            place = places.get(zone.id or "")
            zone.display = (zone.id == "toosmall") if small else place is not None
            if place is not None and not small:
                zone.styles.offset = (place.x, place.y)
                zone.styles.width, zone.styles.height = place.width, max(place.height, 1)
        self.update(boxed=boxed(width, height))

    def changed(self) -> None:
        """Something happened at the table."""
        self.scene = self._scene(self.scene)
        self.draw()
        if self.scene.snap.over and self.is_current:
            self.ended()

    def _scene(self, old: Scene | None) -> Scene:
        """The present moment; the player's attention stays where it was, where it can."""
        snap = self.port.snapshot()
        options = snap.prompt.options if snap.prompt else ()
        people = sum(sitter.kind == "me" for sitter in self.port.match.seats)
        log = tuple(self.port.log(30))
        choosing = _begin(options)
        seat = snap.view.seat or 0
        if old is None:
            fresh = Scene(snap, self.words, choosing, log, large=seat, people=people)
            return self.attend(fresh)
        same = old.view.seat == snap.view.seat
        asked = snap.prompt is not None and (
            old.snap.prompt is None or old.snap.prompt.ask.key != snap.prompt.ask.key
        )
        scene = Scene(
            snap,
            self.words,
            choosing,
            log,
            focus=old.focus,
            cursor=old.cursor if same and _exists(snap.view, old.cursor) else "",
            large=old.large if same else seat,
            peek=old.peek and same,
            boxed=old.boxed,
            people=people,
        )
        return self.attend(scene) if asked or not scene.cursor else scene

    def draw(self) -> None:
        """Every zone from the scene; each sends only what differs from the screen."""
        scene = self.scene
        painters = {
            "status": common.status,
            "log": common.log,
            "prompt": common.prompt,
            "keys": common.keys,
            "card": lambda canvas, scene: card(canvas, scene, self.drawn_by, self.port.game),
            "toosmall": _too_small,
            **{panel: getattr(self.drawn_by, panel) for panel in PANELS},
        }
        for name, painter in painters.items():
            zone = self.query_one(f"#{name}", Zone)
            if zone.display:
                zone.show(lambda canvas, painter=painter: painter(canvas, scene))


def _begin(options: tuple[Any, ...]) -> Choosing:
    """A question with one verb (and perhaps a no) needs no verb key."""
    return Choosing(options)


def _exists(view: View, piece: str) -> bool:
    faces = (face.piece for pile in view.piles for face in pile.faces)
    return piece in faces or piece in (pile.piece for pile in view.piles)


def _too_small(canvas: Canvas, scene: Scene) -> None:
    """What to show where a table does not fit: the game is safe."""
    words = scene.words
    need, now = f"{LEAST[0]}x{LEAST[1]}", f"{canvas.width}x{canvas.height}"
    canvas.text(0, 0, words.word("small.need").format(need=need, now=now), "warn", canvas.width)
    canvas.text(0, 1, words.word("small.safe"), "text", canvas.width)
