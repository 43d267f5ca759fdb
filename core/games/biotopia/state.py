"""The table of Biotopia as data: state, steps, moves, events."""

from typing import Literal

from core.game import Event, Move, Step
from core.records import Record, Tagged

Zone = Literal["deck", "sky", "compost", "hand", "down", "up", "wings", "table"]
"""`down` and `up`: flowers by their side; `wings`: the Butterfly row; `table`: a bio-card while
it works."""


class Rules(Record, frozen=True):
    """What the editions and the match options decide."""

    edition: Literal["en", "da"] = "en"
    clear: bool = False
    """Three identical Sky cards are cleared (B22)."""
    blue_must: bool = False
    """Common Blue's event is mandatory (B36, A6)."""
    brown_may: bool = False
    """Meadow Brown's draw is optional (B43)."""
    edge: int = 3
    """How many butterflies the house mission `edge_three` asks for: four since rules version 2."""


class Garden(Record, frozen=True):
    """One player's cards, in the order in which they came."""

    hand: tuple[str, ...] = ()
    down: tuple[str, ...] = ()
    up: tuple[str, ...] = ()
    wings: tuple[str, ...] = ()


# -- steps -------------------------------------------------------------------------------------


class FirstFlower(Step, frozen=True, tag="first-flower"):
    """Every player secretly picks a first flower (B8)."""


class Act(Step, frozen=True, tag="act"):
    """One of the five actions (B13)."""


class TakeSky(Step, frozen=True, tag="take-sky"):
    """Common Blue: take a Sky card (B34)."""


class TakeCompost(Step, frozen=True, tag="take-compost"):
    """Orange Tip: take a card from the Compost Heap (B37)."""


class DrawBrowns(Step, frozen=True, tag="draw-browns"):
    """Meadow Brown: draw one card for each own Meadow Brown (B42)."""


class Discard(Step, frozen=True, tag="discard"):
    """Down to six cards at the end of the turn (B23)."""


class PutAway(Step, frozen=True, tag="put-away"):
    """The bio-card on the table goes to the Compost Heap (B54, B58)."""


class Draws(Step, frozen=True, tag="draws"):
    """Sunshine: draw three cards (B58)."""


class PlantTop(Step, frozen=True, tag="plant-top"):
    """Brimstone: the top card of the Deck becomes a flower (B40)."""


class FillSky(Step, frozen=True, tag="fill-sky"):
    """The Sky step of a turn and the one after the discards (A3, A11)."""


class CountWhites(Step, frozen=True, tag="count-whites"):
    """A Large White has entered play: count who has the most (B53)."""


class EndTurn(Step, frozen=True, tag="end-turn"):
    """The check for fifteen points, then the next player (A11)."""


Steps = (
    FirstFlower
    | Act
    | TakeSky
    | TakeCompost
    | DrawBrowns
    | Discard
    | PutAway
    | Draws
    | PlantTop
    | FillSky
    | CountWhites
    | EndTurn
)

# -- moves -------------------------------------------------------------------------------------


class Choose(Move, frozen=True, tag="choose"):
    """The secret first flower (B8)."""

    card: str


class Draw(Move, frozen=True, tag="draw"):
    """Action 1 (B15), and yes to Meadow Brown's draw."""


class Take(Move, frozen=True, tag="take"):
    """Action 2 (B16), and the answer to Common Blue."""

    card: str


class Plant(Move, frozen=True, tag="plant"):
    """Action 3 (B17)."""

    card: str


class Play(Move, frozen=True, tag="play"):
    """Action 4 (B18); a Chrysalis names the flower that it flips (B54)."""

    card: str
    flip: str | None = None


class Claim(Move, frozen=True, tag="claim"):
    """Action 5 (B20); `joker` is the species a Camberwell Beauty stands for (A16)."""

    mission: str
    joker: str | None = None


class Pass(Move, frozen=True, tag="pass"):
    """Only for a player with no other legal action (A5)."""


class Fetch(Move, frozen=True, tag="fetch"):
    """Orange Tip's card from the Compost Heap (B37)."""

    card: str


class Decline(Move, frozen=True, tag="decline"):
    """No to an optional event."""


class Drop(Move, frozen=True, tag="drop"):
    """One card over the hand limit to the Compost Heap (B23)."""

    card: str


