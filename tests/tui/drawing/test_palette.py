"""The themes: readable on 256 colours, in every role."""

import pytest
from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet

from tui.drawing.palette import THEMES, Palette

RGB = ("dark", "light", "high-contrast")
LINES = {"frame", "frame.focus"}
"""Roles that draw lines, not text: 3:1 is enough."""

STEP = 10
"""The step between two of the 24 greys."""


def luminance(colour: ColorTriplet) -> float:
    channels = (value / 255 for value in colour)
    red, green, blue = (
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    low, high = sorted((luminance(one.get_truecolor()), luminance(other.get_truecolor())))
    return (high + 0.05) / (low + 0.05)


def roles(theme: str) -> list[str]:
    return [role for role in THEMES[theme] if role != "ground"]


def test_all_themes_have_the_same_roles() -> None:
    assert len({frozenset(roles(theme)) for theme in THEMES}) == 1


@pytest.mark.parametrize("theme", RGB)
def test_text_stands_out_from_what_it_stands_on(theme: str) -> None:
    least = 7.0 if theme == "high-contrast" else 4.5
    palette = Palette(theme)
    for role in roles(theme):
        style = palette(role)
        assert style.color is not None
        assert style.bgcolor is not None
        for system in (ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT):
            seen = contrast(style.color.downgrade(system), style.bgcolor.downgrade(system))
            assert seen >= (3.0 if role in LINES else least), (theme, role, round(seen, 2))


@pytest.mark.parametrize("theme", RGB)
def test_256_colours_change_no_colour_and_greys_by_a_step_at_most(theme: str) -> None:
    palette = Palette(theme)
    for role in roles(theme):
        style = palette(role)
        for colour in (style.color, style.bgcolor):
            assert colour is not None
            rounded = colour.downgrade(ColorSystem.EIGHT_BIT)
            shifts = zip(rounded.get_truecolor(), colour.get_truecolor(), strict=True)
            assert all(abs(new - old) <= STEP for new, old in shifts), (role, colour.name)


@pytest.mark.parametrize("theme", RGB)
def test_on_sixteen_colours_no_text_has_the_colour_of_its_ground(theme: str) -> None:
    palette = Palette(theme)
    for role in roles(theme):
        style = palette(role)
        assert style.color is not None
        assert style.bgcolor is not None
        ink, ground = (c.downgrade(ColorSystem.STANDARD) for c in (style.color, style.bgcolor))
        assert ink.number != ground.number, role


def test_the_ansi_theme_leaves_the_colours_to_the_terminal() -> None:
    palette = Palette("ansi")
    for role in roles("ansi"):
        colour = palette(role).color
        assert colour is not None
        assert colour.is_default or (colour.number is not None and colour.number < 16)
