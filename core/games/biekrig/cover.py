"""How Biekrig is shown before it is opened."""

from core.cover import Cover, mirrored

COVER = Cover(
    picture=mirrored(
        ".....k...",
        "......k..",
        ".......kk",
        "......kkk",
        ".ww...yyy",
        "wmmww.yay",
        "wmmmmwyyy",
        ".wmmmwkkk",
        "..wwwwyyy",
        ".wmmw.kkk",
        ".www.yyyy",
        "......kkk",
        ".......yy",
        "........k",
    ),
    scenery="spring",
)
"""A honey bee, from above."""
