"""Where the zones lie."""

from itertools import combinations

import pytest

from tui.drawing.layout import LEAST, boxed, plan

SIZES = [(80, 24), (80, 30), (100, 24), (119, 50), (120, 39), (120, 40), (200, 24), (200, 60)]


EMPTY = [zones for many in range(4) for zones in combinations(("market", "missions", "hand"), many)]


@pytest.mark.parametrize("empty", EMPTY, ids="-".join)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES)
def test_the_zones_cover_the_terminal_without_overlapping(
    size: tuple[int, int], seats: int, empty: tuple[str, ...]
) -> None:
    width, height = size
    places = plan(width, height, seats, empty=frozenset(empty))
    cells = [
        (x, y)
        for place in places.values()
        for x in range(place.x, place.x + place.width)
        for y in range(place.y, place.y + place.height)
    ]

    assert len(cells) == len(set(cells)) == width * height
    assert all(0 <= x < width and 0 <= y < height for x, y in cells)
    assert places.keys().isdisjoint(empty)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_garden_has_a_line_at_the_least_size(seats: int) -> None:
    assert plan(*LEAST, seats)["board"].height >= 1 + 2 + (seats - 1)


def test_cards_are_boxes_only_where_both_sides_are_large() -> None:
    assert boxed(120, 40)
    assert not boxed(200, 24)
    assert not boxed(80, 60)


def test_a_zoomed_zone_leaves_the_prompt_and_the_keys() -> None:
    found = plan(80, 24, 3, "board")

    assert set(found) == {"status", "board", "prompt", "keys"}
    assert found["board"].height == 24 - 1 - 3 - 1
