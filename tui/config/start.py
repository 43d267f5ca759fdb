"""What the command line asks the application to show."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from saves.store import Save
from tui.config.preferences import Preferences

THEMES = ("dark", "light", "high-contrast", "ansi")
GLYPHS = ("safe", "unicode", "ascii")
"""The names in tui/look; that folder needs Textual, checking a flag does not."""


@dataclass(frozen=True)
class Start:
    """A screen, the match on it, and how everything looks."""

    screen: Literal["home", "learn", "play", "resume", "watch"]
    language: str
    folder: Path
    """Where saves live."""
    theme: str | None = None
    glyphs: str | None = None
    """None where no flag says it: then settings or defaults do."""
    save: Save | None = None
    """For every screen but home; a new match has no file before its first line."""
    preferences: Preferences = field(default_factory=Preferences, compare=False)

    def under(self, preferences: Preferences) -> "Start":
        """The same with the settings for what no flag says."""
        now = preferences.now
        return replace(
            self,
            theme=self.theme or now.theme,
            glyphs=self.glyphs or now.glyphs,
            preferences=preferences,
        )
