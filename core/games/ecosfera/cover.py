"""How Ecosfera is shown before it is opened."""

from core.cover import Cover

COVER = Cover(
    picture=(
        ".........cc......",
        "......cccccc..c..",
        "....bffbffbfb.cb.",
        "..fffffffbffffbb.",
        ".fwkffffffffffb..",
        "fffffbffffffffb..",
        ".fffmmmmmfffffbb.",
        "..mmmmmmmmmm..cb.",
        "....wmwmw.....c..",
        "...k..cc..cc.....",
    ),
    scenery="sea",
)
"""A cod of the Baltic, with its barbel."""
