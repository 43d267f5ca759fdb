"""A learner is told what is true of the question, and not advised what cannot be done."""

from itertools import islice
from typing import Any

import pytest
from tui.boards.biomos.lesson import lesson

from core import catalogue
from core.games.biomos.ring import occurring, reading
from core.games.biomos.state import Place
from tests.core.playing import Seating, play
from tests.core.published.promises import tried

GAME = catalogue.game("biomos")


def claimable(state: Any, seat: int) -> set[str]:
    """The biomes that some marker of the display, put somewhere, would complete."""
    [prompt] = GAME.ask(state)
    found = set()
    for take in prompt.answers:
        after = tried(GAME, state, prompt, take).after
        [placing] = GAME.ask(after)
        found |= {
            str(dict(note.args)["card"])
            for answer in placing.answers
            if isinstance(answer.move, Place)
            for note in answer.notes
            if note.key == "note.opens"
        }
    assert prompt.seat == seat
    return found - there(state, seat)


def there(state: Any, seat: int) -> set[str]:
    """The biomes that occur in the ring already."""
    offer = (*state.small, *state.large)
    return {f"card.{card}" for card in occurring(reading(state.planets[seat], state.rules), offer)}


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_who_takes_a_marker_is_told_of_a_biome_only_where_one_can_be_completed(mode: str) -> None:
    said = set()
    for seed in range(4):
        table = Seating(2, GAME.chosen({"mode": mode}), seed, seed, 6)
        for ply in islice(play(GAME, table), 120):
            asked = f"now.biomos.{ply.prompt.ask.key.removeprefix('ask.')}"
            view = GAME.view(ply.before, ply.prompt.seat)
            told = lesson(view, ply.prompt.answers, asked)
            said.add(told)
            if asked == "now.biomos.take":
                last = len(ply.prompt.answers) == 1
                some = bool(claimable(ply.before, ply.prompt.seat))
                good = asked if some else f"{asked}.far"
                assert told == (f"{asked}.last" if last else good)
            elif asked != "now.biomos.drop":
                assert told == asked

    assert {f"now.biomos.take{end}" for end in ("", ".far", ".last")} <= said
