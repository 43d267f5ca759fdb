"""What the keys and clicks of the table do."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from textual import events

from core.errors import NeedsConsent, Refused
from core.game import Game, View
from core.words import Message, Words, message
from tui.config.grammar import VERB_IDS, VERBS
from tui.config.keymap import pressed, written
from tui.match.port import Told
from tui.scene.answering import Choosing, after
from tui.scene.scene import PANELS, Scene
from tui.table.consulting import Consulting
from tui.tabletop.heaps import heap
from tui.tabletop.tabletop import faces
from tui.widgets.sheet import Row
from tui.widgets.zone import Zone

if TYPE_CHECKING:
    from tui.app.app import HedgerowApp

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Acting(Consulting):
    """The hands of the table screen; `TableScreen` has its eyes."""

    zoomed: str

    if TYPE_CHECKING:

        def lay_out(self) -> None:
            """Every zone in its place."""

        def redraw(self) -> None:
            """Draw what differs."""

        def pieces(self, zone: str) -> list[str]:
            """What can be pointed at in a zone, in reading order."""

    def update(self, **changes: Any) -> None:  # noqa: ANN401 - fields of Scene
        """Change the player's attention, and draw what differs."""
        self.scene = replace(self.scene, **{"flash": None, **changes})
        self.redraw()

    # -- where the attention is ------------------------------------------------------------------

    def attend(self, scene: Scene) -> Scene:
        """Put the cursor on something that the question is about."""
        usual = scene.choosing.usual is not None
        for panel in _order(scene):
            lit = [piece for piece in faces(scene, panel) if scene.lit(piece)]
            if lit:
                return replace(scene, focus=panel, cursor="" if usual else lit[0])
        hand = faces(scene, "hand")
        return replace(scene, focus="hand", cursor=hand[0] if hand else "")

    def action_table(self, name: str) -> None:
        """A key of the grammar."""
        if name in _ARROWS:
            self._move(*_ARROWS[name])
        elif name.startswith("zone"):
            self._zone(-1 if name == "zone_back" else 1)
        else:
            getattr(self, f"do_{name}")()

    def _move(self, across: int, along: int) -> None:
        """The nearest piece that way in the zone; up and down leave it where there is none."""
        hits = {hit.piece: hit for hit in self.query_one(f"#{self.scene.focus}", Zone).hits}
        if self.scene.choosing.begun:
            # Only what carries the answer on is worth a step.
            onward = self.scene.choosing.next
            hits = {piece: hit for piece, hit in hits.items() if piece in onward} or hits
        here = hits.get(self.scene.cursor)
        if here is None:
            lit = [piece for piece in hits if self.scene.lit(piece)]
            self.update(cursor=next(iter([*lit, *hits]), ""))
            return
        ahead = [
            ((abs(hit.x - here.x) + 4 * abs(hit.y - here.y)), piece)
            for piece, hit in hits.items()
            if ((hit.x - here.x) * across > 0 and hit.y == here.y) or ((hit.y - here.y) * along > 0)
        ]
        if ahead:
            self.update(cursor=min(ahead)[1])
        elif along:
            self._zone(along)
        else:
            order = list(hits)
            self.update(cursor=order[(order.index(here.piece) + across) % len(order)])

    def _zone(self, step: int) -> None:
        """The next zone that has something to point at."""
        zones = [panel for panel in PANELS if self.pieces(panel)]
        if not zones:
            return
        at = zones.index(self.scene.focus) if self.scene.focus in zones else -step
        zone = zones[(at + step) % len(zones)]
        pieces = self.pieces(zone)
        lit = [piece for piece in pieces if self.scene.lit(piece)]
        self.update(focus=zone, cursor=(lit or pieces)[0])

    # -- answering -------------------------------------------------------------------------------

    async def on_key(self, event: events.Key) -> None:
        """The actions of the keymap, and digits."""
        action = self.scene.keymap.at_table(pressed(event.key, event.character))
        if action:
            event.stop()
            event.prevent_default()
        if action in VERB_IDS:
            self.do_verb(VERB_IDS[action])
        elif action:
            self.action_table(action)
        elif event.character and event.character.isdecimal():
            event.stop()
            self.do_digit((int(event.character) or 10) - 1)
        elif event.key not in self.app.active_bindings:
            self.missed(written(pressed(event.key, event.character)))

    def missed(self, key: str) -> None:
        """A key that means nothing: the sentence about the last one must not stay."""
        self.update(flash=message("why.not_here", key=key))

    def do_verb(self, key: str) -> None:
        """Do, then select; with the piece under the cursor where it fits."""
        scene = self.scene
        begun = scene.choosing.press(VERBS[key], scene.cursor)
        if begun is None:
            self.update(flash=self._why(key))
            return
        self.proceed(begun)

    def _why(self, key: str) -> Any:  # noqa: ANN401 - a message
        """Why none of the letter's verbs can be done now."""
        if self.scene.snap.prompt is None:
            return self.idle("why.not_asked")
        reason = why(self.port.game, self.words, self.scene.view, key, self.scene.cursor)
        return reason or message("why.not_here", key=self.scene.keymap.verb(key))

    def proceed(self, choosing: Choosing) -> None:
        """Play the answer when it is complete, else light what comes next."""
        answer = choosing.answer
        if answer is not None:
            self.play(answer.move)
            return
        scene = replace(self.scene, choosing=choosing, flash=None)
        self.scene = self.attend(scene)
        self.redraw()

    def play(self, move: Any) -> None:  # noqa: ANN401 - the game's own move
        """Play; a refusal is shown, and nothing is lost."""
        try:
            self.port.play(move)
        except Refused as refused:
            self.update(flash=refused.message)

    def do_digit(self, number: int) -> None:
        """The n-th piece of the zone in focus; of a begun answer that or else the n-th lit one."""
        scene = self.scene
        pieces = self.pieces(scene.focus)
        if scene.choosing.begun:
            lit = [piece for piece in pieces if scene.lit(piece)]
            if number < len(pieces) and pieces[number] in lit:
                self.chosen(pieces[number])
            elif number < len(lit):
                self.chosen(lit[number])
        elif number < len(pieces):
            self.update(cursor=pieces[number])
        else:
            self.missed(str((number + 1) % 10))

    def do_do(self) -> None:
        """The default action of the piece under the cursor."""
        scene = self.scene
        if scene.lit(scene.cursor):
            self.chosen(scene.cursor)
        elif scene.choosing.usual is not None:
            self.play(scene.choosing.usual.move)
        elif len(scene.choosing.options) == 1:
            self.play(scene.choosing.options[0].move)
        elif scene.snap.held is not None or scene.snap.passing is not None:
            self.port.step()
        elif scene.snap.over:
            self.ended()
        elif heap(scene, scene.cursor) is not None:
            self.do_open()
        elif scene.snap.prompt is None:
            self.update(flash=self.idle("why.not_asked"))
        else:
            verb = self.drawn_by.WISHES.get(scene.cursor.partition(":")[0], "take")
            reason = self.port.game.why_not(scene.view, verb, scene.cursor)
            self.update(flash=reason or message("why.nothing_here"))

    def chosen(self, piece: str) -> None:
        """A piece that carries the answer on was pointed at."""
        found = self.scene.choosing.pick(piece)
        if found is not None:
            self.proceed(found)

    def do_back(self) -> None:
        """One step back in the answer; never out of the game."""
        if self.scene.choosing.begun:
            self.update(choosing=self.scene.choosing.back())
        elif self.zoomed:
            self.do_zoom()
        else:
            self.update()

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """A click: select; on the piece under the cursor: do."""
        piece = event.piece
        kind, _, rest = piece.partition(":")
        if kind == "key":
            self.action_table(rest)
        elif kind == "verb":
            key = next(key for key, verbs in VERBS.items() if rest in verbs)
            self.do_verb(key)
        elif kind == "log":
            self.open_replay(int(rest))
        elif event.zone.id == "log":
            self.do_log()
        elif piece and event.zone.id in PANELS:
            if piece == self.scene.cursor or self.scene.choosing.begun:
                self.scene = replace(self.scene, cursor=piece, focus=event.zone.id)
                self.do_do()
            else:
                self.update(focus=event.zone.id, cursor=piece)

    # -- undo --------------------------------------------------------------------------------------

    def do_undo(self) -> None:
        """Back to the last decision of somebody at this screen."""
        self._undo(turn=False, agreed=False)

    def do_undo_turn(self) -> None:
        """Back to the start of the turn."""
        self._undo(turn=True, agreed=False)

    def _undo(self, *, turn: bool, agreed: bool) -> None:
        before = self.scene.log
        try:
            self.port.undo(turn=turn, agreed=agreed)
        except NeedsConsent:
            self._confirm("undo.consent", lambda: self._undo(turn=turn, agreed=True))
        except Refused as refused:
            self.update(flash=refused.message)
        else:
            self.update(flash=self._taken_back(before))

    def _taken_back(self, before: Sequence[Told]) -> Message:
        """The first line of the log that no longer holds, and whether others went with it."""
        left = self.port.snapshot().moves
        gone = [told for told in before if told.moves > left]
        if not gone:
            return message("undo.done.silent")
        alone = gone[-1].moves == gone[0].moves
        key = "undo.done" if alone else "undo.done.more"
        return message(key, what=self.words.say(gone[0].message))

    def do_redo(self) -> None:
        """Forward again."""
        try:
            self.port.redo()
        except Refused as refused:
            self.update(flash=refused.message)
        else:
            self.update(flash=message("redo.done"))

    def _confirm(self, question: str, agreed: Any) -> None:  # noqa: ANN401 - a callback
        words = self.words
        rows = [
            *(Row(line) for line in words.word(question).split("\n")),
            Row(""),
            Row(words.word("answer.yes"), "text", "yes"),
            Row(words.word("answer.no"), "text", "no"),
        ]
        self.sheet(words.word("confirm"), rows, lambda value: agreed() if value == "yes" else None)

    # -- looking -----------------------------------------------------------------------------------

    def do_view(self) -> None:
        """Peek at the own backs first, where there are any, then one board after the other large."""
        scene, seats = self.scene, len(self.port.match.seats)
        board = self.query_one("#board", Zone)
        seen = board.plain()
        if scene.large == scene.view.seat and not scene.peek and _backs(scene):
            self.update(peek=True)
        else:
            self.update(peek=False, large=(scene.large + 1) % seats)
        if board.display and board.plain() == seen:
            self.update(peek=scene.peek, large=scene.large, flash=message("view.nothing"))

    def do_zoom(self) -> None:
        """The zone in focus alone, and back."""
        self.zoomed = "" if self.zoomed else self.scene.focus
        self.lay_out()

    def do_next(self) -> None:
        """The next thing that the question is about."""
        lit = [
            (panel, piece)
            for panel in PANELS
            for piece in self.pieces(panel)
            if self.scene.lit(piece)
        ]
        if not lit:
            self.update(flash=message("next.nothing"))
            return
        places = [piece for _, piece in lit]
        cursor = self.scene.cursor
        at = places.index(cursor) + 1 if cursor in places else 0
        panel, piece = lit[at % len(lit)]
        self.update(focus=panel, cursor=piece)

    def do_leave(self) -> None:
        """To the menu; the game is already saved, and if it is not, that is asked about first."""
        cast("HedgerowApp", self.app).part(self._parted, self.stayed)

    def _parted(self) -> None:
        trouble = self.port.close()
        self.app.pop_screen()
        cast("HedgerowApp", self.app).unkept(trouble)

    def stayed(self) -> None:
        """The player does not leave after all."""


