"""What the effect of a card may do at the table: the cards name their effects, and know no table."""

from collections.abc import Callable
from typing import Protocol

from core.games.ecosfera.events import Events
from core.games.ecosfera.moves import Kind
from core.games.ecosfera.state import State
from core.games.ecosfera.steps import Steps


class Hands(Protocol):
    """The table under the players' hands (`Table`), as far as an effect needs it."""

    state: State
    seat: int
    """The player whose turn it is."""
    todo: list[Steps]
    """What is still owed, the next step last."""

    @property
    def row(self) -> tuple[str, ...]:
        """The row of the player whose turn it is."""

    def emit(self, event: Events) -> None:
        """Something happens."""

    def press(self, seat: int) -> None:
        """A pressure card comes into a row, if there is one."""

    def draw(self, seat: int, cards: int) -> None:
        """Cards from the own supply."""

    def fill(self, kind: Kind) -> None:
        """Gaps of a market row are filled from its deck."""

    def sweep(self, kind: Kind, cards: tuple[str, ...]) -> None:
        """Cards of a market row go under its deck, then new ones are dealt."""

    def impact(self, tiles: int) -> None:
        """Impact tiles are placed."""


Does = Callable[[Hands], None]
Finds = Callable[[State], object]
"""Whether there is anything to do: what is true of a state, or not empty."""
