"""What a learner of Biomos is told is so: checked by playing the answer on."""

from itertools import islice
from typing import Any

import pytest

from core import catalogue
from core.games.biomos.ring import occurring, reading
from core.games.biomos.state import Place
from tests.core.playing import Seating, play
from tests.core.published.promises import tried

GAME = catalogue.game("biomos")


def there(state: Any, seat: int) -> set[str]:
    """The biomes that occur in the ring."""
    offer = (*state.small, *state.large)
    return {f"card.{card}" for card in occurring(reading(state.planets[seat], state.rules), offer)}


def completed(state: Any, prompt: Any, answer: Any) -> set[str]:
    """The biomes that the marker of an answer would complete, wherever it may go."""
    taken = tried(GAME, state, prompt, answer).after
    [placing] = GAME.ask(taken)
    found = set()
    for each in placing.answers:
        if isinstance(each.move, Place) and each.move.at != "moon":
            found |= there(tried(GAME, taken, placing, each).after, prompt.seat)
    return found - there(state, prompt.seat)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_biome_is_named_only_where_the_answer_completes_it(mode: str) -> None:
    said = set()
    for seed in range(3):
        table = Seating(2, GAME.chosen({"mode": mode}), seed, seed, 6)
        for ply in islice(play(GAME, table), 100):
            view = GAME.view(ply.before, ply.prompt.seat)
            for each in GAME.counsels(view, ply.prompt.answers):
                key, slots = each.message.key, dict(each.message.args)
                if key in ("now.biomos.take.completes", "now.biomos.take.race"):
                    for answer in each.answers:
                        assert slots["card"] in completed(ply.before, ply.prompt, answer)
                elif key == "now.biomos.place.here":
                    after = tried(GAME, ply.before, ply.prompt, each.answers[0]).after
                    assert slots["card"] in there(after, ply.prompt.seat)
                elif key == "now.biomos.take.far":
                    continue
                else:
                    continue
                said.add(key)
    assert len(said) == 3
