"""What the player attends to: one record, which keys and clicks change and nothing else does."""

from dataclasses import dataclass, field

from core.words import Message
from tui.scene.answering import Choosing


@dataclass(frozen=True)
class Attention:
    """Where the player is with eyes and fingers; knows no widget."""

    choosing: Choosing = field(default_factory=Choosing)
    """The answer, as far as it is begun."""
    focus: str = "hand"
    """The zone in which arrows and digits choose."""
    cursor: str = ""
    """The piece under the cursor."""
    large: int = 0
    """Whose garden is drawn large."""
    peek: bool = False
    """Whether the seat's own backs are shown from the front."""
    zoomed: bool = False
    """Whether the zone in focus has the screen to itself."""
    flash: Message | None = None
    """The answer to the last key: why something cannot be done, or what was undone."""
