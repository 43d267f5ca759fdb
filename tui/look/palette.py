"""The colours of each theme, chosen on the 256-colour palette that SSH usually means.

A role is what a colour is for. Every hex value is one of xterm's 256, so nothing shifts when a
terminal has no true colour.
"""

from functools import cache

from rich.style import Style

Role = str
_DARK: dict[Role, str] = {
    "text": "#d0d0d0 on #121212",
    "dim": "#8a8a8a on #121212",
    "faint": "#6c6c6c on #121212",
    "strong": "bold #eeeeee on #121212",
    "title": "bold #afd787 on #121212",
    "frame": "#585858 on #121212",
    "frame.focus": "#afd787 on #121212",
    "status": "#d0d0d0 on #262626",
    "status.strong": "bold #ffffff on #262626",
    "status.me": "bold #121212 on #afd787",
    "status.turn": "bold #d7ff87 on #262626",
    "key": "bold #afd787 on #262626",
    "key.text": "#b2b2b2 on #262626",
    "prompt": "bold #ffffff on #121212",
    "prompt.verb": "bold #d7ff87 on #121212",
    "prompt.text": "#bcbcbc on #121212",
    "lit": "#d7ff87 on #121212",
    "cursor": "bold #121212 on #d7ff87",
    "picked": "bold #121212 on #87d7d7",
    "good": "#87d787 on #121212",
    "warn": "#ffaf5f on #121212",
    "bad": "#ff8787 on #121212",
    "flower": "#ff87d7 on #121212",
    "points": "bold #ffd75f on #121212",
    "reveal": "#87afff on #121212",
    "back": "#875f87 on #121212",
    "bright": "#121212 on #afd787",
    "input": "#eeeeee on #303030",
}
SEATS = ("#87d7ff", "#ffaf87", "#d7afff", "#afd75f", "#ffd7af")
"""A colour for each seat's name; the name itself always stands beside it."""
PALETTES: dict[str, dict[Role, str]] = {"dark": _DARK}
GROUND = {"dark": "#121212"}


class Palette:
    """The styles of one theme, by role."""

    def __init__(self, theme: str) -> None:
        """`theme` is a key of PALETTES."""
        self.theme = theme
        self.ground = GROUND[theme]
        self._roles = PALETTES[theme]

    @cache  # noqa: B019 - palettes live as long as the app
    def __call__(self, role: Role) -> Style:
        """The style of a role; `#rrggbb` and `bold #rrggbb` are colours on the ground."""
        if role in self._roles:
            return Style.parse(self._roles[role])
        return Style.parse(f"{role} on {self.ground}")

    def seat(self, seat: int) -> Style:
        """The colour of a seat's name."""
        return self(f"bold {SEATS[seat % len(SEATS)]}")
