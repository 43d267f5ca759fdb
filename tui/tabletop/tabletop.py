"""The zones of a table, where each lies, and what is drawn in them: for playing and for watching."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from textual import events
from textual.app import ComposeResult

from core.game import AnyGame
from core.journal import Match
from core.words import Words
from tui.boards.find import Board as Drawing
from tui.boards.find import board_of
from tui.config.keymap import Keymap
from tui.drawing.canvas import Canvas
from tui.drawing.layout import TINY, Place, advised, boxed, coached, plan, playable, whole
from tui.match.naming import at_table
from tui.scene.attending import faces
from tui.scene.scene import PANELS, Scene
from tui.shell.action import Action
from tui.shell.look import Look
from tui.shell.navigator import Navigator
from tui.tabletop import coach, common
from tui.tabletop.card import card
from tui.widgets.sheet import Overlay, Sheet, lay
from tui.widgets.shown import Shown
from tui.widgets.zone import Painter, Zone

Actions = Mapping[str, Action[Any]]
"""What keys do at a table of one kind, by name."""
ScenePainter = Callable[[Canvas, Any], None]
"""Draws a zone from a scene, or from the kind of scene that its screen has."""


class Market(Zone):
    """What lies open to all: Sky, market, display."""


class Missions(Zone):
    """Missions, biomes, sea, goals."""


class Board(Zone):
    """What lies before the players."""


class Hand(Zone):
    """What only this seat sees."""


class Tabletop(Shown[Any]):
    """Lays the zones out for every size and draws the scene in them; does nothing by itself."""

    scene: Scene

    def __init__(
        self, game: AnyGame, match: Match, look: Look, way: Navigator, actions: Actions
    ) -> None:
        """The words are those of the game, and of what was agreed for the match."""
        super().__init__(look, way)
        self.actions = actions
        self.game, self.seats = game, len(match.seats)
        self.words = at_table(look.of_game(game.key), match)
        self._match = match
        self.drawn_by: Drawing = board_of(game.key)
        self._left_out: frozenset[str] = frozenset()
        self._spoken, self._told_in = (0, 0), 0
        """For how many lines of coach and advice the zones were laid out, and how wide those are."""

    def relook(self, look: Look) -> None:
        """Other words, colours or glyphs: the same scene."""
        super().relook(look)
        named, names = at_table(look.of_game(self.game.key), self._match), self.words.names
        # A table of a host knows better who sits there now.
        same = names == at_table(self.words, self._match).names
        self.words = named if same else named.sits(names)
        words = self.spoken(self.words)
        self.scene = replace(self.scene, words=words, keymap=self.keymap)
        if self.is_mounted:
            self.lay_out()

    def spoken(self, words: Words) -> Words:
        """The words of this kind of table."""
        return words

    @property
    def keymap(self) -> Keymap:
        """The keys that this kind of table shows."""
        return self.look.keymap

    def compose(self) -> ComposeResult:
        """One widget for each zone; where they lie is decided by the size."""
        look = self.look
        yield Zone(look, id="status")
        yield Market(look, id="market")
        yield Missions(look, id="missions")
        yield Board(look, id="board")
        yield Hand(look, id="hand")
        yield Zone(look, id="card")
        yield Zone(look, id="log")
        yield Zone(look, id="coach")
        yield Zone(look, id="prompt")
        yield Zone(look, id="keys")
        yield Zone(look, id="toosmall")

    def on_resize(self, _event: events.Resize) -> None:
        """Another size, another layout, the same game."""
        self.lay_out()

    def lay_out(self) -> None:
        """Put every zone in its place for this size and draw it."""
        width, height = self.app.size
        alone = self.scene.attention.zoomed or not whole(width, height)
        zoomed = (self.scene.focus or "board") if alone else ""
        self._left_out = self._empty()
        places = plan(width, height, self.seats, zoomed, self.drawn_by.SHAPE, self._left_out)
        # A panel that has the screen to itself has room for all its words; a hand has few anyway.
        large = self.scene.attention.zoomed and self.scene.focus != "hand"
        loose = boxed(width, height) or large
        self.scene = replace(self.scene, boxed=loose)
        self._told_in = places["log"].width if "log" in places else width
        self._spoken = self._speaking()
        rows, advice = self._spoken
        places = coached(places, rows) if rows else advised(places, advice)
        if not playable(width, height):
            places = {"toosmall": Place(0, 0, width, height)}
        for zone in self.query(Zone):
            place = places.get(zone.id or "")
            zone.display = place is not None
            if place is not None:
                zone.styles.offset = (place.x, place.y)
                zone.styles.width, zone.styles.height = place.width, place.height
        self.draw()

    def redraw(self) -> None:
        """Draw what differs; where only one zone is there, the one with the player's attention."""
        focus = self.scene.focus
        if (
            (focus and not self.zone(focus).display)
            or self._empty() != self._left_out
            or self._spoken != self._speaking()
        ):
            self.lay_out()
        else:
            self.draw()

    def _speaking(self) -> tuple[int, int]:
        """The rows that the coach takes, and those of advice in the log."""
        return coach.rows(self.scene, self._told_in), common.advised(self.scene, self._told_in)

    def _empty(self) -> frozenset[str]:
        """The panels that have no place now: nothing lies in them, and their board wants none."""
        if not self.drawn_by.SHAPE.closes:
            return frozenset()
        return frozenset(PANELS) - {"board"} - {pile.panel for pile in self.scene.view.piles}

    def act(self, name: str) -> None:
        """Do what an action is called."""
        self.actions[name].run(self)

    def update(self, **changes: Any) -> None:  # noqa: ANN401 - fields of Attention
        """Change the player's attention, and draw what differs; the last key's answer goes."""
        self.scene = self.scene.attending(**{"flash": None, **changes})
        self.redraw()

    def lay(self, overlay: Overlay) -> Sheet:
        """Lay a sheet over the table."""
        return lay(self, overlay)

    def zone(self, name: str) -> Zone:
        """The widget of a zone."""
        return self.query_one(f"#{name}", Zone)

    def zoom(self) -> None:
        """The zone in focus alone, and back."""
        self.scene = self.scene.attending(zoomed=not self.scene.attention.zoomed)
        self.lay_out()

    def pieces(self, zone: str) -> list[str]:
        """What can be pointed at in a zone, in reading order."""
        widget = self.zone(zone)
        if not widget.display:
            return faces(self.scene, zone)
        return list(dict.fromkeys(hit.piece for hit in widget.hits))

    def all_pieces(self) -> dict[str, list[str]]:
        """The same for every panel."""
        return {panel: self.pieces(panel) for panel in PANELS}

    def draw(self) -> None:
        """Every zone from the scene; each sends only what differs from the screen."""
        for name, painter in self.painters().items():
            zone = self.zone(name)
            if zone.display:
                zone.show(bound(painter, self.scene))

    def painters(self) -> dict[str, ScenePainter]:
        """Which painter draws which zone."""
        board = self.drawn_by
        return {
            "status": common.status,
            "market": board.market,
            "missions": board.missions,
            "board": board.board,
            "hand": board.hand,
            "card": partial(card, board=board, game=self.game),
            "log": common.log,
            "coach": coach.coach,
            "prompt": partial(common.prompt, outlook=board.outlook),
            "toosmall": self._too_small,
        }

    def _too_small(self, canvas: Canvas, scene: Scene) -> None:
        too_small(canvas, scene, safe=self.way.safe)


def bound(painter: ScenePainter, scene: Scene) -> Painter:
    """The painter for a zone, with a sign before each piece that has one."""

    def paint(canvas: Canvas) -> None:
        painter(canvas, scene)
        canvas.mark(lambda piece: scene.sign(piece, canvas.glyphs))

    return paint


def too_small(canvas: Canvas, scene: Scene, *, safe: bool) -> None:
    """What to show where a table does not fit, and whether the game is safe."""
    words = scene.words
    need, now = f"{TINY[0]}x{TINY[1]}", f"{canvas.width}x{canvas.height}"
    canvas.text(0, 0, words.word("small.need").format(need=need, now=now), "warn", canvas.width)
    canvas.text(0, 1, words.word("small.safe" if safe else "small.unsafe"), "text", canvas.width)
