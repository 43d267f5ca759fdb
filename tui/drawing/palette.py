"""The colours of each theme, chosen on the 256-colour palette that SSH usually means.

A role is what a colour is for, a hue a colour with no meaning of its own (a butterfly's wing, a
seat's name). Every value is one of xterm's 256, so nothing shifts when a terminal has no true
colour; the contrast of each with what it stands on is held by a test.
"""

from functools import cache

from rich.style import Style

HUES = (
    *("amber", "white", "blue", "orange", "brown", "yellow", "coral", "red", "violet", "rose"),
    *("green", "gold", "magenta", "teal", "sky", "lilac", "peach", "lime", "sand"),
)
"""The order of the hues in each theme."""
SEATS = ("sky", "peach", "lilac", "lime", "sand")
"""A hue for each seat's name; the name itself always stands beside it."""


def _theme(ground: str, bar: str, ink: str, hues: str, **roles: str) -> dict[str, str]:
    """A theme: ground, colour of the bars, ink on bright fields, the hues, then the roles."""
    found = {
        f"hue.{hue}": f"{value} on {ground}" for hue, value in zip(HUES, hues.split(), strict=True)
    }
    for role, colour in roles.items():
        name = role.replace("_", ".")
        if name.startswith(("status", "key")):
            found[name] = f"{colour} on {bar}"
        elif name in _FIELDS:
            found[name] = f"bold {ink} on {colour}"
        else:
            found[name] = f"{colour} on {ground}"
    chips = _ANSI_CHIPS if ground == "default" else _CHIPS
    if ink == "#ffffff":
        # On a light ground even white needs an edge.
        chips = {**chips, "white": "#000000 on #afd7d7"}
    found |= {f"chip.{hue}": f"bold {style}" for hue, style in chips.items()}
    return {"ground": ground, **found}


_CHIPS = {
    "blue": "#000000 on #5fafff",
    "yellow": "#000000 on #ffd75f",
    "green": "#000000 on #5faf5f",
    "brown": "#000000 on #d7875f",
    "white": "#000000 on #d7ffff",
}
"""Small coloured fields with a code in them, the same on every ground."""
_ANSI_CHIPS = {
    "blue": "white on blue",
    "yellow": "black on yellow",
    "green": "black on green",
    "brown": "white on red",
    "white": "black on cyan",
}
_FIELDS = ("cursor", "picked", "me")
"""Roles that fill the cells behind their text."""

THEMES: dict[str, dict[str, str]] = {
    "dark": _theme(
        "#121212",
        "#262626",
        "#121212",
        "#ffaf5f #ffffff #87afff #ff8700 #d7875f #ffff5f #ff875f #ff5f5f #d787d7 #d75f87"
        " #87d787 #ffd700 #d75fd7 #87d7d7 #87d7ff #d7afff #ffaf87 #afd75f #ffd7af",
        text="#d0d0d0",
        dim="#949494",
        faint="#808080",
        strong="bold #eeeeee",
        title="bold #afd787",
        frame="#6c6c6c",
        frame_focus="#afd787",
        status="#d0d0d0",
        status_strong="bold #ffffff",
        status_turn="bold #d7ff87",
        key="bold #afd787",
        key_text="#bcbcbc",
        prompt="bold #ffffff",
        prompt_verb="bold #d7ff87",
        prompt_text="#bcbcbc",
        lit="#d7ff87",
        good="#87d787",
        warn="#ffaf5f",
        bad="#ff8787",
        flower="#ff87d7",
        points="bold #ffd75f",
        reveal="#87afff",
        back="#af87af",
        cursor="#d7ff87",
        picked="#87d7d7",
        me="#afd787",
    ),
    "light": _theme(
        "#eeeeee",
        "#d0d0d0",
        "#ffffff",
        "#875f00 #585858 #005fd7 #870000 #5f5f5f #5f5f00 #af0000 #af005f #af00af #af005f"
        " #005f00 #875f00 #8700af #005f5f #005f87 #5f00d7 #af0000 #5f5f00 #5f5f5f",
        text="#303030",
        dim="#585858",
        faint="#626262",
        strong="bold #000000",
        title="bold #005f00",
        frame="#767676",
        frame_focus="#005f00",
        status="#303030",
        status_strong="bold #000000",
        status_turn="bold #005f00",
        key="bold #005f00",
        key_text="#444444",
        prompt="bold #000000",
        prompt_verb="bold #005f00",
        prompt_text="#444444",
        lit="bold #005f00",
        good="#005f00",
        warn="#875f00",
        bad="#af0000",
        flower="#af005f",
        points="bold #875f00",
        reveal="#005fd7",
        back="#5f5f87",
        cursor="#005f00",
        picked="#005f5f",
        me="#005f00",
    ),
    "high-contrast": _theme(
        "#000000",
        "#000000",
        "#000000",
        "#ffaf5f #ffffff #87afff #ff8700 #d7875f #ffff5f #ff875f #ff8787 #d787d7 #d787af"
        " #87d787 #ffd700 #ff87ff #87d7d7 #87d7ff #d7afff #ffaf87 #afd75f #ffd7af",
        text="#ffffff",
        dim="#d0d0d0",
        faint="#b2b2b2",
        strong="bold #ffffff",
        title="bold #ffff5f",
        frame="#b2b2b2",
        frame_focus="#ffff00",
        status="#ffffff",
        status_strong="bold #ffffff",
        status_turn="bold #ffff00",
        key="bold #ffff00",
        key_text="#ffffff",
        prompt="bold #ffffff",
        prompt_verb="bold #ffff00",
        prompt_text="#ffffff",
        lit="bold #ffff00",
        good="#87ff87",
        warn="#ffaf5f",
        bad="#ff8787",
        flower="#ff87ff",
        points="bold #ffd75f",
        reveal="#87d7ff",
        back="#d7afff",
        cursor="#ffff00",
        picked="#87ffff",
        me="#ffffff",
    ),
    "ansi": _theme(
        "default",
        "default",
        "black",
        "yellow default blue yellow yellow bright_yellow bright_red red magenta magenta"
        " green bright_yellow bright_magenta cyan bright_cyan bright_blue bright_red green default",
        text="default",
        dim="default",
        faint="default",
        strong="bold default",
        title="bold green",
        frame="default",
        frame_focus="bold green",
        status="default",
        status_strong="bold default",
        status_turn="bold green",
        key="bold green",
        key_text="default",
        prompt="bold default",
        prompt_verb="bold green",
        prompt_text="default",
        lit="bold green",
        good="green",
        warn="yellow",
        bad="red",
        flower="magenta",
        points="bold yellow",
        reveal="blue",
        back="magenta",
        cursor="green",
        picked="cyan",
        me="white",
    ),
}


@cache
def style(theme: str, role: str) -> Style:
    """That of a role in a theme; no palette of a player who has gone is kept for it."""
    bold, _, hue = role.rpartition(" ")
    return Style.parse(f"{bold} {THEMES[theme][hue]}".strip())


class Palette:
    """The styles of one theme, by role."""

    def __init__(self, theme: str, *, art: bool = True) -> None:
        """`theme` is a key of THEMES; `art`: whether there are drawings."""
        self.theme, self.art = theme, art

    def __call__(self, role: str) -> Style:
        """The style of a role, or of a hue ("hue.blue", "bold hue.blue")."""
        return style(self.theme, role)

    def seat(self, seat: int) -> Style:
        """The colour of a seat's name."""
        return self(f"bold hue.{SEATS[seat % len(SEATS)]}")
