"""Match option `board`: what it decides, and that old matches keep the older one."""

from pathlib import Path

import pytest

from core.catalogue import words
from core.games.biekrig.board import SPACES, YEAR, Layout
from core.games.biekrig.events import Moved
from core.games.biekrig.game import GAME
from core.games.biekrig.sense import Sense
from core.words import Words
from saves.reader import read
from tests.core.games.biekrig.tables import act, lay
from tests.naming import at

ENGLISH = Words("en", (words("biekrig", "en"),), ("Anna", "Bo"))
OLD = sorted((Path(__file__).parents[3] / "golden/biekrig").glob("*.jsonl"))


def test_new_matches_have_the_busy_board_unless_it_is_chosen_otherwise() -> None:
    found = [GAME.setup(GAME.chosen(given), 2, 1).rules.board for given in ({}, {"board": "quiet"})]

    assert found == ["busy", "quiet"]


def test_what_was_agreed_without_the_option_means_the_quiet_board() -> None:
    old = tuple(pair for pair in GAME.chosen({}) if pair[0] != "board")

    assert dict(GAME.agreed(old)) == {**dict(GAME.chosen({})), "board": "quiet"}
    assert GAME.setup(old, 2, 1) == GAME.setup(GAME.agreed(old), 2, 1)
    assert GAME.setup(old, 2, 1).rules.board == "quiet"


def test_a_move_is_told_with_the_space_of_its_own_board(board: Layout) -> None:
    for place in range(YEAR):
        with at("space", place):
            _, events = act(lay(space=(place - 1) % YEAR, dice=[1, 6, 6, 6]), "roll")
            (moved,) = (event for event in events if isinstance(event, Moved))
            told = GAME.tell(moved)

            assert told is not None
            assert dict(told.args)["space"] == f"space.{SPACES[board][place].name}"


@pytest.mark.parametrize("save", OLD, ids=lambda save: save.stem)
def test_old_saves_are_told_with_the_quiet_board_while_others_are_played_on_the_busy_one(
    save: Path,
) -> None:
    journal = read(save).journal
    GAME.view(GAME.setup(GAME.chosen({}), 2, 1), 0)
    moves = [each for entry in journal.entries for each in entry.events if isinstance(each, Moved)]
    for event in moves:
        told = GAME.tell(event)
        assert told is not None
        assert dict(told.args)["space"] == f"space.{SPACES['quiet'][event.to].name}"
    own = GAME.view(journal.state, 0).own
    assert own is not None
    assert journal.state.rules.board == own.rules.board == "quiet"  # type: ignore[attr-defined]


def test_the_faces_the_landing_and_the_card_belong_to_the_same_board(board: Layout) -> None:
    for place in range(YEAR):
        table = lay("25", space=place, dice=[1, 1, 1, 1])
        own = GAME.view(table, 0).own
        (after, events) = act(table, "roll")
        (moved,) = (event for event in events if isinstance(event, Moved))
        space = SPACES[board][moved.to]

        assert own.ahead[0].kind == space.kind  # type: ignore[union-attr]
        assert own.ahead[0].colour == space.colour  # type: ignore[union-attr]
        assert bool(after.hands[0]) == (space.kind == "event")
        assert (sum(after.apiaries[0].pollen) > 0) == (space.kind == "flower")
        assert after.rules.board == GAME.determinise(GAME.view(after, 1), 3).rules.board == board


def test_the_easy_bot_counts_the_swarm_spaces_of_the_board_it_plays_on(board: Layout) -> None:
    for place in range(YEAR):
        ahead = [SPACES[board][(place + die) % YEAR].kind for die in range(1, 7)]

        assert Sense(GAME.view(lay(space=place), 0)).swarms == ahead.count("swarm")
