"""A terminal that is resized wildly: every screen survives it and comes back as it was."""

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui import every_screen as screens
from tests.tui.seen import text

pytestmark = pytest.mark.painted  # whatever the size, what Textual makes of it must come out too
FEW, MANY = 100 // len(screens.SCREENS) + 1, 500
"""A hundred over all screens always, five hundred on each of them with `-m long`."""


@pytest.mark.parametrize(
    "times", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("name", screens.SCREENS)
async def test_a_screen_survives_every_size_down_to_a_single_cell(
    name: str, times: int, tmp_path: Path
) -> None:
    async def resize(pilot: Pilot[None]) -> None:
        before, chance = text(pilot.app), random.Random(name)
        screen = pilot.app.screen
        await pilot.resize_terminal(1, 1)
        for _ in range(times):
            most = chance.choice([(12, 6), (90, 30), (220, 70)])
            await pilot.resize_terminal(chance.randint(1, most[0]), chance.randint(1, most[1]))
        await pilot.resize_terminal(80, 24)
        await pilot.pause()

        assert pilot.app.screen is screen
        assert text(pilot.app) == before

    await screens.shown(name, tmp_path, resize)
