"""The application: one screen on another, a theme, a worker for the bots."""

from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from tui.look.glyphs import SETS
from tui.look.palette import Palette
from tui.thinking import Thinker


class HedgerowApp(App[None]):
    """Holds what all screens share; knows no game."""

    CSS_PATH = Path(__file__).with_name("app.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False),
        Binding("ctrl+l", "redraw", show=False),
    ]

    def __init__(self, theme: str = "dark", glyphs: str = "safe") -> None:
        """`theme` and `glyphs` are keys of their tables."""
        super().__init__()
        self.palette = Palette(theme)
        self.glyphs = SETS[glyphs]
        self.thinker = Thinker()
        self.animation_level = "none"

    def action_redraw(self) -> None:
        """Paint the whole screen again, for a terminal that something else wrote to."""
        self.refresh(layout=True, repaint=True)
        self.screen.refresh()

    def on_unmount(self) -> None:
        """End the worker with the app."""
        self.thinker.stop()


AnyApp = HedgerowApp | App[Any]
