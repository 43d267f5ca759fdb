"""The settings of somebody who plays at a host: how it looks, and whether it rings."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from tui.pages.settings import ROWS, SWITCH
from tui.screens.settings import SettingsScreen

if TYPE_CHECKING:
    from tui.host.operating.guest import GuestApp

LOOKS = ("language", "theme", "glyphs", "art")


class GuestSettings(SettingsScreen):
    """What a player's own machine would decide about the bots is agreed at each table instead."""

    HELP = "serve.set.help"
    rows: Mapping[str, tuple[str, ...]] = {name: ROWS[name] for name in LOOKS} | {"bell": SWITCH}

    def kept(self) -> str:
        """A key is found again; whoever has none is forgotten when they leave."""
        lasting = cast("GuestApp", self.app).person.lasting
        return "serve.set.key" if lasting else "serve.set.guest"

    def shown(self) -> dict[str, str]:
        """The looks, and what the host remembers of this person."""
        bell = cast("GuestApp", self.app).person.bell
        return {**super().shown(), "bell": SWITCH[not bell]}
