"""How events change the table."""

from typing import get_args

from core.games.ecosfera.events import Events
from core.games.ecosfera.evolve import ARMS


def test_every_event_has_its_arm() -> None:
    assert set(ARMS) == set(get_args(Events))
