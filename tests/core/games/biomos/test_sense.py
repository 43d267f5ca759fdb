"""What a sensible player looks at, and how well it plays."""

import pytest
from msgspec.structs import replace

from core.bots.players import bot
from core.effort import HARD, Effort
from core.games.biomos.cards import CARD
from core.games.biomos.game import GAME
from core.games.biomos.near import lacking
from core.games.biomos.state import State
from core.rng import child
from tests.core.games.biomos.tables import answers, lay, play


def liked(state: State) -> str:
    """The answer that the seat likes best."""
    [prompt] = GAME.ask(state)
    likes = GAME.policy(GAME.view(state, prompt.seat), prompt.answers)
    best = prompt.answers[likes.index(max(likes))]
    return next(name for name, (_, option) in answers(state).items() if option == best)


@pytest.mark.parametrize(
    ("pattern", "text", "lack"),
    [
        ("ss", "", 2),
        ("ss", "d", 2),
        ("ss", "sds", 1),
        ("ss", "dss", 0),
        ("s.s", "ss", 1),
        ("fmmf", "fm", 2),
        ("fmmf", "mmf", 1),
        ("m.m.m.m", "mdmdm", 2),
    ],
)
def test_how_many_markers_a_pattern_lacks(pattern: str, text: str, lack: int) -> None:
    card = next(key for key, card in CARD.items() if card.pattern == pattern)

    assert lacking(card, (text, len(text))) == lack


def test_it_takes_what_completes_a_card_and_places_it_there() -> None:
    table = lay("fmm", small="s11 - - -", large="- - - -")
    assert liked(table) == "take f"

    assert liked(play(table, "take f")) == "place 3"


def test_it_claims_the_best_card() -> None:
    table = play(lay("sss", held="s", small="s04 - - -", large="g06 - - -"), "place 0")

    assert liked(table) == "claim g06"


def test_it_uses_an_event_that_completes_a_card() -> None:
    table = lay("fdsm", held="i", small="s03 - - -", large="- - - -", mode="advanced")

    assert liked(play(table, "place 4")) == "use irrigate 1"


def test_it_moves_a_marker_that_stands_between_two_of_a_kind() -> None:
    table = play(lay("sds", held="f", small="s04 - - -", large="- - - -"), "place moon")
    after = play(table, liked(table))

    assert play(after, liked(after)).planets[0].track in {"dss", "ssd"}


def test_it_picks_a_planet_whose_colour_is_wanted() -> None:
    table = GAME.setup(GAME.chosen({"mode": "advanced", "starter": "2"}), 2, 3)
    table = replace(table, display=tuple("iiiid"), small=("s01", "s14", "s24", None))

    assert liked(table) == "settle i"


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("games", [40, pytest.param(400, marks=pytest.mark.long)])
def test_easy_beats_random_in_95_of_100_games(mode: str, games: int) -> None:
    won = 0.0
    for number in range(games):
        state, mine = GAME.setup(GAME.chosen({"mode": mode}), 2, number), number % 2
        rng = child(number, "bots")
        while prompts := GAME.ask(state):
            [prompt], rng = prompts, child(rng, "on")
            player = bot("easy" if prompt.seat == mine else "random")
            answer = player(GAME, GAME.view(state, prompt.seat), prompt.answers, rng)
            state, _ = GAME.apply(state, prompt.seat, answer.move)
        winners = GAME.winners(state)
        won += (mine in winners) / len(winners)

    assert won / games >= 0.95


@pytest.mark.parametrize(
    ("mode", "seats", "medium"),
    [
        ("basic", 2, 30),
        ("basic", 3, 30),
        ("basic", 4, 10),
        ("advanced", 2, 30),
        ("advanced", 4, 30),
    ],
)
def test_among_many_hard_keeps_no_tree_and_with_four_in_the_basic_game_medium_thinks_less(
    mode: str, seats: int, medium: int
) -> None:
    view = GAME.view(GAME.setup(GAME.chosen({"mode": mode}), seats, 1), 0)

    assert GAME.medium(view) == Effort(medium)
    assert (GAME.hard(view) == HARD) == (seats == 2)
    assert GAME.hard(view).tree == (seats == 2)