def why(game: Game[Any], words: Words, view: View, key: str, piece: str) -> Message | None:
    """The first reason against what a letter stands for in this game."""
    verbs = [verb for verb in VERBS[key] if words.has(f"verb.{verb}")]
    reasons = (game.why_not(view, verb, piece) for verb in verbs)
    return next((reason for reason in reasons if reason is not None), None)


def _order(scene: Scene) -> tuple[str, ...]:
    """The panels, the one first in which the first way to go on with a begun answer lies."""
    order: tuple[str, ...] = ("hand", "market", "board", "missions")
    choosing = scene.choosing
    if choosing.begun and choosing.open:
        ahead = after(choosing.open[0], choosing.picked)
        order = tuple(
            sorted(order, key=lambda panel: not set(ahead[:1]) & set(faces(scene, panel)))
        )
    elif not choosing.begun:
        # Abilities help on; what the turn is about comes first.
        order = tuple(sorted(order, key=lambda panel: _aside(scene, panel)))
    return order


def _backs(scene: Scene) -> bool:
    """Whether something lies before the seat in view of which others see only the back."""
    own = (pile for pile in scene.piles("board") if pile.owner == scene.view.seat)
    return any(face.known_to != "all" for pile in own for face in pile.faces)


def _aside(scene: Scene, panel: str) -> bool:
    """Whether nothing but abilities can be used in a panel."""
    verbs = {verb for piece in faces(scene, panel) for verb in scene.choosing.verbs(piece)}
    return verbs == {"ability"}
