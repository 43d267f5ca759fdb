"""How everything is written and drawn, as every screen is given it."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from core.words import Words
from tui.config.keymap import Keymap
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

    def __post_init__(self) -> None:
        """Sentences name the keys of this look, whatever words it is given."""
        object.__setattr__(self, "words", self.words.keyed(self._called))

    @property
    def _called(self) -> Callable[[str], str]:
        """How the key of an action is called; it does not lead back to the look that it is in."""
        keys, words = self.keys, self.words
        return lambda action: keys().called(action, words)

    @property
    def keymap(self) -> Keymap:
        """Which key does what."""
        return self.keys()

    def of_game(self, game: str) -> Words:
        """The words at a table of this game, with the player's own keys in them."""
        return words(game, self.words.language).keyed(self._called)

    def saying(self, words: Words) -> "Look":
        """The same with other words."""
        return replace(self, words=words)
