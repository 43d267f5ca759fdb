"""What is printed on the forty biome cards, each number with its source.

A basis is one of: sheet (a published short-rules sheet), online (the licensed online edition),
review (somebody who has the box), derived (follows from the rules), house (ours, where no source
says anything). Only the last is our own choice.
"""

from typing import Literal

from core.records import Record

Basis = Literal["sheet", "online", "review", "derived", "house"]
JOKER = "."
"""A field with a dot: any marker, but not none (M23)."""


class Number(Record, frozen=True):
    """A printed number and where it comes from."""

    value: int
    basis: Basis


class Card(Record, frozen=True):
    """One biome card; no two are alike."""

    key: str
    pattern: str
    """One letter a field, in the order of the ring; every pattern reads the same both ways."""
    points: Number

    @property
    def large(self) -> bool:
        """Whether it is one of the ten large cards (M4)."""
        return self.key.startswith("g")

    @property
    def shape(self) -> str:
        """What the pattern looks like when the colours are left aside."""
        first = self.pattern[0]
        shape = "".join({first: "x", JOKER: "."}.get(field, "y") for field in self.pattern)
        return _SHAPES[shape]

    @property
    def needs(self) -> str:
        """The coloured fields alone: all that a Black Hole looks at (N3)."""
        return self.pattern.replace(JOKER, "")


_SHAPES = {
    "xx": "pair",
    "x.x": "bridge",
    "xyx": "heart",
    "xyyx": "mirror",
    "x.x.x.x": "chain",
    "xxxx": "row",
    "xx..xx": "wings",
}

SMALL: tuple[Card, ...] = (
    Card("s01", "ii", Number(3, "online")),
    Card("s02", "dd", Number(3, "online")),
    Card("s03", "ff", Number(3, "online")),
    Card("s04", "ss", Number(3, "online")),
    Card("s05", "mm", Number(3, "online")),
    Card("s06", "i.i", Number(3, "online")),
    Card("s07", "d.d", Number(3, "online")),
    Card("s08", "f.f", Number(3, "online")),
    Card("s09", "s.s", Number(3, "online")),
    Card("s10", "m.m", Number(3, "online")),
    Card("s11", "fmmf", Number(7, "online")),
    Card("s12", "mfm", Number(5, "online")),
    Card("s13", "diid", Number(7, "online")),
    Card("s14", "idi", Number(5, "online")),
    Card("s15", "sis", Number(5, "online")),
    Card("s16", "issi", Number(7, "online")),
    Card("s17", "mddm", Number(7, "online")),
    Card("s18", "dmd", Number(5, "online")),
    Card("s19", "fsf", Number(5, "online")),
    Card("s20", "sffs", Number(7, "online")),
    Card("s21", "imi", Number(5, "online")),
    Card("s22", "miim", Number(7, "online")),
    Card("s23", "fif", Number(5, "online")),
    Card("s24", "iffi", Number(7, "online")),
    Card("s25", "dfd", Number(5, "online")),
    Card("s26", "fddf", Number(7, "online")),
    Card("s27", "sds", Number(5, "online")),
    Card("s28", "dssd", Number(7, "online")),
    Card("s29", "msm", Number(5, "online")),
    Card("s30", "smms", Number(7, "online")),
)
"""Replaced from their deck when claimed; the points follow from the shape (M3, M27, M27a)."""

LARGE: tuple[Card, ...] = (
    Card("g01", "m.m.m.m", Number(10, "sheet")),
    Card("g02", "f.f.f.f", Number(10, "sheet")),
    Card("g03", "i.i.i.i", Number(10, "sheet")),
    Card("g04", "d.d.d.d", Number(10, "sheet")),
    Card("g05", "dddd", Number(10, "sheet")),
    Card("g06", "ssss", Number(10, "sheet")),
    Card("g07", "s.s.s.s", Number(10, "sheet")),
    Card("g08", "ii..ii", Number(10, "sheet")),
    Card("g09", "ff..ff", Number(10, "sheet")),
    Card("g10", "mm..mm", Number(10, "sheet")),
)
"""Never replaced; each asks for four markers of one colour (M4, M27)."""

CARDS = SMALL + LARGE
CARD = {card.key: card for card in CARDS}
DUNES = "g05"
"""Four deserts in a row; one published version of the game leaves this card out (M4)."""
SMALL_SHOWN, LARGE_SHOWN = Number(4, "review"), Number(4, "review")
