"""How everything is written and drawn, as every screen is given it."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from core.words import Words
from tui.config.keymap import Keymap, overlay
from tui.drawing.glyphs import Glyphs
from tui.drawing.palette import Palette
from tui.words.language import words


@dataclass(frozen=True)
class Look:
    """Words, colours, glyphs and keys; another look is another record."""

    words: Words
    """Those of the screens, and of a game where the look is that of a table."""
    palette: Palette
    glyphs: Glyphs
    keys: Callable[[], Keymap]
    """Gives the keys; they are put together when the first one is pressed, not before home is seen."""

    @property
    def keymap(self) -> Keymap:
        """Which key does what."""
        return self.keys()

    def of_game(self, game: str) -> Words:
        """The words at a table of this game, with the player's own keys in them."""
        said = words(game, self.words.language)
        changed = overlay(self.keymap, said)
        return Words(said.language, (changed, *said.catalogues)) if changed else said

    def saying(self, words: Words) -> "Look":
        """The same with other words."""
        return replace(self, words=words)
