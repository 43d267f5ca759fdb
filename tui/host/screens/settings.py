"""The settings of somebody who plays at a host: how it looks, and whether it rings."""

from collections.abc import Mapping

from tui.host.screens.way import GuestWay
from tui.pages.settings import ROWS, SWITCH
from tui.screens.settings import SettingsScreen
from tui.shell.look import Look

LOOKS = ("language", "theme", "glyphs", "art", "dear")
"""What is set for the screens of this player alone."""


class GuestSettings(SettingsScreen):
    """What a player's own machine would decide about the bots is agreed at each table instead."""

    HELP = "serve.set.help"
    rows: Mapping[str, tuple[str, ...]] = {name: ROWS[name] for name in LOOKS} | {"bell": SWITCH}

    def __init__(self, look: Look, guest: GuestWay) -> None:
        """As everywhere; what is remembered is remembered by the host."""
        super().__init__(look, guest)
        self.guest = guest

    def kept(self) -> str:
        """A key is found again; whoever has none is forgotten when they leave."""
        lasting = self.guest.person.lasting
        return "serve.set.key" if lasting else "serve.set.guest"

    def shown(self) -> dict[str, str]:
        """The looks, and what the host remembers of this person."""
        bell = self.guest.person.bell
        return {**super().shown(), "bell": SWITCH[not bell]}
