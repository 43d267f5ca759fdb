"""A generator that is one integer: the same everywhere, and fair enough."""

from collections import Counter
from itertools import permutations

import pytest

from core.rng import another, below, child, draw, keyed, pick, roll, secret, shuffle

KINDS = (11, keyed(11))
REFERENCE = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""The first numbers of splitmix64 from 1234567, as its author's program prints them."""
FIXED = ("afchbedg", 804, 3, "x", 3326683750974677180)


SECRET = 0x000102030405060708090A0B0C0D0E0F
HASHED = (
    17089224679981099719,
    651443366326468972,
    14688376152663611024,
    3421816395032847762,
    11457697677340971878,
)
"""BLAKE2b of 0, 1, 2 ... in four bytes: 8 bytes long, with that key, personal to `draw`."""
KEYED_FIXED = ("fbdcgeah", 539, 6, "z")
CHILD, PLAIN_CHILD = 5342307140497099283, 10124855943767459275


def rolls(rng: int, times: int, limit: int) -> Counter[int]:
    """How often each number below the limit comes."""
    seen: Counter[int] = Counter()
    for _ in range(times):
        rng, number = below(rng, limit)
        seen[number] += 1
    return seen


def test_it_is_splitmix64() -> None:
    rng, bits = 1234567, []
    for _ in REFERENCE:
        rng, number = draw(rng)
        bits.append(number)

    assert tuple(bits) == REFERENCE


def test_the_results_of_a_seed_never_change() -> None:
    rng, order = shuffle(2026, tuple("abcdefgh"))
    rng, number = below(rng, 1000)
    rng, die = roll(rng)
    rng, letter = pick(rng, "xyz")

    assert ("".join(order), number, die, letter, rng) == FIXED


def test_a_keyed_generator_counts_and_hashes_with_its_key() -> None:
    rng, bits = keyed(SECRET), []
    for _ in HASHED:
        rng, number = draw(rng)
        bits.append(number)

    assert tuple(bits) == HASHED
    assert rng == keyed(SECRET) + len(HASHED)
    assert secret(rng) == SECRET
    assert secret(2**64 - 1) is None


def test_the_results_of_a_keyed_generator_never_change() -> None:
    rng, order = shuffle(keyed(SECRET), tuple("abcdefgh"))
    rng, number = below(rng, 1000)
    rng, die = roll(rng)
    rng, letter = pick(rng, "xyz")

    assert ("".join(order), number, die, letter) == KEYED_FIXED
    assert child(keyed(SECRET), "easy 1 20") == CHILD
    assert child(42, "easy 1 20") == PLAIN_CHILD


def test_every_secret_bit_counts() -> None:
    for bit in range(128):
        first, second = keyed(SECRET), keyed(SECRET ^ (1 << bit))

        assert draw(first)[1] != draw(second)[1], bit
        assert shuffle(first, range(20))[1] != shuffle(second, range(20))[1], bit
        assert child(first, "bot") != child(second, "bot"), bit


def test_a_keyed_generator_never_becomes_a_plain_one_and_keeps_its_secret() -> None:
    for bits in (0, 1, 2**128 - 1):
        rng = keyed(bits)
        for _ in range(1000):
            rng, _ = draw(rng)
        assert secret(rng) == bits


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_every_seed_counts_and_stays_within_sixty_four_bits(seed: int) -> None:
    rng, bits = draw(seed)

    assert 0 <= rng < 2**64
    assert 0 <= bits < 2**64
    assert rng != seed


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    orders = {shuffle(seed, range(20))[1] for seed in range(500)}
    firsts = Counter(below(seed, 5)[1] for seed in range(500))

    assert len(orders) == 500
    assert set(firsts) == set(range(5))
    assert max(firsts.values()) < 140


def test_a_generator_is_a_value_and_asking_twice_gives_the_same() -> None:
    assert draw(7) == draw(7)
    assert shuffle(7, "abc") == shuffle(7, "abc")


@pytest.mark.parametrize("rng", KINDS)
@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 100])
def test_numbers_below_a_limit_come_about_equally_often(rng: int, limit: int) -> None:
    seen = rolls(rng, 1000 * limit, limit)

    assert set(seen) == set(range(limit))
    assert 850 < min(seen.values()) <= max(seen.values()) < 1150


def test_a_die_has_its_sides_from_one() -> None:
    rng, seen = 5, set()
    for _ in range(200):
        rng, value = roll(rng)
        seen.add(value)

    assert seen == {1, 2, 3, 4, 5, 6}
    assert roll(5, sides=1)[1] == 1


def test_a_pick_is_one_of_the_items() -> None:
    picked = {pick(rng, "abc")[1] for rng in range(100)}

    assert picked == set("abc")


@pytest.mark.parametrize("size", [0, 1, 2, 60, 100])
def test_a_shuffle_keeps_every_item_once_and_leaves_the_given_ones_alone(size: int) -> None:
    items = list(range(size))
    _, order = shuffle(3, items)

    assert sorted(order) == items == list(range(size))


@pytest.mark.parametrize("rng", KINDS)
def test_every_bit_is_set_about_half_the_time(rng: int) -> None:
    counts = [0] * 64
    for _ in range(4000):
        rng, bits = draw(rng)
        counts = [count + (bits >> place & 1) for place, count in enumerate(counts)]

    assert 1850 < min(counts) <= max(counts) < 2150


@pytest.mark.parametrize("rng", KINDS)
def test_every_order_comes_about_equally_often(rng: int) -> None:
    seen = Counter[tuple[str, ...]]()
    for _ in range(6000):
        rng, order = shuffle(rng, "abc")
        seen[order] += 1

    assert set(seen) == set(permutations("abc"))
    assert 850 < min(seen.values()) <= max(seen.values()) < 1150


def test_a_child_depends_on_its_parent_and_its_name_alone() -> None:
    names = ("bot 1", "bot 2", "tob 1", "imagined", "b")
    parents = (0, 1, 2**64 - 1, keyed(0), keyed(1), keyed(1) + 1)
    children = {child(parent, name) for parent in parents for name in names}

    assert len(children) == 30
    assert child(1, "bot 1") == child(1, "bot 1")
    assert all(0 <= each < 2**64 for each in children)


@pytest.mark.parametrize("parent", [42, keyed(42)])
def test_a_child_goes_its_own_way(parent: int) -> None:
    def numbers(rng: int) -> list[int]:
        found = []
        for _ in range(100):
            rng, bits = draw(rng)
            found.append(bits)
        return found

    own, parents = numbers(child(parent, "bot")), numbers(parent)

    assert not set(own) & set(parents)


def test_the_seeds_of_a_series_are_of_the_same_kind_and_never_meet() -> None:
    for first in (0, 2**64 - 2, keyed(0), keyed(2**128 - 2)):
        seeds = [another(first, number) for number in range(5)]
        firsts = {shuffle(seed, range(30))[1] for seed in seeds}

        assert seeds[0] == first
        assert len(firsts) == 5
        assert {secret(seed) is None for seed in seeds} == {secret(first) is None}

    assert another(7, 3) == 10
