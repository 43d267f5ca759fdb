"""Deal codes on their way between a player's clipboard and a match."""

from textual.app import App

from core import deal
from core.words import message
from tui.shell.navigator import Navigator


def pasted(way: Navigator, text: str) -> None:
    """A new game with the code that was pasted; where there is none in it, that is said."""
    code = deal.within(text)
    if code:
        way.to_new(code=code)
    elif text.strip():
        way.tell(message("error.deal", code=deal.short(" ".join(text.split()))))


def copied(app: App[None], way: Navigator, code: str) -> None:
    """The code to the clipboard of the terminal, and whole before the player's eyes."""
    app.copy_to_clipboard(code)
    way.tell(message("end.deal.copied", deal=code), "end.deal")
