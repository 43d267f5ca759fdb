"""The oracle of Biomos plays with itself: what holds in every game."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.naming import at
from tests.oracle.biomos import Answer, Game
from tests.oracle.biomos_data import CARDS, COLOURS, Chance, Options, set_up
from tests.oracle.biomos_planet import JOKER, TRACK

CAPACITY = {"basic": 13, "advanced": 15}


def every_marker(state: dict[str, Any]) -> Counter[str]:
    """All markers, wherever they are."""
    found: Counter[str] = Counter()
    for pile in ("bag", "display", "hole", "spent"):
        found.update(state[pile])
    for planet, fields in zip(state["planets"], state["fields"], strict=True):
        found.update(filter(None, [planet["moon"], *fields.values()]))
    found.update(filter(None, [state["hand"]]))
    return found


def every_card(state: dict[str, Any]) -> list[str]:
    """All cards still in the game, in order."""
    claimed = [card for cards in [*state["cards"], state["hole_cards"]] for card in cards]
    return sorted([*filter(None, state["small"] + state["large"]), *state["deck"], *claimed])


def strips(planet: dict[str, Any], breaks: bool, closable: bool) -> list[list[str]]:
    """The rows to search, as S7 builds them without looking at any field."""
    line = [planet["f2"], *planet["track"], planet["f1"]]
    row = [marker for marker in line if marker is not None]
    if closable and (None not in (planet["f1"], planet["f2"]) or not breaks):
        return [row[start:] + row[:start] for start in range(len(row))]
    return [row]


def matches(card: str, row: list[str]) -> bool:
    """Whether the pattern lies in a row, anywhere."""
    pattern = CARDS[card].pattern
    return any(
        all(wanted in {JOKER, row[start + place]} for place, wanted in enumerate(pattern))
        for start in range(len(row) - len(pattern) + 1)
    )


def check_claims(game: Game, state: dict[str, Any], answers: set[Answer], options: Options) -> None:
    """The cards found by walking over the fields are those found by S7."""
    rows = strips(
        state["planets"][state["turn"]],
        options.fixed_gap_breaks_ring,
        options.mode == "advanced",
    )
    offered = filter(None, state["small"] + state["large"])
    found = {("claim", card) for card in offered if any(matches(card, row) for row in rows)}
    assert answers - {("decline",)} == found


def check_places(state: dict[str, Any], answers: set[Answer]) -> None:
    """Every gap of a track that is not full, every empty fixed field, and the empty moon."""
    planet, fields = state["planets"][state["turn"]], state["fields"][state["turn"]]
    size = len(planet["track"])
    gaps = {("place", gap) for gap in range(size + 1)} if size < len(TRACK) else set()
    fixed = {("place", name) for name in ("f1", "f2") if fields.get(name, "sea") is None}
    assert answers == gaps | fixed | ({("moon",)} if planet["moon"] is None else set())


def check_drops(state: dict[str, Any], answers: set[Answer]) -> None:
    """What is held can go to every gap but the one that a full track left."""
    size = len(state["planets"][state["turn"]]["track"])
    gaps = [answer for answer in answers if isinstance(answer[1], int)]
    assert len(gaps) in ({size + 1} if size < 11 else {11, 12, 0})
    assert answers


def what_always_holds(game: Game, state: dict[str, Any], options: Options) -> None:
    """Between two answers."""
    assert every_marker(state) == dict.fromkeys(COLOURS, 12)
    for planet, fields in zip(state["planets"], state["fields"], strict=True):
        assert planet["track"] == [fields[name] for name in TRACK if fields[name] is not None]
    if not (questions := game.questions()):
        assert state["turn"] is state["step"] is state["hand"] is None
        return
    [(seat, answers)] = questions.items()
    assert (seat, bool(answers)) == (state["turn"], True)
    assert len(state["display"]) > 0 or state["step"] != "take"
    assert (state["hand"] is not None) is (state["step"] in {"place", "drop"})
    match state["step"]:
        case "claim":
            check_claims(game, state, answers, options)
        case "place":
            check_places(state, answers)
        case "drop":
            check_drops(state, answers)
        case "event":
            assert options.mode == "advanced"
        case _:
            pass


def slide_about(game: Game, chance: Random) -> None:
    """Bring the markers of every track anywhere on it, in the same order (S2, S3)."""
    for planet in game.planets:
        markers = [planet.ring[name] for name in planet.lying()]
        goals = sorted(chance.sample(range(len(TRACK)), len(markers)))
        planet.ring.update(dict.fromkeys(TRACK))
        planet.ring.update(
            {TRACK[goal]: marker for goal, marker in zip(goals, markers, strict=True)}
        )


def without_fields(state: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on where the markers lie."""
    return {name: value for name, value in state.items() if name != "fields"}


