"""What a replay shows at one stop, and the keys that move it; knows no screen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from core.game import Event, Face, View
from core.words import Message, Words, message
from saves.notices import Damage
from tui.bots.swings import Swing
from tui.drawing.canvas import Canvas
from tui.match.port import OPEN, Snapshot
from tui.scene.answering import Choosing
from tui.scene.scene import Scene
from tui.scene.track import Bookmark, Eyes, Track

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 0.0)
"""Stops a second; 0: instant, a whole turn at every tick."""
TICK = 0.12
"""Seconds a turn stands at instant speed."""


@dataclass(frozen=True, kw_only=True)
class Watching(Scene):
    """One moment of the replay screen."""

    track: Track
    at: int = 0
    eyes: Eyes = None
    playing: bool = False
    speed: int = 1
    """Which of the SPEEDS."""
    typed: str = ""
    """The number of a turn, as far as it has been typed."""
    branches: bool = False
    """Whether a new match may be begun from this one."""
    live: bool = False
    """Whether a game goes on behind the replay."""
    swings: tuple[tuple[int, Swing], ...] = ()
    """The turning points of a match that is over, each with its stop."""

    broken: Damage | None = None
    """Why the match is known only so far: its save is damaged."""

    garden: int | None = None
    """Whose board is asked for large; None: that of the eyes, or of whose turn it is."""

    @property
    def owner(self) -> int:
        """Whose board is large when nobody's is asked for."""
        return self.track.stops[self.at].seat if self.view.seat is None else self.view.seat

    @property
    def ending(self) -> Message | None:
        """What there is to say at the last stop, where that is not the end of the match."""
        why = self.broken
        return message("replay.broken", line=why.line, lost=why.lost) if why else None

    @property
    def swing(self) -> Swing | None:
        """The turning point that begins here."""
        return dict(self.swings).get(self.at)

    @property
    def lines(self) -> tuple[Bookmark, ...]:
        """The log up to this stop."""
        return tuple(line for line in self.track.log(self.eyes) if line.place <= self.at)

    def held(
        self, canvas: Canvas, hands: Sequence[Sequence[str | None]], limit: int
    ) -> list[str] | None:
        """A spectator sees no secret hand: that is said, and how to see one."""
        cards = super().held(canvas, hands, limit)
        if cards is None:
            canvas.text(2, 2, self.words.word("replay.no_hand"), "dim", canvas.width - 4)
        return cards

    @property
    def told(self) -> tuple[Event, ...]:
        """What the log tells of up to this stop."""
        return tuple(line.event for line in self.lines if line.event is not None)

    @property
    def subject(self) -> Face | None:
        """The piece that the last event speaks of."""
        said = self.track.said(self.at, self.eyes)
        faces = (face for pile in self.view.piles for face in pile.faces)
        return next((face for face in faces if face.name in said.names), None)

    def face(self, piece: str) -> Face | None:
        """A chosen piece; without one the piece that the last event speaks of."""
        return super().face(piece) if piece else self.subject

    @property
    def looking(self) -> str:
        """Whose eyes these are, in words."""
        if self.eyes is None:
            return self.words.word("replay.spectator")
        return self.words.word("replay.open") if self.eyes == OPEN else self.words.who(self.eyes)


def seen(scene: Watching) -> Watching:
    """The scene with all that follows from its stop and its eyes: view, marks, whose garden."""
    view = scene.track.view(scene.at, scene.eyes)
    news = scene.track.news(scene.at, scene.eyes)
    scene = replace(
        scene,
        snap=snapshot(view),
        fresh=news.came,
        words=spoken(scene.words, view.seat),
    ).attending(choosing=Choosing(picked=news.pieces), cursor="")
    return scene.attending(large=scene.owner if scene.garden is None else scene.garden)


def snapshot(view: View) -> Snapshot:
    """A view as a table draws it: nothing is asked, nothing can be undone."""
    return Snapshot(
        view=view,
        prompt=None,
        undo=0,
        redo=0,
        over=False,
        scores=(),
        winners=(),
        thinking=None,
        warning=None,
    )


class Overlay(dict[str, str]):
    """Words that mean something else in a replay than at the table."""


def spoken(words: Words, seat: int | None) -> Words:
    """The words of a table, with those hints replaced that speak to a player."""
    rest: tuple[Mapping[str, str], ...] = tuple(
        each for each in words.catalogues if not isinstance(each, Overlay)
    )
    plain = Words(words.language, rest, words.names, words.keys)
    secret = "" if seat is None else plain.who(seat)
    overlay = Overlay(
        {
            "zone.hand.secret": secret,
            "missions.help": "",
            "inspect.how": plain.word("replay.inspect.how"),
        }
    )
    return Words(words.language, (overlay, *rest), words.names, words.keys)


def speed_name(words: Words, speed: int) -> str:
    """A speed as it is shown."""
    value = SPEEDS[speed]
    return (
        f"{value:g}".replace(".", words.word("replay.comma"))
        if value
        else words.word("replay.instant")
    )


def ticks(track: Track, width: int) -> list[tuple[int, str]]:
    """Where on a bar of so many cells each round begins, and its number where there is room."""
    places = [(column(track, place, width), number) for number, place in track.rounds if number]
    gaps = [after - before for (before, _), (after, _) in pairwise(places)]
    narrow, longest = min(gaps, default=width), len(str(len(places))) + 2
    every = next((n for n in (1, 2, 5, 10, 20) if narrow * n >= longest), 50)
    found: list[tuple[int, str]] = []
    free = 0
    for x, number in places:
        label = "" if number % every else str(number)
        # Where rounds are shorter than a cell or two, only the numbered ones have a tick.
        if x >= free and (label or narrow > 1):
            found.append((x, label))
            free = x + len(label) + 1
    return found


def column(track: Track, place: int, width: int) -> int:
    """The cell of a bar that stands for a stop."""
    return round(place * (width - 1) / max(track.last, 1))


def place_at(track: Track, x: int, width: int) -> int:
    """The stop that a cell of a bar stands for."""
    return min(round(x * track.last / max(width - 1, 1)), track.last)