Moves = Choose | Draw | Take | Plant | Play | Claim | Pass | Fetch | Decline | Drop

# -- events ------------------------------------------------------------------------------------


class Chose(Event, frozen=True, tag="chose"):
    """A first flower was picked; it is laid down when all have picked (A26)."""

    seat: int
    card: str | None

    def veiled(self) -> "Chose":
        """That somebody has picked, not what."""
        return Chose(self.seat, None, known=self.known, seen=self.seen)


class Moved(Event, frozen=True, tag="moved"):
    """A card went from one place to another."""

    card: str | None
    of: Zone
    to: Zone
    seat: int = 0
    """Whose hand or garden is concerned; of no meaning between Deck, Sky and Compost Heap."""

    @property
    def about(self) -> int | None:
        """Nobody, where no hand and no garden is concerned."""
        return None if {self.of, self.to} <= {"deck", "sky", "compost"} else self.seat

    def veiled(self) -> "Moved":
        """A back went from one place to another."""
        return Moved(None, self.of, self.to, self.seat, known=self.known, seen=self.seen)


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The Compost Heap became the new Deck (B26)."""

    order: tuple[str, ...]
    rng: int
    """The generator after the shuffle."""
    cards: int

    def veiled(self) -> "Shuffled":
        """How many cards were shuffled: the order is nobody's."""
        return Shuffled((), 0, self.cards, known=self.known, seen=self.seen)


class Cleared(Event, frozen=True, tag="cleared"):
    """Three identical Sky cards went to the Compost Heap (B22)."""

    cards: tuple[str, ...]


class Claimed(Event, frozen=True, tag="claimed"):
    """A mission was taken (B20)."""

    seat: int
    mission: str
    joker: str | None = None


class Awarded(Event, frozen=True, tag="awarded"):
    """Most Large Whites went to a player, or back to the table (B68-B72)."""

    seat: int | None
    before: int | None

    @property
    def about(self) -> int | None:
        """Who has most, or had."""
        return self.before if self.seat is None else self.seat


class Passed(Event, frozen=True, tag="passed"):
    """A player had no legal action (A5)."""

    seat: int


class Triggered(Event, frozen=True, tag="triggered"):
    """A turn ended on fifteen or more points: this round is the last (B74, A20)."""

    seat: int


class Turned(Event, frozen=True, tag="turned"):
    """The next turn began."""

    turn: int
    seat: int


class Owed(Event, frozen=True, tag="owed"):
    """The question that the table waits on now, in the middle of a turn."""

    todo: tuple[Steps, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    stuck: bool = False
    """Nobody could move for a whole round (A5)."""


Events = (
    Chose
    | Moved
    | Shuffled
    | Cleared
    | Claimed
    | Awarded
    | Passed
    | Triggered
    | Turned
    | Owed
    | Ended
)


class Perhaps(Record, frozen=True):
    """A card taken openly that is in the hand or face down: only its owner knows which."""

    card: str
    seat: int
    plants: int
    """How many plants out of this hand may have been the card."""


class State(Tagged, frozen=True, tag="biotopia"):
    """Everything about the table, secrets included."""

    rules: Rules
    starter: int
    deck: tuple[str, ...]
    """The top card first."""
    sky: tuple[str | None, ...]
    compost: tuple[str, ...]
    """The top card last."""
    gardens: tuple[Garden, ...]
    missions: tuple[tuple[str, int | None], ...]
    """The missions of this game and who has them."""
    todo: tuple[Steps, ...]
    """What the table owes, the next step last; empty when the game is over."""
    rng: int
    spare: tuple[str, ...] = ()
    """The two Danish missions that are not used (B2)."""
    table: tuple[str, ...] = ()
    first: tuple[str | None, ...] = ()
    """The first flowers picked so far (B8)."""
    shown: tuple[str, ...] = ()
    """Cards in hands that everybody saw being taken, and that cannot have been planted since."""
    perhaps: tuple[Perhaps, ...] = ()
    """The others that everybody saw being taken and has not seen again."""
    turn: int = 0
    """Turns begun so far."""
    passes: int = 0
    """Passes in this round."""
    last: bool = False
    """This round is the last."""