def choose(chance: Random, answers: set[Answer], eager: float) -> Answer:
    """The more eager, the more claims and events."""
    active = {answer for answer in answers if answer != ("decline",)}
    return chance.choice(sorted(active if chance.random() < eager else answers, key=str))


def some_options(chance: Random) -> Options:
    """Any game the rules know."""
    seats = chance.randint(1, 4)
    return Options(
        seats,
        chance.choice(["basic", "advanced"]),
        chance.randrange(seats),
        chance.choice(["pick", "random"]),
        large_g05_in_deck=chance.random() < 0.5,
        compensation_in_advanced=chance.random() < 0.3,
        fixed_gap_breaks_ring=chance.random() < 0.5,
        event_break_may_hit_moon=chance.random() < 0.5,
    )


def dice(seed: float) -> Chance:
    """Chance that comes out the same again."""
    chance = Random(seed)
    return lambda _, pile: chance.choice(pile)


def play(options: Options, chance: Random) -> Game:
    """One game by chance; beside it the same, whose markers are slid about before every answer."""
    table = set_up(options, lambda _, pile: chance.choice(pile))
    seed, eager = chance.random(), chance.random()
    one, other = Game(table, dice(seed)), Game(table, dice(seed))
    pack = every_card(one.state())
    assert len(set(pack)) == len(pack) == 34
    while questions := one.questions():
        state = one.state()
        what_always_holds(one, state, options)
        assert every_card(state) == pack
        assert other.questions() == questions
        assert without_fields(other.state()) == without_fields(state)
        [(seat, answers)] = questions.items()
        answer = choose(chance, answers, eager)
        slide_about(other, chance)
        one.answer(seat, answer)
        other.answer(seat, answer)
    what_always_holds(one, one.state(), options)
    return one


@pytest.mark.parametrize("games", [20, pytest.param(150, marks=pytest.mark.long)])
def test_a_random_game_keeps_its_markers_and_its_cards(games: int) -> None:
    for seed in range(games):
        with at("seed", seed):
            keeps_its_markers_and_its_cards(seed)


def keeps_its_markers_and_its_cards(seed: int) -> None:
    chance = Random(seed)
    options = some_options(chance)

    game = play(options, chance)

    late = {1: 0, 2: 1, 3: 1, 4: 2}[options.seats]
    if options.mode == "advanced" and not options.compensation_in_advanced:
        late = 0
    state, capacity = game.state(), CAPACITY[options.mode]
    assert state["turns"] == options.seats * capacity - late
    assert all(planet.is_full() for planet in game.planets)
    assert set(game.winners()) <= set(range(options.seats))
    if options.seats > 1:
        assert game.winners()
    else:
        assert sum(state["hole"].values()) + sum(state["spent"].values()) == 2 * capacity


@pytest.mark.parametrize(
    ("mode", "seats", "turns", "left"),
    [
        ("basic", 1, 13, 21),
        ("basic", 2, 25, 34),
        ("basic", 3, 38, 19),
        ("basic", 4, 50, 8),
        ("advanced", 1, 15, 15),
        ("advanced", 2, 30, 30),
        ("advanced", 3, 45, 15),
        ("advanced", 4, 60, 0),
    ],
)
def test_the_supply_of_section_6(mode: str, seats: int, turns: int, left: int) -> None:
    state = play(Options(seats, mode), Random(f"{mode}{seats}")).state()
    assert state["turns"] == turns
    assert sum(state["bag"].values()) == left
