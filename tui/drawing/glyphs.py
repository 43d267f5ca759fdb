"""The glyph sets. Each glyph is one cell wide in every terminal and never an emoji."""

from typing import NamedTuple


class Glyphs(NamedTuple):
    """The drawing characters of one set."""

    frame: str
    """Border of a box: across, along, then the corners: top left and right, bottom left and right."""
    heavy: str
    """The same for the card under the cursor."""
    wing: str
    flower: str
    double: str
    back: str
    sun: str
    star: str
    point: str
    reveal: str
    arrow: str
    left: str
    right: str
    up: str
    down: str
    full: str
    empty: str
    dash: str
    tick: str
    cross: str
    dots: str
    more: str
    lit: str
    renew: str
    box: str
    box_full: str
    less: str
    picked: str
    to: str
    """What goes to, or becomes, something else."""
    near: str
    lasts: str
    pip: str
    """A spot of a die."""
    ring: str
    """What is only half there."""


_SAFE = Glyphs(
    frame="─│╭╮╰╯",
    heavy="═║╔╗╚╝",
    wing="◆",
    flower="*",
    double="▲",
    back="▒",
    sun="☼",
    star="★",
    point="●",
    reveal="◊",
    arrow="→",
    left="←",
    right="→",
    up="↑",
    down="↓",
    full="█",
    empty="░",
    dash="─",
    tick="√",
    cross="×",
    dots="…",
    more="»",
    lit="·",
    renew="@",
    box="□",
    box_full="■",
    less="«",
    picked="■",
    to="→",
    near="~",
    lasts="∞",
    pip="•",
    ring="○",
)

SETS = {
    "safe": _SAFE,
    "unicode": _SAFE._replace(wing="⋈", flower="✿", double="❀", tick="✓", cross="×", renew="↻"),
    "ascii": Glyphs(
        frame="-|++++",
        heavy="=|####",
        wing="%",
        flower="*",
        double="8",
        back=":",
        sun="@",
        star="*",
        point="o",
        reveal="^",
        arrow=">",
        left="<",
        right=">",
        up="^",
        down="v",
        full="#",
        empty="_",
        dash="-",
        tick="%",
        cross="x",
        dots="~",
        more=">",
        lit="'",
        renew="@",
        box=".",
        box_full="#",
        less="<",
        picked="&",
        to="/",
        near="=",
        lasts="=",
        pip="*",
        ring="?",
    ),
}
