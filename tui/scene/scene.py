"""Everything a zone needs to draw itself: a snapshot and where the player's attention is."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Self

from rich.style import Style

from core.coach import Said
from core.game import Answer, Event, Face, Pile, View
from core.journal import Match
from core.words import Message, Words, message
from tui.config.keymap import Keymap
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import Glyphs
from tui.match.port import Snapshot, Told
from tui.scene.answering import Choosing
from tui.scene.attention import Attention

SOON = frozenset(("play", "claim", "buy", "ability"))
"""Verbs worth a light of their own."""
NOTHING = Said()
PANELS = ("market", "missions", "board", "hand")


@dataclass(frozen=True)
class Scene:
    """One moment of the table screen."""

    snap: Snapshot
    words: Words
    attention: Attention
    keymap: Keymap
    log: tuple[Told, ...] = ()
    boxed: bool = False
    watching: bool = False
    people: int = 1
    """How many people share this screen."""
    lesson: Message | None = None
    """What a learner is told about the position; None: nothing."""
    taught: bool = False
    """Whether the match is a lesson."""
    said: Said = NOTHING
    """What a lesson says now."""
    fresh: frozenset[tuple[str, int | None, str | None]] = frozenset()
    """What has just come: to which pile, whose, the word key of its name; a replay marks it."""

    newly: frozenset[str] = frozenset()
    """The verbs that were not possible when the same was asked last."""

    match: Match | None = None
    """What was agreed before the first move."""
    tumble: int = 0
    """Dice are falling: so many more times they show another face before they lie still."""

    def attending(self, **changes: Any) -> Self:  # noqa: ANN401 - fields of Attention
        """The same moment with the attention elsewhere."""
        return replace(self, attention=replace(self.attention, **changes))

    @property
    def choosing(self) -> Choosing:
        """The answer, as far as it is begun."""
        return self.attention.choosing

    @property
    def focus(self) -> str:
        """The zone in which arrows and digits choose."""
        return self.attention.focus

    @property
    def cursor(self) -> str:
        """The piece under the cursor."""
        return self.attention.cursor

    @property
    def large(self) -> int:
        """Whose garden is drawn large."""
        return self.attention.large

    @property
    def peek(self) -> bool:
        """Whether the seat's own backs are shown from the front."""
        return self.attention.peek

    @property
    def flash(self) -> Message | None:
        """The answer to the last key."""
        return self.attention.flash

    @property
    def dice(self) -> int:
        """After how many moves a die fell last, as far as the log goes; 0: none did."""
        return max((told.moves for told in self.log if told.event.thrown), default=0)

    @property
    def told(self) -> tuple[Event, ...]:
        """What the log tells of up to this moment, as far as the seat in view may know it."""
        return tuple(told.event for told in self.log)

    def tumbled(self, face: int, place: int) -> int:
        """The face that a die shows now; while it falls, another one."""
        return (face - 1 + self.tumble * (2 + place)) % 6 + 1 if self.tumble else face

    @property
    def view(self) -> View:
        """What the seat may see."""
        return self.snap.view

    def style(self, piece: str, base: str | Style = "text") -> str | Style:
        """How a piece is written: under the cursor, already picked, lit, or as it is."""
        if piece and piece == self.cursor:
            return "cursor"
        if piece in self.choosing.picked and piece:
            return "picked"
        return base

    def lit(self, piece: str) -> bool:
        """Whether pointing at the piece carries an answer on."""
        return bool(piece) and piece in self.choosing.next

    def sign(self, piece: str, glyphs: Glyphs) -> str:
        """What stands before a piece: under the cursor, picked, or worth looking at."""
        if piece == self.cursor:
            return glyphs.more
        if piece in self.choosing.picked:
            return glyphs.picked
        return glyphs.lit if self.bright(piece) else ""

    def rim(self, piece: str) -> str:
        """The colour of a box around a piece."""
        if piece and (piece == self.cursor or self.bright(piece)):
            return "lit"
        return "frame"

    def bright(self, piece: str) -> bool:
        """Whether a lit piece stands out: in a question about it, or with something special to do.

        Nearly everything can be drawn, taken or planted in every turn; if all that shone,
        nothing would.
        """
        if not self.lit(piece):
            return False
        verbs = {answer.verb for answer in self.choosing.open} - {"pass"}
        return len(verbs) == 1 or not SOON.isdisjoint(self.choosing.verbs(piece))

    def came(self, pile: str, owner: int, *names: str | None) -> bool:
        """Whether something (of these names) has just come to a seat's pile."""
        return any(
            (place, whose) == (pile, owner) and (not names or name in names)
            for place, whose, name in self.fresh
        )

    def piles(self, panel: str) -> list[Pile]:
        """The piles of one panel."""
        return [pile for pile in self.view.piles if pile.panel == panel]

    def face(self, piece: str) -> Face | None:
        """The face that a click on the piece means."""
        for pile in self.view.piles:
            if piece and pile.piece == piece:
                return Face(piece, pile.name, pile.tip)
            for face in pile.faces:
                if piece and face.piece == piece:
                    return face
        return None

    def called(self, piece: str) -> str:
        """A piece's name; a pile before a player is called by its owner, too."""
        face = self.face(piece)
        if face is None or face.name is None:
            return ""
        owners = (pile.owner for pile in self.view.piles if pile.piece == piece)
        owner = next(owners, None)
        name = self.words.word(face.name)
        return name if owner is None else f"{name} ({self.words.who(owner)})"

    def deed(self, verb: str, pieces: Iterable[str], arrow: str = ">") -> str:
        """A verb and the pieces it is done with, as the language puts them together.

        What has words of its own for being added to a deed, like "for hive 1", is said with them.
        """
        words, named = self.words, [piece for piece in pieces if self.called(piece)]
        if not named:
            return words.word(f"verb.{verb}")
        added = [piece for piece in named[1:] if words.has(_added(piece))]
        names = f" {arrow} ".join(self._object(piece) for piece in named if piece not in added)
        known = f"verb.{verb}.it"
        if words.has(known):
            said = words.say(message(known, it=names, n=_number(named[0])))
        else:
            said = f"{words.word(f'verb.{verb}')} {names}"
        for key, group in groupby(added, _added):
            alike = list(group)
            it = ", ".join(map(self.called, alike))
            said = words.say(message(key, deed=said, it=it, n=_number(alike[0])))
        return said

    def _object(self, piece: str) -> str:
        """What a piece is called behind a verb: "a worker", where it has such words."""
        face = self.face(piece)
        known = f"{face.name}.it" if face else ""
        return self.words.word(known) if self.words.has(known) else self.called(piece)

    def noted(self, answer: Answer) -> str:
        """What an answer costs and brings, in one line."""
        notes = [self.words.say(note) for note in answer.notes]
        # Commas inside a note ask for something stronger between two.
        return ("; " if any(", " in note for note in notes) else ", ").join(notes)

    def order(self, seats: int) -> list[int]:
        """Whose rows come first: that of the one in view; who looks on has always the same order."""
        found = list(range(seats))
        return found if self.watching else sorted(found, key=lambda seat: seat != self.large)

    def title(self, canvas: Canvas, zone: str, text: str, after: str = "") -> None:
        """The frame of a zone: a box where there is room, else a rule across the screen."""
        role = "frame.focus" if self.focus == zone else "frame"
        if not self.boxed:
            canvas.rule(0, text, role, "title", after)
            return
        canvas.box(0, 0, canvas.width, canvas.height, role)
        x = canvas.text(2, 0, f" {text} ", "title")
        if after:
            canvas.text(x, 0, f"{after} ", "dim", max(canvas.width - x - 2, 1))

    def keys(self, piece: str, among: Container[str]) -> str:
        """The player's own keys for what can be done with a piece, if it is one of these verbs."""
        verbs = self.choosing.verbs(piece)
        return " ".join(self.keymap.verb(verb) for verb in verbs if verb in among)

    def held(
        self, canvas: Canvas, hands: Sequence[Sequence[str | None]], limit: int
    ) -> list[str] | None:
        """The frame of the hand, with how many cards of how many; its cards, None without a seat."""
        words, seat = self.words, self.view.seat
        if seat is None:
            self.title(canvas, "hand", words.word("zone.hand"))
            return None
        cards = [card for card in hands[seat] if card]
        title = f"{words.word('zone.hand')} {len(cards)}/{limit}"
        self.title(canvas, "hand", title, words.word("zone.hand.secret"))
        return cards

    def columns(
        self, canvas: Canvas, cards: list[str], most: int
    ) -> Iterator[tuple[int, str, int, int]]:
        """Cards side by side, with boxes a little wider: each with its digit, place and width."""
        left = 2 if self.boxed else 1
        wide = min(most + 2 * self.boxed, (canvas.width - 3) // max(len(cards), 1))
        for place, card in enumerate(cards, 1):
            yield place, card, left + (place - 1) * wide, wide - 1


def _added(piece: str) -> str:
    """The words with which a piece of this kind is added to a deed."""
    return f"with.{piece.partition(':')[0]}"


def _number(piece: str) -> int | str:
    """What tells a piece from others of its kind, mostly a number."""
    number = piece.partition(":")[2]
    return int(number) if number.isdigit() else number
