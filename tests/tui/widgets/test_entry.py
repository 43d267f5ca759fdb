"""A line that is typed over a screen: the proposal in it, and what takes its place."""

import pytest

from tui.app.app import HedgerowApp
from tui.widgets.entry import TextEntry


@pytest.mark.parametrize(
    ("proposed", "keys", "given"),
    [
        ("Guest", (), "Guest"),
        ("Guest", ("A", "n", "n", "a"), "Anna"),
        ("Guest", ("backspace", "backspace", "s"), "Gues"),
        ("", ("A", "b"), "Ab"),
    ],
)
async def test_what_is_typed_takes_the_place_of_a_proposal_and_backspace_keeps_it(
    proposed: str, keys: tuple[str, ...], given: str
) -> None:
    app = HedgerowApp()
    said: list[str | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(TextEntry(app.look, app, "serve.name", text=proposed), said.append)
        await pilot.press(*keys, "enter")

    assert said == [given]
