"""What the house gives to each of its tables."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tui.bots.reviews import Reviews
from tui.bots.worker import Thinking
from tui.host.disk.folder import HostFolder
from tui.host.disk.ledger import Ledger


@dataclass(frozen=True)
class Means:
    """Where a table is kept, who thinks for its bots, and how long everything takes."""

    place: HostFolder
    ledger: Ledger
    pool: Thinking
    filed: Callable[[str], None]
    """To be called with a table's id when what is known of it, or who is at it, has changed."""
    changed: Callable[[str], None]
    """To be called with its id when that may be told."""
    pace: float
    """Seconds that a bot's move is kept back."""
    standin_after: float
    """Seconds after which a bot may play for somebody who is away."""
    since: float
    """When the host began, in seconds since the epoch: before that nobody could answer."""
    reviews: Reviews = field(default_factory=Reviews)
    """What has been found out about matches that are over."""
